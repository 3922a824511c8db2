import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// The goals of the whole tree, and the whole tree as one program.
struct WholeTreeGoalsTests {
  static func lengths(_ result: OptimalResult, _ keys: [String], _ side: (CGRect) -> CGFloat) -> [Double] {
    keys.map { Double(result.placed[$0].map(side) ?? .nan) }
  }

  /// SwiftUI gives [200, 250] and [0, 60] in 300 points 200 + 60; filled, 40 more are needed and only the first can take
  /// them: 240 + 60 is 40 away, 250 + 50 would be 60. Without `fill` SwiftUI's own lengths are nearest.
  @Test func `closest repairs SwiftUI's lengths as little as it can`() throws {
    let stack = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])
    #expect(try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .closest]).lengths == [240, 60])
    #expect(try RangeStackTests.optimum(of: stack, goals: [.overflow, .closest]).lengths == [200, 60])
  }

  /// A rectangle's ideal length is 10, kept between its bounds: 100 and 10. In 300 points [100, ∞] and [0, 40] fill by
  /// 190 more, wherever they go; `fair` then makes the smaller one 40. With `ideal` alone both are at their ideal.
  @Test func `ideal keeps to ideal lengths`() throws {
    let stack = RangeStack(offered: 300, [RangeChild(100, .infinity), RangeChild(0, 40)])
    let (filled, result) = try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .ideal])
    #expect(filled == [260, 40])
    #expect(result.decidedBy == .fair)
    #expect(try RangeStackTests.optimum(of: stack, goals: [.ideal]).lengths == [100, 10])
  }

  /// SwiftUI gives both children half of 245.4 points, 122.7, of which the text in the row takes 20. All of that is possible, so
  /// that nothing is nearer. What the row answers to other offers, measured without a width, only asking tells: it has a corner
  /// where its own column has those lengths.
  @Test func `closest leaves alone what lies at a corner of what a row answers`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 400, height: 245.4}
      textMetrics: [{text: of, maxWidth: null, width: 16, height: 20}]
      view:
        type: VStack
        spacing: 0
        modifiers: [{type: fixedSize, vertical: false}]
        content:
        - {type: Rectangle, id: a}
        - type: HStack
          id: row
          spacing: 0
          content:
          - {type: VStack, spacing: 0, content: [{type: Text, text: of}, {type: Rectangle, id: b}]}
          - {type: Rectangle, modifiers: [{type: frame, width: 86}]}
      """, [.closest])
    #expect(try ["a", "row", "b"].map { try CellsInProgramsTests.size(result, $0)[1] } == [122.7, 122.7, 102.7])
  }

  /// SwiftUI gives both children half of 66.9 points, 33.45, where the text is in two lines. It is so up to 33.6; of the offers
  /// beyond the last whole pixel below its width in one line, 33⅓, the one of SwiftUI's layout counts.
  @Test func `closest leaves alone a text that is offered nearly its width`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 66.9, height: 200}
      textMetrics:
      - {text: a, maxWidth: null, width: 33.666666666666664, height: 20}
      - {text: a, maxWidth: 33.6, width: 20, height: 40}
      view:
        type: HStack
        spacing: 0
        content:
        - {type: VStack, id: column, spacing: 0, content: [{type: Text, id: t, text: a}, {type: Rectangle}]}
        - {type: Rectangle, id: beside}
      """, [.closest])
    #expect(try CellsInProgramsTests.size(result, "column") == [33.45, 200])
    #expect(try CellsInProgramsTests.size(result, "t") == [20, 40])
    #expect(try CellsInProgramsTests.size(result, "beside") == [33.45, 200])
  }

  /// Two rows in a column. SwiftUI: the column offers each 50 of 100; row 1 is [0, 60] + [200, 250] in 300: 200 + 60, 40
  /// unused. `closest` after `fill` changes that row alone: 240 + 60; the other rows and the heights stay.
  @Test func `closest leaves alone what needs no repair`() throws {
    let tree = StatedConstraintsTests.column(
      "column",
      [
        StatedConstraintsTests.row(
          "one", [StatedConstraintsTests.bar("a", 200, 250), StatedConstraintsTests.bar("b", 0, 60)]),
        StatedConstraintsTests.row(
          "two", [StatedConstraintsTests.bar("c", 0, 100), StatedConstraintsTests.bar("d", 50)]),
      ])
    let document = LayoutDocument(proposal: ProposedViewSize(width: 300, height: 100), view: tree)
    let greedy = try GreedyEngine().layout(document)
    let engine = OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest])
    let result = try engine.layout(document)
    #expect(Self.lengths(result, ["a", "b"], \.width) == [240, 60])
    #expect(["c", "d"].allSatisfy { result.placed[$0]?.width == greedy[$0]?.width })
    #expect(["one", "two"].allSatisfy { result.placed[$0]?.height == greedy[$0]?.height })
  }

  /// A text of 60 × 10 or 40 × 20 beside a row of [0, 90] and [30, 90] in 200 points.
  static let textBesideRow = LayoutDocument(
    proposal: ProposedViewSize(width: 200, height: 100),
    textMetrics: [
      TextMetric(text: "t", maxWidth: nil, size: CGSize(width: 60, height: 10)),
      TextMetric(text: "t", maxWidth: 59.999, size: CGSize(width: 40, height: 20)),
    ],
    view: StatedConstraintsTests.row(
      "row",
      [
        ViewNode(.text("t"), id: "t"),
        StatedConstraintsTests.row(
          "inner", [StatedConstraintsTests.bar("b", 0, 90), StatedConstraintsTests.bar("c", 30, 90)]),
      ]))

  /// SwiftUI gives the text 60 and the bars 70 each, which nothing betters. When the inner row is divided the outer one's
  /// lengths are bounds, so close that a solver's tolerance of 1e-7 makes one number of them: 60, and 200 − 60 = 140. What
  /// found them is no more in the way.
  @Test func `a settled stack is held at its lengths in place of the rows that found them`() throws {
    let engine = OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest], recording: .programs)
    let result = try engine.layout(Self.textBesideRow)
    #expect(Self.lengths(result, ["t", "b", "c"], \.width) == [60, 70, 70])
    let whole = try #require(result.components.first { $0.view == nil })
    #expect(whole.stages.last?.view == "inner")
    let journal = try #require(whole.journal)
    let last = journal.solve(journal.count - 1).program
    #expect(last.hasIntegers)
    for (name, length) in [("t: length", 60.0), ("inner: length", 140)] {
      let bounds = try #require(last.columns.first { $0.name == name }).bounds
      #expect(bounds.lower <= length && bounds.upper >= length, "\(name): \(bounds)")
      #expect(bounds.upper - bounds.lower <= 1e-8, "\(name): \(bounds)")
    }
    for row in last.rows where row.name.hasPrefix("row: fair") || row.name == "row: keeps fair" {
      #expect(row.bounds == .free, "\(row)")
    }
    // Where integers are, what was found is kept as it is.
    let kept = try #require(last.rows.first { $0.name == "row: keeps overflow" })
    #expect(kept.bounds.upper == 0)
  }

  /// Solved as one program, generated trees have the frames that their stacks have when solved apart.
  @Test(arguments: Seeds.first(40))
  func `the whole tree gives the frames of its parts`(seed: UInt64) throws {
    let (tree, _) = TreeGenerator.document(seed: seed &+ 4000)
    let apart = try OptimalEngine(solver: GLPKSolver()).layout(tree)
    let whole = try OptimalEngine(solver: GLPKSolver(), solvesWhole: true).layout(tree)
    for (key, frame) in apart.placed.frames {
      let other = try #require(whole.placed[key])
      let distance =
        [
          frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width, frame.height - other.height,
        ].map(abs).max() ?? 0
      #expect(distance <= 1e-6 * max(1, frame.width, frame.height), "\(key): \(frame), whole \(other)")
    }
  }

  /// The same for trees whose axes influence each other: what is inside them is settled when its offer is known.
  @Test(arguments: Seeds.first(24))
  func `the whole tree gives the frames of its coupled parts`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 700)
    let tree = CoupledTree.random(&generator, isNested: generator.chance(0.5))
    let proposal = ProposedViewSize(
      width: CGFloat(generator.integer(10...30)), height: CGFloat(generator.integer(4...24)))
    let document = LayoutDocument(proposal: proposal, textMetrics: CoupledTree.textMetrics, view: tree.node)
    let apart = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let whole = try OptimalEngine(solver: GLPKSolver(), solvesWhole: true).layout(document)
    for (one, other) in zip(apart.placed.frames, whole.placed.frames) {
      #expect(abs(one.frame.width - other.frame.width) <= 1e-6, "\(tree) in \(proposal), \(one.key)")
      #expect(abs(one.frame.height - other.frame.height) <= 1e-6, "\(tree) in \(proposal), \(one.key)")
    }
  }

  /// The same for other lists, most of which leave lengths to `fair`.
  @Test(arguments: Seeds.first(12), [[Goal.overflow, .fill], [.overflow, .fill, .proportional], [.overflow, .fair]])
  func `the whole tree gives the frames of its parts by other goals`(seed: UInt64, goals: [Goal]) throws {
    let (tree, _) = TreeGenerator.document(seed: seed &+ 8000)
    let apart = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(tree)
    let whole = try OptimalEngine(solver: GLPKSolver(), goals: goals, solvesWhole: true).layout(tree)
    for (one, other) in zip(apart.placed.frames, whole.placed.frames) {
      #expect(abs(one.frame.width - other.frame.width) <= 1e-6, "\(one.key)")
      #expect(abs(one.frame.height - other.frame.height) <= 1e-6, "\(one.key)")
    }
  }

  /// Two rows of 80 each in frames that promise to take any width, in 100 points: 60 overflow inside them however the
  /// width is divided, so `fair` gives each 50. One row alone would have all it needs at 80 + 20.
  @Test func `an inner stack's overflow does not bend the stack around it`() throws {
    func row(_ id: String) -> ViewNode {
      ViewNode(
        .hStack(alignment: .center, spacing: 0, dynamic: true), id: id,
        modifiers: [.flexibleFrame(FrameBounds(minWidth: 0, maxWidth: .infinity))],
        content: [
          StatedConstraintsTests.bar("\(id).long", 80, 80), StatedConstraintsTests.bar("\(id).short", 0, 0),
        ])
    }
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 50),
      view: StatedConstraintsTests.row("outer", [row("one"), row("two")]))
    let result = try OptimalEngine(solver: GLPKSolver(), solvesWhole: true).layout(document)
    #expect(Self.lengths(result, ["one", "two"], \.width) == [50, 50])
  }

  /// 250 points hold a of [0, 60] and a row with b of [0, 100] and c of [0, 50], all at their greatest: 40 are left. That
  /// the outer row wastes nothing settles its lengths and the offer of the inner one, 150, for which the same holds.
  @Test func `stacks at their greatest lengths need no stage after fill`() throws {
    let inner = StatedConstraintsTests.row(
      "inner", [StatedConstraintsTests.bar("b", 0, 100), StatedConstraintsTests.bar("c", 0, 50)])
    let outer = StatedConstraintsTests.row("outer", [StatedConstraintsTests.bar("a", 0, 60), inner])
    let document = LayoutDocument(proposal: ProposedViewSize(width: 250, height: 50), view: outer)
    let result = try OptimalEngine(solver: GLPKSolver(), solvesWhole: true).layout(document)
    #expect(Self.lengths(result, ["a", "b", "c"], \.width) == [60, 100, 50])
    let stages = result.components.flatMap(\.stages)
    #expect(stages.map(\.view) == ["outer", "outer", "inner", "inner"])
    #expect(stages.map(\.goal) == [.overflow, .fill, .overflow, .fill])
  }

  /// A ratio of −100 makes the circle's answer to every offer a negative length, which no stack can divide. The layout
  /// still comes, with the reason.
  @Test func `what no program can divide is named and divided stack by stack`() throws {
    let circle = ViewNode(.circle, id: "circle", modifiers: [.aspectRatio(-100, contentMode: .fit)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 250, height: nil),
      view: StatedConstraintsTests.row("row", [circle, StatedConstraintsTests.bar("bar")]))
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest]).layout(document)
    #expect(result.placed["bar"] != nil)
    #expect(result.approximations.contains { $0.view == "row" && $0.reason.contains("divided by itself") })
  }

  /// A frame around a row behind another one, and the column `c` of 100 beside the frame.
  private static func layers(constraint: String) throws -> OptimalResult {
    let behind = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "behind", modifiers: [.layoutPriority(-1)],
      content: [StatedConstraintsTests.bar("a"), StatedConstraintsTests.bar("b")])
    let before = StatedConstraintsTests.row(
      "before", [StatedConstraintsTests.bar("p", 0, 50), StatedConstraintsTests.bar("q", 0, 20)])
    let layers = ViewNode(
      .zStack(alignment: .center, dynamic: true), modifiers: [.flexibleFrame(FrameBounds(maxWidth: .infinity))],
      content: [before, behind])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: 100), constraints: [try LayoutConstraint(constraint)],
      view: StatedConstraintsTests.row("row", [layers, StatedConstraintsTests.bar("c", 100, 100)]))
    return try OptimalEngine(solver: GLPKSolver()).layout(document)
  }

  /// The frame fills the 200 points that `c` leaves. The ZStack in it is 70 wide, the sum of the maximums in front, and
  /// proposes the row behind 70 when it places it, as it never does before: `a` takes 100 of them, and `b` nothing.
  @Test func `a constraint on a row behind another is kept where the row is placed`() throws {
    let result = try Self.layers(constraint: "a.width == c.width")
    #expect(Self.lengths(result, ["a", "b", "c"], \.width) == [100, 0, 100])
    #expect(result.approximations.isEmpty)
  }

  /// Of the same row 100 is stated for its own view alone: so it divides whatever it is proposed, also the 70 at its placement.
  @Test func `a constraint on one stack is kept where the stack is placed`() throws {
    let result = try Self.layers(constraint: "a.width == 100")
    #expect(Self.lengths(result, ["a", "b"], \.width) == [100, 0])
    #expect(result.approximations.isEmpty)
  }

  /// At its ideal lengths everything fits: a line of text of 20 ⅓ and 10 in a column of 30 ⅓, and 10 below it. That the column
  /// has to be 10 high at least holds anyway.
  @Test(arguments: [[Goal.ideal], [.overflow, .ideal]])
  func `a constraint that holds anyway changes nothing`(goals: [Goal]) throws {
    func bar(_ id: String, _ bounds: FrameBounds) -> ViewNode {
      ViewNode(.rectangle, id: id, modifiers: [.flexibleFrame(bounds)])
    }
    func column(_ id: String, _ content: [ViewNode]) -> ViewNode {
      ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), id: id, content: content)
    }
    let text = ViewNode(.text("ab cd ef"), id: "text")
    let inner = column("column", [text, bar("bar", FrameBounds(minHeight: 10, maxHeight: 20))])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: 60), constraints: [try LayoutConstraint("column.height >= 10")],
      view: column("root", [inner, bar("rest", FrameBounds(minHeight: 10))]))
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    let heights = try ["text", "bar", "column", "rest"].map { Double(try #require(result.placed[$0]).height) }
    for (height, expected) in zip(heights, [61.0 / 3, 10, 91.0 / 3, 10]) { #expect(abs(height - expected) <= 1e-9) }
  }

  /// An image that is not resizable is 50 × 0 whatever it is proposed, also where no scale has it fill anything.
  @Test(arguments: [
    ("[]", [Goal.ideal], 10.0), ("[]", [.closest], 90), ("[{type: padding, length: 5}]", [.closest], 80),
  ])
  func `a ratio without a scale leaves a view its size`(_ modifiers: String, _ goals: [Goal], _ rest: Double) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 90}
      view:
        type: VStack
        spacing: 0
        content:
        - type: VStack
          modifiers: \(modifiers)
          content:
          - {type: Image, width: 50, height: 0, id: image, modifiers: [{type: aspectRatio, contentMode: fill}]}
        - {type: Rectangle, id: rest}
      """, goals)
    #expect(try CellsInProgramsTests.size(result, "image") == [50, 0])
    #expect(try CellsInProgramsTests.size(result, "rest") == [200, rest])
  }
}
