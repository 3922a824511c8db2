import GLPK
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// What priorities are said to give is what SwiftUI's rule gives where they are written into the document.
struct PromiseTests {
  /// Three views of 150 × 80 points and a text of 60, 40 or 24 points on one, two or three lines.
  private static let shelf = """
    proposal: {width: 150, height: 80}
    textMetrics:
      - {text: Oat milk, width: 60, height: 20}
      - {text: Oat milk, maxWidth: 59, width: 40, height: 40}
      - {text: Oat milk, maxWidth: 39, width: 24, height: 60}
    view:
      type: HStack
      id: shelf
      spacing: 10
      content:
        - {type: Color, id: left}
        - {type: Text, id: text, text: Oat milk}
        - {type: Color, id: right}
    """

  private func outcome(_ text: String, of change: PriorityAdvice.Change) throws -> PriorityOutcome? {
    let choices = try PriorityChoices(of: LayoutDocument(reading: text), solver: GLPKSolver())
    let region = try #require(choices.regions.first)
    return try choices.outcomes(of: region).outcomes.first { $0.changes == [change] }
  }

  @Test func `a text whose priority is lowered is left its least length, which it takes`() throws {
    // With .layoutPriority behind it the text answers 24 to an offer of 0: 150 − 20 − 24 = 106 for two colours.
    let outcome = try #require(try outcome(Self.shelf, of: .init(view: "text", layoutPriority: -1)))
    #expect(outcome.lengths == [53, 24, 53])
    #expect(outcome.overflow == 0)
  }

  @Test func `a text that only is in the way is left nothing, and takes its least length`() throws {
    // Asked for its length in 0 points the text says 0, so left gets 150 − 20 = 130; in 0 points it is 24 wide.
    let outcome = try #require(try outcome(Self.shelf, of: .init(view: "left", layoutPriority: 1)))
    #expect(outcome.lengths == [130, 24, 0])
    #expect(outcome.overflow == 24)
    #expect(outcome.reaches == nil)
  }

  @Test(arguments: Seeds.first(14))
  func `every outcome and every advice is what the document gives with its changes`(_ seed: UInt64) throws {
    var tree = MixedTree(seed: seed)
    let document = tree.document()
    let choices = try PriorityChoices(of: document, solver: GLPKSolver())
    let comparison = try Comparison(of: document, solver: GLPKSolver())
    #expect(comparison.regions.map(\.key) == choices.comparison.regions.map(\.key))
    for region in choices.regions {
      let outcomes = try choices.outcomes(of: region).outcomes
      // Beyond that the other outcomes would only take time.
      for outcome in outcomes.prefix(8) {
        try check(outcome.changes, in: region, outcome.lengths, document, seed)
      }
      #expect(outcomes.count { $0.changes.isEmpty } == 1, "\(Seeds.repeating(seed, of: "PromiseTests"))")
    }
    for region in comparison.regions {
      for advice in region.advice { try check(advice.changes, in: region, advice.lengths, document, seed) }
    }
  }

  /// Where lengths are separable a stack is tried alone; a layout has to agree with that as well.
  @Test(arguments: Seeds.first(40))
  func `a stack tried alone in a separable tree promises what the document gives`(_ seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    let document = generator.document(named: "seed \(seed)")
    let choices = try PriorityChoices(of: document, solver: GLPKSolver())
    for region in choices.regions {
      for outcome in try choices.outcomes(of: region).outcomes.prefix(6) {
        try check(outcome.changes, in: region, outcome.lengths, document, seed)
      }
    }
  }

  /// Writes priorities into a document, lays it out, and compares the lengths of a region's children.
  private func check(
    _ changes: [PriorityAdvice.Change], in region: RegionComparison, _ lengths: [Double], _ document: LayoutDocument,
    _ seed: UInt64
  ) throws {
    var document = document
    for change in changes { document.view.write(change) }
    let placed = try GreedyEngine().layout(document)
    let division = try #require(placed.allocations.first { placed.tree.key(of: $0.stack) == region.view })
    let found = division.lengths.map(Double.init)
    #expect(
      zip(found, lengths).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN || abs($0 - $1) <= 1e-9 },
      "\(region.view) with \(changes): \(found), not \(lengths); \(Seeds.repeating(seed, of: "PromiseTests"))")
  }
}

extension ViewNode {
  /// Writes a priority behind the modifiers of the view with a key.
  fileprivate mutating func write(_ change: PriorityAdvice.Change) {
    if id == change.view { modifiers.append(.layoutPriority(change.layoutPriority)) }
    for index in content.indices { content[index].write(change) }
    // What stands in front of and behind other views is written in their modifiers.
    modifiers = modifiers.map { modifier in
      func written(_ content: [ViewNode]) -> [ViewNode] {
        content.map { node in
          var node = node
          node.write(change)
          return node
        }
      }
      switch modifier {
      case .overlay(let alignment, let content): return .overlay(alignment: alignment, content: written(content))
      case .background(let alignment, let content): return .background(alignment: alignment, content: written(content))
      default: return modifier
      }
    }
  }
}
