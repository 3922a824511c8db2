package import ViewTree

/// A small tree of stacks in stacks whose numbers are multiples of ten, with what its stacks are to each other.
///
/// Inner stacks stand bare in their parent, or as a candidate of a ViewThatFits; nothing else holds a stack.
package struct JointTree: Sendable {
  /// A stack, as the brute force has to know it.
  package struct Stack: Sendable {
    /// Its id.
    package var id: String
    /// Its major axis.
    package var axis: Axis
    /// The ids of its children, in source order.
    package var children: [String]
    /// The place, among the tree's stacks, of the stack that is its parent; nil for one that stands in none.
    package var parent: Int?
    /// The place of the stack around it, also of one around its ViewThatFits.
    package var enclosing: Int?
  }

  /// What a tree may hold besides colours, frames and padding.
  package struct Vocabulary: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Circles, aspect ratios, and both in a ZStack.
    package static let coupled = Vocabulary(rawValue: 1)
    /// Texts.
    package static let texts = Vocabulary(rawValue: 2)
    /// A ViewThatFits with a stack for its first candidate.
    package static let candidates = Vocabulary(rawValue: 4)
  }

  /// The tree.
  package private(set) var view: ViewNode
  /// Its stacks, outer ones first.
  package private(set) var stacks: [Stack] = []
  /// Every view with an id, by that.
  package private(set) var views: [String: ViewNode] = [:]
  /// The ids of all children of stacks that are always shown.
  package var members: [String] {
    stacks.filter { $0.parent != nil || $0.enclosing == nil }.flatMap(\.children)
  }
  /// What the tree may hold.
  package let vocabulary: Vocabulary

  /// A text of 40 points, or of 20 on two lines.
  package static let textMetrics = [
    TextMetric(text: "T", maxWidth: nil, size: CGSize(width: 40, height: 10)),
    TextMetric(text: "T", maxWidth: 39.999, size: CGSize(width: 20, height: 20)),
  ]

  private var count = 0

  /// A random tree of two or three stacks.
  package init(_ generator: inout SeededGenerator, _ vocabulary: Vocabulary) {
    view = ViewNode(.color)
    self.vocabulary = vocabulary
    let axis = generator.pick([Axis.horizontal, .vertical])
    let inner = generator.integer(1...2)
    view = stack(axis, inner: inner, leaves: 2 - inner + (generator.chance(0.3) ? 1 : 0), nil, &generator)
  }

  private mutating func stack(
    _ axis: Axis, inner: Int, leaves: Int, _ enclosing: Int?, isMember: Bool = true,
    _ generator: inout SeededGenerator
  ) -> ViewNode {
    let place = stacks.count
    var node = ViewNode(
      axis == .horizontal
        ? .hStack(alignment: .center, spacing: 0, dynamic: true)
        : .vStack(alignment: .center, spacing: 0, dynamic: true),
      id: newID())
    stacks.append(
      Stack(
        id: node.id ?? "", axis: axis, children: [], parent: isMember ? enclosing : nil, enclosing: enclosing))
    for number in 0..<(inner + leaves) {
      let child =
        number < inner
        ? nested(in: place, &generator) : leaf(&generator)
      node.content.append(child)
      stacks[place].children.append(child.id ?? "")
    }
    if generator.chance(0.5) {
      node.content.reverse()
      stacks[place].children.reverse()
    }
    return known(node)
  }

  private mutating func nested(in place: Int, _ generator: inout SeededGenerator) -> ViewNode {
    let axis = generator.pick([Axis.horizontal, .vertical])
    guard vocabulary.contains(.candidates), generator.chance(0.5) else {
      return stack(axis, inner: 0, leaves: 2, place, &generator)
    }
    let choice = ViewNode(
      .viewThatFits(axes: generator.pick([Axis.Set.horizontal, .vertical, [.horizontal, .vertical]])), id: newID(),
      content: [stack(axis, inner: 0, leaves: 2, place, isMember: false, &generator), leaf(&generator)])
    return known(choice)
  }

  private mutating func newID() -> String {
    count += 1
    return "v\(count)"
  }

  private mutating func known(_ node: ViewNode) -> ViewNode {
    if let id = node.id { views[id] = node }
    return node
  }

  private mutating func leaf(_ generator: inout SeededGenerator) -> ViewNode {
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(10 * generator.integer(range)) }
    func bounds() -> FrameBounds {
      var bounds = FrameBounds()
      if generator.chance(0.7) {
        bounds.minWidth = length(0...2)
        bounds.maxWidth = generator.chance(0.4) ? .infinity : (bounds.minWidth ?? 0) + length(0...3)
      }
      if generator.chance(0.5) {
        bounds.minHeight = length(0...2)
        bounds.maxHeight = generator.chance(0.4) ? .infinity : (bounds.minHeight ?? 0) + length(0...3)
      }
      return bounds
    }
    var node = ViewNode(.rectangle)
    var kinds = [0, 1, 1, 2, 3]
    if vocabulary.contains(.coupled) { kinds += [4, 5, 6, 1, 1] }
    if vocabulary.contains(.texts) { kinds += [7, 7] }
    switch generator.pick(kinds) {
    case 0: node = ViewNode(.color)
    case 1: node.modifiers = [.flexibleFrame(bounds())]
    case 2:
      let height = generator.chance(0.5) ? length(1...3) : nil
      node.modifiers = [.frame(width: length(1...3), height: height, alignment: .center)]
    case 3:
      let insets = EdgeInsets(top: 0, leading: 10, bottom: 10, trailing: 0)
      node.modifiers = [.flexibleFrame(bounds()), .padding(.insets(insets))]
    case 4: node = ViewNode(.circle)
    case 5: node.modifiers = [.aspectRatio(generator.pick([0.5, 1, 2]), contentMode: .fit)]
    case 6:
      let frame = ViewNode(.rectangle, modifiers: [.flexibleFrame(bounds())])
      node = ViewNode(.zStack(alignment: .center, dynamic: true), content: [ViewNode(.circle), frame])
    default: node = ViewNode(.text("T"))
    }
    node.id = newID()
    return known(node)
  }
}
