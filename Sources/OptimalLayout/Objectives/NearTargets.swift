internal import LinearProgramming

/// Brings lengths as near to targets as they come together: the least sum of the distances.
struct NearTargets {
  let goal: Goal
  /// A name for rows and columns, a length, and what it is to be near to.
  let lengths: [(name: String, length: LinearExpression, target: Double)]

  /// Pursues the goal on a program and keeps it there.
  func pursue(on program: inout StagedProgram) throws {
    var total = LinearExpression()
    for (name, length, target) in lengths {
      let distance = LinearExpression(try program.addColumn("\(goal.rawValue): \(name)", in: .nonnegative))
      _ = try program.require("\(goal.rawValue): \(name) not above", distance - length, in: .atLeast(-target))
      _ = try program.require("\(goal.rawValue): \(name) not below", distance + length, in: .atLeast(target))
      total += distance
    }
    try program.pursue(.minimise(total), for: goal)
  }
}
