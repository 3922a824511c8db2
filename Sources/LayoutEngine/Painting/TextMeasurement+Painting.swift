internal import ViewTree

extension TextMeasurement {
  /// The lines of the text in a rectangle of a size that it answered.
  ///
  /// "Notes and ideas" in a rectangle 90 points wide is "Notes and" and "ideas". Where a document gives the text's sizes the font
  /// still breaks its lines, and none is made wider than the rectangle.
  mutating func paintedLines(
    in frame: CGRect, _ alignment: TextAlignment, isRightToLeft: Bool = false
  ) -> [PaintedLine] {
    let answer = measure(in: frame.size)
    guard let lines = answer.lines, !lines.isEmpty else { return [] }
    let text = typeset(in: answer.scale)
    let shift = firstBaseline(in: frame.size) - text.firstBaseline(of: lines)
    let letters = Array(self.text)
    return zip(lines, text.baselines(of: lines)).map { line, baseline in
      let width = min(line.width, frame.size.width)
      let rest = frame.size.width - width
      let left: CGFloat =
        switch alignment {
        case .leading: isRightToLeft ? rest : 0
        case .center: rest / 2
        case .trailing: isRightToLeft ? 0 : rest
        }
      return PaintedLine(
        text: shown(line, of: letters, text.breakable), left: frame.origin.x + left,
        baseline: frame.origin.y + baseline + shift, width: width, fontSize: format.font.pointSize * answer.scale,
        ascent: text.line.ascent, descent: text.line.descent, isBold: format.font.drawsBold)
    }
  }

  /// The letters of a line that are seen.
  private func shown(_ line: TextLine, of letters: [Character], _ breakable: BreakableText) -> String {
    func visible(_ range: Range<Int>) -> String {
      var end = range.upperBound
      while end > range.lowerBound, breakable.behaviours[end - 1] == .hangs { end -= 1 }
      let characters = range.lowerBound..<end
      return String(
        characters.compactMap { place -> Character? in
          switch breakable.behaviours[place] {
          case .hyphenates: place == end - 1 && end < letters.count ? "\u{2010}" : nil
          case .counts, .hangs: letters[place]
          }
        })
    }
    guard line.isTruncated else { return visible(line.characters) }
    if let omitted = line.omitted {
      return visible(line.characters.lowerBound..<omitted.lowerBound) + "…"
        + visible(omitted.upperBound..<line.characters.upperBound)
    }
    return format.truncationMode == .head ? "…" + visible(line.characters) : visible(line.characters) + "…"
  }
}

extension Font {
  /// Whether letters are drawn bold.
  fileprivate var drawsBold: Bool { [.semibold, .bold, .heavy, .black].contains(drawnWeight) }
}
