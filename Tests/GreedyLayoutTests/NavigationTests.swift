import GreedyLayout
import Testing

/// Screens fill what they are proposed (V6.11 of the vocabulary).
@Suite struct NavigationTests {
  private let area = ProposedViewSize(width: 400, height: 300)

  @Test func `a stack fills its proposal and its screen is in the middle`() throws {
    let view = NavigationStack { Color.red.frame(width: 100, height: 50).id("red").navigationTitle("Title") }
      .id("stack")
    let placed = try GreedyEngine().layout(view, in: area)
    #expect(placed["stack"] == CGRect(x: 0, y: 0, width: 400, height: 300))
    // In the middle of the 204 points below a large title: 96 + (204 − 50) / 2.
    #expect(placed["red"] == CGRect(x: 150, y: 173, width: 100, height: 50))
  }

  @Test func `several views of a screen stand below each other`() throws {
    let view = NavigationView {
      Color.red.frame(width: 10, height: 20).id("red")
      Color.blue.frame(width: 10, height: 20).id("blue")
    }
    let placed = try GreedyEngine().layout(view, in: area)
    // 20 + 8 + 20 = 48 of the 256 points below the bar: 44 + (256 − 48) / 2.
    #expect(placed["red"]?.minY == 148)
    #expect(placed["blue"]?.minY == 176)
  }

  @Test func `columns stand side by side where there is room for them`() throws {
    let view = NavigationSplitView {
      Color.red.id("sidebar")
    } detail: {
      Color.blue.id("detail")
    }
    let narrow = try GreedyEngine().layout(view, in: area)
    #expect(narrow["sidebar"]?.width == 400)
    #expect(narrow["detail"] == nil)
    let wide = try GreedyEngine().layout(
      view.environment(\.horizontalSizeClass, .regular), in: ProposedViewSize(width: 1000, height: 300))
    // Below bars of 50 points, as on a tablet.
    #expect(wide["sidebar"] == CGRect(x: 0, y: 50, width: 320, height: 250))
    #expect(wide["detail"] == CGRect(x: 320, y: 50, width: 680, height: 250))
    #expect(Set(wide.uncertainRules.map(\.rule.number)) == ["V6.11", "V6.13"])
  }

  @Test func `columns of a Mac, and those with a width of their own`() throws {
    let view = NavigationSplitView {
      Color.red.id("sidebar")
    } content: {
      Color.green.id("content")
    } detail: {
      Color.blue.frame(width: 20, height: 20).navigationSplitViewColumnWidth(50).id("detail")
    }
    let wide = ProposedViewSize(width: 1000, height: 300)
    let placed = try GreedyEngine().layout(view.platform(.macos26), in: wide)
    // 8 + 140 + 8, then 200, a line of 1, and the middle of the 643 points that are left (V6.13).
    #expect(placed["sidebar"] == CGRect(x: 8, y: 8, width: 140, height: 284))
    #expect(placed["content"] == CGRect(x: 156, y: 0, width: 200, height: 300))
    #expect(placed["detail"]?.midX == CGFloat(357 + 643 / 2.0))
    #expect(placed.uncertainRules.isEmpty)
    let stated = NavigationSplitView {
      Color.red.id("sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 250, max: 240)
    } detail: {
      Color.blue.id("detail")
    }
    let own = try GreedyEngine().layout(stated.platform(.macos26), in: wide)
    #expect(own["sidebar"]?.width == CGFloat(240))
    #expect(own["detail"]?.width == CGFloat(1000 - 256))
  }

  @Test func `columns that are hidden have no width`() throws {
    func detail(_ visibility: NavigationSplitViewVisibility) throws -> (frames: Int, detail: CGFloat?) {
      let view = NavigationSplitView(columnVisibility: .constant(visibility)) {
        Color.red.id("sidebar")
      } content: {
        Color.green.id("content")
      } detail: {
        Color.blue.id("detail")
      }
      let placed = try GreedyEngine().layout(view.platform(.macos26), in: ProposedViewSize(width: 1000, height: 300))
      return (["sidebar", "content", "detail"].count { placed[$0] != nil }, placed["detail"]?.width)
    }
    // The sidebar takes 156 of 1,000 points, the column after it 200 and a line of 1 (V6.13).
    #expect(try detail(.all) == (3, CGFloat(643)))
    #expect(try detail(.doubleColumn) == (2, CGFloat(799)))
    #expect(try detail(.detailOnly) == (1, CGFloat(1000)))
  }

  @Test func `a link is its label`() throws {
    let view = HStack(spacing: 0) {
      NavigationLink(value: 1) { Color.red.frame(width: 30, height: 10) }.id("link")
      NavigationLink {
        Color.blue
      } label: {
        Color.red
      }.id("other")
    }
    let placed = try GreedyEngine().layout(view, in: area)
    #expect(placed["link"]?.width == 30)
    #expect(placed["other"]?.width == 370)
  }
}
