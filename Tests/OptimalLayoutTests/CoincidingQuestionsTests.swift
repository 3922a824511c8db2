import GreedyLayout
import OptimalLayout
import Testing

/// Stacks that containers ask at one proposal and place at another one, of which constraints need different answers: where
/// both proposals would be the same, they are a pixel apart (a third of a point).
struct CoincidingQuestionsTests {
  /// The cells stand in two tracks only where the first description has one: it is a pixel less than two of 30, 59⅔. So the
  /// square is to begin ⅓ inside its track, which is ⅔ wider: asked for its height at that width, its column takes ⅔ less, and
  /// is placed in a line as high. The line is 60 high at the least.
  @Test(arguments: ["VStack", "HStack"]) func `a stack in a square answers a pixel less than it is asked`(
    _ kind: String
  ) throws {
    let isColumn = kind == "VStack"
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: \(isColumn ? 100 : 200), height: \(isColumn ? 200 : 100)}
      constraints: ["b.\(isColumn ? "minX == line.minX" : "minY == line.minY") + 60"]
      view:
        type: \(isColumn ? "LazyVGrid" : "LazyHGrid")
        \(isColumn ? "columns" : "rows"): [{size: adaptive, minimum: 30, spacing: 0}, {size: flexible}]
        content:
        - {type: Rectangle, id: line, modifiers: [{type: frame, \(isColumn ? "height" : "width"): 60}]}
        - type: \(kind)
          spacing: 0
          id: stack
          content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]
          modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]
      """, Goal.standard)
    let line = try #require(result.placed["line"])
    #expect(CellsInProgramsTests.isClose(isColumn ? line.width : line.height, 59 + 2.0 / 3))
    #expect(try CellsInProgramsTests.size(result, "stack") == [60, 60])
    let (a, b) = (try #require(result.placed["a"]), try #require(result.placed["b"]))
    #expect(CellsInProgramsTests.isClose(isColumn ? b.minX - line.minX : b.minY - line.minY, 60))
    #expect(CellsInProgramsTests.isClose(isColumn ? a.height + b.height : a.width + b.width, 60))
  }

  /// The column is W wide as it is measured and V as it is placed, beside an edge of 8: `a`, as wide as the column is offered,
  /// that is W, ends (V + W) / 2 from the ZStack's beginning. The ZStack has `line` be W + 8, in the middle of V + 8: it ends at
  /// (V + W) / 2 + 8, whatever W and V are.
  private static let insetColumn =
    """
    view:
      type: ScrollView
      content:
      - type: ZStack
        content:
        - {type: Rectangle, id: line, modifiers: [{type: frame, height: 60}]}
        - type: VStack
          spacing: 0
          content:
          - {type: Rectangle, id: a}
          - {type: HStack, spacing: 0, content: [{type: Rectangle, id: c}, {type: Rectangle, id: b}]}
          modifiers:
          - type: safeAreaInset
            edge: trailing
            spacing: 0
            content: [{type: Rectangle, modifiers: [{type: frame, width: 8}]}]
    """

  @Test func `a view with another one at its edge is as wide as both are placed`() throws {
    func layout(_ constraints: String) throws -> OptimalResult {
      try CellsInProgramsTests.layout(
        "proposal: {width: 100, height: 200}\nconstraints: [\(constraints)]\n\(Self.insetColumn)", Goal.standard)
    }
    #expect(throws: LayoutFailure.self) { try layout("\"a.maxX == line.maxX - 4\"") }
    let kept = try layout("\"a.maxX == line.maxX - 8\", \"c.width == 100\"")
    #expect(try CellsInProgramsTests.size(kept, "line") == [108, 60])
    #expect(kept.approximations.isEmpty)
  }

  /// A row above a lazy grid that ends with a text; the `inner` part of the row ends 50 below that. The row is a divider, and a
  /// row of a text and the inner one, whose first view sets a baseline.
  private static func textBesideRow(
    in outer: String, alignedAt alignment: String, spacing: Int
  ) throws -> OptimalResult {
    try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 300}
      constraints: ["inner.maxY == text.maxY + 50"]
      view:
        type: ScrollView
        content:
        - type: VStack
          spacing: 4
          content:
          - type: HStack
            alignment: \(outer)
            content:
            - {type: Divider}
            - type: HStack
              alignment: \(alignment)
              spacing: \(spacing)
              content:
              - {type: Text, text: jumps equal}
              - type: HStack
                id: inner
                alignment: firstTextBaseline
                spacing: 0
                content:
                - {type: Rectangle, modifiers: [{type: alignmentGuide, guide: firstTextBaseline, value: 10}]}
                - {type: Rectangle}
          - type: LazyVGrid
            columns: [{size: flexible, maximum: 120}]
            content: [{type: Image, width: 0, height: 60}, {type: Text, text: is, id: text}]
      """, [.closest])
  }

  /// The column asks its first row twice without a height: for the width that it has itself, and for its own width as it places
  /// the row. Both are 200 wide, so that both are one question; the row inside may be offered nothing in it, or its width.
  @Test func `a row that is asked twice answers the same`() throws {
    let result = try Self.textBesideRow(in: "center", alignedAt: "center", spacing: 0)
    let (inner, text) = (try #require(result.placed["inner"]), try #require(result.placed["text"]))
    #expect(CellsInProgramsTests.isClose(inner.maxY - text.maxY, 50))
    #expect(result.approximations.isEmpty)
  }

  /// Asked without a height the inner row is as high as its text, and is asked for its guide then: it places its views in that
  /// height, h, so that the last of them, which sets no guide, has its baseline at h, and the text stands that much lower than
  /// alone. The outer row is as high as that makes it, whatever its own views are as they are measured.
  @Test func `a row is asked for its guide as it places its views`() throws {
    let result = try Self.textBesideRow(in: "lastTextBaseline", alignedAt: "firstTextBaseline", spacing: 10)
    let (inner, text) = (try #require(result.placed["inner"]), try #require(result.placed["text"]))
    #expect(CellsInProgramsTests.isClose(inner.maxY - text.maxY, 50))
    #expect(result.approximations.isEmpty)
  }
}
