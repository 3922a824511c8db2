import GLPK
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// Texts that are not whole although there is room for them (section 7 of the optimum's definition).
struct NeedlessWrapTests {
  /// "Notes and ideas" is 90 × 20, or "Notes and" of 61 × 40 where it has less than 90; "Go" is 20 × 20.
  private static let metrics = [
    TextMetric(text: "Notes and ideas", maxWidth: nil, size: CGSize(width: 90, height: 20)),
    TextMetric(text: "Notes and ideas", maxWidth: 89.999, size: CGSize(width: 61, height: 40)),
    TextMetric(text: "Go", maxWidth: nil, size: CGSize(width: 20, height: 20)),
  ]

  private func bar(_ id: String, _ minimum: CGFloat, _ maximum: CGFloat) -> ViewNode {
    ViewNode(
      .rectangle, id: id, modifiers: [.flexibleFrame(FrameBounds(minWidth: minimum, maxWidth: maximum))])
  }

  private func text(_ string: String, _ id: String, _ modifiers: [ModifierNode] = []) -> ViewNode {
    ViewNode(.text(string), id: id, modifiers: modifiers)
  }

  private func compare(_ width: CGFloat, _ content: [ViewNode]) throws -> Comparison {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: width, height: 100), textMetrics: Self.metrics,
      view: ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), id: "row", content: content))
    return try Comparison(of: document, solver: GLPKSolver())
  }

  /// Of 160 points the text is offered 80, breaks, and the bar takes 160 − 61 = 99. The bar needs 10: 90 + 10 = 100 fits.
  @Test func `a text that breaks at its share has room where the others need less`() throws {
    let comparison = try compare(160, [text("Notes and ideas", "title"), bar("bar", 10, 1000)])
    let region = try #require(comparison.regions.first)
    #expect(region.children.map(\.swiftUI) == [61, 99])
    let wrap = try #require(region.wraps.first)
    #expect(region.wraps.count == 1)
    #expect(wrap.view == "title")
    #expect(wrap.width == 61)
    #expect(wrap.needed == 90)
    #expect(wrap.lines == 2)
    // Asked first with 160 − 10 = 150, the text takes 90, and leaves 70.
    #expect(wrap.repair?.changes == [PriorityAdvice.Change(view: "title", layoutPriority: 1)])
    #expect(wrap.repair?.lengths == [90, 70])
  }

  /// In 99.5 points, 90 + 10 = 100 is too much; in 100 it fits.
  @Test(arguments: [(CGFloat(99.5), 0), (100, 1)])
  func `where there is no room no wrap is needless`(_ width: CGFloat, _ count: Int) throws {
    let comparison = try compare(width, [text("Notes and ideas", "title"), bar("bar", 10, 1000)])
    #expect(comparison.regions[0].wraps.count == count)
  }

  /// The padding is the child's: 90 + 2 × 8 = 106. The text's own width stays 61.
  @Test func `what is around the text is a part of what its child needs`() throws {
    let comparison = try compare(
      180,
      [
        text("Notes and ideas", "title", [.padding(.insets(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)))]),
        bar("bar", 10, 1000),
      ])
    // 180 / 2 = 90, less 16: 74 for the text.
    let wrap = try #require(comparison.regions[0].wraps.first)
    #expect(wrap.width == 61)
    #expect(wrap.needed == 106)
  }

  /// A frame that grows takes the whole offer: from 90 on the text in it is whole.
  @Test func `a frame that grows needs what its text needs`() throws {
    let comparison = try compare(
      160,
      [
        text("Notes and ideas", "title", [.flexibleFrame(FrameBounds(maxWidth: .infinity))]),
        bar("bar", 10, .infinity),
      ])
    let region = comparison.regions[0]
    #expect(region.children.map(\.swiftUI) == [80, 80])
    #expect(region.wraps.map(\.needed) == [90])
  }

  /// "Go" stands whole in 20 and keeps them, so that 90 + 20 = 110 has to fit; its least possible length would be 0.
  @Test(arguments: [(CGFloat(109), 0), (110, 1)])
  func `other texts stay as they are`(_ width: CGFloat, _ count: Int) throws {
    let comparison = try compare(
      width, [text("Go", "go"), text("Notes and ideas", "title", [.layoutPriority(-1)])])
    let region = comparison.regions[0]
    // Asked last, the title has what "Go" leaves: 89 or 90.
    #expect(region.wraps.isEmpty)
    let squeezed = try compare(
      width,
      [text("Go", "go", [.flexibleFrame(FrameBounds(maxWidth: .infinity))]), text("Notes and ideas", "title")])
    #expect(squeezed.regions[0].children[1].swiftUI == 61)
    #expect(squeezed.regions[0].wraps.count == count)
  }

  @Test func `a column has no needless wraps, and neither has a text in an overlay`() throws {
    let column = LayoutDocument(
      proposal: ProposedViewSize(width: 80, height: 100), textMetrics: Self.metrics,
      view: ViewNode(
        .vStack(alignment: .center, spacing: 0, dynamic: true), id: "column",
        content: [text("Notes and ideas", "title"), bar("bar", 10, 1000)]))
    #expect(try Comparison(of: column, solver: GLPKSolver()).regions[0].wraps.isEmpty)
  }
}
