import ArgumentParser
import GreedyLayout
import LayoutReport

/// `allot trace`: the record of proposals, answers and positions.
struct TraceCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, inspector, json }

  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Print the proposals and answers of SwiftUI's layout in their order.")

  @OptionGroup var options: DocumentOptions

  @Option(help: "How the record is printed: a tree, the lines of LayoutProcessInspector, or JSON.")
  var format = Format.text

  @Flag(help: "Record every view, under its key, besides the points marked by inspect.")
  var all = false

  func run() throws {
    try DocumentBatch(options: options, reportsJSON: format == .json).run { item, _ in
      var layout = options.layout
      layout.tracesEveryView = all
      let placed = try GreedyEngine(options: layout).layout(item.document)
      switch format {
      case .text: return TraceText(name: item.name, placed).tree + "\n"
      case .inspector: return TraceText(name: item.name, placed).inspector
      case .json: return JSONReport.trace(name: item.name, placed).text() + "\n"
      }
    }
  }
}
