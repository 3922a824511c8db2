package import ViewTree

/// Makes small random trees with every kind of child that a stack can have: the same tree for the same seed.
///
/// At the root, or in another stack, stands a stack of two to four children: colours, frames, texts of one or several lines,
/// pictures, circles, aspect ratios, ViewThatFits, stacks of both axes, grids, lazy grids, spacers, scroll views, layouts of
/// a program's own; some with priorities, some in a Group that has one.
package struct MixedTree {
  private var random: SeededGenerator
  private var views = 0

  /// Begins with a seed.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next document.
  package mutating func document() -> LayoutDocument {
    views = 0
    let axis = random.pick([Axis.horizontal, .horizontal, .vertical])
    var view = stack(axis, depth: 1, count: random.integer(2...4))
    if random.chance(0.4) {
      let beside = child(depth: 2, in: axis.other)
      view = makeStack(axis.other, random.chance(0.5) ? [view, beside] : [beside, view])
    }
    return LayoutDocument(
      proposal: ProposedViewSize(
        width: CGFloat(random.pick([60, 100, 150, 200, 320])), height: CGFloat(random.pick([40, 80, 200, 400]))),
      view: view)
  }

  private static let strings = [
    "A", "NEW", "Enabled", "Oat milk", "ill will", "Hello, world.", "Settings and more", "one two three four",
    "on\noff",
  ]

  private mutating func stack(_ axis: Axis, depth: Int, count: Int) -> ViewNode {
    let children = (0..<count).map { _ in child(depth: depth + 1, in: axis) }
    guard random.chance(0.1) else { return makeStack(axis, children) }
    let group = ViewNode(.group, modifiers: [.layoutPriority(1)], content: Array(children.prefix(2)))
    return makeStack(axis, [group] + children.dropFirst(2))
  }

  private mutating func makeStack(_ axis: Axis, _ children: [ViewNode]) -> ViewNode {
    let gap = random.pick([nil, 0, 8, 10, -6] as [CGFloat?])
    return node(
      axis == .horizontal
        ? .hStack(alignment: random.pick([.center, .top, .firstTextBaseline]), spacing: gap, dynamic: false)
        : .vStack(alignment: random.pick([.center, .leading]), spacing: gap, dynamic: false), children)
  }

  private mutating func child(depth: Int, in axis: Axis) -> ViewNode {
    var view = depth > 2 ? leaf() : random.chance(0.4) ? container(depth: depth, in: axis) : leaf()
    if random.chance(0.2) { view.modifiers.append(.padding(.edges(.all, length: 4))) }
    if random.chance(0.2) { view.modifiers.append(.layoutPriority(random.pick([1, 2, -1]))) }
    return view
  }

  private mutating func text() -> ViewNode { node(.text(random.pick(Self.strings))) }

  private mutating func leaf() -> ViewNode {
    switch random.integer(0...9) {
    case 0...2: return text()
    case 3: return node(.color)
    case 4: return node(.circle)
    case 5: return node(.spacer(minLength: random.pick([nil, 0, 12])))
    case 6: return node(.image(size: CGSize(width: 40, height: 30), resizable: random.chance(0.5)))
    case 7:
      return node(.rectangle, modifiers: [.aspectRatio(random.pick([0.5, 1.5]), contentMode: .fit)])
    default:
      let low = CGFloat(random.pick([0, 10, 40]))
      let high = random.pick([low, low + 50, .infinity])
      return node(
        .rectangle,
        modifiers: [.flexibleFrame(FrameBounds(minWidth: low, maxWidth: high, minHeight: low, maxHeight: high))])
    }
  }

  private mutating func container(depth: Int, in axis: Axis) -> ViewNode {
    let content = (0..<2).map { _ in leaf() }
    switch random.integer(0...7) {
    case 0, 1: return stack(axis.other, depth: depth, count: 2)
    case 2: return stack(axis, depth: depth, count: 2)
    case 3: return node(.viewThatFits(axes: random.pick([[.horizontal], [.horizontal, .vertical]])), content)
    case 4: return node(.scrollView(axes: .vertical), content)
    case 5:
      let columns = [GridItem(.flexible(minimum: 10, maximum: 60)), GridItem(.flexible(minimum: 20))]
      return node(.lazyVGrid(columns: columns, alignment: .center, spacing: nil), content)
    case 6:
      let rows = [content, [leaf()]].map { ViewNode(.gridRow(alignment: nil), content: $0) }
      return node(.grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil), rows)
    default: return node(.customLayout(CustomLayout(WidestFirst())), content)
    }
  }

  private mutating func node(
    _ kind: ViewKind, _ content: [ViewNode] = [], modifiers: [ModifierNode] = []
  ) -> ViewNode {
    views += 1
    return ViewNode(kind, id: "v\(views)", modifiers: modifiers, content: content)
  }
}

/// A layout of a program's own: views below each other, all as wide as the widest of them would like to be.
package struct WidestFirst: Layout, Hashable {
  package init() {}

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(of: subviews, in: proposal)
    let inner = ProposedViewSize(width: width, height: nil)
    return CGSize(width: width, height: subviews.reduce(0) { $0 + $1.sizeThatFits(inner).height })
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inner = ProposedViewSize(width: width(of: subviews, in: proposal), height: nil)
    // In a place without an end there is none for what follows.
    var y = bounds.minY
    for subview in subviews {
      let corner = CGPoint(x: bounds.minX.isNaN ? 0 : bounds.minX, y: y.isNaN ? 0 : y)
      subview.place(at: corner, anchor: .topLeading, proposal: inner)
      y += subview.sizeThatFits(inner).height
    }
  }

  private func width(of subviews: Subviews, in proposal: ProposedViewSize) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return min(widest, proposal.width ?? .infinity)
  }
}
