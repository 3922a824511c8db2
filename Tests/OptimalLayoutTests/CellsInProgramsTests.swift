import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// A Grid's cells with stacks inside, in programs of the whole tree: columns ask them without a height, rows may offer them
/// nothing, and what they are kept and placed at is neither (15.3 of the semantics).
struct CellsInProgramsTests {
  /// The layout of a document, of which nothing may be approximate.
  static func layout(_ yaml: String, _ goals: [Goal]) throws -> OptimalResult {
    let document = try LayoutDocument(reading: yaml)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(result.approximations.isEmpty && result.realisationGap <= 1e-6, "\(result.approximations)")
    return result
  }

  /// The size of a view, to a millionth of a point.
  static func size(_ result: OptimalResult, _ key: String) throws -> [Double] {
    let frame = try #require(result.placed[key])
    return [frame.width, frame.height].map { (Double($0) * 1e6).rounded() / 1e6 }
  }

  /// Whether an error says that constraints contradict each other or the views.
  static func isContradiction(_ error: any Error) -> Bool {
    if case LayoutFailure.conflictingConstraints = error { true } else { false }
  }

  /// Whether a length is another one, to a millionth of it.
  static func isClose(_ one: CGFloat?, _ other: Double) -> Bool {
    one.map { abs(Double($0) - other) <= 1e-6 * max(1, other) } ?? false
  }

