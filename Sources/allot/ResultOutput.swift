import ArgumentParser
import Foundation

/// Where a command's results go: standard output as they come, or a file when all are there.
struct ResultOutput {
  private let path: String?
  private let isQuiet: Bool
  private var collected = ""

  init(_ options: DocumentOptions) {
    self.init(path: options.output, isQuiet: options.quiet)
  }

  init(path: String?, isQuiet: Bool = false) {
    self.path = path
    self.isQuiet = isQuiet
  }

  /// Adds a result.
  ///
  /// - Throws: `ExitCode.unwritable` where standard output takes no more.
  mutating func write(_ text: String) throws {
    if path != nil {
      collected += text
    } else if !isQuiet {
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      } catch {
        Diagnostics.print("error: the result cannot be written to standard output")
        throw ExitCode.unwritable
      }
    }
  }

  /// Writes the file, if the results go to one.
  ///
  /// - Throws: `ExitCode.unwritable` where it cannot be written.
  func finish() throws {
    guard let path else { return }
    do {
      try Data(collected.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      Diagnostics.print("error: \(path) cannot be written")
      throw ExitCode.unwritable
    }
  }
}
