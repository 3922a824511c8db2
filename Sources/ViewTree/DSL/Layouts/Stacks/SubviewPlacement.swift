/// Where a stack's layout places a subview.
struct SubviewPlacement {
  var subview: LayoutSubview
  /// The subview's origin in points, in the coordinates of the stack's bounds.
  var origin: CGPoint
  /// The size in points that the subview answered to `proposal`.
  var size: CGSize
  /// The proposal with which it is placed.
  var proposal: ProposedViewSize
}

extension [SubviewPlacement] {
  /// Places the subviews.
  func place() {
    for placement in self {
      placement.subview.place(at: placement.origin, size: placement.size, proposal: placement.proposal)
    }
  }

  /// The subviews' explicit guides as one, in points, where the bounds are at (0, 0) (7.3 of the semantics).
  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    var combined = CombinedGuide(key)
    for placement in self {
      let dimensions = placement.subview.dimensions(answering: placement.proposal, with: placement.size)
      guard let value = dimensions.explicitGuide(key) else { continue }
      combined.add(placement.origin[key.axis] + value)
    }
    return combined.value
  }
}
