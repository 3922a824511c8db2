import GreedyLayout
import Testing

@testable import LayoutEngine

/// How many memos answers by axis need: one for a container, and one for each eighth of the modifiers around each other.
struct AxisMemoTests {
  private func memos(_ view: ViewNode) throws -> Int {
    let run = LayoutRun(
      IndexedTree(view), distribution: GreedyDistribution(), tracks: GreedyTrackDistribution(),
      options: GreedyEngine.Options(), answersByAxis: true)
    _ = try run.layoutRoot(in: ProposedViewSize(width: 100, height: 100), at: .zero)
    return try #require(run.axes).memoCount
  }

  private func alternating(_ depth: Int, _ isRow: Bool) -> ViewNode {
    guard depth > 0 else { return ViewNode(.color) }
    let content = (0..<4).map { _ in alternating(depth - 1, !isRow) }
    return isRow
      ? ViewNode(.hStack(alignment: .center, spacing: 1, dynamic: false), content: content)
      : ViewNode(.vStack(alignment: .center, spacing: 1, dynamic: false), content: content)
  }

  @Test(arguments: zip(0...3, [0, 1, 1 + 4, 1 + 4 + 16]))
  func `each container has one, and no leaf`(depth: Int, count: Int) throws {
    #expect(try memos(alternating(depth, true)) == count)
  }

  @Test(arguments: zip([7, 8, 15, 16, 40], [0, 1, 1, 2, 5]))
  func `each eighth of the modifiers around each other has one`(modifiers: Int, count: Int) throws {
    let padding = ModifierNode.padding(.insets(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
    #expect(try memos(ViewNode(.color, modifiers: Array(repeating: padding, count: modifiers))) == count)
  }
}
