import GreedyLayout
import LayoutTestSupport
import Testing

/// What holds for every layout, of generated trees.
struct GeneratedTreeTests {
  private func layout(seed: UInt64) throws -> (LayoutDocument, PlacedTree) {
    var generator = TreeGenerator(seed: seed)
    let document = generator.document(named: "seed \(seed)")
    return (document, try GreedyEngine().layout(document))
  }

  @Test(arguments: Seeds.first(150))
  func `frames are finite, and lengths and gaps add up to the stack's length`(seed: UInt64) throws {
    let (_, placed) = try layout(seed: seed)
    for (key, frame) in placed.frames {
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(key): \(numbers)")
    }
    for allocation in placed.allocations where allocation.used.isFinite {
      let sum = allocation.lengths.reduce(0, +) + allocation.spacing
      #expect(abs(sum - allocation.used) <= 1e-9 * max(1, abs(sum)))
      let broadest = allocation.shares.map(\.breadth).max() ?? 0
      #expect(abs(broadest - (allocation.axis == .horizontal ? allocation.size.height : allocation.size.width)) <= 1e-9)
    }
  }

  /// The whole tree again gives the same layout: nothing outlives a call.
  @Test(arguments: Seeds.first(40))
  func `a second layout is the same, to the last bit`(seed: UInt64) throws {
    let (document, first) = try layout(seed: seed)
    let second = try GreedyEngine().layout(document)
    #expect(first.frames.map(\.key) == second.frames.map(\.key))
    #expect(first.frames.map(\.frame) == second.frames.map(\.frame))
    #expect(first.trace == second.trace)
    #expect(first.questions == second.questions)
  }

  /// Children of a stack with gap g stand one after the other: each begins g behind the end of the one before.
  @Test(arguments: Seeds.first(150))
  func `siblings stand one behind the other`(seed: UInt64) throws {
    let (document, placed) = try layout(seed: seed)
    try expectRows(in: document.view, placed)
  }

  private func expectRows(in node: ViewNode, _ placed: PlacedTree) throws {
    for child in node.content { try expectRows(in: child, placed) }
    let gap: CGFloat
    let isVertical: Bool
    switch node.kind {
    case .vStack(_, let spacing?, _): (gap, isVertical) = (spacing, true)
    case .hStack(_, let spacing?, _): (gap, isVertical) = (spacing, false)
    default: return
    }
    let children = node.content.flatMap { $0.kind == .group ? $0.content : [$0] }.filter { $0.kind != .emptyView }
    let frames = try children.map { try #require(placed[$0.id!]) }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      let end = isVertical ? frame.origin.y + frame.size.height : frame.origin.x + frame.size.width
      let start = isVertical ? next.origin.y : next.origin.x
      #expect(abs(start - end - gap) <= 1e-9 * max(1, abs(end)), "\(node.id ?? "?")")
    }
  }
}
