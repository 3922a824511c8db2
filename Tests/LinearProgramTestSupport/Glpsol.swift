internal import Foundation

/// GLPK's own command, where it is installed: it reads files as any other program would.
package enum Glpsol {
  /// Where the command is; nil where it is not installed.
  package static let path = ["/usr/bin/glpsol", "/usr/local/bin/glpsol", "/opt/homebrew/bin/glpsol"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Why a test that needs it does not run.
  package static let isMissing = "glpsol is not installed; on Debian it is in the package glpk-utils"

  /// A form in which it reads a program.
  package enum Format: String {
    /// CPLEX's LP format.
    case lp = "--lp"
    /// The free MPS format.
    case mps = "--freemps"
  }

  /// The file was not read.
  package struct Refusal: Error, CustomStringConvertible {
    /// The file.
    package var description: String
  }

  /// The optimum of a program in a file; nil if it has none.
  ///
  /// - Throws: ``Refusal`` where the file was not read.
  package static func optimum(of text: String, _ format: Format) throws -> Double? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (model, answer) = (folder.appending(path: "model"), folder.appending(path: "answer"))
    try text.write(to: model, atomically: true, encoding: .utf8)
    let process = Process()
    guard let path else { throw Refusal(description: isMissing) }
    process.executableURL = URL(filePath: path)
    process.arguments = [format.rawValue, model.path, "--nopresol", "--write", answer.path, "--tmlim", "10"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Refusal(description: "glpsol cannot read:\n\(text)") }
    // "s bas 2 3 f f 25" for a linear, "s mip 2 3 o 25" for an integer optimum.
    let written = try String(contentsOf: answer, encoding: .utf8)
    let words = written.split(separator: "\n").first { $0.hasPrefix("s ") }?.split(separator: " ") ?? []
    let isOptimal = words.dropFirst(4).dropLast().allSatisfy { $0 == "f" || $0 == "o" }
    return isOptimal ? words.last.flatMap { Double($0) } : nil
  }
}
