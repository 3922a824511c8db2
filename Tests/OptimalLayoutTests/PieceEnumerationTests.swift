import GLPK
import LayoutTestSupport
import LinearProgramming
import Testing

@testable import OptimalLayout

/// Lengths that are found by trying every choice of intervals, beside those of the program.
struct PieceEnumerationTests {
  /// Children with constant costs, of two priorities; lengths are whole or half points, so that the same sums come about in
  /// several ways.
  private static func stack(_ generator: inout SeededGenerator) -> AlikeStack {
    func half(_ range: ClosedRange<Int>) -> Double { Double(generator.integer(range)) / 2 }
    let hasCosts = generator.chance(0.4)
    let children = (0..<generator.integer(1...5)).map { _ -> ChildRange in
      var start = half(0...30)
      let pieces = (0..<generator.pick([1, 1, 2, 3, 4])).map { _ -> LengthPiece in
        let end = generator.chance(0.6) ? start : start + half(1...30)
        defer { start = end + half(1...30) }
        let cost = LengthPiece.Cost(
          overflow: hasCosts && generator.chance(0.3) ? half(0...8) : 0,
          excess: hasCosts && generator.chance(0.3) ? half(-8...8) : 0)
        return LengthPiece(from: start, cost, to: end, cost)
      }
      return ChildRange(
        minimum: pieces[0].lower, maximum: pieces[pieces.count - 1].upper, floor: pieces[0].lower,
        priority: generator.pick([0, 0, 1]), isSeparable: false,
        pieces: pieces.count == 1 && !pieces[0].hasCost ? [] : pieces)
    }
    let spacing = half(0...4)
    return AlikeStack(
      children: children, spacing: spacing,
      offered: spacing + half(Int(2 * children.minimum) - 4...Int(2 * children.maximum) + 4),
      excess: generator.chance(0.5) ? half(0...4) : nil,
      goals: generator.pick([
        Goal.standard, [.overflow, .fill], [.overflow, .fill, .fair], [.overflow], [.overflow, .priority, .fair],
        [.overflow, .fill, .proportional], [.overflow, .proportional, .fair],
        [.overflow, .fill, .priority, .proportional],
        [.overflow, .fill, .closest], [.overflow, .ideal], [.overflow, .fill, .ideal, .priority, .fair],
        [.overflow, .closest, .priority],
      ]),
      targets: children.map { _ in half(0...120) })
  }

  private static func solved(_ stack: AlikeStack) throws -> [Double] {
    let ranges = stack.children
    let program = try StackProgram(
      ranges, names: ranges.indices.map { "child \($0)" }, spacing: stack.spacing, offered: stack.offered,
      excess: stack.excess, key: "stack")
    guard program.hasChoice else { return ranges.map(\.minimum) }
    return try GLPKSolver().session(on: program.program, limits: SolverLimits()) { session in
      var goals = StackGoals(
        program, ranges, key: "stack", goals: stack.goals, targets: { _ in stack.targets }, solver: GLPKSolver(),
        session: session)
      _ = try goals.pursue()
      let solution = try #require(goals.program.solution)
      return Cleaning(
        ranges, room: stack.offered - stack.spacing, slack: goals.program.looseness, goals: stack.goals,
        exceeded: program.fixedExcess
      ).clean(program.lengths.map { solution.value(of: $0) })
    }
  }

