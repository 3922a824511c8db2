/// A control for what can be on or off (V5 of the vocabulary).
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Makes a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a toggle of several values.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.isOn = .constant(sources.allSatisfy { $0[keyPath: isOn].wrappedValue })
    self.label = label()
  }
}

extension Toggle: ControlView {
  /// What the style around makes of the label.
  package func parts(_ measures: ControlMeasures) -> some View {
    HeldContent(content: measures.environment.toggleStyle.body(label, isOn))
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of a title.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// Makes a toggle of a title.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == ViewTree.Label<Text, Image> {
  /// Makes a toggle of a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle of a style's configuration once more, for a style that adds to another.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// How toggles look: the views that it makes of their labels, and nothing else (V5.7 of the vocabulary).
public protocol ToggleStyle {
  /// The type of the views.
  associatedtype Body: View

  /// What is known of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The views of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let content: any View

    /// The label.
    public var body: some View { LabelContent(content: content) }
  }

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of its values are on and others are not.
  public let isMixed = false
}

struct AnyToggleStyle {
  let body: (_ label: any View, _ isOn: Binding<Bool>) -> any View

  init(_ style: some ToggleStyle) {
    body = { label, isOn in
      style.makeBody(
        configuration: ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(content: label), isOn: isOn))
    }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

extension View {
  /// Sets how the toggles inside look (V5 of the vocabulary).
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}

/// The label and a switch: on iOS at both ends of the proposed width, on a Mac side by side.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View { Row(label: configuration.label) }

  private struct Row: ControlView {
    let label: ToggleStyleConfiguration.Label

    func parts(_ measures: ControlMeasures) -> some View {
      let control = ControlArea(width: measures[.switchWidth], height: measures[.switchHeight]).fixedSize()
      if measures.system.isMac {
        HuggingRow(label: label, control: control)
      } else if measures.environment.isInList, !measures.environment.hidesLabels {
        // A row is as high as the label's line on iOS 26, with the switch standing out of it, and fits it before (V5).
        if measures.system.isOf2025 {
          LabeledRow(label: label, control: control.frame(height: 0))
        } else {
          let _ = measures.follow(.switchInRow)
          LabeledRow(label: label, control: control)
        }
      } else {
        LabeledRow(label: label, control: control).controlEdges()
      }
    }
  }
}

/// A box with a mark and the label, side by side.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The box and the label.
  public func makeBody(configuration: Configuration) -> some View { Row(label: configuration.label) }

  private struct Row: ControlView {
    let label: ToggleStyleConfiguration.Label

    func parts(_ measures: ControlMeasures) -> some View {
      let box = ControlArea(width: measures[.checkboxSize], height: measures[.checkboxSize])
      if measures.environment.hidesLabels {
        box
      } else {
        HStack(spacing: measures[.checkboxSpacing]) {
          // The box does not make the line higher: the control is as high as its text (V5).
          Color.clear.frame(width: measures[.checkboxSize], height: 0).overlay { box }
          label
        }
        .controlEdges(measures.system.isMac ? measures[.checkboxGap] : nil)
      }
    }
  }
}

/// A button that is on or off.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// A button of the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button(role: nil, label: configuration.label)
  }
}

/// As the system thinks best: a switch on iOS, a checkbox on a Mac.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label with a switch or a checkbox.
  public func makeBody(configuration: Configuration) -> some View { Automatic(configuration: configuration) }

  private struct Automatic: ControlView {
    let configuration: ToggleStyleConfiguration

    func parts(_ measures: ControlMeasures) -> some View {
      if measures.system.isMac {
        CheckboxToggleStyle().makeBody(configuration: configuration)
      } else {
        SwitchToggleStyle().makeBody(configuration: configuration)
      }
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the system thinks best.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
