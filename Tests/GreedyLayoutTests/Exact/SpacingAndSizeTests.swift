import GreedyLayout
import Testing

/// Sizes, gaps and guides that were once taken from the wrong place.
struct SpacingAndSizeTests {
  /// 9.7: 2 − 10 + 5 = −3 wide, centred in 100 at (100 + 3) / 2 = 51.5; the children begin at the lesser end, 48.5.
  @Test func `a stack of negative length places its children from its lesser end`() throws {
    let row = HStack(spacing: -10) {
      Color.red.frame(width: 2).id("two")
      Color.red.frame(width: 5).id("five")
    }
    .id("row")
    let placed = try GreedyEngine().layout(row, in: ProposedViewSize(width: 100, height: 10))
    #expect(placed.size.width == -3)
    #expect(placed["row"]?.origin.x == 51.5)
    #expect(placed["row"]?.size.width == -3)
    #expect(placed["two"]?.origin.x == 48.5)
    #expect(placed["five"]?.origin.x == 40.5)
  }

  /// 7.3: baselines at 22 and 30 + 4 + 20 = 54; the last one is the greater, the first one the lesser.
  @Test(arguments: [(VerticalAlignment.lastTextBaseline, 54.0), (.firstTextBaseline, 22)])
  func `the last baseline of several views is the greatest, the first one the least`(
    _ alignment: VerticalAlignment, _ baseline: CGFloat
  ) throws {
    let row = HStack(alignment: alignment, spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        Rectangle().frame(width: 60, height: 30).alignmentGuide(alignment) { _ in 22 }
        Rectangle().frame(width: 50, height: 26).alignmentGuide(alignment) { _ in 20 }
      }
      Rectangle().frame(width: 40, height: 18).id("amount")
    }
    let placed = try GreedyEngine().layout(row, in: .unspecified)
    // Its own baseline is its lower end, 18.
    #expect(try #require(placed["amount"]).origin.y == baseline - 18)
  }

  /// The layouts of stacks that other layouts call combine guides by the same rule.
  @Test func `a stack's layout combines guides as the stack does`() throws {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) {
        Rectangle().frame(width: 60, height: 30).alignmentGuide(.lastTextBaseline) { _ in 22 }
        Rectangle().frame(width: 50, height: 26).alignmentGuide(.lastTextBaseline) { _ in 20 }
      }
      Rectangle().frame(width: 40, height: 18).id("amount")
    }
    #expect(try GreedyEngine().layout(row, in: .unspecified)["amount"]?.origin.y == 36)
  }

  /// 8.6: beside a ZStack of a spacer and a shape the gaps are 8: 20 + 8 + 0 + 8 + 20.
  @Test func `a ZStack prefers no distance only where all its views do`() throws {
    func width(_ inside: some View) throws -> CGFloat {
      let row = HStack {
        Rectangle().frame(width: 20, height: 20)
        ZStack { inside }
        Rectangle().frame(width: 20, height: 20)
      }
      return try GreedyEngine().layout(row, in: .unspecified).size.width
    }
    let spacer = Spacer(minLength: 0)
    #expect(
      try width(
        Group {
          spacer; Rectangle().frame(width: 0, height: 0)
        }) == 56)
    #expect(
      try width(
        Group {
          spacer; spacer
        }) == 40)
  }

  /// The first candidate is a shape, which keeps 8 points; the second one, which is shown, a spacer, which keeps none. Where
  /// the inset is placed, the second one was shown last: 100 − 10 − 0 points stay for the view.
  @Test func `a view that shows a candidate prefers the distances of the one shown last`() throws {
    let view = Color.red.background { Color.red.id("behind") }.safeAreaInset(edge: .bottom) {
      ViewThatFits(in: .horizontal) {
        Rectangle().frame(width: 200, height: 10)
        Spacer().frame(height: 10)
      }
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 100))
    #expect(placed["behind"]?.size.height == 90)
  }

  /// Of the two candidates the second fits in 100; its baseline is at 15 and the other view's at 10.
  @Test func `a view that shows a candidate has the guides of the one shown last`() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Rectangle().frame(width: 200, height: 20).alignmentGuide(.firstTextBaseline) { _ in 3 }
        Rectangle().frame(width: 50, height: 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
      }
      Rectangle().frame(width: 10, height: 10).id("other")
    }
    let placed = try GreedyEngine().layout(row, in: ProposedViewSize(width: 100, height: 20))
    #expect(placed["other"]?.origin.y == 5)
  }

  /// V6.2: 50 × 30 stands in the middle of 100 × 100 where both axes scroll, at the start of a single one.
  @Test func `content that scrolls on both axes is centred where it is smaller`() throws {
    func place(_ axes: Axis.Set, _ width: CGFloat = 50) throws -> CGRect? {
      let view = ScrollView(axes) { Rectangle().frame(width: width, height: 30).id("content") }
      let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 100))
      return placed["content"]
    }
    #expect(try place([.horizontal, .vertical]) == CGRect(x: 25, y: 35, width: 50, height: 30))
    #expect(try place([.horizontal, .vertical], 150) == CGRect(x: 0, y: 35, width: 150, height: 30))
    // The other axis is the content's own: 50 wide in the middle of 100.
    #expect(try place(.vertical) == CGRect(x: 25, y: 0, width: 50, height: 30))
  }
}
