internal import ViewTree

/// The sizes of a view and of the one at its edge, as a safeAreaInset measures them.
struct SafeAreaInsetMeasure {
  var primary: ViewSize
  var secondary: ViewSize
  var gap: CGFloat
  var measurement: Measurement?
  var secondaryMeasurement: Measurement?

  /// Both sizes and the gap along the edge's axis, the larger of both across it.
  func size(along axis: Axis) -> CGSize {
    CGSize(
      (secondary.size[axis] + gap) + primary.size[axis], along: axis,
      across: max(primary.size[axis.other], secondary.size[axis.other]))
  }
}

/// safeAreaInset (section 12).
extension LayoutRun {
  /// Measures the view at the edge with what the primary one leaves at its least, then the primary one with the rest.
  func safeAreaInsetMeasure(
    _ element: Int, _ inset: SafeAreaInset, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> SafeAreaInsetMeasure {
    let children = tree.elements[element].children
    let nothing = ViewSize(CGSize(width: 0, height: 0), proposal: proposal)
    guard children.count > 1 else {
      let primary = ViewSize(try size(of: children[0], proposed: proposal), proposal: proposal)
      return SafeAreaInsetMeasure(primary: primary, secondary: nothing, gap: 0, measurement: answered)
    }
    let axis = inset.edge.axis
    let gap = gap(ofInset: element)
    var offered = proposal
    if let length = proposal[axis] {
      var least = proposal
      least[axis] = 0
      let minimum = try self.length(of: children[0], proposed: least, along: axis)
      offered[axis] = max(max(length - gap, 0) - minimum, 0)
    }
    let secondary = ViewSize(try size(of: children[1], proposed: offered), proposal: offered)
    let secondaryMeasurement = answered
    var rest = proposal
    rest[axis] = proposal[axis].map { max($0 - (secondary.size[axis] + gap), 0) }
    let primary = ViewSize(try size(of: children[0], proposed: rest), proposal: rest)
    return SafeAreaInsetMeasure(
      primary: primary, secondary: secondary, gap: gap, measurement: answered,
      secondaryMeasurement: secondaryMeasurement)
  }

  /// The gap at the edge: the stated one, else the distance that the views prefer there.
  func gap(ofInset element: Int) -> CGFloat {
    let children = tree.elements[element].children
    guard case .safeAreaInset(let inset) = tree.elements[element].kind, children.count > 1 else { return 0 }
    return inset.spacing ?? preferredGap(children, inset.edge)
  }

  private func preferredGap(_ children: [Int], _ edge: Edge) -> CGFloat {
    let (primary, secondary) = (spacing(of: children[0]), spacing(of: children[1]))
    return edge == .bottom || edge == .trailing
      ? primary.distance(to: secondary, along: edge.axis) : secondary.distance(to: primary, along: edge.axis)
  }

  /// Where both views stand in the modifier's coordinates: the primary one opposite to the edge, the other one at it.
  func safeAreaInsetPlacement(
    _ element: Int, _ inset: SafeAreaInset, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> (primary: ChildGeometry, secondary: ChildGeometry) {
    let axis = inset.edge.axis
    var proposal = viewSize.proposal
    if proposal[axis.other] == nil { proposal[axis.other] = viewSize.size[axis.other] }
    reason = .placing
    let measure = try safeAreaInsetMeasure(element, inset, proposal)
    let isAtEnd = inset.edge == .bottom || inset.edge == .trailing
    var primary = CGPoint(x: 0, y: 0)
    var secondary = CGPoint(x: 0, y: 0)
    primary[axis] = isAtEnd ? 0 : viewSize.size[axis] - measure.primary.size[axis]
    secondary[axis] = isAtEnd ? viewSize.size[axis] - measure.secondary.size[axis] : 0
    let children = tree.elements[element].children
    if children.count > 1 {
      let key = inset.alignment.key(along: axis.other)
      let guides = (
        try guide(key, of: children[0], measure.primary), try guide(key, of: children[1], measure.secondary)
      )
      secondary[axis.other] = primary[axis.other] + (guides.0 - guides.1)
    }
    return (
      ChildGeometry(origin: primary, viewSize: measure.primary, measurement: measure.measurement),
      ChildGeometry(origin: secondary, viewSize: measure.secondary, measurement: measure.secondaryMeasurement)
    )
  }

  /// Places both views; the primary one sees a larger safe area at the edge.
  func placeSafeAreaInset(
    _ element: Int, _ inset: SafeAreaInset, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?
  ) throws(LayoutFailure) {
    let children = tree.elements[element].children
    let placed = try safeAreaInsetPlacement(element, inset, viewSize)
    func corner(_ geometry: ChildGeometry) -> CGPoint {
      CGPoint(x: origin.x + geometry.origin.x, y: origin.y + geometry.origin.y)
    }
    let outside = safeArea
    let free = CGRect(origin: corner(placed.primary), size: placed.primary.viewSize.size)
    safeArea = safeArea.shortened(to: free, on: inset.edge)
    try place(
      children[0], at: corner(placed.primary), placed.primary.viewSize, kept: kept ?? placed.primary.measurement)
    safeArea = outside
    guard children.count > 1 else { return }
    try place(
      children[1], at: corner(placed.secondary), placed.secondary.viewSize, kept: placed.secondary.measurement)
  }
}
