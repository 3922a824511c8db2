import Foundation
import GLPK
import LinearProgramming
import OptimalLayout
import Testing
import ViewTree

/// Lists of rows whose stacks hold wrapping texts: what they take grows with the number of rows, and no faster.
struct LongListsTests {
  /// A picture, a title over a text of three words, a gap and a time.
  private static func row(_ number: Int) -> ViewNode {
    ViewNode(
      .hStack(alignment: .center, spacing: 8, dynamic: true), id: "row \(number)",
      content: [
        ViewNode(.rectangle, modifiers: [.frame(width: 40, height: 40, alignment: .center)]),
        ViewNode(
          .vStack(alignment: .leading, spacing: 2, dynamic: true),
          content: [ViewNode(.text("title")), ViewNode(.text("text"), id: "text \(number)")]),
        ViewNode(.spacer(minLength: 0)),
        ViewNode(.text("time"), id: "time \(number)"),
      ])
  }

  /// A title of one or two lines, a text of up to three, and a time of one.
  static let metrics = [
    TextMetric(text: "title", maxWidth: nil, size: CGSize(width: 60, height: 20)),
    TextMetric(text: "title", maxWidth: 59, size: CGSize(width: 35, height: 40)),
    TextMetric(text: "text", maxWidth: nil, size: CGSize(width: 120, height: 20)),
    TextMetric(text: "text", maxWidth: 119, size: CGSize(width: 80, height: 40)),
    TextMetric(text: "text", maxWidth: 79, size: CGSize(width: 40, height: 60)),
    TextMetric(text: "time", maxWidth: nil, size: CGSize(width: 30, height: 20)),
  ]

  private static func list(
    _ count: Int, height: CGFloat, by solver: some LinearSolver
  ) throws -> OptimalResult {
    let rows = (0..<count).map(row)
    return try OptimalEngine(solver: solver).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 200, height: height * CGFloat(count)), textMetrics: metrics,
        view: ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: rows)))
  }

  /// Of 200 points of width 40 + 3 · 8 + 30 leave 106 to the column, so that the text takes 80 × 40: a row is 62 high.
  @Test func `every row of a list has its length`() throws {
    let result = try Self.list(12, height: 100, by: GLPKSolver())
    for number in 0..<12 {
      #expect(result.placed["row \(number)"]?.height == 62)
      #expect(result.placed["text \(number)"]?.size == CGSize(width: 80, height: 40))
      #expect(result.placed["time \(number)"]?.width == 30)
    }
    #expect(result.approximations.isEmpty)
  }

  /// Each row has two stacks. The list itself, and what is looked at before a row's height is known, take a few more.
  @Test(arguments: [100, 50] as [CGFloat])
  func `programs and questions grow with the rows and no faster`(height: CGFloat) throws {
    let (few, many) = (CountingSolver(), CountingSolver())
    let questions = try Self.list(10, height: height, by: few).placed.questions
    let moreQuestions = try Self.list(40, height: height, by: many).placed.questions
    #expect(moreQuestions <= 5 * questions)
    #expect(many.opened <= 5 * max(20, few.opened))
    #expect(many.opened <= 40 * 4)
  }

  /// Whatever was only looked at on the way, each stack that is shown has the program that its lengths come from.
  @Test func `every stack that is shown has its stages`() throws {
    let result = try Self.list(5, height: 100, by: GLPKSolver())
    #expect(result.components.count == 1 + 5 * 2)
    let views = Set(result.components.compactMap(\.view))
    #expect((0..<5).allSatisfy { views.contains("row \($0)") && views.contains("view.content[\($0)].content[1]") })
    #expect(result.components.allSatisfy { !$0.stages.isEmpty })
  }
}
