import ArgumentParser
import GLPK
import LayoutEngine
import LayoutReport
import OptimalLayout

/// `allot layout`: one engine's frames.
struct LayoutCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, json, svg
    static var noun: String { "format" }
  }

  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Lay out documents with one engine and print every view's frame.",
    discussion: """
      Example: the optimum of a document in another container.
        allot layout --engine optimal --proposal 300x200 cart.yaml
      """)

  @OptionGroup var options: DocumentOptions

  @OptionGroup var strictness: Strictness

  @Option(
    help: LayoutEngine.help(
      "The engine that lays out: SwiftUI's, the optimum's, or SwiftUI's with another rule for stacks.",
      default: .distribution(.swiftui)),
    transform: LayoutEngine.named)
  var engine = LayoutEngine.distribution(.swiftui)

  @Option(help: GoalList.help, transform: GoalList.init)
  var goals: GoalList?

  @Option(help: Format.help("How the result is printed.", default: .text), transform: Format.named)
  var format = Format.text

  @Flag(help: "Add the trace of the points marked by inspect to the JSON.")
  var trace = false

  @Flag(
    help: """
      Print the frames as a display shows them: each side on the nearest pixel, by the displayScale of the document or \
      the device.
      """)
  var pixels = false

  func validate() throws {
    try OptionUse.refuse(
      "--trace", if: trace && format != .json,
      because: "only the JSON has a trace; add --format json, or use `allot trace`")
    guard engine != .optimal else { return }
    let reason = "the engine \(engine.name) solves nothing; add --engine optimal, or leave it out"
    try OptionUse.refuse("--goals", if: goals != nil, because: reason)
    try options.refuseTimeLimit(because: reason)
  }

  func run() throws {
    try DocumentBatch(options: options, form: format.form).run { item, failed in
      try format.refuseBatch(item)
      switch engine {
      case .distribution(let algorithm):
        let rule = GreedyEngine(distribution: algorithm.distribution, options: layoutOptions)
        let placed = try rule.layout(item.document)
        item.warnOfMissingNumbers(in: placed)
        failed = failed || strictness.refuses(placed)
        return printed(item.name, placed, optimal: nil)
      case .optimal:
        let engine = OptimalEngine(
          solver: GLPKSolver(), goals: (goals ?? .standard).goals, limits: options.limits, options: layoutOptions)
        let optimal = try engine.layout(item.document)
        item.warnOfMissingNumbers(in: optimal.placed)
        failed = failed || strictness.refuses(optimal.placed)
        return printed(item.name, optimal.placed, optimal: optimal)
      }
    }
  }

  private var layoutOptions: GreedyEngine.Options { options.layout }

  private func printed(_ name: String, _ layout: PlacedTree, optimal: OptimalResult?) -> String {
    let placed = pixels ? layout.onPixels : layout
    return switch format {
    case .text:
      LayoutText(name: name, engine: engine.name, placed, optimal: optimal).text + "\n"
    case .json:
      JSONReport.layout(
        name: name, engine: engine.name, placed, optimal: optimal, includesTrace: trace
      ).text() + "\n"
    case .svg:
      LayoutPicture(
        name: name, engine: engine.title, placed, options: layoutOptions, showsQuestions: engine != .optimal
      ).svg
    }
  }
}

extension LayoutCommand.Format {
  /// Who reads the result.
  fileprivate var form: OutputForm {
    switch self {
    case .text: .report
    case .json: .json
    case .svg: .data
    }
  }

  /// Refuses to draw one of several documents: two drawings in one file are none.
  fileprivate func refuseBatch(_ item: DocumentBatch.Item) throws {
    guard self == .svg, !item.isAlone else { return }
    throw Misuse(message: "--format svg draws one document; name a file with one")
  }
}

/// What lays out: the optimum, or views whose stacks share by a rule.
enum LayoutEngine: NamedChoice {
  case distribution(DistributionAlgorithm)
  case optimal

  static let allCases: [LayoutEngine] =
    [.distribution(.swiftui), .optimal]
    + DistributionAlgorithm.allCases.filter { $0 != .swiftui }.map { .distribution($0) }

  static var noun: String { "engine" }

  /// What it is called on the command line and in results.
  var name: String {
    switch self {
    case .distribution(let algorithm): algorithm.rawValue
    case .optimal: "optimal"
    }
  }

  /// What it is called in pictures.
  var title: String {
    switch self {
    case .distribution(.swiftui): "SwiftUI"
    case .distribution(let algorithm): algorithm.rawValue
    case .optimal: "optimum"
    }
  }
}
