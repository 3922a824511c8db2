public import LinearProgramming

/// Why there is no worst case to report. Each is a defect of the machinery rather than of the question.
public enum WorstCaseFailure: Error, CustomStringConvertible {
  /// The solver's answer is not what it claims.
  case uncertified([Certificate.Violation])
  /// The solver says that there is no worst case.
  case undecided(Outcome)
  /// No arrangement was searched, or the worst stack found has no numbers.
  case noInstance
  /// The stack found loses another share than the program says.
  case notReproduced(stated: Double, found: Double)
  /// The worst case found is not the one found in fractions.
  case contradicted(stated: Double, exact: String)

  /// One sentence that says what does not fit.
  public var description: String {
    switch self {
    case .uncertified(let violations):
      "the solver's answer is not what it claims: " + violations.map(\.description).joined(separator: "; ")
    case .undecided(.infeasible): "the solver finds no stack at all"
    case .undecided: "the solver finds no bound"
    case .noInstance: "the worst stack found cannot be written down in numbers"
    case .notReproduced(let stated, let found):
      "the worst stack found loses \(found) of its offer, not \(stated)"
    case .contradicted(let stated, let exact):
      "the solver's worst case is \(stated), but in fractions it is \(exact)"
    }
  }
}
