import ArgumentParser
import GreedyLayout

/// `allot convert`: a document in the other form.
struct ConvertCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case json, yaml }

  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write documents as YAML if they are JSON, and as JSON if they are YAML.",
    discussion: "A single document is written as indented JSON, several as JSON Lines or as one YAML stream.")

  @OptionGroup var options: DocumentOptions

  @Option(help: "The form to write; by default the other one than the document's.")
  var format: Format?

  func run() throws {
    try DocumentBatch(options: options, reportsJSON: false).run { item, _ in
      var document = item.document
      document.name = document.name ?? item.name
      switch format ?? (item.isJSON ? .yaml : .json) {
      case .json:
        let text = try DocumentWriter().json(document, pretty: item.isAlone)
        return text.hasSuffix("\n") ? text : text + "\n"
      case .yaml:
        return (item.isFirst ? "" : "---\n") + (try DocumentWriter().yaml(document))
      }
    }
  }
}

/// `allot schema`: the JSON Schema of the layout document.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of the layout document, for editors.")

  @Option(help: ArgumentHelp("Write the schema to this file.", valueName: "file"))
  var output: String?

  func run() throws {
    var result = ResultOutput(path: output)
    try result.write(DocumentSchema.json())
    try result.finish()
  }
}
