/// How a text is set: what its lines depend on beside its letters.
public struct TextFormat: Hashable, Sendable {
  /// How the letters are set: all, or those of the first run.
  public var attributes: TextAttributes
  /// The parts that are set in different ways, in order; empty where the whole text is set in one.
  public var runs: [TextRun] = []
  /// The most lines; `nil` is no limit (16.2 of the semantics, V1.1 of the vocabulary).
  public var lineLimit: Int?
  /// The lines for which there is room at least (V1.3 of the vocabulary); `nil` keeps room for none.
  public var reservedLines: Int?
  /// The least distance between two lines in points (V1.10 of the vocabulary).
  public var lineSpacing: CGFloat = 0
  /// Where a text is cut that does not fit (V1.6 of the vocabulary).
  public var truncationMode = Text.TruncationMode.tail
  /// The part of its size that a text may be made smaller to (V1.11 of the vocabulary); 1 leaves it as it is.
  public var minimumScaleFactor: CGFloat = 1

  /// Makes a format.
  public init(font: Font = .body, lineLimit: Int? = nil) {
    attributes = TextAttributes(font: font)
    self.lineLimit = lineLimit
  }

  /// The font of all letters, or of the first run's.
  public var font: Font {
    get { attributes.font }
    set { attributes.font = newValue }
  }
}

/// How letters are set.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The distance after each letter in points, beside that of the font (V1.12 of the vocabulary).
  public var kerning: CGFloat = 0
  /// How far the letters are above the line's baseline, in points (V1.12 of the vocabulary).
  public var baselineOffset: CGFloat = 0
  /// Whether the letters are of the smaller scale in lines as high as those of the font (V1.13 of the vocabulary).
  public var isSecondary = false

  /// Makes attributes.
  public init(font: Font = .body) { self.font = font }
}

/// A part of a text that is set in one way (V1.14 of the vocabulary).
public struct TextRun: Hashable, Sendable {
  /// The letters; U+FFFC for an image.
  public var text: String
  /// How they are set.
  public var attributes: TextAttributes
  /// The size in points of the image that the run is; `nil` for letters (V1.15 of the vocabulary).
  public var imageSize: CGSize?

  /// Makes a run of letters.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    self.text = text
    self.attributes = attributes
  }

  /// Makes a run of an image.
  public init(imageSize: CGSize, _ attributes: TextAttributes = TextAttributes()) {
    self.init("\u{FFFC}", attributes)
    self.imageSize = imageSize
  }
}
