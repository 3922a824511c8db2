import GLPK
import LayoutComparison
import LayoutReport
import LayoutTestSupport

/// The report for people of a document, as the tests read it.
enum ComparisonReport {
  /// The report of a document in YAML, in so many columns.
  static func text(of document: String, columns: Int) throws -> String {
    let comparison = try Comparison(of: LayoutDocument(reading: document), solver: GLPKSolver())
    return Page.$width.withValue(columns) { ComparisonText(name: "row", comparison).text }
  }
}
