import GLPK
import LayoutComparison
import LayoutReport
import Testing

/// The examples of the README.
struct ReadmeTests {
  private let page = DocumentationPage("README.md")

  @Test func `the example in Swift prints what the README says`() throws {
    let print = Printer()

    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    let comparison = try Comparison(of: stack, in: ProposedViewSize(width: 300, height: 300), solver: GLPKSolver())
    let region = comparison.regions[0]
    print("used:", region.swiftUI.used, "of", region.optimal.used)
    print("avoidably unused:", region.avoidableUnused)
    print("cause:", region.cause!.kind.rawValue)
    print("red:", comparison.optimal.placed["red"]!.height)
    print("advice:", region.advice[0].changes[0].view, region.advice[0].lengths)

    #expect(page.shows(print.output))
  }

  @Test func `the command prints what the README says`() throws {
    let path = "Comparisons/three-hundred-points/layout.yaml"
    let document = try DocumentFile.document(at: path)
    let comparison = try Comparison(of: document, solver: GLPKSolver())
    let text = ComparisonText(name: "three-hundred-points", comparison).text
    #expect(page.shows(text, after: "allot compare \(path)"), "the command prints\n\(text)")
  }
}
