import GreedyLayout
import Testing

/// The example of the article on asking why.
struct AskingWhyTests {
  private let page = DocumentationPage("Sources/GreedyLayout/GreedyLayout.docc/AskingWhy.md")

  @Test func `a view of the 300-point stack is told from the root and back`() throws {
    let print = Printer()

    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    .id("stack")
    let placed = try GreedyEngine().layout(stack, in: ProposedViewSize(width: 300, height: 300))
    for step in try placed.explain("blue", along: .vertical).steps where step.counted {
      print(step.sentence)
    }

    #expect(page.shows(print.output), "the page should show\n\(print.output)")
  }
}
