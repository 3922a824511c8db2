import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport

/// `allot compare`: both engines, where and why they differ.
struct CompareCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  enum Condition: String, CaseIterable, ExpressibleByArgument { case waste, overflow, difference }

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show where SwiftUI's layout differs from the optimal one, why, and which priorities repair it.")

  @OptionGroup var options: DocumentOptions

  @Option(help: GoalList.help)
  var goals = GoalList.standard

  @Option(help: AlgorithmList.help)
  var algorithms: AlgorithmList?

  @Option(help: "How the result is printed.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if any region differs in this way: waste, overflow or difference.", valueName: "condition"))
  var failOn: [Condition] = []

  func run() throws {
    try DocumentBatch(options: options, reportsJSON: format == .json).run { item, failed in
      let comparison = try Comparison(of: item.document, solver: GLPKSolver(), options: comparisonOptions)
      failed = failed || failOn.contains { $0.holds(in: comparison) }
      switch format {
      case .text: return ComparisonText(name: item.name, comparison).text + "\n"
      case .json: return JSONReport.comparison(name: item.name, comparison).text() + "\n"
      }
    }
  }

  private var comparisonOptions: Comparison.Options {
    var result = Comparison.Options()
    result.goals = goals.goals
    result.algorithms = algorithms?.algorithms ?? []
    result.limits = options.limits
    result.layout = options.layout
    return result
  }
}

extension CompareCommand.Condition {
  /// Whether a region differs in the way that the condition names.
  func holds(in comparison: Comparison) -> Bool {
    comparison.regions.contains { region in
      switch self {
      case .waste: region.differences.contains(.wastes)
      case .overflow: region.differences.contains(.overflows)
      case .difference: region.differences.contains(.distributesDifferently)
      }
    }
  }
}