  /// Two columns and 8 points between them share 100: 46 each. Without a height the column of two views answers
  /// 10 + 8 + 10, and the inner grid 46 / 2: the row is 28 high, of which both views have 10.
  @Test func `a row that is asked without a height is as high as its cells are by themselves`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 200}
      view:
        type: Grid
        id: grid
        modifiers: [{type: fixedSize, horizontal: false, vertical: true}]
        content:
        - type: GridRow
          content:
          - {type: VStack, id: column, content: [{type: Color, id: a}, {type: Color, id: b}]}
          - type: Grid
            id: inner
            content:
            - type: GridRow
              content: [{type: Color, modifiers: [{type: aspectRatio, ratio: 2, contentMode: fit}]}]
      """, [.fill, .fair, .closest, .overflow])
    #expect(try Self.size(result, "grid") == [100, 28])
    #expect(try Self.size(result, "column") == [46, 28])
    #expect(try ["a", "b"].map { try Self.size(result, $0) } == [[46, 10], [46, 10]])
    #expect(try Self.size(result, "inner") == [46, 23])
  }

  /// Of 100 the fixed view and a gap leave 42. Bounds on both sides say the grid's size to the ZStack, which is as wide as
  /// the tracks of 10, 20 and 10 and two gaps of 4: the grid is first asked when it is placed, in 48.
  @Test func `content that is not asked until it is placed is divided as it is placed`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 300}
      view:
        type: HStack
        content:
        - type: ZStack
          modifiers: [{type: frame, minWidth: 30, maxWidth: infinity, minHeight: 0, maxHeight: infinity}]
          content:
          - type: Grid
            id: grid
            modifiers: [{type: frame, minWidth: 0, maxWidth: 120, minHeight: 0, maxHeight: infinity}]
            content: [{type: GridRow, content: [{type: Color}]}]
          - type: LazyVGrid
            columns:
            - {size: flexible, minimum: 10, maximum: infinity, spacing: 4}
            - {size: flexible, minimum: 20, maximum: 80, spacing: 4}
            - {size: flexible, minimum: 10, maximum: 80, spacing: 4}
        - {type: Color, modifiers: [{type: frame, width: 50, height: 10}]}
      """, [.overflow, .fill, .closest])
    #expect(try Self.size(result, "grid") == [48, 300])
  }

  /// The first candidate fits 555 points, whatever the second one would take: 20 × 10, and of 200 the rest is left 172. The
  /// second one's ideal height is that of its own division, in which a view of half its height grows with its width: what
  /// that would be far beyond what is offered binds nothing.
  @Test func `the ideal length of a hidden candidate binds nothing`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 555}
      constraints: ["candidates.height == 100 @weak"]
      view:
        type: HStack
        spacing: 8
        content:
        - type: ViewThatFits
          id: candidates
          axes: [vertical]
          content:
          - {type: Color, modifiers: [{type: frame, width: 20, height: 10}]}
          - type: HStack
            content: [{type: Color, modifiers: [{type: aspectRatio, ratio: 0.5, contentMode: fit}]}, {type: Color}]
          - {type: Color}
        - {type: Color, id: rest}
      """, [.overflow, .fill, .proportional])
    #expect(try Self.size(result, "candidates") == [20, 10])
    #expect(try Self.size(result, "rest") == [172, 555])
  }

  /// A frame that is placed as it was measured has its content divided once: the guide by which the row is aligned stands
  /// where that division has it. The frame takes all L points that the row is offered, and the row is as long as that where
  /// its baseline is b ≥ 40.5 below the frame's top, the grid's height: L = max(b, 40.5) + L − b.
  @Test func `a guide inside a frame of known size stands where its content is divided`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 400, height: 100}
      view:
        type: VStack
        content:
        - {type: Color}
        - type: HStack
          id: row
          alignment: lastTextBaseline
          content:
          - type: HStack
            id: inner
            modifiers: [{type: frame, minWidth: 0, maxWidth: infinity, minHeight: 20, maxHeight: 90}]
            content: [{type: Color}, {type: Text, id: text, text: you}]
          - {type: Grid, content: [{type: Color, modifiers: [{type: frame, minHeight: 40.5}]}]}
      """, [.overflow, .ideal])
    #expect(try Self.size(result, "row")[1] == Self.size(result, "inner")[1])
  }

  /// Without a width the tracks are 10, 20 and 20, 58 with two gaps of 4, and the column is as wide as its other view, 60: it
  /// places the grid in 60, of which the tracks share 52: 52 / 3 < 20, so that the first one has 52 − 40.
  @Test func `a lazy grid without a width is divided in the width of its column`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 320, height: 200}
      view:
        type: VStack
        modifiers: [{type: fixedSize, horizontal: true, vertical: true}]
        content:
        - {type: Color, modifiers: [{type: frame, minWidth: 60, minHeight: 40}]}
        - type: LazyVGrid
          columns:
          - {size: flexible, minimum: 10, maximum: infinity, spacing: 4}
          - {size: flexible, minimum: 20, maximum: 80, spacing: 4}
          - {size: flexible, minimum: 20, maximum: 80}
          content: [{type: Color, id: a}, {type: Color, id: b}, {type: Color, id: c}]
      """, [.overflow, .fill, .fair, .closest])
    #expect(try ["a", "b", "c"].map { try Self.size(result, $0)[0] } == [12, 20, 20])
  }

  /// A view of a lesser priority is first asked when the ZStack places it in its own size, that of the other: 60.
  @Test func `a view behind others is divided as it is placed`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 100}
      view:
        type: ZStack
        content:
        - {type: Grid, id: grid, content: [{type: GridRow, content: [{type: Color, id: cell}]}]}
        - type: Color
          modifiers:
          - {type: frame, maxWidth: 60, minHeight: 60, maxHeight: 80}
          - {type: layoutPriority, value: 2}
      """, [.overflow, .fill, .ideal])
    #expect(try Self.size(result, "grid") == [60, 80])
    #expect(try Self.size(result, "cell") == [60, 80])
  }

  /// A word that no track is wide enough for takes a line for each few of its characters. Of the heights that the text can
  /// have the row takes the greatest, that at the least width of its track: the one that SwiftUI's text answers there.
  @Test func `a row knows how a word breaks that is wider than its track`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 400, height: 555}
      view:
        type: Grid
        content:
        - type: LazyVGrid
          columns: [{size: flexible, minimum: 10, maximum: infinity}]
          content: [{type: Text, id: text, text: am train}]
      """, [.fair, .ideal, .proportional])
    let alone = try GreedyEngine().layout(
      LayoutDocument(
        reading: """
          proposal: {width: 10, height: 555}
          view: {type: Text, id: text, text: am train}
          """))
    #expect(result.placed["text"]?.height == alone["text"]?.height)
  }

  /// A grid of views that span all columns, of which there are none, asks them at 0 wide; they are placed as wide as the
  /// widest of them is then: the row in bounds answers 0, and has 40 to share where it is placed.
  @Test func `views that span all columns are divided in the width of the widest`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 100}
      view:
        type: Grid
        id: grid
        verticalSpacing: 0
        content:
        - type: HStack
          id: row
          spacing: 0
          modifiers: [{type: frame, minWidth: 0, maxWidth: 120, minHeight: 0, maxHeight: 30}]
          content: [{type: Color, id: a}, {type: Color, id: b}]
        - {type: Color, modifiers: [{type: frame, width: 40, height: 10}]}
      """, [.overflow, .fill, .closest])
    #expect(try Self.size(result, "grid")[0] == 40)
    #expect(try ["a", "b"].map { try Self.size(result, $0)[0] } == [20, 20])
  }

  /// What is divided where the cells are kept is what the layout proposes, however their tracks were asked: nothing differs
  /// from what was planned.
  @Test(arguments: [
    // A row that is offered nothing answers the height of a line, and its stack is divided anew at that.
    (
      "HStack, alignment: lastTextBaseline", "{type: Color}, {type: Text, text: shall}",
      [Goal.proportional, .fill, .fair, .closest]
    ),
    (
      "HStack", "{type: Color, modifiers: [{type: frame, width: 50, height: 10}]}, {type: Text, text: way}",
      [.overflow, .ideal]
    ),
    // A column asks what never takes notice of a height just as it is kept.
    (
      "HStack, modifiers: [{type: fixedSize, horizontal: false, vertical: true}]",
      "{type: Text, text: begin coming my}, {type: Color}, {type: Text, text: on my to coming}",
      [.priority, .ideal, .proportional, .overflow]
    ),
    // Tracks that were divided for a column are not divided again for its rows.
    (
      "LazyVGrid, columns: [{size: adaptive, minimum: 40, maximum: 80, spacing: 4}]",
      "{type: Text, text: the on are way meeting no begin my are the}", [.overflow, .fill, .closest]
    ),
  ])
  func `stacks in cells are divided as planned`(container: String, content: String, goals: [Goal]) throws {
    for (beside, isRow) in [("", true), ("{type: Text, text: afternoon train no}, ", true), ("", false)] {
      let cell = "{type: \(container), id: cell, content: [\(content)]}"
      let cells = isRow ? "{type: GridRow, content: [\(beside)\(cell)]}" : cell
      let result = try Self.layout(
        """
        proposal: {width: 100, height: 100}
        view: {type: Grid, content: [\(cells), {type: Color}]}
        """, goals)
      #expect(result.placed["cell"] != nil)
    }
  }

  /// Proposed no width, a Grid offers its row 16 points, which the inset takes: its text is proposed nothing at all, and
  /// takes nothing. It would be a line high if roundings left it a trace.
  @Test func `a row is not a trace higher than it is to be`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 300}
      view:
        type: VStack
        content:
        - type: Grid
          content:
          - {type: Text, text: meeting}
          - type: HStack
            id: row
            modifiers: [{type: padding, length: 8}]
            content: [{type: Text, id: text, text: this}, {type: Color}]
        - {type: Color}
      """, [.fair, .priority, .proportional, .closest])
    #expect(try Self.size(result, "text") == [0, 0])
    #expect(try Self.size(result, "row")[1] == 16)
  }

  /// Insets of 4 take all of a row of 8. The other row is as high as its texts, and what a height of 500 leaves of 8 points is
  /// more than 8 by a rounding.
  @Test func `a row is not a rounding higher than it is to be`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 400, height: 555}
      constraints: ["inner.maxY <= 60 @strong"]
      view:
        type: VStack
        content:
        - {type: Color}
        - type: Grid
          content:
          - type: HStack
            id: row
            modifiers: [{type: padding, length: 4}]
            content: [{type: Text, id: text, text: Hi}, {type: Color}]
          - type: GridRow
            content:
            - {type: Grid, id: inner, content: [{type: Text, text: are}]}
            - type: VStack
              spacing: 0
              content: [{type: Text, text: we}, {type: Text, text: afternoon are we we to to we}]
      """, [.overflow, .fill, .closest])
    #expect(try Self.size(result, "text") == [0, 0])
    #expect(try Self.size(result, "row")[1] == 8)
  }

  /// A position that is offered a width and no height takes its text's there: the column is 80 − 38 = 42 wide, and the text has
  /// three lines of 20 in it. In SwiftUI's layout the color below takes the rest of 100, and so it does where as much as
  /// possible is to be used.
  @Test(arguments: [[Goal.closest], [.priority, .ideal, .fair]])
  func `a cell in a position is as high as its content`(goals: [Goal]) throws {
    let result = try Self.layout(
      """
      \(OwnRelationsTests.threeWidths)
      proposal: {width: 80, height: 100}
      view:
        type: VStack
        spacing: 0
        content:
          - type: LazyVGrid
            id: grid
            columns: [{size: flexible, spacing: 8}, {size: fixed, length: 30}]
            content: [{type: Text, text: T, modifiers: [{type: position, x: 10, y: 10}]}]
          - {type: Color, id: rest}
      """, goals)
    #expect(result.placed["grid"]?.height == 60)
    #expect(result.placed["rest"]?.height == 40)
  }

  /// A Grid asks a lazy grid without a width, and its row at what that took, 60 and 40. There the text has two lines and ends at
  /// 10 + 40. The bar of 10 begins 15 points above the middle of the text where that has one line of 20, of 41 points.
  @Test func `a row is as high as a lazy grid in it is with the tracks that it shares`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 300}
      constraints: ["bar.midY == text.midY - 15"]
      textMetrics:
      - {text: T, maxWidth: null, width: 41, height: 20}
      - {text: T, maxWidth: 40.9, width: 20, height: 40}
      view:
        type: Grid
        verticalSpacing: 0
        modifiers: [{type: fixedSize}]
        content:
        - {type: Rectangle, id: bar}
        - type: GridRow
          content:
          - type: LazyVGrid
            id: lazy
            columns: [{size: fixed, length: 60, spacing: 0}, {size: flexible, minimum: 40, maximum: 120}]
            content: [{type: Rectangle}, {type: Text, id: text, text: T}]
      """, Goal.standard)
    #expect(try Self.size(result, "bar") == [100, 10])
    #expect(try Self.size(result, "text") == [41, 20])
    #expect(try Self.size(result, "lazy") == [101, 20])
  }
}
