import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport

/// `allot priorities`: every outcome that layoutPriority choices can reach.
struct PrioritiesCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "priorities",
    abstract: "List every outcome that layout priorities can reach, what it costs, and the fewest changes to it.",
    discussion: """
      Every ordering of a stack's children by priority is tried, ties included, up to 7 children (47,293 orderings). \
      Beyond that up to 50,000 are, or a million offers to children: all that change up to 2 or 3 views, some drawn at random from a fixed seed, and those \
      that move one view in the best ones; `covered` says how many. A row's `orderings` are those that reach it, `reaches` \
      is `optimal` (the lengths of the stack's optimum), `no waste` (none avoidable, other lengths) or nothing, and \
      `fairness` is the smallest length.
      """)

  @OptionGroup var options: DocumentOptions

  @Option(help: GoalList.help)
  var goals = GoalList.standard

  @Option(help: ArgumentHelp("Look only at the region of the stack with this key.", valueName: "key"))
  var stack: String?

  @Option(
    help: ArgumentHelp(
      "Say step by step what this assignment does; the other children keep their priorities.",
      valueName: "key=priority,…"))
  var explain: PriorityList?

  @Option(
    help: ArgumentHelp("Try up to so many orderings of more than 7 children.", valueName: "n"))
  var maxOrderings = PriorityChoices.orderingLimit

  @Option(help: "How the result is printed.")
  var format = Format.text

  func validate() throws {
    guard maxOrderings > 0 else {
      throw ValidationError("--max-orderings is \(maxOrderings); it has to be 1 or more")
    }
  }

  func run() throws {
    try DocumentBatch(options: options, reportsJSON: format == .json).run { item, _ in
      let choices = try PriorityChoices(of: item.document, solver: GLPKSolver(), options: comparisonOptions)
      do {
        return try explain.map { try explained($0, choices, item.name) } ?? listed(choices, item.name)
      } catch let question as PriorityQuestionError {
        throw Misuse(message: question.description)
      }
    }
  }

  private func explained(_ list: PriorityList, _ choices: PriorityChoices, _ name: String) throws -> String {
    let explanations = try choices.explanations(of: list.changes, in: stack)
    switch format {
    case .text: return PriorityExplanationText(name: name, explanations).text + "\n"
    case .json: return JSONReport.explanations(name: name, explanations).text() + "\n"
    }
  }

  private func listed(_ choices: PriorityChoices, _ name: String) throws -> String {
    let outcomes = try choices.regions(of: stack).map { try choices.outcomes(of: $0, limit: maxOrderings) }
    switch format {
    case .text: return PrioritiesText(name: name, outcomes).text + "\n"
    case .json: return JSONReport.priorities(name: name, outcomes).text() + "\n"
    }
  }

  private var comparisonOptions: Comparison.Options {
    var result = Comparison.Options()
    result.goals = goals.goals
    result.limits = options.limits
    result.layout = options.layout
    return result
  }
}

/// Priorities as they are written on the command line: `blue=1,red=-1`.
struct PriorityList: ExpressibleByArgument {
  var changes: [PriorityAdvice.Change]

  init?(argument: String) {
    var changes: [PriorityAdvice.Change] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = part.lastIndex(of: "="), let priority = Double(part[part.index(after: sign)...]),
        priority.isFinite
      else { return nil }
      let view = String(part[..<sign])
      guard !view.isEmpty, !changes.contains(where: { $0.view == view }) else { return nil }
      changes.append(PriorityAdvice.Change(view: view, layoutPriority: priority))
    }
    guard !changes.isEmpty else { return nil }
    self.changes = changes
  }
}
