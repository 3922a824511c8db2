internal import ViewTree

/// The children of a container that stand one after the other, in words: how long they are together, and where each stands.
struct StackLine {
  let container: Int
  let reading: LayoutReading
  /// The gap before each child in points; 0 before the first.
  let gaps: [CGFloat]

  private var axis: Axis { reading.axis }
  private var name: String { reading.name(container) }
  private var children: [Int] { reading.tree.elements[container].children }
  private var spacing: CGFloat { gaps.reduce(0, +) }

  /// A sum of the gaps: `16 (2 gaps of 8)`, `17.076 (gaps of 6.434 and 10.642)`.
  private var gapWords: String {
    let inner = gaps.dropFirst()
    guard let first = inner.first else { return "" }
    if inner.count == 1 { return "\(first.text) (the gap)" }
    if inner.allSatisfy({ reading.isNear($0, first) }) {
      return "\(spacing.text) (\(inner.count) gaps of \(first.text))"
    }
    let listed = inner.count <= 4 ? "gaps of \(inner.map(\.text).joinedInWords)" : "\(inner.count) gaps"
    return "\(spacing.text) (\(listed))"
  }

  // MARK: Answering

  /// The container's length: those of its children and the gaps.
  func sum(_ question: LayoutRecord.Question, _ number: String = "9.5") -> Account {
    let lengths = reading.lengths(of: children)
    guard !lengths.isEmpty, let answer = question.answer?[axis] else {
      return Account("\(name) is empty: \(reading.answered(question)).", number)
    }
    let total = lengths.reduce(0) { $0 + $1.length } + spacing
    let things = spacing == 0 ? "children" : "children and gaps"
    guard reading.isCounted(question) else {
      return Account("\(name) is as \(reading.long) as its \(things) for this proposal: \(answer.text).", number)
    }
    guard reading.isNear(total, answer) else {
      return Account(
        "\(name) was as \(reading.long) as its \(things) when it was asked, \(answer.text); placed with that, they take "
          + "\(total.text).", "9.7")
    }
    var parts = lengths.map { "\($0.length.text) (\(reading.childName($0.child)))" }
    if lengths.count > 6 { parts = ["\((total - spacing).text) (\(lengths.count) children)"] }
    if spacing != 0 { parts.append(gapWords) }
    let sum = "\(name) is as \(reading.long) as its \(things): \(parts.joined(separator: " + ")) = \(answer.text)"
    guard let proposed = question.proposal[axis], proposed.isFinite, answer - proposed > 1e-6 else {
      return Account("\(sum).", number)
    }
    return Account(
      "\(sum), \((answer - proposed).text) more than it is proposed: \(overflow(beyond: proposed)).", number)
  }

  /// Why children take more than there is: the gaps alone, their least lengths, or those asked first that took more.
  private func overflow(beyond proposed: CGFloat) -> String {
    if spacing > proposed { return "the gaps alone are longer" }
    let least = children.map { (child: $0, least: reading.probe(of: $0, at: 0, along: axis)) }
    let known = least.compactMap(\.least).reduce(0, +)
    // One that nobody was compared with, as the only view of the highest priority, was not asked for its least.
    let unasked = least.filter { $0.least == nil }.map(\.child)
    let taken = reading.lengths(of: unasked).reduce(0) { $0 + $1.length }
    let needed = known + taken + spacing
    guard needed > proposed + 1e-6 else {
      return "their least \(reading.length)s would fit, \(needed.text) with the gaps, but those asked first took more"
    }
    let gaps = spacing == 0 ? "" : " with the gaps"
    guard unasked.isEmpty else {
      return
        "\(reading.names(unasked)) takes \(taken.text), and the others need \(known.text) at least, \(needed.text) together\(gaps)"
    }
    let largest = least.max { ($0.least ?? 0) < ($1.least ?? 0) }
    let most = largest.map { ", the most of them \(reading.childName($0.child)) with \(($0.least ?? 0).text)" } ?? ""
    return "they need \(needed.text) at least\(gaps)\(most)"
  }

