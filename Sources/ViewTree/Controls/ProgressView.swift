/// What shows that something goes on, or how far it has got (V5 of the vocabulary).
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// Whether it is known how far it has got.
  let isDeterminate: Bool
  let label: Label?
  let valueLabel: CurrentValueLabel?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() where Label == EmptyView { self.init(isDeterminate: false, label: nil, valueLabel: nil) }

  /// Shows that something goes on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(isDeterminate: false, label: label(), valueLabel: nil)
  }

  /// Shows that something goes on, with a title.
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(isDeterminate: false, label: Text(title), valueLabel: nil)
  }

  /// Shows how far something has got.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(isDeterminate: value != nil, label: nil, valueLabel: nil)
  }

  /// Shows how far something has got, with a title.
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
    self.init(isDeterminate: value != nil, label: Text(title), valueLabel: nil)
  }

  /// Shows how far something has got, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(isDeterminate: value != nil, label: label(), valueLabel: nil)
  }
}

extension ProgressView {
  /// Shows how far something has got, with a label and the number.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(isDeterminate: value != nil, label: label(), valueLabel: currentValueLabel())
  }
}

extension ProgressView: ControlView {
  /// A turning wheel with its label below, or a bar with its label above.
  package func parts(_ measures: ControlMeasures) -> some View {
    if measures.environment.progressStyle == .linear
      || (isDeterminate && measures.environment.progressStyle != .circular)
    {
      VStack(alignment: .leading, spacing: measures[.progressSpacing]) {
        if let label { label }
        ControlArea(height: measures[.progressHeight])
        if let valueLabel { valueLabel.font(.caption) }
      }
    } else {
      let side =
        switch measures.environment.controlSize {
        case .mini, .small: measures[.smallActivitySize]
        case .regular: measures[.activitySize]
        case .large, .extraLarge: measures[.largeActivitySize]
        }
      VStack {
        ControlArea(width: side, height: side)
        if let label { label }
      }
    }
  }
}

/// How progress is shown.
public protocol ProgressViewStyle {
  /// Which of the system's forms it is.
  var form: ProgressForm { get }
}

/// The form in which progress is shown.
public enum ProgressForm: Hashable, Sendable {
  /// A wheel where it is not known how far something has got, else a bar.
  case automatic
  /// A bar.
  case linear
  /// A wheel.
  case circular
}

/// As the system thinks best.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// As the system thinks best.
  public var form: ProgressForm { .automatic }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style in a colour.
  public init(tint: Color) {}
  /// A bar.
  public var form: ProgressForm { .linear }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style in a colour.
  public init(tint: Color) {}
  /// A wheel.
  public var form: ProgressForm { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the system thinks best.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  var progressStyle: ProgressForm {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

private enum ProgressStyleKey: EnvironmentKey { static var defaultValue: ProgressForm { .automatic } }

extension View {
  /// Sets how progress is shown inside (V5 of the vocabulary).
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.progressStyle, style.form)
  }
}
