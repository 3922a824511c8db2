import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints that ask for lengths far beyond what is proposed.
struct GreatConstraintsTests {
  private typealias Stated = StatedConstraintsTests

  /// A row of a bar between two lengths and one that takes the rest.
  private static func row(_ id: String, _ minimum: CGFloat = 0, _ maximum: CGFloat = .infinity) -> ViewNode {
    Stated.row("row \(id)", [Stated.bar(id, minimum, maximum), Stated.bar("rest \(id)")])
  }

  private static func layout(
    _ view: ViewNode, _ constraints: [String], goals: [Goal] = Goal.standard
  ) throws -> OptimalResult {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: 300), displayScale: 3,
      constraints: try constraints.map { try LayoutConstraint($0) }, view: view)
    return try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
  }

  /// Each view is 100 times as wide as the one before: 1000, 100 000 and 10 000 000 where the first is stated, in whichever
  /// order; 300, 30 000 and 3 000 000 where it is at least 300 by itself. What is only at least as wide exceeds its row by
  /// no more than it must.
  @Test(arguments: [
    (["a.width == 1000", "b.width == 100 * a.width", "c.width == 100 * b.width"], 0, 1000.0),
    (["c.width == 100 * b.width", "b.width == 100 * a.width", "a.width == 1000"], 0, 1000),
    (["0.01 * c.width >= b.width", "a.width <= 0.01 * b.width", "a.width >= 1000"], 0, 1000),
    (["b.width == 100 * a.width", "c.width == 100 * b.width"], 300, 300),
  ])
  func `ratios ask for more, one after the other`(_ constraints: [String], _ minimum: Int, _ width: Double) throws {
    let view = Stated.column("column", [Self.row("a", CGFloat(minimum)), Self.row("b"), Self.row("c")])
    let result = try Self.layout(view, constraints)
    let lengths = WholeTreeGoalsTests.lengths(result, ["a", "b", "c"], \.width)
    let expected = [width, 100 * width, 10_000 * width]
    #expect(RangeStackTests.areClose(lengths, expected), "\(lengths)")
    #expect(result.approximations.isEmpty)
  }

  /// A row of 1000, 1000 and 10 is 2010 wide, and a view 100 times as wide as it 201 000.
  @Test func `ratios ask for more than what stands inside together`() throws {
    let inside = Stated.row("box", [Stated.bar("a"), Stated.bar("b"), Stated.bar("edge", 10, 10)])
    let view = Stated.column("column", [inside, Self.row("c")])
    let result = try Self.layout(view, ["a.width == 1000", "b.width == 1000", "c.width == 100 * box.width"])
    #expect(WholeTreeGoalsTests.lengths(result, ["a", "box", "c"], \.width) == [1000, 2010, 201_000])
  }

  /// A ratio cannot ask for more than a view's own bounds allow: 100 times 1000 is more than 99 999.
  @Test func `what no view can be still contradicts`() throws {
    let view = Stated.column("column", [Self.row("a"), Self.row("b", 0, 99_999)])
    #expect(throws: LayoutFailure.self) { try Self.layout(view, ["a.width == 1000", "b.width == 100 * a.width"]) }
    #expect(throws: Never.self) { try Self.layout(view, ["a.width == 1000", "b.width == 99.999 * a.width"]) }
  }

  /// A choice shows a view of at least 50 where it is offered 50 points, and another one where it is offered at most a pixel
  /// less. Shown, the first one would have to exceed the row's 300 points; unshown, it is asked for nothing. So the choice
  /// gets 50 − 1/3 points, as many as it can without showing it, since the smaller of two lengths is to be as great as
  /// possible.
  @Test(arguments: [1e3, 1e6, 1e7, 1e8, 1e9, 1e12])
  func `a view that would have to be too long is not shown`(_ width: Double) throws {
    for strength in ["", " @strong"] { try Self.checkUnshown(asking: "long.width == \(Int(width))\(strength)") }
  }

  private static func checkUnshown(asking constraint: String) throws {
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice",
      content: [Stated.bar("long", 50), ViewNode(.rectangle, id: "short")])
    let view = Stated.row("row", [choice, Stated.bar("rest")])
    let result = try layout(view, [constraint])
    let lengths = WholeTreeGoalsTests.lengths(result, ["short", "rest"], \.width)
    let expected = [50 - 1.0 / 3, 250 + 1.0 / 3]
    #expect(RangeStackTests.areClose(lengths, expected), "\(constraint): \(lengths)")
    #expect(result.placed["long"] == nil)
    #expect(result.realisationGap <= 1e-9)
  }

  /// A choice that has to be 60 wide shows the view, however long that has to be.
  @Test(arguments: [1e3, 1e5, 1e6]) func `a view that has to be shown is as long as it has to be`(
    _ width: Double
  ) throws {
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice",
      content: [Stated.bar("long", 50), Stated.bar("short", 20, 20)])
    let view = Stated.row("row", [choice, Stated.bar("rest")])
    let result = try Self.layout(view, ["long.width == \(Int(width))", "choice.width >= 60"])
    let lengths = WholeTreeGoalsTests.lengths(result, ["long", "rest"], \.width)
    #expect(RangeStackTests.areClose(lengths, [width, 0]), "\(lengths)")
  }

  /// Beside a view that has to be far too long for its row, the choice of a view of at least 50 or of at least 20 points is
  /// as short as it can be: 20, so that the row exceeds its 300 points by 30 less.
  @Test(arguments: [1e5, 1e6, 1e7, 1e8, 1e9], [false, true])
  func `a choice beside a long view exceeds by no more than it must`(_ width: Double, startsFixed: Bool) throws {
    let fixed = Stated.bar("fixed", 40, 40)
    let candidates = [Stated.bar("wide", 50), Stated.bar("narrow", 20)]
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice", content: (startsFixed ? [fixed] : []) + candidates)
    let view = Stated.row("row", [choice, Stated.bar("long")])
    let result = try Self.layout(view, ["long.width == \(Int(width))"])
    let lengths = WholeTreeGoalsTests.lengths(result, ["narrow", "long"], \.width)
    #expect(RangeStackTests.areClose(lengths, [20, width]), "\(lengths)")
    #expect(result.approximations.isEmpty)
  }

  /// What stands in a view of which a great length is asked, or in one of which the same length is, may have to take it.
  @Test(arguments: [["box.width >= 100000000"], ["c.width == 100000000", "box.width == c.width"]])
  func `what stands inside a long view reaches as far`(_ constraints: [String]) throws {
    let box = Stated.row("box", [Stated.bar("a", 10, 10), Stated.bar("b")])
    let view = Stated.column("column", [box, Self.row("c"), Self.row("d")])
    let result = try Self.layout(view, constraints)
    let lengths = WholeTreeGoalsTests.lengths(result, ["a", "b", "d"], \.width)
    #expect(RangeStackTests.areClose(Array(lengths.prefix(2)), [10, 1e8 - 10]), "\(lengths)")
    #expect(lengths[2] <= 300)
  }

  /// No number of the solver's holds what the choice would have to be told apart from.
  @Test func `lengths that are too great to decide are named with their constraint`() throws {
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice", content: [Stated.bar("wide", 50), Stated.bar("narrow", 20)])
    let view = Stated.row("row", [choice, Stated.bar("rest")])
    let failure = #expect(throws: LayoutFailure.self) {
      try Self.layout(view, ["rest.width >= 3", "row.width >= 1000000000000000000000"])
    }
    guard case .unresolvedConstraints(let unresolved)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(unresolved.errors.map(\.path) == ["constraints[1]"])
    #expect(unresolved.errors.map(\.problem) == [.tooGreat(1e21, limit: 1e7)])
  }

  /// Whether the great length can be had is tried with the required constraint alone; the others find the lengths of the
  /// program as they were before.
  @Test func `what is tried first leaves nothing in the program`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {height: 120}
        constraints: [reader.height >= 1000000, root.midX >= 2 * inner.midX @strong, inner.height <= 35 @medium]
        view:
          type: VStack
          content:
            - type: ZStack
              content:
                - type: Text
                  text: hello wide world
                  modifiers: [{type: safeAreaInset, edge: top, spacing: 4, content: [{type: Circle}]}]
                - {type: ScrollView, id: reader, content: [{type: Text, id: inner, text: hello wide world}]}
            - {type: Color, modifiers: [{type: frame, maxHeight: 25}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(abs((result.placed["reader"]?.height ?? 0) - 1e6) <= 1)
  }
}
