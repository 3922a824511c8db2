import GLPK
import LayoutTestSupport
import LinearProgramming
import Testing
import ViewTree

@testable import OptimalLayout

/// Lengths that are held where a stage left them, in what is pursued after it.
struct HeldLengthsTests {
  /// A column of 185 has a text of 61 ÷ 3, a row, which is ideally 61 ÷ 3 + 3 · 22 = 259 ÷ 3 high, and two shapes with 78 1⁄3
  /// for both. All is ideal but for the shapes, 39 1⁄6 in place of 25 and of 20, and what of the row's texts is broken.
  ///
  /// `fair` may move the row by what `ideal` is kept to; a text of four lines, which needs all of it, must not be lost by that.
  /// With the first text 147 2⁄3 wide, the shape beside it 1 1⁄2 and the other text 41 1⁄3 the row is 58 + 8 1⁄2 + 167 2⁄3
  /// from its ideal widths: 267 1⁄2 with the shapes. As nothing is less, which HiGHS finds for the exported stage too, the
  /// texts can be 189 wide together.
  @Test func `a text that needs all of a height may have it in all later stages`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 190.5, height: 185}
        view:
          type: VStack
          spacing: 0
          content:
          - {type: Text, text: alpha ccc is long is, modifiers: [{type: fixedSize, horizontal: false, vertical: false}]}
          - type: HStack
            id: row
            spacing: 0
            content:
            - {type: Text, text: fair greedy two ccc greedy}
            - {type: Rectangle, modifiers: [{type: layoutPriority, value: -1}]}
            - {type: Text, text: stacks stacks words one or, modifiers: [{type: layoutPriority, value: 0}]}
          - {type: Capsule, modifiers: [{type: frame, minHeight: 25}]}
          - {type: Color, modifiers: [{type: padding, length: 5}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .ideal, .fair])
      .layout(document)
    let stages = try #require(result.joined.first).stages
    let ideal = try #require(stages.first { $0.goal == .ideal })
    #expect(abs(ideal.optimum - 267.5) <= 1e-6)
    let texts = try #require(stages.first { $0.goal == .fair && $0.view == "row" })
    #expect(texts.optimum >= 189 - 1e-6)
  }

  /// 400 columns are a large program, in which a length is held exactly: at a ten-billionth less than 100, which is a rounding
  /// of 100, but not of 100.001. Its own bounds end at 100.
  @Test(arguments: [(100, 100), (100 + 1e-9, 100), (100.001, 100 - 1e-10)] as [(Double, Double)])
  func `a length that is held exactly may be a rounding of it`(value: Double, greatest: Double) throws {
    var large = LinearProgram()
    let length = try large.addColumn("length", in: Bounds(lower: 0, upper: 100))
    for number in 1...400 { try large.addColumn("\(number)", in: .unit) }
    let bounds = try GLPKSolver().session(on: large, limits: SolverLimits()) { session in
      var program = StagedProgram(session, limits: SolverLimits(), view: "row")
      try program.hold(LinearExpression(length), at: 100 - 1e-10)
      #expect(program.program[length].bounds == (try Bounds.exactly(100 - 1e-10)))
      try program.reach(value, by: length)
      return program.program[length].bounds
    }
    #expect(bounds.lower == 100 - 1e-10 && bounds.upper == greatest)
  }
}
