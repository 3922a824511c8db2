internal import ViewTree

/// LazyVGrid and LazyHGrid (15.2): tracks from their descriptions alone, cells in lines across them.
struct LazyGridElement: ContainerElement {
  let grid: LazyGridParameters

  /// The grid's size: along the tracks what it is offered, or their total where that is more; across them the lines of cells
  /// with their gaps.
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    let offered: CGFloat
    if let length = proposal[grid.axis] {
      offered = length
    } else {
      offered = try idealLength(ofFirstLineIn: element, run)
    }
    let given = try tracks(of: element, dividing: offered, run)
    let tracks = TrackLengths(given)
    let lines = try lines(of: element, tracks, run)
    let gaps = grid.gapBetweenLines * CGFloat(max(0, lines.lengths.count - 1))
    let across = lines.lengths.reduce(0, +) + gaps
    let taken = CGSize(tracks.total, along: grid.axis, across: across)
    // It takes all it is offered, also where the tracks take less (V2.9 of the vocabulary).
    return MeasuredSize(
      CGSize(max(offered, tracks.total), along: grid.axis, across: across),
      run.options.recordsAllocations
        ? Measurement(children: lines.measurements, tracks: divisions(given, proposal, taken)) : nil)
  }

  /// Where the cells stand: the tracks are found again for the placed length, which can be another than the one offered.
  func geometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint, in run: LayoutRun
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let placed = viewSize.size[grid.axis]
    let given = try tracks(of: element, dividing: placed, run)
    let tracks = TrackLengths(given)
    if run.options.recordsAllocations, viewSize.proposal[grid.axis]?.isFinite == true {
      var proposal = viewSize.proposal
      proposal[grid.axis] = placed
      run.recorded.placedTracks[element] = divisions(
        given, proposal, CGSize(tracks.total, along: grid.axis, across: viewSize.size[grid.axis.other]))
    }
    guard !tracks.tracks.isEmpty else { return [] }
    let lines = try lines(of: element, tracks, run).lengths
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    let indent = placed.isFinite ? max(0, placed - tracks.total) * grid.alignment.defaultValue(in: unit) : 0
    var geometries: [ChildGeometry] = []
    var edge: CGFloat = 0
    for (index, cell) in run.tree.elements[element].children.enumerated() {
      let track = tracks.tracks[index % tracks.tracks.count]
      let line = index / tracks.tracks.count
      if index > 0, index % tracks.tracks.count == 0 {
        edge += lines[line - 1] + grid.gapBetweenLines
      }
      let place = CGRect(
        origin: CGPoint(indent + track.start, along: grid.axis, across: edge),
        size: CGSize(track.length, along: grid.axis, across: lines[line]))
      geometries.append(
        try cellGeometry(cell, in: place, origin: origin, grid.tracks[track.item].alignment, run))
    }
    return geometries
  }

  func explicitGuide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun) -> CGFloat? { nil }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { .standard }
}

// MARK: - Tracks and lines

extension LazyGridElement {
  /// The length that a grid without an offer divides: what the cells of its first line would like, with the gaps (V2.10 of
  /// the vocabulary).
  private func idealLength(ofFirstLineIn element: Int, _ run: LayoutRun) throws(LayoutFailure) -> CGFloat {
    var length = LazyTracks(questions: run, grid: element, grid).spacing
    for cell in run.tree.elements[element].children.prefix(grid.tracks.count) {
      length += try run.answer(of: cell, proposed: .unspecified, because: .ideal).size[grid.axis]
    }
    return length
  }

  /// What each description gets of a length: by the rule where it is finite, else by SwiftUI's.
  private func tracks(
    of element: Int, dividing length: CGFloat, _ run: LayoutRun
  ) throws(LayoutFailure) -> LazyTracks {
    var given = LazyTracks(questions: run, grid: element, grid)
    if length.isFinite {
      try run.tracks.distribute(length, among: &given)
    } else {
      run.follow(.infiniteTracks, for: element)
      given.shareInSourceOrder(length)
    }
    return given
  }

  /// The record of a division, where there was a length to share.
  private func divisions(_ given: LazyTracks, _ proposal: ProposedViewSize, _ size: CGSize) -> [Allocation] {
    guard proposal[given.axis]?.isFinite == true, !given.items.isEmpty else { return [] }
    return [
      Allocation(
        kind: .tracks, stack: given.grid, axis: given.axis, proposal: proposal, size: size, spacing: given.spacing,
        shares: given.shares)
    ]
  }

  /// The length of each line of cells: the largest of its cells at their tracks' lengths.
  private func lines(
    of element: Int, _ tracks: TrackLengths, _ run: LayoutRun
  ) throws(LayoutFailure) -> (lengths: [CGFloat], measurements: [Measurement?]) {
    var lengths: [CGFloat] = []
    var measurements: [Measurement?] = []
    guard !tracks.tracks.isEmpty else { return ([], []) }
    for (index, cell) in run.tree.elements[element].children.enumerated() {
      let place = index % tracks.tracks.count
      if place == 0 { lengths.append(0) }
      let proposal = ProposedViewSize(tracks.tracks[place].length, along: grid.axis, across: nil)
      let answer = try run.answer(of: cell, proposed: proposal, because: .measuring)
      measurements.append(answer.measurement)
      lengths[lengths.count - 1] = max(lengths[lengths.count - 1], answer.size[grid.axis.other])
    }
    return (lengths, measurements)
  }

  /// A cell proposed its place, and aligned in it as its track says, else as the grid does along the tracks and in the middle
  /// across them.
  private func cellGeometry(
    _ cell: Int, in place: CGRect, origin: CGPoint, _ alignment: Alignment?, _ run: LayoutRun
  ) throws(LayoutFailure) -> ChildGeometry {
    let proposal = ProposedViewSize(place.size)
    let answer = try run.answer(of: cell, proposed: proposal, because: .placing)
    var geometry = ChildGeometry(origin: .zero, answer, to: proposal)
    for axis in Axis.allCases {
      let standard = axis == grid.axis ? grid.alignment : axis == .horizontal ? .horizontalCenter : .verticalCenter
      let key = alignment?.key(along: axis) ?? standard
      let guide = key.defaultValue(in: ViewDimensions(size: place.size))
      geometry.origin[axis] =
        origin[axis] + (place.origin[axis] + (guide - (try run.guide(key, of: cell, geometry.viewSize))))
    }
    return geometry
  }
}

extension LazyGridParameters {
  /// The gap between lines of cells in points.
  package var gapBetweenLines: CGFloat { spacing ?? TrackLengths.defaultSpacing }
}
