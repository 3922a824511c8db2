import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints on lengths far beyond any screen, which relaxed rows move by more points than small ones have.
struct HugeLengthsTests {
  /// In 10 s points, one row holds a view of s…3 s and one of 0…1000 s, of the same width: both are 3 s wide, which is as
  /// long as the first can be. A view beside the row takes half of the height, 5 s.
  @Test(arguments: [1.0, 1e3, 1e6, 1e9])
  func `equal widths are equal at any size`(_ scale: CGFloat) throws {
    let row = StatedConstraintsTests.row(
      "row",
      [StatedConstraintsTests.bar("a", scale, 3 * scale), StatedConstraintsTests.bar("b", 0, 1000 * scale)])
    let rest = ViewNode(.rectangle, id: "rest", modifiers: [.flexibleFrame(FrameBounds(minHeight: 0))])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 10 * scale, height: 10 * scale),
      constraints: [try LayoutConstraint("a.width == b.width")],
      view: StatedConstraintsTests.column("column", [row, rest]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    for (key, expected) in [("a", 3 * scale), ("b", 3 * scale)] {
      #expect(abs((result.placed[key]?.width ?? 0) - expected) <= 1e-6 * scale)
    }
    #expect(abs((result.placed["rest"]?.height ?? 0) - 5 * scale) <= 1e-6 * scale)
  }
}
