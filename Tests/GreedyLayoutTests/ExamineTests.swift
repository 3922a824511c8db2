import GreedyLayout
import Testing

/// What one call tells of a layout.
struct ExamineTests {
  @Test func `every answer of a view is recorded in its order`() throws {
    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    let examined = try GreedyEngine().examine(stack, in: ProposedViewSize(width: 300, height: 300))
    // The probes for the least and the greatest length, then the share: 300 / 2 for red, the 100 left for blue.
    #expect(
      examined.answers(of: "red") == [
        Answer(proposal: ProposedViewSize(width: 300, height: 0), size: CGSize(width: 300, height: 200)),
        Answer(proposal: ProposedViewSize(width: 300, height: .infinity), size: CGSize(width: 300, height: 250)),
        Answer(proposal: ProposedViewSize(width: 300, height: 150), size: CGSize(width: 300, height: 200)),
      ])
    #expect(examined.answers(of: "blue").map(\.proposal.height) == [0, .infinity, 100])
    #expect(examined["red"] == CGRect(x: 0, y: 20, width: 300, height: 200))
    #expect(examined.answers(of: "green").isEmpty)
  }
}
