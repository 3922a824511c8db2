import GLPK
import LayoutTestSupport
import LinearProgramming
import OptimalLayout
import Testing

/// Programs of the whole tree whose inner stacks wait for their offers.
struct DeferredStacksTests {
  /// Rows in columns in rows in columns, of three each: 81 bars between 0 and 120 points on both axes. Two divisions of
  /// 900 by three on each axis leave every bar 100 × 100.
  ///
  /// What an inner stack could use of an offer that is still open is the lesser of the offer and 360 points, a bend with
  /// two binaries; known, it takes none. So the last program has the columns of all 40 stacks, and no binary.
  @Test func `a separable tree is one program without binaries`() throws {
    func tree(_ key: String, _ levels: Int) -> ViewNode {
      guard levels > 0 else {
        let bounds = FrameBounds(minWidth: 0, maxWidth: 120, minHeight: 0, maxHeight: 120)
        return ViewNode(.rectangle, id: key, modifiers: [.flexibleFrame(bounds)])
      }
      let content = (0..<3).map { tree("\(key).\($0)", levels - 1) }
      return levels.isMultiple(of: 2)
        ? StatedConstraintsTests.column(key, content) : StatedConstraintsTests.row(key, content)
    }
    let document = LayoutDocument(proposal: ProposedViewSize(width: 900, height: 900), view: tree("t", 4))
    let engine = OptimalEngine(solver: GLPKSolver(), recording: .programs, solvesWhole: true)
    let result = try engine.layout(document)
    let bars = result.placed.frames.filter { $0.key.split(separator: ".").count == 5 }
    #expect(bars.count == 81)
    for (key, frame) in bars { #expect(frame.width == 100 && frame.height == 100, "\(key): \(frame)") }
    #expect(result.components.count == 1)
    let journal = try #require(result.components.first?.journal)
    let last = journal.solve(journal.count - 1).program
    #expect(last.columns.count { $0.name.hasSuffix(": length") } == 120)
    #expect(last.columns.allSatisfy { $0.domain == .continuous })
    #expect(result.approximations.isEmpty)
  }

  /// A row of 40 + 40 in a frame of 0…∞ needs 80 of the 100 points; beside a bar of [0, ∞] `overflow` leaves it 80 and
  /// the bar 20. Its division enters the program at once, since what overflows inside it bends the row around it.
  @Test func `a child that promises less than it needs is divided with the stack around it`() throws {
    var hiding = StatedConstraintsTests.row(
      "inner", [StatedConstraintsTests.bar("a", 40, 40), StatedConstraintsTests.bar("b", 40, 40)])
    hiding.modifiers = [.flexibleFrame(FrameBounds(minWidth: 0, maxWidth: .infinity))]
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 50),
      view: StatedConstraintsTests.row("outer", [hiding, StatedConstraintsTests.bar("c")]))
    let result = try OptimalEngine(solver: GLPKSolver(), solvesWhole: true).layout(document)
    #expect(WholeTreeGoalsTests.lengths(result, ["a", "b", "c"], \.width) == [40, 40, 20])
  }

  /// The text's widths are two pieces with a binary each. The row has the 140 points that the wider text leaves, and
  /// both its bars 70. When it is divided the binaries are fixed, so its program is a linear one, with duals.
  @Test func `binaries of a settled stack search no more`() throws {
    let engine = OptimalEngine(solver: GLPKSolver(), recording: .answers, solvesWhole: true)
    let result = try engine.layout(WholeTreeGoalsTests.textBesideRow)
    #expect(WholeTreeGoalsTests.lengths(result, ["t", "b", "c"], \.width) == [60, 70, 70])
    let whole = try #require(result.components.first { $0.view == nil })
    let journal = try #require(whole.journal)
    let last = journal.solve(journal.count - 1)
    #expect(whole.stages.last?.view == "inner")
    #expect(last.program.columns.contains { $0.domain == .binary })
    guard case .optimal(let solution) = last.outcome else {
      Issue.record("the last stage has no optimum")
      return
    }
    #expect(solution.duals != nil)
  }
}

extension DeferredStacksTests {
  /// A column in a 1 : 1 frame that is to be filled is proposed at least 40 × 40. In it stand a view of 20 points whose
  /// centre lies 5 to its left, and 40 points of views around their own centre, which reach 25 to its right and 20 to its
  /// left: it takes 45 of the row's 30. Every point more would overflow the row by as much as it saves inside; what the row
  /// itself exceeds comes first.
  @Test func `one program exceeds an offer by no more than programs apart where that saves nothing`() throws {
    let grid = ViewNode(
      .rectangle, id: "grid",
      modifiers: [
        .frame(width: 20, height: 10, alignment: .center),
        .alignmentGuide(GuideSetting(HorizontalAlignment.center.key, to: -5)),
      ])
    let low = FrameBounds(minWidth: 10, idealWidth: 30, minHeight: 5, maxHeight: 15)
    var tall = StatedConstraintsTests.column(
      "tall",
      [
        ViewNode(.rectangle, modifiers: [.flexibleFrame(low)]),
        ViewNode(.rectangle, modifiers: [.aspectRatio(2, contentMode: .fit)]),
      ])
    tall.modifiers = [.aspectRatio(0.5, contentMode: .fill)]
    var square = StatedConstraintsTests.column("square", [grid, tall])
    square.modifiers = [.aspectRatio(1, contentMode: .fill)]
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 30, height: 40),
      view: StatedConstraintsTests.row("row", [ViewNode(.rectangle, id: "rest"), square]))
    let apart = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let whole = try OptimalEngine(solver: GLPKSolver(), solvesWhole: true).layout(document)
    #expect(apart.placed["square"]?.width == 45)
    #expect(whole.placed.frames.map(\.frame) == apart.placed.frames.map(\.frame))
  }
}
