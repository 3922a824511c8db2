import LayoutTestSupport
import Testing

@testable import LayoutEngine
@testable import ViewTree

/// Generated trees from right to left, against their own layout from left to right.
@Suite struct MirroredTreeTests {
  private func layout(_ document: LayoutDocument) throws -> PlacedTree? {
    // Some of the trees have views without end, or ask too much.
    try? GreedyEngine().layout(document)
  }

  private func expectMirrored(_ document: LayoutDocument) throws {
    var turned = document
    turned.layoutDirection = .rightToLeft
    guard let placed = try layout(document), let mirrored = try layout(turned) else { return }
    let root = try #require(placed.elementFrames[placed.tree.root])
    #expect(mirrored.frames.count == placed.frames.count)
    for ((key, frame), (_, other)) in zip(placed.frames, mirrored.frames) {
      let numbers = [frame.origin.x, frame.size.width, root.origin.x, root.size.width]
      guard numbers.allSatisfy(\.isFinite) else { continue }
      // As far from the root's right side as the view was from its left one.
      let x = root.origin.x + (root.size.width - (frame.origin.x - root.origin.x + frame.size.width))
      #expect(abs(other.origin.x - x) <= 1e-9 * max(1, abs(x)), "\(key)")
      #expect(other.origin.y == frame.origin.y, "\(key)")
      #expect(other.size == frame.size, "\(key)")
    }
  }

  @Test(arguments: Seeds.first(150))
  func `a tree of stacks is its own picture in a mirror`(seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    try expectMirrored(generator.document(named: "seed \(seed)"))
  }

  @Test(arguments: Seeds.first(150))
  func `so is a tree with texts, grids and layouts of a program's own`(seed: UInt64) throws {
    var generator = MixedTree(seed: seed)
    try expectMirrored(generator.document())
  }

  /// Sets directions at random views.
  private func turned(_ node: ViewNode, _ random: inout SeededGenerator) -> ViewNode {
    var node = node
    node.content = node.content.map { turned($0, &random) }
    if random.chance(0.4) {
      let place = random.integer(0...node.modifiers.count)
      node.modifiers.insert(.layoutDirection(random.chance(0.6) ? .rightToLeft : .leftToRight), at: place)
    }
    return node
  }

  /// With directions set half-way each element is mirrored in the one directly around it or not: from its distance to that in
  /// the layout from left to right follows where it is, from the outside in.
  @Test(arguments: Seeds.first(150))
  func `directions set half-way mirror what is inside alone`(seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    let document = generator.document(named: "seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var mixed = document
    mixed.view = turned(document.view, &random)
    guard let plain = try layout(document), let placed = try layout(mixed) else { return }
    try #require(plain.tree.elements.count == placed.tree.elements.count)
    var expected = [Int: CGFloat]()
    func expect(_ element: Int) {
      guard let frame = plain.elementFrames[element], let x = expected[element] else { return }
      for child in plain.tree.elements[element].children {
        guard let inner = plain.elementFrames[child] else { continue }
        let distance = inner.origin.x - frame.origin.x
        let isMirrored = placed.tree.elements[element].direction == .rightToLeft
        expected[child] = x + (isMirrored ? frame.size.width - distance - inner.size.width : distance)
        expect(child)
      }
    }
    expected[plain.tree.root] = plain.elementFrames[plain.tree.root]?.origin.x
    expect(plain.tree.root)
    for (element, x) in expected where x.isFinite {
      let found = try #require(placed.elementFrames[element])
      #expect(abs(found.origin.x - x) <= 1e-9 * max(1, abs(x)), "\(placed.tree.key(of: element))")
      #expect(found.size == plain.elementFrames[element]?.size)
    }
  }
}
