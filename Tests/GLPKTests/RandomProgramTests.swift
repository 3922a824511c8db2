import Foundation
import GLPK
import LinearProgramming
import Testing

struct RandomProgramTests {
  /// How many programs each kind is tested with; more by the environment variable.
  static let count = ProcessInfo.processInfo.environment["ALLOT_RANDOM_PROGRAMS"].flatMap(Int.init) ?? 500

  @Test(arguments: ProgramGenerator.Kind.allCases, [false, true])
  func `every answer to a generated program has a valid certificate`(
    _ kind: ProgramGenerator.Kind, _ integers: Bool
  ) throws {
    var tally: [String: Int] = [:]
    for seed in 0..<UInt64(Self.count) {
      var generator = ProgramGenerator(seed: seed &+ UInt64(kind.rawValue) << 40 &+ (integers ? 1 << 50 : 0))
      let (program, objective) = try generator.program(kind, integers: integers)
      do {
        let outcome = try GLPKSolver().solve(program, objective, limits: SolverLimits(seconds: 5))
        let violations = Certificate(of: outcome, for: program, objective: objective).check()
        #expect(violations.isEmpty, "seed \(seed): \(violations.map(\.description))")
        tally[outcome.kind, default: 0] += 1
      } catch {
        tally["\(error)".prefix(60).description, default: 0] += 1
        if ProcessInfo.processInfo.environment["ALLOT_SHOW"] != nil { print(kind, integers, seed, error) }
      }
    }
    if ProcessInfo.processInfo.environment["ALLOT_SHOW"] != nil { print(kind, integers, tally) }
  }
}

extension Outcome {
  var kind: String {
    switch self {
    case .optimal: "optimal"
    case .infeasible(.multipliers): "infeasible"
    case .infeasible(.searchExhausted): "exhausted"
    case .unbounded: "unbounded"
    case .stopped: "stopped"
    }
  }
}
