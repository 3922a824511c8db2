import GLPK
import LayoutComparison
import LayoutReport
import Testing

/// What constraints change, in the report for people.
struct OtherSizesTests {
  /// SwiftUI divides the row 150 + 150; with `a` twice as wide as `b` it is 200 + 100.
  @Test func `what a constraint changes is listed with the constraint`() throws {
    let row = HStack(spacing: 0) {
      Rectangle().id("a")
      Rectangle().id("b")
    }.id("row").constrain { views in
      views.a.width.equals(2 * views.b.width)
    }
    let comparison = try Comparison(of: row, in: ProposedViewSize(width: 300, height: 40), solver: GLPKSolver())
    let text = ComparisonText(name: "row", comparison).text
    let source = try #require(comparison.swiftUI.constraints.first).source
    #expect(
      text.contains(
        """
        With `\(source)`, sizes differ, SwiftUI → optimum:
          a: 150 × 40 → 200 × 40
          b: 150 × 40 → 100 × 40
        """))
  }
}
