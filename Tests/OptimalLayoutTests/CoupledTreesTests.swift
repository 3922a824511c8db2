import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Trees whose axes influence each other, beside a brute force over whole-numbered proposals.
struct CoupledTreesTests {
  /// The engine may also choose lengths between whole numbers, so its division is at least as good as the best
  /// whole-numbered one; where its lengths are whole numbers themselves, it is that one.
  private func check(_ tree: CoupledTree, width: Int, height: Int) throws {
    guard case .stack(let axis, let children) = tree else { return }
    let proposal = ProposedViewSize(width: CGFloat(width), height: CGFloat(height))
    let document = LayoutDocument(proposal: proposal, textMetrics: CoupledTree.textMetrics, view: tree.node)
    let place = "\(tree), as a document: \(try DocumentWriter().json(document, pretty: false))"
    let result: OptimalResult
    do {
      result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    } catch {
      Issue.record(error, "\(place)")
      return
    }
    #expect(result.realisationGap <= 1e-9, "\(place)")
    #expect(result.approximations.isEmpty, "\(place): \(result.approximations)")
    let best = try BruteForce().divide(axis, children, [], at: proposal)
    let allocation = try #require(result.placed.allocations.first)
    let lengths = allocation.lengths.map(Double.init)
    if lengths.allSatisfy({ abs($0 - $0.rounded()) <= 1e-6 }) {
      #expect(RangeStackTests.areClose(lengths, best.lengths), "\(place): \(lengths), by brute force \(best.lengths)")
    } else {
      #expect(lengths.reduce(0, +) >= best.lengths.reduce(0, +) - 1e-6, "\(place): \(lengths), \(best.lengths)")
      #expect(
        (lengths.min() ?? 0) >= (best.lengths.min() ?? 0) - 1e-6, "\(place): \(lengths), by brute force \(best.lengths)"
      )
    }
  }

  @Test(arguments: Seeds.first(40))
  func `a stack of coupled leaves is divided as by brute force`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 500)
    let tree = CoupledTree.random(&generator, isNested: false)
    try check(tree, width: generator.integer(10...40), height: generator.integer(4...30))
  }

  @Test(arguments: Seeds.first(16))
  func `a stack across inside a stack is divided as by brute force`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 900)
    let tree = CoupledTree.random(&generator, isNested: true)
    try check(tree, width: generator.integer(8...24), height: generator.integer(4...16))
  }

  /// Seeds 9, 67, 115, 138 and 297 were once programs whose integers fit only within the solver's tolerance.
  @Test(arguments: Seeds.first(24) + [67, 115, 138, 297])
  func `a stack across inside a stack is realised as planned`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 900)
    let tree = CoupledTree.random(&generator, isNested: true)
    let proposal = ProposedViewSize(
      width: CGFloat(generator.integer(10...30)), height: CGFloat(generator.integer(4...24)))
    let document = LayoutDocument(proposal: proposal, textMetrics: CoupledTree.textMetrics, view: tree.node)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.realisationGap <= 1e-9, "\(tree) in \(proposal)")
    #expect(result.approximations.isEmpty, "\(tree) in \(proposal)")
  }
}

