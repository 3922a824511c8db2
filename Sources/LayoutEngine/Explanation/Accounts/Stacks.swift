internal import ViewTree

extension StackElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let words = StackWords(stack: element, axis: axis, reading: reading)
    return reading.axis == axis ? words.along(question) : words.across(question)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let words = StackWords(stack: element, axis: axis, reading: reading)
    return reading.axis == axis ? words.sum(question) : words.largest(question)
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard reading.axis == axis else {
      return reading.aligned(child, in: element, by: reading.run.elements.stacks[number].alignment, "9.5")
    }
    return StackWords(stack: element, axis: axis, reading: reading)
      .after(child, gaps: reading.run.gaps[number], isStated: reading.run.elements.stacks[number].spacing != nil)
  }
}

/// A stack's part in an explanation, in words.
private struct StackWords {
  let stack: Int
  /// The stack's major axis.
  let axis: Axis
  let reading: LayoutReading

  private var name: String { reading.name(stack) }
  private var children: [Int] { reading.tree.elements[stack].children }
  private var allocation: Allocation? { reading.placed.allocationsByElement[stack] }

  // MARK: Proposing

  /// What a child is proposed along the stack.
  func along(_ question: LayoutRecord.Question) -> Account {
    let inner = reading.childName(question.element)
    switch question.reason {
    case .minimumProbe:
      return Account("\(name) proposes \(inner) 0, to learn how \(reading.short) it can be.", "9.2", .recorded)
    case .maximumProbe:
      return Account("\(name) proposes \(inner) ∞, to learn how \(reading.long) it can be.", "9.2", .recorded)
    case .reserveProbe:
      return Account(
        "\(name) proposes \(inner) 0, to set that much aside while views of a higher priority are served.", "9.2",
        .recorded)
    case .share(let count, let remaining): return share(of: remaining, among: count, question)
    case .ideal:
      return Account(
        "\(name) proposes \(inner) no \(reading.length), as it is proposed none itself.", "9.4", .recorded)
    case .rest:
      return Account(
        "\(name) offers \(inner) all that the least of those after it leaves: \(reading.proposed(question)).", "9.3")
    case .prescribed:
      return Account(
        "\(name) proposes \(inner) the \(reading.length) that was chosen for it, \(reading.proposed(question)).", "9.3")
    case .root, .cellShare, .measuring, .placing: return reading.passingOn(question, from: stack, "9.3")
    }
  }

  private func share(of remaining: CGFloat, among count: Int, _ question: LayoutRecord.Question) -> Account {
    let inner = reading.childName(question.element)
    let left = remainder(remaining, before: question).map { " (\($0))" } ?? ""
    let offer = reading.proposed(question)
    guard remaining >= 0 else {
      return Account(
        "\(name) offers \(inner) 0: those asked before it have taken \((-remaining).text) more than there is\(left).",
        "9.3", .recorded)
    }
    guard count > 1 else {
      return Account("\(name) offers \(inner) all that is left, \(offer)\(left).", "9.3", .recorded)
    }
    return Account(
      "\(name) offers \(inner) an equal share of what is left: \(remaining.text) / \(count) = \(offer)\(left).", "9.3",
      .recorded)
  }

