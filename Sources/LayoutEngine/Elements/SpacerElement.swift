internal import ViewTree

/// A spacer takes the offer along the axis of its stack, but no less than its minimum, and nothing across it; outside of
/// stacks it does so on both axes (section 10).
struct SpacerElement: RuledLeafElement {
  /// In points.
  let minLength: CGFloat
  /// The axis of the stack around it; nil where there is none.
  let axis: Axis?

  var hasSizeCache: Bool { false }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    axis.map { SpacingPreference(uncategorised: $0 == .horizontal ? .horizontal : .vertical) } ?? .zero
  }

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { -.infinity }
}
