import GreedyLayout
import LayoutTestSupport
import Testing

/// Frames as a display shows them (V7.3 of the vocabulary).
@Suite struct PixelTests {
  private func placed(_ view: some View, width: CGFloat, scale: CGFloat) throws -> PlacedTree {
    try GreedyEngine().layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: width, height: 10), displayScale: scale, view: ViewNode(view)))
  }

  @Test func `neighbours stay without a gap, and one is a pixel narrower`() throws {
    let row = HStack(spacing: 0) {
      Color.red.id("a")
      Color.red.id("b")
      Color.red.id("c")
    }
    let layout = try placed(row, width: 100, scale: 2)
    let shown = layout.onPixels
    // 33.33 and 66.67 points are 66.67 and 133.33 pixels.
    #expect(shown["a"] == CGRect(x: 0, y: 0, width: 33.5, height: 10))
    #expect(shown["b"] == CGRect(x: 33.5, y: 0, width: 33, height: 10))
    #expect(shown["c"] == CGRect(x: 66.5, y: 0, width: 33.5, height: 10))
    // The layout keeps its numbers.
    #expect(try abs(#require(layout["b"]).size.width - 100.0 / 3) < 1e-9)
    // With three pixels to a point nothing is between pixels.
    let fine = try placed(row, width: 100, scale: 3).onPixels
    #expect(fine["b"]?.origin.x == CGFloat(100) / 3)
  }

  @Test func `the middle between two pixels goes to the next one, also below 0`() throws {
    let moved = ZStack { Color.red.frame(width: 10, height: 10).id("moved") }
    for (x, shown) in [(0.25, 0.5), (-0.25, 0), (0.24, 0), (-0.26, -0.5), (0.75, 1)] as [(CGFloat, CGFloat)] {
      let layout = try placed(moved.offset(x: x, y: 0), width: 10, scale: 2)
      #expect(layout.onPixels["moved"] == CGRect(x: shown, y: 0, width: 10, height: 10))
    }
  }

  @Test(arguments: Seeds.first(50))
  func `no side moves by more than half a pixel, and twice is as once`(seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    let layout = try GreedyEngine().layout(generator.document(named: "seed \(seed)"))
    let shown = layout.onPixels
    #expect(shown.onPixels.frames.map(\.frame) == shown.frames.map(\.frame))
    for ((_, frame), (key, pixels)) in zip(layout.frames, shown.frames) {
      let moves = [
        pixels.origin.x - frame.origin.x, pixels.origin.y - frame.origin.y,
        pixels.origin.x + pixels.size.width - frame.origin.x - frame.size.width,
        pixels.origin.y + pixels.size.height - frame.origin.y - frame.size.height,
      ]
      #expect(moves.allSatisfy { abs($0) <= 1.0 / 6 + 1e-9 }, "\(key)")
    }
  }
}
