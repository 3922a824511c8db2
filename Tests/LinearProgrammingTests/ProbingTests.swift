import LinearProgramTestSupport
import LinearProgramming
import Testing

/// What is found out by trying each choice.
struct ProbingTests {
  /// A program of choices among lengths, and all its points by enumeration.
  private struct Choices {
    var program = LinearProgram()
    /// The points with whole binaries whose lengths keep every row: lengths follow from binaries.
    var points: [[Double]] = []

    /// Three to five lengths, each one of two to four whole numbers, and rows that a drawn point keeps.
    init(seed: UInt64) throws {
      var generator = ProgramGenerator(seed: seed)
      var values: [[Double]] = []
      var binaries: [[LinearProgram.ColumnID]] = []
      var lengths: [LinearProgram.ColumnID] = []
      for number in 0..<generator.integer(3...5) {
        values.append((0..<generator.integer(2...4)).map { _ in Double(generator.integer(0...12)) })
        lengths.append(try program.addColumn("length \(number)", in: Bounds(lower: 0, upper: 50)))
        binaries.append(
          try values[number].indices.map { try program.addColumn("\(number): \($0)", in: .unit, domain: .binary) })
        let one = LinearExpression(binaries[number].map { LinearExpression.Term(column: $0, coefficient: 1) })
        try program.require("one of \(number)", one, in: .exactly(1))
        let chosen = LinearExpression(
          zip(binaries[number], values[number]).map { LinearExpression.Term(column: $0, coefficient: -$1) })
        try program.require("length of \(number)", chosen + LinearExpression(lengths[number]), in: .zero)
      }
      for number in 0..<generator.integer(1...3) {
        let terms = lengths.map {
          LinearExpression.Term(column: $0, coefficient: Double(generator.integer(-2...2)))
        }
        let middle = Double(generator.integer(-10...20))
        let bounds = try Bounds(lower: middle, upper: middle + Double(generator.integer(0...6)))
        try program.require("row \(number)", LinearExpression(terms), in: bounds)
      }
      points = points(values, binaries, lengths)
    }

    private func points(
      _ values: [[Double]], _ binaries: [[LinearProgram.ColumnID]], _ lengths: [LinearProgram.ColumnID]
    ) -> [[Double]] {
      var all = [[Double](repeating: 0, count: program.columns.count)]
      for number in values.indices {
        all = all.flatMap { point in
          values[number].indices.map { choice in
            var point = point
            point[binaries[number][choice].index] = 1
            point[lengths[number].index] = values[number][choice]
            return point
          }
        }
      }
      return all.filter { point in
        program.rows.allSatisfy { $0.bounds.contains(LinearExpression($0.terms).value(at: point)) }
      }
    }
  }

