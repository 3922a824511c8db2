import GreedyLayout
import Testing

/// Trees too deep for the stack of the thread that asks.
struct DepthTests {
  private static let levels = 100_000

  @Test func `100,000 stacks inside each other are laid out`() throws {
    var node = ViewNode(.rectangle, id: "leaf")
    for _ in 0..<Self.levels {
      node = ViewNode(.vStack(alignment: .center, spacing: nil, dynamic: true), content: [node])
    }
    let placed = try GreedyEngine().layout(node, in: ProposedViewSize(width: 30, height: 20))
    #expect(placed["leaf"] == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `100,000 views without a type are lowered and laid out`() throws {
    var view = AnyView(Rectangle().id("leaf"))
    for _ in 0..<Self.levels { view = AnyView(Group { view }) }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 30, height: 20))
    #expect(placed["leaf"]?.size == CGSize(width: 30, height: 20))
  }

  private struct Nest: View {
    var levels: Int

    var body: some View {
      if levels > 0 {
        VStack { Nest(levels: levels - 1) }
      } else {
        Rectangle().id("leaf")
      }
    }
  }

  @Test func `a view whose body holds itself 100,000 times is laid out`() throws {
    let placed = try GreedyEngine().layout(Nest(levels: Self.levels), in: ProposedViewSize(width: 30, height: 20))
    #expect(placed["leaf"]?.size == CGSize(width: 30, height: 20))
  }

  @Test func `a reader's content may be deeper than what is around it`() throws {
    let view = GeometryReader { _ in
      var node = ViewNode(.rectangle, id: "leaf")
      for _ in 0..<20_000 {
        node = ViewNode(.vStack(alignment: .center, spacing: nil, dynamic: true), content: [node])
      }
      return node
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 30, height: 20))
    #expect(placed["leaf"]?.size == CGSize(width: 30, height: 20))
  }
}
