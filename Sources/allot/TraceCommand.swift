import ArgumentParser
import LayoutEngine
import LayoutReport

/// `allot trace`: the record of proposals, answers and positions.
struct TraceCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, inspector, json
    static var noun: String { "format" }
  }

  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Print the proposals and answers of SwiftUI's layout in their order.",
    discussion: """
      Example:
        allot trace --all cart.yaml
      """)

  @OptionGroup var options: DocumentOptions

  @Option(
    help: Format.help(
      "How the record is printed: a tree, the lines of LayoutProcessInspector, or JSON.", default: .text),
    transform: Format.named)
  var format = Format.text

  @Flag(help: "Record every view, under its key, besides the points marked by inspect.")
  var all = false

  func validate() throws {
    try options.refuseTimeLimit(because: "SwiftUI's rule solves nothing; leave it out")
  }

  func run() throws {
    try DocumentBatch(options: options, form: form).run { item, _ in
      var layout = options.layout
      layout.tracesEveryView = all
      let placed = try GreedyEngine(options: layout).layout(item.document)
      item.warnOfMissingNumbers(in: placed)
      switch format {
      case .text: return TraceText(name: item.name, placed).tree + "\n"
      case .inspector: return TraceText(name: item.name, placed).inspector
      case .json: return JSONReport.trace(name: item.name, placed).text() + "\n"
      }
    }
  }

  /// The inspector's lines are compared with recordings, so they are not broken.
  private var form: OutputForm {
    switch format {
    case .text: .report
    case .inspector: .data
    case .json: .json
    }
  }
}
