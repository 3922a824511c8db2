internal import LinearProgramming

extension OptimalDistribution {
  /// Has a program confirm the lengths of a closed form; false where it does not, or is stopped.
  func confirm(
    _ form: ClosedForm, on stack: StackProgram, key: String, into optimum: inout StackOptimum
  ) throws -> Bool {
    try solver.session(on: stack.program, limits: limits) { session in
      var program = StagedProgram(session, limits: limits, view: key)
      guard try form.confirm(on: stack, &program), program.doubts.isEmpty else { return false }
      optimum.stages = program.stages
      optimum.journal = program.journal
      optimum.drift = program.drift()
      optimum.lengths = form.lengths
      return true
    }
  }
}
