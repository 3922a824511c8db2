internal import ViewTree

/// A child's place in its container, in the coordinates of the container's bounds.
struct ChildGeometry {
  var origin: CGPoint
  var viewSize: ViewSize
  var measurement: Measurement?

  init(origin: CGPoint, viewSize: ViewSize, measurement: Measurement? = nil) {
    self.origin = origin
    self.viewSize = viewSize
    self.measurement = measurement
  }

  /// The place of a child that answered a proposal.
  init(origin: CGPoint, _ answer: MeasuredSize, to proposal: ProposedViewSize) {
    self.init(
      origin: origin, viewSize: ViewSize(answer.size, proposal: proposal), measurement: answer.measurement)
  }

  /// The place of a child that was not measured yet.
  static var nowhere: ChildGeometry { ChildGeometry(origin: .zero, viewSize: .nothing) }
}

extension CGSize {
  /// Whether both lengths are finite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}
