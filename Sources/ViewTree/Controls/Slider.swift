/// A control for a number in a range: it fills the proposed width, and has a height of its own (V5 of the vocabulary). Outside
/// of forms its label is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel

  /// Makes a slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// Makes a slider that goes in steps, with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumLabel = EmptyView()
    maximumLabel = EmptyView()
  }

  /// Makes a slider that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumLabel = EmptyView()
    maximumLabel = EmptyView()
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumLabel = EmptyView()
    maximumLabel = EmptyView()
  }

  /// Makes a slider that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumLabel = EmptyView()
    maximumLabel = EmptyView()
  }
}

extension Slider: ControlView {
  /// The labels at the ends and the bar between them.
  package func parts(_ measures: ControlMeasures) -> some View {
    let area = ControlArea(idealWidth: measures[.sliderWidth], height: measures[.sliderHeight])
    let bar = measures.system.isMac ? area.controlEdges(measures[.barSpacing]) : area.unmodified
    if ValueLabel.self == EmptyView.self {
      bar
    } else {
      HStack {
        minimumLabel
        bar
        maximumLabel
      }
    }
  }
}

/// A control that makes a number greater or less by a step (V5 of the vocabulary).
public struct Stepper<Label: View>: View {
  let label: Label

  /// Makes a stepper.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper of what it does.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a title.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  /// Makes a stepper of a title, in a range.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  /// Makes a stepper of a title and of what it does.
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
}

extension Stepper: ControlView {
  /// The label and the two buttons: on iOS at both ends of the proposed width, on a Mac side by side.
  package func parts(_ measures: ControlMeasures) -> some View {
    let control = ControlArea(width: measures[.stepperWidth], height: measures[.stepperHeight])
    if measures.system.isMac {
      HuggingRow(label: label, control: control)
    } else {
      LabeledRow(label: label, control: control).controlEdges()
    }
  }
}
