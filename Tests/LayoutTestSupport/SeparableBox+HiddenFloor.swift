import ViewTree

/// What overflows inside a box as a function of its offer: a constant and one term max(0, at − max(offer, from)).
struct Hinge: Hashable {
  /// The offer from which on nothing more is gained.
  var at: Double
  /// The offer up to which nothing is gained either.
  var from: Double = -.infinity
}

extension SeparableBox {
  /// The offer below which something inside overflows although the box does not; the minimum where nothing is hidden.
  func hiddenFloor(_ axis: Axis, minimum: Double, maximum: Double) throws(SeparableFailure) -> Double {
    let active = try hinges(axis).filter { min($0.at, maximum) > max(minimum, $0.from) }
    guard let hinge = active.first else { return minimum }
    guard active.count == 1, hinge.from <= minimum else { throw .beyondClosedForm }
    return min(hinge.at, maximum)
  }

  /// The hinges of everything that overflows inside the box on one axis, the box's own overflow included.
  func hinges(_ axis: Axis) throws(SeparableFailure) -> [Hinge] {
    switch kind {
    case .filler, .spacer, .image, .reader, .position: return []
    case .stack(let along, let gap) where along == axis: return try hingesOfStack(axis, gap: gap)
    case .stack: return try hingesOfChildren(axis) + minorHinge(axis)
    case .zStack: return try hingesOfChildren(axis)
    case .fixedFrame(let width, let height):
      return (axis == .horizontal ? width : height) != nil ? [] : try children[0].hinges(axis)
    case .flexibleFrame(let horizontal, let vertical):
      let range = axis == .horizontal ? horizontal : vertical
      return try children[0].hinges(axis).compactMap { hinge in
        let bent = Hinge(at: min(hinge.at, range.maximum ?? .infinity), from: max(hinge.from, range.minimum ?? 0))
        return bent.at > bent.from ? bent : nil
      }
    case .padding(let insets):
      let inset = insets.sum(along: axis)
      return try children[0].hinges(axis).map { Hinge(at: $0.at + inset, from: max($0.from, 0) + inset) }
    case .fixedSize(let axes):
      return axes.contains(axis) ? [] : try children[0].hinges(axis)
    case .priority, .transparent, .inspect, .layered: return try children[0].hinges(axis)
    }
  }

  private func hingesOfChildren(_ axis: Axis) throws(SeparableFailure) -> [Hinge] {
    var hinges: [Hinge] = []
    for child in children { hinges += try child.hinges(axis) }
    return hinges
  }

  /// A region overflows by what its children need beyond the offer; an absorbed stack always takes its offer, so only
  /// what its children hide counts.
  private func hingesOfStack(_ axis: Axis, gap: Double?) throws(SeparableFailure) -> [Hinge] {
    var need = spacing(along: axis, gap: gap)
    var hides = !children.isEmpty && !isAbsorbed(axis)
    for child in children {
      let range = try child.range(axis)
      need += range.floor
      hides = hides || range.floor > range.minimum
    }
    return hides ? [Hinge(at: need)] : []
  }

  /// The minor overflow of a stack whose parent container is no stack.
  private func minorHinge(_ axis: Axis) throws(SeparableFailure) -> [Hinge] {
    var box = self
    while let outer = box.parent, !outer.isContainer(of: box) { box = outer }
    if case .stack = box.parent?.kind { return [] }
    let need = try largestMinimum(axis)
    return need > 0 ? [Hinge(at: need)] : []
  }

  private func largestMinimum(_ axis: Axis) throws(SeparableFailure) -> Double {
    var largest = 0.0
    for child in children { largest = max(largest, try child.length(axis, 0, leavingOut: true)) }
    return largest
  }

  /// Whether the box is what `child` stands in, rather than a modifier of it.
  private func isContainer(of child: SeparableBox) -> Bool {
    switch kind {
    case .stack, .zStack, .reader, .position: true
    case .layered: children[0] !== child
    default: false
    }
  }

  /// Whether a stack along the axis gives what it does not use back to another stack along it.
  private func isAbsorbed(_ axis: Axis) -> Bool {
    var box = self
    while let outer = box.parent {
      switch outer.kind {
      case .stack(let along, _): return along == axis
      case .padding, .priority, .transparent, .inspect: break
      case .layered where outer.children[0] === box: break
      case .fixedFrame(let width, let height) where (axis == .horizontal ? width : height) == nil: break
      case .flexibleFrame(let horizontal, let vertical):
        let range = axis == .horizontal ? horizontal : vertical
        guard range.minimum == nil, range.maximum == nil else { return false }
      case .fixedSize(let axes) where !axes.contains(axis): break
      default: return false
      }
      box = outer
    }
    return false
  }
}
