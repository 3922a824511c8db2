internal import LayoutEngine
internal import LinearProgramming

/// The sizes of views as they are placed that have stacks inside.
extension PlacedOffers {
  /// The size of a view with stacks inside that is placed with other offers than it was measured with: where it follows from
  /// its content, from that as it is placed.
  mutating func bentExtent(
    of element: Int, _ measured: Extent, for offers: (asked: Offers, placed: Offers),
    _ translation: inout TreeTranslation
  ) throws -> Extent {
    let node = translation.facts.tree.elements[element]
    var extent = measured
    switch node.kind {
    case .flexibleFrame(let frame):
      for axis in Axis.allCases {
        if let known = translation.knownSide(of: frame, along: axis, for: offers.placed) {
          extent[axis] = known
        } else if frame[axis].minimum == nil, let maximum = frame[axis].maximum, offers.placed[axis].isLength {
          // No less than it is offered (11.2 of the semantics).
          let offered = offers.placed[axis].map { $0.clamped(from: -.infinity, to: Double(maximum)) }
          extent[axis] = translation.raised(measured[axis], to: offered)
        }
      }
    case .zStack:
      // It is as large as its views make it that are proposed what it is.
      for axis in Axis.allCases where !offers.placed[axis].isSame(as: offers.asked[axis]) {
        extent[axis] = try translation.ownAnswer(of: element, along: axis, offers.placed) ?? measured[axis]
      }
    case .stack where !node.children.allSatisfy({ translation.extents[$0] != nil }):
      // Its children are divided later, and were measured as they are by themselves.
      for axis in Axis.allCases where !offers.placed[axis].isSame(as: offers.asked[axis]) {
        extent[axis] = try translation.ownAnswer(of: element, along: axis, offers.placed) ?? measured[axis]
      }
    case .stack(let stack):
      let across = stack.axis.other
      // Without an offer across the children are placed with this breadth.
      if offers.placed[across].isLength, !offers.placed[across].isSame(as: offers.asked[across]) {
        let breadths = try node.children.map { try self.extent(of: $0, &translation)[across] }
        let breadth = try withPlacements(of: node.children, for: stack.alignment, &translation) { translation in
          try translation.breadth(of: node.children, breadths, alignedAt: stack.alignment)
        }
        extent[across] = breadth ?? extent[across]
      }
    case .padding(let insets):
      let content = try self.extent(of: node.children[0], &translation)
      for axis in Axis.allCases {
        extent[axis] = content[axis].shifted(by: Double(insets.total(along: axis))).clamped(from: 0, to: .infinity)
      }
    case .safeAreaInset(let inset) where node.children.count > 1:
      let axis = inset.edge.axis
      // Without an offer across its views are placed with its breadth as it was measured.
      guard offers.placed[axis.other].isLength else { break }
      let parts = try node.children.map { try self.extent(of: $0, &translation) }
      extent[axis] = .sum(of: parts.map { $0[axis] }, plus: Double(translation.facts.gap(ofInset: element)))
      extent[axis.other] = .largest(of: parts.map { $0[axis.other] })
    case .fixedFrame(let frame):
      let content = try self.extent(of: node.children[0], &translation)
      for axis in Axis.allCases where frame[axis] == nil { extent[axis] = content[axis] }
    case .layoutPriority, .offset, .passing, .overlay, .background, .border, .inspect, .alignmentGuide, .fixedSize,
      .aspectRatio:
      extent = try self.extent(of: node.children[0], &translation)
    case .viewThatFits:
      extent = try candidateExtent(of: element, measured, &translation)
    default:
      break
    }
    return extent
  }

  /// The size of the candidate that a ViewThatFits shows, as that is placed.
  private mutating func candidateExtent(
    of element: Int, _ measured: Extent, _ translation: inout TreeTranslation
  ) throws -> Extent {
    var candidates: [(extent: Extent, choice: LinearExpression)] = []
    for child in translation.facts.tree.elements[element].children {
      guard let choice = translation.choices[child], choice != LinearExpression(0) else { continue }
      candidates.append((try extent(of: child, &translation), choice))
    }
    guard candidates.count > 1 else { return candidates.first?.extent ?? measured }
    let (name, choices) = (translation.key(element), candidates.map(\.choice))
    var extent = measured
    for axis in Axis.allCases {
      extent[axis] = translation.shownSide(
        "\(name): \(axis) side as placed", of: candidates.map { $0.extent[axis] }, by: choices)
    }
    return extent
  }
}
