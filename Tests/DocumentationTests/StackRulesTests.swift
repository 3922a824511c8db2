import GreedyLayout
import Testing

/// The examples of the article on rules for stacks.
struct StackRulesTests {
  private let page = DocumentationPage("Sources/GreedyLayout/GreedyLayout.docc/RulesForStacks.md")

  @Test func `every rule shares 300 points`() throws {
    let print = Printer()

    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    for rule in DistributionAlgorithm.allCases {
      let engine = GreedyEngine(distribution: rule.distribution)
      let placed = try engine.layout(stack, in: ProposedViewSize(width: 300, height: 300))
      print(rule.rawValue, placed["red"]!.height, placed["blue"]!.height)
    }
    #expect(page.shows(print.output), "it prints\n\(print.output)")
  }

  @Test func `ranges need no views`() {
    let print = Printer()

    let children = [
      RangedChild(minimum: 5, maximum: 100),
      RangedChild(minimum: 80, maximum: .infinity),
    ]
    print(DistributionAlgorithm.swiftui.lengths(85, among: children))
    print(DistributionAlgorithm.minimum.lengths(85, among: children))
    #expect(page.shows(print.output), "it prints\n\(print.output)")
  }
}
