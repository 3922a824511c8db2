import Testing
import ViewVocabulary

@testable import ViewTree

/// Views made of those that another one stands for (V6.10 of the vocabulary).
@Suite struct SubviewsTests {
  private func kinds(_ view: some View) -> [String] { ViewNode.nodes(of: view).map(\.kind.typeName) }

  @ViewBuilder private var three: some View {
    Color.red
    Group {
      Circle(); Capsule()
    }
  }

  @Test func `a group makes views of all of them`() {
    let view = Group(subviews: three) { subviews in
      subviews[0]
      if subviews.count > 2 { Divider() }
      subviews[1...]
    }
    #expect(kinds(view) == ["Color", "Divider", "Circle", "Capsule"])
    #expect(kinds(Group(subviews: three) { $0 }) == ["Color", "Circle", "Capsule"])
  }

  @Test func `a loop makes views of each of them`() {
    let view = ForEach(subviews: three) { subview in
      subview
      Divider()
    }
    #expect(kinds(view) == ["Color", "Divider", "Circle", "Divider", "Capsule", "Divider"])
  }

  @Test func `a reader of a scroll view and a timeline leave their views in their container`() {
    #expect(kinds(ScrollViewReader { proxy in three }) == ["Color", "Circle", "Capsule"])
    #expect(kinds(TimelineView(.animation) { context in three }) == ["Color", "Circle", "Capsule"])
    #expect(kinds(GlassEffectContainer(spacing: 4) { three }) == ["Color", "Circle", "Capsule"])
  }

  @Test func `a grid's layout makes a grid, also where its type is hidden`() {
    let row = GridRow { Color.red }
    #expect(
      ViewNode(GridLayout(verticalSpacing: 3)() { row }).kind
        == .grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: 3))
    #expect(kinds(AnyLayout(GridLayout())() { row }) == ["Grid"])
  }

  @Test func `shapes are filled and stroked one after the other`() {
    #expect(kinds(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green)) == ["Circle"])
    #expect(kinds(Circle().rotation(.degrees(5)).offset(x: 3).fill(.red)) == ["Circle"])
  }
}
