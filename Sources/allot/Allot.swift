import ArgumentParser

/// The command `allot`.
@main
struct Allot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allot",
    abstract: "Compare SwiftUI's stacks with the optimal allocation of their space.",
    discussion: """
      FILE is a layout document in JSON or YAML, a JSON array of documents, or JSON Lines; - stands for standard input.
      Exit status: 0 done; 1 a condition asked for does not hold; 64 usage; 65 a bad, missing or unreadable document; \
      70 a defect in allot; 74 output that cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      CompareCommand.self, LayoutCommand.self, TraceCommand.self, PrioritiesCommand.self, SweepCommand.self,
      BoundCommand.self, SurveyCommand.self, ExportCommand.self, ConvertCommand.self, SchemaCommand.self,
    ])
}

/// The exit statuses that scripts rely on.
extension ExitCode {
  /// A condition that was asked for does not hold.
  static let conditionFails = ExitCode(1)
  /// A document is bad, missing or unreadable.
  static let badDocument = ExitCode(65)
  /// A defect in allot.
  static let defect = ExitCode(70)
  /// The output cannot be written.
  static let unwritable = ExitCode(74)
}
