import Testing
import ViewVocabulary

@testable import ViewTree

@Suite("Layout: views of layouts")
struct LayoutViewTests {
  private static let counting = ViewKind.customLayout(CustomLayout(Counting(step: 3)))

  private static let cases = [
    DSLCase(
      "layout", Counting(step: 3) { Rectangle() }, is: ViewNode(counting, content: [.rectangle])),
    DSLCase(
      "content is flat",
      Counting(step: 3) {
        Group {
          Rectangle()
          Circle()
        }
        ForEach(0..<2) { _ in Rectangle() }
        if false { Circle() }
        EmptyView()
      }, is: ViewNode(counting, content: [.rectangle, .circle, .rectangle, .rectangle])),
    DSLCase("nothing", Counting(step: 3) {}, is: ViewNode(counting)),
    DSLCase(
      "modified", Counting(step: 3) { Rectangle() }.layoutPriority(1).id("row"),
      is: ViewNode(counting, id: "row", modifiers: [.layoutPriority(1)], content: [.rectangle])),
    DSLCase(
      "AnyLayout", AnyLayout(AnyLayout(Counting(step: 3))) { Rectangle() },
      is: ViewNode(counting, content: [.rectangle])),
    DSLCase(
      "HStackLayout", HStackLayout { Rectangle() },
      is: ViewNode(.hStack(alignment: .center, spacing: nil, dynamic: false), content: [.rectangle])),
    DSLCase(
      "VStackLayout", VStackLayout(alignment: .leading, spacing: 4) { ForEach(0..<1) { _ in Rectangle() } },
      is: ViewNode(.vStack(alignment: .leading, spacing: 4, dynamic: true), content: [.rectangle])),
    DSLCase(
      "ZStackLayout", ZStackLayout(alignment: .top) { Rectangle() },
      is: ViewNode(.zStack(alignment: .top, dynamic: false), content: [.rectangle])),
    DSLCase(
      "AnyLayout of a stack", AnyLayout(HStackLayout(alignment: .bottom, spacing: 2)) { Rectangle() },
      is: ViewNode(.hStack(alignment: .bottom, spacing: 2, dynamic: true), content: [.rectangle])),
  ]

  @Test(arguments: cases)
  func `a layout with content stands for its nodes`(_ test: DSLCase) {
    #expect(test.nodes == test.expected)
  }

  private func kinds(_ view: some View) -> [ElementKind] { IndexedTree(ViewNode(view)).elements.map(\.kind) }

  @Test func `a custom layout with one view is never bypassed`() throws {
    let tree = IndexedTree(ViewNode(MinimalColumn { Rectangle().id("inside") }.id("column")))
    guard case .customLayout = tree.elements[tree.root].kind else {
      Issue.record("\(tree.elements[tree.root].kind) is no custom layout")
      return
    }
    #expect(tree.elements[tree.root].children.count == 1)
    #expect(tree.views.indices.map { tree.key(ofView: $0) } == ["column", "inside"])
    #expect(tree.views.map(\.typeName) == ["MinimalColumn", "Rectangle"])
  }

  @Test func `the stack layouts are bypassed where the stacks are, those inside AnyLayout never`() {
    #expect(IndexedTree(ViewNode(VStackLayout { Rectangle() })).elements.count == 1)
    #expect(IndexedTree(ViewNode(AnyLayout(VStackLayout()) { Rectangle() })).elements.count == 2)
  }

  /// The axis of the only spacer.
  private func spacerAxis(_ view: some View) -> Axis? {
    for case .spacer(_, let axis) in kinds(view) { return axis }
    return nil
  }

  @Test func `a spacer grows along the axis that the layout names`() {
    #expect(spacerAxis(Counting(step: 1) { Spacer() }) == .horizontal)
    #expect(spacerAxis(HStack { MinimalColumn { Spacer() } }) == nil)
    #expect(spacerAxis(AnyLayout(VStackLayout()) { Spacer() }) == .vertical)
  }

  @Test func `values belong to the outermost modifier inside the layout`() {
    let tree = IndexedTree(
      ViewNode(MinimalColumn { Rectangle().layoutValue(key: Weight.self, value: 2).padding().frame(width: 9) }))
    let inside = tree.elements[tree.elements[tree.root].children[0]]
    #expect(inside.traits.layoutValues.compactMap { $0.value(of: Weight.self) } == [2])
    #expect(tree.elements[tree.root].traits.layoutValues.isEmpty)
  }

  @Test func `a document cannot carry a custom layout, whatever its name`() throws {
    struct Rectangle: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let failure = try #require(throws: UnwritableDocument.self) {
      try DocumentWriter().json(LayoutDocument(view: ViewNode(Rectangle {})))
    }
    #expect(failure.description == "view: a document cannot carry the view Rectangle")
  }
}

private enum Weight: LayoutValueKey {
  static let defaultValue: Double = 1
}
