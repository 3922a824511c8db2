import GLPK
import LayoutTestSupport
import LinearProgramming
import Testing

@testable import LayoutComparison

/// The worst cases by other means than the search: every combination of clamps as a linear program of its own, each with
/// its certificate, and every stack on a grid.
struct SecondMethodTests {
  /// The greatest loss over all 3ⁿ combinations of clamps; every optimum and every infeasibility has a certificate.
  private func enumerated(_ question: WorstCaseQuestion) throws -> Double {
    var worst = 0.0
    for arrangement in question.shape.arrangements {
      for clamps in combinations(of: question.shape.viewCount) {
        let program = try WorstCaseProgram(question, arranged: arrangement, clamps: clamps)
        let outcome = try GLPKSolver().solve(program.program, program.objective)
        #expect(Certificate(of: outcome, for: program.program, objective: program.objective).check() == [])
        switch outcome {
        case .optimal(let solution): worst = max(worst, solution.objective)
        case .infeasible(.multipliers): break
        default: Issue.record("\(clamps): \(outcome)")
        }
      }
    }
    return worst
  }

  private func combinations(of count: Int) -> [[WorstCaseProgram.Clamp]] {
    (0..<count).reduce([[]]) { lists, _ in
      lists.flatMap { list in WorstCaseProgram.Clamp.allCases.map { list + [$0] } }
    }
  }

  @Test(arguments: DistributionAlgorithm.allCases.filter { $0 != .proportional })
  func `every combination of clamps, each certified, gives the same worst case`(
    _ algorithm: DistributionAlgorithm
  ) throws {
    for measure in WorstCaseQuestion.Measure.allCases {
      for priorities in [[0, 0], [0, 0, 0], [1.0, 0, 0], [1, 1, 0, 0]] {
        let question = WorstCaseQuestion(
          measure, of: .flat(priorities.count), by: algorithm, priorities: priorities)
        guard !question.isLosslessByTheory else { continue }
        let worst = try WorstCase(question, solver: GLPKSolver())
        #expect(abs(try enumerated(question) - worst.share) < 1e-9, "\(measure) \(priorities)")
      }
    }
  }

  @Test(arguments: ["((2),1)", "((1),(2))"])
  func `so it does for nested stacks`(_ notation: String) throws {
    let shape = try #require(StackShape(notation))
    for measure in WorstCaseQuestion.Measure.allCases {
      let question = WorstCaseQuestion(measure, of: shape)
      let worst = try WorstCase(question, solver: GLPKSolver())
      #expect(abs(try enumerated(question) - worst.share) < 1e-9)
    }
  }

  /// Minimums of 0…12 and widths of 0…12 with an offer of 12 have every worst case of two children in them, and of
  /// three those for which twelfths suffice.
  @Test(arguments: DistributionAlgorithm.allCases.filter { $0 != .proportional })
  func `no stack on a grid loses more, and of two children one loses as much`(
    _ algorithm: DistributionAlgorithm
  ) throws {
    let fine = (0...12).flatMap { low in (0...12).map { RangedChild(minimum: Double(low), maximum: Double(low + $0)) } }
    let coarse = (0...4).flatMap { low in
      (0...4).map { RangedChild(minimum: Double(3 * low), maximum: Double(3 * (low + $0))) }
    }
    for measure in WorstCaseQuestion.Measure.allCases {
      let two = try WorstCase(WorstCaseQuestion(measure, of: .flat(2), by: algorithm), solver: GLPKSolver())
      let three = try WorstCase(WorstCaseQuestion(measure, of: .flat(3), by: algorithm), solver: GLPKSolver())
      let (ofTwo, ofThree) = (greatestLosses(measure, algorithm, fine), greatestLosses(measure, algorithm, coarse))
      #expect(abs(ofTwo.two - two.share) < 1e-9)
      #expect(ofThree.three <= three.share + 1e-9)
    }
  }

  private func greatestLosses(
    _ measure: WorstCaseQuestion.Measure, _ algorithm: DistributionAlgorithm, _ children: [RangedChild]
  ) -> (two: Double, three: Double) {
    var (two, three) = (0.0, 0.0)
    var lengths: [Double] = []
    func loss(_ stack: [RangedChild]) -> Double {
      algorithm.share(12, among: stack, into: &lengths)
      let used = lengths.reduce(0, +)
      switch measure {
      case .unused: return (min(12, stack.reduce(0) { $0 + $1.maximum }) - used) / 12
      case .overflow: return (used - max(12, stack.reduce(0) { $0 + $1.minimum })) / 12
      }
    }
    for first in children {
      for second in children {
        two = max(two, loss([first, second]))
        guard children.count < 50 else { continue }
        for third in children { three = max(three, loss([first, second, third])) }
      }
    }
    return (two, three)
  }
}
