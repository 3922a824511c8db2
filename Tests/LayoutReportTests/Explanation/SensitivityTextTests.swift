import GLPK
import LayoutComparison
import LayoutReport
import Testing

/// What one more point would do, in sentences.
struct SensitivityTextTests {
  private func text(_ view: some View, height: CGFloat) throws -> [Substring] {
    var options = Comparison.Options()
    options.measuresSensitivity = true
    let comparison = try Comparison(
      of: view, in: ProposedViewSize(width: 100, height: height), solver: GLPKSolver(), options: options)
    let report = Page.$width.withValue(120) { ComparisonText(name: "case", comparison).text }
    let lines = report.split(separator: "\n")
    return Array(lines.drop { !$0.contains("More  ") }.prefix { $0.hasPrefix("        ") || $0.contains("More  ") })
  }

  private func bounded(_ id: String, _ minimum: CGFloat, _ maximum: CGFloat) -> some View {
    Rectangle().frame(minHeight: minimum, maxHeight: maximum).id(id)
  }

  @Test func `a maximum that is in the way uses one more point`() throws {
    // 250 + 40 of 300: the offer is not used up, and every maximum binds.
    let stack = VStack(spacing: 0) {
      bounded("red", 200, 250)
      bounded("blue", 0, 40)
    }
    #expect(
      try text(stack, height: 300) == [
        "  More  One more point for red's maximum uses one more point.",
        "        One more point for blue's maximum uses one more point.",
      ])
  }

  @Test func `where nothing fits a minimum costs overflow, and so does the offer`() throws {
    // 40 + 0.5 > 30: everyone at the minimum, 10.5 over.
    let stack = VStack(spacing: 0) {
      bounded("red", 40, 60)
      bounded("blue", 0.5, 60)
    }
    #expect(
      try text(stack, height: 30) == [
        "  More  One point less for red's minimum uses one point less and spills one point less over.",
        "        No minimum for blue uses 0.5 points less and spills 0.5 points less over.",
        "        One more point offered spills one point less over.",
      ])
  }

  @Test func `bounds without an effect are named together`() throws {
    // 240 + 60 of 300: red would take the point that blue does not.
    let stack = VStack(spacing: 0) {
      bounded("red", 200, 250)
      bounded("blue", 0, 60)
    }
    #expect(
      try text(stack, height: 300) == [
        "  More  One more point offered uses one more point.",
        "        Relaxing blue's maximum by a point changes neither what is used nor what spills over.",
      ])
  }
}
