import GreedyLayout
import LayoutReport
import Testing

/// What the record of a layout says about the offers of rules that are not SwiftUI's.
struct RuleTraceTests {
  private func record(_ rule: DistributionAlgorithm) throws -> String {
    let row = HStack(spacing: 0) {
      Rectangle().frame(minWidth: 20, maxWidth: 80).id("a")
      Rectangle().frame(minWidth: 10, maxWidth: 60).id("b")
    }
    .id("row")
    var engine = GreedyEngine(distribution: rule.distribution)
    engine.options.tracesEveryView = true
    return TraceText(name: "row", try engine.layout(row, in: ProposedViewSize(width: 100, height: 5))).tree
  }

  @Test func `all that the minimums leave`() throws {
    #expect(
      try record(.maximumFirst) == """
        row
          row  100 × 5   the root's area
            b  0 × 5 → 10 × 5   probe for the minimum to reserve
            a  90 × 5 → 80 × 5   all that the minimums after it leave
            b  20 × 5 → 20 × 5   all that the minimums after it leave
          row  → 100 × 5

        """)
  }

  @Test func `what was chosen for all beforehand`() throws {
    // 30 of minimums, 70 of 110 points of range: 20 + 60 · 7/11 = 58.18 and 10 + 50 · 7/11 = 41.82.
    #expect(
      try record(.proportional) == """
        row
          row  100 × 5   the root's area
            a  0 × 5 → 20 × 5   probe for the minimum
            a  ∞ × 5 → 80 × 5   probe for the maximum
            b  0 × 5 → 10 × 5   probe for the minimum
            b  ∞ × 5 → 60 × 5   probe for the maximum
            a  58.182 × 5 → 58.182 × 5   the length chosen for it
            b  41.818 × 5 → 41.818 × 5   the length chosen for it
          row  → 100 × 5

        """)
  }
}
