import Foundation
import GLPK
import GreedyLayout
import LayoutTestSupport
import LinearProgramming
import OptimalLayout
import Testing
import ViewTree

/// Goals of the whole tree in lists whose rows have nothing in common but the length of the list.
struct JoinedListsTests {
  /// A list of rows, 300 wide: a text of one line, 240 wide, or of two, 150 or 120 wide, of 22 points each, and a colour that
  /// is at least 60 wide. SwiftUI gives both 150.
  private static func document(_ count: Int, height: Int) throws -> LayoutDocument {
    let rows = (0..<count).map { number in
      """
          - type: HStack
            id: row \(number)
            spacing: 0
            content:
              - {type: Text, text: text, modifiers: [{type: fixedSize, horizontal: false}]}
              - {type: Color, modifiers: [{type: frame, minWidth: 60}, {type: frame, height: 20}]}
      """
    }
    return try LayoutDocument(
      reading: """
        proposal: {width: 300, height: \(height)}
        textMetrics:
          - {text: text, width: 240, height: 22}
          - {text: text, maxWidth: 239, width: 150, height: 44}
          - {text: text, maxWidth: 149, width: 120, height: 44}
        view:
          type: VStack
          spacing: 0
          content:
        \(rows.joined(separator: "\n"))
        """)
  }

  private static let limits = SolverLimits(iterations: 2_000)

  /// Three rows have to be one line high for all to fit: in each the text is 150 … 240 = 90 points farther from SwiftUI's
  /// width, the colour 150 … 60 = 90, and the row 44 … 22 = 22 from its height, 202 together.
  @Test func `three lines less are taken from three rows of a list`() throws {
    let count = 6
    let document = try Self.document(count, height: 44 * count - 66)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .closest], limits: Self.limits)
      .layout(document)
    #expect(result.approximations.isEmpty)
    let heights = try (0..<count).map { try #require(result.placed["row \($0)"]).height }
    #expect(heights.filter { abs($0 - 22) <= 1e-6 }.count == 3)
    #expect(heights.filter { abs($0 - 44) <= 1e-6 }.count == count - 3)
    let stages = try #require(result.joined.first).stages
    let closest = try #require(stages.first { $0.goal == .closest })
    #expect(abs(closest.optimum - 606) <= 1e-6)
  }

  /// SwiftUI's layout overflows nothing where there is room for all rows, and nothing is nearer to it than itself.
  @Test(arguments: [4, 8]) func `a list that fits is left as it is`(count: Int) throws {
    let document = try Self.document(count, height: 44 * count)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .closest], limits: Self.limits)
      .layout(document)
    #expect(result.approximations.isEmpty)
    for (key, frame) in try GreedyEngine().layout(document).frames {
      let found = try #require(result.placed[key])
      #expect(abs(found.width - frame.width) <= 1e-6 && abs(found.height - frame.height) <= 1e-6, "\(key)")
      #expect(abs(found.minY - frame.minY) <= 1e-6, "\(key)")
    }
  }

  /// SwiftUI's layout fills the column and overflows nothing: nothing is nearer to it than itself, and no length is left to
  /// `fair`. The picture's height is the end of no range of the others, although it is all that it can be.
  @Test func `a column that nothing is lost in is left as it is, whatever is asked after that`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 300}
        view:
          type: VStack
          spacing: 0
          content:
            - {type: Color, id: colour, modifiers: [{type: frame, minHeight: 12}]}
            - type: HStack
              id: row
              spacing: 8
              content: [{type: Color, id: left}, {type: Text, id: label, text: one}]
            - {type: Text, id: picture, text: one, modifiers: [{type: aspectRatio, contentMode: fit, ratio: 1.5}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest, .fair]).layout(document)
    #expect(result.approximations.isEmpty)
    for (key, frame) in try GreedyEngine().layout(document).frames {
      let found = try #require(result.placed[key])
      #expect(abs(found.width - frame.width) <= 1e-6 && abs(found.height - frame.height) <= 1e-6, "\(key)")
    }
  }

  /// The column overflows least with a row of 24.461148. All else is as long as it would be ideally: the text 54, the
  /// rectangle three times the row's height, the other row its least; and the row, which is 222 − 54 = 168 wide beside its
  /// text, would be 168 ÷ 3 = 56 high.
  @Test func `a row at its least height costs what it is short of its ideal height`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 222, height: 105}
        textMetrics:
        - {text: A, width: 54, height: 20.333333333333332}
        - {text: A, maxWidth: 53, width: 46.333333333333336, height: 42.333333333333336}
        view:
          type: VStack
          spacing: 4
          content:
          - type: HStack
            spacing: 0
            content:
            - {type: Text, text: A}
            - {type: Rectangle, modifiers: [{type: aspectRatio, ratio: 3, contentMode: fit}]}
            modifiers: [{type: frame, minHeight: 24.461148, maxHeight: 143.461148}]
          - type: HStack
            content:
            - type: Text
              text: A
              modifiers: [{type: frame, minHeight: 51.333333333333336, maxHeight: 65.42102933333334}]
          - {type: Rectangle, modifiers: [{type: aspectRatio, ratio: 1.483823, contentMode: fill}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .ideal], limits: Self.limits)
      .layout(document)
    let stages = try #require(result.joined.first).stages
    let ideal = try #require(stages.first { $0.goal == .ideal })
    #expect(abs(ideal.optimum - (56 - 24.461148)) <= 1e-8)
  }
}
