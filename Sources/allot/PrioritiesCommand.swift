import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport

/// `allot priorities`: every outcome that layoutPriority choices can reach.
struct PrioritiesCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, json
    static var noun: String { "format" }
  }

  static let configuration = CommandConfiguration(
    commandName: "priorities",
    abstract: "List every outcome that layout priorities can reach, what it costs, and the fewest changes to it.",
    discussion: """
      Every ordering of a stack's children by priority is tried, ties included, up to 7 children (47,293 orderings). \
      Beyond that up to 50,000 are, or a million offers to children: all that change up to 2 or 3 views, some drawn at random from a fixed seed, and those \
      that move one view in the best ones; `covered` says how many. A row's `orderings` are those that reach it, `reaches` \
      is `optimal` (the lengths of the stack's optimum), `no waste` (none avoidable, other lengths) or nothing, and \
      `fairness` is the smallest length.

      Example: what does a higher priority of one view do?
        allot priorities --explain blue=1 cart.yaml
      """)

  @OptionGroup var options: DocumentOptions

  @Option(help: GoalList.help, transform: GoalList.init)
  var goals: GoalList?

  @Option(help: ArgumentHelp("Look only at the region of the stack with this key.", valueName: "key"))
  var stack: String?

  @Option(
    help: ArgumentHelp(
      "Say step by step what this assignment does; the other children keep their priorities.",
      valueName: "key=priority,…"),
    transform: PriorityList.init)
  var explain: PriorityList?

  @Option(
    help: ArgumentHelp(
      "Try up to so many orderings of more than 7 children. (default: \(PriorityChoices.orderingLimit))", valueName: "n"
    ))
  var maxOrderings: Int?

  @Option(help: Format.help("How the result is printed.", default: .text), transform: Format.named)
  var format = Format.text

  func validate() throws {
    if let maxOrderings, maxOrderings < 1 {
      throw ValidationError("--max-orderings is \(maxOrderings); it has to be 1 or more")
    }
    try OptionUse.refuse(
      "--max-orderings", if: maxOrderings != nil && explain != nil,
      because: "--explain tries one ordering, the one that it names; leave one of them out")
  }

  func run() throws {
    try DocumentBatch(options: options, form: format == .json ? .json : .report).run { item, _ in
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
    let outcomes = try choices.regions(of: stack).map {
      try choices.outcomes(of: $0, limit: maxOrderings ?? PriorityChoices.orderingLimit)
    }
    switch format {
    case .text: return PrioritiesText(name: name, outcomes).text + "\n"
    case .json: return JSONReport.priorities(name: name, outcomes).text() + "\n"
    }
  }

  private var comparisonOptions: Comparison.Options {
    var result = Comparison.Options()
    result.goals = (goals ?? .standard).goals
    result.limits = options.limits
    result.layout = options.layout
    return result
  }
}

/// Priorities as they are written on the command line: `blue=1,red=-1`.
struct PriorityList {
  var changes: [PriorityAdvice.Change]

  /// Reads views with their priorities, each view at most once.
  ///
  /// - Throws: `UnusablePriorities`, with what is wrong and what to write.
  init(_ text: String) throws {
    var changes: [PriorityAdvice.Change] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = part.lastIndex(of: "="), sign > part.startIndex else {
        throw UnusablePriorities(description: "`\(part)` is no view with a priority; write KEY=1, as blue=1")
      }
      let (view, number) = (String(part[..<sign]), part[part.index(after: sign)...])
      guard let priority = Double(number), priority.isFinite else {
        throw UnusablePriorities(description: "`\(number)` is no finite number; write \(view)=1")
      }
      guard !changes.contains(where: { $0.view == view }) else {
        throw UnusablePriorities(description: "\(view) is there twice; give it one priority")
      }
      changes.append(PriorityAdvice.Change(view: view, layoutPriority: priority))
    }
    self.changes = changes
  }
}

/// Priorities that cannot be used, with what to write instead.
struct UnusablePriorities: Error, CustomStringConvertible {
  var description: String
}
