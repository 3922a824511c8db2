internal import GreedyLayout
internal import LinearProgramming

/// Where alignment guides stand in views, as sums over a program's columns (7 and 9.5 of the semantics).
extension TreeTranslation {
  /// What a view sets a guide to.
  fileprivate enum Setting {
    /// Nothing: the guide stands where the view's size puts it.
    case none
    case at(Side)
    /// Something that no row says.
    case unknown
  }

  /// How far a stack's children reach across it, from the guide by which they are aligned: backwards, and forwards. Nil
  /// where a guide is set by what no row says.
  mutating func reach(
    of children: [Int], at key: AlignmentKey
  ) throws -> (backwards: Side, forwards: Side)? {
    var (backwards, forwards) = ([Side.constant(0)], [Side.constant(0)])
    for child in children {
      guard let length = extents[child]?[key.axis], let guide = try guide(key, of: child) else { return nil }
      backwards.append(guide)
      forwards.append(.difference(length, guide))
    }
    return (.largest(of: backwards), .largest(of: forwards))
  }

  /// Where a guide stands in a view that was translated, in points from its origin; nil where no row says.
  mutating func guide(_ key: AlignmentKey, of element: Int) throws -> Side? {
    switch try setting(of: key, in: element) {
    case .unknown: return nil
    case .at(let side): return side
    case .none:
      guard let length = extents[element]?[key.axis] else { return nil }
      switch key {
      case .leading, .top: return .constant(0)
      case .horizontalCenter, .verticalCenter: return length.scaled(by: 0.5)
      case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: return length
      case .custom: return nil
      }
    }
  }

  private mutating func setting(of key: AlignmentKey, in element: Int) throws -> Setting {
    guard analysis.setsGuides(for: key, in: [element], facts.tree) else { return .none }
    let node = facts.tree.elements[element]
    switch node.kind {
    case .text:
      return try baseline(key, of: element)
    case .alignmentGuide(let guide) where guide.key == key:
      guard case .constant(let value) = guide.value else { return .unknown }
      return .at(.constant(Double(value)))
    case .alignmentGuide, .layoutPriority, .offset, .overlay, .background, .border, .inspect, .fixedSize, .aspectRatio:
      return try setting(of: key, in: node.children[0])
    case .padding(let insets):
      let inset = Double(key.axis == .horizontal ? insets.leading : insets.top)
      return try setting(of: key, in: node.children[0]).map { $0.shifted(by: inset) }
    case .fixedFrame(let frame):
      return try setting(of: key, in: node.children[0], alignedAt: frame.alignment.key(along: key.axis), in: element)
    case .flexibleFrame(let frame):
      return try setting(of: key, in: node.children[0], alignedAt: frame.alignment.key(along: key.axis), in: element)
    case .stack, .zStack, .grid, .lazyGrid, .geometryReader, .scrollView, .position:
      // What several views set is never put together for these, however deep it is set (7.3 of the semantics).
      switch key {
      case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: return .none
      case .firstTextBaseline, .lastTextBaseline, .custom: return .unknown
      }
    default:
      return .unknown
    }
  }

  /// A guide in a frame: where the content stands, and where the guide stands in the content.
  private mutating func setting(
    of key: AlignmentKey, in content: Int, alignedAt alignment: AlignmentKey, in frame: Int
  ) throws -> Setting {
    let inside = try setting(of: key, in: content)
    guard case .at(let side) = inside, let length = extents[frame]?[key.axis] else { return inside }
    guard alignment.isOfEdgesOrCentre, let anchor = try guide(alignment, of: content) else { return .unknown }
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    let origin = Side.difference(length.scaled(by: Double(alignment.defaultValue(in: unit))), anchor)
    return .at(.sum(of: [origin, side], plus: 0))
  }

  /// Where a baseline of a text stands, for each way in which it can break.
  private func baseline(_ key: AlignmentKey, of element: Int) throws -> Setting {
    guard let breaks = breaks[element] else { return .unknown }
    let lengths = try breaks.map { Double(try facts.guide(key, of: element, answering: $0.size, to: $0.proposal)) }
    let bounds = Span(lengths.min() ?? 0, lengths.max() ?? 0)
    if bounds.lower == bounds.upper { return .at(.constant(bounds.lower)) }
    let sum = zip(lengths, breaks).reduce(LinearExpression()) { $0 + $1.1.choice * $1.0 }
    return .at(Side(Quantity(sum, in: bounds)))
  }
}

/// One way in which a text can break: its size, what it is proposed then, and the binary that is 1 where it does.
struct TextBreak {
  var size: CGSize
  var proposal: ProposedViewSize
  var choice: LinearExpression
}

extension TreeTranslation.Setting {
  fileprivate func map(_ change: (Side) -> Side) -> Self {
    if case .at(let side) = self { .at(change(side)) } else { self }
  }
}

extension AlignmentKey {
  /// Whether the guide stands at a fixed part of a view's length.
  fileprivate var isOfEdgesOrCentre: Bool {
    switch self {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: true
    case .firstTextBaseline, .lastTextBaseline, .custom: false
    }
  }
}
