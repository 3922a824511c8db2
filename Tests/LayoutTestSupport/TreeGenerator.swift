package import ViewTree

/// Makes random separable trees: the same tree for the same seed.
///
/// Stacks of both axes stand in each other, with paddings, frames, priorities, spacers, gaps that may be negative,
/// ZStacks, geometry readers, overlays and views at a point. Flexible frames around stacks promise less than their
/// content needs, which makes hidden floors.
package struct TreeGenerator {
  private var random: SeededGenerator
  private var views = 0
  private let options: Options

  /// What kind of trees are made.
  package struct Options: Sendable {
    /// How many containers may stand in each other.
    package var deepest = 4
    /// Whether gaps may be negative in stacks that stand in others; at the root they always may.
    package var overlapsInside = false

    /// Makes the default options.
    package init() {}
  }

  /// Begins with a seed.
  package init(seed: UInt64, options: Options = Options()) {
    random = SeededGenerator(seed: seed)
    self.options = options
  }

  /// A document whose tree is separable and within reach of the closed form, with its layout by the second opinion.
  ///
  /// Trees with several hidden floors at one place are passed over.
  package static func document(seed: UInt64, options: Options = Options()) -> (LayoutDocument, SeparableLayout) {
    var generator = TreeGenerator(seed: seed, options: options)
    while true {
      let document = generator.document(named: "seed \(seed)")
      if let layout = try? SeparableLayout(document) { return (document, layout) }
    }
  }

  /// Any separable document, also beyond the closed form.
  package mutating func document(named name: String) -> LayoutDocument {
    views = 0
    let view = container(depth: 1)
    return LayoutDocument(
      name: name, proposal: ProposedViewSize(width: side(), height: side()),
      origin: CGPoint(x: random.pick([0, 0, 12]), y: random.pick([0, 0, 62])), view: view)
  }

  private mutating func side() -> CGFloat? {
    if random.chance(0.03) { return nil }
    return CGFloat(random.chance(0.3) ? random.integer(0...120) : random.integer(100...500))
  }

  private mutating func length() -> CGFloat {
    CGFloat(random.pick([0, 5, 10, 20, 25, 33.5, 40, 50, 60, 75, 80, 100, 120, 150, 200]))
  }

  /// A view of the next number with its modifiers.
  private mutating func view(_ kind: ViewKind, _ content: [ViewNode] = [], modifiers: [ModifierNode]) -> ViewNode {
    views += 1
    return ViewNode(kind, id: "v\(views)", modifiers: modifiers, content: content)
  }
}

// MARK: - Views

extension TreeGenerator {
  private mutating func anyView(depth: Int, inStack: Bool) -> ViewNode {
    depth < options.deepest && random.chance(0.45) ? container(depth: depth + 1) : leaf(depth: depth, inStack: inStack)
  }

  private mutating func leaf(depth: Int, inStack: Bool) -> ViewNode {
    switch random.integer(0...19) {
    case 0, 1:
      let minLength = random.pick([nil, 0, 12, 30] as [CGFloat?])
      return view(.spacer(minLength: minLength), modifiers: modifiers(depth: depth, few: true))
    case 2 where inStack: return view(.divider, modifiers: [])
    case 3: return ViewNode(.emptyView)
    case 4:
      let size = CGSize(width: length(), height: length())
      return view(.image(size: size, resizable: random.chance(0.5)), modifiers: modifiers(depth: depth))
    case 5 where depth < options.deepest: return reader(depth: depth + 1)
    case 6, 7: return view(.roundedRectangle(cornerRadius: 4), modifiers: modifiers(depth: depth))
    case 8, 9: return view(.color, modifiers: modifiers(depth: depth))
    default: return view(.rectangle, modifiers: modifiers(depth: depth))
    }
  }

  private mutating func reader(depth: Int) -> ViewNode {
    let content = (0..<random.integer(0...2)).map { _ in anyView(depth: depth, inStack: false) }
    return view(.geometryReader(nil), content, modifiers: modifiers(depth: depth))
  }

