import ArgumentParser
import LayoutEngine

/// `allot convert`: a document in the other form.
struct ConvertCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case json, yaml
    static var noun: String { "format" }
  }

  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write documents as YAML if they are JSON, and as JSON if they are YAML.",
    discussion: """
      A single document is written as indented JSON, several as JSON Lines or as one YAML stream.

      Example:
        allot convert --output cart.yaml cart.json
      """)

  @OptionGroup var options: DocumentOptions

  @Option(
    help: Format.help("The form to write; by default the other one than the document's."), transform: Format.named)
  var format: Format?

  func validate() throws {
    let reason = "nothing is laid out; leave it out"
    try options.refuseTimeLimit(because: reason)
    try OptionUse.refuse("--max-questions", if: options.maxQuestions != nil, because: reason)
    try OptionUse.refuse("--plain", if: options.plain, because: reason)
  }

  func run() throws {
    try DocumentBatch(options: options, form: .data).run { item, _ in
      var document = item.document
      document.name = document.name ?? item.name
      switch format ?? (item.isJSON ? .yaml : .json) {
      case .json:
        let text = try DocumentWriter().json(document, pretty: item.isAlone)
        return text.hasSuffix("\n") ? text : text + "\n"
      case .yaml:
        return (item.place.isFirst ? "" : "---\n") + (try DocumentWriter().yaml(document))
      }
    }
  }
}

/// `allot schema`: the JSON Schema of the layout document.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of the layout document, for editors.",
    discussion: """
      Example:
        allot schema --output layout.schema.json
      """)

  @Option(help: ResultOutput.help)
  var output: String?

  func run() throws {
    var result = try ResultOutput(path: output)
    try result.write(DocumentSchema.json())
    try result.finish()
  }
}
