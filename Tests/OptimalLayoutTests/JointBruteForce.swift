import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// The best of all layouts of a small tree whose stacks offer lengths of a grid, by the goals of the whole tree.
///
/// A second method beside the program: the lengths of all stacks are chosen together, each combination is laid out by the
/// ordinary engine, and what it comes to is read off its frames and allocations.
struct JointBruteForce {
  /// What a layout comes to, to be compared from the first number on: smaller is better.
  struct Worth: CustomStringConvertible {
    var values: [(name: String, value: Double)]

    /// The first number, if any, at which this is worse than `other` with everything before it alike.
    func worsening(against other: Worth, tolerance: Double = 1e-6) -> String? {
      for (mine, theirs) in zip(values, other.values) where abs(mine.value - theirs.value) > tolerance {
        return mine.value > theirs.value ? "\(mine.name): \(mine.value), by brute force \(theirs.value)" : nil
      }
      return nil
    }

    var description: String { values.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }
  }

  let tree: JointTree
  let document: LayoutDocument
  /// What is pursued after `overflow` and the soft constraints.
  let goals: [Goal]
  /// The lengths that `ideal` or `closest` wants, by stack.
  private let targets: [String: [Double]]

  init(_ tree: JointTree, _ document: LayoutDocument, goals: [Goal]) throws {
    self.tree = tree
    self.document = document
    self.goals = goals
    let greedy = try GreedyEngine().layout(document)
    var targets: [String: [Double]] = [:]
    for allocation in greedy.allocations {
      guard let stack = tree.stacks.first(where: { $0.id == Self.key(allocation, greedy) }) else { continue }
      guard goals.contains(.ideal) else {
        targets[stack.id] = allocation.lengths.map(Double.init)
        continue
      }
      let free = ProposedViewSize(nil, along: stack.axis, across: allocation.proposal[stack.axis.other])
      targets[stack.id] = try stack.children.map { child in
        let alone = LayoutDocument(
          proposal: free, textMetrics: document.textMetrics, view: try #require(tree.views[child]))
        return Double(try GreedyEngine().layout(alone).size[stack.axis])
      }
    }
    self.targets = targets
  }

  /// The best of the combinations that keep the required constraints, and how many do; at most `limit` are tried.
  func best(step: Double, limit: Int = 2_000) throws -> (best: (worth: Worth, placed: PlacedTree)?, count: Int) {
    let reach = Axis.allCases.compactMap { document.proposal[$0] }.map(Double.init).max() ?? 0
    let choices = JointChoices()
    let engine = GreedyEngine(
      distribution: ChosenDistribution(
        choices: choices, candidates: Array(stride(from: 0.0, through: reach + step, by: step))))
    var best: (worth: Worth, placed: PlacedTree)?
    var count = 0
    var tried = 0
    repeat {
      tried += 1
      guard let placed = try layout(by: engine), isKept(placed) else { continue }
      count += 1
      let worth = worth(of: placed)
      if best.map({ $0.worth.worsening(against: worth, tolerance: 1e-9) != nil }) ?? true { best = (worth, placed) }
    } while choices.advance() && tried < limit
    return (best, count)
  }

  private func layout(by engine: GreedyEngine) throws -> PlacedTree? {
    do {
      return try engine.layout(document)
    } catch .undecided(_, let cause) where cause is JointChoices.DeadEnd {
      return nil
    }
  }

  private static func key(_ allocation: Allocation, _ placed: PlacedTree) -> String {
    placed.tree.key(of: allocation.stack)
  }
}

// MARK: - Constraints

extension JointBruteForce {
  /// By how much a layout misses a relation, in points.
  static func violation(of relation: LayoutConstraint.Relation, in placed: PlacedTree) -> Double {
    let value = relation.terms.reduce(relation.constant) { sum, term in
      let frame = term.view == "root" ? placed.frames.first?.frame : placed[term.view]
      return sum + term.coefficient * (frame.map { attribute(term.attribute, of: $0) } ?? .infinity)
    }
    switch relation.comparison {
    case .equal: return abs(value)
    case .atMost: return max(0, value)
    case .atLeast: return max(0, -value)
    }
  }

  private static func attribute(_ attribute: LayoutConstraint.Attribute, of frame: CGRect) -> Double {
    switch attribute {
    case .width: Double(frame.width)
    case .height: Double(frame.height)
    case .minX: Double(frame.minX)
    case .midX: Double(frame.midX)
    case .maxX: Double(frame.maxX)
    case .minY: Double(frame.minY)
    case .midY: Double(frame.midY)
    case .maxY: Double(frame.maxY)
    }
  }

