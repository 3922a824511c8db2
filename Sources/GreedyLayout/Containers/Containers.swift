internal import ViewTree

/// Containers other than stacks that lay out through the general machinery (6.4, 6.5, 6.9 and section 13).
extension LayoutRun {
  /// Logs the proposal, asks the only child for it, and logs the answer (6.9).
  func inspectedSize(_ element: Int, label: String, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    try recorded(label, proposal) { () throws(LayoutFailure) in
      try size(of: content(of: element), proposed: proposal)
    }
  }

  /// The largest of the top-priority children, from 0 (section 13).
  func zStackSize(_ element: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    let children = tree.elements[element].children
    let top = topPriority(of: children)
    var largest = CGSize(width: 0, height: 0)
    var measurements: [Measurement?] = []
    for child in children {
      guard priority(of: child) == top else {
        measurements.append(nil)
        continue
      }
      let size = try size(of: child, proposed: proposal)
      measurements.append(answered)
      largest = CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
    answered = options.recordsAllocations ? Measurement(children: measurements) : nil
    return largest
  }

  private func topPriority(of children: [Int]) -> Double {
    guard let first = children.first else { return 0 }
    return children.dropFirst().reduce(priority(of: first)) { max($0, priority(of: $1)) }
  }

  /// Where a container's children stand when its own corner is at `origin`.
  func containerGeometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    switch tree.elements[element].kind {
    case .inspect(let label, let position):
      let child = content(of: element)
      reason = .placing
      let size = try size(of: child, proposed: viewSize.proposal)
      let measurement = answered
      if position { trace.append(TraceEntry(label: label, event: .position(origin), depth: traceDepth)) }
      let answer = ViewSize(size, proposal: viewSize.proposal)
      return [ChildGeometry(origin: origin, viewSize: answer, measurement: measurement)]
    case .zStack(let alignment):
      return try zStackGeometries(of: element, alignment, viewSize, origin: origin)
    case .scrollView(let axes):
      return try scrollViewGeometries(element, axes, viewSize, origin: origin)
    case .lazyGrid(let grid):
      return try lazyGridGeometries(element, grid, viewSize, origin: origin)
    case .grid(let grid):
      return try gridGeometries(element, grid, viewSize, origin: origin)
    case .customLayout(let custom):
      return try customGeometries(element, custom, viewSize, origin: origin)
    default:
      return []
    }
  }

  /// All children are proposed the bounds' size. The top-priority ones are asked first and decide where the guides meet;
  /// then every child is asked where its own stand (section 13).
  private func zStackGeometries(
    of element: Int, _ alignment: Alignment, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let children = tree.elements[element].children
    let top = topPriority(of: children)
    let proposal = ProposedViewSize(viewSize.size)
    var meeting = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in children where priority(of: child) == top {
      let guides = try guidesInZStack(of: child, alignment, proposal).origin
      meeting = CGPoint(x: max(meeting.x, guides.x), y: max(meeting.y, guides.y))
    }
    var geometries: [ChildGeometry] = []
    for child in children {
      var geometry = try guidesInZStack(of: child, alignment, proposal)
      for axis in Axis.allCases { geometry.origin[axis] = (meeting[axis] - geometry.origin[axis]) + origin[axis] }
      geometries.append(geometry)
    }
    return geometries
  }

  /// What a child answers to the ZStack's own size, with its guides in the place of its origin.
  private func guidesInZStack(
    of child: Int, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> ChildGeometry {
    reason = .placing
    let answer = ViewSize(try size(of: child, proposed: proposal), proposal: proposal)
    let measurement = answered
    var guides = CGPoint(x: 0, y: 0)
    for axis in Axis.allCases { guides[axis] = try guide(alignment.key(along: axis), of: child, answer) }
    return ChildGeometry(origin: guides, viewSize: answer, measurement: measurement)
  }

  /// Places a container's children, from the places remembered by a guide run at the same origin if there is one (6.5).
  func placeContainer(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?
  ) throws(LayoutFailure) {
    let geometries: [ChildGeometry]
    if origin == CGPoint(x: 0, y: 0), guides.hasPlaces(in: element, viewSize) {
      geometries = tree.elements[element].children.map { guides.places[$0] }
    } else {
      geometries = try containerGeometries(of: element, viewSize, origin: origin)
    }
    noteTracks(of: element, kept: kept)
    let passesOn =
      switch tree.elements[element].kind {
      case .inspect, .scrollView: true
      default: false
      }
    // A grid without tracks has no place for its cells.
    for (index, (child, geometry)) in zip(tree.elements[element].children, geometries).enumerated() {
      let keptInside = passesOn ? kept : kept?.child(index)
      try place(child, at: geometry.origin, geometry.viewSize, kept: keptInside ?? geometry.measurement)
    }
  }
}
