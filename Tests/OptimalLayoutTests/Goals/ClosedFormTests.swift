import GLPK
import LayoutTestSupport
import LinearProgramming
import Testing

@testable import OptimalLayout

struct ClosedFormTests {
  private func expect(
    _ room: Double, among children: [ClosedForm.Child], gives expected: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lengths = ClosedForm(of: children, room: room).lengths
    #expect(lengths == expected, sourceLocation: sourceLocation)
  }

  private func child(_ least: Double, _ greatest: Double, priority: Double = 0) -> ClosedForm.Child {
    ClosedForm.Child(least: least, greatest: greatest, priority: priority)
  }

  @Test func `everyone gets one level, within their ranges`() {
    // 240 + 60 = 300.
    expect(300, among: [child(200, 250), child(0, 60)], gives: [240, 60])
    // The second one's least is above the level: 85 − 80 = 5.
    expect(85, among: [child(5, 100), child(80, .infinity)], gives: [5, 80])
    // Three thirds of 100, as a division of 100 and no sum of roundings.
    let third: Double = 100 / 3
    expect(100, among: Array(repeating: child(0, .infinity), count: 3), gives: [third, third, third])
  }

  @Test func `where the least do not fit everyone has the least, where the greatest fit the greatest`() {
    expect(50, among: [child(40, 90), child(40, 40)], gives: [40, 40])
    expect(500, among: [child(40, 90), child(40, 40)], gives: [90, 40])
    expect(-10, among: [child(0, 90)], gives: [0])
  }

  @Test func `groups are served from the highest priority down, above the least of those below`() {
    // The first keeps back 30 for the second: 100 − 30 = 70.
    expect(100, among: [child(0, .infinity, priority: 1), child(30, 50)], gives: [70, 30])
    // The second is full with 20; of the 80 left the others have 40 each.
    expect(100, among: [child(0, 90), child(0, 20, priority: 2), child(10, 90)], gives: [40, 20, 40])
  }

  @Test func `a level that is a bound but for a rounding is the bound`() {
    // 0.1 + 0.2 is 0.30000000000000004.
    let room: Double = 0.1 + 0.2
    let form = ClosedForm(of: [child(0, 0.1), child(0, 0.2), child(0, 0.05)], room: room)
    // The level is what 0.05 and 0.1 leave, 0.15000000000000005; no length is a rounding beside an end.
    let rest: Double = room - (0.1 + 0.05)
    #expect(form.lengths == [0.1, rest, 0.05])
  }

  /// The level by halving an interval, which shares nothing with the walk along the ends of ranges.
  private func level(of children: [ClosedForm.Child], sharing total: Double) -> Double {
    var (low, high) = (-1.0, 1e6)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      let sum = children.reduce(0) { $0 + min(max(middle, $1.least), $1.greatest) }
      if sum < total { low = middle } else { high = middle }
    }
    return high
  }

  @Test(arguments: 0..<60)
  func `the lengths are those of the level found by halving, group by group`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let children = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      let least = Double(Int.random(in: 0...60, using: &random))
      let isEndless = Int.random(in: 0..<6, using: &random) == 0
      return child(
        least, isEndless ? .infinity : least + Double(Int.random(in: 0...90, using: &random)),
        priority: Double(Int.random(in: 0...2, using: &random)))
    }
    let least = children.reduce(0) { $0 + $1.least }
    let room = least + Double(Int.random(in: 1...400, using: &random))
    let form = ClosedForm(of: children, room: room)
    var left = room - least
    for priority in [2.0, 1, 0] {
      let group = children.indices.filter { children[$0].priority == priority }
      let members = group.map { children[$0] }
      let own = members.reduce(0) { $0 + $1.least }
      let total = min(members.reduce(0) { $0 + $1.greatest }, own + left)
      let level = level(of: members, sharing: total)
      for place in group {
        let expected = min(max(level, children[place].least), children[place].greatest)
        #expect(abs(form.lengths[place] - expected) < 1e-6, "\(children), \(room)")
      }
      left -= total - own
    }
  }
}

/// Programs that confirm the lengths.
extension ClosedFormTests {
  /// How many pivots the stages took, and whether they found the lengths.
  private func confirmed(_ form: ClosedForm) throws -> (pivots: Int, areLengths: Bool, stages: [SolvedStage]) {
    let ranges = form.children.map {
      ChildRange(
        minimum: $0.least, maximum: $0.greatest, floor: $0.least, priority: $0.priority, isSeparable: true)
    }
    let stack = try StackProgram(
      ranges, names: ranges.indices.map { "child \($0)" }, spacing: 0, offered: form.room, key: "stack")
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
    let least = children.reduce(0) { $0 + $1.least }
    let greatest = children.reduce(0) { $0 + $1.greatest }
    return ClosedForm(of: children, room: least + share * (greatest - least))
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
