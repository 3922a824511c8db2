import GreedyLayout
import Testing

/// Content of scroll views with an anchor (V6.3 of the vocabulary).
@Suite struct ScrollAnchorTests {
  private func place(_ height: CGFloat, _ anchor: UnitPoint?) throws -> CGRect? {
    let view = ScrollView {
      Color.red.frame(width: 40, height: height).id("content")
    }.defaultScrollAnchor(anchor)
    return try GreedyEngine().layout(view, in: ProposedViewSize(width: 40, height: 100))["content"]
  }

  /// 100 points high: (100 − height) × the anchor's y.
  @Test(
    arguments: [
      (30, UnitPoint.bottom, 70), (30, .center, 35), (30, .top, 0), (300, .bottom, -200), (300, .center, -100),
      (300, .top, 0), (30, nil, 0),
    ] as [(CGFloat, UnitPoint?, CGFloat)])
  func `content stands at the anchor`(_ height: CGFloat, _ anchor: UnitPoint?, _ y: CGFloat) throws {
    #expect(try place(height, anchor)?.minY == y)
  }

  @Test func `an anchor for one role leaves the others`() throws {
    let view = ScrollView { Color.red.frame(width: 40, height: 30).id("content") }
    let offset = view.defaultScrollAnchor(.bottom, for: .initialOffset)
    let aligned = view.defaultScrollAnchor(.bottom, for: .alignment)
    let proposal = ProposedViewSize(width: 40, height: 100)
    #expect(try GreedyEngine().layout(offset, in: proposal)["content"]?.minY == CGFloat(0))
    #expect(try GreedyEngine().layout(aligned, in: proposal)["content"]?.minY == CGFloat(70))
  }

  /// The inner scroll view has content of its own height, and no anchor.
  @Test func `scroll views inside have none of it`() throws {
    let view = ScrollView {
      ScrollView(.horizontal) {
        Color.red.frame(width: 10, height: 20).id("inner")
      }
    }.defaultScrollAnchor(.bottomTrailing)
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 50, height: 100))
    #expect(placed["inner"] == CGRect(x: 0, y: 80, width: 10, height: 20))
  }
}
