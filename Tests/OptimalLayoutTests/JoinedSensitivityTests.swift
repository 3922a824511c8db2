import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing
import ViewTree

/// The effect of relaxing bounds of stacks that constraints divide: arithmetic, and the layout of the relaxed views.
struct JoinedSensitivityTests {
  private static let bar = StatedConstraintsTests.bar
  private static let row = StatedConstraintsTests.row
  private static let column = StatedConstraintsTests.column

  private static func layout(
    _ view: ViewNode, _ constraints: [String], width: CGFloat = 300
  ) throws -> OptimalResult {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: width, height: 100),
      constraints: try constraints.map { try LayoutConstraint($0) }, view: view)
    return try OptimalEngine(solver: GLPKSolver()).layout(document)
  }

  /// The effects for one stack of a layout that keeps to constraints.
  private static func effects(
    of stack: String, in view: ViewNode, _ constraints: [String], width: CGFloat = 300
  ) throws -> [BoundEffect]? {
    let result = try layout(view, constraints, width: width)
    let allocation = try #require(result.placed.allocations.first { result.placed.tree.key(of: $0.stack) == stack })
    return try result.sensitivity(of: allocation)
  }

  /// 200 for `a`, which is kept at 40, and `b` of at most 30: 70 are used, so that the offer is not in the way. A point more
  /// for `b` is used; `a` has no bound of its own.
  @Test func `an offer that a constraint leaves unused is not in the way`() throws {
    let row = Self.row("row", [Self.bar("a", 0, .infinity), Self.bar("b", 0, 30)])
    #expect(
      try Self.effects(of: "row", in: row, ["a.width <= 40"], width: 200) == [
        BoundEffect(view: "b", bound: .maximum, used: 1, overflow: 0)
      ])
  }

  /// 200 + 150 of 300: a point less for `b` overflows by one less, and so does a point more offered.
  @Test func `what is required overflows`() throws {
    let row = Self.row("row", [Self.bar("a", 0, .infinity), Self.bar("b", 150, .infinity)])
    #expect(
      try Self.effects(of: "row", in: row, ["a.width == 200"]) == [
        BoundEffect(view: "b", bound: .minimum, used: -1, overflow: -1),
        BoundEffect(view: "row", bound: .offered, used: 0, overflow: -1),
      ])
  }

  /// A circle is at most as wide as the row is high, 100; `b` is one and a half times as wide, 150. A point more for the
  /// circle takes `b` along: 101 + 151.5.
  @Test func `a coupled view's maximum is relaxed`() throws {
    let row = Self.row("row", [ViewNode(.circle, id: "circle"), Self.bar("b", 0, .infinity)])
    #expect(
      try Self.effects(of: "row", in: row, ["b.width == 1.5 * circle.width"]) == [
        BoundEffect(view: "circle", bound: .maximum, used: 2.5, overflow: 0)
      ])
  }

  /// The inner row is 40 + 60 wide at most, and `c` is kept at 20. A point more for the inner row is used, whatever is
  /// inside; inside it, both maximums are in the way, and what is offered is what they use.
  @Test func `an inner stack's maximum is relaxed`() throws {
    let inner = Self.row("inner", [Self.bar("a", 0, 40), Self.bar("b", 0, 60)])
    let outer = Self.row("outer", [inner, Self.bar("c", 0, 50)])
    #expect(
      try Self.effects(of: "outer", in: outer, ["c.width <= 20"]) == [
        BoundEffect(view: "inner", bound: .maximum, used: 1, overflow: 0)
      ])
    #expect(
      try Self.effects(of: "inner", in: outer, ["c.width <= 20"]) == [
        BoundEffect(view: "a", bound: .maximum, used: 1, overflow: 0),
        BoundEffect(view: "b", bound: .maximum, used: 1, overflow: 0),
        BoundEffect(view: "inner", bound: .offered, used: 0, overflow: 0),
      ])
  }

  /// The row in the reader is as wide as the reader, 300 = 200 + 100; a point more for it is used, though the reader has none.
  @Test func `a stack in a tree of its own`() throws {
    let reader = ViewNode(
      .geometryReader(nil), id: "reader",
      content: [Self.row("row", [Self.bar("a", 0, .infinity), Self.bar("b", 0, .infinity)])])
    #expect(
      try Self.effects(of: "row", in: reader, ["a.width == 2 * b.width"]) == [
        BoundEffect(view: "row", bound: .offered, used: 1, overflow: 0)
      ])
  }

  /// Where nothing is stated, a stack is relaxed by itself.
  @Test func `a stack that its own goals divide is relaxed by itself`() throws {
    let row = Self.row("row", [Self.bar("a", 0, 40), Self.bar("b", 0, 30)])
    #expect(try Self.effects(of: "row", in: row, []) == nil)
  }

  /// Two columns in a row, with constraints across them: each bound of a leaf, relaxed in the program, has the effect that
  /// the layout of the relaxed views has.
  @Test(arguments: Seeds.first(40))
  func `each effect is that of the relaxed views`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 9100)
    let stacks = (0..<2).map { _ in RangeStack.random(&random, children: 1...3) }
    let constraints = [
      "a0.height <= \(random.integer(10...120)) @strong",
      "a0.height == \(random.integer(1...2)) * b0.height @weak",
    ]
    func view(_ stacks: [RangeStack]) -> ViewNode {
      Self.row(
        "root",
        zip(["a", "b"], stacks).map { name, stack in
          Self.column(
            name,
            stack.children.enumerated().map { place, child in
              ViewNode(
                .rectangle, id: "\(name)\(place)",
                modifiers: [
                  .flexibleFrame(FrameBounds(minHeight: CGFloat(child.minimum), maxHeight: CGFloat(child.maximum)))
                ])
            })
        })
    }
    func used(_ result: OptimalResult, _ stack: String) throws -> Double {
      let allocation = result.placed.allocations.first { result.placed.tree.key(of: $0.stack) == stack }
      return Double(try #require(allocation).used)
    }
    let result = try Self.layout(view(stacks), constraints)
    for (place, name) in ["a", "b"].enumerated() {
      let allocation = try #require(result.placed.allocations.first { result.placed.tree.key(of: $0.stack) == name })
      for effect in try result.sensitivity(of: allocation) ?? [] where effect.bound != .offered {
        let child = try #require(Int(effect.view.dropFirst()))
        var relaxed = stacks
        if effect.bound == .maximum { relaxed[place].children[child].maximum += 1 }
        if effect.bound == .minimum {
          relaxed[place].children[child].minimum = max(0, relaxed[place].children[child].minimum - 1)
        }
        let again = try Self.layout(view(relaxed), constraints)
        let change = try used(again, name) - used(result, name)
        #expect(abs(change - effect.used) <= 1e-6, "\(stacks[place]): \(effect), expected \(change)")
      }
    }
  }
}
