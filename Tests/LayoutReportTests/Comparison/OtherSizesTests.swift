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

  /// `a` is to have 250 of 300 points, and `b` needs 100: the row's optimum by itself overflows nothing, but what is asked of
  /// its children does, by 50.
  @Test func `a region that a constraint makes overflow is told so`() throws {
    let row = HStack(spacing: 0) {
      Rectangle().id("a")
      Rectangle().frame(minWidth: 100).id("b")
    }.id("row").constrain { views in
      views.a.width.isAtLeast(250)
    }
    let comparison = try Comparison(of: row, in: ProposedViewSize(width: 300, height: 40), solver: GLPKSolver())
    let text = Page.$width.withValue(120) { ComparisonText(name: "row", comparison).text }
    #expect(text.contains("used 300, as its optimum by itself; in the optimal layout 350 of 300"))
  }
}
