import ArgumentParser
import LayoutEngine
import LayoutReport

/// `allot vocabulary`: the views and modifiers that are known.
struct VocabularyCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, json
    static var noun: String { "format" }
  }

  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: "List the views and modifiers that are known, with the rule each follows.",
    discussion: """
      The JSON has one object a line: name, kind, class (L changes layout, C control, N no effect on layout, S state, P \
      presentation), calls in source, keys in documents (null where only source has it), rule, certainty and source.

      Example:
        allot vocabulary --format json
      """)

  @Option(help: Format.help("The form to write."), transform: Format.named)
  var format = Format.text

  @Option(help: ResultOutput.help)
  var output: String?

  func run() throws {
    var result = try ResultOutput(path: output)
    switch format {
    case .text: try result.write(VocabularyText(Vocabulary.entries).text)
    case .json: try result.write(Vocabulary.entries.map { $0.json.text() + "\n" }.joined())
    }
    try result.finish()
  }
}
