import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints that join lengths of several stacks, with answers worked out by hand.
struct StatedConstraintsTests {
  /// A rectangle between two widths.
  static func bar(_ id: String, _ minimum: CGFloat = 0, _ maximum: CGFloat = .infinity) -> ViewNode {
    ViewNode(.rectangle, id: id, modifiers: [.flexibleFrame(FrameBounds(minWidth: minimum, maxWidth: maximum))])
  }

  static func row(_ id: String, _ content: [ViewNode]) -> ViewNode {
    ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), id: id, content: content)
  }

  static func column(_ id: String, _ content: [ViewNode]) -> ViewNode {
    ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), id: id, content: content)
  }

  static func frames(
    _ view: ViewNode, _ constraints: [String], goals: [Goal] = Goal.standard
  ) throws -> (OptimalResult, [String: CGRect]) {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: 100),
      constraints: try constraints.map { try LayoutConstraint($0) }, view: view)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(result.realisationGap <= 1e-9)
    #expect(result.approximations.isEmpty)
    return (result, Dictionary(result.placed.frames.map { ($0.key, $0.frame) }, uniquingKeysWith: { one, _ in one }))
  }

  /// Two rows of 300: alone `a` would be 120 (its maximum below the level 150) and `c` 80. Equal, both are 80 at most, and
  /// the goals fill the rest: 80 + 220 twice.
  @Test func `equal widths across two stacks`() throws {
    let tree = Self.column(
      "root",
      [
        Self.row("one", [Self.bar("a", 0, 120), Self.bar("b")]),
        Self.row("two", [Self.bar("c", 20, 80), Self.bar("d")]),
      ])
    let (_, frames) = try Self.frames(tree, ["a.width == c.width"])
    #expect(["a", "b", "c", "d"].map { frames[$0]?.width } == [80, 220, 80, 220])
  }

  /// 300 = a + b with a = 2 b: 200 and 100.
  @Test func `a ratio of two lengths`() throws {
    let (_, frames) = try Self.frames(Self.row("row", [Self.bar("a"), Self.bar("b")]), ["a.width == 2 * b.width"])
    #expect(["a", "b"].map { frames[$0]?.width } == [200, 100])
  }

  /// `b` in the middle of 300 wants as much before it as after it: `a` ≤ 60, so `c` = `a`, and fairly 60 + 180 + 60.
  @Test func `a view in the middle of the root`() throws {
    let tree = Self.row("row", [Self.bar("a", 0, 60), Self.bar("b"), Self.bar("c", 20, 80)])
    let (_, frames) = try Self.frames(tree, ["b.midX == root.midX"])
    #expect(["a", "b", "c"].map { frames[$0]?.width } == [60, 180, 60])
    #expect(frames["b"]?.midX == 150)
  }

  /// `b` ≥ 150 is weak, `a` = 2 `b` strong: the strong one holds, 200 + 100, and the weak one is missed by 50. The other way
  /// about `b` gets its 150, and with overflow kept at 0 `a` is 150.
  @Test func `stronger constraints come first`() throws {
    let tree = Self.row("row", [Self.bar("a"), Self.bar("b")])
    let (_, one) = try Self.frames(tree, ["a.width == 2 * b.width @strong", "b.width >= 150 @weak"])
    #expect(["a", "b"].map { one[$0]?.width } == [200, 100])
    let (_, other) = try Self.frames(tree, ["a.width == 2 * b.width @weak", "b.width >= 150 @medium"])
    #expect(["a", "b"].map { other[$0]?.width } == [150, 150])
  }

  /// Required constraints come before every goal: 200 + 150 in 300 overflows by 50.
  @Test func `a required constraint may overflow`() throws {
    let tree = Self.row("row", [Self.bar("a"), Self.bar("b")])
    let (result, frames) = try Self.frames(tree, ["a.width == 200", "b.width >= 150"])
    #expect(["a", "b"].map { frames[$0]?.width } == [200, 150])
    #expect(result.placed.size.width == 350)
  }

  /// A height that follows a width: `a` is as high as wide in a column of 100, where the rest goes to `b`; `a` has at most
  /// half of the row's 300, so its height is at most 100 and the column's fair half, 50, is its width.
  @Test func `a width and a height of different stacks`() throws {
    let tree = Self.column("column", [Self.row("row", [Self.bar("a"), Self.bar("c")]), Self.bar("b")])
    let (_, frames) = try Self.frames(tree, ["a.width == a.height"])
    #expect(frames["a"]?.size == CGSize(width: 50, height: 50))
    #expect(frames["c"]?.width == 250)
  }

  /// A circle in a row is as wide as high; with 80 required it takes 80 of the 100 of height.
  @Test func `a coupled view is bent by its rows`() throws {
    let circle = ViewNode(.circle, id: "a")
    let (_, frames) = try Self.frames(Self.row("row", [circle, Self.bar("b")]), ["a.width == 80"])
    #expect(frames["a"]?.size == CGSize(width: 80, height: 80))
    #expect(frames["b"]?.width == 220)
  }

  /// 120 cannot be at most 100; `c` has nothing to do with it. The maximum of 60 and 80 needs only one constraint.
  @Test func `contradictions are the fewest constraints`() throws {
    let tree = Self.row("row", [Self.bar("a", 0, 60), Self.bar("b"), Self.bar("c")])
    func conflict(_ constraints: [String]) throws -> [String] {
      do {
        _ = try Self.frames(tree, constraints)
        return []
      } catch LayoutFailure.conflictingConstraints(let conflict) {
        #expect(conflict.isSmallest)
        return conflict.constraints.map(\.source)
      }
    }
    #expect(
      try conflict(["b.width >= 120", "c.width == 20", "b.width <= 100"]) == ["b.width >= 120", "b.width <= 100"])
    #expect(try conflict(["c.width == 20", "a.width == 80", "b.width == 10"]) == ["a.width == 80"])
    #expect(try conflict(["c.width == 20", "b.width == 10"]).isEmpty)
  }

  /// The second line begins 20 + 8 below the first one, whatever is chosen, and all tracks are fixed: no goal has anything to
  /// choose, and the contradiction is one all the same.
  @Test(arguments: [Goal.fair, .closest, .fill, .overflow])
  func `what is contradicted where nothing is left to choose is a contradiction`(goal: Goal) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 300, height: 100}
        constraints: ["inside.minY == grid.minY"]
        view:
          type: LazyVGrid
          id: grid
          columns: [{size: fixed, length: 24}]
          content:
          - {type: Rectangle, modifiers: [{type: frame, height: 20}]}
          - {type: LazyVGrid, id: inside, columns: [{size: fixed, length: 60}], content: [{type: Rectangle}]}
        """)
    #expect {
      try OptimalEngine(solver: GLPKSolver(), goals: [goal]).layout(document)
    } throws: { error in
      guard case LayoutFailure.conflictingConstraints(let conflict) = error else { return false }
      return conflict.constraints.map(\.source) == ["inside.minY == grid.minY"]
    }
  }
}
