internal import ViewTree

// A line that is cut stands for all the text that is left, whose line ends then take no room. It is cut between characters,
// and no space stands beside the ellipsis (V1.6 of the vocabulary).
extension BreakableText {
  /// The line that starts with the character at `start` and shows an ellipsis for a part of the text from there on.
  func truncatedLine(from start: Int, in width: CGFloat, _ truncation: Text.TruncationMode) -> TextLine {
    switch truncation {
    case .tail: tailTruncatedLine(from: start, in: width)
    case .head: headTruncatedLine(from: start, in: width)
    case .middle: middleTruncatedLine(from: start, in: width)
    }
  }

  /// The line up to an ellipsis, which stands at the end of the paragraph at the latest.
  private func tailTruncatedLine(from start: Int, in width: CGFloat) -> TextLine {
    let ellipsis = ellipsis
    var measure = LineMeasure()
    var line = TextLine(characters: start..<start, width: ellipsis, isTruncated: true)
    for index in start..<advances.count {
      if index > start, breaks[index] == .mandatory { break }
      measure.add(advances[index], hangs: behaviours[index] == .hangs)
      if measure.content + ellipsis > width { break }
      guard behaviours[index] != .hangs else { continue }
      line.characters = start..<(index + 1)
      line.width = measure.content + ellipsis
    }
    return line
  }

  /// The end of the text after an ellipsis.
  private func headTruncatedLine(from start: Int, in width: CGFloat) -> TextLine {
    let ellipsis = ellipsis
    var line = TextLine(characters: advances.count..<advances.count, width: ellipsis, isTruncated: true)
    var content: CGFloat = 0
    for index in (start..<contentEnd).reversed() {
      content += advances[index]
      if content + ellipsis > width { break }
      guard behaviours[index] != .hangs else { continue }
      line.characters = index..<advances.count
      line.width = content + ellipsis
    }
    return line
  }

  /// The start and the end of the text with an ellipsis between them, as equal in width as characters let them be.
  private func middleTruncatedLine(from start: Int, in width: CGFloat) -> TextLine {
    let ellipsis = ellipsis
    var (head, tail) = (start, contentEnd)
    var (headWidth, tailWidth): (CGFloat, CGFloat) = (0, 0)
    let room = width - ellipsis
    while head < tail {
      let fitsHead = headWidth + advances[head] + tailWidth <= room
      let fitsTail = headWidth + tailWidth + advances[tail - 1] <= room
      if fitsHead, headWidth <= tailWidth || !fitsTail {
        headWidth += advances[head]
        head += 1
      } else if fitsTail {
        tail -= 1
        tailWidth += advances[tail]
      } else {
        break
      }
    }
    while head > start, behaviours[head - 1] == .hangs {
      head -= 1
      headWidth -= advances[head]
    }
    while tail < contentEnd, behaviours[tail] == .hangs {
      tailWidth -= advances[tail]
      tail += 1
    }
    return TextLine(
      characters: start..<advances.count, width: headWidth + ellipsis + tailWidth, isTruncated: true,
      omitted: head..<tail)
  }

  /// The place after the last character that is no space at the end of the text.
  private var contentEnd: Int { (behaviours.lastIndex { $0 != .hangs } ?? -1) + 1 }
}
