import GreedyLayout
import LayoutTestSupport
import Testing

/// What the rules compute for ranges is what stacks of such views are given by the engine, to the last bit.
struct EngineAgreementTests {
  /// Random stacks of framed rectangles and spacers, with the ranges that they are.
  private struct Stack {
    var document: LayoutDocument
    var available: Double
    var children: [RangedChild]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = random.chance(0.05) ? random.integer(33...60) : random.integer(1...9)
      let isVertical = random.chance(0.5)
      let isWhole = random.chance(0.5)
      func number(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
        isWhole ? random.number(range).rounded() : random.number(range)
      }
      var content: [ViewNode] = []
      var ranges: [RangedChild] = []
      for index in 0..<count {
        let priority = random.chance(0.4) ? random.pick([-1, 0.5, 1, 1, 2]) : 0
        if random.chance(0.15) {
          let least = random.chance(0.5) ? nil : CGFloat(number(0...40, &random))
          content.append(ViewNode(.spacer(minLength: least), id: "c\(index)"))
          ranges.append(RangedChild(minimum: Double(least ?? 8), maximum: .infinity, priority: -.infinity))
        } else {
          let minimum = random.chance(0.3) ? 0 : number(0...100, &random)
          let width = random.chance(0.25) ? .infinity : random.chance(0.2) ? 0 : number(0...100, &random)
          let (low, high) = (CGFloat(minimum), CGFloat(minimum + width))
          let frame =
            isVertical ? FrameBounds(minHeight: low, maxHeight: high) : FrameBounds(minWidth: low, maxWidth: high)
          content.append(
            ViewNode(.rectangle, id: "c\(index)", modifiers: [.flexibleFrame(frame), .layoutPriority(priority)]))
          ranges.append(RangedChild(minimum: minimum, maximum: minimum + width, priority: priority))
        }
      }
      let offered = number(-20...130 * Double(count), &random)
      let gap: CGFloat = random.pick([0, 0, 8, 10, -5])
      let kind: ViewKind =
        isVertical
        ? .vStack(alignment: .center, spacing: gap, dynamic: true)
        : .hStack(alignment: .center, spacing: gap, dynamic: true)
      available = offered - Double(gap) * Double(count - 1)
      children = ranges
      document = LayoutDocument(
        name: "seed \(seed)",
        proposal: ProposedViewSize(CGFloat(offered), along: isVertical ? .vertical : .horizontal, across: 100),
        view: ViewNode(kind, id: "stack", content: content))
    }
  }

  @Test(arguments: DistributionAlgorithm.allCases)
  func `stacks of ranges get the computed lengths, to the last bit`(_ algorithm: DistributionAlgorithm) throws {
    for seed in Seeds.first(1000) {
      let stack = Stack(seed: seed)
      let placed = try GreedyEngine(distribution: algorithm.distribution).layout(stack.document)
      let measured = placed.allocations[0].lengths.map(Double.init)
      let computed = algorithm.lengths(stack.available, among: stack.children)
      guard measured != computed else { continue }
      Issue.record("\(algorithm) at \(stack.available) of \(stack.children): \(measured), computed \(computed)")
      return
    }
  }
}
