import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Stacks in the cells of lazy grids whose adaptive tracks stand beside others: in whose tracks a cell stands follows from the
/// lengths that these take (15.2 of the semantics).
struct AdaptiveCellsTests {
  /// The text takes 19⅓ for every offer above 19.2, as it takes whole pixels; so it is 60 high in the track of 19.3, not 80, and
  /// the rectangle below it 10: both are as long as they are without an offer.
  @Test func `a text in a track that is less than a pixel narrower breaks as in one of its own width`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 100}
      textMetrics:
      - {text: a, maxWidth: null, width: 45, height: 20}
      - {text: a, maxWidth: 44, width: 19.333333333333332, height: 60}
      - {text: a, maxWidth: 19.2, width: 15, height: 80}
      view:
        type: LazyVGrid
        columns: [{size: fixed, length: 19.3}, {size: adaptive, minimum: 52}]
        content: [{type: VStack, spacing: 0, content: [{type: Text, id: t, text: a}, {type: Rectangle, id: r}]}]
      """, [.ideal])
    #expect(try CellsInProgramsTests.size(result, "t") == [19.333333, 60])
    #expect(try CellsInProgramsTests.size(result, "r") == [19.3, 10])
  }

  /// A line is 60 high, that of its first cell; the column in the second one shares it, three parts to one, whatever track it
  /// stands in. It begins at 60 where the first description takes 60 of 100, room for one track of at least 50.
  @Test func `a column in the second of two adaptive descriptions shares the length of its line`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 100}
      constraints: ["a.height == 3 * b.height", "a.minX == 60"]
      view:
        type: LazyVGrid
        columns: [{size: adaptive, minimum: 50, spacing: 0}, {size: adaptive, minimum: 30, spacing: 0}]
        content:
        - {type: Rectangle, id: first, modifiers: [{type: frame, height: 60}]}
        - {type: VStack, spacing: 0, content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "first") == [60, 60])
    #expect(try CellsInProgramsTests.size(result, "a") == [40, 45])
    #expect(try CellsInProgramsTests.size(result, "b") == [40, 15])
  }

  /// The first cell stands in the first track, however many there are: its column shares the 60 points of the second one.
  @Test func `a column in the first track shares the length of its line`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 100}
      constraints: ["a.height == 3 * b.height"]
      view:
        type: LazyVGrid
        columns: [{size: adaptive, minimum: 50, spacing: 0}, {size: fixed, length: 20}]
        content:
        - {type: VStack, spacing: 0, content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]}
        - {type: Rectangle, modifiers: [{type: frame, height: 60}]}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "a") == [80, 45])
    #expect(try CellsInProgramsTests.size(result, "b") == [80, 15])
  }

  /// Each description would take 150, with tracks of 50, too narrow for the text in one line. The first one has tracks of 55 and
  /// more where two of them take less than 120, of which a pixel is left: 119⅔, with tracks of 59⅚. How high the text would be
  /// in the tracks of the other one is no matter.
  @Test func `what a lazy grid holds is as high as it is where its cell stands`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 200}
      constraints: ["text.height <= 30"]
      textMetrics:
      - {text: T, maxWidth: null, width: 55, height: 20}
      - {text: T, maxWidth: 54, width: 30, height: 40}
      view:
        type: LazyVGrid
        columns: [{size: adaptive, minimum: 40, spacing: 0}, {size: adaptive, minimum: 40, spacing: 0}]
        content:
        - {type: Rectangle, id: first}
        - type: LazyVGrid
          id: inner
          columns: [{size: adaptive, minimum: 35}]
          content: [{type: Text, id: text, text: T}]
      """, Goal.standard)
    let width = try #require(result.placed["inner"]).width
    #expect(abs(Double(width) - (120 - 1.0 / 3) / 2) <= 1e-6)
    #expect(try CellsInProgramsTests.size(result, "text") == [55, 20])
  }

  /// Each description would take 100, with tracks of 50. The column is shown where its cell is 60 wide, as it is in the second of
  /// two tracks of 60: the descriptions take 120 and 80. There it shares the 60 points of its line, three parts to one.
  @Test func `a candidate in one of several adaptive descriptions shares the length of its line`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["fitting.width >= 60", "a.height == 3 * b.height"]
      view:
        type: LazyVGrid
        columns: [{size: adaptive, minimum: 50, spacing: 0}, {size: adaptive, minimum: 50, spacing: 0}]
        content:
        - {type: Rectangle, id: first, modifiers: [{type: frame, height: 60}]}
        - type: ViewThatFits
          id: fitting
          axes: [horizontal]
          content:
          - type: VStack
            spacing: 0
            content:
            - {type: Rectangle, id: a, modifiers: [{type: frame, minWidth: 60, idealWidth: 60}]}
            - {type: Rectangle, id: b}
          - {type: Rectangle, modifiers: [{type: frame, width: 20, height: 20}]}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "first") == [60, 60])
    #expect(try CellsInProgramsTests.size(result, "a") == [60, 45])
    #expect(try CellsInProgramsTests.size(result, "b") == [60, 15])
  }

  /// The second cell needs 60 points, of which the text has what it takes. Equal lengths would leave it 50; it has 60 where the
  /// adaptive description takes them, less than the 68 that two tracks take with the gap between them.
  @Test func `tracks are long enough for what a text needs in whatever track it stands`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 100}
      textMetrics: [{text: T, maxWidth: null, width: 20, height: 20}]
      view:
        type: LazyHGrid
        rows: [{size: flexible, spacing: 0}, {size: adaptive, minimum: 30, spacing: 8}]
        content:
        - {type: Rectangle, id: first}
        - type: VStack
          id: column
          spacing: 0
          content: [{type: Text, text: T}, {type: Rectangle, modifiers: [{type: frame, height: 40}]}]
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "first")[1] == 40)
    #expect(try CellsInProgramsTests.size(result, "column")[1] == 60)
  }

  /// The first candidate always fits, so that the other one is never shown and asks nothing, whatever is stated of it.
  @Test(arguments: [Goal.fair, .closest, .ideal])
  func `a candidate in a cell of adaptive tracks that is never shown asks nothing`(goal: Goal) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 100}
        constraints: ["hidden.minY == row.minY"]
        view:
          type: LazyHGrid
          spacing: 0
          rows: [{size: adaptive, minimum: 30}]
          content:
          - {type: ViewThatFits, content: [{type: Rectangle, id: shown}, {type: Rectangle, id: hidden}]}
          - {type: HStack, id: row, content: [{type: Text, text: a}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [goal]).layout(document)
    #expect(result.approximations.map(\.view) == ["hidden"])
    #expect(result.placed["shown"] != nil && result.placed["hidden"] == nil)
  }
}
