import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints on views that are placed at another proposal than they were measured at.
struct PlacedConstraintsTests {
  private static func layout(
    _ view: ViewNode, _ proposal: ProposedViewSize, _ constraints: [String]
  ) throws -> OptimalResult {
    let document = LayoutDocument(
      proposal: proposal, constraints: try constraints.map { try LayoutConstraint($0) }, view: view)
    return try OptimalEngine(solver: GLPKSolver()).layout(document)
  }

  /// A circle and a view of 60 points, proposed 300 and no height. Measured, the circle is at most 10 wide, as wide as its
  /// ideal height; the row is 60 high and placed so, and there the circle can be 40, which leaves 260.
  @Test func `a circle can be as wide as its placement lets it`() throws {
    let tall = ViewNode(.rectangle, id: "tall", modifiers: [.frame(width: nil, height: 60, alignment: .center)])
    let row = StatedConstraintsTests.row("row", [ViewNode(.circle, id: "circle"), tall])
    let proposal = ProposedViewSize(width: 300, height: nil)
    let result = try Self.layout(row, proposal, ["circle.width == 40"])
    #expect(result.placed["circle"]?.size == CGSize(width: 40, height: 40))
    #expect(result.placed["tall"]?.size == CGSize(width: 260, height: 60))
    #expect(result.placed["row"]?.size == CGSize(width: 300, height: 60))
    #expect(result.approximations.isEmpty)
  }

  /// The same in a column: a rectangle 20 wide if nothing is proposed, and a circle below it. Measured, the circle is at
  /// most 10; placed in the column's 20, it is 20 and leaves 80 of the 100.
  @Test func `a circle in a column can be as wide as the column`() throws {
    let wide = ViewNode(.rectangle, id: "wide", modifiers: [.flexibleFrame(FrameBounds(idealWidth: 20))])
    let column = StatedConstraintsTests.column("column", [wide, ViewNode(.circle, id: "circle")])
    let result = try Self.layout(column, ProposedViewSize(width: nil, height: 100), ["circle.width == 20"])
    #expect(result.placed["circle"]?.size == CGSize(width: 20, height: 20))
    #expect(result.placed["wide"]?.size == CGSize(width: 20, height: 80))
    #expect(result.approximations.isEmpty)
  }

  /// A column of two views beside a view of 60 points, proposed no height: measured, each is 10 high, its ideal height;
  /// placed, the column has 60 to divide.
  ///
  /// The measurement keeps to `a.height <= 20` by itself, but `fair` would divide the 60 into 30 and 30; the first has 20.
  @Test(arguments: ["==", "<="])
  func `a column divides the height that its row has`(comparison: String) throws {
    let tall = ViewNode(.rectangle, id: "tall", modifiers: [.frame(width: nil, height: 60, alignment: .center)])
    let column = StatedConstraintsTests.column(
      "column", [ViewNode(.rectangle, id: "a"), ViewNode(.rectangle, id: "b")])
    let row = StatedConstraintsTests.row("row", [column, tall])
    let result = try Self.layout(row, ProposedViewSize(width: 300, height: nil), ["a.height \(comparison) 20"])
    #expect(result.placed["a"]?.size == CGSize(width: 150, height: 20))
    #expect(result.placed["b"]?.size == CGSize(width: 150, height: 40))
    #expect(result.approximations.isEmpty)
  }

  /// Proposed no width, `a` is 10 + 2 × 4 = 18 wide with its centre at 9, and `b` 10 with its guide at 10: the inner column
  /// is 10 + 9 = 19 wide, and so is the outer one. Placed in 19, `a` is 19 wide with its centre at 9.5; the guides meet at
  /// 10, so it stands at 0.5 and its middle at 10.
  @Test func `guides meet where views are placed`() throws {
    let inner = StatedConstraintsTests.column(
      "inner",
      [
        ViewNode(.rectangle, id: "a", modifiers: [.padding(.edges(.all, length: 4))]),
        ViewNode(
          .rectangle, id: "b", modifiers: [.alignmentGuide(GuideSetting(HorizontalAlignment.center.key, to: 10))]),
      ])
    let outer = ViewNode(
      .vStack(alignment: .leading, spacing: 0, dynamic: true), id: "outer",
      content: [inner, StatedConstraintsTests.bar("c", 10, 10)])
    let result = try Self.layout(outer, ProposedViewSize(width: nil, height: 60), ["a.midX == 10"])
    #expect(result.placed["a"]?.minX == 0.5)
    #expect(result.placed["a"]?.width == 19)
    #expect(result.approximations.isEmpty)
  }

  /// A lazy grid beside a view of 100 points, in a frame of any width or with 8 points around it, is measured without a
  /// height, 30 high, and placed with 100, of which its row takes the 36 that are stated. It stands in their middle, as they
  /// do in 300: 100 + 32 below the top.
  @Test(arguments: ["frame", "padding"])
  func `a lazy grid shares the height that its row has`(modifier: String) throws {
    let around = modifier == "frame" ? "frame, maxWidth: infinity" : "padding, length: 8"
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 300}
        constraints: ["cell.height == 36 @weak"]
        view:
          type: LazyVGrid
          columns: [{size: flexible}]
          content:
          - type: HStack
            content:
            - {type: Color, modifiers: [{type: frame, height: 100}]}
            - {type: LazyHGrid, id: grid, rows: [{size: flexible, minimum: 30}], content: [{type: Color, id: cell}],
               modifiers: [{type: \(around)}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    let (grid, cell) = (try #require(result.placed["grid"]), try #require(result.placed["cell"]))
    #expect(abs(cell.height - 36) <= 1e-6 && abs(cell.minY - 132) <= 1e-6)
    // The grid takes all of the row's height, of which its track takes 36 in the middle.
    #expect(abs(grid.height - 100) <= 1e-6)
  }

  /// Where it is placed, the circle in the row of 60 is not higher than that; nor can it be 40 and 50 at once.
  @Test(arguments: [["circle.width == 70"], ["circle.width == 40", "circle.width == 50"]])
  func `what no placement allows is a conflict`(constraints: [String]) throws {
    let tall = ViewNode(.rectangle, id: "tall", modifiers: [.frame(width: nil, height: 60, alignment: .center)])
    let row = StatedConstraintsTests.row("row", [ViewNode(.circle, id: "circle"), tall])
    #expect {
      try Self.layout(row, ProposedViewSize(width: 300, height: nil), constraints)
    } throws: { error in
      guard case LayoutFailure.conflictingConstraints(let conflict) = error else { return false }
      return conflict.constraints.map(\.source) == constraints
    }
  }
}
