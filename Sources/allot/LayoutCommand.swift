import ArgumentParser
import GLPK
import GreedyLayout
import LayoutReport
import OptimalLayout

/// `allot layout`: one engine's frames.
struct LayoutCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Lay out documents with one engine and print every view's frame.")

  @OptionGroup var options: DocumentOptions

  @Option(help: "The engine that lays out: SwiftUI's, the optimum's, or SwiftUI's with another rule for stacks.")
  var engine = LayoutEngine.distribution(.swiftui)

  @Option(help: GoalList.help)
  var goals = GoalList.standard

  @Option(help: "How the result is printed.")
  var format = Format.text

  @Flag(help: "Add the trace of the points marked by inspect to the JSON.")
  var trace = false

  func run() throws {
    try DocumentBatch(options: options, reportsJSON: format == .json).run { item, _ in
      switch engine {
      case .distribution(let algorithm):
        let rule = GreedyEngine(distribution: algorithm.distribution, options: layoutOptions)
        let placed = try rule.layout(item.document)
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
      LayoutText(name: name, engine: engine.name, placed, optimal: optimal).text + "\n"
    case .json:
      JSONReport.layout(
        name: name, engine: engine.name, placed, optimal: optimal, includesTrace: trace
      ).text() + "\n"
    }
  }
}

/// What lays out: the optimum, or views whose stacks share by a rule.
enum LayoutEngine: Hashable, CaseIterable, ExpressibleByArgument {
  case distribution(DistributionAlgorithm)
  case optimal

  static let allCases: [LayoutEngine] =
    [.distribution(.swiftui), .optimal]
    + DistributionAlgorithm.allCases.filter { $0 != .swiftui }.map { .distribution($0) }

  static var allValueStrings: [String] { allCases.map(\.name) }

  /// What it is called on the command line and in results.
  var name: String {
    switch self {
    case .distribution(let algorithm): algorithm.rawValue
    case .optimal: "optimal"
    }
  }

  init?(argument: String) {
    guard let engine = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = engine
  }

  var defaultValueDescription: String { name }
}
