import GreedyLayout
import Testing

/// Scroll views, alternatives, readers and safe areas (sections 12, 14 and 15 of the semantics).
struct ContainerTests {
  @Test func `scrolled content has its ideal height and sticks to the top`() throws {
    let view = ScrollView {
      Rectangle().frame(height: 30).id("first")
      GeometryReader { _ in Color.red }.id("reader")
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 200, height: 300))
    // a reader is 10 high where nothing is proposed; 30 + 8 + 10
    #expect(placed.size == CGSize(width: 200, height: 300))
    #expect(placed["first"]?.minY == 0)
    #expect(placed["reader"] == CGRect(x: 0, y: 38, width: 200, height: 10))
  }

  @Test(arguments: [(250.0, "wide"), (200.0, "wide"), (199.0, "narrow"), (50.0, "narrow")])
  func `the first candidate that fits is shown, else the last`(_ width: CGFloat, _ shown: String) throws {
    let view = ViewThatFits(in: .horizontal) {
      Rectangle().frame(width: 200, height: 10).id("wide")
      Rectangle().frame(width: 100, height: 10).id("narrow")
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: width, height: 50))
    #expect(placed[shown] != nil)
    #expect(placed[shown == "wide" ? "narrow" : "wide"] == nil)
  }

  @Test func `a reader's content is made for its size and its place`() throws {
    let view = VStack(spacing: 0) {
      Rectangle().frame(height: 20)
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).minY).id("half")
      }
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 120))
    #expect(placed["half"] == CGRect(x: 0, y: 20, width: 50, height: 20))
  }

  @Test func `an inset takes its height at the edge, and what ignores the safe area reaches under it`() throws {
    let view = VStack {
      Rectangle().id("content").background { VStack { Color.blue.id("behind") }.ignoresSafeArea() }
    }
    .safeAreaInset(edge: .bottom, spacing: 4) { Rectangle().frame(height: 40).id("bar") }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 300))
    // 300 − 40 − 4 = 256 stay for the content; the colour behind it reaches the end of the inset
    #expect(placed["content"] == CGRect(x: 0, y: 0, width: 100, height: 256))
    #expect(placed["bar"] == CGRect(x: 0, y: 260, width: 100, height: 40))
    #expect(placed["behind"] == CGRect(x: 0, y: 0, width: 100, height: 300))
  }

  @Test func `an alignment guide moves a view and makes its stack as large as the guides ask`() throws {
    let view = HStack(alignment: .top, spacing: 0) {
      Rectangle().frame(width: 10, height: 10).alignmentGuide(.top) { _ in -5 }.id("lower")
      Rectangle().frame(width: 10, height: 10).id("plain")
    }
    let placed = try GreedyEngine().layout(view, in: .unspecified)
    // the guide lies 5 above the first view, which so stands 5 lower than the second: 15 high
    #expect(placed.size.height == 15)
    #expect(placed["lower"]?.minY == 5)
    #expect(placed["plain"]?.minY == 0)
  }

  @Test func `texts of one line stand on one baseline`() throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text("Large").font(.largeTitle).id("large")
      Text("small").font(.caption).id("small")
    }
    let placed = try GreedyEngine().layout(view, in: .unspecified)
    let large = try #require(placed["large"])
    let small = try #require(placed["small"])
    #expect(large.minY == 0)
    #expect(small.minY > 0)
    #expect(small.maxY < large.maxY)
  }
}
