/// The font of a text: a text style or a size, with a weight and a design.
///
/// Layout depends on what the metrics of texts know of it (section 16 of the semantics).
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(name: String, size: CGFloat)
  }

  package let base: Base
  /// The weight that was asked for; `nil` leaves it to the text style.
  package private(set) var weight: Weight?
  /// The design that was asked for; `nil` stands for the default one.
  package private(set) var design: Design?
  /// Whether the letters are slanted.
  package private(set) var isItalic = false

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The size in points, at the standard content size.
  package var pointSize: CGFloat {
    switch base {
    case .style(let style): style.pointSize
    case .system(let size), .custom(_, let size): size
    }
  }

  /// The system's font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's font in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// The font of a name in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name: name, size: size)) }

  /// The font of a name in a size in points, which follows a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// The font of a name in a size in points, whatever the content size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font with slanted letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font in bold, or as it is.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// The font with slanted letters, or as it is.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }

  /// The font with letters of equal width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with digits of equal width, as the metrics here have them anyway.
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// How heavy letters are.
  public enum Weight: Hashable, Sendable {
    /// The nine weights, from the lightest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How letters are drawn.
  public enum Design: Hashable, Sendable {
    /// The four designs.
    case `default`, serif, rounded, monospaced
  }

  /// A style of text, with the size that it has on iOS at the standard content size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The eleven styles, from the largest.
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

    /// The font's size in points.
    package var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The distance between two lines in points (16.4 of the semantics has the body's).
    package var lineHeight: CGFloat {
      switch self {
      case .largeTitle: 41
      case .title: 34
      case .title2: 28
      case .title3: 25
      case .headline, .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption: 16
      case .caption2: 13
      }
    }
  }

  /// Large titles: 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// Titles: 28 points.
  public static let title = Font(.style(.title))
  /// Titles of the second level: 22 points.
  public static let title2 = Font(.style(.title2))
  /// Titles of the third level: 20 points.
  public static let title3 = Font(.style(.title3))
  /// Headlines: 17 points, semibold.
  public static let headline = Font(.style(.headline))
  /// Body text: 17 points.
  public static let body = Font(.style(.body))
  /// Callouts: 16 points.
  public static let callout = Font(.style(.callout))
  /// Headlines of the second level: 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// Footnotes: 13 points.
  public static let footnote = Font(.style(.footnote))
  /// Captions: 12 points.
  public static let caption = Font(.style(.caption))
  /// Captions of the second level: 11 points.
  public static let caption2 = Font(.style(.caption2))
}

/// How a text is set: what its lines depend on beside its letters.
public struct TextFormat: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The most lines; `nil` is no limit (16.2 of the semantics).
  public var lineLimit: Int?

  /// Makes a format.
  public init(font: Font = .body, lineLimit: Int? = nil) {
    self.font = font
    self.lineLimit = lineLimit
  }
}
