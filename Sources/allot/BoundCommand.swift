import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport
import LinearProgramming

/// `allot bound`: the worst case of a rule over all stacks of so many children.
struct BoundCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, json
    static var noun: String { "format" }
  }

  enum Measure: String, NamedChoice {
    case unused, overflow
    static var noun: String { "measure" }
  }

  static let configuration = CommandConfiguration(
    commandName: "bound",
    abstract: "Find the stack on which a rule loses most, and prove that no other loses more.",
    discussion: """
      The children are ranges: they answer clamp(offer, minimum, maximum). What is lost is what is left although a child \
      could take it, min(offered, sum of maximums) - used, or what spills over although the children could fit, used - \
      max(offered, sum of minimums); as a share of the offer. The stack found is a layout document: `allot bound \
      --format json | allot compare -` gives the same number.

      Example:
        allot bound --children 3 --minimum-at-most 1/4
      """)

  @Option(help: ArgumentHelp("How many children the stack has; 2 where nothing else says it.", valueName: "n"))
  var children: Int?

  @Option(help: Measure.help("What is lost.", default: .unused), transform: Measure.named)
  var measure = Measure.unused

  @Option(
    help: DistributionAlgorithm.help(
      "The rule by which stacks share. flexbox and waterfilling lose nothing, by proof; proportional is refused, because "
        + "it is not piecewise linear.", default: .swiftui, valueName: "name"),
    transform: DistributionAlgorithm.named)
  var algorithm = DistributionAlgorithm.swiftui

  @Option(
    help: ArgumentHelp(
      "With --algorithm maximum: ask this many children last, by descending minimum instead of ascending maximum.",
      valueName: "t"))
  var minimumLast = 0

  @Option(
    help: ArgumentHelp(
      "Layout priorities of the children instead of equal ones: 1,0,0 is one of 1 and two of 0.", valueName: "p,…"))
  var priorities: NumberList?

  @Option(
    help: ArgumentHelp(
      "How many children have each priority, the highest first: 1,2 is one before two equal ones.", valueName: "n,…"))
  var groups: NumberList?

  @Option(
    help: ArgumentHelp(
      "Stacks in stacks of one axis: '((2),1)' is a stack of a stack of two views and a view. All orders are tried.",
      valueName: "shape"))
  var tree: ShapeArgument?

  @Option(
    help: ArgumentHelp(
      "Only children whose minimum is at most this share of the offer: 0, 0.1, 1/3.", valueName: "share"))
  var minimumAtMost: ShareArgument?

  @Flag(
    help: """
      Only children without a fixed length: each maximum exceeds its minimum by a thousandth of the offer or more.
      """)
  var flexibleOnly = false

  @Flag(help: "Repeat the search in fractions, without any rounding; up to 9 views.")
  var exact = false

  @Option(help: ArgumentHelp("Give up a search after this many seconds. (default: 60)", valueName: "seconds"))
  var timeLimit: Double?

  @Option(help: Format.help("How the result is printed.", default: .text), transform: Format.named)
  var format = Format.text

  @Option(help: ResultOutput.help)
  var output: String?

  @Flag(help: "Print no result; errors and the exit status remain.")
  var quiet = false

  func validate() throws {
    try DocumentOptions.check(timeLimit: timeLimit)
    if algorithm == .flexbox || algorithm == .waterfilling {
      let reason = "\(algorithm.rawValue) loses nothing, by a proof for which nothing is searched; leave it out"
      try OptionUse.refuse("--exact", if: exact, because: reason)
      try OptionUse.refuse("--time-limit", if: timeLimit != nil, because: reason)
    }
    if let objection = try question().objection { throw ValidationError(objection) }
    let views = try question().shape.viewCount
    if exact, views > WorstCase.greatestExactViewCount {
      throw ValidationError("--exact takes up to \(WorstCase.greatestExactViewCount) views, not \(views)")
    }
  }

  func run() throws {
    var result = try ResultOutput(path: output, isQuiet: quiet)
    let worst: WorstCase
    let notice = WorkNotice(isShown: !quiet)
    notice.begin("bound: searching")
    defer { notice.end() }
    do {
      let limits = SolverLimits(seconds: timeLimit ?? 60)
      worst = try WorstCase(question(), solver: GLPKSolver(), limits: limits, exactly: exact)
    } catch {
      Diagnostics.print("error: \(error)")
      throw ExitCode.defect
    }
    switch format {
    case .text: try result.write(WorstCaseText(worst, command: command).text)
    case .json: try result.write(JSONReport.worstCase(worst, name: name).text() + "\n")
    }
    try result.finish()
  }
}

/// From the options to the question.
extension BoundCommand {
  /// - Throws: `ValidationError` where the options contradict each other.
  private func question() throws -> WorstCaseQuestion {
    let shape = try shape()
    var question = WorstCaseQuestion(
      measure == .unused ? .unused : .overflow, of: shape, by: algorithm,
      priorities: try groupedPriorities() ?? priorities?.numbers,
      minimumAtMost: minimumAtMost?.share, isFlexibleOnly: flexibleOnly)
    question.minimumLast = minimumLast
    return question
  }

  private func shape() throws -> StackShape {
    let stated = [
      tree.map { ("--tree", $0.shape) }, try groupedPriorities().map { ("--groups", .flat($0.count)) },
      priorities.map { ("--priorities", .flat($0.numbers.count)) },
    ].compactMap { $0 }
    guard stated.count < 2 else {
      throw ValidationError("\(stated[0].0) and \(stated[1].0) both say what the stack is; use one")
    }
    if let children {
      let most = WorstCaseQuestion.greatestViewCount
      guard 1...most ~= children else {
        throw ValidationError("--children is \(children); the worst is sought for 1 to \(most)")
      }
      if let (option, shape) = stated.first, shape.viewCount != children {
        throw ValidationError("--children is \(children), but \(option) has \(shape.viewCount)")
      }
    }
    return stated.first?.1 ?? .flat(children ?? 2)
  }

  /// A priority for each child, from how many have each.
  private func groupedPriorities() throws -> [Double]? {
    guard let counts = groups?.numbers else { return nil }
    let wrong = counts.first { $0 < 1 || $0 > 100 || $0 != $0.rounded() }
    if let wrong { throw ValidationError("--groups has \(wrong); a group has from 1 to 100 children") }
    return counts.enumerated().flatMap { index, count in
      Array(repeating: Double(counts.count - 1 - index), count: Int(count))
    }
  }

  /// The name of the document.
  private var name: String {
    let shape = (try? question().shape) ?? .flat(1)
    let size = shape.isNested ? "of \(shape.notation)" : "of \(shape.viewCount)"
    return "worst \(measure.rawValue) \(size) by \(algorithm.rawValue)"
  }

  /// The command line that gives the stack as a document, as short as it can be.
  private var command: String {
    var words = ["allot bound"]
    if measure != .unused { words.append("--measure \(measure.rawValue)") }
    if algorithm != .swiftui { words.append("--algorithm \(algorithm.rawValue)") }
    if minimumLast != 0 { words.append("--minimum-last \(minimumLast)") }
    if let tree {
      words.append("--tree '\(tree.shape.notation)'")
    } else if let groups {
      words.append("--groups \(groups.text)")
    } else if let priorities {
      words.append("--priorities=\(priorities.text)")
    } else {
      words.append("--children \(children ?? 2)")
    }
    if let minimumAtMost { words.append("--minimum-at-most \(minimumAtMost.text)") }
    if flexibleOnly { words.append("--flexible-only") }
    return words.joined(separator: " ")
  }
}