  /// How much is left for a child: the stack's length less its gaps, what others took and what is set aside. Nil where that is
  /// the whole length, or where the record holds another division than the one that asked.
  private func remainder(_ remaining: CGFloat, before question: LayoutRecord.Question) -> String? {
    guard let allocation, allocation.proposal[axis] == reading.proposal(at: question.asker)[axis],
      let offered = allocation.offered, offered.isFinite, remaining.isFinite,
      let place = children.firstIndex(of: question.element), let turn = allocation.shares[place].asked
    else { return nil }
    let earlier = children.indices.filter { allocation.shares[$0].asked.map { $0 < turn } ?? false }
      .sorted { (allocation.shares[$0].asked ?? 0) < (allocation.shares[$1].asked ?? 0) }
    let taken = earlier.reduce(0) { $0 + allocation.shares[$1].length }
    let aside = offered - allocation.spacing - taken - remaining
    var words = offered.text
    if allocation.spacing != 0 {
      words +=
        allocation.spacing < 0 ? " + \((-allocation.spacing).text) of overlap" : " − \(allocation.spacing.text) of gaps"
    }
    if earlier.count > 3 {
      words += " − \(taken.text) for \(earlier.count) others"
    } else {
      for child in earlier {
        words += " − \(allocation.shares[child].length.text) for \(reading.childName(children[child]))"
      }
    }
    let isAside = aside > 1e-6
    let isLower =
      reading.run.priority(of: question.element) > (children.map { reading.run.priority(of: $0) }.min() ?? 0)
    guard !isAside || isLower, aside > -1e-6 else { return nil }
    if isAside { words += " − \(aside.text) set aside for the least of lower priorities" }
    return words == offered.text ? nil : words
  }

  /// What a child is proposed across the stack.
  func across(_ question: LayoutRecord.Question) -> Account {
    let inner = reading.childName(question.element)
    let kind = axis == .horizontal ? "a row" : "a column"
    guard let proposed = question.proposal[reading.axis] else {
      return Account("\(name) proposes \(inner) no \(reading.length), as it is proposed none itself.", "9.3", .recorded)
    }
    guard reading.proposal(at: question.asker)[reading.axis] == proposed else {
      return Account(
        "\(name) proposes \(inner) the \(reading.length) that it has now, \(proposed.text).", "9.7", .recorded)
    }
    return Account(
      "\(name) is \(kind) and passes its whole \(reading.length) on to \(inner): \(proposed.text).", "9.3", .recorded)
  }

  // MARK: Answering

  /// The stack's length: those of its children and the gaps.
  func sum(_ question: LayoutRecord.Question) -> Account {
    let lengths = reading.lengths(of: children)
    guard !lengths.isEmpty, let answer = question.answer?[axis] else {
      return Account("\(name) is empty: \(reading.answered(question)).", "9.5")
    }
    let spacing = allocation?.spacing ?? 0
    let total = lengths.reduce(0) { $0 + $1.length } + spacing
    guard reading.isCounted(question) || reading.isNear(total, answer) else {
      return Account(
        "\(name) is as \(reading.long) as its children\(spacing == 0 ? "" : " and gaps") for this proposal: \(answer.text).",
        "9.5", .recorded)
    }
    guard reading.isNear(total, answer) else {
      return Account(
        "\(name) was as \(reading.long) as its children and gaps when it was asked, \(answer.text); placed with that, they take "
          + "\(total.text).", "9.7", .recorded)
    }
    let parts =
      lengths.count > 6
      ? "its \(lengths.count) children, \((total - spacing).text) together"
      : lengths.map { "\($0.length.text) (\(reading.childName($0.child)))" }.joined(separator: " + ")
    let gaps =
      spacing == 0 ? "" : spacing < 0 ? " less an overlap of \((-spacing).text)" : " and gaps of \(spacing.text)"
    let sum =
      "\(name) is as \(reading.long) as its children\(spacing == 0 ? "" : " and gaps"): \(parts)\(gaps) = \(answer.text)"
    guard let proposed = question.proposal[axis], proposed.isFinite, answer - proposed > 1e-6 else {
      return Account("\(sum).", "9.5", .recorded)
    }
    return Account(
      "\(sum), \((answer - proposed).text) more than it is proposed: \(overflow(proposed - spacing)).", "9.5", .recorded
    )
  }

  /// Why children take more than there is: their least lengths do not fit, or those asked first took more than their least.
  private func overflow(_ available: CGFloat) -> String {
    let minimums = children.map { child in
      (child: child, least: least(of: child))
    }
    let known = minimums.compactMap(\.least)
    guard known.count == minimums.count else { return "none gives way" }
    let sum = known.reduce(0, +)
    guard sum > available + 1e-6 else {
      return "their least \(reading.length)s, \(sum.text) together, would fit, but those asked first took more"
    }
    let largest = minimums.max { ($0.least ?? 0) < ($1.least ?? 0) }
    let most = largest.map { ", the most of them \(reading.childName($0.child)) with \(($0.least ?? 0).text)" } ?? ""
    return "they need \(sum.text) at least\(most)"
  }

