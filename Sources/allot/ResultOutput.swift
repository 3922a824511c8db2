import ArgumentParser
import Foundation

/// Where a command's results go: standard output as they come, or the output that was asked for when all are there.
struct ResultOutput {
  private let path: String?
  private let target: OutputTarget
  private let isQuiet: Bool
  private var collected: [UInt8] = []
  /// Whether there was a result, not only mistakes.
  private(set) var hasResult = false
  /// Whether whoever read standard output has gone, so that nothing is written any more.
  private(set) var isAbandoned = false

  /// What `--output` does.
  static let help = ArgumentHelp(
    """
    Write the result to this file: a regular file is replaced whole or not at all, anything else is written to, and \
    nothing is touched where there is no result. - is standard output.
    """, valueName: "file")

  /// Prepares an output for what is made of `inputs`.
  ///
  /// - Throws: `ExitCode.unwritable` where it is plain that nothing can be written, and `ValidationError` where the output
  ///   is one of the inputs.
  init(path: String?, isQuiet: Bool = false, inputs: [String] = []) throws {
    self.path = path == "-" ? nil : path
    self.isQuiet = isQuiet
    guard path?.isEmpty != true else {
      throw ValidationError("--output is empty; name a file, or leave it out to print the result")
    }
    do {
      target = try OutputTarget(path ?? "-")
    } catch {
      throw Self.refusal(error)
    }
    guard case .file(_, let replaced?) = target else { return }
    if let input = inputs.first(where: { FileIdentity(ofInput: $0) == replaced }) {
      throw ValidationError(
        "--output \(path ?? "") is the same file as \(input == "-" ? "standard input" : "the input \(input)"), which would "
          + "be lost; write to another file")
    }
  }

  /// Whether results are kept until all are there.
  var isCollecting: Bool { path != nil }

  /// Adds a result, or what stands in the place of one.
  ///
  /// - Parameter isResult: Whether it is a document's result, not the mistakes of one that could not be used.
  /// - Throws: `ExitCode.unwritable` where standard output takes no more.
  mutating func write(_ text: String, isResult: Bool = true) throws {
    hasResult = hasResult || isResult
    if isCollecting {
      collected += text.utf8
    } else if !isQuiet {
      try send(Array(text.utf8))
    }
  }

  /// Writes what was kept, if there was a result among it.
  ///
  /// - Throws: `ExitCode.unwritable` where it cannot be written.
  mutating func finish() throws {
    if isCollecting, hasResult { try send(collected) }
  }

  private mutating func send(_ bytes: [UInt8]) throws {
    guard !isAbandoned else { return }
    do {
      try target.write(bytes, asked: path ?? "-")
    } catch {
      guard case .descriptor = target, error.reason.code == EPIPE else { throw Self.refusal(error) }
      isAbandoned = true
    }
  }

  private static func refusal(_ error: UnwritableOutput) -> ExitCode {
    Diagnostics.print("error: \(error)")
    return .unwritable
  }
}
