import Foundation
import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

struct RandomProgramTests {
  /// How many programs each kind is tested with; another number by the environment variable.
  static let count = ProcessInfo.processInfo.environment["ALLOT_RANDOM_PROGRAMS"].flatMap(Int.init) ?? 250

  @Test(arguments: ProgramGenerator.Kind.allCases, [false, true])
  func `every answer to a generated program has a valid certificate`(
    _ kind: ProgramGenerator.Kind, _ integers: Bool
  ) throws {
    var failures: [String] = []
    for seed in 0..<UInt64(Self.count) {
      var generator = ProgramGenerator(seed: seed &+ UInt64(kind.rawValue) << 40 &+ (integers ? 1 << 50 : 0))
      let (program, objective) = try generator.program(kind, integers: integers)
      do {
        let outcome = try GLPKSolver().solve(program, objective, limits: SolverLimits(seconds: 0.5))
        let violations = Certificate(of: outcome, for: program, objective: objective).check()
        #expect(violations.isEmpty, "seed \(seed): \(violations.map(\.description))")
      } catch let failure as SolverFailure {
        failures.append("seed \(seed): \(failure)")
      }
    }
    // A failure is honest; but ordinary programs have none, but for whole columns far from zero in rows of fractions.
    let allowed = kind.isWide ? Self.count / 20 : integers ? Self.count / 1000 : 0
    #expect(failures.count <= allowed, "\(failures)")
  }
}
