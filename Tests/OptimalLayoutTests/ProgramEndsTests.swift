import GLPK
import LayoutTestSupport
import LinearProgramming
import OptimalLayout
import Testing

/// Numbers in programs that other solvers are to answer alike.
struct ProgramEndsTests {
  private static func programs(
    of document: LayoutDocument, goals: [Goal] = Goal.standard, whole: Bool
  ) throws -> [(stage: SolvedStage, solve: ProgramJournal.Solve)] {
    let engine = OptimalEngine(solver: GLPKSolver(), goals: goals, recording: .programs, solvesWhole: whole)
    return try engine.layout(document).components.flatMap { component in
      Array(zip(component.stages, component.journal.map { Array($0.solves) } ?? []))
    }
  }

  private static func expectEnds(_ program: LinearProgram) {
    for column in program.columns {
      #expect(column.bounds.lower.isFinite && column.bounds.upper.isFinite, "\(column.name)")
    }
  }

  @Test(arguments: Seeds.first(30), [false, true]) func `every column of a separable tree has two ends`(
    seed: UInt64, whole: Bool
  ) throws {
    let (document, _) = TreeGenerator.document(seed: seed &+ 700)
    for (_, solve) in try Self.programs(of: document, whole: whole) { Self.expectEnds(solve.program) }
  }

  /// A lazy grid of as many columns of 40 to 45 as fit beside a color of 60 in a height of 30, and texts that wrap: overflow
  /// on both axes, choices among lengths, and distances to what SwiftUI gives them.
  @Test(arguments: [Goal.standard, [.overflow, .fill, .proportional], [.overflow, .closest]], [false, true])
  func `every column of a coupled tree has two ends`(goals: [Goal], whole: Bool) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 185, height: 30}
        view:
          type: HStack
          content:
          - type: LazyVGrid
            columns: [{size: adaptive, minimum: 40, maximum: 45}]
            spacing: 0
            content: [{type: Color}, {type: Color}]
          - {type: Text, text: one two three}
          - {type: Color, modifiers: [{type: frame, height: 60}]}
        """)
    let programs = try Self.programs(of: document, goals: goals, whole: whole)
    #expect(!programs.isEmpty)
    for (_, solve) in programs { Self.expectEnds(solve.program) }
  }

  /// Rows of 10 to 15 points 8 apart are 10…15, 28…38, 46…61 or 64…85 high together. `overflow` leaves all of that open in
  /// 85 points. Whoever asks for the next length after 15 by a bound of 15.000015 has an answer of that, too, from a solver
  /// that takes a binary of 0.0000012 for 0: in the gap of 13 points as much as a thousandth has to be asked for.
  @Test func `a gap between lengths is left by more than solvers round`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 85}
        view:
          type: HStack
          content:
          - type: LazyHGrid
            id: grid
            rows: [{size: adaptive, minimum: 10, maximum: 15}]
            content: [{type: Color}]
        """)
    let programs = try Self.programs(of: document, goals: [.overflow, .ideal], whole: true)
    var asked = 0
    for (stage, solve) in programs where stage.purpose == .openLength {
      for end in [15.0, 38, 61] {
        for column in solve.program.columns where abs(column.bounds.lower - end) < 0.5 && column.bounds.lower != end {
          asked += 1
          #expect(column.bounds.lower >= end + 0.001, "\(column.name) after \(end)")
        }
      }
    }
    #expect(asked > 0)
  }

  /// Rows of 9.18 and of 15 or more points under a shape of 82 and a text of 89, in 219.18 with 12 between them: 24.18 high
  /// together, which `closest` keeps. Other solvers read the rows with that number times 50, as 1209.
  ///
  /// A solver that lets rows be missed by 1e-7 takes ends as close as 1e-9 for one number, times 50 too. Ends 4e-9 apart it
  /// does not: the presolver of HiGHS then found no point.
  @Test func `a column's ends are one number to solvers, or clearly two`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 268, height: 219.18}
        view:
          type: VStack
          spacing: 12
          content:
          - type: VStack
            content: [{type: Circle, modifiers: [{type: frame, height: 82}]}]
          - type: Grid
            content:
            - type: GridRow
              content: [{type: Capsule, modifiers: [{type: frame, width: 86}]}]
            - type: GridRow
              content:
              - type: VStack
                spacing: 0
                content: [{type: Spacer, minLength: 15, modifiers: [{type: layoutPriority, value: -1}]}]
          - {type: Text, text: greedy or all long layout not words, modifiers: [{type: frame, maxWidth: 140}, {type: frame, height: 89}]}
        """)
    let programs = try Self.programs(of: document, goals: [.overflow, .fill, .closest], whole: true)
    #expect(programs.contains { $0.stage.goal == .closest })
    for (_, solve) in programs {
      for column in solve.program.columns {
        let apart = column.bounds.upper - column.bounds.lower
        #expect(apart <= 1e-9 || apart >= 1e-6, "\(column.name): \(column.bounds)")
      }
    }
  }
}