  /// What a child answered to 0; nil where it was never asked for that.
  private func least(of child: Int) -> CGFloat? {
    reading.record.questions.last {
      $0.element == child && $0.proposal[axis] == 0 && ($0.reason == .minimumProbe || $0.reason == .reserveProbe)
    }?.answer?[axis]
  }

  /// The stack's length across: that of its largest child, or of several that stand at different heights.
  func largest(_ question: LayoutRecord.Question) -> Account {
    let lengths = reading.lengths(of: children)
    guard let longest = lengths.max(by: { $0.length < $1.length }), let answer = question.answer?[reading.axis] else {
      return Account("\(name) is empty: \(reading.answered(question)).", "9.5")
    }
    let inner = reading.childName(longest.child)
    if longest.length == answer {
      return Account(
        "\(name) is as \(reading.long) as the largest of its children, \(inner): \(answer.text).", "9.5", .recorded)
    }
    let starts = lengths.compactMap { reading.place(of: $0.child)?.origin[reading.axis] }
    let ends = lengths.compactMap { item in reading.place(of: item.child).map { $0.origin[reading.axis] + item.length }
    }
    guard reading.isCounted(question) else {
      return Account(
        "\(name) is as \(reading.long) as the largest of its children for this proposal: \(answer.text).", "9.5",
        .recorded)
    }
    guard let first = starts.min(), let last = ends.max(), reading.isNear(last - first, answer) else {
      return Account(
        "\(name) was \(answer.text) \(reading.long) when it was asked; placed with that, its largest child, \(inner), takes \(longest.length.text).",
        "9.7", .recorded)
    }
    return Account(
      "\(name) reaches from \(first.text) to \(last.text), where its children stand with their guides in line: \(answer.text).",
      "9.5")
  }

  // MARK: Placing

  /// Where a child stands along the stack.
  func after(_ child: Int, gaps: StackGaps, isStated: Bool) -> Account {
    let inner = reading.childName(child)
    guard let place = children.firstIndex(of: child), let own = reading.place(of: child),
      let start = reading.place(of: stack)?.origin[axis]
    else { return Account("\(inner) stands in \(name).", "9.7", .recorded) }
    let at = own.origin[axis]
    let isMirrored = axis == .horizontal && reading.tree.elements[child].mirroringContainer == stack
    guard place > 0, let before = reading.place(of: children[place - 1]) else {
      return isMirrored
        ? Account(
          "\(inner) is the first in \(name), which runs from right to left, and ends where that does: it begins at \(at.text).",
          "V7.1", .public)
        : Account("\(inner) is the first in \(name) and begins where that does: \(start.text).", "9.7", .recorded)
    }
    let gap = gaps.before.indices.contains(place) ? gaps.before[place] : 0
    let previous = reading.childName(children[place - 1])
    let why = isStated ? "the stack's spacing" : "what both prefer"
    if isMirrored {
      return Account(
        "\(inner) stands to the left of \(previous), which begins at \(before.origin[axis].text), with \(why), \(gap.text), between: it begins at \(at.text).",
        "V7.1", .public)
    }
    let end = before.origin[axis] + before.viewSize.size[axis]
    guard gap != 0 else {
      return Account("\(inner) comes after \(previous) with no gap: \(at.text).", isStated ? "9.7" : "8.3", .recorded)
    }
    let side = gap < 0 ? "− \((-gap).text)" : "+ \(gap.text)"
    return Account(
      "\(inner) comes after \(previous) with a gap of \(gap.text), \(why): \(end.text) \(side) = \(at.text).",
      isStated ? "9.7" : "8.3", .recorded)
  }
}
