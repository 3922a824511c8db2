internal import ViewTree

extension StackElement {
  func hasPart(along axis: Axis) -> Bool { true }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let words = StackProposals(stack: element, axis: axis, reading: reading)
    return reading.axis == axis ? words.along(question) : words.across(question)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let words = StackLine(container: element, reading: reading, gaps: reading.run.stack(number).gaps.before)
    return reading.axis == axis ? words.sum(question) : words.largest(question)
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard reading.axis == axis else {
      return reading.aligned(child, in: element, by: reading.run.stack(number).parameters.alignment, "9.5")
    }
    let isStated = reading.run.stack(number).parameters.spacing != nil
    return StackLine(container: element, reading: reading, gaps: reading.run.stack(number).gaps.before)
      .after(child, isStated: isStated)
  }
}

/// What a stack proposes its children, in words.
private struct StackProposals {
  let stack: Int
  /// The stack's major axis.
  let axis: Axis
  let reading: LayoutReading

  private var name: String { reading.name(stack) }
  private var children: [Int] { reading.tree.elements[stack].children }
  private var allocation: Allocation? { reading.placed.allocationsByElement[stack] }

  /// What a child is proposed along the stack.
  func along(_ question: LayoutRecord.Question) -> Account {
    let inner = reading.childName(question.element)
    switch question.reason {
    case .minimumProbe:
      return Account("\(name) proposes \(inner) 0, to learn how \(reading.short) it can be.", "9.2")
    case .maximumProbe:
      return Account("\(name) proposes \(inner) ∞, to learn how \(reading.long) it can be.", "9.2")
    case .reserveProbe:
      return Account(
        "\(name) proposes \(inner) 0, to set that much aside while views of a higher priority are served.", "9.2")
    case .share(let count, let remaining): return share(of: remaining, among: count, question)
    case .ideal:
      return Account("\(name) proposes \(inner) no \(reading.length), as it is proposed none itself.", "9.4")
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
    let left = remainder(remaining, before: question).map { " What is left: \($0)." } ?? ""
    let turn = turn(of: question)
    let offer = reading.proposed(question)
    guard remaining >= 0 else {
      return Account("\(name) offers \(inner) 0, as nothing is left.\(left)\(turn)", "9.3")
    }
    guard count > 1 else { return Account("\(name) offers \(inner) all that is left, \(offer).\(left)\(turn)", "9.3") }
    return Account(
      "\(name) offers \(inner) an equal share of what is left: \(remaining.text) / \(count) = \(offer).\(left)\(turn)",
      "9.3")
  }

  /// The sum of what is left for a child: the stack's length less its gaps, what others took and what is set aside. Nil where
  /// that is the whole length, or where the record holds another division than the one that asked.
  private func remainder(_ remaining: CGFloat, before question: LayoutRecord.Question) -> String? {
    guard let allocation, allocation.proposal[axis] == reading.proposal(at: question.asker)[axis],
      let offered = allocation.offered, offered.isFinite, remaining.isFinite
    else { return nil }
    let earlier = asked(before: question.element)
    let taken = earlier.reduce(0) { $0 + allocation.shares[$1].length }
    let aside = offered - allocation.spacing - taken - remaining
    var words = offered.text
    if allocation.spacing != 0 {
      let count = children.count - 1
      let gaps = "(\(count == 1 ? "the gap" : "\(count) gaps"))"
      words +=
        allocation.spacing < 0 ? " + \((-allocation.spacing).text) \(gaps)" : " − \(allocation.spacing.text) \(gaps)"
    }
    if earlier.count > 3 {
      words += " − \(taken.text) (\(earlier.count) others)"
    } else {
      for child in earlier {
        words += " − \(allocation.shares[child].length.text) (\(reading.childName(children[child])))"
      }
    }
    let priority = reading.run.priority(of: question.element)
    let lower = children.filter { reading.run.priority(of: $0) < priority }
    guard abs(aside) <= 1e-6 || !lower.isEmpty, aside > -1e-6 else { return nil }
    if aside > 1e-6 { words += " − \(aside.text) (set aside for \(reading.names(lower)))" }
    return words == offered.text ? nil : "\(words) = \(remaining.text)"
  }

  /// The places of the children that were made their offers before a child, in the order of asking.
  private func asked(before child: Int) -> [Int] {
    guard let allocation, let place = children.firstIndex(of: child), let turn = allocation.shares[place].asked else {
      return []
    }
    return children.indices.filter { allocation.shares[$0].asked.map { $0 < turn } ?? false }
      .sorted { (allocation.shares[$0].asked ?? 0) < (allocation.shares[$1].asked ?? 0) }
  }

  /// Why the last of those asked before a child came before it; nothing for the first of all.
  private func turn(of question: LayoutRecord.Question) -> String {
    guard let last = asked(before: question.element).last.map({ children[$0] }) else { return "" }
    let (before, inner) = (reading.childName(last), reading.childName(question.element))
    let (first, second) = (reading.run.priority(of: last), reading.run.priority(of: question.element))
    guard first == second else {
      return " \(before) is asked before it, having the higher priority (\(first.text) > \(second.text))."
    }
    guard let one = range(of: last), let other = range(of: question.element) else { return "" }
    let (narrow, wide) = (one.maximum - one.minimum, other.maximum - other.minimum)
    if narrow < wide {
      return " \(before) is asked before it, for it can vary less: by \(narrow.text), \(inner) by \(wide.text)."
    }
    return narrow == .infinity && one.minimum > other.minimum
      ? " \(before) is asked before it: both can grow without end, and its least \(reading.length) is the greater."
      : " \(before) is asked before it: both can vary as much, and it stands before it."
  }

  /// A child's answers to 0 and ∞ at the stack's breadth; nil where it was not asked for both.
  private func range(of child: Int) -> (minimum: CGFloat, maximum: CGFloat)? {
    guard let least = reading.probe(of: child, at: 0, along: axis),
      let most = reading.probe(of: child, at: .infinity, along: axis)
    else { return nil }
    return (least, most)
  }

  /// What a child is proposed across the stack.
  func across(_ question: LayoutRecord.Question) -> Account {
    let inner = reading.childName(question.element)
    let kind = axis == .horizontal ? "a row" : "a column"
    guard let proposed = question.proposal[reading.axis] else {
      return Account("\(name) proposes \(inner) no \(reading.length), as it is proposed none itself.", "9.3")
    }
    guard reading.proposal(at: question.asker)[reading.axis] == proposed else {
      return Account(
        "\(name) was proposed no \(reading.length); now that it has one it proposes \(inner) that: \(proposed.text).",
        "9.7")
    }
    return Account("\(name) is \(kind) and passes its whole \(reading.length) on to \(inner): \(proposed.text).", "9.3")
  }
}

extension LayoutReading {
  /// What a child of a stack answered last to a probe, at the breadth with which it was placed; nil where it was not asked.
  func probe(of child: Int, at length: CGFloat, along axis: Axis) -> CGFloat? {
    let minor = place(of: child)?.viewSize.proposal[axis.other]
    let answers = record.questions.filter {
      $0.element == child && $0.proposal[axis] == length && $0.reason.isProbe && $0.answer != nil
    }
    return (answers.last { $0.proposal[axis.other] == minor } ?? answers.last)?.answer?[axis]
  }
}
