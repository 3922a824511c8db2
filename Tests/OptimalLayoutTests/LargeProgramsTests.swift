import Foundation
import GLPK
import OptimalLayout
import Testing
import ViewTree

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
}
