import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// The widths of a Grid's columns with stacks and lazy grids in their cells, in programs of the whole tree.
struct ColumnWidthsTests {
  private static func layout(_ yaml: String, _ goals: [Goal]) throws -> OptimalResult {
    try CellsInProgramsTests.layout(yaml, goals)
  }

  private static func size(_ result: OptimalResult, _ key: String) throws -> [Double] {
    try CellsInProgramsTests.size(result, key)
  }

  /// Of 200 two gaps of 8, 50 and 40.5 leave 93.5 for the third column, where the text of 17 letters takes three lines:
  /// 64.33 and the colour's 10 and a gap of 8. With the rows' other 20, 90.98 and 16 these overflow 200 by 9.31. In two
  /// lines the text is 98.33 wide: that overflows by 4.83. The lazy grid has to have a track so wide, and the column with it,
  /// beside a column that is asked without a height.
  @Test func `a column is as wide as the tracks of a lazy grid in it`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 200}
      view:
        type: Grid
        id: grid
        content:
        - type: GridRow
          content:
          - {type: Color, modifiers: [{type: frame, width: 50, height: 10}]}
          - {type: Color, modifiers: [{type: frame, minWidth: 40.5, minHeight: 20, maxHeight: 80}]}
        - type: GridRow
          content:
          - {type: Color}
          - {type: Color}
          - type: VStack
            id: column
            content:
            - {type: Text, text: "on"}
            - {type: Color, modifiers: [{type: frame, minWidth: 20, minHeight: 60, maxHeight: 60}]}
        - type: GridRow
          content:
          - {type: Color}
          - {type: Color}
          - type: LazyVGrid
            id: lazy
            columns: [{size: adaptive, minimum: 60, maximum: infinity, spacing: 4}]
            content: [{type: Text, id: text, text: way meeting train}, {type: Color}]
      """, [.overflow, .ideal])
    let width = try Self.size(result, "text")[0]
    #expect(try Self.size(result, "text")[1] == 42.333333)
    #expect(try Self.size(result, "lazy")[0] == width && Self.size(result, "column")[0] == width)
    #expect(try abs(Self.size(result, "grid")[0] - (50 + 40.5 + width + 16)) <= 1e-6)
    #expect(try Self.size(result, "grid")[1] == 200)
  }

  /// Insets leave a lazy grid the same width whether a column or a row asks: its tracks are divided once. It is as high as
  /// two colours of 10, its text, two gaps of 4 and insets of 4 make it, and so is its row.
  @Test func `tracks inside insets in a cell are divided once`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 200}
      view:
        type: Grid
        content:
        - type: GridRow
          content:
          - {type: Color, id: beside}
          - type: LazyVGrid
            id: lazy
            spacing: 4
            columns: [{size: flexible, minimum: 20, maximum: 80, spacing: 4}]
            modifiers: [{type: padding, length: 4}]
            content:
            - {type: Color}
            - {type: Color}
            - {type: Text, id: text, text: this way without way without shall are to my you}
          - {type: ViewThatFits, content: [{type: Color}]}
        - type: GridRow
          content:
          - type: HStack
            content:
            - {type: Color, modifiers: [{type: frame, minWidth: 0, maxWidth: infinity, minHeight: 20}]}
            - {type: Text, text: no this coming}
          - {type: ViewThatFits, content: []}
      """, [.overflow, .ideal])
    let text = try Self.size(result, "text")[1]
    #expect(try abs(Self.size(result, "lazy")[1] - (text + 20 + 8 + 8)) <= 1e-5)
    #expect(try Self.size(result, "beside")[1] == Self.size(result, "lazy")[1])
  }

  /// Where lengths near to the ideal ones come before all being used, a row of 54 points has a colour of 10 and a text of two
  /// lines in 41: the column that asks it cannot have 54.
  @Test func `a column has no width of which a row in it takes less`() throws {
    let row = "{type: HStack, id: row, content: [{type: Color}, {type: Text, text: we no}]}"
    let document = try LayoutDocument(reading: "proposal: {width: 54}\nview: \(row)")
    let alone = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .ideal]).layout(document)
    #expect(try Self.size(alone, "row")[0] == 41)
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 200}
      constraints: ["right.width == choice.width @strong"]
      view:
        type: Grid
        id: grid
        horizontalSpacing: 0
        content:
        - type: GridRow
          content:
          - {type: Text, id: text, text: my this Hi to or Hi you way without}
          - type: LazyVGrid
            columns: [{size: flexible, minimum: 20, maximum: 80, spacing: 4}]
            modifiers: [{type: padding, length: 4}]
            content: [{type: Color}, {type: Text, text: this way without way without}]
          - {type: ViewThatFits, id: choice, content: [{type: Text, text: are are Hi}]}
        - type: GridRow
          content:
          - \(row)
          - {type: Color, id: right}
      """, [.overflow, .ideal])
    #expect(try Self.size(result, "right")[0] == Self.size(result, "choice")[0])
    let (frame, beside) = (try #require(result.placed["row"]), try #require(result.placed["right"]))
    let grid = try #require(result.placed["grid"])
    let column = Double(beside.minX - grid.minX)
    // The column asks its cells without a height.
    let text = try LayoutDocument(
      reading: "proposal: {width: 54}\nview: {type: Text, text: my this Hi to or Hi you way without}")
    let asked = try [document, text].map { document in
      let proposal = ProposedViewSize(width: CGFloat(column), height: nil)
      let engine = OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .ideal])
      return Double(try engine.layout(document.view, in: proposal).placed.size.width)
    }
    #expect(frame.width <= CGFloat(column) + 1e-6)
    #expect(abs(max(asked[0], asked[1]) - column) <= 1e-6)
  }

  /// In 47 points the text has two lines, 42.33 of the 45 that are offered; in less it has three, which overflow by more. A
  /// column of 47 would have the Grid overflow by 37. Offered nothing, the column has its least, 30: the Grid overflows by 20,
  /// and the lazy grid in it by 17. That is as much in all, and less of the Grid's own.
  @Test func `a column that is offered nothing has its least width`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 10, height: 45}
      view:
        type: Grid
        id: grid
        verticalSpacing: 0
        content:
        - type: GridRow
          content:
          - type: LazyVGrid
            id: lazy
            columns: [{size: flexible, minimum: 30, maximum: infinity}]
            content: [{type: Text, text: on my way}]
        - type: GridRow
          content:
          - {type: HStack, spacing: 0, content: [{type: Color}, {type: Text, text: "I I"}]}
      """, [.overflow, .ideal])
    #expect(try Self.size(result, "grid") == [30, 42.333333])
    #expect(try Self.size(result, "lazy") == [47, 42.333333])
  }

  /// Circles in stacks of 100 and 80 points beside spacers of at least 8: 92 and 72 wide at most, whatever height their row has,
  /// beside a view of 80. A column is as wide as its circle is where a constraint has it: a tenth of circle + 72 + 80 is 152 ÷ 9,
  /// a quarter of 80 is 20, and half of the second circle 36.
  @Test(arguments: [
    ("circle.height <= 0.1 * grid.width @weak", 152.0 / 9), ("circle.height == 0.1 * grid.width", 152.0 / 9),
    ("circle.height == 0.25 * side.width", 20.0), ("2 * circle.height <= second.width @strong", 36.0),
  ])
  func `a column is as wide as what shares a height of its own has it`(constraint: String, expected: Double) throws {
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 300, height: 200}
      constraints: ["\(constraint)"]
      view:
        type: Grid
        id: grid
        horizontalSpacing: 0
        content:
          - type: GridRow
            content:
              - type: VStack
                spacing: 0
                modifiers: [{type: frame, height: 100}]
                content: [{type: Circle, id: circle}, {type: Spacer, minLength: 8}]
              - type: VStack
                spacing: 0
                modifiers: [{type: frame, height: 80}]
                content: [{type: Circle, id: second}, {type: Spacer, minLength: 8}]
              - {type: Color, id: side, modifiers: [{type: frame, width: 80, height: 20}]}
      """)
    let widths = try ["circle", "second", "grid"].map { try OwnRelationsTests.frame(result, $0)[2] }
    let rounded = (expected * 1e6).rounded() / 1e6
    #expect(widths == [rounded, 72, ((expected + 152) * 1e6).rounded() / 1e6])
  }

  /// The first column has 27 of 60 beside 25 and a gap of 8, and asks the row in it without a height. As it is placed that row is w
  /// wide, 16 and twice `b` more than its column where `b` is to begin where the next column does: it stands in the middle, 8
  /// to either side. A wider column would have it take as much more, and exceed the 60 as well.
  @Test func `a row is wider than the column that asked it without a height`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 60, height: 100}
      constraints: ["b.minX == c.minX"]
      view:
        type: Grid
        id: grid
        content:
          - type: GridRow
            content:
              - type: HStack
                spacing: 0
                modifiers:
                - type: safeAreaInset
                  edge: bottom
                  spacing: 0
                  content: [{type: Rectangle, modifiers: [{type: frame, height: 8}]}]
                content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]
              - {type: Rectangle, id: c, modifiers: [{type: frame, width: 25}]}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "grid") == [60, 100])
    #expect(try CellsInProgramsTests.size(result, "a") == [43, 92])
    #expect(try CellsInProgramsTests.size(result, "b") == [0, 92])
  }
}
