/// The font of a text: a text style or a size, with a weight, a width and a design.
///
/// Layout depends on what the metrics of texts know of it (section 16 of the semantics, V1.18 to V1.23 of the
/// vocabulary).
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// A font of a name; without a style its size is the same in every category.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  package let base: Base
  /// The weight that was asked for; `nil` leaves it to the text style.
  package internal(set) var weight: Weight?
  /// Whether the emphasised face of the text style was asked for, which counts where no weight was.
  package internal(set) var isEmphasized = false
  /// The design that was asked for; `nil` stands for the default one.
  package internal(set) var design: Design?
  /// The width of letters that was asked for; `nil` stands for the standard one.
  package internal(set) var width: Width?
  /// Whether the letters are slanted.
  package internal(set) var isItalic = false
  /// How far apart lines are.
  package internal(set) var leading = Leading.standard
  /// The category of content sizes that the text style follows.
  package private(set) var category = DynamicTypeSize.large
  /// Whether the letters are those of a Mac, whose lines are whole points high (V1.18 of the vocabulary).
  package private(set) var isOnMac = false
  /// The size in points where letters are smaller than the font's are.
  private var smallerSize: CGFloat?

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }
}

extension Font {
  /// The font in a category of content sizes, on a system. One of a fixed size is the same in all categories, and on a Mac
  /// there are none (V1.20 of the vocabulary).
  package func following(_ category: DynamicTypeSize, on system: PlatformSystem = .ios18) -> Font {
    var font = self
    font.isOnMac = system.isMac
    font.category = textStyle == nil || system.isMac ? .large : category
    return font
  }

  /// The font in another size, with lines as much nearer to each other.
  package func resized(to size: CGFloat) -> Font {
    var font = self
    font.smallerSize = size
    return font
  }

  /// The text style that the font follows; `nil` for one of a fixed size.
  private var textStyle: TextStyle? {
    switch base {
    case .style(let style): style
    case .system: nil
    case .custom(_, _, let style): style
    }
  }

  /// The size in points in the font's category.
  private var wholeSize: CGFloat {
    switch base {
    case .style(let style): isOnMac ? style.measuresOnMac.size : style.pointSize(in: category)
    case .system(let size), .custom(_, let size, nil): size
    case .custom(_, let size, let style?): category == .large ? size : (size * style.scale(in: category)).rounded()
    }
  }

  /// The size of the letters in points.
  package var pointSize: CGFloat { smallerSize ?? wholeSize }

  /// The distance in points from line to line that the text style asks for; `nil` leaves it to the letters.
  package var lineHeight: CGFloat? {
    guard case .style(let style) = base else { return nil }
    let lineHeight = (isOnMac ? style.measuresOnMac.pitch : style.lineHeight(in: category)) + leading.difference
    return smallerSize.map { lineHeight * ($0 / wholeSize) } ?? lineHeight
  }

  /// The weight of the letters: the one that was asked for, the style's emphasised one, or the style's own.
  package var drawnWeight: Weight {
    if let weight { return weight }
    guard case .style(let style) = base else { return isEmphasized ? .bold : .regular }
    if isOnMac { return isEmphasized ? style.emphasizedWeightOnMac : style.weightOnMac }
    return isEmphasized ? style.emphasizedWeight : style.weight
  }
}

// MARK: - Fonts

extension Font {
  /// The system's font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's font in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// The font of a name in a size in points, which grows as the body's does.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// The font of a name in a size in points, which grows as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// The font of a name in a size in points, whatever the content size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
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
  /// The largest titles: 36 points, bold.
  public static let extraLargeTitle = Font(.style(.extraLargeTitle))
  /// The largest titles of the second level: 28 points, bold.
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
}
