import GreedyLayout
import LayoutTestSupport
import Testing

@testable import OptimalLayout

/// What is known of a view's answers from the kinds of views inside it.
struct CouplingTests {
  /// Whether a view may answer more than it is offered along the width, the height, and either of them.
  private static func exceeds(_ yaml: String) throws -> [Bool] {
    let tree = IndexedTree(
      try LayoutDocument(reading: "proposal: {width: 100, height: 100}\nview: \(yaml)"))
    return [.horizontal, .vertical, nil].map { Coupling(in: tree.root, of: tree, along: $0).mayExceedOffers }
  }

  /// A row puts its children's baselines on a line: the ascent of one and the descent of another add up to more than each of
  /// them was proposed. Its width is the sum of theirs, of which each is what it is proposed.
  @Test func `a row aligned by its baselines exceeds a height, not a width`() throws {
    let row = "{type: HStack, alignment: firstTextBaseline, content: [{type: Text, text: t}, {type: Circle}]}"
    #expect(try Self.exceeds(row) == [false, true, true])
    #expect(try Self.exceeds("{type: VStack, content: [\(row), {type: Circle}]}") == [false, true, true])
    #expect(try Self.exceeds("{type: HStack, content: [{type: Text, text: t}]}") == [false, false, false])
  }

  /// A view at an edge takes away from a height, a circle of its ideal width is as large as the height left to it.
  @Test func `a height left over may decide a width`() throws {
    let rest = "content: [{type: Text, text: t}, {type: Circle}]"
    #expect(
      try Self.exceeds(
        """
        {type: HStack, alignment: lastTextBaseline, \(rest),
         modifiers: [{type: safeAreaInset, edge: top, content: [{type: Color}]}]}
        """) == [true, true, true])
    #expect(
      try Self.exceeds(
        "{type: HStack, alignment: lastTextBaseline, \(rest), modifiers: [{type: fixedSize, vertical: false}]}")
        == [true, true, true])
  }
}
