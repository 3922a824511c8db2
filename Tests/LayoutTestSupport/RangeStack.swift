package import ViewTree

/// One child of a stack of ranges: it answers `clamp(offer, minimum, maximum)`. Lengths are in points.
package struct RangeChild: Hashable, Sendable {
  /// The answer to 0.
  package var minimum: Double
  /// The answer to infinity; it may be infinite.
  package var maximum: Double
  /// The layout priority.
  package var priority: Double
  /// The length below which something inside the child overflows; the minimum where nothing is hidden.
  package var floor: Double

  /// Makes a child; it hides nothing unless a floor above its minimum is given.
  package init(_ minimum: Double, _ maximum: Double, priority: Double = 0, floor: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.priority = priority
    self.floor = floor ?? minimum
  }

  /// The length it takes at an offer.
  package func answer(to offer: Double) -> Double { Swift.min(Swift.max(offer, minimum), maximum) }
}

/// A stack of ranges at a finite offer: the setting in which closed forms and theorems hold.
package struct RangeStack: Hashable, Sendable {
  /// The axis along which it shares its length.
  package var axis: Axis = .vertical
  /// The length offered, in points.
  package var offered: Double
  /// The gap between neighbours.
  package var gap: Double = 0
  /// The children in source order.
  package var children: [RangeChild]

  /// Makes a stack.
  package init(_ axis: Axis = .vertical, offered: Double, gap: Double = 0, _ children: [RangeChild]) {
    self.axis = axis
    self.offered = offered
    self.gap = gap
    self.children = children
  }

  /// The sum of the gaps.
  package var spacing: Double { gap * Double(max(0, children.count - 1)) }
  /// What is left of the offer without the gaps; it may be negative.
  package var available: Double { offered - spacing }
  /// The children's minimums added up.
  package var minimum: Double { children.reduce(0) { $0 + $1.minimum } }
  /// The children's maximums added up.
  package var maximum: Double { children.reduce(0) { $0 + $1.maximum } }

  /// What lengths leave of the offer although a child could take it.
  package func wasted(_ lengths: [Double]) -> Double {
    max(0, min(offered, maximum + spacing) - (lengths.reduce(0, +) + spacing))
  }

  /// What lengths take beyond the offer.
  package func overflow(_ lengths: [Double]) -> Double { max(0, lengths.reduce(0, +) + spacing - offered) }
}

extension RangeStack {
  /// The stack as a document: each child a rectangle in a frame, called `c0`, `c1` …; the stack is `stack`.
  ///
  /// Across, everything is as wide as the 100 points proposed. Hidden floors have no place here.
  package func document(named name: String? = nil) -> LayoutDocument {
    let content = children.enumerated().map { index, child in
      ViewNode(.rectangle, id: "c\(index)", modifiers: [frame(of: child)] + priority(of: child))
    }
    let spacing = CGFloat(gap)
    let kind: ViewKind =
      axis == .vertical
      ? .vStack(alignment: .center, spacing: spacing, dynamic: true)
      : .hStack(alignment: .center, spacing: spacing, dynamic: true)
    return LayoutDocument(
      name: name, proposal: ProposedViewSize(CGFloat(offered), along: axis, across: 100),
      view: ViewNode(kind, id: "stack", content: content))
  }

  private func frame(of child: RangeChild) -> ModifierNode {
    let (low, high) = (CGFloat(child.minimum), CGFloat(child.maximum))
    return .flexibleFrame(
      axis == .vertical ? FrameBounds(minHeight: low, maxHeight: high) : FrameBounds(minWidth: low, maxWidth: high))
  }

  private func priority(of child: RangeChild) -> [ModifierNode] {
    child.priority == 0 ? [] : [.layoutPriority(child.priority)]
  }
}

extension RangeStack {
  /// A random stack: offers, minimums, widths and priorities of whole numbers, so that ties and exact fits occur.
  package static func random(
    _ generator: inout SeededGenerator, children count: ClosedRange<Int> = 1...6, priorities: Bool = true,
    infinite: Bool = true, reach: Int = 100
  ) -> RangeStack {
    let children = (0..<generator.integer(count)).map { _ -> RangeChild in
      let low = generator.chance(0.3) ? 0 : Double(generator.integer(0...reach))
      let isInfinite = infinite && generator.chance(0.25)
      let high = isInfinite ? .infinity : low + Double(generator.chance(0.2) ? 0 : generator.integer(0...reach))
      return RangeChild(low, high, priority: priorities && generator.chance(0.4) ? generator.pick([-1, 1, 1, 2]) : 0)
    }
    let gap = generator.pick([0, 0, 8, 10, -5])
    let scale = Double(reach * children.count)
    return RangeStack(
      generator.pick([.vertical, .horizontal]), offered: generator.number(0...1.2 * scale).rounded(),
      gap: Double(gap), children)
  }
}

extension RangeStack: CustomStringConvertible {
  package var description: String {
    let list = children.map { child in
      let priority = child.priority == 0 ? "" : " p\(child.priority)"
      let floor = child.floor > child.minimum ? " floor \(child.floor)" : ""
      return "[\(child.minimum), \(child.maximum)]\(priority)\(floor)"
    }
    return "\(axis) \(offered), gap \(gap): \(list.joined(separator: " "))"
  }
}
