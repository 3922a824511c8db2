import ArgumentParser
import LayoutEngine
import LayoutReport

/// `allot explain`: why a view has its size and its place.
struct ExplainCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, json, markdown
    static var noun: String { "format" }
  }

  enum ToldAxis: String, NamedChoice {
    case horizontal, vertical
    static var noun: String { "axis" }
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a view has its size and its place: what it was proposed, what it answered, where it stands.",
    usage: "allot explain <file> ... <view> [<options>]",
    discussion: """
      VIEW is the last word: a view's id, or its path in the document, as `allot layout` lists them. What is told is read \
      off the record of SwiftUI's layout, from the root to the view and back. Of several proposals the one whose answer \
      was used is marked with ●, with ◐ those on which the size of the view around rests, and with ○ those on which \
      nothing rests alone; the number at the end of a line is the rule that was followed.

      Example: why does a title wrap though there is room?
        allot explain toolbar.yaml title --axis horizontal
      """)

  @OptionGroup var options: DocumentOptions

  @Option(help: ToldAxis.help("Tell of this axis only."), transform: ToldAxis.named)
  var axis: ToldAxis?

  @Option(help: Format.help("How the result is printed.", default: .text), transform: Format.named)
  var format = Format.text

  func validate() throws {
    guard options.files.count != 1 else {
      throw ValidationError("no VIEW given; name a view behind the FILE, as `allot explain \(options.files[0]) title`")
    }
    try options.refuseTimeLimit(because: "SwiftUI's rule solves nothing; leave it out")
  }

  func run() throws {
    var options = options
    let view = options.files.popLast() ?? ""
    try DocumentBatch(options: options, form: form).run { item, _ in
      let placed = try GreedyEngine(options: options.layout).layout(item.document)
      item.warnOfMissingNumbers(in: placed)
      do {
        let explanation = try placed.explain(view, along: axes)
        switch format {
        case .text: return ViewExplanationText(name: item.name, explanation).text + "\n"
        case .markdown: return ViewExplanationText(name: item.name, explanation).markdown + "\n"
        case .json: return JSONReport.explanation(name: item.name, explanation).text() + "\n"
        }
      } catch let unknown as UnexplainableView {
        throw Misuse(message: unknown.description)
      }
    }
  }

  private var axes: Axis.Set {
    switch axis {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: [.horizontal, .vertical]
    }
  }

  private var form: OutputForm {
    switch format {
    case .text: .report
    case .markdown: .data
    case .json: .json
    }
  }
}
