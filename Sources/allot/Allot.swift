import ArgumentParser
import Foundation
import LayoutReport

/// The command `allot`.
@main
struct Allot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allot",
    abstract: "Compare SwiftUI's stacks with the optimal allocation of their space.",
    discussion: """
      FILE is a layout document in JSON or YAML, a JSON array of documents, or JSON Lines, of up to \
      \(InputFile.mebibyteLimit) MiB; - stands for standard input. Reports keep to the width of the terminal, or to \
      COLUMNS where that is set, else to 80 columns; on a terminal they have colours, unless NO_COLOR is set.
      Exit status: 0 done; 1 a condition asked for does not hold; 64 usage; 65 a bad, missing or unreadable document; \
      70 a defect in allot; 74 output that cannot be written.

      Example:
        allot compare cart.yaml
      """,
    version: "0.1.0",
    subcommands: [
      CompareCommand.self, ExplainCommand.self, LayoutCommand.self, TraceCommand.self, PrioritiesCommand.self,
      SweepCommand.self,
      BoundCommand.self, SurveyCommand.self, ExportCommand.self, ConvertCommand.self, GalleryCommand.self,
      SchemaCommand.self, VocabularyCommand.self,
    ])
}

extension Allot {
  /// Runs the command that the words after `allot` name, and leaves with its status.
  static func main() {
    StandardStreams.prepare()
    let words = CommandWords(Array(CommandLine.arguments.dropFirst()))
    do {
      try words.checkCommand()
      try words.checkHyphens()
      var command = try parseAsRoot()
      try words.checkOptions()
      try Page.$width.withValue(StandardStreams.width) {
        try Ink.$isOn.withValue(StandardStreams.takesColour) { try command.run() }
      }
    } catch {
      leave(after: error)
    }
  }

  /// Prints what is to be said, help on standard output and complaints on standard error, and ends the process.
  private static func leave(after error: any Error) -> Never {
    let code = exitCode(for: error)
    // What the parser does not know and no command has expected.
    guard code != .failure || error is ExitCode else {
      Diagnostics.print("error: \(error); this is a defect in allot: please report it, with the document")
      Foundation.exit(ExitCode.defect.rawValue)
    }
    let text = fullMessage(for: error)
    if code == .success {
      do {
        var output = try ResultOutput(path: nil)
        try output.write(text.hasSuffix("\n") ? text : text + "\n")
      } catch {
        Foundation.exit(exitCode(for: error).rawValue)
      }
    } else if !text.isEmpty {
      Diagnostics.print(text)
    }
    Foundation.exit(code.rawValue)
  }
}

/// The exit statuses that scripts rely on.
extension ExitCode {
  /// A condition that was asked for does not hold.
  static let conditionFails = ExitCode(1)
  /// A document is bad, missing or unreadable.
  static let badDocument = ExitCode(65)
  /// A defect in allot.
  static let defect = ExitCode(70)
  /// The interrupt key was pressed: 128 and the number of its signal, as shells have it.
  static let interrupted = ExitCode(130)
  /// The output cannot be written.
  static let unwritable = ExitCode(74)
}
