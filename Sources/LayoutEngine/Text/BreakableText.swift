internal import ViewTree

/// A text cut into characters, with their advances and the places where its lines may end: all that filling lines needs.
struct BreakableText {
  /// What a character does at the end of a line.
  enum Behaviour {
    /// It counts in the line's width.
    case counts
    /// It hangs over the edge: a space, or what ends the line (16.2 of the semantics).
    case hangs
    /// It shows as a hyphen where the line ends with it, and not at all elsewhere.
    case hyphenates
  }

  let advances: [CGFloat]
  let breaks: [LineBreak]
  let behaviours: [Behaviour]
  private let endsWithLineEnd: Bool
  /// What measures a hyphen or an ellipsis at the end of a line, in the first run.
  private let metrics: any TextMetrics
  private let attributes: TextAttributes

  /// Measures the characters of `text` in `font` and finds its breaks.
  ///
  /// - Complexity: O(*n*) for *n* characters, beside what `metrics` takes.
  init(_ text: String, font: Font, metrics: any TextMetrics) {
    let run = TextRun(text, TextAttributes(font: font))
    self.init(text, runs: [run], lengths: [], metrics: metrics)
  }

  /// Measures the characters of `text`, each in its run, and finds its breaks. A hyphen or an ellipsis at the end of a line
  /// is of the first run.
  ///
  /// - Parameter lengths: How many characters of the text each run has; nothing where one run has all of them.
  /// - Complexity: O(*n*) for *n* characters, beside what `metrics` takes.
  init(_ text: String, runs: [TextRun], lengths: [Int], metrics: any TextMetrics) {
    self.metrics = metrics
    attributes = runs.first?.attributes ?? TextAttributes()
    if lengths.isEmpty, runs.count == 1 {
      advances = runs[0].advances(of: text, metrics)
    } else {
      var advances: [CGFloat] = []
      var rest = text[...]
      for (run, length) in zip(runs, lengths) {
        let part = rest.prefix(length)
        rest = rest[part.endIndex...]
        advances += run.advances(of: String(part), metrics)
      }
      self.advances = advances
    }
    let classes: [LineBreakClass]
    if let codes = text.asciiCodes {
      classes = codes.map { LineBreakClass.ofASCII[Int($0)] }
      behaviours = codes.map { Behaviour.ofASCII[Int($0)] }
    } else {
      classes = text.map { LineBreakClass($0) }
      behaviours = zip(text, classes).map { Behaviour(of: $0, $1) }
    }
    precondition(advances.count == classes.count, "text metrics give one advance for each character")
    breaks = LineBreaker.breaks(between: classes)
    endsWithLineEnd = classes.last == .lineEnd
  }

  /// The width of the hyphen at the end of a line.
  private var hyphen: CGFloat { metrics.advances(of: "\u{2010}", attributes).reduce(0, +) }
  /// The width of the ellipsis that stands for what is cut off.
  var ellipsis: CGFloat { metrics.advances(of: "…", attributes).reduce(0, +) }
}

extension BreakableText.Behaviour {
  /// What the ASCII characters do, by code.
  fileprivate static let ofASCII = (0..<128).map { code in
    let scalar = Unicode.Scalar(UInt8(code))
    return BreakableText.Behaviour(of: Character(scalar), LineBreakClass(scalar))
  }

  /// What a character of a class does at the end of a line.
  fileprivate init(of character: Character, _ breakClass: LineBreakClass) {
    if breakClass == .lineEnd || breakClass == .zeroWidthSpace {
      self = .hangs
    } else if breakClass != .glue, character.isWhitespace {
      self = .hangs
    } else {
      self = character == "\u{AD}" ? .hyphenates : .counts
    }
  }
}

extension TextRun {
  /// How far the characters of the run's text advance: those of an image as far as that is wide.
  fileprivate func advances(of text: String, _ metrics: any TextMetrics) -> [CGFloat] {
    imageSize.map { [$0.width] } ?? metrics.advances(of: text, attributes)
  }
}

/// The line of a text.
struct TextLine: Hashable, Sendable {
  /// The characters in the line, by their offsets in the text; those that hang over its end are among them.
  var characters: Range<Int>
  /// The width in points, without the spaces at the end, with the hyphen or the ellipsis that ends the line.
  var width: CGFloat
  /// Whether an ellipsis stands for the rest of the text.
  var isTruncated = false
  /// The characters for which an ellipsis in the middle of the line stands; nil where it is at an end.
  var omitted: Range<Int>?
}

extension BreakableText {
  /// The lines of the text in `width` points, as many as `admitsLines` lets in, but at least one.
  ///
  /// Each line takes what fits, up to the last place where it may end; a word that does not fit a line alone ends
  /// anywhere, after one character at the earliest. Where text is left over, the last line is cut short and ends with
  /// an ellipsis, even if nothing but the ellipsis remains, or starts with one or has it in the middle (V1.6 of the
  /// vocabulary). A text without characters has one line of no width.
  ///
  /// - Parameter width: In points; any text fits in ∞, none in 0 or less.
  /// - Parameter admitsLines: Whether the text may have so many lines.
  /// - Complexity: O(*n*) for *n* characters: what is looked at and not taken into a line starts the next one.
  func lines(
    in width: CGFloat, truncation: Text.TruncationMode = .tail, admitsLines: (Int) -> Bool
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    while true {
      let line = line(from: start, in: width)
      let end = line.characters.upperBound
      let isLast = end == advances.count
      if (isLast && !endsWithLineEnd) || admitsLines(lines.count + 2) {
        lines.append(line)
      } else {
        lines.append(hasContent(from: end) ? truncatedLine(from: start, in: width, truncation) : line)
        return lines
      }
      guard !isLast else { break }
      start = end
    }
    if endsWithLineEnd { lines.append(TextLine(characters: advances.count..<advances.count, width: 0)) }
    return lines
  }

  /// The line that starts with the character at `start`.
  private func line(from start: Int, in width: CGFloat) -> TextLine {
    var measure = LineMeasure()
    var lastBreak: TextLine?
    for index in start..<advances.count {
      if index > start, breaks[index] != .prohibited {
        let hyphenated = measure.content + (behaviours[index - 1] == .hyphenates ? hyphen : 0)
        let candidate = TextLine(characters: start..<index, width: hyphenated)
        if breaks[index] == .mandatory { return candidate }
        if hyphenated <= width || behaviours[index - 1] != .hyphenates { lastBreak = candidate }
      }
      let before = measure.content
      measure.add(advances[index], hangs: behaviours[index] == .hangs)
      if measure.content > width, index > start, behaviours[index] == .counts {
        return lastBreak ?? TextLine(characters: start..<index, width: before)
      }
    }
    return TextLine(characters: start..<advances.count, width: measure.content)
  }

  /// Whether one of these lines, the last left out, ends where no line may but in a word longer than it.
  func endsInsideWord(_ lines: [TextLine]) -> Bool {
    lines.dropLast().contains { line in
      let end = line.characters.upperBound
      return end < breaks.count && breaks[end] == .prohibited
    }
  }

  /// Whether anything but spaces and line ends is left from the character at `start` on.
  private func hasContent(from start: Int) -> Bool {
    behaviours[start...].contains(.counts)
  }
}

/// The width of a line while it is filled.
struct LineMeasure {
  /// The width with the spaces at the end, in points.
  private var whole: CGFloat = 0
  /// The width without them, in points.
  private(set) var content: CGFloat = 0

  mutating func add(_ advance: CGFloat, hangs: Bool) {
    whole += advance
    if !hangs { content = whole }
  }
}
