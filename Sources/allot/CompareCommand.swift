import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport
import LinearProgramming

/// `allot compare`: both engines, where and why they differ.
struct CompareCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, json, markdown, svg, html
    static var noun: String { "format" }

    /// Whether it draws the layouts of one document.
    var isDrawn: Bool { self == .svg || self == .html }
    /// What it is in a sentence.
    fileprivate var subject: String {
      switch self {
      case .text, .json: "a report"
      case .markdown: "Markdown"
      case .svg: "a picture"
      case .html: "a page"
      }
    }
  }

  enum Condition: String, NamedChoice {
    case waste, overflow, wraps, difference
    static var noun: String { "condition" }
  }

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show where SwiftUI's layout differs from the optimal one, why, and which priorities repair it.",
    discussion: """
      --prove adds to the JSON, in `optimal`, `proof`: one object for each stage, {"stage","component","goal","view",\
      "sense","outcome","objective","bound","gap","constant","terms","columns","rows","dualSum","violations"}; a term is \
      a column's position, from 0, and its coefficient; a column has its value and reduced cost, a row its activity and \
      dual. --exact adds "exact" to each: {"outcome","objective","difference","values","duals","reducedCosts"}, \
      fractions as strings, difference being the optimum in floating point less the exact one; a number of the program \
      counts as the fraction that it was rounded from, 20.333333333333332 as 61/3. Where rounding leaves no point, or \
      none nearly as good, bounds are further out by the fraction "loosened". Where constraints contradict each other, or \
      a stage has no optimum, the object with `error` ends with `proof`: the same form, of the one program that proves \
      it; its stage and component are null.

      --stages lists two stages of the goal `overflow` for one stack where stacks stand inside it: first the sum over all \
      of them, then, among the divisions that are best at that, its own overflow. The goals' last one is listed again for \
      each length that they leave open: how short and how long it can be. The text names them apart.

      Example: is any space wasted in an iPhone's safe area?
        allot compare --device "iPhone 16" --fail-on waste cart.yaml
      """)

  @OptionGroup var options: DocumentOptions

  @OptionGroup var strictness: Strictness

  @Option(help: GoalList.help, transform: GoalList.init)
  var goals: GoalList?

  @Option(
    help: DistributionAlgorithm.listHelp("Rules for stacks to set side by side, each at most once"),
    transform: DistributionAlgorithm.list)
  var algorithms: [DistributionAlgorithm]?

  @Option(help: Format.help("How the result is printed.", default: .text), transform: Format.named)
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if a region has one of these, or the layouts any difference: waste, overflow, wraps, difference.",
      valueName: "condition,…"), transform: Condition.list)
  var failOn: [[Condition]] = []

  @Flag(help: OptimalEngine.wholeHelp)
  var whole = false

  @Flag(help: "List every program that was solved, with its optimum; export has them by the same numbers.")
  var stages = false

  @Flag(help: "Write out the proof of every program, sum by sum, so that the arithmetic can be checked.")
  var prove = false

  @Flag(help: "With --prove: solve programs of up to 50 columns in fractions too, and say how far off the optimum is.")
  var exact = false

  @Flag(
    help: """
      Say for each region what one more point for each binding bound would do, found by solving again: the whole tree where \
      constraints or goals of the whole tree divide the region, else the region by itself.
      """)
  var sensitivity = false

  func validate() throws {
    try OptionUse.refuse("--exact", if: exact && !prove, because: "it adds fractions to a proof; add --prove")
    let hasNone = ![.text, .json].contains(format)
    let others =
      "\(format.subject) has neither programs nor proofs; use --format text or json"
    try OptionUse.refuse("--prove", if: prove && hasNone, because: others)
    try OptionUse.refuse("--stages", if: stages && hasNone, because: others)
    let picture = "\(format.subject) shows two layouts alone; use --format text or json"
    try OptionUse.refuse("--sensitivity", if: sensitivity && format.isDrawn, because: picture)
    try OptionUse.refuse("--algorithms", if: algorithms != nil && format.isDrawn, because: picture)
  }

  func run() throws {
    var tally = ComparisonTally()
    let batch = DocumentBatch(options: options, form: form)
    try batch.run(summary: { summary(of: &tally, unusable: $0) }) { item, failed in
      guard !format.isDrawn || item.isAlone else {
        throw Misuse(message: "--format \(format.rawValue) draws one document; name a file with one")
      }
      let comparison = try compared(item.document)
      tally.add(comparison)
      item.warnOfMissingNumbers(in: comparison.swiftUI)
      failed = failed || failOn.joined().contains { $0.holds(in: comparison) }
      failed = failed || strictness.refuses(comparison.swiftUI, comparison.optimal.placed)
      let proofs =
        prove ? try StageProof.all(of: comparison.optimal, exactly: exactSolution) : nil
      switch format {
      case .text:
        let text = ComparisonText(name: item.name, comparison, includesStages: stages, proofs: proofs ?? [])
        return text.text + "\n"
      case .json:
        return JSONReport.comparison(name: item.name, comparison, includesStages: stages, proofs: proofs).text() + "\n"
      case .markdown:
        return ComparisonMarkdown(name: item.name, comparison).text + "\n"
      case .svg:
        return ComparisonPicture(name: item.name, comparison, options: options.layout).svg
      case .html:
        return ComparisonHTML(name: item.name, comparison, options: options.layout).text
      }
    }
  }

  private var form: OutputForm {
    switch format {
    case .text: .report
    case .json: .json
    case .markdown, .svg, .html: .data
    }
  }

  /// What stands below the comparisons of several documents, for people.
  private func summary(of tally: inout ComparisonTally, unusable: Int) -> String? {
    for _ in 0..<unusable { tally.addUnusable() }
    return format == .json || format.isDrawn ? nil : tally.text
  }

  /// The comparison; where there is none and that is to be proven, with the proof.
  private func compared(_ document: LayoutDocument) throws -> Comparison {
    do {
      return try Comparison(of: document, solver: GLPKSolver(), options: comparisonOptions)
    } catch {
      guard prove, let proof = try StageProof(of: error, exactly: exactSolution) else { throw error }
      throw ProvenFailure(failure: error, proof: proof)
    }
  }

  /// How a program of a proof is solved in fractions; nil where that is not asked for.
  private var exactSolution: ((ProgramJournal.Solve) throws -> StageProof.Exact)? {
    exact ? { [limits = options.limits] in try .inFractions($0, limits: limits) } : nil
  }

  private var comparisonOptions: Comparison.Options {
    var result = Comparison.Options()
    result.goals = (goals ?? .standard).goals
    result.algorithms = algorithms ?? []
    result.limits = options.limits
    result.layout = options.layout
    result.solvesWhole = whole
    result.recording = prove ? .answers : .optima
    result.measuresSensitivity = sensitivity
    return result
  }
}

extension OptimalEngine {
  /// What `--whole` does.
  static let wholeHelp = ArgumentHelp(
    """
    Solve the tree as one program instead of one for each stack. An inner stack's columns and rows are added when its \
    offer is known, but for those that bend the stack around them, which are there from the beginning; stacks inside \
    views whose axes influence each other are settled by themselves. The layout is the same.
    """)
}

extension CompareCommand.Condition {
  /// Whether a region differs in the way that the condition names, or a text wraps needlessly, or the layouts differ at all.
  func holds(in comparison: Comparison) -> Bool {
    switch self {
    case .waste: comparison.regions.contains { $0.differences.contains(.wastes) }
    case .overflow: comparison.regions.contains { $0.differences.contains(.overflows) }
    case .wraps: comparison.regions.contains { !$0.wraps.isEmpty }
    case .difference: comparison.differs
    }
  }
}
