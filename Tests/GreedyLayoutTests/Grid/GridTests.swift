import GreedyLayout
import Testing

/// Grid (15.3 of the semantics): columns share the width as an HStack's children do.
struct GridTests {
  @Test func `the widest cell decides a column without a proposal`() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Rectangle().frame(width: 30, height: 20).id("a")
        Rectangle().frame(width: 40, height: 10).id("b")
      }
      GridRow {
        Rectangle().frame(width: 50, height: 30).id("c")
        Rectangle().frame(width: 20, height: 30).id("d")
      }
    }
    let placed = try GreedyEngine().layout(grid, in: .unspecified)
    // 50 + 10 + 40 wide, 20 + 5 + 30 high; a is centred in its column: (50 − 30) / 2 = 10
    #expect(placed.size == CGSize(width: 100, height: 55))
    #expect(placed["a"] == CGRect(x: 10, y: 0, width: 30, height: 20))
    #expect(placed["b"] == CGRect(x: 60, y: 5, width: 40, height: 10))
    #expect(placed["d"] == CGRect(x: 70, y: 25, width: 20, height: 30))
  }

  @Test func `flexible columns share what fixed ones leave, and a view alone spans them all`() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Rectangle().frame(width: 50).id("fixed")
        Rectangle().id("free")
      }
      Rectangle().frame(height: 40).id("wide")
    }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 200, height: 100))
    #expect(placed["fixed"]?.width == 50)
    #expect(placed["free"]?.width == 150)
    #expect(placed["wide"] == CGRect(x: 0, y: 60, width: 200, height: 40))
    #expect(placed["free"]?.height == 60)
  }
}
