public import LayoutEngine
public import LinearProgramming

/// What layout priorities can do in a layout: for each region every division that they can reach, and what a given
/// assignment does, step by step.
///
///     let choices = try PriorityChoices(of: document, solver: GLPKSolver())
///     let priorities = try choices.outcomes(of: choices.regions[0])
///     priorities.outcomes.map(\.lengths)                       // [[240, 60], [250, 50], [200, 60]]
///
/// An outcome is what the layout of the whole tree gives with its changes; it is judged against the region's optimum alone, at
/// the length that SwiftUI's layout offers it. Stacks absorbed in a region are children and keep their inner priorities.
public struct PriorityChoices: Sendable {
  /// SwiftUI's layout with the priorities as they are.
  public let comparison: Comparison
  private let engine: GreedyEngine
  private let origin: CGPoint

  /// How many orderings of more than 7 children are tried by default.
  public static let orderingLimit = 50_000

  /// Lays out a document both ways and finds its regions.
  ///
  /// - Throws: `LayoutFailure` where one of the layouts does not exist.
  public init(
    of document: LayoutDocument, solver: some LinearSolver, options: Comparison.Options = Comparison.Options()
  ) throws(LayoutFailure) {
    var options = options
    options.givesAdvice = false
    comparison = try Comparison(of: document, solver: solver, options: options)
    engine = GreedyEngine(options: options.layout)
    origin = document.origin
  }

  /// The regions that layout priorities decide in, in document order: those of stacks.
  public var regions: [RegionComparison] { comparison.regions.filter { $0.kind == .stack } }

  /// The region of the stack with this key; all of them for nil.
  ///
  /// - Throws: ``PriorityQuestionError`` if the key is no region's.
  public func regions(of stack: String?) throws(PriorityQuestionError) -> [RegionComparison] {
    guard let stack else { return regions }
    let found = regions.filter { $0.view == stack }
    guard !found.isEmpty else { throw .unknownStack(stack, regions: regions.map(\.view)) }
    return found
  }

  /// Every division of a region that its children's layout priorities can reach.
  ///
  /// All weak orderings of the children are tried where they are at most 7; beyond that a search tries some of them, as
  /// ``RegionPriorities/coverage`` says.
  ///
  /// - Parameter limit: How many orderings of more than 7 children are tried; fewer where that makes more than a million
  ///   offers.
  /// - Throws: `LayoutFailure` where a child cannot be measured.
  /// - Complexity: Each child is asked once for each length it is offered in any of the orderings, and the tree is laid out
  ///   once for each outcome.
  public func outcomes(
    of region: RegionComparison, limit: Int = orderingLimit
  ) throws(LayoutFailure) -> RegionPriorities {
    let tree = comparison.swiftUI.tree
    return try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> RegionPriorities in
      guard let trial = trial(of: region) else {
        let coverage = PriorityCoverage(orderings: 0, possible: 0, changedViews: 0, drawn: 0, improved: 0)
        return RegionPriorities(region: region, outcomes: [], coverage: coverage)
      }
      let layouts = layouts()
      var search = PrioritySearch(in: region, layouts, trial, limit: limit)
      try search.run()
      var promises = PromisedOutcomes(in: region, layouts, trial)
      try promises.layOut(search.table.merged())
      var coverage = search.coverage
      coverage.notLaidOut = promises.notLaidOut
      return RegionPriorities(region: region, outcomes: promises.outcomes, coverage: coverage)
    }
  }

  /// The region's stack, ready to be tried with other priorities.
  func trial(of region: RegionComparison) -> PriorityTrial? {
    PriorityTrial(of: region.element, in: comparison.swiftUI.tree, proposed: region.proposal, by: engine)
  }

  /// The tree, ready to be laid out with other priorities.
  func layouts() -> PriorityLayouts { PriorityLayouts(of: comparison.swiftUI, at: origin, by: engine) }
}

/// A question about layout priorities that a document has no answer to.
public enum PriorityQuestionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No region has this key.
  case unknownStack(String, regions: [String])
  /// No region asked about has a child with this key.
  case unknownChild(String, children: [String])

  /// One sentence that says what is wrong and what there is.
  public var description: String {
    switch self {
    case .unknownStack(let key, let regions) where regions.isEmpty:
      "there is no region `\(key)`; no stack of this document is offered a finite length of its own"
    case .unknownStack(let key, let regions):
      "there is no region `\(key)`; the regions are \(Self.list(regions))"
    case .unknownChild(let key, let children) where children.isEmpty:
      "there is no region with a child `\(key)`; no stack of this document is offered a finite length of its own"
    case .unknownChild(let key, let children):
      "there is no region with a child `\(key)`; the children are \(Self.list(children))"
    }
  }

  /// Names between quotation marks, the first 40 of them.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(40).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 40 ? shown + " and \(names.count - 40) more" : shown
  }
}
