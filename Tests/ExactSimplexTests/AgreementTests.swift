import ExactSimplex
import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

/// Exact answers, judged exactly, and GLPK's judged by them.
struct AgreementTests {
  private func generate(
    _ kind: ProgramGenerator.Kind, _ integers: Bool, _ seed: UInt64
  ) throws -> (LinearProgram, LinearProgram.Objective) {
    var generator = ProgramGenerator(seed: seed &+ UInt64(kind.rawValue) << 40 &+ (integers ? 1 << 50 : 0))
    return try generator.program(kind, integers: integers)
  }

  @Test(arguments: ProgramGenerator.Kind.allCases, [false, true])
  func `every answer is right without any tolerance`(_ kind: ProgramGenerator.Kind, _ integers: Bool) throws {
    for seed in 0..<40 as Range<UInt64> {
      let (program, objective) = try generate(kind, integers, seed)
      let limits = SolverLimits(iterations: 300)
      let outcome = try ExactSolver().solveExactly(program, objective, limits: limits)
      #expect(ExactChecker(program, objective).faults(outcome) == [], "seed \(seed)")
    }
  }

  /// Of programs that were not rounded around a point, so that rounding does not decide whether they are feasible.
  @Test(arguments: [ProgramGenerator.Kind.arbitrary, .degenerate, .layout], [false, true])
  func `GLPK comes to the same end`(_ kind: ProgramGenerator.Kind, _ integers: Bool) throws {
    for seed in 0..<40 as Range<UInt64> {
      let (program, objective) = try generate(kind, integers, seed)
      let exact = try ExactSolver().solve(program, objective, limits: SolverLimits(iterations: 300))
      let other = try GLPKSolver().solve(program, objective, limits: SolverLimits(seconds: 0.2))
      #expect(agree(exact, other), "seed \(seed): \(exact) \(other)")
      if kind == .arbitrary, case .infeasible = exact { continue }
      #expect(Certificate(of: exact, for: program, objective: objective).check() == [], "seed \(seed)")
    }
  }

  private func agree(_ exact: Outcome, _ other: Outcome) -> Bool {
    switch (exact, other) {
    case (.optimal(let left), .optimal(let right)):
      (left.objective - right.objective).magnitude <= 1e-6 * max(1, left.objective.magnitude)
    case (.infeasible, .infeasible), (.unbounded, .unbounded), (.stopped, _), (_, .stopped): true
    default: false
    }
  }
}
