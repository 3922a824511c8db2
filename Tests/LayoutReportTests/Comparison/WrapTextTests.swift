import GLPK
import LayoutComparison
import LayoutReport
import LayoutTestSupport
import Testing

/// What the report for people says of texts that are not whole, and of lengths that cannot fit.
struct WrapTextTests {
  private func report(_ document: String) throws -> String {
    try ComparisonReport.text(of: document, columns: 140)
  }

  /// Of 160 points the title is offered 160 / 2 = 80, where it breaks after "and", at 61. 90 and the bar's 10 fit, and asked
  /// first the title takes 90 of 150.
  @Test func `a needless wrap has a sentence and advice`() throws {
    let text = try report(
      """
      proposal: {width: 160, height: 100}
      textMetrics:
        - {text: Notes and ideas, width: 90, height: 20}
        - {text: Notes and ideas, maxWidth: 89.999, width: 61, height: 40}
      view:
        type: HStack
        id: row
        spacing: 0
        content:
          - {type: Text, id: title, text: Notes and ideas}
          - {type: Rectangle, id: bar, modifiers: [{type: frame, minWidth: 10, maxWidth: 1000}]}
      """)
    #expect(
      text.contains(
        """
          Wrap  title is offered 80, an equal share of 160 among 2; broke there, into 2 lines of 61; needs 90, for which there is room.
          Fix   .layoutPriority(1) on title: SwiftUI then gives 90 + 70, title is whole and nothing overflows.
        """), "\(text)")
    #expect(text.contains("1 text is not whole, with room for it"))
    #expect(text.contains("it takes 61, and what it leaves is offered to those asked after it (stopped short)"))
  }

  /// 207 + 207 = 414 of 383: 31 too much, whoever is asked first.
  @Test func `an overflow that nothing can avoid is said`() throws {
    let text = try report(
      """
      proposal: {width: 383, height: 100}
      view:
        type: HStack
        id: row
        spacing: 0
        content:
          - {type: Rectangle, id: a, modifiers: [{type: frame, minWidth: 207}]}
          - {type: Rectangle, id: b, modifiers: [{type: frame, minWidth: 207, maxWidth: 300}]}
      """)
    #expect(
      text.contains("used 414, as its optimum; it overflows by 31; its children need 414 of 383 at least"), "\(text)")
  }

  /// What a Grid's columns take is left to SwiftUI's rule.
  @Test func `what is approximate stands at the head of its region`() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(minWidth: 200, maxWidth: 250)
        Color.blue.frame(minWidth: 10, maxWidth: 60)
      }
    }.id("grid")
    let comparison = try Comparison(of: grid, in: ProposedViewSize(width: 300, height: 100), solver: GLPKSolver())
    let approximation = try #require(comparison.optimal.approximations.first)
    #expect(comparison.regions.map(\.approximations) == [[approximation], [approximation]])
    #expect(comparison.otherApproximations.isEmpty)
    let text = Page.$width.withValue(400) { ComparisonText(name: "tree", comparison).text }
    let head = "Approximate: grid: \(approximation.reason)\nGrid \"grid\", horizontal, 300 pt offered"
    #expect(text.contains(head), "\(text)")
    #expect(!text.contains("is approximate here"))
  }
}