  @Test(arguments: Seeds.first(60)) func `tried choices give the lengths of the program`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 9100)
    for _ in 0..<5 {
      let stack = Self.stack(&generator)
      guard let lengths = PieceEnumeration(of: stack)?.bestLengths() else { continue }
      let expected = try Self.solved(stack)
      #expect(zip(lengths, expected).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(stack): \(lengths), \(expected)")
    }
  }

  /// Two texts, and a square whose only lengths are 0 and 6 billionths of a point, which is what a search for a leap asks
  /// for. The texts need 40⅔ in all, and of 66 points the first one or the second can have one more line of 22; of equal
  /// smaller shares of what they can have, the greater is that of the text with fewer lines. The square's share is none.
  @Test func `a range that is nothing but rounding has no share`() throws {
    func range(_ lengths: [Double], _ excess: [Double]) -> ChildRange {
      let pieces = zip(lengths, excess).map { LengthPiece(at: $0, cost: LengthPiece.Cost(excess: $1)) }
      return ChildRange(
        minimum: lengths[0], maximum: lengths[lengths.count - 1], floor: lengths[0], priority: 0, isSeparable: false,
        pieces: pieces)
    }
    let texts = [30, 27].map { count -> ChildRange in
      let lines = (0..<count).map { line -> Double in 61.0 / 3 + 22 * Double(line) }
      return range(lines, lines.indices.map { $0 < 8 ? 13.66666666045785 : 14.66666666045785 })
    }
    let square = range([0, 6.2088171641031896e-09], [-1, -1])
    let stack = AlikeStack(
      children: texts + [square], spacing: 0, offered: 66, excess: 0, goals: [.overflow, .proportional])
    let expected = [61.0 / 3, 61.0 / 3 + 22, 0]
    #expect(RangeStackTests.areClose(try Self.solved(stack), expected))
  }

  @Test(arguments: Seeds.first(40)) func `evident lengths are those of the program`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 9200)
    for _ in 0..<5 {
      var stack = Self.stack(&generator)
      let ends = [stack.children.minimum, stack.children.maximum]
      stack.offered = stack.spacing + ends[generator.integer(0...1)]
      guard let lengths = stack.evidentLengths() else { continue }
      let expected = try Self.solved(stack)
      #expect(zip(lengths, expected).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(stack): \(lengths), \(expected)")
    }
  }

  /// Three or four children of up to 60 single lengths in thirds of a point, so that no sum need use all of the room.
  ///
  /// Of all choices the one that uses the most of the room is the best, or the least beyond it; then the one whose shortest
  /// child is the longest, and so on.
  @Test(arguments: Seeds.first(10)) func `of more choices than can be tried the best is found`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 9300)
    let count = generator.integer(3...4)
    let lengths = (0..<count).map { _ in
      let most = generator.integer(count == 3 ? 30...60 : 10...18)
      return Set((0..<most).map { _ in generator.integer(15...(generator.chance(0.5) ? 150 : 450)) }).sorted()
    }
    let room = generator.integer(45 * count / 3...450)
    var (best, chosen): ([Int], [Int]) = ([], [])
    func choose(_ first: [Int], _ sum: Int) {
      guard first.count < count else {
        let merit = [-max(0, sum - room), min(sum, room)] + first.sorted() + first
        if chosen.isEmpty || best.lexicographicallyPrecedes(merit) { (best, chosen) = (merit, first) }
        return
      }
      for length in lengths[first.count] { choose(first + [length], sum + length) }
    }
    choose([], 0)
    let children = lengths.map { lengths in
      ChildRange(
        minimum: Double(lengths[0]) / 3, maximum: Double(lengths[lengths.count - 1]) / 3, floor: Double(lengths[0]) / 3,
        priority: 0, isSeparable: false, pieces: lengths.map { LengthPiece(at: Double($0) / 3, cost: .init()) })
    }
    let stack = AlikeStack(
      children: children, spacing: 0, offered: Double(room) / 3, goals: [.overflow, .fill, .fair])
    let found = try #require(PieceEnumeration(of: stack)?.bestLengths())
    #expect(
      zip(found, chosen).allSatisfy { abs($0 - Double($1) / 3) <= 1e-9 }, "\(lengths), \(room): \(found), \(chosen)")
  }

  /// Two texts of 20 or 40 in 65: 40 + 20, the earlier one longer. In 39.999 both have 20 and overflow.
  @Test func `the earlier of equal children is longer`() throws {
    let pieces = [20.0, 40].map { LengthPiece(at: $0, cost: .init()) }
    let text = ChildRange(minimum: 20, maximum: 40, floor: 20, priority: 0, isSeparable: false, pieces: pieces)
    let stack = AlikeStack(children: [text, text], spacing: 0, offered: 65)
    #expect(PieceEnumeration(of: stack)?.bestLengths() == [40, 20])
    #expect(
      AlikeStack(children: [text, text], spacing: 0, offered: 39).evidentLengths() == [20, 20])
  }

  /// A cost of a millionth of a point is neither clearly a cost nor clearly none.
  @Test func `a choice that rounding might decide is left to the program`() {
    let pieces = [
      LengthPiece(at: 20, cost: .init()), LengthPiece(at: 40, cost: .init(overflow: 1e-6)),
    ]
    let child = ChildRange(minimum: 20, maximum: 40, floor: 20, priority: 0, isSeparable: false, pieces: pieces)
    let stack = AlikeStack(children: [child], spacing: 0, offered: 50)
    let enumeration = PieceEnumeration(of: stack)
    #expect(enumeration != nil && enumeration?.bestLengths() == nil)
    // What only serves a search takes the 20, which costs nothing.
    #expect(PieceEnumeration(of: stack, isTrial: true)?.bestLengths() == [20])
  }
}
