/// A control: a composition of views with numbers from the table of its system's measures.
package protocol ControlView: PrimitiveView {
  /// The type of the views.
  associatedtype Parts: View

  /// The views of which the control is made, in the environment of `measures`.
  @ViewBuilder func parts(_ measures: ControlMeasures) -> Parts
}

extension ControlView {
  /// The parts, with the rules of the measures that nobody recorded.
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let measures = ControlMeasures(environment)
    let view = environment.whileCurrent { parts(measures) }
    let list = ViewList(view, in: environment)
    guard !measures.rules.isEmpty else { return list }
    return list.changingNode { node in node.modifiers += measures.rules.map { .follows($0) } }
  }
}

/// A reader of the table of platform metrics for one control. It keeps the rule of each number that it read and that is
/// public or a guess, as that of the 51-point switch of iOS 18.
package final class ControlMeasures {
  /// The environment of the control.
  package let environment: EnvironmentValues
  /// The rules of the measures that were read and that neither a recording nor audited code vouches for.
  private(set) var rules: [Rule] = []

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The system for which the control is made.
  var system: PlatformSystem { environment.platformMetrics.system }

  /// A measure in points.
  subscript(metric: PlatformMetric) -> CGFloat {
    let isReplaced = environment.platformMetrics.replaced[metric] != nil
    if !isReplaced { follow(metric.rule(on: system)) }
    return environment.platformMetrics[metric]
  }

  /// Notes a rule of the control's own, where it is uncertain.
  func follow(_ rule: Rule) {
    if rule.isUncertain, !rules.contains(rule) { rules.append(rule) }
  }
}

/// A view whose type is hidden, as the label of a style's configuration. Unlike ``AnyView`` it does not make its stack dynamic:
/// a style's views are known when its body is written.
struct HeldContent: PrimitiveView {
  let content: any View

  func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(content, in: environment) }
}

/// A part of a control that is drawn, of a fixed height and either as wide as it is proposed or of a fixed width.
struct ControlArea: View {
  /// In points; `nil` for one that is as wide as it is proposed.
  var width: CGFloat?
  /// The width in points where none is proposed.
  var idealWidth: CGFloat = 0
  /// In points.
  var height: CGFloat

  var body: some View {
    if let width {
      RoundedRectangle(cornerRadius: min(width, height) / 2).fill(.fill).frame(width: width, height: height)
    } else {
      Capsule().fill(.fill).frame(minWidth: 0, idealWidth: idealWidth, maxWidth: .infinity).frame(height: height)
    }
  }
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The sizes, from the least.
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// How large controls are; regular.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether the labels of controls are left out.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  /// Whether views stand in a row of a list or a form.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets how large the controls inside are (V5 of the vocabulary).
  public func controlSize(_ controlSize: ControlSize) -> EnvironmentView<Self> {
    environment(\.controlSize, controlSize)
  }

  /// Leaves the labels of the controls inside out, with their gaps (V5.3 of the vocabulary).
  public func labelsHidden() -> EnvironmentView<Self> { environment(\.hidesLabels, true) }
}

/// A row of a label and a control: the label leading, a spacer that gives way first, the control trailing (V5.5 of the
/// vocabulary).
struct LabeledRow<Label: View, Control: View>: ControlView {
  let label: Label
  let control: Control

  func parts(_ measures: ControlMeasures) -> some View {
    if measures.environment.hidesLabels {
      control
    } else {
      HStack(spacing: 0) {
        VStack(alignment: .leading) { label }
        Spacer(minLength: measures[.toggleSpacing]).layoutPriority(-1)
        HStack { control }
      }
    }
  }
}

/// A label and a control that hug each other, as on a Mac; in a form of cards there they stand at both ends of its row.
struct HuggingRow<Label: View, Control: View>: ControlView {
  let label: Label
  let control: Control

  func parts(_ measures: ControlMeasures) -> some View {
    if measures.environment.hidesLabels {
      control
    } else if measures.environment.isInMacForm {
      let _ = measures.follow(.formRow)
      LabeledRow(label: label, control: control)
    } else {
      HStack(spacing: measures[.toggleSpacing]) {
        label
        if measures.environment.isInFormColumns {
          control.alignmentGuide(.formControls) { $0[HorizontalAlignment.leading] }
        } else {
          control
        }
      }
    }
  }
}
