import GreedyLayout
import LayoutTestSupport
import Testing

/// The theorems of the findings, on stacks that nobody chose.
struct TheoremTests {
  /// A tree of stacks and ranges: what it needs, what it could take, and its view.
  private struct Tree {
    var minimum: Double
    var maximum: Double
    var view: ViewNode
    /// The greatest over its groups of the number of children times the spread of the one asked last.
    var spread = 1.0
    var priority = 0.0

    var flexibility: Double { maximum - minimum }
  }

  private func randomTree(_ generator: inout SeededGenerator, levels: Int, priorities: Bool) -> Tree {
    let priority = priorities && generator.chance(0.25) ? Double(generator.integer(-1...1)) : 0
    let modifiers: [ModifierNode] = priority == 0 ? [] : [.layoutPriority(priority)]
    guard levels > 0, generator.chance(0.6) else {
      let minimum = generator.chance(0.3) ? 0 : Double(generator.integer(0...60))
      let maximum = minimum + (generator.chance(0.2) ? 0 : Double(generator.integer(0...60)))
      let frame = FrameBounds(minHeight: CGFloat(minimum), maxHeight: CGFloat(maximum))
      return Tree(
        minimum: minimum, maximum: maximum, view: ViewNode(.rectangle, modifiers: [.flexibleFrame(frame)] + modifiers),
        priority: priority)
    }
    return stack(
      of: (0..<generator.integer(1...4)).map { _ in
        randomTree(&generator, levels: levels - 1, priorities: priorities)
      }, modifiers: modifiers, priority: priority)
  }

  private func stack(of children: [Tree], modifiers: [ModifierNode], priority: Double = 0) -> Tree {
    var spread = 1.0
    for priority in Set(children.map(\.priority)) {
      let group = children.filter { $0.priority == priority }
      var last = group[0]
      for child in group.dropFirst() where child.flexibility >= last.flexibility { last = child }
      spread = max(spread, Double(group.count) * last.spread)
    }
    return Tree(
      minimum: children.reduce(0) { $0 + $1.minimum }, maximum: children.reduce(0) { $0 + $1.maximum },
      view: ViewNode(
        .vStack(alignment: .center, spacing: 0, dynamic: true), modifiers: modifiers, content: children.map(\.view)),
      spread: spread, priority: priority)
  }

  private func length(of tree: Tree, offered: Double) throws -> Double {
    let document = LayoutDocument(proposal: ProposedViewSize(width: 10, height: CGFloat(offered)), view: tree.view)
    return Double(try GreedyEngine().layout(document).size.height)
  }

  /// u ≤ (1 − γ/f)(A − f), from which √u + √γ ≤ √A follows: in any tree, with any priorities.
  @Test(arguments: Seeds.first(40))
  func `what is left is bounded by what could be taken, in nested stacks too`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let children = (0..<generator.integer(2...4)).map { _ in
        randomTree(&generator, levels: 2, priorities: seed % 2 == 0)
      }
      let tree = stack(of: children, modifiers: [])
      let offered = (tree.minimum + tree.flexibility * generator.number(0...1.3)).rounded()
      let used = try length(of: tree, offered: offered)
      let (unused, room) = (offered - used, tree.maximum - used)
      guard unused > 1e-9, room > 1e-9 else { continue }
      let flexibility = tree.flexibility
      #expect(unused * flexibility <= (offered - flexibility) * (flexibility - room) + 1e-6)
      #expect(unused.squareRoot() + room.squareRoot() <= offered.squareRoot() + 1e-9)
      #expect(min(unused, room) <= flexibility * (1 - flexibility / offered) + 1e-9)
    }
  }

  /// x ≤ (1 − 1/κ) A with κ the greatest, over the groups, of the number of children times the κ of the one asked last.
  @Test(arguments: Seeds.first(40))
  func `overflow is bounded by the path of the children asked last`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let children = (0..<generator.integer(2...4)).map { _ in
        randomTree(&generator, levels: 2, priorities: seed % 2 == 0)
      }
      let tree = stack(of: children, modifiers: [])
      let offered = (tree.minimum + tree.flexibility * generator.number(-0.3...0.6)).rounded()
      guard offered > 0 else { continue }
      let overflow = try length(of: tree, offered: offered) - max(offered, tree.minimum)
      #expect(overflow <= (1 - 1 / tree.spread) * offered + 1e-9)
    }
  }

  /// One child [n, ∞] among n − 1 of [0, 1]: asked before t − 1 of them it wastes up to 1 − 1/t of a great offer and
  /// overflows by 1 − t/n of n, and that holds for every place it can have.
  @Test(arguments: 2...6)
  func `no order that ignores the offer loses less than the two-order rule`(_ count: Int) {
    for last in 1...count {
      func used(_ offered: Double) -> Double {
        var left = offered
        for place in 0..<count {
          let (minimum, maximum) = place == count - last ? (Double(count), Double.infinity) : (0, 1)
          left -= min(max(max(left / Double(count - place), 0), minimum), maximum)
        }
        return offered - left
      }
      let length = Double(count)
      #expect(abs((used(length) - length) / length - (1 - Double(last) / length)) < 1e-9)
      let great = 1e9
      #expect(abs((great - used(great)) / great - (1 - 1 / Double(last))) < 1e-6)
    }
  }
}