  private mutating func container(depth: Int) -> ViewNode {
    let isZStack = random.chance(0.15)
    let count = random.chance(0.04) ? 0 : random.chance(0.1) ? 1 : random.integer(2...(isZStack ? 3 : 4))
    let content = (0..<count).map { _ in member(depth: depth, inStack: !isZStack) }
    let dynamic = random.chance(0.3)
    let gaps: [CGFloat?] = [nil, 0, 0, 8, 10, depth == 1 || options.overlapsInside ? -10 : 12]
    let gap = random.pick(gaps)
    let kind: ViewKind
    if isZStack {
      kind = .zStack(alignment: random.pick([.center, .topLeading, .bottom]), dynamic: dynamic)
    } else if random.chance(0.5) {
      kind = .vStack(alignment: random.pick([.center, .leading, .trailing]), spacing: gap, dynamic: dynamic)
    } else {
      kind = .hStack(alignment: random.pick([.center, .top, .bottom]), spacing: gap, dynamic: dynamic)
    }
    return view(kind, content, modifiers: modifiers(depth: depth))
  }

  /// A child of a container: now and then a Group of two.
  private mutating func member(depth: Int, inStack: Bool) -> ViewNode {
    guard random.chance(0.05) else { return anyView(depth: depth, inStack: inStack) }
    let pair = (0..<2).map { _ in anyView(depth: depth, inStack: inStack) }
    return ViewNode(.group, content: pair)
  }
}

// MARK: - Modifiers

extension TreeGenerator {
  private mutating func modifiers(depth: Int, few: Bool = false) -> [ModifierNode] {
    (0..<random.pick(few ? [0, 0, 0, 1] : [0, 0, 1, 1, 1, 2, 3])).map { _ in modifier(depth: depth) }
  }

  private mutating func modifier(depth: Int) -> ModifierNode {
    switch random.integer(0...19) {
    case 0...7: return .flexibleFrame(flexibleFrame())
    case 8: return .frame(width: length(), height: nil, alignment: .center)
    case 9: return .frame(width: nil, height: length(), alignment: .topLeading)
    case 10, 11: return padding()
    case 12...14: return .layoutPriority(random.pick([1, 1, 2, -1, 0.5, 0]))
    case 15: return .fixedSize(horizontal: random.chance(0.5), vertical: random.chance(0.3))
    case 16: return random.chance(0.5) ? .offset(x: 5, y: -3) : .border(color: nil, width: 1)
    case 17 where depth < options.deepest:
      let content = (0..<random.integer(1...2)).map { _ in anyView(depth: depth + 1, inStack: false) }
      return random.chance(0.5)
        ? .overlay(alignment: .center, content: content) : .background(alignment: .bottomTrailing, content: content)
    case 18 where random.chance(0.3): return .position(x: 20, y: 30)
    default: return .inspect(label: "v", position: false)
    }
  }

  private mutating func padding() -> ModifierNode {
    switch random.integer(0...3) {
    case 0: .padding(.edges(.all, length: nil))
    case 1: .padding(.edges(random.pick([.horizontal, .vertical, .top, .trailing]), length: random.pick([5, 12, -8])))
    case 2: .padding(.edges(.all, length: 5))
    default: .padding(.insets(EdgeInsets(top: 1, leading: 2.5, bottom: 4, trailing: 8)))
    }
  }

  private mutating func flexibleFrame() -> FrameBounds {
    let (horizontal, vertical) = (bounds(), bounds())
    return FrameBounds(
      minWidth: horizontal.minimum, idealWidth: horizontal.ideal, maxWidth: horizontal.maximum,
      minHeight: vertical.minimum, idealHeight: vertical.ideal, maxHeight: vertical.maximum,
      alignment: random.pick([.center, .topLeading]))
  }

  /// Bounds on one axis that do not contradict each other.
  private mutating func bounds() -> (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let low = random.chance(0.3) ? 0 : length()
    let high = random.chance(0.25) ? .infinity : low + length()
    let ideal = random.chance(0.1) ? low : nil
    switch random.integer(0...9) {
    case 0, 1: return (nil, nil, nil)
    case 2: return (low, ideal, nil)
    case 3: return (nil, nil, high)
    default: return (low, ideal, high)
    }
  }
}
