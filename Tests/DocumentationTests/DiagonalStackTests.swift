import GreedyLayout
import Testing

/// The examples of the article on testing layouts.
struct DiagonalStackTests {
  typealias Expected = (spacing: CGFloat, side: CGFloat, second: CGFloat)

  @Test func `with one view the stack is as large as the view`() throws {
    let stack = DiagonalStack {
      Color.blue.frame(width: 30, height: 30).id("first")
    }
    let examined = try GreedyEngine().examine(stack, in: .unspecified)
    #expect(examined.size == CGSize(width: 30, height: 30))
    #expect(examined["first"] == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test(arguments: [(spacing: 40, side: 100, second: 70), (spacing: -20, side: 40, second: 10)] as [Expected])
  func `a second view stands below and to the right`(_ expected: Expected) throws {
    let stack = DiagonalStack(hSpacing: expected.spacing, vSpacing: expected.spacing) {
      Color.blue.frame(width: 30, height: 30).id("first")
      Color.red.frame(width: 30, height: 30).id("second")
    }
    let examined = try GreedyEngine().examine(stack, in: .unspecified)
    #expect(examined.size == CGSize(width: expected.side, height: expected.side))
    #expect(examined["first"]!.origin == .zero)
    #expect(examined["second"] == CGRect(x: expected.second, y: expected.second, width: 30, height: 30))
  }

  @Test func `the views stand in the bounds, wherever these begin`() throws {
    let stack = DiagonalStack(hSpacing: 40, vSpacing: 40) {
      Color.blue.frame(width: 30, height: 30).id("first")
      Color.red.frame(width: 30, height: 30).id("second")
    }
    let examined = try GreedyEngine().examine(stack.frame(width: 200, height: 200), in: .unspecified)
    #expect(examined["first"]!.origin == CGPoint(x: 50, y: 50))
    #expect(examined["second"]!.origin == CGPoint(x: 120, y: 120))
  }

  @Test func `without a spacing the views' own distances count`() throws {
    let stack = DiagonalStack(vSpacing: 0) {
      Color.blue.frame(width: 30, height: 30).id("first")
      Color.red.frame(width: 30, height: 30).id("second")
    }
    let examined = try GreedyEngine().examine(stack, in: .unspecified)
    #expect(examined["second"]!.origin == CGPoint(x: 38, y: 30))
  }

  @Test func `each view is asked once, for its ideal size`() throws {
    let stack = DiagonalStack {
      Color.blue.frame(width: 30, height: 30).id("first")
      Color.red.frame(width: 30, height: 30).id("second")
    }
    let examined = try GreedyEngine().examine(stack, in: ProposedViewSize(width: 300, height: 300))
    let ideal = Answer(proposal: .unspecified, size: CGSize(width: 30, height: 30))
    #expect(examined.answers(of: "first") == [ideal])
    #expect(examined.answers(of: "second") == [ideal])
  }

  @Test func `the article's first step passes its first test and no other`() throws {
    let one = FirstStep.DiagonalStack {
      Color.blue.frame(width: 30, height: 30).id("first")
    }
    let examined = try GreedyEngine().examine(one, in: .unspecified)
    #expect(examined.size == CGSize(width: 30, height: 30))
    #expect(examined["first"] == CGRect(x: 0, y: 0, width: 30, height: 30))

    let two = FirstStep.DiagonalStack {
      Color.blue.frame(width: 30, height: 30)
      Color.red.frame(width: 30, height: 30)
    }
    #expect(try GreedyEngine().layout(two, in: .unspecified).size == CGSize(width: 30, height: 30))
  }
}
