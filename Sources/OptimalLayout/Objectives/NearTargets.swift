internal import LinearProgramming

/// Brings lengths as near to targets as they come together: the least sum of the distances.
struct NearTargets {
  /// A length that is wanted near to something, in points.
  struct Aim {
    /// What rows and columns call the length.
    var name: String
    var length: LinearExpression
    var target: Double
  }

  let goal: Goal
  let aims: [Aim]

  /// Pursues the goal on a program and keeps it there; without an aim there is nothing to do.
  ///
  /// - Parameters:
  ///   - solver: What solves the program without its whole numbers.
  ///   - known: What is known of the least sum before it is searched.
  func pursue(
    on program: inout StagedProgram, solver: (any LinearSolver)? = nil,
    knowing known: (StagedProgram, LinearExpression) throws -> JoinedTargets? = { _, _ in nil }
  ) throws {
    guard !aims.isEmpty else { return }
    var total = LinearExpression()
    for aim in aims {
      let name = "\(goal.rawValue): \(aim.name)"
      let span = program.program.span(of: aim.length)
      let farthest = max(aim.target - span.lower, span.upper - aim.target)
      let bounds = farthest.isFinite ? try Bounds(lower: 0, upper: LinearProgram.end(beyond: farthest)) : .nonnegative
      let distance = LinearExpression(try program.addColumn(name, in: bounds))
      _ = try program.require("\(name) not above", distance - aim.length, in: .atLeast(-aim.target))
      _ = try program.require("\(name) not below", distance + aim.length, in: .atLeast(aim.target))
      total += distance
    }
    guard program.hasIntegers, var known = try known(program, total) else {
      let found = try program.pursue(.minimise(total), for: goal)
      return try narrow(&program, to: total, at: found.objective, solver: solver)
    }
    program.suggest(known.values)
    let rounding = StagedProgram.rounding(of: known.least)
    try program.aid("\(goal.rawValue) at least", total, in: .atLeast(known.least - rounding))
    let found = try program.pursue(.minimise(total), for: goal)
    try known.narrow(&program, atMost: found.objective)
    try narrow(&program, to: total, at: found.objective, solver: solver)
  }

  /// Has a program know what the least sum leaves its lengths.
  private func narrow(
    _ program: inout StagedProgram, to total: LinearExpression, at least: Double, solver: (any LinearSolver)?
  ) throws {
    if let solver { try program.holdRelaxedFace(of: .minimise(total), at: least, solver: solver) }
    try program.propagate()
  }
}
