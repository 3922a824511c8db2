public import struct Foundation.Locale

// What a text sets for its letters. The innermost modifier of a kind counts, for each piece of a text.
extension Text {
  /// The text in a font; `nil` leaves it to the views around.
  public func font(_ font: Font?) -> Text { filling { $0.font = font } }

  /// The text in a weight; `nil` leaves it to the views around.
  public func fontWeight(_ weight: Font.Weight?) -> Text { filling { $0.weight = weight } }

  /// The text in letters of a design; `nil` leaves it to the views around.
  public func fontDesign(_ design: Font.Design?) -> Text { filling { $0.design = design } }

  /// The text in letters of a width; `nil` leaves it to the views around.
  public func fontWidth(_ width: Font.Width?) -> Text { filling { $0.width = width } }

  /// The text in its style's emphasised face (V1.21 of the vocabulary).
  public func bold() -> Text { bold(true) }

  /// The text in its style's emphasised face, or not in it.
  public func bold(_ isActive: Bool) -> Text { filling { $0.isBold = isActive } }

  /// The text with slanted letters.
  public func italic() -> Text { italic(true) }

  /// The text with slanted letters, or without.
  public func italic(_ isActive: Bool) -> Text { filling { $0.isItalic = isActive } }

  /// The text with letters of equal width, or as the views around have it.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  /// The text with digits of equal width, as the metrics here have them anyway.
  public func monospacedDigit() -> Text { self }

  /// The text with a distance after each letter, in points, which adds to that of the text around (V1.12 of the
  /// vocabulary).
  public func kerning(_ kerning: CGFloat) -> Text { filling { $0.kerning = kerning } }

  /// The text with a distance after each letter, in points, in place of all kerning (V1.12 of the vocabulary).
  public func tracking(_ tracking: CGFloat) -> Text { filling { $0.tracking = tracking } }

  /// The text raised above the line's baseline, in points (V1.12 of the vocabulary).
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { filling { $0.baselineOffset = baselineOffset } }

  /// The text in a scale (V1.13 of the vocabulary); if not enabled, as it is.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? filling { $0.scale = scale } : self
  }

  /// The text set as a language has it, which makes no difference here.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// The text in a colour; `nil` leaves it to the views around.
  public func foregroundColor(_ color: Color?) -> Text { filling { $0.color = color?.colorName } }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { filling { $0.color = style.drawnColor } }

  /// The text with a line under it, which is not drawn.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line through it, which is not drawn.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line under it, which is not drawn.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

  /// The text with a line through it, which is not drawn.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

  private func filling(_ change: (inout Style) -> Void) -> Text {
    var outer = Style()
    change(&outer)
    return filled(from: outer)
  }

  /// The text with what a style sets for all that its pieces leave open.
  func filled(from outer: Style) -> Text {
    var text = self
    for index in text.pieces.indices { text.pieces[index].style.fill(from: outer) }
    return text
  }
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

  /// Where a text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// In which letters a text is written.
  public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase

    /// A string in these letters.
    func changed(_ string: String) -> String { self == .uppercase ? string.uppercased() : string.lowercased() }
  }

  /// How large letters are beside their font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// As large as the font.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller (V1.13 of the vocabulary).
    public static let secondary = Scale(isSecondary: true)
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
