import GLPK
import OptimalLayout
import Testing

/// Constraints on places in trees whose views stand from right to left (V7.1 of the vocabulary).
struct MirroredConstraintsTests {
  private func bar(_ id: String, _ minimum: CGFloat, _ maximum: CGFloat) -> ViewNode {
    ViewNode(.rectangle, id: id, modifiers: [.flexibleFrame(FrameBounds(minWidth: minimum, maxWidth: maximum))])
  }

  private func row(_ id: String, _ content: [ViewNode]) -> ViewNode {
    ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), id: id, content: content)
  }

  private func layout(_ view: ViewNode, _ constraint: String) throws -> OptimalResult {
    var document = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: 60), constraints: [try LayoutConstraint(constraint)], view: view)
    document.layoutDirection = .rightToLeft
    return try OptimalEngine(solver: GLPKSolver()).layout(document)
  }

  /// The first view stands at the right side: what begins at 120 of 300 is 180 wide.
  @Test func `a place in a row counts the views to the left of it`() throws {
    let view = row(
      "row", [bar("a", 0, .infinity), bar("b", 0, .infinity)])
    let result = try layout(view, "a.minX == 120")
    #expect(result.placed["a"]?.minX == 120)
    #expect(result.placed["a"]?.width == 180)
    #expect(result.placed["b"]?.minX == 0)
    #expect(result.approximations.isEmpty)
  }

  /// A leading overlay stays at the right side, 300, whatever its width: one that begins at 180 is 120 wide.
  @Test func `an overlay stays at the side where its guide is`() throws {
    let layer = row("layer", [bar("a", 0, 200)])
    let view = ViewNode(
      .rectangle, id: "card", modifiers: [.overlay(alignment: .leading, content: [layer])])
    let result = try layout(view, "a.minX == 180")
    #expect(result.placed["a"]?.minX == 180)
    #expect(result.placed["a"]?.width == 120)
    #expect(result.approximations.isEmpty)
  }
}
