internal import LinearProgramming

/// What is known of the least cost of a program, where the lengths of one stack are all that joins its blocks.
///
/// A search over the integers of all blocks together would have to try how each of them goes with each of the others; the
/// blocks by themselves, and the sums of their lengths, are found one after another.
struct JoinedTargets {
  private let found: ProgramBlocks
  private let cost: LinearExpression
  private let curves: [CostCurve]
  private var sums: CurveSums
  /// What the blocks cost at least together by their curves, which may be a rounding more or less than it is.
  private let bound: Double
  /// What no point of the program costs less than.
  let least: Double
  /// The values of integer columns that come to that.
  let values: [LinearProgram.ColumnID: Double]

  /// The greatest number of open integers of a block.
  private static let greatestChoices = 400
  /// How many iterations and subproblems one question about a block may take, and how many seconds all blocks together: what
  /// is difficult in a block by itself is no easier to search in many questions.
  private static let greatestEffort = 500
  private static let greatestTime = 0.5

  /// Finds the least cost; nil where the program has no such blocks, or it takes too long.
  ///
  /// - Parameters:
  ///   - stacks: The children of each stack that may join blocks.
  ///   - loose: Rows that may join everything.
  init?(
    of program: LinearProgram, joinedBy stacks: [[ProgramBlocks.Child]], cost: LinearExpression,
    besides loose: Set<LinearProgram.RowID>, solver: any LinearSolver, limits: SolverLimits
  ) throws {
    var known = BoundPropagation(program)
    guard known.propagate(limit: 20_000_000) else { return nil }
    let candidates = stacks.compactMap {
      ProgramBlocks(of: program, known, joinedBy: $0, cost: cost, besides: loose)
    }
    guard let found = candidates.min(by: { $0.greatestChoices < $1.greatestChoices }),
      found.greatestChoices <= Self.greatestChoices
    else { return nil }
    var seen: [BlockProgram.Shape: CostCurve] = [:]
    var curves: [CostCurve] = []
    let start = ContinuousClock.now
    for block in found.blocks {
      let spent = start.duration(to: .now) / .seconds(1)
      let allowed = min(limits.seconds / 2, Self.greatestTime)
      guard spent < allowed else { return nil }
      let effort = min(limits.iterations ?? Self.greatestEffort, Self.greatestEffort)
      let own = SolverLimits(seconds: allowed - spent, iterations: effort)
      guard let curve = try seen[block.shape] ?? CurveSearch.curve(of: block.shape, solver: solver, limits: own),
        !curve.segments.isEmpty
      else { return nil }
      seen[block.shape] = curve
      curves.append(curve)
    }
    let together = try Self.sums(of: found, in: program, solver: solver, limits: limits)
    var sums = CurveSums(curves.map(\.segments), together: together)
    guard let least = sums.least() else { return nil }
    self.found = found
    self.cost = cost
    self.curves = curves
    self.sums = sums
    var values: [LinearProgram.ColumnID: Double] = [:]
    for (place, segment) in least.segments.enumerated() {
      let choice = curves[place].choices[curves[place].segments[segment].choice]
      for (column, value) in zip(found.blocks[place].columns, choice) where program[column].domain != .continuous {
        values[column] = value
      }
    }
    self.values = values
    bound = least.cost + found.rest
    let reached = try Self.cost(cost, of: program, with: values, solver: solver, limits: limits)
    // The lengths of the blocks are allowed a rounding more than the program's rows allow them, and together a rounding less.
    if let reached, reached - bound <= Self.resolution * max(1, reached.magnitude) {
      self.least = reached
    } else {
      self.least = bound
    }
  }

  /// How far apart costs are that count as the same, for their size or 1.
  private static let resolution = 2e-7

  /// The least cost with the integers that blocks have; nil where the program has no point with them.
  private static func cost(
    _ cost: LinearExpression, of program: LinearProgram, with values: [LinearProgram.ColumnID: Double],
    solver: any LinearSolver, limits: SolverLimits
  ) throws -> Double? {
    var narrowed = program
    for (column, value) in values { try narrowed.setBounds(.exactly(value), of: column) }
    guard case .optimal(let solution) = try? solver.solve(narrowed, .minimise(cost), limits: limits) else { return nil }
    return solution.objective
  }

  /// Between which values the lengths of the blocks lie together, as bounds and rows have it without integers.
  private static func sums(
    of found: ProgramBlocks, in program: LinearProgram, solver: any LinearSolver, limits: SolverLimits
  ) throws -> LengthSet.Interval {
    let sum = found.children.reduce(LinearExpression()) { $0 + LinearExpression($1.length) }
    var together = found.together
    try solver.session(on: program.relaxed, limits: limits) { session in
      if case .optimal(let least) = try? session.solve(.minimise(sum)) {
        together.lower = max(together.lower, least.objective)
      }
      if case .optimal(let greatest) = try? session.solve(.maximise(sum)) {
        together.upper = min(together.upper, greatest.objective)
      }
    }
    return together
  }
}

extension JoinedTargets {
  /// Tells a program what the blocks can be where all together cost no more than the optimum that was kept.
  mutating func narrow(_ program: inout StagedProgram, atMost optimum: Double) throws {
    let limit = max(optimum, bound) + 10 * program.slack(for: optimum)
    guard let allowed = sums.allowed(limit: limit - found.rest) else { return }
    for (place, allowed) in allowed.enumerated() {
      let (block, child) = (found.blocks[place], found.children[place])
      let segments = allowed.segments.map { curves[place].segments[$0] }
      let ends = (
        lower: segments.reduce(.infinity) { min($0, $1.lower) },
        upper: segments.reduce(-.infinity) { max($0, $1.upper) }
      )
      // As bounds of the column they would count as ends of its range, which they are only nearly.
      try program.aid(
        "block \(place + 1)", LinearExpression(child.length),
        in: Bounds(lower: ends.lower - Self.slack(for: ends.lower), upper: ends.upper + Self.slack(for: ends.upper)))
      for (choice, interval) in zip(child.choices, child.intervals) {
        let isUsed = segments.contains { segment in
          segment.upper >= interval.lower - Self.slack(for: interval.lower)
            && segment.lower <= interval.upper + Self.slack(for: interval.upper)
        }
        if !isUsed { try program.narrow(choice, from: 0, to: 0) }
      }
      let own = Set(block.columns)
      let distances = LinearExpression(cost.terms.filter { own.contains($0.column) })
      guard !distances.terms.isEmpty, allowed.others.isFinite else { continue }
      let most = limit - found.rest - allowed.others
      try program.aid("what block \(place + 1) costs", distances, in: .atMost(most + Self.slack(for: limit)))
    }
  }

  /// How much farther than was found something may go.
  private static func slack(for value: Double) -> Double { 1e-7 * max(1, value.magnitude) }
}
