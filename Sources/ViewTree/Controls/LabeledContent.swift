public import Foundation

/// A label and what belongs to it: at both ends of the proposed width, on a Mac side by side (V5 of the vocabulary).
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a labelled view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// Makes a labelled view of a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a labelled text.
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    label = Text(title)
    content = Text(value)
  }

  /// Makes a labelled value in a format.
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    label = Text(title)
    content = Text(verbatim: format.format(value))
  }
}

extension LabeledContent: ControlView {
  /// What the style around makes of both.
  package func parts(_ measures: ControlMeasures) -> some View {
    HeldContent(content: measures.environment.labeledContentStyle.body(label, content))
  }
}

/// How labelled views look: the views that it makes of their parts, and nothing else (V5.7 of the vocabulary).
public protocol LabeledContentStyle {
  /// The type of the views.
  associatedtype Body: View

  /// What is known of a labelled view.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The views of a labelled one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a labelled view.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: any View

    /// The label.
    public var body: some View { HeldContent(content: content) }
  }

  /// What belongs to the label.
  public struct Content: View {
    let content: any View

    /// The view.
    public var body: some View { HeldContent(content: content) }
  }

  /// The label.
  public let label: Label
  /// What belongs to it.
  public let content: Content
}

struct AnyLabeledContentStyle {
  let body: (_ label: any View, _ content: any View) -> any View

  init(_ style: some LabeledContentStyle) {
    body = { label, content in
      style.makeBody(
        configuration: LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(content: label),
          content: LabeledContentStyleConfiguration.Content(content: content)))
    }
  }
}

/// As the system thinks best: at both ends of the width on iOS, side by side on a Mac.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}

  /// The label and what belongs to it.
  public func makeBody(configuration: Configuration) -> some View { Row(configuration: configuration) }

  private struct Row: ControlView {
    let configuration: LabeledContentStyleConfiguration

    func parts(_ measures: ControlMeasures) -> some View {
      if measures.system.isMac {
        HuggingRow(label: configuration.label, control: configuration.content)
      } else {
        LabeledRow(label: configuration.label, control: configuration.content)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the system thinks best.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle { AnyLabeledContentStyle(AutomaticLabeledContentStyle()) }
}

extension View {
  /// Sets how the labelled views inside look (V5 of the vocabulary).
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
}
