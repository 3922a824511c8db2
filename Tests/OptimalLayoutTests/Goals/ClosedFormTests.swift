import GLPK
import LinearProgramming
import Testing

@testable import OptimalLayout

/// What the closed form hands to the solver; its lengths are held against water-filling in `RangeStackTests`.
struct ClosedFormTests {
  private func child(_ least: Double, _ greatest: Double, priority: Double = 0) -> ChildRange {
    ChildRange(minimum: least, maximum: greatest, floor: least, priority: priority, isSeparable: true)
  }

  @Test func `a level that is a bound but for a rounding is the bound`() {
    let room: Double = 0.1 + 0.2
    let form = ClosedForm(of: [child(0, 0.1), child(0, 0.2), child(0, 0.05)], room: room)
    // The level is what 0.05 and 0.1 leave, 0.15000000000000005; no length is a rounding beside an end.
    let rest: Double = room - (0.1 + 0.05)
    #expect(form.lengths == [0.1, rest, 0.05])
  }

  /// How many pivots the stages took, and whether they found the lengths.
  private func confirmed(_ form: ClosedForm) throws -> (pivots: Int, areLengths: Bool, stages: [SolvedStage]) {
    let stack = try StackProgram(
      form.children, names: form.children.indices.map { "child \($0)" }, spacing: 0, offered: form.room, key: "stack")
    return try GLPKSolver().session(on: stack.program, limits: SolverLimits()) { session in
      var program = StagedProgram(session, limits: SolverLimits(), view: "stack")
      let areLengths = try form.confirm(on: stack, &program)
      return (session.iterations, areLengths, program.stages)
    }
  }

  /// Children of ranges that differ, with half of the room that they could use beyond their least lengths.
  private func wide(_ count: Int, groups: Int = 1, share: Double = 0.5) -> ClosedForm {
    let children = (0..<count).map { place in
      let least = Double(place * 7 % 41)
      return child(least, least + Double(1 + place * 13 % 97), priority: Double(place % groups))
    }
    return ClosedForm(
      of: children, room: children.minimum + share * (children.maximum - children.minimum))
  }

  @Test(arguments: [5, 100, 1000])
  func `a stack whose room is divided is confirmed without a pivot`(count: Int) throws {
    let (pivots, areLengths, stages) = try confirmed(wide(count))
    #expect(areLengths)
    #expect(pivots == 0)
    #expect(stages.map(\.goal) == [.overflow, .fill, .priority, .fair])
    let areCertified = stages.allSatisfy(\.isCertified)
    #expect(areCertified)
  }

  @Test(arguments: [(-0.2, [Goal.overflow]), (1.3, [.overflow, .fill])])
  func `where all are at an end of their ranges the first stages say so, without a pivot`(
    share: Double, goals: [Goal]
  ) throws {
    let (pivots, areLengths, stages) = try confirmed(wide(100, share: share))
    #expect(areLengths)
    #expect(pivots == 0)
    #expect(stages.map(\.goal) == goals)
  }

  @Test(arguments: [2, 5])
  func `each group of priorities takes a pivot at most`(groups: Int) throws {
    for share in [0.1, 0.3, 0.6, 0.95] {
      let (pivots, areLengths, stages) = try confirmed(wide(100, groups: groups, share: share))
      #expect(areLengths)
      #expect(pivots <= groups)
      #expect(stages.last?.goal == .fair)
    }
  }
}
