public import Foundation

/// A text that can be changed: it fills the proposed width, and has the height of a line of its font (V5 of the vocabulary).
/// Where no width is proposed it has that of its text, or of what stands for it while it is empty.
public struct TextField<Label: View>: View {
  let text: String
  let label: Label
  let prompt: Text?
  let axis: Axis

  init(text: String, label: Label, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, label: label(), prompt: prompt)
  }

  /// Makes a field that grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, label: label(), prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Makes a field of a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(title))
  }

  /// Makes a field of a title.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text.wrappedValue, label: Text(titleKey), prompt: prompt)
  }

  /// Makes a field of a title, with what stands for an empty text.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, label: Text(title), prompt: prompt)
  }

  /// Makes a field of a title that grows along an axis.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text.wrappedValue, label: Text(title), prompt: prompt, axis: axis)
  }

  /// Makes a field of a value in a format.
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), label: Text(title), prompt: prompt)
  }

  /// Makes a field of a value in a format; empty where there is none.
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.wrappedValue.map { format.format($0) } ?? "", label: Text(title), prompt: prompt)
  }

  /// Makes a field of a value in the form of a formatter.
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", label: Text(title))
  }

  /// Makes a field of a title, with what is done when it is edited.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text.wrappedValue, label: Text(title))
  }

  /// Makes a field of a title, with what is done when it is no longer edited.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

extension TextField: ControlView {
  /// The text, in the border of the style around.
  package func parts(_ measures: ControlMeasures) -> some View {
    LabeledField(text: text, label: label, prompt: prompt, axis: axis)
  }
}

/// A text that can be changed and is not shown; as large as a ``TextField``.
public struct SecureField<Label: View>: View {
  let text: String
  let label: Label
  let prompt: Text?

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  /// Makes a field of a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil) { Text(title) }
  }

  /// Makes a field of a title, with what stands for an empty text.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a title, with what is done when it is no longer edited.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil) { Text(title) }
  }
}

extension SecureField: ControlView {
  /// As many dots as the text has characters, in the border of the style around.
  package func parts(_ measures: ControlMeasures) -> some View {
    LabeledField(
      text: String(repeating: "●", count: text.count), label: label, prompt: prompt, axis: .horizontal)
  }
}

/// A field, whose label stands in its place while it is empty, and before it in a form of columns on a Mac.
private struct LabeledField<Label: View>: ControlView {
  let text: String
  let label: Label
  let prompt: Text?
  let axis: Axis

  func parts(_ measures: ControlMeasures) -> some View {
    if measures.environment.isInFormColumns || measures.environment.isInMacForm {
      HuggingRow(
        label: label,
        control: FieldText(text: text, prompt: LabelContent(content: prompt ?? Text(verbatim: "")), axis: axis))
    } else {
      FieldText(
        text: text, prompt: prompt.map { LabelContent(content: $0) } ?? LabelContent(content: label), axis: axis)
    }
  }
}

/// The text of a field, in the border of the style around.
private struct FieldText: ControlView {
  let text: String
  let prompt: LabelContent
  let axis: Axis

  func parts(_ measures: ControlMeasures) -> some View {
    let isRounded =
      switch measures.environment.textFieldStyle {
      case .automatic: measures.system.isMac
      case .rounded: true
      case .plain: false
      }
    let font = measures.environment.textFont
    let line = font.pointSize * 1.193359375
    let pitch = max(font.lineHeight ?? 0, line)
    if axis == .vertical {
      // As many lines of 22 points as there are: a text of two is 42⅓ high, without the leading below its last line.
      let scale = measures.environment.displayScale
      let leading = max(0, pitch - (line * scale).rounded(.up) / scale)
      shown.frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, leading / 2 + (isRounded ? measures[.fieldPaddingAbove] : 0))
        .padding(.horizontal, isRounded ? measures[.fieldPadding] : 0)
    } else {
      shown.lineLimit(1).padding(.horizontal, isRounded ? measures[.fieldPadding] : 0)
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        .frame(height: isRounded ? roundedHeight(measures) : pitch)
        .controlEdges(measures.system.isMac ? measures[.fieldSpacing] : nil)
    }
  }

  /// The height of a border: 34 points on iOS, by the size of controls on a Mac (V5 of the vocabulary).
  private func roundedHeight(_ measures: ControlMeasures) -> CGFloat {
    switch measures.environment.controlSize {
    case .mini where measures.system.isMac: measures[.miniFieldHeight]
    case .small where measures.system.isMac: measures[.smallFieldHeight]
    default: measures[.fieldHeight]
    }
  }

  @ViewBuilder private var shown: some View {
    if text.isEmpty { prompt } else { Text(verbatim: text) }
  }
}

/// Many lines of text that can be changed: it takes what it is proposed (V5 of the vocabulary).
public struct TextEditor: View {
  /// Makes an editor.
  public init(text: Binding<String>) {}
}

extension TextEditor: ControlView {
  /// As large as it is proposed, and 12 points high where no height is.
  package func parts(_ measures: ControlMeasures) -> some View {
    Color.clear.frame(
      minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: measures[.editorHeight],
      maxHeight: .infinity)
  }
}

/// How fields look.
public protocol TextFieldStyle {
  /// Which of the system's styles it is.
  var border: FieldBorder { get }
}

/// The border of a field.
public enum FieldBorder: Hashable, Sendable {
  /// None on iOS, a rounded one on a Mac.
  case automatic
  /// A rectangle with round corners.
  case rounded
  /// None.
  case plain
}

/// As the system thinks best.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// As the system thinks best.
  public var border: FieldBorder { .automatic }
}

/// A rectangle with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// A rectangle with round corners.
  public var border: FieldBorder { .rounded }
}

/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// None.
  public var border: FieldBorder { .plain }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the system thinks best.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rectangle with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension EnvironmentValues {
  var textFieldStyle: FieldBorder {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: FieldBorder { .automatic } }

extension View {
  /// Sets how the fields inside look (V5 of the vocabulary).
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.textFieldStyle, style.border)
  }

  /// Sets how the editors of texts inside look; no effect on layout.
  public func textEditorStyle(_ style: some TextEditorStyle) -> ModifiedView<Self> { unmodified }
}

/// How editors of texts look.
public protocol TextEditorStyle {}

/// As the system thinks best.
public struct AutomaticTextEditorStyle: TextEditorStyle {}

/// Without a background.
public struct PlainTextEditorStyle: TextEditorStyle {}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the system thinks best.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
