import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

/// The written files mean to another program what they mean here.
struct ExportedFileTests {
  @Test(
    .enabled(if: Glpsol.path != nil, Comment(rawValue: Glpsol.isMissing)),
    arguments: ProgramGenerator.Kind.allCases.filter { !$0.isWide })
  func `glpsol finds in a written file the optimum of the program it was written from`(
    _ kind: ProgramGenerator.Kind
  ) throws {
    for seed in 0..<30 as Range<UInt64> {
      var generator = ProgramGenerator(seed: seed &+ UInt64(kind.rawValue) << 40)
      let (program, objective) = try generator.program(kind, integers: seed % 2 == 0)
      let expected: Double?
      switch try? GLPKSolver().solve(program, objective, limits: SolverLimits(seconds: 0.5)) {
      case .optimal(let solution): expected = solution.objective
      case .infeasible: expected = nil
      case .unbounded, .stopped, nil: continue
      }
      let sign: Double = objective.sense == .minimise ? 1 : -1
      let (lp, mps) = (try program.lpFormat(objective), try program.mpsFormat(objective))
      let (fromLP, fromMPS) = (try Glpsol.optimum(of: lp, .lp), try Glpsol.optimum(of: mps, .mps))
      #expect(isClose(fromLP, expected), "seed \(seed)\n\(lp)")
      #expect(isClose(fromMPS.map { sign * $0 }, expected), "seed \(seed)\n\(mps)")
    }
  }

  private func isClose(_ found: Double?, _ expected: Double?) -> Bool {
    guard let found, let expected else { return found == nil && expected == nil }
    return (found - expected).magnitude <= 1e-6 * max(1, expected.magnitude)
  }
}
