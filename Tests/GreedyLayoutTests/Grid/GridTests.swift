import GreedyLayout
import LayoutTestSupport
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

  /// "text" is 20 wide in one line and 8 in two. Offered nothing it takes 8 in a row, which only its probe counts as 0; so
  /// does the column that it stands in.
  @Test(arguments: [0.0, 5, 8, 19]) func `a column takes what a stack's child takes, also of nothing`(
    _ width: Double
  ) throws {
    let metrics = [
      TextMetric(text: "text", maxWidth: nil, size: CGSize(width: 20, height: 5)),
      TextMetric(text: "text", maxWidth: 19, size: CGSize(width: 8, height: 10)),
    ]
    func used(by view: ViewNode) throws -> CGFloat {
      let document = LayoutDocument(
        proposal: ProposedViewSize(width: CGFloat(width), height: 50), textMetrics: metrics, view: view)
      return try GreedyEngine().layout(document).size.width
    }
    let text = ViewNode(.text("text"))
    let grid = ViewNode(
      .grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0),
      content: [ViewNode(.gridRow(alignment: nil), content: [text])])
    let row = ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), content: [text])
    #expect(try used(by: grid) == 8)
    #expect(try used(by: row) == 8)
  }
}
