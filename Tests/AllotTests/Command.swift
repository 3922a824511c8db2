import Foundation
import Synchronization
import Testing

/// Runs the built command as a person or a script would.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The output as if every line went on for ever: breaks and blanks are single spaces.
  var sentences: String { output.split { $0.isWhitespace }.joined(separator: " ") }

  /// Runs `allot` with arguments and, if given, text on its standard input.
  static func run(_ arguments: String..., input: String? = nil) throws -> Command {
    try run(arguments, input: input)
  }

  /// Runs `allot` with a list of arguments and, if given, text on its standard input.
  static func run(_ arguments: [String], input: String? = nil) throws -> Command {
    try run(try executable(), arguments, input: input)
  }

  /// Runs a script of the shell in a folder; `$0` in it is `allot`.
  static func shell(_ script: String, in folder: borrowing TemporaryFolder) throws -> Command {
    let shell = URL(fileURLWithPath: "/bin/sh")
    return try run(shell, ["-c", "cd '\(folder.path)' || exit 99; \(script)", try executable().path], input: nil)
  }

  private static func run(_ executable: URL, _ arguments: [String], input: String?) throws -> Command {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    // Reports are as wide as where nobody has said how wide a line may be.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "COLUMNS" }
    let (output, errors, entry) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = entry
    let collected = Collected()
    let reading = DispatchGroup()
    try process.run()
    // Both pipes are read to their ends at the same time, so that neither fills up while the other is waited for.
    DispatchQueue(label: "output").async(group: reading) { [handle = output.fileHandleForReading] in
      collected.append((try? handle.readToEnd()) ?? Data())
    }
    try? entry.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try? entry.fileHandleForWriting.close()
    let messages = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    reading.wait()
    return Command(
      status: process.terminationStatus, output: String(decoding: collected.data, as: UTF8.self),
      errors: String(decoding: messages, as: UTF8.self))
  }

  /// The executable stands beside the tests', or beside the bundle that holds them.
  private static func executable() throws -> URL {
    let starts = [Bundle.main.executableURL, URL(fileURLWithPath: CommandLine.arguments[0])].compactMap { $0 }
    for start in starts {
      var folder = start.resolvingSymlinksInPath().deletingLastPathComponent()
      for _ in 0..<4 {
        let candidate = folder.appendingPathComponent("allot")
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        folder.deleteLastPathComponent()
      }
    }
    return try #require(nil as URL?, "there is no `allot` beside \(starts.map(\.path))")
  }
}

/// What a command wrote, taken in while it runs.
private final class Collected: Sendable {
  private let bytes = Mutex(Data())

  var data: Data { bytes.withLock { $0 } }

  func append(_ more: Data) { bytes.withLock { $0.append(more) } }
}

/// A file that exists while a test runs.
struct TemporaryFile: ~Copyable {
  let path: String

  init(_ content: String, ending: String = "json") throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)").path
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A folder that exists while a test runs.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file of this name.
  func write(_ content: String, to name: String) throws {
    try Data(content.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// The content of a file of this name.
  func content(of name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  /// The names of all files in order, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
