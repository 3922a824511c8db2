import Foundation
import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

private let glpsolPath = ["/usr/bin/glpsol", "/usr/local/bin/glpsol", "/opt/homebrew/bin/glpsol"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// The written files mean to another program what they mean here.
struct ExportedFileTests {
  /// What `glpsol` says of a file: its optimum, or nil if there is none.
  private func glpsol(_ text: String, option: String) throws -> Double? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (model, answer) = (folder.appending(path: "model"), folder.appending(path: "answer"))
    try text.write(to: model, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: try #require(glpsolPath))
    process.arguments = [option, model.path, "--nopresol", "--write", answer.path, "--tmlim", "10"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "glpsol cannot read:\n\(text)")
    // "s bas 2 3 f f 25" for a linear, "s mip 2 3 o 25" for an integer optimum.
    let written = try String(contentsOf: answer, encoding: .utf8)
    let words = written.split(separator: "\n").first { $0.hasPrefix("s ") }?.split(separator: " ") ?? []
    let isOptimal = words.dropFirst(4).dropLast().allSatisfy { $0 == "f" || $0 == "o" }
    return isOptimal ? words.last.flatMap { Double($0) } : nil
  }

  @Test(.enabled(if: glpsolPath != nil), arguments: ProgramGenerator.Kind.allCases.filter { !$0.isWide })
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
      let (fromLP, fromMPS) = (try glpsol(lp, option: "--lp"), try glpsol(mps, option: "--freemps"))
      #expect(isClose(fromLP, expected), "seed \(seed)\n\(lp)")
      #expect(isClose(fromMPS.map { sign * $0 }, expected), "seed \(seed)\n\(mps)")
    }
  }

  private func isClose(_ found: Double?, _ expected: Double?) -> Bool {
    guard let found, let expected else { return found == nil && expected == nil }
    return (found - expected).magnitude <= 1e-6 * max(1, expected.magnitude)
  }
}
