package import ViewTree

/// Makes random trees for the engine's two paths: views that answer by axis and views that have to be asked, in each other, with
/// whatever a modifier can do to either. The same tree for the same seed.
package struct AxisTree {
  private var random: SeededGenerator
  private var views = 0
  /// How many of a hundred leaves are asked: texts, circles, ratios.
  private let askedLeaves: Int

  /// Begins with a seed.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    askedLeaves = random.pick([0, 0, 0, 5, 25])
  }

  /// The next document.
  package mutating func document() -> LayoutDocument {
    views = 0
    let depth = random.pick([2, 3, 4, 5])
    var view = view(depth: depth, in: nil)
    if random.chance(0.1) { view.modifiers.append(.layoutDirection(.rightToLeft)) }
    return LayoutDocument(
      proposal: ProposedViewSize(width: side(), height: side()),
      origin: CGPoint(x: random.pick([0, 0, 12]), y: random.pick([0, 0, 62.5])), view: view)
  }

  private mutating func side() -> CGFloat? {
    random.pick([nil, 0, 1, 17.3, 60, 100, 200, 320, 390, 1000, .infinity])
  }

  private mutating func length() -> CGFloat { random.pick([0, 1, 5, 9.7, 20, 33.3, 40, 57, 80, 120, 300]) }

  private mutating func view(depth: Int, in axis: Axis?) -> ViewNode {
    views += 1
    let id = "v\(views)"
    let isContainer = depth > 0 && random.chance(0.75)
    let (kind, content) = isContainer ? container(depth: depth) : (leaf(), [])
    let count = random.pick([0, 0, 1, 1, 2, 3])
    let modifiers = (0..<count).map { _ in modifier(depth: depth) }
    return ViewNode(kind, id: id, modifiers: modifiers, content: content)
  }

  private mutating func leaf() -> ViewKind {
    if random.integer(0...99) < askedLeaves {
      return random.pick([.text("Hello, world."), .text("one two three four"), .circle])
    }
    let size = CGSize(width: length(), height: length())
    return random.pick([
      .rectangle, .color, .color, .spacer(minLength: random.pick([nil, 0, 12])), .divider, .emptyView,
      .image(size: size, resizable: random.chance(0.5)),
    ])
  }

  private mutating func container(depth: Int) -> (ViewKind, [ViewNode]) {
    let axis: Axis? = random.pick([.horizontal, .horizontal, .vertical, .vertical, nil])
    let count = random.pick([0, 1, 2, 2, 3, 3, 4, random.chance(0.1) ? 35 : 5])
    let content = (0..<count).map { _ in view(depth: count > 10 ? 0 : depth - 1, in: axis) }
    let gap = random.pick([nil, nil, 0, 1, 8, -6] as [CGFloat?])
    let dynamic = random.chance(0.3)
    switch axis {
    case .horizontal:
      let alignment = random.pick([VerticalAlignment.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline])
      return (.hStack(alignment: alignment, spacing: gap, dynamic: dynamic), content)
    case .vertical:
      let alignment = random.pick([HorizontalAlignment.center, .leading, .trailing])
      return (.vStack(alignment: alignment, spacing: gap, dynamic: dynamic), content)
    case nil: return (.zStack(alignment: alignment(), dynamic: dynamic), content)
    }
  }

  private mutating func alignment() -> Alignment {
    random.pick([.center, .topLeading, .bottomTrailing, .leading, .bottom])
  }

  private mutating func modifier(depth: Int) -> ModifierNode {
    switch random.integer(0...23) {
    case 0...5: return .flexibleFrame(bounds())
    case 6: return .frame(width: length(), height: nil, alignment: alignment())
    case 7: return .frame(width: nil, height: length(), alignment: alignment())
    case 8: return .frame(width: length(), height: length(), alignment: alignment())
    case 9: return .padding(.edges(.all, length: random.pick([nil, 4, -3])))
    case 10: return .padding(.insets(EdgeInsets(top: 1, leading: 2.5, bottom: 4.25, trailing: 8)))
    case 11, 12: return .layoutPriority(random.pick([1, 2, -1, 0.5]))
    case 13, 14: return .fixedSize(horizontal: random.chance(0.6), vertical: random.chance(0.5))
    case 15: return .offset(x: random.pick([0, 3.5, -20]), y: random.pick([0, -7]))
    case 16: return .position(x: length(), y: length())
    case 17:
      let setting = random.pick([
        GuideSetting(.leading, to: 7), GuideSetting(.trailing, to: 11.5), GuideSetting(.horizontalCenter, to: 3),
        GuideSetting(.top, to: -4), GuideSetting(.bottom, to: 30), GuideSetting(.verticalCenter, to: 2),
      ])
      return .alignmentGuide(setting)
    case 18: return .border(color: nil, width: 1)
    case 19, 20:
      let content = (0..<random.integer(0...2)).map { _ in view(depth: max(0, depth - 2), in: nil) }
      return random.chance(0.5)
        ? .overlay(alignment: alignment(), content: content) : .background(alignment: alignment(), content: content)
    case 21: return .ignoresSafeArea(edges: .all)
    case 22: return .foregroundColor("red")
    default: return random.integer(0...99) < askedLeaves ? .aspectRatio(1.5, contentMode: .fit) : .layoutPriority(1)
    }
  }

  private mutating func bounds() -> FrameBounds {
    let (width, height) = (range(), range())
    return FrameBounds(
      minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0, idealHeight: height.1,
      maxHeight: height.2, alignment: alignment())
  }

  private mutating func range() -> (CGFloat?, CGFloat?, CGFloat?) {
    let low = random.pick([0, 0, length()])
    let high = random.chance(0.3) ? CGFloat.infinity : low + length()
    let ideal: CGFloat? = random.chance(0.2) ? low + 1 : nil
    switch random.integer(0...7) {
    case 0: return (nil, nil, nil)
    case 1: return (low, ideal, nil)
    case 2: return (nil, ideal, high)
    default: return (low, ideal, high)
    }
  }
}
