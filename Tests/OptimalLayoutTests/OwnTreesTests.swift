import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints on what overlays, backgrounds, positions and readers hold: trees of their own, which never bend what is
/// outside (section 1 of the optimum's definition). Answers are worked out by hand.
struct OwnTreesTests {
  private static let bar = StatedConstraintsTests.bar
  private static let row = StatedConstraintsTests.row
  private static let column = StatedConstraintsTests.column

  private static func widths(
    _ view: ViewNode, _ constraints: [String], _ names: [String], goals: [Goal] = Goal.standard
  ) throws -> [CGFloat?] {
    let (_, frames) = try StatedConstraintsTests.frames(view, constraints, goals: goals)
    return names.map { frames[$0]?.width }
  }

  /// 300 = a + b with a = 2 b: 200 and 100, whatever holds the row; a position proposes its content its own size.
  @Test(arguments: [
    ViewNode(
      .geometryReader(nil), id: "reader", content: [row("row", [bar("a", 0, .infinity), bar("b", 0, .infinity)])]),
    ViewNode(
      .rectangle, id: "shape",
      modifiers: [
        .overlay(alignment: .center, content: [row("row", [bar("a", 0, .infinity), bar("b", 0, .infinity)])])
      ]),
    ViewNode(
      .rectangle, id: "shape",
      modifiers: [
        .background(
          alignment: .bottomTrailing, content: [row("row", [bar("a", 0, .infinity), bar("b", 0, .infinity)])])
      ]),
    ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
      modifiers: [.position(x: 20, y: 30)], content: [bar("a", 0, .infinity), bar("b", 0, .infinity)]),
  ])
  func `a ratio inside a tree of its own`(_ view: ViewNode) throws {
    #expect(try Self.widths(view, ["a.width == 2 * b.width"], ["a", "b"]) == [200, 100])
  }

  /// The card is 150 of 300 and stays it; the badge is half of it and ends 10 before it, so that 150 = 65 + 75 + 10. What
  /// `q` holds is divided when `q` is 65 wide: 2 : 1.
  @Test func `what is outside is as it is`() throws {
    let view = Self.row(
      "row",
      [
        ViewNode(
          .rectangle, id: "card",
          modifiers: [
            .overlay(
              alignment: .trailing,
              content: [
                Self.row(
                  "layer",
                  [
                    ViewNode(
                      .rectangle, id: "q",
                      modifiers: [
                        .overlay(
                          alignment: .center,
                          content: [Self.row("inner", [Self.bar("x", 0, 99), Self.bar("y", 0, 99)])])
                      ]), Self.bar("badge", 0, 200), Self.bar("gap", 0, .infinity),
                  ])
              ])
          ]), Self.bar("other", 0, .infinity),
      ])
    let widths = try Self.widths(
      view, ["badge.width == 0.5 * card.width", "badge.maxX == card.maxX - 10", "x.width == 2 * y.width"],
      ["card", "q", "badge", "gap", "x"])
    #expect(widths[..<4] == [150, 65, 75, 10])
    #expect(abs((widths[4] ?? 0) - 65 * 2 / 3) <= 1e-9)
  }

  /// A badge of at most 30 cannot be as wide as the card, which is not bent for it: a contradiction, although a card of 30
  /// would keep to it.
  @Test func `what is outside is not bent`() throws {
    let card = ViewNode(
      .rectangle, id: "card",
      modifiers: [.overlay(alignment: .center, content: [Self.row("layer", [Self.bar("badge", 0, 30)])])])
    #expect {
      _ = try StatedConstraintsTests.frames(
        Self.row("row", [card, Self.bar("other", 0, .infinity)]), ["badge.width == card.width"])
    } throws: { error in
      "\(error)".contains("`badge.width == card.width`")
    }
  }

  /// The content of a reader stands at its corner, each view by itself: `a` and `c` are 80 at most, and equal.
  @Test func `two views of one reader`() throws {
    let reader = ViewNode(
      .geometryReader(nil), id: "reader",
      content: [
        Self.row("one", [Self.bar("a", 0, 120), Self.bar("b", 0, .infinity)]),
        Self.row("two", [Self.bar("c", 20, 80), Self.bar("d", 0, .infinity)]),
      ])
    #expect(try Self.widths(reader, ["a.maxX == c.maxX"], ["a", "b", "c", "d"]) == [80, 220, 80, 220])
  }

  /// Both hold: one for the rows of the tree itself, 80 + 220 twice, the other in the overlay of `d`, which is 220 wide:
  /// 165 + 55.
  @Test func `a chain through two trees`() throws {
    let tree = Self.column(
      "root",
      [
        Self.row("one", [Self.bar("a", 0, 120), Self.bar("b", 0, .infinity)]),
        Self.row(
          "two",
          [
            Self.bar("c", 20, 80),
            ViewNode(
              .rectangle, id: "d",
              modifiers: [
                .overlay(
                  alignment: .center, content: [Self.row("layer", [Self.bar("e", 0, 999), Self.bar("f", 0, 999)])])
              ]),
          ]),
      ])
    #expect(
      try Self.widths(tree, ["a.width == c.width", "e.width == 3 * f.width"], ["a", "c", "d", "e", "f"])
        == [80, 80, 220, 165, 55])
  }

  /// The content that a reader makes for its size states what its views keep to: 300 = 250 + 50.
  @Test func `what the content of a reader states`() throws {
    let reader = GeometryReader { proxy in
      HStack(spacing: 0) {
        Rectangle().id("a")
        Rectangle().id("b")
      }.constrain { views in views.a.width.equals(views.b.width * 5) }
    }.id("reader")
    let result = try OptimalEngine(solver: GLPKSolver()).layout(reader, in: ProposedViewSize(width: 300, height: 100))
    #expect(["a", "b"].map { result.placed[$0]?.width } == [250, 50])
    #expect(result.approximations.isEmpty)
  }

  /// A soft constraint is kept as far as it goes: `a` is 120 at most where twice `b` is asked for.
  @Test func `a soft constraint in a tree of its own`() throws {
    let reader = ViewNode(
      .geometryReader(nil), id: "reader", content: [Self.row("row", [Self.bar("a", 0, 120), Self.bar("b", 100, 900)])])
    #expect(try Self.widths(reader, ["a.width == 2 * b.width @strong"], ["a", "b"]) == [120, 100])
  }

  /// The tracks of the grid have 100 points and a gap of 8: the first description has room for one track of 50, which leaves
  /// the second one 42. The row stands in the first track, where the text's 40 points leave `b` the 10 that it is to have.
  /// Tracks that are divided by themselves leave out what overflows in a cell that may stand in either; these are divided by the
  /// program of what the outer view holds, which does not, so that no view is named.
  @Test(arguments: [
    "{type: GeometryReader, content: [{content}]}",
    "{type: Rectangle, modifiers: [{type: overlay, content: [{content}]}]}",
  ])
  func `a grid inside is named for nothing that is settled with what is stated`(_ outer: String) throws {
    let content = """
      {type: LazyVGrid, columns: [{size: adaptive, minimum: 50}, {size: adaptive, minimum: 30}], content: [
        {type: Rectangle, id: a}, {type: Rectangle, id: d},
        {type: HStack, spacing: 0, id: row, content: [{type: Rectangle, id: b}, {type: Text, text: T, id: text}]}]}
      """
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 200}
      constraints: ["b.width == 10"]
      textMetrics:
      - {text: T, maxWidth: null, width: 40, height: 20}
      - {text: T, maxWidth: 39, width: 20, height: 40}
      view: \(outer.replacing("{content}", with: content.replacing("\n", with: " ")))
      """, Goal.standard)
    #expect(["a", "d", "row", "b", "text"].map { result.placed[$0]?.width } == [50, 42, 50, 10, 40])
  }

  /// The grid at the place answers 30 to no width, as the row in it is asked then, and is placed with the 60 of `c`: its
  /// middle is at 120, that of 60 points in 300. With `a` and `b` about 8 points there, `b` begins at
  /// 120 − (a + 8 + b) / 2 + a + 8 = 124 + a / 2 − b / 2: at 0 where `b` is 248 + `a`, and overflow is least with no `a`. What
  /// the row makes of the 30 is no part of that tree, and names nothing.
  @Test func `a row is placed in its own tree with more than it was asked for`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 200}
      constraints: ["b.minX == 0"]
      view:
        type: LazyHGrid
        rows: [{size: fixed, length: 50}, {size: fixed, length: 50}]
        spacing: 0
        content:
        - type: LazyVGrid
          columns: [{size: flexible, minimum: 30}]
          modifiers: [{type: position}]
          content:
          - {type: HStack, id: row, spacing: 8, content: [{type: Color, id: a}, {type: Color, id: b}]}
        - {type: Color, id: c, modifiers: [{type: frame, width: 60}]}
      """, Goal.standard)
    #expect(["row", "a", "b"].map { result.placed[$0]?.minX } == [-8, -8, 0])
    #expect(["row", "a", "b"].map { result.placed[$0]?.width } == [256, 0, 248])
  }

  /// A rectangle and, 8 apart, two of at most 80 and 120, in a column of 200. The inner column is asked first and offered 100,
  /// of which (100 − 8) / 2 = 46 go to each of its views, and 100 are left: nothing is nearer to SwiftUI's lengths than these.
  /// What is wanted of itself is 10 for each rectangle, and 10 + 8 + 10 for the inner column.
  @Test(arguments: [
    ViewNode(.geometryReader(nil), content: [nested]),
    ViewNode(.rectangle, modifiers: [.overlay(alignment: .center, content: [nested])]),
    ViewNode(.rectangle, modifiers: [.background(alignment: .center, content: [nested])]),
    column("outer", nested.content).modified(by: .position(x: 0, y: 0)),
  ])
  func `goals of the whole tree join the stacks of a tree of its own`(_ view: ViewNode) throws {
    let document = LayoutDocument(proposal: ProposedViewSize(width: 100, height: 200), view: view)
    let expected: [(goals: [Goal], heights: [Double])] = [
      ([.closest], [100, 100, 46, 46]), ([.ideal], [10, 28, 10, 10]),
      ([.overflow, .fill, .closest], [100, 100, 46, 46]),
    ]
    for (goals, heights) in expected {
      let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
      #expect(result.approximations.isEmpty, "\(goals)")
      let found = ["a", "inner", "b", "c"].map { Double(result.placed[$0]?.height ?? .nan) }
      #expect(zip(found, heights).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(goals): \(found)")
    }
  }

  /// A text takes nothing of nothing (16.1 of the semantics), so that the first view is given all 300 points; offered what is
  /// left it takes 10. Nothing is nearer to SwiftUI's lengths than these, though they exceed what the row is offered.
  @Test(arguments: ["", ", modifiers: [{type: position}]"])
  func `a row comes as near to SwiftUI's lengths as these exceed its own`(_ modifiers: String) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 100}
      textMetrics: [{text: word, width: 30, height: 20}, {text: word, maxWidth: 29, width: 10, height: 60}]
      view:
        {type: HStack, spacing: 0, content: [
          {type: Rectangle, id: first, modifiers: [{type: layoutPriority, value: 2}]},
          {type: Text, text: word, id: text}]\(modifiers)}
      """, [.closest])
    #expect(try CellsInProgramsTests.size(result, "first") == [300, 100])
    #expect(try CellsInProgramsTests.size(result, "text") == [10, 60])
  }

  /// A position in a lazy grid's cell takes its height from its content, which is measured in 30 points without a height: the
  /// text in two lines of 25 × 20, by what each stack wants by itself, and so 40 high. Placed in 30 × 40 the inner row has the 5
  /// points that are left, since both its length and that of the rectangle in it are to be greater then: 46 + 10 and 10 are wanted.
  @Test func `what a position measures is not what it places`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 30, height: 100}
      textMetrics: [{text: T, maxWidth: null, width: 46, height: 20}, {text: T, maxWidth: 45, width: 25, height: 40}]
      view:
        type: LazyVGrid
        id: grid
        columns: [{size: flexible}]
        content:
        - type: HStack
          spacing: 0
          modifiers: [{type: position}]
          content:
          - {type: HStack, id: inner, spacing: 0, content: [{type: Text, text: T, id: text}, {type: Rectangle, id: beside}]}
          - {type: Rectangle, id: last}
      """, [.overflow, .ideal])
    #expect(try CellsInProgramsTests.size(result, "grid") == [30, 40])
    #expect(try CellsInProgramsTests.size(result, "text") == [25, 40])
    #expect(try CellsInProgramsTests.size(result, "beside") == [5, 40])
    #expect(try CellsInProgramsTests.size(result, "inner") == [30, 40])
    #expect(try CellsInProgramsTests.size(result, "last") == [0, 40])
  }

  private static let nested = column(
    "outer",
    [
      ViewNode(.rectangle, id: "a"),
      ViewNode(
        .vStack(alignment: .center, spacing: 8, dynamic: true), id: "inner",
        content: [
          ViewNode(.rectangle, id: "b", modifiers: [.flexibleFrame(FrameBounds(maxHeight: 80))]),
          ViewNode(.rectangle, id: "c", modifiers: [.flexibleFrame(FrameBounds(maxHeight: 120))]),
        ]),
    ])
}

extension ViewNode {
  fileprivate func modified(by modifier: ModifierNode) -> ViewNode {
    var view = self
    view.modifiers.append(modifier)
    return view
  }
}
