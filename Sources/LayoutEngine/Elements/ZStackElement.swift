internal import ViewTree

/// Views on top of each other (section 13).
struct ZStackElement: ContainerElement {
  let alignment: Alignment

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    try run.zStackAnswer(of: run.tree.elements[element].children, proposed: proposal, because: reason)
  }

  func geometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint, in run: LayoutRun
  ) throws(LayoutFailure) -> [ChildGeometry] {
    try run.zStackGeometries(
      of: run.tree.elements[element].children, alignment, in: CGRect(origin: origin, size: viewSize.size))
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    run.zStackSpacing(of: run.tree.elements[element].children)
  }

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { isEmpty ? -.infinity : 0 }
}

/// The rule of ZStacks, for those of the tree and for layouts that call `ZStackLayout`.
extension LayoutRun {
  /// The largest of the top-priority children, from 0.
  func zStackAnswer(
    of children: [Int], proposed proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    let top = topPriority(of: children)
    var largest = CGSize.zero
    var measurements: [Measurement?] = []
    for child in children {
      guard priority(of: child) == top else {
        measurements.append(nil)
        continue
      }
      let answer = try answer(of: child, proposed: proposal, because: reason)
      measurements.append(answer.measurement)
      largest = CGSize(width: max(largest.width, answer.size.width), height: max(largest.height, answer.size.height))
    }
    return MeasuredSize(largest, options.recordsAllocations ? Measurement(children: measurements) : nil)
  }

  /// Where the children stand: all are proposed the bounds' size. The top-priority ones are asked first and decide where the
  /// guides meet; then every child is asked where its own stand.
  func zStackGeometries(
    of children: [Int], _ alignment: Alignment, in bounds: CGRect
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let top = topPriority(of: children)
    let proposal = ProposedViewSize(bounds.size)
    var meeting = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in children where priority(of: child) == top {
      let guides = try guidesInZStack(of: child, alignment, proposal).origin
      meeting = CGPoint(x: max(meeting.x, guides.x), y: max(meeting.y, guides.y))
    }
    var geometries: [ChildGeometry] = []
    for child in children {
      var geometry = try guidesInZStack(of: child, alignment, proposal)
      for axis in Axis.allCases {
        geometry.origin[axis] = (meeting[axis] - geometry.origin[axis]) + bounds.origin[axis]
      }
      geometries.append(geometry)
    }
    return geometries
  }

  /// All edges of all children, but no distance only where all of them want that (8.6).
  func zStackSpacing(of children: [Int]) -> SpacingPreference {
    let preferences = children.map { spacing(of: $0) }
    var preference = SpacingPreference.union(of: preferences)
    preference.keepNone(onlyIfIn: preferences)
    return preference
  }

  /// What a child answers to the ZStack's own size, with its guides in the place of its origin.
  private func guidesInZStack(
    of child: Int, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> ChildGeometry {
    let answer = try answer(of: child, proposed: proposal, because: .placing)
    var geometry = ChildGeometry(origin: .zero, answer, to: proposal)
    for axis in Axis.allCases {
      geometry.origin[axis] = try guide(alignment.key(along: axis), of: child, geometry.viewSize)
    }
    return geometry
  }

  private func topPriority(of children: [Int]) -> Double {
    guard let first = children.first else { return 0 }
    return children.dropFirst().reduce(priority(of: first)) { max($0, priority(of: $1)) }
  }
}
