import GreedyLayout
import LayoutTestSupport
import Testing

/// The best division of a small tree's stacks by trying every whole-numbered length of every child, and every half
/// point in inner stacks.
///
/// A second method beside the programs: a child's length is possible if the child, proposed it, answers it, or answers it
/// to 0; of all combinations the best by the standard goals is taken, from the inside out.
final class BruteForce {
  /// What a division comes to, better ones first.
  struct Division {
    var lengths: [Double]
    var size: CGSize
    /// Of the stack and of everything inside it, and of the stack alone.
    var overflow: Double
    var ownOverflow: Double
    var wasted: Double

    /// Whether this is better by more than `tolerance`, goal by goal.
    func isBetter(than other: Division, tolerance: Double) -> Bool {
      var pairs = [(overflow, other.overflow), (ownOverflow, other.ownOverflow), (wasted, other.wasted)]
      pairs += zip(lengths.sorted(), other.lengths.sorted()).map { (-$0, -$1) }
      pairs += zip(lengths, other.lengths).map { (-$0, -$1) }
      for (mine, theirs) in pairs where abs(mine - theirs) > tolerance { return mine < theirs }
      return false
    }
  }

  struct Answer {
    var size: CGSize
    var overflow: Double
  }

  private struct Question: Hashable {
    var path: [Int]
    var proposal: ProposedViewSize
  }

  private var answers: [Question: Answer] = [:]

  /// The answer of a tree at a proposal; `path` names it.
  func answer(of tree: CoupledTree, _ path: [Int], at proposal: ProposedViewSize) throws -> Answer {
    let question = Question(path: path, proposal: proposal)
    if let known = answers[question] { return known }
    let answer: Answer
    switch tree {
    case .stack(let axis, let children) where proposal[axis]?.isFinite == true:
      let division = try divide(axis, children, path, at: proposal)
      answer = Answer(size: division.size, overflow: division.overflow)
    case .leaf, .stack:
      let document = LayoutDocument(
        proposal: proposal, textMetrics: CoupledTree.textMetrics, view: tree.node)
      answer = Answer(size: try GreedyEngine().layout(document).size, overflow: 0)
    }
    answers[question] = answer
    return answer
  }

  /// The best division of a stack at a proposal with a finite major length.
  func divide(
    _ axis: Axis, _ children: [CoupledTree], _ path: [Int], at proposal: ProposedViewSize
  ) throws -> Division {
    let offered = Double(proposal[axis] ?? 0)
    var options: [[(length: Double, answer: Answer)]] = []
    var greatest = 0.0
    for (index, child) in children.enumerated() {
      func answer(_ length: Double) throws -> Answer {
        try self.answer(
          of: child, path + [index],
          at: ProposedViewSize(CGFloat(length), along: axis, across: proposal[axis.other]))
      }
      var possible: [(Double, Answer)] = []
      for length in stride(from: 0.0, through: offered + 12, by: path.isEmpty ? 1 : 0.5) {
        let kept = try answer(length)
        if kept.size[axis] == CGFloat(length) { possible.append((length, kept)) }
      }
      let least = try answer(0)
      if !possible.contains(where: { CGFloat($0.0) == least.size[axis] }) {
        possible.append((Double(least.size[axis]), least))
      }
      options.append(possible)
      greatest += Double(try answer(.infinity).size[axis])
    }
    var best: Division?
    try forEachChoice(of: options) { chosen in
      let lengths = chosen.map(\.length)
      let used = lengths.reduce(0, +)
      let breadth = chosen.map { $0.answer.size[axis.other] }.max() ?? 0
      var division = Division(
        lengths: lengths, size: CGSize(CGFloat(used), along: axis, across: breadth),
        overflow: chosen.reduce(0) { $0 + $1.answer.overflow }, ownOverflow: max(0, used - offered),
        wasted: max(0, min(offered, greatest) - used))
      division.overflow += division.ownOverflow
      if path.isEmpty, let limit = proposal[axis.other], limit.isFinite {
        division.overflow += try minorOverflow(axis, children, chosen.map(\.answer), limit: Double(limit))
      }
      if best.map({ division.isBetter(than: $0, tolerance: 1e-9) }) ?? true { best = division }
    }
    return try #require(best)
  }

  /// What exceeds the root's minor proposal; a stack across has its own overflow.
  private func minorOverflow(_ axis: Axis, _ children: [CoupledTree], _ answers: [Answer], limit: Double) throws
    -> Double
  {
    zip(children, answers).reduce(0) { overflow, child in
      if case .stack(axis.other, _) = child.0 { return overflow }
      return max(overflow, Double(child.1.size[axis.other]) - limit)
    }
  }

  private func forEachChoice<Option>(of options: [[Option]], _ visit: ([Option]) throws -> Void) rethrows {
    var places = Array(repeating: 0, count: options.count)
    while true {
      try visit(zip(options, places).map { $0[$1] })
      var index = 0
      while index < places.count {
        places[index] += 1
        if places[index] < options[index].count { break }
        places[index] = 0
        index += 1
      }
      if index == places.count { return }
    }
  }
}