  @Test(arguments: UInt64(1)...200) func `no point is beyond the bounds`(seed: UInt64) throws {
    let choices = try Choices(seed: seed)
    guard let bounds = Probing(choices.program, limit: 1_000_000).bounds else {
      #expect(choices.points.isEmpty)
      return
    }
    for point in choices.points { #expect(zip(bounds, point).allSatisfy { $0.contains($1) }) }
  }

  /// The choices for the first length are fixed to those of a point, and that length with them: what they add to the rows
  /// still counts.
  @Test(arguments: UInt64(1)...200) func `no point is beyond the bounds where columns are fixed`(seed: UInt64) throws {
    var choices = try Choices(seed: seed)
    guard let chosen = choices.points.last else { return }
    let first = choices.program.columns.indices.prefix { $0 == 0 || choices.program.columns[$0].domain == .binary }
    for index in first {
      try choices.program.setBounds(.exactly(chosen[index]), of: LinearProgram.ColumnID(index: index))
    }
    let left = choices.points.filter { point in first.allSatisfy { point[$0] == chosen[$0] } }
    let bounds = try #require(Probing(choices.program, limit: 1_000_000).bounds)
    for point in left { #expect(zip(bounds, point).allSatisfy { $0.contains($1) }) }
    for limit in [0, 20, 200] {
      let bounds = try #require(Probing(choices.program, limit: limit).bounds)
      for point in left { #expect(zip(bounds, point).allSatisfy { $0.contains($1) }) }
    }
  }

  @Test(arguments: UInt64(1)...200) func `every point keeps the rows that another one misses`(seed: UInt64) throws {
    let choices = try Choices(seed: seed)
    var generator = ProgramGenerator(seed: seed + 1000)
    let probing = Probing(choices.program, limit: 1_000_000)
    guard let bounds = probing.bounds else { return }
    // A point somewhere between the bounds, whole or not.
    let other = bounds.map { $0.lower + generator.uniform() * ($0.upper - $0.lower) }
    for row in probing.rows(missedBy: other, atMost: 100) {
      #expect(!row.bounds.contains(row.expression.value(at: other)))
      for point in choices.points { #expect(row.bounds.contains(row.expression.value(at: point))) }
    }
  }

  /// Two lengths that are equal, one of 10, 20 or 30, the other of 15, 20 or 25: both are 20.
  @Test func `equal lengths leave only what both can be`() throws {
    var program = LinearProgram()
    let lengths = try [[10.0, 20, 30], [15, 20, 25]].map { values in
      let length = try program.addColumn("length", in: .nonnegative)
      let binaries = try values.map { try program.addColumn("is \($0)", in: .unit, domain: .binary) }
      try program.require(
        "one", LinearExpression(binaries.map { LinearExpression.Term(column: $0, coefficient: 1) }), in: .exactly(1))
      let chosen = zip(binaries, values).map { LinearExpression.Term(column: $0, coefficient: -$1) }
      try program.require("length", LinearExpression(chosen) + LinearExpression(length), in: .zero)
      return length
    }
    try program.require("equal", LinearExpression(lengths[0]) - LinearExpression(lengths[1]), in: .zero)
    let bounds = try #require(Probing(program, limit: 1_000_000).bounds)
    // Columns: a length, its three binaries, the other length, its three binaries.
    #expect([1, 2, 3].map { bounds[$0].upper } == [0, 1, 0])
    #expect([5, 6, 7].map { bounds[$0].upper } == [0, 1, 0])
    #expect(bounds[2].lower == 1 && bounds[6].lower == 1)
  }

  /// A length of 10 or 40 and a depth that is at least 60 where it is 10, at least 5 where it is 40. Half of each choice
  /// and a depth of 20 miss that the depth is at least 32.5 there.
  @Test func `a bound that follows the choice is a row`() throws {
    var program = LinearProgram()
    let short = try program.addColumn("short", in: .unit, domain: .binary)
    let long = try program.addColumn("long", in: .unit, domain: .binary)
    let depth = try program.addColumn("depth", in: Bounds(lower: 5, upper: 100))
    try program.require("one", [short: 1, long: 1], in: .exactly(1))
    // Weak: a hundredth of the choice is enough for a hundredth of the depth beyond what any length needs.
    try program.require("short is deep", [depth: 1, short: -1000], in: .atLeast(-940))
    let probing = Probing(program, limit: 1_000_000)
    let rows = probing.rows(missedBy: [0.5, 0.5, 20], atMost: 10)
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    #expect(abs(row.expression.value(at: [0.5, 0.5, 32.5])) < 1e-6)
    #expect(row.expression.value(at: [0.5, 0.5, 20]) < -12)
  }

  /// One of three and four is never eight.
  @Test func `a program whose choices all fail has no point`() throws {
    var program = LinearProgram()
    let (three, four) = (
      try program.addColumn("three", in: .unit, domain: .binary),
      try program.addColumn("four", in: .unit, domain: .binary)
    )
    try program.require("one", [three: 1, four: 1], in: .exactly(1))
    try program.require("eight", [three: 3, four: 4], in: .exactly(8))
    #expect(Probing(program, limit: 1_000_000).bounds == nil)
  }

  /// x ≤ y − 1 and y ≤ x − 1 would lower both for ever.
  @Test func `propagation that does not end by itself ends at its limit`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: -1e9, upper: 1e9), domain: .integer)
    let y = try program.addColumn("y", in: Bounds(lower: -1e9, upper: 1e9), domain: .integer)
    try program.require("below", [x: 1, y: -1], in: .atMost(-1))
    try program.require("above", [y: 1, x: -1], in: .atMost(-1))
    var propagation = BoundPropagation(program)
    _ = propagation.propagate(limit: 1000)
    #expect(propagation.effort <= 1002)
  }

  /// Of 0 ≤ x ≤ 100 and x + d = 99.5 with d ≥ 0 follows x ≤ 99.5: half a hundredth of the range decides nothing in a search,
  /// but who shares out what x may have must know of it.
  @Test func `narrowing by less than can decide something is done where it is asked for`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 100))
    let d = try program.addColumn("d", in: .atLeast(0))
    try program.require("up to the target", [x: 1, d: 1], in: .exactly(99.5))
    var brief = BoundPropagation(program)
    let mayHavePoints = brief.propagate(limit: 1000)
    #expect(mayHavePoints)
    #expect(brief.upper[x.index] == 100)
    var thorough = BoundPropagation(program, isThorough: true)
    _ = thorough.propagate(limit: 1000)
    #expect(abs(thorough.upper[x.index] - 99.5) <= 1e-6)
    #expect(thorough.upper[x.index] >= 99.5)
  }
}
