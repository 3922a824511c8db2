public import LayoutComparison

/// The worst case of a rule for people: what it loses at most, why no stack loses more, a stack that loses as much, and
/// how to reproduce it.
public struct WorstCaseText {
  private let worst: WorstCase
  private let command: String

  /// Prepares the report; `command` is the command line that gives the result.
  public init(_ worst: WorstCase, command: String) {
    self.worst = worst
    self.command = command
  }

  /// The whole report, ending with a line break.
  public var text: String {
    let instance = worst.instance
    var lines = [claim.wrapped(indentation: 0), proof.wrapped(indentation: 0), ""]
    lines.append("\(introduction), \(Wording.number(instance.offered)) pt offered:")
    lines += [""] + table + ["", "  " + bar, ""]
    let verdict = "Laid out by the engine, it loses \(worst.share == 0 ? "nothing" : "the same")."
    let isRuleOfCompare = question.minimumLast == 0
    lines.append(verdict + (isRuleOfCompare ? " To see it beside its optimum:" : " As a document:"))
    lines.append("  \(command) --format json" + (isRuleOfCompare ? " | allot compare \(comparing)-" : ""))
    return Page.fitted(lines.joined(separator: "\n") + "\n")
  }
}

/// The sentences.
extension WorstCaseText {
  private var question: WorstCaseQuestion { worst.question }

  private var claim: String {
    var subject = question.algorithm == .swiftui ? "SwiftUI's rule" : question.algorithm.rawValue
    if question.minimumLast > 0 { subject += ", the last \(question.minimumLast) by their minimums," }
    let most = worst.isProven ? "at most " : ""
    let amount = "\(most)\(percentage) of its offer"
    let loss =
      switch (worst.share == 0 && worst.isProven, question.measure) {
      case (true, .unused): "leaves nothing unused that a child could take"
      case (true, .overflow): "never overflows where the children could fit"
      case (false, .unused): "leaves \(amount) unused although a child could take it"
      case (false, .overflow): "overflows by \(amount) although the children could fit"
      }
    let scope = worst.isProven ? "over all \(stacks)" : "on one of the \(stacks)"
    return "\(subject) \(loss), \(scope)."
  }

  private var percentage: String {
    let percent = "\(Wording.number(worst.share * 100)) %"
    return worst.share == 0 ? percent : "\(worst.fraction) (\(percent))"
  }

  private var stacks: String {
    let count = question.shape.viewCount
    var words = "stacks of \(count) \(count == 1 ? "child" : "children")"
    if question.shape.isNested {
      words = "stacks nested as \(question.shape.notation), in any order"
    } else if Set(question.priorities).count > 1 {
      words +=
        " with the priorities \(question.priorities.sorted(by: >).map { Wording.number($0) }.joined(separator: ", "))"
    }
    if let share = question.minimumAtMost {
      let fraction = share.denominator == 1 ? "\(share.numerator)" : "\(share.numerator)/\(share.denominator)"
      words += share.numerator == 0 ? ", every minimum 0" : ", minimums at most \(fraction) of the offer"
    }
    if question.isFlexibleOnly {
      words += ", every range at least a thousandth of the offer wide"
    }
    return words
  }

  private var proof: String {
    switch worst.proof {
    case .search:
      return "Proven: the integer program over all such stacks was searched to the end (gap 0)."
    case .exact:
      return "Proven without rounding: the integer program over all such stacks was searched to the end in fractions."
    case .theory:
      return "Proven: its lengths are the water level's, which add up to the offer wherever the ranges allow it."
    case nil where worst.gap == .infinity:
      return "Not proven: the time was over before anything was known; allow more with --time-limit."
    case nil:
      return "Not proven: the time was over, and a stack may lose up to \(Wording.number(worst.gap * 100)) % more; "
        + "allow more with --time-limit."
    }
  }

  private var introduction: String {
    if worst.proof == .theory { return "The stack on which SwiftUI's rule loses most" }
    return worst.share == 0 ? "One of these stacks" : "A stack that loses as much"
  }

  private var comparing: String {
    question.algorithm == .swiftui ? "" : "--algorithms swiftui,\(question.algorithm.rawValue) "
  }
}

/// The stack.
extension WorstCaseText {
  private var table: [String] {
    var table = TextTable(sides: [.left, .right, .right, .right, .right])
    let instance = worst.instance
    let hasPriorities = Set(instance.children.map(\.priority)).count > 1
    table.rows.append(["", hasPriorities ? "priority" : "", "range", "share", "took"])
    var remaining = instance.children[...]
    for child in instance.arrangement.children { add(child, to: &table, &remaining, level: 0, hasPriorities) }
    let used = instance.children.reduce(0) { $0 + $1.taken }
    table.rows.append(["used", "", "", "", Wording.number(used)])
    let difference = instance.offered - used
    let name = difference < 0 ? "overflow" : "unused"
    table.rows.append([name, "", "", "", Wording.number(difference.magnitude)])
    return table.lines()
  }

  private func add(
    _ shape: StackShape, to table: inout TextTable, _ remaining: inout ArraySlice<WorstCaseInstance.Child>, level: Int,
    _ hasPriorities: Bool
  ) {
    let indentation = String(repeating: "  ", count: level)
    guard case .stack(let children) = shape else {
      guard let child = remaining.popFirst() else { return }
      table.rows.append([
        indentation + child.id, hasPriorities ? Wording.number(child.priority) : "",
        Wording.range(child.minimum, child.maximum), Wording.number(max(0, child.share)), Wording.number(child.taken),
      ])
      return
    }
    table.rows.append([indentation + "stack of \(children.count)", "", "", "", ""])
    for child in children { add(child, to: &table, &remaining, level: level + 1, hasPriorities) }
  }

  /// What the views take as blocks, what is left as dots, and the end of the offer as a line where it is passed.
  private var bar: String {
    let instance = worst.instance
    let used = instance.children.reduce(0) { $0 + $1.taken }
    let scale = 44 / max(used, instance.offered)
    let blocks = instance.children.filter { $0.taken > 0 }.map {
      String(repeating: "█", count: max(1, Int(($0.taken * scale).rounded())))
    }
    let rest = String(repeating: "·", count: Int((max(0, instance.offered - used) * scale).rounded()))
    return (blocks + (rest.isEmpty ? [] : [rest])).joined(separator: " ")
      + "   \(Wording.number(used)) of \(Wording.number(instance.offered))"
  }
}
