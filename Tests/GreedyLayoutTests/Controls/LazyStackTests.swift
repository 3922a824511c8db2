import GreedyLayout
import Testing

/// Lazy stacks (section 2 of the vocabulary), by the frames that others recorded.
@Suite struct LazyStackTests {
  private func layout(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> PlacedTree {
    try GreedyEngine().layout(view, in: ProposedViewSize(width: width, height: height))
  }

  @Test func `a width is taken whole`() throws {
    let view = HStack(spacing: 20) {
      LazyVStack { Color.red.frame(height: 10) }.id("first")
      Color.blue.frame(width: 37, height: 10)
      LazyVStack { Color.red.frame(width: 20, height: 10) }.id("second")
    }
    let placed = try layout(view, 320, 100)
    // Recorded: 121.5 each, (320 − 2 × 20 − 37) / 2.
    #expect(placed["first"]?.width == 121.5)
    #expect(placed["second"]?.width == 121.5)
  }

  @Test func `a height is taken whole, and views are aligned in it`() throws {
    let view = LazyHStack(alignment: .bottom) { Color.red.frame(width: 20, height: 30).id("red") }.id("stack")
    let placed = try layout(view, 300, 240)
    #expect(placed["stack"]?.size == CGSize(width: 20, height: 240))
    #expect(placed["red"]?.minY == 210)
  }

  @Test func `along the stack views are proposed nothing, and the length is their sum`() throws {
    let view = LazyVStack(alignment: .trailing, spacing: 4) {
      Color.red.id("colour")
      Spacer()
      Color.blue.frame(width: 30, height: 50).id("blue")
    }
    .id("stack")
    let placed = try layout(view, 100, 1000)
    // A colour is 10 high, a spacer 8: 10 + 4 + 8 + 4 + 50.
    #expect(placed["stack"]?.size == CGSize(width: 100, height: 76))
    #expect(placed["colour"]?.size == CGSize(width: 100, height: 10))
    #expect(placed["blue"]?.origin.x == 70)
  }

  @Test func `without a breadth the first view's is taken`() throws {
    let view = LazyHStack(spacing: 0) {
      Color.red.frame(width: 10, height: 25)
      Color.blue.frame(width: 10, height: 90)
    }
    #expect(try layout(ScrollView { view.id("stack") }, 100, 100)["stack"]?.height == 25)
  }

  @Test func `it says that all of it was measured`() throws {
    let placed = try layout(LazyVStack { Color.red }.id("rows"), 100, 100)
    #expect(placed.uncertainRules.map { "\($0.typeName) \($0.rule.number)" } == ["LazyVStack V2.3"])
  }

  @Test func `sections are members of their container`() throws {
    let view = LazyVStack(spacing: 0) {
      Section {
        Color.red.frame(height: 20)
      } header: {
        Color.blue.frame(height: 5).id("header")
      } footer: {
        Color.green.frame(height: 7).id("footer")
      }
    }
    let placed = try layout(view, 100, nil)
    #expect(placed["header"]?.minY == 0)
    #expect(placed["footer"]?.minY == 25)
    #expect(placed.size.height == 32)
  }
}
