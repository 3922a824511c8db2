public import Foundation

/// A control that chooses a moment (V5 of the vocabulary): its label with pills of the date and the time, which are those of
/// the chosen moment in English, at Greenwich.
public struct DatePicker<Label: View>: View {
  /// Which parts of a moment are chosen.
  public struct Components: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The day.
    public static var date: Components { Components(rawValue: 1) }
    /// The time of the day.
    public static var hourAndMinute: Components { Components(rawValue: 2) }
  }

  let date: Date
  let components: Components
  let label: Label

  /// Makes a picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }

  /// Makes a picker of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }

  init(date: Date, components: Components, label: Label) {
    self.date = date
    self.components = components
    self.label = label
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of a title.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }

  /// Makes a picker of a title and a range.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }

  /// Makes a picker of a title, from a moment on.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }

  /// Makes a picker of a title, up to a moment.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }
}

extension DatePicker: ControlView {
  /// The control in the style around.
  package func parts(_ measures: ControlMeasures) -> some View {
    switch measures.environment.datePickerStyle {
    case .wheel: ControlArea(idealWidth: measures[.wheelWidth], height: measures[.wheelHeight])
    case .graphical: ControlArea(idealWidth: measures[.calendarWidth], height: measures[.calendarHeight])
    case .compact:
      let control = HStack(spacing: measures[.dateSpacing]) {
        if components.contains(.date) { pill(Text(shortDate), measures) }
        if components.contains(.hourAndMinute) { pill(Text(date, style: .time), measures) }
      }
      if measures.system.isMac {
        HuggingRow(label: label, control: control)
      } else {
        LabeledRow(label: label, control: control)
      }
    }
  }

  private func pill(_ text: Text, _ measures: ControlMeasures) -> some View {
    text.padding(.horizontal, measures[.dateWidth]).padding(.vertical, measures[.datePaddingAbove])
  }

  private var shortDate: String {
    Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).year().month(.abbreviated).day().format(date)
  }
}

/// How pickers of moments look.
public protocol DatePickerStyle {
  /// Which of the system's forms it is.
  var form: DatePickerForm { get }
}

/// The form of a picker of moments.
public enum DatePickerForm: Hashable, Sendable {
  /// Pills.
  case compact
  /// Wheels.
  case wheel
  /// A calendar.
  case graphical
}

/// How pickers of moments look, by the system's styles.
public struct NamedDatePickerStyle: DatePickerStyle, Hashable, Sendable {
  /// The form.
  public let form: DatePickerForm
}

extension DatePickerStyle where Self == NamedDatePickerStyle {
  /// As the system thinks best: pills.
  public static var automatic: NamedDatePickerStyle { NamedDatePickerStyle(form: .compact) }
  /// Pills.
  public static var compact: NamedDatePickerStyle { NamedDatePickerStyle(form: .compact) }
  /// Wheels.
  public static var wheel: NamedDatePickerStyle { NamedDatePickerStyle(form: .wheel) }
  /// A calendar.
  public static var graphical: NamedDatePickerStyle { NamedDatePickerStyle(form: .graphical) }
  /// A field.
  public static var field: NamedDatePickerStyle { NamedDatePickerStyle(form: .compact) }
}

extension EnvironmentValues {
  var datePickerStyle: DatePickerForm {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private enum DatePickerStyleKey: EnvironmentKey { static var defaultValue: DatePickerForm { .compact } }

extension View {
  /// Sets how the pickers of moments inside look (V5 of the vocabulary).
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.datePickerStyle, style.form)
  }
}

/// A control that chooses a colour: its label and a well (V5 of the vocabulary).
public struct ColorPicker<Label: View>: View {
  let label: Label

  /// Makes a picker.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker of a title.
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(title)
  }
}

extension ColorPicker: ControlView {
  /// The label and the well: on iOS at both ends of the proposed width, on a Mac side by side.
  package func parts(_ measures: ControlMeasures) -> some View {
    let well = ControlArea(width: measures[.wellWidth], height: measures[.wellHeight])
    if measures.system.isMac {
      HuggingRow(label: label, control: well)
    } else {
      LabeledRow(label: label, control: well)
    }
  }
}
