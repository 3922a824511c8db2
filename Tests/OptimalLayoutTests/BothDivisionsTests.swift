import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Stacks that are placed at another proposal than they are measured at, each with a division of its own, where constraints
/// leave no other way (every finite proposal has its own chosen lengths: section 6 of the optimum's definition).
struct BothDivisionsTests {
  /// The column takes m of 300 as it is measured, so that all are placed in H = max(300, m), where it takes n, 8 of it between
  /// `a` and `b`; the middles meet. `b` begins with `c` where a + 8 = (n − H) / 2, so n is at least H + 16. With H = 300 the
  /// column would be asked for the same as before, and take 300 at most; so m exceeds 300, of which a pixel is left, a third of
  /// a point: H is 300⅓ and n 316⅓.
  @Test func `a column exceeds what it is offered both as it is measured and as it is placed`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 300}
      constraints: ["b.minY == c.minY"]
      view:
        type: ZStack
        content:
        - {type: VStack, id: column, spacing: 8, content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]}
        - {type: Rectangle, id: c}
      """, Goal.standard)
    #expect(CellsInProgramsTests.isClose(result.placed["column"]?.height, 316 + 1.0 / 3))
    #expect(CellsInProgramsTests.isClose(result.placed["c"]?.height, 300 + 1.0 / 3))
    #expect(CellsInProgramsTests.isClose(result.placed["a"]?.height, 0))
    let (b, c) = (try #require(result.placed["b"]), try #require(result.placed["c"]))
    #expect(abs(b.minY - c.minY) <= 1e-6)
  }

  /// A ZStack as high as a column of `a` and `b`, which is half as high as `b` at most, and that 100.
  private static let shortColumn =
    """
    proposal: {width: 100, height: 200}
    constraints: ["z.height <= 0.5 * b.height", "b.height <= 100"]
    view:
      type: ZStack
      id: z
      content:
      - {type: Rectangle}
      - type: VStack
        spacing: 0
        content: [{type: Rectangle, id: a, modifiers: [{type: frame, minHeight: 12}]}, {type: Rectangle, id: b}]
        modifiers: [{type: layoutPriority, value: 1}]
    """

  /// The ZStack is as high as its column is measured, m of 12 at least; placed there, `b` takes twice that: what is above it and
  /// `b` exceed m by 12 + m. Of all m from 12 to 50 the least overflows least.
  @Test func `a column that is measured short is placed long`() throws {
    let result = try CellsInProgramsTests.layout(Self.shortColumn, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "z") == [100, 12])
    #expect(try CellsInProgramsTests.size(result, "a") == [100, 12])
    #expect(try CellsInProgramsTests.size(result, "b") == [100, 24])
  }

  /// SwiftUI's column takes 100 + 100. As it is measured it takes 50 at most, so that `b` takes 100 where it is placed. These
  /// lengths are no measurement: counted too, they would have `a` take 100 and overflow by that much more.
  @Test func `a stack that is divided twice wants SwiftUI's lengths once`() throws {
    let result = try CellsInProgramsTests.layout(Self.shortColumn, [.closest, .overflow])
    #expect(try CellsInProgramsTests.size(result, "z") == [100, 50])
    #expect(try CellsInProgramsTests.size(result, "a") == [100, 12])
    #expect(try CellsInProgramsTests.size(result, "b") == [100, 100])
  }

  /// The text is 20 × 64 as it is measured, which makes the ZStack 64 high, and 60 × 20 as it is placed, beside an image of
  /// 150 × 30: their middles meet 15 below the ZStack's beginning, 5 below that the text begins. Eight times that is 40.
  @Test func `the views of a ZStack meet in the middle of the longest as they are placed`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 20, height: 200}
      constraints: ["rest.height == 8 * text.minY - 8 * z.minY"]
      textMetrics:
      - {text: T, maxWidth: null, width: 60, height: 20}
      - {text: T, maxWidth: 59, width: 20, height: 64}
      view:
        type: VStack
        spacing: 0
        content:
        - type: ZStack
          id: z
          content: [{type: Text, id: text, text: T}, {type: Image, width: 150, height: 30}]
          modifiers: [{type: fixedSize, horizontal: false}]
        - {type: Rectangle, id: rest}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "z") == [150, 64])
    #expect(try CellsInProgramsTests.size(result, "text") == [60, 20])
    #expect(try CellsInProgramsTests.size(result, "rest")[1] == 40)
  }

  /// A text of 10 × 100 makes its line 100 high. The view beside it is that high as it is placed, and ends at the baseline of the
  /// text, d above the end of that: the row is 100 + d high and stands d / 2 above its line. There the text is to have its 40
  /// points again, in one line, which ends d below its baseline too.
  @Test func `a row that is higher as it is placed stands in the middle of its line`() throws {
    let metrics =
      "textMetrics: [{text: T, maxWidth: null, width: 40, height: 20}, {text: T, maxWidth: 39, width: 10, height: 100}]"
    let text = try ContainerGuidesTests.baseline("lastTextBaseline", ofTextProposed: 10, metrics)
    let below = text.height - text.baseline
    let line = try ContainerGuidesTests.baseline("lastTextBaseline", ofTextProposed: 100, metrics)
    #expect(text.height == 100 && below > 0 && line.height == 20)
    #expect(abs(line.height - line.baseline - below) <= 1e-9)
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 200}
      constraints: ["beside.maxY == bar.maxY + \(100 - below / 2)", "text.width == 40"]
      \(metrics)
      view:
        type: LazyVGrid
        spacing: 0
        columns: [{size: flexible, minimum: 40}]
        content:
        - {type: Rectangle, id: bar}
        - type: HStack
          id: row
          alignment: lastTextBaseline
          spacing: 0
          content: [{type: Rectangle, id: beside}, {type: Text, text: T, id: text}]
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "text") == [40, 20])
    #expect(try CellsInProgramsTests.size(result, "beside") == [160, 100])
    #expect(abs(Double(try #require(result.placed["row"]).height) - (100 + below)) <= 1e-6)
  }

  /// Without a height a circle is 10 high at most (section 10 of the semantics), and the row as high as its text: 20, or 40
  /// where that is offered less than its 40 points. Placed in 40 the circle can be 30, and the text has its width again: the
  /// rest of 100 is 30.
  @Test func `a row that is higher for a text is placed with a circle as high`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 100}
      constraints: ["circle.width == 30"]
      textMetrics:
      - {text: T, maxWidth: null, width: 40, height: 20}
      - {text: T, maxWidth: 39, width: 20, height: 40}
      view:
        type: ScrollView
        content:
        - type: HStack
          spacing: 0
          content: [{type: Circle, id: circle}, {type: Text, text: T, id: text}, {type: Rectangle, id: rest}]
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "circle") == [30, 30])
    #expect(try CellsInProgramsTests.size(result, "text") == [40, 20])
    #expect(try CellsInProgramsTests.size(result, "rest") == [30, 40])
  }

  /// The grid is measured without a height, 10 wide for its circle, and placed in the row's 60, where its column is measured
  /// once more: that is not what the layout was measured with. The circle is 10 at most in 10 points of width, which is its
  /// ideal length, and the view below it has a third of that.
  @Test(arguments: [Goal.ideal, .closest])
  func `what is measured again as it is placed is not taken for the measurement`(goal: Goal) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 200}
      constraints: ["circle.height == 3 * rest.height", "circle.height >= 10"]
      view:
        type: ScrollView
        content:
        - type: HStack
          spacing: 0
          content:
          - {type: Rectangle, modifiers: [{type: frame, height: 60}]}
          - type: LazyHGrid
            rows: [{size: flexible}]
            content: [{type: VStack, spacing: 0, content: [{type: Circle, id: circle}, {type: Rectangle, id: rest}]}]
      """, [.overflow, goal])
    #expect(try CellsInProgramsTests.size(result, "circle") == [10, 10])
    #expect(abs(try CellsInProgramsTests.size(result, "rest")[1] - 10.0 / 3) <= 1e-6)
  }

  /// Asked in 184 the row takes m, and all are placed in W = max(184, m), where `a` takes W. The row is not asked the same again,
  /// so that m exceeds 184 by a pixel, and `a` has 184⅓; with the gaps of 8 and the one of `c` and its edge the row takes 24
  /// more. (GLPK's simplex method goes in circles in a subproblem of this program, unless it begins anew.)
  @Test func `a subproblem that does not end is begun in another way`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 200}
      constraints: ["b.minX >= back.minX", "a.width == plate.width"]
      view:
        type: ZStack
        modifiers: [{type: padding, length: 8}]
        content:
        - {type: ZStack, id: plate, content: [{type: Rectangle, id: back}]}
        - type: HStack
          id: row
          spacing: 8
          content:
          - {type: Rectangle, id: a}
          - {type: Rectangle, id: b}
          - type: Rectangle
            id: c
            modifiers: [{type: safeAreaInset, edge: trailing, content: [{type: Rectangle}]}]
      """, Goal.standard)
    #expect(result.approximations.isEmpty)
    #expect(CellsInProgramsTests.isClose(result.placed["plate"]?.width, 184 + 1.0 / 3))
    #expect(CellsInProgramsTests.isClose(result.placed["a"]?.width, 184 + 1.0 / 3))
    #expect(CellsInProgramsTests.isClose(result.placed["row"]?.width, 208 + 1.0 / 3))
  }

  /// The row is as wide as both of its views and the 10 points between them: never as wide as one of these alone. What places it
  /// with the 390 points of the scroll view says nothing of that.
  @Test(arguments: [Goal.standard, [.fair], [.closest]])
  func `a row is wider than a view in it`(_ goals: [Goal]) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 390, height: 600}
        constraints: ["a.width == row.width"]
        view:
          type: ScrollView
          content:
          - type: HStack
            id: row
            spacing: 10
            content:
            - {type: Rectangle, id: a}
            - {type: VStack, spacing: 0, content: [{type: Rectangle}, {type: Rectangle}]}
        """)
    #expect {
      try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    } throws: { error in
      guard case LayoutFailure.conflictingConstraints(let conflict) = error else { return false }
      return conflict.constraints.map(\.source) == ["a.width == row.width"]
    }
  }
}
