import GLPK
import LayoutComparison
import LayoutReport
import Testing

/// Reports of regions whose numbers no bar can show.
struct ExtremeNumbersTests {
  @Test(arguments: [(0.0, -1e15), (300, -1e300), (1e300, 0), (0.5, 1e15)])
  func `a bar stays within its width`(_ offered: CGFloat, _ spacing: CGFloat) throws {
    let stack = VStack(spacing: spacing) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    let comparison = try Comparison(
      of: stack, in: ProposedViewSize(width: 300, height: offered), solver: GLPKSolver())
    let text = ComparisonText(name: "extreme", comparison).text
    for line in text.split(separator: "\n") where line.contains("█") || line.contains("·") {
      #expect(line.filter { $0 == "█" || $0 == "·" }.count <= 3 * 44)
    }
  }

  /// In a height without end the rectangle is endless too, and so is where its bottom stands: ∞ − ∞ from the top is the
  /// place of what is aligned with it there, which is no number in SwiftUI's arithmetic either. JSON has no such numbers,
  /// nor infinite ones: the object holds null and a string in their place.
  @Test func `a place that is no number is null in JSON`() throws {
    let view = Rectangle().overlay(alignment: .bottom) { Color.red.id("inside") }.id("outside")
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: .infinity))
    let report = JSONReport.layout(name: "endless", engine: "swiftui", placed, includesTrace: false)
    #expect(
      report.text() == #"{"name":"endless","engine":"swiftui","size":[100,"infinity"],"frames":{"#
        + #""outside":[0,0,100,"infinity"],"inside":[0,null,100,"infinity"]},"#
        // A root without end stands at the origin by a choice.
        + #""uncertain":[{"view":"outside","rule":"4","certainty":"guess"}]}"#)
  }
}
