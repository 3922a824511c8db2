import LinearProgramming

/// A program with bounds of its integers that are as narrow as is found before a search, and the rows that its choices
/// imply.
enum NarrowedProblem {
  /// What is left to be searched: the program with its bounds, and the problem of it with those rows.
  case open(LinearProgram, Problem)
  /// The program has no point.
  case impossible
  /// The bounds found cannot be said in numbers.
  case unsayable

  /// How many terms of rows probing may look at: some seconds' worth.
  private static let probingEffort = 200_000_000
  /// How often relaxations may be tried, and which part of the choices they have to rule out to be tried again.
  private static let greatestRounds = 8, leastPart = 0.05

  /// Narrows a program by probing.
  init(
    _ program: LinearProgram, for objective: LinearProgram.Objective, until deadline: Deadline
  ) throws(SolverFailure) {
    let probing = Probing(program, limit: Self.probingEffort)
    guard let bounds = probing.bounds else {
      self = .impossible
      return
    }
    var program = program
    guard program.narrow(to: bounds) else {
      self = .unsayable
      return
    }
    self = .open(program, try ImpliedRows.problem(of: program, with: probing, for: objective, until: deadline))
  }

  /// The problem without the choices that its relaxation rules out, probed again as long as these are many.
  func shaved(
    for objective: LinearProgram.Objective, until deadline: Deadline
  ) throws(SolverFailure) -> NarrowedProblem {
    var narrowed = self
    for _ in 0..<Self.greatestRounds {
      guard case .open(var program, let problem) = narrowed,
        var shaving = Shaving(problem, for: objective, until: deadline)
      else { break }
      guard let narrower = shaving.shave(until: deadline) else { return .impossible }
      let choices = program.openChoices
      for (column, bounds) in narrower { _ = try? program.setBounds(bounds, of: column) }
      let decided = choices - program.openChoices
      if decided == 0 { break }
      narrowed = try NarrowedProblem(program, for: objective, until: deadline)
      // No choice of a point that was found is ruled out.
      if case .open(_, let rest) = narrowed { rest.lastPoint = problem.lastPoint }
      if Double(decided) < Self.leastPart * Double(choices) { break }
    }
    return narrowed
  }
}

extension LinearProgram {
  /// How many binaries may still be 0 or 1.
  var openChoices: Int { columns.count { $0.domain == .binary && !$0.bounds.isFixed } }

  /// Narrows the bounds of the integers; those of lengths would be within roundings of each other, where the simplex method
  /// loses itself.
  ///
  /// - Returns: Whether that can be said in numbers.
  fileprivate mutating func narrow(to bounds: [Bounds]) -> Bool {
    for (index, bounds) in bounds.enumerated() where columns[index].domain != .continuous {
      guard (try? setBounds(bounds, of: ColumnID(index: index))) != nil else { return false }
    }
    return true
  }
}