extension CoupledTreesTests {
  /// A text of 40 × 10, or 20 × 20 below 40 points of width, over a colour of 2 : 1, in a square that fits: at a side of h
  /// both are proposed the width h. From 40 on the text takes 10 and the colour at most h / 2, so that the column answers
  /// 10 + h / 2, which is h for none of them; at 20 ≤ h < 40 the text takes 20 and the colour h − 20 ≤ h / 2. The greatest
  /// possible height is so a pixel below 40, and the one who asks for 100 is led past it, to 60, 40 and 30.
  @Test func `a child that takes less of a larger offer has its greatest length found`() throws {
    let metrics = [
      TextMetric(text: "t", maxWidth: nil, size: CGSize(width: 40, height: 10)),
      TextMetric(text: "t", maxWidth: 39.999, size: CGSize(width: 20, height: 20)),
    ]
    func column(_ id: String, _ content: [ViewNode], _ modifiers: [ModifierNode] = []) -> ViewNode {
      ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), id: id, modifiers: modifiers, content: content)
    }
    let colour = column("colour", [ViewNode(.rectangle)], [.aspectRatio(2, contentMode: .fit)])
    let square = column("square", [ViewNode(.text("t"), id: "t"), colour], [.aspectRatio(1, contentMode: .fit)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100), textMetrics: metrics,
      view: column("outer", [square, ViewNode(.rectangle, id: "rest")]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let greatest = 40 - 1.0 / 3
    #expect(abs(Double(result.placed["square"]?.height ?? 0) - greatest) <= 1e-6)
    #expect(abs(Double(result.placed["rest"]?.height ?? 0) - (100 - greatest)) <= 1e-6)
    #expect(result.approximations.isEmpty)
  }

  /// A lazy column of at least 20 holds, in a square, a row of 20 at least and of a row of 10 and 10 in half the width of
  /// its height, all 20 apart. At a column of 20 the outer row lacks 60 and the inner one, proposed 10 of its 40, lacks 30;
  /// at 80 nothing does, and the grid is 60 too wide: so the grid answers 80 to 20, and takes no less.
  @Test func `a lazy grid whose cells overflow by more than it does takes what they need`() throws {
    let inner = ViewNode(
      .hStack(alignment: .center, spacing: 20, dynamic: true), id: "inner",
      modifiers: [.aspectRatio(0.5, contentMode: .fit)],
      content: [
        StatedConstraintsTests.bar("a", 10),
        ViewNode(.rectangle, modifiers: [.fixedSize(horizontal: true, vertical: true)]),
      ])
    let cell = ViewNode(
      .hStack(alignment: .center, spacing: 20, dynamic: true), id: "cell",
      modifiers: [.aspectRatio(1, contentMode: .fit)], content: [StatedConstraintsTests.bar("b", 20), inner])
    let grid = ViewNode(
      .lazyVGrid(columns: [GridItem(.flexible(minimum: 20), spacing: 0)], alignment: .center, spacing: 0), id: "grid",
      content: [cell])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 30, height: 100),
      view: ViewNode(
        .hStack(alignment: .center, spacing: 20, dynamic: true), content: [ViewNode(.rectangle, id: "rest"), grid]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.placed["grid"]?.width == 80)
    #expect(result.placed["rest"]?.width == 0)
    #expect(result.approximations.isEmpty)
  }

  /// In a frame of 1 : 2 that is to be filled, a row is proposed at least 50 × 100, and a colour of 10 : 1 in it takes the
  /// 1,000 points that fill a height of 100; offered 1,000 it would fill 2,000 with 20,000, and so on without an end.
  @Test func `a child that takes ever more of a larger offer takes what it takes of none`() throws {
    func row(_ id: String, _ content: [ViewNode], _ modifiers: [ModifierNode] = []) -> ViewNode {
      ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), id: id, modifiers: modifiers, content: content)
    }
    let choice = ViewNode(
      .viewThatFits(axes: [.horizontal, .vertical]),
      content: [ViewNode(.rectangle), ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(maxWidth: 0))])])
    let wide = ViewNode(.rectangle, id: "wide", modifiers: [.aspectRatio(10, contentMode: .fill)])
    let inner = row("inner", [choice, ViewNode(.rectangle, id: "beside")])
    let filling = row("filling", [inner, wide], [.aspectRatio(0.5, contentMode: .fill)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100),
      view: row("outer", [ViewNode(.rectangle, id: "rest"), row("middle", [filling, ViewNode(.color)])]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.placed["wide"]?.width == 1_000)
    #expect(result.placed["beside"]?.width == 0)
    #expect(result.placed["rest"]?.width == 0)
    #expect(result.approximations.isEmpty)
  }

  /// A lazy grid of an adaptive column of at least 30 and one of at least 5 takes 35, more than half of a row's 50, so the
  /// colour beside it is left 15. Where a second column fits, a cell of 1 : 1 moves to a line of its own and the grid's
  /// height leaps; far below the height offered, that costs nothing.
  @Test func `a height that leaps within what is offered costs nothing`() throws {
    let grid = ViewNode(
      .lazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: 30, maximum: 40), spacing: 0),
          GridItem(.flexible(minimum: 5, maximum: 40), spacing: 0),
        ], alignment: .center, spacing: 0), id: "grid",
      content: [
        ViewNode(.rectangle, modifiers: [.aspectRatio(1, contentMode: .fit)]), ViewNode(.rectangle),
        ViewNode(.rectangle),
      ])
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
      content: [grid, ViewNode(.rectangle, id: "colour")])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 120),
      view: ViewNode(
        .hStack(alignment: .center, spacing: 0, dynamic: true), id: "outer",
        content: [
          ViewNode(.rectangle, id: "rest"), ViewNode(.viewThatFits(axes: [.horizontal, .vertical]), content: [row]),
        ]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.placed["rest"]?.width == 50)
    #expect(result.placed["grid"]?.width == 35)
    #expect(result.placed["colour"]?.width == 15)
    #expect(result.approximations.isEmpty)
  }

  /// A candidate of 2 : 1 beside a text that is 120, 60 or 40 wide in a row of 180, in a column of 100 with 50 for a colour.
  /// Where the row is 30 high, 60 + 120 fill it; at most other heights the candidate of 50 and 120 are more than what 2 : 1
  /// leaves, and the row is 20 high, as it is where nothing is offered to it and where there is no end. Of the 50 points
  /// that the column has for it, it can take 25 to 30 besides.
  @Test(arguments: [false, true]) func `heights between two that are the same are found`(whole: Bool) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 180, height: 100}
        textMetrics:
          - {text: t, width: 120, height: 20}
          - {text: t, maxWidth: 119.999, width: 60, height: 40}
          - {text: t, maxWidth: 59.999, width: 40, height: 60}
        view:
          type: VStack
          spacing: 0
          content:
          - type: HStack
            id: row
            spacing: 0
            content:
            - type: ViewThatFits
              id: fitting
              axes: [horizontal]
              content:
              - {type: Color, modifiers: [{type: aspectRatio, ratio: 2, contentMode: fit}]}
              - {type: Color, modifiers: [{type: frame, width: 50, height: 20}]}
            - {type: Text, id: text, text: t}
          - {type: Color, modifiers: [{type: frame, height: 50}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), solvesWhole: whole).layout(document)
    #expect(WholeTreeGoalsTests.lengths(result, ["fitting", "text"], \.width) == [60, 120])
    #expect(abs(try #require(result.placed["row"]).height - 30) <= 1e-9)
    #expect(result.approximations.isEmpty)
  }

  /// In a column of 92 a circle, a colour of 2 : 1 that fits and one that fills share 30⅔ each: the second is 61⅓ wide. The
  /// third is half as high as the column is wide at least, and a wider column leaves the others less: at 62 it is 31 high,
  /// the others 30½, so that the second is 61 wide.
  @Test func `an interval that begins at the greatest answer is found`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 300, height: 92}
        view:
          type: HStack
          spacing: 0
          content:
          - type: VStack
            id: column
            spacing: 0
            content:
            - {type: Circle}
            - {type: Color, modifiers: [{type: aspectRatio, ratio: 2, contentMode: fit}]}
            - {type: Color, modifiers: [{type: frame, width: 60}, {type: aspectRatio, ratio: 2, contentMode: fill}]}
          - {type: Color, modifiers: [{type: frame, width: 50}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(abs(try #require(result.placed["column"]).width - 184.0 / 3) <= 1e-9)
    #expect(result.approximations.isEmpty)
  }

  /// A square that fills is shown where its ideal 10 points fit, else a colour takes what it is offered: from 10 points on
  /// the first is as high as the column is wide. Without overflow the colour has less than 10, a pixel less by what the
  /// definition approaches; the rest is the other column's, whose circle could have 172.
  @Test(arguments: [false, true]) func `a length that is not attained is approached to a pixel`(whole: Bool) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 172, height: 172}
        view:
          type: VStack
          spacing: 0
          content:
          - type: ViewThatFits
            id: fitting
            content:
            - {type: Color, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fill}]}
            - {type: Color}
          - type: VStack
            id: column
            spacing: 0
            content: [{type: Circle}, {type: Color, modifiers: [{type: frame, height: 30}]}]
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), solvesWhole: whole).layout(document)
    let heights = WholeTreeGoalsTests.lengths(result, ["fitting", "column"], \.height)
    let expected: [Double] = [10 - 1.0 / 3, 172 - 10 + 1.0 / 3]
    #expect(RangeStackTests.areClose(heights, expected), "\(heights)")
    #expect(result.approximations.isEmpty)
  }
}
