import GLPK
import LayoutComparison
import Testing

/// Where texts stop being whole as the container changes.
struct TextSweepTests {
  private func sweep(_ view: some View, _ start: Double, _ end: Double, by step: Double) throws -> TextSweep {
    let document = LayoutDocument(proposal: ProposedViewSize(width: 100, height: 100), view: ViewNode(view))
    return try TextSweep(of: document, along: .horizontal, SweepSizes(from: start, to: end, by: step))
  }

  /// A text has one line from the width of its letters on, which the font says without a layout.
  @Test func `a word breaks below the width of its letters`() throws {
    let width = Double(BuiltInTextMetrics().width(of: "Hello", in: .body))
    let sweep = try sweep(Text("Hello").id("word"), 10, 100, by: 30)
    let course = try #require(sweep.courses.first)
    #expect(course.view == "word" && !course.isNeverWhole)
    let change = try #require(course.changes.first)
    #expect(course.changes.count == 1)
    #expect(abs(change.size - width) < 1e-6)
    #expect(change.side == .below && change.reading == .broken)
  }

  /// In a row beside a bar that grows, the share is half: twice the width. With a limit of one line it is cut there.
  @Test func `a text of one line is cut below twice its width beside another view`() throws {
    let width = Double(BuiltInTextMetrics().width(of: "Hello, world.", in: .body))
    let row = HStack(spacing: 0) {
      Text("Hello, world.").lineLimit(1).id("title")
      Color.red
    }
    let change = try #require(try sweep(row, 100, 300, by: 50).courses.first?.changes.first)
    #expect(abs(change.size - 2 * width) < 1e-6)
    #expect(change.side == .below && change.reading == .cut)
  }

  @Test func `a text that is whole everywhere has no changes, and one that is nowhere is told`() throws {
    let page = VStack {
      Text("Hi").id("short")
      Text("Hello, world.").frame(width: 60).id("long")
    }
    let courses = try sweep(page, 50, 100, by: 50).courses
    #expect(courses.map(\.view) == ["short", "long"])
    #expect(courses.map(\.isNeverWhole) == [false, true])
    #expect(courses.map(\.changes.count) == [0, 0])
  }
}
