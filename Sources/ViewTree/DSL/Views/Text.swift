/// A text, broken into as many lines as its proposed width needs (section 16 of the semantics).
public struct Text: View, Hashable, Sendable {
  let string: String
  var font: Font?
  var fontWeight: Font.Weight?
  var isItalic = false
  var color: String?

  /// Makes a text of a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Makes a text of a string.
  public init(verbatim content: String) { string = content }
}

extension Text: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var font = font ?? environment.font ?? .body
    if let weight = fontWeight ?? environment.fontWeight { font = font.weight(weight) }
    if isItalic || environment.isItalic { font = font.italic() }
    let kind = ViewKind.text(string, format: TextFormat(font: font, lineLimit: environment.lineLimit))
    return ViewList([ViewNode(kind, modifiers: color.map { [.foregroundColor($0)] } ?? [])])
  }
}

extension Text {
  /// Joins two texts. The whole is set and drawn as the first one is.
  public static func + (first: Text, second: Text) -> Text {
    var joined = Text(verbatim: first.string + second.string)
    joined.font = first.font
    joined.fontWeight = first.fontWeight
    joined.isItalic = first.isItalic
    joined.color = first.color
    return joined
  }

  /// The text in a font; `nil` leaves it to the views around.
  public func font(_ font: Font?) -> Text { changing(\.font, to: font) }

  /// The text in a weight; `nil` leaves it to the views around.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing(\.fontWeight, to: weight) }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold; if not active, in the weight that it has without this.
  public func bold(_ isActive: Bool) -> Text {
    if isActive { return fontWeight(.bold) }
    return fontWeight == .bold ? fontWeight(nil) : self
  }

  /// The text with slanted letters.
  public func italic() -> Text { italic(true) }

  /// The text with slanted letters, or without.
  public func italic(_ isActive: Bool) -> Text { changing(\.isItalic, to: isActive) }

  /// The text in a colour; `nil` leaves it to the views around.
  public func foregroundColor(_ color: Color?) -> Text { changing(\.color, to: color?.colorName) }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changing(\.color, to: style.drawnColor) }

  /// The text with a line under it, which is not drawn.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line through it, which is not drawn.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line under it, which is not drawn.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

  /// The text with a line through it, which is not drawn.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

  /// The text with digits of equal width, as the metrics here have them anyway.
  public func monospacedDigit() -> Text { self }

  private func changing<Value>(_ keyPath: WritableKeyPath<Text, Value>, to value: Value) -> Text {
    var text = self
    text[keyPath: keyPath] = value
    return text
  }
}

extension View {
  /// Sets the font of the texts inside; `nil` leaves it to the views around.
  public func font(_ font: Font?) -> EnvironmentView<Self> { environment(\.font, font) }

  /// Sets the weight of the texts inside; `nil` leaves it to their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentView<Self> { environment(\.fontWeight, weight) }

  /// Sets the texts inside in bold; if not active, leaves them as the views around have them.
  public func bold(_ isActive: Bool = true) -> EnvironmentView<Self> {
    transformEnvironment(\.fontWeight) { weight in if isActive { weight = .bold } }
  }

  /// Sets the texts inside with slanted letters; if not active, leaves them as the views around have them.
  public func italic(_ isActive: Bool = true) -> EnvironmentView<Self> {
    transformEnvironment(\.isItalic) { isItalic in if isActive { isItalic = true } }
  }

  /// Sets the digits of the texts inside with equal widths, as the metrics here have them anyway.
  public func monospacedDigit() -> ModifiedView<Self> { unmodified }

  /// Draws a line under the texts inside, which is not drawn here; no effect on layout.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Draws a line through the texts inside, which is not drawn here; no effect on layout.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Limits the lines of the texts inside; `nil` is no limit (16.2 of the semantics).
  public func lineLimit(_ number: Int?) -> EnvironmentView<Self> { environment(\.lineLimit, number) }

  /// Aligns the lines of the texts inside, which has no effect on sizes and frames.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView<Self> { unmodified }
}

extension Text {
  /// How a line under or through a text is drawn. Has no effect on layout and is not drawn.
  public struct LineStyle: Hashable, Sendable {
    /// A row of dashes and dots.
    public enum Pattern: Hashable, Sendable {
      /// The patterns.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// The pattern.
    public let pattern: Pattern
    /// The colour; `nil` stands for that of the text.
    public let color: Color?

    /// Makes a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()
  }
}

/// How the lines of a text are aligned with each other. Has no effect on layout.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines that start at the same place.
  case leading
  /// Lines that have the same middle.
  case center
  /// Lines that end at the same place.
  case trailing
}
