/// What shows a number in a range (V5 of the vocabulary).
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  let label: Label
  let valueLabel: CurrentValueLabel
  let minimumLabel: BoundsLabel
  let maximumLabel: BoundsLabel
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), valueLabel: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), valueLabel: currentValueLabel(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with its value and the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      label: label(), valueLabel: currentValueLabel(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel())
  }
}

extension Gauge: ControlView {
  /// A circle of a fixed size, or a bar with its labels.
  package func parts(_ measures: ControlMeasures) -> some View {
    if measures.environment.gaugeIsCircular {
      ControlArea(width: measures[.gaugeSize], height: measures[.gaugeSize])
    } else {
      VStack {
        label
        HStack {
          minimumLabel
          ControlArea(height: measures[.gaugeHeight])
          maximumLabel
        }
        valueLabel
      }
    }
  }
}

/// How gauges look.
public protocol GaugeStyle {
  /// Whether it is a circle.
  var isCircular: Bool { get }
}

/// How gauges look, by the system's styles.
public struct NamedGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// Whether it is a circle.
  public let isCircular: Bool
}

extension GaugeStyle where Self == NamedGaugeStyle {
  /// As the system thinks best: a bar.
  public static var automatic: NamedGaugeStyle { NamedGaugeStyle(isCircular: false) }
  /// A bar.
  public static var linearCapacity: NamedGaugeStyle { NamedGaugeStyle(isCircular: false) }
  /// A small bar.
  public static var accessoryLinear: NamedGaugeStyle { NamedGaugeStyle(isCircular: false) }
  /// A small bar that is filled.
  public static var accessoryLinearCapacity: NamedGaugeStyle { NamedGaugeStyle(isCircular: false) }
  /// A circle.
  public static var accessoryCircular: NamedGaugeStyle { NamedGaugeStyle(isCircular: true) }
  /// A circle that is filled.
  public static var accessoryCircularCapacity: NamedGaugeStyle { NamedGaugeStyle(isCircular: true) }
}

extension EnvironmentValues {
  var gaugeIsCircular: Bool {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets how the gauges inside look (V5 of the vocabulary).
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.gaugeIsCircular, style.isCircular)
  }
}
