internal import ViewTree

/// An element that gives each view inside it a place of its own: where these stand follows from its size and proposal, and
/// its guides are combined from theirs (6.4, 6.5).
protocol ContainerElement: ElementLayout {
  /// Whether what is inside answers in its place, so that the measurement kept of it is the content's.
  var passesMeasurementOn: Bool { get }

  /// Where the children stand, in source order, when the container's own corner is at `origin`.
  ///
  /// There may be fewer places than children: a grid without tracks has none.
  func geometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint, in run: LayoutRun
  ) throws(LayoutFailure) -> [ChildGeometry]
}

extension ContainerElement {
  var passesMeasurementOn: Bool { false }

  /// Places the children, from the places remembered by a guide run at the same origin if there is one (6.5).
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let children = run.tree.elements[element].children
    let geometries: [ChildGeometry]
    if origin == .zero, run.state.pointee.guides.hasPlaces(in: element, viewSize) {
      geometries = children.map { run.state.pointee.guides.places[$0] }
    } else {
      geometries = try self.geometries(of: element, viewSize, origin: origin, in: run)
    }
    run.recorded.noteTracks(of: element, kept: kept)
    for (index, (child, geometry)) in zip(children, geometries).enumerated() {
      let keptInside = passesMeasurementOn ? kept : kept?.child(index)
      try run.place(child, at: geometry.origin, geometry.viewSize, kept: keptInside ?? geometry.measurement)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    try run.rememberedGuide(key, of: element, viewSize) { () throws(LayoutFailure) in
      guard viewSize.size.isFinite else { return nil }
      if !run.state.pointee.guides.hasPlaces(in: element) {
        let geometries = try geometries(of: element, viewSize, origin: .zero, in: run)
        run.state.pointee.guides.notePlaces(geometries, of: run.tree.elements[element].children, in: element)
      }
      let children = run.tree.elements[element].children
      return try run.combinedGuide(key, of: children, at: children.map { run.state.pointee.guides.places[$0] })
    }
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    .union(of: run.tree.elements[element].children.map { run.spacing(of: $0) })
  }
}
