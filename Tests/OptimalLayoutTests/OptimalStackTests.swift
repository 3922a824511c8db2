import GLPK
import LayoutTestSupport
import LinearProgramming
import OptimalLayout
import Testing
import ViewTree

/// OptimalVStack and OptimalHStack in trees laid out by SwiftUI's rule.
struct OptimalStackTests {
  private static let solver = GLPKSolver()
  private static let engine = GreedyEngine()

  /// λ = 240: red stops nowhere in 200…250, blue at its maximum of 60.
  @Test func `the 300-point stack has its optimum within SwiftUI's own layout`() throws {
    let stack = OptimalVStack(spacing: 0, solver: Self.solver) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    let placed = try Self.engine.layout(stack, in: ProposedViewSize(width: 100, height: 300))
    #expect(placed["red"] == CGRect(x: 0, y: 0, width: 100, height: 240))
    #expect(placed["blue"] == CGRect(x: 0, y: 240, width: 100, height: 60))
  }

  /// The VStack has 300 − 2 · 10 for its children: 40 are fixed, so the row's column is offered 240, of which the padding
  /// takes 2 · 5. 230 − 8 = 222 for 200…250 and 0…60: λ = 200 cannot be kept by red, so 200 + 22.
  @Test func `it stands inside SwiftUI's stacks and modifiers`() throws {
    let tree = VStack(spacing: 10) {
      Rectangle().frame(height: 40)
      HStack(spacing: 0) {
        Rectangle().frame(width: 20)
        OptimalVStack(alignment: .leading, spacing: 8, solver: Self.solver) {
          Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
          Rectangle().frame(width: 30).frame(minHeight: 0, maxHeight: 60).id("blue")
        }
        .padding(5)
      }
      Spacer(minLength: 0)
    }
    let placed = try Self.engine.layout(tree, in: ProposedViewSize(width: 120, height: 300))
    #expect(placed["red"] == CGRect(x: 25, y: 55, width: 90, height: 200))
    #expect(placed["blue"] == CGRect(x: 25, y: 263, width: 30, height: 22))
  }

  /// The row has 100 for 80…200 and 0…∞, so 80 + 20; the column 90 for 10…50, the row and a fixed 20: 50, 20 and 20.
  @Test func `stacks of both axes stand in each other`() throws {
    let tree = OptimalVStack(spacing: 0, solver: Self.solver) {
      Rectangle().frame(minHeight: 10, maxHeight: 50).id("a")
      OptimalHStack(spacing: 0, solver: Self.solver) {
        Rectangle().frame(minWidth: 80, maxWidth: 200).id("b")
        Rectangle().id("c")
      }
      .frame(height: 20)
      Rectangle().frame(height: 20)
    }
    let placed = try Self.engine.layout(tree, in: ProposedViewSize(width: 100, height: 90))
    #expect(placed["a"] == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(placed["b"] == CGRect(x: 0, y: 50, width: 80, height: 20))
    #expect(placed["c"] == CGRect(x: 80, y: 50, width: 20, height: 20))
  }

  @Test(arguments: [
    ProposedViewSize.unspecified, .infinity, .zero, ProposedViewSize(width: nil, height: .infinity),
    ProposedViewSize(width: .infinity, height: nil), ProposedViewSize(width: 70, height: nil),
  ])
  func `without a finite length it answers as a VStack`(_ proposal: ProposedViewSize) throws {
    let (red, blue) = (
      ViewNode(Rectangle().frame(minHeight: 20, idealHeight: 30, maxHeight: 50).id("red")),
      ViewNode(Color.blue.frame(width: 40).id("blue"))
    )
    let swiftUI = VStack(alignment: .trailing) {
      red
      blue
    }
    let optimal = OptimalVStack(alignment: .trailing, solver: Self.solver) {
      red
      blue
    }
    let expected = try Self.engine.layout(swiftUI, in: proposal)
    let placed = try Self.engine.layout(optimal, in: proposal)
    #expect(placed.size == expected.size)
    #expect(placed["red"] == expected["red"])
    #expect(placed["blue"] == expected["blue"])
  }

  @Test func `its spacers and dividers know its axis`() throws {
    let row = OptimalHStack(solver: Self.solver) {
      Rectangle().frame(width: 20).id("first")
      Spacer()
      Divider().id("line")
    }
    let placed = try Self.engine.layout(row, in: ProposedViewSize(width: 100, height: 30))
    #expect(placed["first"]?.origin.x == 0)
    #expect(placed["line"] == CGRect(x: 100 - 1 / CGFloat(3), y: 0, width: 1 / CGFloat(3), height: 30))
  }

