import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// A Grid's cells with stacks inside, in programs of the whole tree: columns ask them without a height, rows may offer them
/// nothing, and what they are kept and placed at is neither (15.3 of the semantics).
struct CellsInProgramsTests {
  /// The layout of a document, of which nothing may be approximate.
  static func layout(_ yaml: String, _ goals: [Goal]) throws -> OptimalResult {
    let document = try LayoutDocument(reading: yaml)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(result.approximations.isEmpty && result.realisationGap <= 1e-6, "\(result.approximations)")
    return result
  }

  /// The size of a view, to a millionth of a point.
  static func size(_ result: OptimalResult, _ key: String) throws -> [Double] {
    let frame = try #require(result.placed[key])
    return [frame.width, frame.height].map { (Double($0) * 1e6).rounded() / 1e6 }
  }

  /// Whether an error says that constraints contradict each other or the views.
  static func isContradiction(_ error: any Error) -> Bool {
    if case LayoutFailure.conflictingConstraints = error { true } else { false }
  }

  /// Whether a length is another one, to a millionth of it.
  static func isClose(_ one: CGFloat?, _ other: Double) -> Bool {
    one.map { abs(Double($0) - other) <= 1e-6 * max(1, other) } ?? false
  }

  /// The first candidate fits 555 points, whatever the second one would take: 20 × 10, and of 200 the rest is left 172. The
  /// second one's ideal height is that of its own division, in which a view of half its height grows with its width: what
  /// that would be far beyond what is offered binds nothing.
  @Test func `the ideal length of a hidden candidate binds nothing`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 555}
      constraints: ["candidates.height == 100 @weak"]
      view:
        type: HStack
        spacing: 8
        content:
        - type: ViewThatFits
          id: candidates
          axes: [vertical]
          content:
          - {type: Color, modifiers: [{type: frame, width: 20, height: 10}]}
          - type: HStack
            content: [{type: Color, modifiers: [{type: aspectRatio, ratio: 0.5, contentMode: fit}]}, {type: Color}]
          - {type: Color}
        - {type: Color, id: rest}
      """, [.overflow, .fill, .proportional])
    #expect(try Self.size(result, "candidates") == [20, 10])
    #expect(try Self.size(result, "rest") == [172, 555])
  }

  /// Without a width the tracks are 10, 20 and 20, 58 with two gaps of 4, and the column is as wide as its other view, 60: it
  /// places the grid in 60, of which the tracks share 52: 52 / 3 < 20, so that the first one has 52 − 40.
  @Test func `a lazy grid without a width is divided in the width of its column`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 320, height: 200}
      view:
        type: VStack
        modifiers: [{type: fixedSize, horizontal: true, vertical: true}]
        content:
        - {type: Color, modifiers: [{type: frame, minWidth: 60, minHeight: 40}]}
        - type: LazyVGrid
          columns:
          - {size: flexible, minimum: 10, maximum: infinity, spacing: 4}
          - {size: flexible, minimum: 20, maximum: 80, spacing: 4}
          - {size: flexible, minimum: 20, maximum: 80}
          content: [{type: Color, id: a}, {type: Color, id: b}, {type: Color, id: c}]
      """, [.overflow, .fill, .fair, .closest])
    #expect(try ["a", "b", "c"].map { try Self.size(result, $0)[0] } == [12, 20, 20])
  }

  /// A position that is offered a width and no height takes its text's there: the column is 80 − 38 = 42 wide, and the text has
  /// three lines of 20 in it. In SwiftUI's layout the color below takes the rest of 100, and so it does where as much as
  /// possible is to be used.
  @Test(arguments: [[Goal.closest], [.priority, .ideal, .fair]])
  func `a cell in a position is as high as its content`(goals: [Goal]) throws {
    let result = try Self.layout(
      """
      \(OwnRelationsTests.threeWidths)
      proposal: {width: 80, height: 100}
      view:
        type: VStack
        spacing: 0
        content:
          - type: LazyVGrid
            id: grid
            columns: [{size: flexible, spacing: 8}, {size: fixed, length: 30}]
            content: [{type: Text, text: T, modifiers: [{type: position, x: 10, y: 10}]}]
          - {type: Color, id: rest}
      """, goals)
    #expect(result.placed["grid"]?.height == 60)
    #expect(result.placed["rest"]?.height == 40)
  }
}
