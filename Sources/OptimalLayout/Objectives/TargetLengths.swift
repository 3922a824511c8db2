internal import LayoutEngine

/// What the goals `ideal` and `closest` want the children of each stack to be near to, in points.
///
/// Both are those of SwiftUI's own layout: the lengths that it gave, and the ideal lengths at its minor proposal.
package struct TargetLengths {
  private let closest: [Int: [Double]]
  private let ideal: [Int: [Double]]
  /// The sizes of SwiftUI's layout, by element.
  let sizes: [Int: CGSize]

  /// Lays a tree out as SwiftUI does.
  init(
    of tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint, options: GreedyEngine.Options
  ) throws(LayoutFailure) {
    let engine = GreedyEngine(options: options)
    let placed = try engine.layout(tree, in: proposal, at: origin)
    let stacks = IsolatedStacks(of: placed.tree, by: engine)
    var closest: [Int: [Double]] = [:]
    var ideal: [Int: [Double]] = [:]
    for allocation in placed.allocations {
      closest[allocation.stack] = allocation.lengths.map(Double.init)
      let free = ProposedViewSize(nil, along: allocation.axis, across: allocation.proposal[allocation.axis.other])
      var lengths: [Double] = []
      for child in placed.tree.elements[allocation.stack].children {
        lengths.append(
          Double(try stacks.questions.answer(ofChild: child, at: free, because: .ideal).size[allocation.axis]))
      }
      ideal[allocation.stack] = lengths
    }
    self.closest = closest
    self.ideal = ideal
    var sizes: [Int: CGSize] = [:]
    for (element, frame) in placed.elementFrames.enumerated() { sizes[element] = frame?.size }
    self.sizes = sizes
  }

  /// The greatest finite length in SwiftUI's layout, or that a stack's children have together at their ideal lengths; 0 where
  /// there is none.
  ///
  /// - Parameters:
  ///   - elements: Those that count; nil for all.
  ///   - countingIdeals: Whether the sum of what a stack's children want counts too.
  func greatest(inside elements: Set<Int>?, countingIdeals: Bool) -> Double {
    func counts(_ element: Int) -> Bool { elements?.contains(element) ?? true }
    let lengths = sizes.filter { counts($0.key) }.flatMap { [Double($0.value.width), Double($0.value.height)] }
    let sums = !countingIdeals ? [] : ideal.filter { counts($0.key) }.map { $0.value.filter(\.isFinite).reduce(0, +) }
    return (lengths + sums).filter(\.isFinite).max() ?? 0
  }

  /// The targets of a stack's children for one of the two goals; nil for a stack that SwiftUI's layout does not have.
  func lengths(of stack: Int, for goal: Goal) -> [Double]? { goal == .ideal ? ideal[stack] : closest[stack] }

  /// What the goals of a list that are of the whole tree want a stack's children to be near to, the lengths of each goal in
  /// turn.
  func lengths(of stack: Int, wantedBy goals: [Goal]) -> [[Double]] {
    goals.filter(\.isOfWholeTree).compactMap { lengths(of: stack, for: $0) }
  }

  /// The goals of a list that want something of a stack: those of the whole tree nothing of one that has no targets.
  func goals(_ goals: [Goal], of stack: Int) -> [Goal] {
    goals.filter { !$0.isOfWholeTree || lengths(of: stack, for: $0) != nil }
  }

  /// The sum, over the stack children of a layout of the same tree, of |length − target|, in points. What has no length to
  /// share has no goal, and its children are not among them.
  package func distance(of placed: PlacedTree, for goal: Goal) -> Double {
    placed.allocations.reduce(0) { total, allocation in
      guard allocation.offered?.isFinite == true, let targets = lengths(of: allocation.stack, for: goal) else {
        return total
      }
      return zip(allocation.lengths, targets).reduce(total) { sum, pair in
        let distance = abs(Double(pair.0) - pair.1)
        return distance.isFinite ? sum + distance : sum
      }
    }
  }
}
