import Foundation
import GreedyLayout
import Testing

/// The flexible lengths beside those of a browser: rows and columns made and measured by `Cases/flexbox.html`.
struct FlexboxCasesTests {
  private struct Recording: Decodable {
    var engine: String
    var rows: [Row]
  }

  /// A flex container whose items have `flex: 1 1 0px`; an item is its minimum and its maximum, null for `none`.
  private struct Row: Decodable {
    var axis: String
    var offered: Double
    var gap: Double
    var items: [[Double?]]
    var lengths: [Double]

    var children: [RangedChild] {
      items.map { RangedChild(minimum: $0[0] ?? 0, maximum: $0[1] ?? .infinity) }
    }

    var document: LayoutDocument {
      let isVertical = axis == "vertical"
      let content = children.map { child -> ViewNode in
        let (low, high) = (CGFloat(child.minimum), CGFloat(child.maximum))
        let frame =
          isVertical ? FrameBounds(minHeight: low, maxHeight: high) : FrameBounds(minWidth: low, maxWidth: high)
        return ViewNode(.rectangle, modifiers: [.flexibleFrame(frame)])
      }
      let spacing = CGFloat(gap)
      let kind: ViewKind =
        isVertical
        ? .vStack(alignment: .center, spacing: spacing, dynamic: true)
        : .hStack(alignment: .center, spacing: spacing, dynamic: true)
      return LayoutDocument(
        proposal: ProposedViewSize(CGFloat(offered), along: isVertical ? .vertical : .horizontal, across: 10),
        view: ViewNode(kind, content: content))
    }
  }

  /// Browsers compute in units of 1/64 pixel and cut off what is less, for each item and each round.
  private static let unit = 1.0 / 64

  private static func recording() throws -> Recording {
    let url = try #require(Bundle.module.url(forResource: "flexbox", withExtension: "json", subdirectory: "Cases"))
    return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url))
  }

  @Test func `items get the lengths that a browser gives them, up to its unit`() throws {
    let recording = try Self.recording()
    #expect(recording.rows.count == 3000)
    for row in recording.rows {
      let available = row.offered - row.gap * Double(row.items.count - 1)
      let lengths = DistributionAlgorithm.flexbox.lengths(available, among: row.children)
      let distance = zip(lengths, row.lengths).map { abs($0 - $1) }.max() ?? 0
      #expect(distance <= Self.unit, "\(row): \(lengths)")
    }
  }

  @Test func `a stack that shares as flexbox does gives its views those lengths`() throws {
    let engine = GreedyEngine(distribution: DistributionAlgorithm.flexbox.distribution)
    for row in try Self.recording().rows {
      let lengths = try engine.layout(row.document).allocations[0].lengths
      let distance = zip(lengths, row.lengths).map { abs(Double($0) - $1) }.max() ?? 0
      #expect(distance <= Self.unit, "\(row): \(lengths)")
    }
  }
}
