import GLPK
import LinearProgramming
import Testing

/// What a second pass of SwiftUI's rule would still lose: what is left is offered once more, in equal shares and in the
/// same order, to the children below their maximums; what is missing is taken back from those above their minimums.
struct SecondPassTests {
  /// What the first pass gives a child.
  private enum First: CaseIterable {
    case offer, minimum, maximum
  }

  private struct Stack {
    var program = LinearProgram()
    var minimums: [LinearExpression] = []
    var widths: [LinearExpression] = []
    var taken: [LinearExpression] = []
    var left = LinearExpression(1)

    /// The stacks of an offer of 1 in which the first pass gives the children what `cases` says.
    init(_ cases: [First]) throws {
      let unit = try Bounds(lower: 0, upper: 1)
      for _ in cases {
        minimums.append(LinearExpression(try program.addColumn("minimum", in: unit)))
        widths.append(LinearExpression(try program.addColumn("width", in: unit)))
      }
      for (index, given) in cases.enumerated() {
        let share = left * (1 / Double(cases.count - index))
        let (minimum, maximum) = (minimums[index], minimums[index] + widths[index])
        switch given {
        case .offer:
          try require(share - minimum)
          try require(maximum - share)
          taken.append(share)
        case .minimum:
          try require(minimum - share)
          taken.append(minimum)
        case .maximum:
          try require(share - maximum)
          taken.append(maximum)
        }
        left -= taken[index]
        if index > 0 { try require(widths[index] - widths[index - 1]) }
      }
    }

    mutating func require(_ difference: LinearExpression) throws {
      try program.require("", difference, in: .atLeast(0))
    }
  }

  /// The most that is lost after the second pass: `rest` is shared among `room`s, those of `exhausted` are used up.
  private func loss(_ stack: Stack, _ rest: LinearExpression, _ rooms: [LinearExpression], exhausted: Int) throws
    -> Double
  {
    var stack = stack
    var rest = rest
    var open = LinearExpression()
    try stack.require(rest)
    for (place, room) in rooms.enumerated() {
      let share = rest * (1 / Double(rooms.count - place))
      if exhausted >> place & 1 == 1 {
        try stack.require(share - room)
        rest -= room
      } else {
        try stack.require(room - share)
        rest -= share
        open += room - share
      }
    }
    let lost = LinearExpression(try stack.program.addColumn("lost", in: .atMost(1)))
    try stack.require(rest - lost)
    try stack.require(open - lost)
    guard case .optimal(let solution) = try GLPKSolver().solve(stack.program, .maximise(lost)) else { return 0 }
    return solution.objective
  }

  private func worst(_ count: Int, isOverflow: Bool) throws -> Double {
    let all = (0..<count).reduce([[]] as [[First]]) { lists, _ in
      lists.flatMap { list in First.allCases.map { list + [$0] } }
    }
    var worst = 0.0
    for cases in all {
      let stack = try Stack(cases)
      let open = cases.indices.filter { cases[$0] != (isOverflow ? .minimum : .maximum) }
      let rooms = open.map { index in
        isOverflow
          ? stack.taken[index] - stack.minimums[index]
          : stack.minimums[index] + stack.widths[index] - stack.taken[index]
      }
      // Where all rooms are used up, nothing is avoidable.
      for exhausted in 0..<((1 << open.count) - 1) {
        worst = max(worst, try loss(stack, isOverflow ? -stack.left : stack.left, rooms, exhausted: exhausted))
      }
    }
    return worst
  }

  /// The most that the known families lose of what is unused: m children that could take c more, then p − m that can take
  /// next to nothing more, then r that are full, of sizes c.
  private func knownUnused(_ count: Int) -> Double {
    var most = 0.0
    for open in 1..<count {
      for wide in 1...open {
        for full in 1...(count - open) {
          let (p, m, r) = (Double(open), Double(wide), Double(full))
          most = max(most, (1 - m / p) * r * m / ((m + r) * (p + r)))
        }
      }
    }
    return most
  }

  /// The same for overflow: a children that can give back their shares, then others that can give next to nothing, then
  /// one that needs more than its share.
  private func knownOverflow(_ count: Int) -> Double {
    (1..<count).map { Double($0) / Double(count) * (1 - Double($0) / Double(count - 1)) }.max() ?? 0
  }

  @Test(arguments: 2...5)
  func `a second pass in equal shares loses what the known families lose`(_ count: Int) throws {
    #expect(abs(try worst(count, isOverflow: false) - knownUnused(count)) < 1e-9)
    #expect(abs(try worst(count, isOverflow: true) - knownOverflow(count)) < 1e-9)
  }
}
