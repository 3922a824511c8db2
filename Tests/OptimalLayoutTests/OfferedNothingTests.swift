import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Lengths that a view takes where it is offered nothing, and rows that have to be less than their children could use.
struct OfferedNothingTests {
  private static func text(_ text: String, id: String? = nil) -> ViewNode { ViewNode(.text(text), id: id) }

  private static func sized(_ width: CGFloat, _ height: CGFloat, id: String? = nil) -> ViewNode {
    ViewNode(.rectangle, id: id, modifiers: [.frame(width: width, height: height, alignment: .center)])
  }

  private static func frames(
    _ document: LayoutDocument, goals: [Goal] = Goal.standard
  ) throws -> [String: CGRect] {
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(result.realisationGap <= 1e-9)
    #expect(result.approximations.isEmpty)
    return Dictionary(result.placed.frames.map { ($0.key, $0.frame) }, uniquingKeysWith: { one, _ in one })
  }

  /// A row shows its text, 11 × 2, where it is offered 2 points of height or more, and else a rectangle that is 8 high. So
  /// it is 2 high, or 8 where it is offered nothing, and with the text of 4 uses 6 or 12 of the 24.
  @Test func `a row that is longest where it is offered nothing`() throws {
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
      content: [
        ViewNode(
          .viewThatFits(axes: [.horizontal, .vertical]), content: [Self.text("wide"), Self.sized(2, 8)])
      ])
    let column = ViewNode(
      .vStack(alignment: .center, spacing: 0, dynamic: true), id: "column", content: [Self.text("title"), row])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 24, height: 24), displayScale: 3,
      textMetrics: [
        TextMetric(text: "title", maxWidth: nil, size: CGSize(width: 11, height: 4)),
        TextMetric(text: "wide", maxWidth: nil, size: CGSize(width: 11, height: 2)),
      ], view: column)
    let frames = try Self.frames(document)
    #expect(frames["row"]?.height == 8)
    #expect(frames["column"]?.height == 12)
  }

  /// A text of 11 × 3 or 4 × 9 is to be as wide as a rectangle of 4. With another of 8 the row then uses 12 of 24, though
  /// the texts could use 19.
  @Test func `a constraint that leaves unused what the children could use`() throws {
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
      content: [Self.text("first", id: "first"), Self.text("second")])
    let column = ViewNode(
      .vStack(alignment: .center, spacing: 0, dynamic: true), id: "column",
      content: [Self.sized(4, 7, id: "rectangle"), row])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 24, height: 26),
      textMetrics: [
        TextMetric(text: "first", maxWidth: nil, size: CGSize(width: 11, height: 3)),
        TextMetric(text: "first", maxWidth: 10, size: CGSize(width: 4, height: 9)),
        TextMetric(text: "second", maxWidth: nil, size: CGSize(width: 8, height: 4)),
      ], constraints: [try LayoutConstraint("first.width == rectangle.width")], view: column)
    let frames = try Self.frames(document)
    #expect(frames["first"]?.size == CGSize(width: 4, height: 9))
    #expect(frames["row"]?.size == CGSize(width: 12, height: 9))
  }

  /// A choice of 5 or, where that does not fit, 10, with half a point around it, is 6 high where it is offered 6 or more,
  /// and 11 where it is offered nothing. A text of 7 points or less, padded likewise, is 6 or 11 high. Together they are 11
  /// and 11 at most, which fits in 24: 22 are used, and none of what they could use is wasted.
  @Test(arguments: [[Goal.overflow, .fill, .ideal], [.overflow, .fill, .closest], Goal.standard])
  func `what a view takes of nothing is what it could use`(_ goals: [Goal]) throws {
    let padding = ModifierNode.padding(.edges(.all, length: 0.5))
    let choice = ViewNode(
      .viewThatFits(axes: .vertical), id: "choice", modifiers: [padding],
      content: [Self.sized(5, 5), Self.sized(6, 10)])
    let text = ViewNode(.text("text"), id: "text", modifiers: [padding, .layoutPriority(1)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 8, height: 24), displayScale: 2,
      textMetrics: [
        TextMetric(text: "text", maxWidth: nil, size: CGSize(width: 8, height: 5)),
        TextMetric(text: "text", maxWidth: 7, size: CGSize(width: 5, height: 10)),
      ], view: StatedConstraintsTests.column("column", [choice, text]))
    let frames = try Self.frames(document, goals: goals)
    #expect(frames["choice"]?.height == 11)
    #expect(frames["text"]?.height == 11)
  }

  /// A text of 8 × 3 or a rectangle that is 11 high where the text does not fit, as it does not in nothing; and one of
  /// 5…10. The 18 points are used by 11 and 7; of 3 and 10, 5 points would be left.
  @Test func `a choice is offered nothing where that leaves less unused`() throws {
    let choice = ViewNode(
      .viewThatFits(axes: [.horizontal, .vertical]), id: "choice", content: [Self.text("wide"), Self.sized(3, 11)])
    let bounds = FrameBounds(minHeight: 5, maxHeight: 10)
    let rest = ViewNode(.rectangle, id: "rest", modifiers: [.flexibleFrame(bounds)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 24, height: 18), displayScale: 3,
      textMetrics: [TextMetric(text: "wide", maxWidth: nil, size: CGSize(width: 8, height: 3))],
      view: StatedConstraintsTests.column("column", [choice, rest]))
    let frames = try Self.frames(document, goals: [.overflow, .fill, .ideal])
    #expect(frames["choice"]?.height == 11)
    #expect(frames["rest"]?.height == 7)
  }

  /// The column is offered nothing and takes s, and so does its frame, from 60 on. Placed in s, its views take a + b, centred:
  /// `b` begins at 60 + s / 2 + (a - b) / 2, which is 31 where b - a = s + 58. A column that took the same of both offers would
  /// begin with `a` at 60, and `b` no higher.
  @Test(arguments: [Goal.standard, [.closest], [.fair], [.overflow, .ideal]])
  func `a column that constraints bend takes of nothing what they need`(_ goals: [Goal]) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 200}
      constraints: ["b.minY == line.minY + 31"]
      view:
        type: VStack
        spacing: 0
        content:
        - {type: Rectangle, id: line, modifiers: [{type: frame, height: 60}]}
        - type: VStack
          spacing: 0
          id: column
          content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]
          modifiers: [{type: frame, maxWidth: infinity}]
      """, goals)
    let frames = Dictionary(result.placed.frames.map { ($0.key, $0.frame) }, uniquingKeysWith: { one, _ in one })
    let (line, column) = (try #require(frames["line"]), try #require(frames["column"]))
    let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
    #expect(abs(b.minY - line.minY - 31) <= 1e-6)
    #expect(abs(b.height - a.height - column.height - 58) <= 1e-6)
    #expect(column.minY == line.maxY)
    #expect(result.approximations.isEmpty)
  }

  /// A text has no height only where it is proposed 0 × 0 (16.1): the row is offered nothing and takes the 4 points below its
  /// first view, the reader the other 196, and the text's 60 of 300 go to its neighbours. SwiftUI's row and reader have
  /// 100 each, and its row 120, 60 and 120: 96 and 60 from there is the nearest, with a reader of 100.
  @Test(arguments: [(Goal.standard, 196.0, 150.0), ([.closest], 100, 120)])
  func `a text has no height in a row that is bent at an offer of nothing`(
    _ goals: [Goal], _ reader: Double, _ width: Double
  ) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 200}
      constraints: ["text.height == 0"]
      textMetrics: [{text: word, width: 60, height: 20}]
      view:
        type: VStack
        spacing: 0
        content:
        - {type: GeometryReader, id: reader}
        - type: HStack
          spacing: 0
          id: row
          content:
          - {type: Rectangle, id: first, modifiers: [{type: padding, bottom: 4}]}
          - {type: Text, text: word, id: text}
          - {type: Rectangle, id: last}
      """, goals)
    #expect(try CellsInProgramsTests.size(result, "reader") == [300, reader])
    #expect(try CellsInProgramsTests.size(result, "row") == [2 * width, 4])
    #expect(try CellsInProgramsTests.size(result, "first") == [width, 4])
    #expect(try CellsInProgramsTests.size(result, "text") == [0, 0])
    #expect(try CellsInProgramsTests.size(result, "last") == [width, 0])
  }

  /// `b` begins in the middle of the row only where the column before it has no width; its first view is 200 wide whatever the
  /// column is offered.
  @Test func `a column takes of nothing no less than its views`() throws {
    #expect(throws: LayoutFailure.self) {
      try CellsInProgramsTests.layout(
        """
        proposal: {width: 200, height: 600}
        constraints: ["b.midX == row.midX"]
        view:
          type: HStack
          spacing: 0
          id: row
          content:
          - type: VStack
            content: [{type: Rectangle, modifiers: [{type: frame, width: 200}]}, {type: Rectangle}]
          - {type: Rectangle, id: b}
        """, Goal.standard)
    }
  }
}