  /// Whether every required constraint holds in the frames.
  func isKept(_ placed: PlacedTree) -> Bool { violation(at: .required, in: placed) <= 1e-6 }

  private func violation(at strength: LayoutConstraint.Strength, in placed: PlacedTree) -> Double {
    document.constraints.filter { $0.strength == strength }.flatMap(\.relations).reduce(0) {
      $0 + Self.violation(of: $1, in: placed)
    }
  }
}

// MARK: - Goals

extension JointBruteForce {
  /// What a layout comes to by the goals, outer stacks first.
  func worth(of placed: PlacedTree) -> Worth {
    var allocations: [String: Allocation] = [:]
    for allocation in placed.allocations { allocations[Self.key(allocation, placed)] = allocation }
    var worth = Worth(values: [])
    let own = tree.stacks.indices.map { overflow(of: $0, allocations, placed) }
    for place in own.indices {
      let inside = own.indices.filter { isInside($0, place) }.reduce(0) { $0 + own[$1] }
      worth.values.append(("overflow in \(tree.stacks[place].id)", inside))
      worth.values.append(("overflow of \(tree.stacks[place].id)", own[place]))
    }
    for strength in LayoutConstraint.Strength.allCases where strength != .required {
      worth.values.append(("\(strength) constraints", violation(at: strength, in: placed)))
    }
    for goal in goals {
      switch goal {
      case .fill:
        for stack in tree.stacks {
          worth.values.append(("waste of \(stack.id)", allocations[stack.id].map { wasted($0, stack) } ?? 0))
        }
      case .ideal, .closest:
        worth.values.append(("distance to \(goal)", distance(allocations)))
      default: break
      }
    }
    return worth
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var next: Int? = inner
    while let place = next {
      if place == outer { return true }
      next = tree.stacks[place].enclosing
    }
    return false
  }

  /// A stack whose parent is a stack of the same axis is absorbed by it.
  private func isAbsorbed(_ stack: JointTree.Stack) -> Bool {
    stack.parent.map { tree.stacks[$0].axis == stack.axis } ?? false
  }

  private func overflow(of place: Int, _ allocations: [String: Allocation], _ placed: PlacedTree) -> Double {
    let stack = tree.stacks[place]
    guard let allocation = allocations[stack.id] else { return 0 }
    var overflow = 0.0
    if let offered = allocation.offered, offered.isFinite, !isAbsorbed(stack) {
      overflow = Double(max(0, allocation.used - offered))
    }
    if stack.parent == nil, let limit = allocation.proposal[stack.axis.other], limit.isFinite {
      let need = stack.children.map { breadth(of: $0, across: stack.axis, placed) }.max() ?? 0
      overflow += max(0, need - Double(limit))
    }
    return overflow
  }

  /// What a child takes across a stack, the stacks across it left out.
  private func breadth(of id: String, across axis: Axis, _ placed: PlacedTree) -> Double {
    guard let stack = tree.stacks.first(where: { $0.id == id }) else {
      return placed[id].map { Double($0.size[axis.other]) } ?? 0
    }
    guard stack.axis == axis else { return 0 }
    return stack.children.map { breadth(of: $0, across: axis, placed) }.max() ?? 0
  }

  private func wasted(_ allocation: Allocation, _ stack: JointTree.Stack) -> Double {
    guard let offered = allocation.offered, offered.isFinite else { return 0 }
    let across = allocation.proposal[stack.axis.other]
    let greatest = stack.children.reduce(0.0) { $0 + maximum(of: $1, along: stack.axis, across: across) }
    return max(0, min(Double(offered), greatest) - Double(allocation.used))
  }

  /// The length of a view that is offered endlessly much.
  private func maximum(of id: String, along axis: Axis, across: CGFloat?) -> Double {
    guard let view = tree.views[id] else { return .nan }
    let document = LayoutDocument(
      proposal: ProposedViewSize(.infinity, along: axis, across: across), textMetrics: document.textMetrics, view: view)
    return (try? GreedyEngine().layout(document)).map { Double($0.size[axis]) } ?? .nan
  }

  private func distance(_ allocations: [String: Allocation]) -> Double {
    tree.stacks.reduce(0) { sum, stack in
      guard let allocation = allocations[stack.id], let wanted = targets[stack.id] else { return sum }
      return zip(allocation.lengths, wanted).reduce(sum) { $0 + ($1.1.isFinite ? abs(Double($1.0) - $1.1) : 0) }
    }
  }
}
