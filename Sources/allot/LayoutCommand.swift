import ArgumentParser
import GLPK
import GreedyLayout
import LayoutReport
import OptimalLayout

/// `allot layout`: one engine's frames.
struct LayoutCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  enum Engine: String, CaseIterable, ExpressibleByArgument { case swiftui, optimal }

  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Lay out documents with one engine and print every view's frame.")

  @OptionGroup var options: DocumentOptions

  @Option(help: "The engine that lays out.")
  var engine = Engine.swiftui

  @Option(help: GoalList.help)
  var goals = GoalList.standard

  @Option(help: "How the result is printed.")
  var format = Format.text

  @Flag(help: "Add the trace of the points marked by inspect to the JSON.")
  var trace = false

  func run() throws {
    try DocumentBatch(options: options, reportsJSON: format == .json).run { item, _ in
      switch engine {
      case .swiftui:
        let placed = try GreedyEngine(options: layoutOptions).layout(item.document)
        return printed(item.name, placed, optimal: nil)
      case .optimal:
        let engine = OptimalEngine(
          solver: GLPKSolver(), goals: goals.goals, limits: options.limits, options: layoutOptions)
        let optimal = try engine.layout(item.document)
        return printed(item.name, optimal.placed, optimal: optimal)
      }
    }
  }

  private var layoutOptions: GreedyEngine.Options { options.layout }

  private func printed(_ name: String, _ placed: PlacedTree, optimal: OptimalResult?) -> String {
    switch format {
    case .text:
      LayoutText(name: name, engine: engine.rawValue, placed).text + "\n"
    case .json:
      JSONReport.layout(
        name: name, engine: engine.rawValue, placed, optimal: optimal, includesTrace: trace
      ).text() + "\n"
    }
  }
}
