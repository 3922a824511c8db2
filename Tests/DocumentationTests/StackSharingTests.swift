import GreedyLayout
import LayoutReport
import Testing

/// The examples of the article on how stacks share space.
struct StackSharingTests {
  private let page = DocumentationPage("Sources/GreedyLayout/GreedyLayout.docc/HowStacksShareSpace.md")

  /// The record of a view as `allot trace --all` prints it.
  private func record(_ name: String, _ view: some View, height: CGFloat) throws -> String {
    TraceText(name: name, try GreedyEngine().examine(view, in: ProposedViewSize(width: 300, height: height))).tree
  }

  @Test func `a column of three asks, offers and adds up`() throws {
    let print = Printer()

    let column = VStack(spacing: 10) {
      Rectangle().frame(minHeight: 10, maxHeight: 100).id("red")
      Rectangle().frame(height: 100).id("blue")
      Rectangle().frame(minHeight: 50, maxHeight: 100).id("yellow")
    }
    .id("column")
    let examined = try GreedyEngine().examine(column, in: ProposedViewSize(width: 300, height: 500))
    #expect(page.shows(try record("column", column, height: 500)))

    print(examined.size.height)
    print(examined["column"]!.minY, examined["red"]!.minY, examined["blue"]!.minY, examined["yellow"]!.minY)
    #expect(page.shows(print.output))
  }

  @Test func `one pass leaves 40 points behind`() throws {
    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    .id("stack")
    #expect(page.shows(try record("stack", stack, height: 300)))
  }

  @Test func `a priority repairs it`() throws {
    let repaired = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).layoutPriority(1).id("blue")
    }
    .id("stack")
    #expect(page.shows(try record("stack", repaired, height: 300)))
  }

  @Test func `a frame around a view has priority 0 again`() throws {
    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).layoutPriority(1).padding(0).id("blue")
    }
    let placed = try GreedyEngine().layout(stack, in: ProposedViewSize(width: 300, height: 300))
    #expect(placed["red"]!.height == 200)
  }
}