  /// The container's length across: that of its largest children, or of several that stand at different heights.
  func largest(_ question: LayoutRecord.Question) -> Account {
    let lengths = reading.lengths(of: children)
    guard let longest = lengths.map(\.length).max(), let answer = question.answer?[axis] else {
      return Account("\(name) is empty: \(reading.answered(question)).", "9.5")
    }
    guard reading.isCounted(question) else {
      return Account(
        "\(name) is as \(reading.long) as the largest of its children for this proposal: \(answer.text).", "9.5")
    }
    let makers = lengths.filter { $0.length == longest }.map(\.child)
    if longest == answer {
      let words =
        makers.count == children.count && makers.count > 1
        ? "each of its children"
        : makers.count == 1 ? "the largest of its children, \(reading.names(makers))" : reading.names(makers)
      return Account("\(name) is as \(reading.long) as \(words): \(answer.text).", "9.5")
    }
    let frames = lengths.compactMap { item in
      reading.place(of: item.child).map {
        (child: item.child, start: $0.origin[axis], end: $0.origin[axis] + item.length)
      }
    }
    guard let first = frames.min(by: { $0.start < $1.start }), let last = frames.max(by: { $0.end < $1.end }),
      reading.isNear(last.end - first.start, answer)
    else {
      return Account(
        "\(name) was \(answer.text) \(reading.long) when it was asked; placed with that, the largest of its children, "
          + "\(reading.names(makers)), takes \(longest.text).", "9.7")
    }
    return Account(
      "\(name) reaches from the beginning of \(reading.childName(first.child)), \(first.start.text), to the end of "
        + "\(reading.childName(last.child)), \(last.end.text), as their guides are in line: \(answer.text).", "9.5")
  }

  // MARK: Placing

  /// Where a child stands behind the one before it.
  func after(_ child: Int, isStated: Bool, _ number: String = "9.7") -> Account {
    let inner = reading.childName(child)
    guard let place = children.firstIndex(of: child), let own = reading.place(of: child),
      let bounds = reading.place(of: container)
    else { return Account("\(inner) stands in \(name).", number) }
    let at = own.origin[axis]
    let isMirrored = axis == .horizontal && reading.tree.elements[child].mirroringContainer == container
    guard place > 0, let before = reading.place(of: children[place - 1]) else {
      guard isMirrored else {
        return Account("\(inner) is the first in \(name) and begins where that does: \(at.text).", number)
      }
      let sum =
        "\(bounds.origin.x.text) + \(bounds.viewSize.size.width.text) − \(own.viewSize.size.width.text) = \(at.text)"
      return Account("\(inner) is the first in \(name), which runs from right to left: \(sum).", "V7.1")
    }
    let gap = gaps.indices.contains(place) ? gaps[place] : 0
    let previous = reading.childName(children[place - 1])
    let why = isStated ? "the stack's spacing" : preference(before: place)
    let reason =
      gap == 0 && !isStated
      ? "with no gap\(why == "what both prefer" ? "" : ", \(why)")"
      : gap == 0 ? "with no gap" : "with a gap of \(gap.text), \(why)"
    if isMirrored {
      let sign = gap < 0 ? "+ \((-gap).text)" : "− \(gap.text)"
      let sum = "\(before.origin.x.text) \(sign) − \(own.viewSize.size.width.text) = \(at.text)"
      return Account("\(inner) stands to the left of \(previous), \(reason): \(sum).", "V7.1")
    }
    let end = before.origin[axis] + before.viewSize.size[axis]
    let sum = gap == 0 ? at.text : "\(end.text) \(gap < 0 ? "− \((-gap).text)" : "+ \(gap.text)") = \(at.text)"
    return Account("\(inner) comes after \(previous) \(reason): \(sum).", isStated ? number : "8.3")
  }

  /// Whose preference the gap before a child is.
  private func preference(before place: Int) -> String {
    let pair = [children[place - 1], children[place]]
    if pair.contains(where: { reading.run.elements.layouts[$0] is SpacerElement }) { return "as a Spacer wants none" }
    let texts = pair.filter { reading.run.elements.facts[$0].isText }
    if axis == .vertical, texts.count == 2 { return "the distance of two lines" }
    if axis == .vertical, let text = texts.first { return "what \(reading.childName(text)), a text, prefers" }
    return "what both prefer"
  }
}
