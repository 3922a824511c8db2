import Foundation
import GLPK
import LinearProgramming
import Testing
import ViewTree

@testable import OptimalLayout

/// Programs so large that what the goals leave no choice is held before anything else is asked.
struct LargeProgramsTests {
  /// 200 rectangles of 0 … 60 points in 4,000: SwiftUI gives each 4,000 / 200 = 20, which uses all of it. Nothing else is as
  /// near to that, so that there are the stages of the three goals, and nothing is left to ask or to divide.
  @Test func `a stack that is left no choice is not asked for it`() throws {
    let count = 200
    let children = (0..<count).map { place in
      ViewNode(
        .rectangle, id: "child \(place)", modifiers: [.flexibleFrame(FrameBounds(minHeight: 0, maxHeight: 60))])
    }
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest]).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 100, height: CGFloat(20 * count)),
        view: ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: children)))
    for place in 0..<count {
      let height = try #require(result.placed["child \(place)"]?.height)
      #expect(abs(height - 20) <= 1e-9)
    }
    #expect(result.decidedBy == nil)
    #expect(result.components.flatMap(\.stages).map(\.goal) == [.overflow, .fill, .closest])
  }

  /// Rows of a picture, a title over a text, a rectangle, a gap and a time.
  private static func list(_ count: Int, goals: [Goal]) throws -> OptimalResult {
    let rows = (0..<count).map { number in
      ViewNode(
        .hStack(alignment: .center, spacing: 8, dynamic: true), id: "row \(number)",
        content: [
          ViewNode(
            .rectangle, id: "picture \(number)",
            modifiers: [.flexibleFrame(FrameBounds(minWidth: 20, maxWidth: 40, minHeight: 10, maxHeight: 30))]),
          ViewNode(
            .vStack(alignment: .leading, spacing: 2, dynamic: true), id: "column \(number)",
            content: [ViewNode(.text("title")), ViewNode(.text("text"), id: "text \(number)")]),
          ViewNode(
            .rectangle, id: "rectangle \(number)",
            modifiers: [.flexibleFrame(FrameBounds(minWidth: 10, maxWidth: 90, minHeight: 5, maxHeight: 15))]),
          ViewNode(.spacer(minLength: 0)),
          ViewNode(.text("time"), id: "time \(number)"),
        ])
    }
    return try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 200, height: CGFloat(200 * count)),
        textMetrics: LongListsTests.metrics,
        view: ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: rows)))
  }

  /// A list with room for all rows has no row that has an effect on another one. Two rows are a program of some dozens of
  /// lengths; twelve are one that is large.
  @Test(
    arguments: [[.overflow, .fill, .closest], [.overflow, .closest], [.closest, .overflow, .fill]] as [[Goal]])
  func `a long list has the lengths of a short one`(goals: [Goal]) throws {
    let short = try Self.list(2, goals: goals)
    let count = 12
    let list = try Self.list(count, goals: goals)
    #expect(short.approximations.isEmpty && list.approximations.isEmpty)
    for name in ["row", "picture", "column", "text", "rectangle", "time"] {
      let size = try #require(short.placed["\(name) 0"]?.size)
      for number in 0..<count {
        let found = try #require(list.placed["\(name) \(number)"]?.size)
        #expect(
          abs(found.width - size.width) <= 1e-6 && abs(found.height - size.height) <= 1e-6,
          "\(name) \(number): \(found), of two \(size)")
      }
    }
  }

  /// Of x + 2y of 10 or more, with y of 2 or less, the least x + y is 8, at (6, 2): one more for y would be two less for x, so
  /// that its row is charged 1. All points with both sums at their bounds are as good; where the row of y is relaxed by a
  /// thousandth, a point may be a thousandth off, and where it need not hold, as far as it likes.
  @Test(arguments: [(nil, 0.0, 2), (1e-3, 1e-3, 1), (.infinity, .infinity, 1)] as [(Double?, Double, Int)])
  func `what a relaxed row is charged for is how far its optima may be off`(
    slack: Double?, drift: Double, count: Int
  ) throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .atLeast(0))
    let y = try program.addColumn("y", in: .atLeast(0))
    try program.require("together", [x: 1, y: 2], in: .atLeast(10))
    let row = try program.require("y", [y: 1], in: .atMost(2))
    let outcome = try GLPKSolver().solve(program, .minimise([x: 1, y: 1]))
    guard case .optimal(let solution) = outcome else {
      Issue.record("no optimum: \(outcome)")
      return
    }
    let slacks = slack.map { [row: $0] } ?? [:]
    let found = OptimalFace(
      of: solution, .minimise, in: program, least: 1e-6, slack: slacks, isLoose: { _ in false })
    let face = try #require(found)
    #expect(face.drift == drift || abs(face.drift - drift) <= 1e-12)
    #expect(face.rows.count == count && face.columns.isEmpty)
  }
}
