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
    case .graphical where measures.system.isMac:
      HuggingRow(
        label: label,
        control: MacCalendar(showsDate: components.contains(.date), showsTime: components.contains(.hourAndMinute)))
    case .graphical: ControlArea(idealWidth: measures[.calendarWidth], height: measures[.calendarHeight])
    case .compact, .field:
      if measures.system.isMac {
        HuggingRow(label: label, control: macField(measures))
      } else {
        let pills = HStack(spacing: measures[.dateSpacing]) {
          if components.contains(.date) { pill(Text(shortDate), above: .datePaddingAbove, measures) }
          if components.contains(.hourAndMinute) {
            pill(Text(date, style: .time), above: .timePaddingAbove, measures)
          }
        }
        LabeledRow(label: label, control: pills).controlEdges()
      }
    }
  }

  private func pill(_ text: Text, above: PlatformMetric, _ measures: ControlMeasures) -> some View {
    text.padding(.horizontal, measures[.dateWidth]).padding(.vertical, measures[above])
  }

  /// The field of a Mac, whose width does not depend on the moment: 95 points of a date, and 78 without the stepper.
  private func macField(_ measures: ControlMeasures) -> some View {
    let hasStepper = measures.environment.datePickerStyle == .compact
    let width: PlatformMetric =
      switch (components.contains(.date), components.contains(.hourAndMinute)) {
      case (true, true): hasStepper ? .momentFieldWidth : .plainMomentFieldWidth
      case (false, true): hasStepper ? .timeFieldWidth : .plainTimeFieldWidth
      case (_, false): hasStepper ? .dateFieldWidth : .plainDateFieldWidth
      }
    return ControlArea(width: measures[width], height: measures[hasStepper ? .dateFieldHeight : .plainDateFieldHeight])
  }

  private var shortDate: String {
    Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).year().month(.abbreviated).day().format(date)
  }
}

/// A calendar and a clock of a Mac, each where its part of the moment is chosen (V5 of the vocabulary). That they stand side by
/// side is a guess.
private struct MacCalendar: ControlView {
  let showsDate: Bool
  let showsTime: Bool

  func parts(_ measures: ControlMeasures) -> some View {
    HStack {
      if showsDate {
        Color.clear.frame(width: measures[.calendarWidth], height: measures[.calendarHeight])
      }
      if showsTime {
        Color.clear.frame(width: measures[.clockSize], height: measures[.clockSize])
      }
    }
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
  /// A field, on a Mac without the stepper beside it.
  case field
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
  public static var field: NamedDatePickerStyle { NamedDatePickerStyle(form: .field) }
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
      LabeledRow(label: label, control: well).controlEdges()
    }
  }
}
