import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// What a lazy grid's cells divide is divided in the length of their line, which they have when they are placed and not when
/// they are measured (15.2 of the semantics).
struct LateLengthsTests {
  /// Lays out a lazy grid with a fixed view beside a cell, under a constraint.
  private static func layout(
    _ type: String, _ tracks: String, _ cell: String, beside other: String, keeping constraint: String
  ) throws -> OptimalResult {
    try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 200}
      constraints: ["\(constraint)"]
      view:
        type: \(type)
        id: grid
        spacing: 8
        \(type == "LazyVGrid" ? "columns" : "rows"): [\(tracks)]
        content:
        - \(cell)
        - \(other)
      """, Goal.standard)
  }

  private static let column =
    "{type: VStack, spacing: 0, content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]}"
  private static let high = "{type: Rectangle, id: c, modifiers: [{type: frame, height: 60}]}"

  /// Two columns and a gap of 8 share 200: 96 each. The column in the first one is measured at 10 + 10 and has the 60 of its
  /// line to share where it is placed: 35 of them are 25 less than 60, and 25 are left.
  @Test func `a column in a cell shares the height of its line`() throws {
    let result = try Self.layout(
      "LazyVGrid", "{size: flexible}, {size: flexible}", Self.column, beside: Self.high,
      keeping: "a.height == c.height - 25")
    #expect(try ["a", "b"].map { try CellsInProgramsTests.size(result, $0) } == [[96, 35], [96, 25]])
  }

  /// 200 points have room for three tracks of at least 60 and their gaps, so that each is (200 − 16) / 3 wide. Both cells are in
  /// one line.
  @Test func `a column in an adaptive track shares the height of its line`() throws {
    let result = try Self.layout(
      "LazyVGrid", "{size: adaptive, minimum: 60}", Self.column, beside: Self.high,
      keeping: "a.height == c.height - 45")
    #expect(try ["a", "b"].map { try CellsInProgramsTests.size(result, $0) } == [[61.333333, 15], [61.333333, 45]])
  }

  /// With 80 points for a view there is room for two tracks: up to 195⅔ points, a pixel less than three take, of which each
  /// has half of what the gap leaves. The rest follows from the constraint, in the line of 60.
  @Test func `how high a view is in its line may ask for fewer tracks`() throws {
    let result = try Self.layout(
      "LazyVGrid", "{size: adaptive, minimum: 60}", Self.column, beside: Self.high,
      keeping: "a.height == a.width - 80")
    let width = (196 - 1.0 / 3 - 8) / 2
    let sizes = try ["a", "b"].map { try CellsInProgramsTests.size(result, $0) }
    let expected = [[width, width - 80], [width, 140 - width]]
    for (size, expected) in zip(sizes.joined(), expected.joined()) { #expect(abs(size - expected) < 2e-6) }
  }

  /// The row is measured at 10 + 10 without a width, and so are both cells of the only row of the grid, each in a line of its
  /// own: 13 of 20 are 3 more than the 10 of the other cell.
  @Test func `a row in a cell shares the width of its line`() throws {
    let result = try Self.layout(
      "LazyHGrid", "{size: fixed, length: 40}",
      "{type: HStack, spacing: 0, content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]}",
      beside: "{type: Rectangle, id: c}", keeping: "b.width == c.width + 3")
    #expect(try ["a", "b"].map { try CellsInProgramsTests.size(result, $0) } == [[7, 40], [13, 40]])
  }

  /// Without a width the row inside is 60 + 10 wide, and so is its line. Placed there it has 70 to share, and is 20 longer where
  /// the circle is to be 30; the column around it is as wide as the row.
  @Test func `a row inside a cell has the width of the line, and the cell that of the row`() throws {
    let result = try Self.layout(
      "LazyHGrid", "{size: fixed, length: 60}",
      """
      type: VStack
          id: cell
          spacing: 0
          content:
          - {type: Rectangle}
          - type: HStack
            id: row
            spacing: 0
            content: [{type: Rectangle, modifiers: [{type: frame, width: 60}]}, {type: Circle, id: circle}]
      """,
      beside: "{type: Rectangle, id: c}", keeping: "cell.width == c.width + 80")
    #expect(try ["c", "cell", "row"].map { try CellsInProgramsTests.size(result, $0)[0] } == [10, 90, 90])
    #expect(try CellsInProgramsTests.size(result, "circle") == [30, 30])
  }

  /// The column and its padding are measured at 20 + 16 and placed in the line of 60: 44 are shared by 15 and 29, and the
  /// whole cell is 60 high.
  @Test func `what is around a column in a cell is as high as the column is placed`() throws {
    let result = try Self.layout(
      "LazyVGrid", "{size: flexible}, {size: flexible}",
      """
      type: VStack
          id: cell
          spacing: 0
          content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]
          modifiers: [{type: padding, length: 8}]
      """, beside: Self.high, keeping: "a.height == cell.height - 45")
    #expect(try ["a", "b"].map { try CellsInProgramsTests.size(result, $0)[1] } == [15, 29])
    #expect(try CellsInProgramsTests.size(result, "cell") == [96, 60])
  }

  /// The line is 20 high as the column is measured at 10 + 10. A frame without an end fills it in the other cell, with the
  /// candidate that fits: 20, of which a view of the column is to be twice as much. The other one of them is left nothing.
  @Test func `a frame without an end fills the line, and its candidate with it`() throws {
    let result = try Self.layout(
      "LazyVGrid", "{size: flexible}, {size: flexible}",
      """
      type: ViewThatFits
          modifiers: [{type: frame, maxHeight: infinity}]
          content:
          - {type: Rectangle, id: candidate}
          - {type: HStack, spacing: 0, content: [{type: Rectangle}, {type: Rectangle}]}
      """, beside: Self.column, keeping: "candidate.height <= 0.5 * b.height")
    #expect(try ["candidate", "a", "b"].map { try CellsInProgramsTests.size(result, $0)[1] } == [20, 0, 40])
  }

  /// The inner grid is measured without a width, at 10, and may have any width as it is placed there: 30 is 20 more than its
  /// line. Its cell is 10 high as it is measured at any of them.
  @Test func `a lazy grid in a line is as wide as its tracks are there`() throws {
    let result = try Self.layout(
      "LazyHGrid", "{size: fixed, length: 40}",
      "{type: LazyVGrid, id: inner, columns: [{size: flexible}], content: [{type: Rectangle, id: a}]}",
      beside: "{type: Rectangle, id: c}", keeping: "inner.width == c.width + 20")
    let sizes = try ["inner", "a", "c"].map { try CellsInProgramsTests.size(result, $0) }
    #expect(sizes == [[30, 10], [30, 10], [10, 40]])
  }

  /// A text in tracks narrower than its widest letter takes that letter's width in any case, and the fewer lines the wider they
  /// are: the least track is wanted in which SwiftUI's rules have it no higher than a limit.
  @Test(arguments: [640.0, 600])
  func `a text wider than its track has as many lines as the track lets it have`(limit: Double) throws {
    let text = "quick jumps priority priority width the"
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 12, height: 900}
      constraints: ["text.height <= \(limit)"]
      view:
        type: LazyVGrid
        id: grid
        columns: [{size: flexible, minimum: 5}]
        content: [{type: Text, id: text, text: \(text)}]
      """, Goal.standard)
    func height(_ width: Double) throws -> Double {
      let line = LayoutDocument(proposal: ProposedViewSize(width: width, height: nil), view: ViewNode(.text(text)))
      return Double(try GreedyEngine().layout(line).size.height)
    }
    let width = try CellsInProgramsTests.size(result, "grid")[0]
    // The size is rounded to a millionth.
    #expect(try width > 12 && height(width + 1e-6) <= limit && height(width - 0.01) > limit)
    #expect(try abs(CellsInProgramsTests.size(result, "text")[1] - height(width + 1e-6)) <= 1e-6)
  }

  /// Measured at its ideal size a row in a ratio is 14 + 8 + 10 wide, and the row around it 32 + 4 + 95. Placed in its height of
  /// 24 the ratio proposes 12 × 24: the row in it has 14 + 8 to take then, and what follows begins at 22 + 4.
  @Test(arguments: [Goal.standard, [.closest], [.fair], [.overflow, .ideal]])
  func `a row in a ratio has a length to share as it is placed`(_ goals: [Goal]) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 600}
      constraints: ["last.minX == row.minX + 26"]
      view:
        type: HStack
        id: row
        spacing: 4
        modifiers: [{type: fixedSize}]
        content:
        - type: HStack
          spacing: 8
          content:
          - {type: Rectangle, id: first, modifiers: [{type: frame, minWidth: 14}]}
          - {type: Rectangle, id: second}
          modifiers: [{type: padding, length: 0}, {type: aspectRatio, ratio: 0.5, contentMode: fit}]
        - {type: Rectangle, id: last, modifiers: [{type: frame, width: 95, height: 24}]}
      """, goals)
    #expect(try CellsInProgramsTests.size(result, "row") == [131, 24])
    #expect(try CellsInProgramsTests.size(result, "first") == [14, 24])
    #expect(try CellsInProgramsTests.size(result, "second") == [0, 24])
  }
}