  /// The usual goals keep to 300: red, first in priority, gets 250 and blue the other 50. `fair` alone knows no offer:
  /// everyone gets as much as possible, 250 + 100.
  @Test func `its goals are its own`() throws {
    func stack(_ goals: [Goal]) -> some View {
      OptimalVStack(spacing: 0, solver: Self.solver, goals: goals) {
        Rectangle().frame(minHeight: 200, maxHeight: 250).layoutPriority(1).id("red")
        Rectangle().frame(minHeight: 0, maxHeight: 100).id("blue")
      }
    }
    let area = ProposedViewSize(width: 10, height: 300)
    #expect(try Self.engine.layout(stack(Goal.standard), in: area)["blue"]?.height == 50)
    #expect(try Self.engine.layout(stack([.fair]), in: area)["blue"]?.height == 100)
    let optimal = OptimalEngine(solver: Self.solver)
    #expect(try optimal.layout(stack([.fair]), in: area).placed["blue"]?.height == 100)
  }

  /// Under SwiftUI's rule the inner stack takes 200 + 60 of the 300 it is offered, whatever it could take.
  @Test func `a stack inside keeps SwiftUI's rule`() throws {
    let tree = OptimalVStack(spacing: 0, solver: Self.solver) {
      VStack(spacing: 0) {
        Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
        Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
      }
      Rectangle().frame(height: 10).id("foot")
    }
    let placed = try Self.engine.layout(tree, in: ProposedViewSize(width: 10, height: 310))
    #expect(placed["red"]?.height == 200)
    #expect(placed["blue"]?.height == 60)
    #expect(placed["foot"]?.height == 10)
  }

  @Test func `a solver that stops fails the layout and names the stack`() throws {
    let stack = OptimalVStack(spacing: 0, solver: Self.solver, limits: SolverLimits(seconds: 0)) {
      Rectangle()
      Rectangle()
    }
    let area = ProposedViewSize(width: 10, height: 30)
    let failure = #expect(throws: LayoutFailure.self) {
      try Self.engine.layout(VStack { stack.id("panes") }, in: area)
    }
    #expect(failure?.view == "panes")
  }

  @Test func `a document cannot carry it, and says so`() throws {
    let stack = OptimalHStack(solver: Self.solver) { Rectangle() }
    let document = LayoutDocument(proposal: .zero, view: ViewNode(stack))
    let failure = #expect(throws: UnwritableDocument.self) { try DocumentWriter().json(document) }
    #expect(failure?.message == "a document cannot carry the view OptimalHStack")
  }

  @Test(arguments: Seeds.first(150))
  func `a separable tree of them is the optimal layout`(seed: UInt64) throws {
    let (document, _) = TreeGenerator.document(seed: seed)
    var ruled = document
    ruled.view = Self.withOwnRules(document.view)
    let optimal = try OptimalEngine(solver: Self.solver).layout(document).placed
    let placed = try Self.engine.layout(ruled)
    let both = try OptimalEngine(solver: Self.solver).layout(ruled)
    #expect(both.approximations.isEmpty)
    for (key, frame) in optimal.frames where !key.hasPrefix("view") {
      #expect(placed[key] == frame, "\(key), \(Seeds.repeating(seed, of: "OptimalStackTests"))")
      #expect(both.placed[key] == frame, "\(key), \(Seeds.repeating(seed, of: "OptimalStackTests"))")
    }
  }

  /// The same tree with optimal stacks in place of SwiftUI's.
  private static func withOwnRules(_ node: ViewNode) -> ViewNode {
    var copy = node
    copy.content = node.content.map(withOwnRules)
    copy.modifiers = node.modifiers.map { modifier in
      switch modifier {
      case .overlay(let alignment, let content):
        .overlay(alignment: alignment, content: content.map(withOwnRules))
      case .background(let alignment, let content):
        .background(alignment: alignment, content: content.map(withOwnRules))
      default: modifier
      }
    }
    let members = ViewNode(.group, content: copy.content)
    let stack: ViewNode
    switch node.kind {
    case .vStack(let alignment, let spacing, let dynamic):
      stack =
        dynamic
        ? ViewNode(
          OptimalVStack(alignment: alignment, spacing: spacing, solver: solver) { if dynamic { members } })
        : ViewNode(OptimalVStack(alignment: alignment, spacing: spacing, solver: solver) { members })
    case .hStack(let alignment, let spacing, let dynamic):
      stack =
        dynamic
        ? ViewNode(
          OptimalHStack(alignment: alignment, spacing: spacing, solver: solver) { if dynamic { members } })
        : ViewNode(OptimalHStack(alignment: alignment, spacing: spacing, solver: solver) { members })
    default: return copy
    }
    return ViewNode(stack.kind, id: node.id, modifiers: copy.modifiers, content: stack.content)
  }
}
