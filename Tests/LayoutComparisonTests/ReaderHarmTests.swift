import GLPK
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// No change of priority is advised, or said to reach anything, that a reader is worse off with.
struct ReaderHarmTests {
  private func comparison(_ text: String) throws -> Comparison {
    try Comparison(of: LayoutDocument(reading: text), solver: GLPKSolver())
  }

  private func outcomes(_ text: String) throws -> [PriorityOutcome] {
    let choices = try PriorityChoices(of: LayoutDocument(reading: text), solver: GLPKSolver())
    return try choices.outcomes(of: try #require(choices.regions.first)).outcomes
  }

  /// 100 points: a is offered 50 after the Spacer's nothing, b needs 80: 30 over.
  private static let spaced = """
    proposal: {width: 100, height: 20}
    view:
      type: HStack
      id: row
      spacing: 0
      content:
        - {type: Rectangle, id: a, modifiers: [{type: frame, minWidth: 5, maxWidth: 100}]}
        - {type: Spacer, id: gap, minLength: 0}
        - {type: Rectangle, id: b, modifiers: [{type: frame, minWidth: 80, maxWidth: infinity}]}
    """

  @Test func `a Spacer is not fed what content could use`() throws {
    let region = try #require(try comparison(Self.spaced).regions.first)
    #expect(region.avoidableOverflow == 30)
    // b first: 100 − 5 = 95 for it, and 5 for a. a below b and the Spacer below both: the same. The Spacer first would have
    // 100 − 85 = 15, which a could use.
    #expect(!region.advice.isEmpty)
    #expect(region.advice.allSatisfy { $0.lengths[1] == 0 }, "\(region.advice)")
    let fed = try #require(try outcomes(Self.spaced).first { $0.lengths == [5, 15, 80] })
    #expect(fed.overflow == 0)
    #expect(fed.harm == .fedSpacer)
    #expect(fed.reaches == nil)
  }

  /// 120 points: "Enabled" is the least flexible and has its 62 of them; a is offered half of the others, and b needs 80.
  private static let label = """
    proposal: {width: 120, height: 20}
    view:
      type: HStack
      id: row
      spacing: 0
      content:
        - {type: Text, id: label, text: Enabled}
        - {type: Rectangle, id: a, modifiers: [{type: frame, minWidth: 5, maxWidth: 200}]}
        - {type: Rectangle, id: b, modifiers: [{type: frame, minWidth: 80, maxWidth: infinity}]}
    """

  @Test func `a text that can be read is neither cut nor broken`() throws {
    let comparison = try comparison(Self.label)
    let region = try #require(comparison.regions.first)
    let engine = GreedyEngine()
    let readable = engine.texts(in: comparison.swiftUI).filter { !$0.legibility.isIllegible }.map(\.element)
    for outcome in try outcomes(Self.label) where outcome.reaches != nil {
      let changes = Dictionary(uniqueKeysWithValues: outcome.changes.map { ($0.view, $0.layoutPriority) })
      var places: [Int: Double] = [:]
      for (place, child) in region.children.enumerated() { places[place] = changes[child.view] }
      let tree = comparison.swiftUI.tree.settingPriorities(places, ofChildrenIn: region.element)
      let placed = try engine.layout(tree, in: comparison.swiftUI.proposal)
      let illegible = engine.texts(in: placed).filter { $0.legibility.isIllegible }.map(\.element)
      #expect(!illegible.contains { readable.contains($0) }, "\(outcome)")
    }
  }

  /// Two texts that wrap to "Hello," and "world.", in a row between the width of the longer line and what that is in pixels.
  @Test func `less than a pixel is no loss beside a text`() throws {
    let line = BuiltInTextMetrics().width(of: "world.", in: .body)
    let pixels = (line * 3).rounded(.up) / 3
    #expect(line < pixels && pixels < line + 1.0 / 3)
    let row = HStack(spacing: 0) {
      Text("Hello, world.").id("a")
      Text("Hello, world.").id("b")
    }
    let comparison = try Comparison(
      of: row, in: ProposedViewSize(width: (line + pixels) / 2 + pixels, height: 100), solver: GLPKSolver())
    // The one asked last is offered the middle of both, which its line fits, and rounds itself up.
    let region = try #require(comparison.regions.first)
    #expect(region.swiftUI.overflow > 0 && region.swiftUI.overflow < 1.0 / 3)
    #expect(region.tolerance == 1.0 / 3)
    #expect(!region.differences.contains(.overflows))
    #expect(region.advice.isEmpty)
    #expect(!region.losesSpace)
  }
}
