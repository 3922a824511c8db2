/// A text, broken into as many lines as its proposed width needs (section 16 of the semantics).
///
/// A text is made of pieces, each with what it sets for itself; what it leaves open comes from the text's modifiers, then
/// from the views around (V1.14 of the vocabulary).
public struct Text: View, Hashable, Sendable {
  /// A part of a text and what is set for it.
  struct Piece: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case letters(String)
      /// An image in the line.
      case image(Image)
    }

    var content: Content
    var style = Style()

    /// The letters; none for an image.
    var string: String {
      if case .letters(let string) = content { string } else { "" }
    }
  }

  /// What a text sets for its letters. `nil` leaves it to what is around.
  struct Style: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var width: Font.Width?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Scale?
    var color: String?
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Makes a text of a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Makes a text of a string.
  public init(verbatim content: String) { pieces = [Piece(content: .letters(content))] }

  /// The letters of all pieces.
  var string: String { pieces.map(\.string).joined() }

  /// Joins two texts, each set as it is by itself.
  public static func + (first: Text, second: Text) -> Text { Text(pieces: first.pieces + second.pieces) }
}

extension Text: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var runs: [TextRun] = []
    for piece in pieces {
      let run = piece.run(in: environment)
      if let last = runs.last, last.imageSize == nil, run.imageSize == nil, last.attributes == run.attributes {
        runs[runs.count - 1].text += run.text
      } else if !run.text.isEmpty || runs.isEmpty {
        if let last = runs.last, last.text.isEmpty { runs.removeLast() }
        runs.append(run)
      }
    }
    var format = environment.textFormat
    format.attributes = runs.first?.attributes ?? TextAttributes()
    if runs.count > 1 || runs.first?.imageSize != nil { format.runs = runs }
    let kind = ViewKind.text(runs.map(\.text).joined(), format: format)
    let color = pieces.first?.style.color
    return ViewList([ViewNode(kind, modifiers: color.map { [.foregroundColor($0)] } ?? [])])
  }
}

extension Text.Piece {
  /// The run that the piece becomes in an environment.
  fileprivate func run(in environment: EnvironmentValues) -> TextRun {
    let attributes = style.attributes(in: environment)
    switch content {
    case .letters(let string): return TextRun(environment.textCase?.changed(string) ?? string, attributes)
    case .image(let image):
      var around = environment
      around.font = attributes.font
      return TextRun(imageSize: image.size(in: around), attributes)
    }
  }
}

extension Text.Style {
  /// Takes from the style of the text around what is left open. Kerning and offsets add up (V1.12 of the vocabulary).
  mutating func fill(from outer: Self) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    isBold = isBold ?? outer.isBold
    isItalic = isItalic ?? outer.isItalic
    design = design ?? outer.design
    width = width ?? outer.width
    tracking = tracking ?? outer.tracking
    scale = scale ?? outer.scale
    color = color ?? outer.color
    kerning = Self.sum(kerning, outer.kerning)
    baselineOffset = Self.sum(baselineOffset, outer.baselineOffset)
  }

  private static func sum(_ inner: CGFloat?, _ outer: CGFloat?) -> CGFloat? {
    guard let inner, let outer else { return inner ?? outer }
    return inner + outer
  }

  /// The attributes of the letters where the views around set the rest.
  fileprivate func attributes(in environment: EnvironmentValues) -> TextAttributes {
    var style = self
    style.fill(from: environment.textStyle)
    var attributes = TextAttributes(font: environment.resolved(style.font(orElse: environment.standardFont)))
    attributes.kerning = style.tracking ?? style.kerning ?? 0
    attributes.baselineOffset = style.baselineOffset ?? 0
    attributes.isSecondary = style.scale == .secondary
    return attributes
  }

  /// The font with the faces that are asked for beside it. A weight counts before bold (V1.21 of the vocabulary).
  private func font(orElse standard: Font) -> Font {
    var font = font ?? standard
    if let design { font.design = design }
    if let width { font = font.width(width) }
    if isBold == true { font = font.emphasized() }
    if let weight { font = font.weight(weight) }
    if isItalic == true { font = font.italic() }
    return font
  }
}
