internal import ViewTree

/// `safeAreaInset`: a view at an edge of another, which is given the rest and a larger safe area there (section 12).
struct SafeAreaInsetElement: ElementLayout {
  let inset: SafeAreaInset

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    let measure = try measure(element, proposal, because: reason, run)
    return MeasuredSize(measure.size(along: inset.edge.axis), measure.primary.measurement)
  }

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let children = run.tree.elements[element].children
    var placed = try placedViews(in: element, viewSize, run)
    placed.move(by: origin)
    let outside = run.safeArea
    let size = placed.primary.viewSize.size
    let free = CGRect(origin: run.mirrored(placed.primary.origin, of: children[0], size), size: size)
    let isMirrored = run.tree.elements[element].isRightToLeft
    run.safeArea = outside.shortened(to: free, on: isMirrored ? inset.edge.mirrored : inset.edge)
    try run.place(
      children[0], at: placed.primary.origin, placed.primary.viewSize, kept: kept ?? placed.primary.measurement)
    run.safeArea = outside
    guard let secondary = placed.secondary else { return }
    try run.place(children[1], at: secondary.origin, secondary.viewSize, kept: secondary.measurement)
  }

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    let primary = try placedViews(in: element, viewSize, run).primary
    return try run.explicitGuide(key, of: run.content(of: element), primary.viewSize).map {
      primary.origin[key.axis] + $0
    }
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { .standard }
}

// MARK: - Measuring and placing

extension SafeAreaInsetElement {
  /// Both views: in the modifier's coordinates, or measured and at its corner still.
  private struct Views {
    var primary: ChildGeometry
    /// The one at the edge; nil where there is none.
    var secondary: ChildGeometry?
    /// Between them, in points.
    var gap: CGFloat = 0

    /// Both sizes and the gap along the edge's axis, the larger of both across it.
    func size(along axis: Axis) -> CGSize {
      let other = secondary?.viewSize.size ?? .zero
      return CGSize(
        (other[axis] + gap) + primary.viewSize.size[axis], along: axis,
        across: max(primary.viewSize.size[axis.other], other[axis.other]))
    }

    /// Takes the views from the modifier's coordinates to those in which its corner is at `origin`.
    mutating func move(by origin: CGPoint) {
      for axis in Axis.allCases {
        primary.origin[axis] = origin[axis] + primary.origin[axis]
        if let own = secondary?.origin[axis] { secondary?.origin[axis] = origin[axis] + own }
      }
    }
  }

  /// Measures the view at the edge with what the primary one leaves at its least, then the primary one with the rest.
  private func measure(
    _ element: Int, _ proposal: ProposedViewSize, because reason: ProposalReason, _ run: LayoutRun
  ) throws(LayoutFailure) -> Views {
    let children = run.tree.elements[element].children
    guard children.count > 1 else {
      let answer = try run.answer(of: children[0], proposed: proposal, because: reason)
      return Views(primary: ChildGeometry(origin: .zero, answer, to: proposal))
    }
    let axis = inset.edge.axis
    let gap = run.gap(ofInset: element)
    var offered = proposal
    if let length = proposal[axis] {
      var least = proposal
      least[axis] = 0
      let minimum = try run.length(of: children[0], proposed: least, along: axis, because: reason)
      offered[axis] = max(max(length - gap, 0) - minimum, 0)
    }
    let secondary = try run.answer(of: children[1], proposed: offered, because: reason)
    var rest = proposal
    rest[axis] = proposal[axis].map { max($0 - (secondary.size[axis] + gap), 0) }
    let primary = try run.answer(of: children[0], proposed: rest, because: reason)
    return Views(
      primary: ChildGeometry(origin: .zero, primary, to: rest),
      secondary: ChildGeometry(origin: .zero, secondary, to: offered), gap: gap)
  }

  /// Where both views stand in the modifier's coordinates: the primary one opposite to the edge, the other one at it.
  private func placedViews(
    in element: Int, _ viewSize: ViewSize, _ run: LayoutRun
  ) throws(LayoutFailure) -> Views {
    let axis = inset.edge.axis
    var proposal = viewSize.proposal
    if proposal[axis.other] == nil { proposal[axis.other] = viewSize.size[axis.other] }
    var views = try measure(element, proposal, because: .placing, run)
    let isAtEnd = inset.edge == .bottom || inset.edge == .trailing
    if !isAtEnd { views.primary.origin[axis] = viewSize.size[axis] - views.primary.viewSize.size[axis] }
    guard let secondary = views.secondary else { return views }
    let children = run.tree.elements[element].children
    let key = inset.alignment.key(along: axis.other)
    let own = try run.guide(key, of: children[0], views.primary.viewSize)
    let other = try run.guide(key, of: children[1], secondary.viewSize)
    if isAtEnd { views.secondary?.origin[axis] = viewSize.size[axis] - secondary.viewSize.size[axis] }
    views.secondary?.origin[axis.other] = own - other
    return views
  }
}

extension LayoutRun {
  /// The gap at the edge of a safeAreaInset in points: the stated one, else the distance that the views prefer there.
  func gap(ofInset element: Int) -> CGFloat {
    let children = tree.elements[element].children
    guard case .safeAreaInset(let inset) = tree.elements[element].kind, children.count > 1 else { return 0 }
    if let stated = inset.spacing { return stated }
    let (primary, secondary) = (spacing(of: children[0]), spacing(of: children[1]))
    return inset.edge == .bottom || inset.edge == .trailing
      ? primary.distance(to: secondary, along: inset.edge.axis)
      : secondary.distance(to: primary, along: inset.edge.axis)
  }
}
