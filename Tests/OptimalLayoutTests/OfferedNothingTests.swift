import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Lengths that a view takes where it is offered nothing, and rows that have to be less than their children could use.
struct OfferedNothingTests {
  private static func text(_ text: String, id: String? = nil) -> ViewNode { ViewNode(.text(text), id: id) }

  private static func sized(_ width: CGFloat, _ height: CGFloat, id: String? = nil) -> ViewNode {
    ViewNode(.rectangle, id: id, modifiers: [.frame(width: width, height: height, alignment: .center)])
  }

  private static func frames(_ document: LayoutDocument) throws -> [String: CGRect] {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
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
}
