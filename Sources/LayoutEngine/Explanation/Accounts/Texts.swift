internal import ViewTree

extension TextElement {
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    guard var text = reading.run.state.pointee.texts[number].pointee, let size = question.answer else {
      return Account("\(name) is \(reading.answered(question)) \(reading.long).", "16.2")
    }
    if question.proposal == .zero { return Account("\(name) is proposed 0 × 0 and takes nothing.", "16.1") }
    let answer = text.answer(to: question.proposal, isTried: true)
    let words = TextWords(
      name: name, size: size, lines: answer.lines, legibility: text.legibility(in: size), scale: answer.scale,
      reservedLines: format.reservedLines)
    let ideal = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).size
    let rule = text.isRecorded ? "16.2" : "V1.23"
    return reading.axis == .horizontal
      ? Account(words.width(proposed: question.proposal.width, ideal: ideal.width), rule)
      : Account(words.height(proposed: question.proposal.height, limit: format.lineLimit), "16.2")
  }
}

/// What a text takes, in words.
private struct TextWords {
  let name: String
  let size: CGSize
  /// Nil where a document gives the sizes.
  let lines: [TextLine]?
  let legibility: TextLegibility
  /// The part of its size in which it is drawn.
  let scale: CGFloat
  let reservedLines: Int?

  private var count: Int? { lines.map { max(1, $0.count) } }

  func width(proposed proposal: CGFloat?, ideal: CGFloat) -> String {
    guard let proposal else {
      return "\(name) is proposed no width, so that nothing breaks its lines: \(size.width.text)."
    }
    guard proposal.isFinite else { return "\(name) takes the \(size.width.text) that it is long, and no more." }
    if scale < 1 {
      let line = (count ?? 1) > 1 ? "its longest line" : "its line"
      return
        "\(name) needs \(ideal.text) to be whole and is proposed \(proposal.text), so it is drawn in \(scale.text) of its "
        + "size: \(line) is \(size.width.text) wide."
    }
    switch legibility {
    case .whole:
      let several = (count ?? 1) > 1 ? "its longest line is" : "it stands on one line,"
      return "\(name) is whole in the \(proposal.text) that it is proposed: \(several) \(size.width.text) wide."
    case .wrapped:
      return "\(name) needs \(ideal.text) to be whole and is proposed \(proposal.text), so its lines break: "
        + "the longest\(count.map { " of \($0)" } ?? "") is \(size.width.text) wide."
    case .broken:
      return
        "\(name) needs \(ideal.text) to be whole and is proposed \(proposal.text), which is less than its longest word: "
        + "a line ends inside that word, and the longest is \(size.width.text) wide."
    case .cut:
      return
        "\(name) needs \(ideal.text) on one line and is proposed \(proposal.text), where not all of it fits: it is cut, and its "
        + "longest line is \(size.width.text) wide."
    }
  }

  func height(proposed proposal: CGFloat?, limit: Int?) -> String {
    let number = count.map { $0 == 1 ? "1 line" : "\($0) lines" }
    let small = scale < 1 ? " in \(scale.text) of its size" : ""
    if let number, let reservedLines, let count, reservedLines > count {
      return "\(name) has \(number)\(small), with room kept for \(reservedLines): \(size.height.text) high."
    }
    guard let number else { return "\(name) is \(size.height.text) high, as its measured sizes say." }
    guard legibility == .cut else { return "\(name) has \(number)\(small): \(size.height.text) high." }
    if let limit, let count, count >= limit {
      return "\(name) has \(number), the most that its lineLimit allows, and is cut: \(size.height.text) high."
    }
    return "\(name) has \(number), since no more fit the \(proposal.text) that it is proposed, and is cut: "
      + "\(size.height.text) high."
  }
}
