internal import ViewTree

/// A text in fonts of one scale: its letters with their advances, and what its lines measure.
///
/// A line is as high as its highest run above and below the baseline that all its runs share (V1.14 of the vocabulary).
struct TypesetText {
  /// The part of their sizes that the fonts have.
  let scale: CGFloat
  /// What the lines measure where all letters are of one run, with the text's distance between lines (V1.10).
  let line: FontMetrics
  let breakable: BreakableText
  /// What a line of each run measures; empty where all letters are of one run.
  private let boxes: [FontMetrics]
  /// The number of characters up to the end of each run.
  private let ends: [Int]
  private let lineSpacing: CGFloat

  /// Sets a text.
  ///
  /// - Complexity: O(*n*) for *n* characters, beside what `metrics` takes.
  init(_ text: String, _ format: TextFormat, scale: CGFloat = 1, metrics: any TextMetrics) {
    self.scale = scale
    lineSpacing = format.lineSpacing
    let runs = format.runs.map { $0.scaled(by: scale) }
    let first = format.attributes.scaled(by: scale)
    line = FontMetrics(of: first, metrics: metrics).spaced(by: lineSpacing)
    boxes = runs.map { FontMetrics(of: $0, metrics: metrics).spaced(by: format.lineSpacing) }
    let lengths = runs.isEmpty ? [] : Self.lengths(of: runs, in: text)
    ends = lengths.reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
    breakable = BreakableText(
      text, runs: runs.isEmpty ? [TextRun(text, first)] : runs, lengths: lengths, metrics: metrics)
  }

  /// How many characters of the text each run has. A character that two runs make belongs to the first of them.
  private static func lengths(of runs: [TextRun], in text: String) -> [Int] {
    var lengths = [Int](repeating: 0, count: runs.count)
    var run = 0
    var end = runs.first?.text.utf8.count ?? 0
    var place = 0
    for character in text {
      while place >= end, run + 1 < runs.count {
        run += 1
        end += runs[run].text.utf8.count
      }
      lengths[run] += 1
      place += character.utf8.count
    }
    return lengths
  }
}

// MARK: - Lines

extension TypesetText {
  /// The lines in an area whose sides may be infinite: as many as the limit and the height admit, but at least one.
  func lines(in area: CGSize, limit: Int, truncation: Text.TruncationMode) -> [TextLine] {
    if boxes.isEmpty {
      return breakable.lines(in: area.width, truncation: truncation) { count in
        count <= limit && line.height(ofLines: count) <= area.height
      }
    }
    let lines = breakable.lines(in: area.width, truncation: truncation) { $0 <= limit }
    guard area.height.isFinite, height(of: lines) > area.height else { return lines }
    let admitted = lines.indices.last { height(of: Array(lines[...$0])) <= area.height }.map { $0 + 1 } ?? 1
    return breakable.lines(in: area.width, truncation: truncation) { $0 <= admitted }
  }

  /// The height of the lines in points: nothing is below the last.
  func height(of lines: [TextLine]) -> CGFloat {
    guard !boxes.isEmpty else { return line.height(ofLines: lines.count) }
    return baselines(of: lines).last.map { $0 + box(of: lines[lines.count - 1]).descent } ?? 0
  }

  /// From the top to the first baseline, in points.
  func firstBaseline(of lines: [TextLine]) -> CGFloat {
    lines.first.map { boxes.isEmpty ? line.ascent : box(of: $0).ascent } ?? line.ascent
  }

  /// From the top to the baseline of each line, in points.
  func baselines(of lines: [TextLine]) -> [CGFloat] {
    guard !boxes.isEmpty else { return lines.indices.map { line.ascent + CGFloat($0) * line.linePitch } }
    var top: CGFloat = 0
    return lines.map { line in
      let box = box(of: line)
      defer { top += box.linePitch }
      return top + box.ascent
    }
  }

  /// From the first baseline to the last, in points.
  func baselineDistance(of lines: [TextLine]) -> CGFloat {
    guard !boxes.isEmpty else { return CGFloat(lines.count - 1) * line.linePitch }
    let baselines = baselines(of: lines)
    return (baselines.last ?? 0) - (baselines.first ?? 0)
  }

  /// What a line measures: the greatest of what its runs do.
  private func box(of line: TextLine) -> FontMetrics {
    // An empty line after a line end is as high as that line end's letters.
    let end = line.characters.upperBound
    let characters = max(0, min(line.characters.lowerBound, end - 1))..<end
    let members = boxes.indices.filter { run in
      let start = run == 0 ? 0 : ends[run - 1]
      return start < characters.upperBound && ends[run] > characters.lowerBound
    }
    return FontMetrics(greatestOf: members.isEmpty ? [boxes[0]] : members.map { boxes[$0] })
  }
}

// MARK: - Measures of runs

extension FontMetrics {
  /// What a line of letters measures that are set in one way: higher where they are raised or lowered (V1.12 of the
  /// vocabulary).
  init(of attributes: TextAttributes, metrics: any TextMetrics) {
    self = metrics.lineMetrics(of: attributes.font)
    ascent += max(0, attributes.baselineOffset)
    descent += max(0, -attributes.baselineOffset)
  }

  /// What a line of a run measures: one of an image is higher where the image is (V1.15 of the vocabulary).
  init(of run: TextRun, metrics: any TextMetrics) {
    self.init(of: run.attributes, metrics: metrics)
    if let height = run.imageSize?.height { ascent += max(0, height - lineHeight) }
  }

  /// The greatest of each measure.
  init(greatestOf all: [FontMetrics]) {
    self.init(
      ascent: all.reduce(0) { max($0, $1.ascent) }, descent: all.reduce(0) { max($0, $1.descent) },
      capHeight: all.reduce(0) { max($0, $1.capHeight) }, leading: all.reduce(0) { max($0, $1.leading) })
  }

  /// The measures with a least distance between lines in points (V1.10 of the vocabulary).
  fileprivate func spaced(by lineSpacing: CGFloat) -> FontMetrics {
    var spaced = self
    spaced.leading = max(leading, lineSpacing)
    return spaced
  }
}

extension TextAttributes {
  /// The attributes in a part of their size: a whole number of quarters of a point (V1.11 of the vocabulary).
  fileprivate func scaled(by scale: CGFloat) -> TextAttributes {
    guard scale != 1 else { return self }
    var scaled = self
    scaled.font = font.resized(to: (font.pointSize * scale * 4).rounded() / 4)
    return scaled
  }
}

extension TextRun {
  fileprivate func scaled(by scale: CGFloat) -> TextRun {
    guard scale != 1 else { return self }
    var scaled = self
    scaled.attributes = attributes.scaled(by: scale)
    scaled.imageSize = imageSize.map { CGSize(width: $0.width * scale, height: $0.height * scale) }
    return scaled
  }
}
