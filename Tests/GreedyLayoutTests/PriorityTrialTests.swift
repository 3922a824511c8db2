import GreedyLayout
import LayoutEngine
import LayoutTestSupport
import Testing

/// Trials of a stack with other priorities: by axis they give what they give where every child is asked.
struct PriorityTrialTests {
  /// Twelve trials of one stack of up to forty children, each with other priorities: a few changed ones, many, and ties.
  @Test(arguments: Seeds.first(120))
  func `trials by axis and by asking share alike`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = random.pick([2, 3, 5, 12, 40])
    let children = (0..<count).map { _ in child(&random) }
    let axis = random.pick([Axis.horizontal, .vertical])
    let kind: ViewKind =
      axis == .horizontal
      ? .hStack(alignment: .center, spacing: 2, dynamic: true) : .vStack(alignment: .center, spacing: 2, dynamic: true)
    let tree = IndexedTree(ViewNode(kind, id: "stack", content: children))
    let proposal = ProposedViewSize(width: random.pick([0, 90, 400, 1000]), height: random.pick([0, 90, 400, 1000]))
    var engine = GreedyEngine()
    let byAxis = try #require(PriorityTrial(of: tree.root, in: tree, proposed: proposal, by: engine))
    engine.options.answersByAxis = false
    let asking = try #require(PriorityTrial(of: tree.root, in: tree, proposed: proposal, by: engine))
    var priorities = Array(repeating: 0.0, count: count)
    for _ in 0..<12 {
      for _ in 0..<random.pick([1, 1, 2, count]) {
        priorities[random.integer(0...count - 1)] = random.pick([0, 1, 1, -1])
      }
      let shares = try byAxis.shares(priorities: priorities, changed: [])
      let expected = try asking.shares(priorities: priorities, changed: [])
      for (one, other) in zip(shares, expected) {
        #expect(one.offer == other.offer && one.length == other.length, "\(priorities)")
        #expect(one.asked == other.asked && one.sharers == other.sharers, "\(priorities)")
      }
    }
  }

  private func child(_ random: inout SeededGenerator) -> ViewNode {
    let low: CGFloat = random.pick([0, 0, 10, 25.5, 60])
    let high: CGFloat = random.pick([low, low + 20, low + 55, 200, .infinity])
    let frame = ModifierNode.flexibleFrame(
      FrameBounds(minWidth: low, maxWidth: max(low, high), minHeight: low, maxHeight: max(low, high)))
    switch random.integer(0...5) {
    case 0: return ViewNode(.spacer(minLength: low))
    case 1:
      let inner = (0..<3).map { _ in ViewNode(.color, modifiers: [frame]) }
      return ViewNode(.hStack(alignment: .center, spacing: 1, dynamic: true), content: inner + [ViewNode(.color)])
    default: return ViewNode(.color, modifiers: [frame])
    }
  }
}
