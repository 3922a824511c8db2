internal import ViewTree

/// LazyVGrid and LazyHGrid (15.2): tracks from their descriptions alone, cells in lines across them.
extension LayoutRun {
  /// The grid's size: along the tracks what it is offered, or their total where that is more; across them the lines of cells
  /// with their gaps.
  func lazyGridSize(
    _ element: Int, _ grid: LazyGridParameters, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGSize {
    let offered: CGFloat
    if let length = proposal[grid.axis] {
      offered = length
    } else {
      offered = try idealLength(ofFirstLineIn: element, grid)
    }
    let given = try lazyGridTracks(element, grid, dividing: offered)
    let tracks = TrackLengths(given)
    let lines = try lazyGridLines(element, grid, tracks)
    let gaps = grid.gapBetweenLines * CGFloat(max(0, lines.lengths.count - 1))
    let across = lines.lengths.reduce(0, +) + gaps
    let taken = CGSize(tracks.total, along: grid.axis, across: across)
    answered =
      options.recordsAllocations
      ? Measurement(children: lines.measurements, tracks: lazyGridDivisions(given, proposal, taken)) : nil
    // It takes all it is offered, also where the tracks take less (V2.9 of the vocabulary).
    return CGSize(max(offered, tracks.total), along: grid.axis, across: across)
  }

  /// The length that a grid without an offer divides: what the cells of its first line would like, with the gaps (V2.10 of
  /// the vocabulary).
  private func idealLength(
    ofFirstLineIn element: Int, _ grid: LazyGridParameters
  ) throws(LayoutFailure) -> CGFloat {
    var length = LazyTracks(questions: self, grid: element, grid).spacing
    for cell in tree.elements[element].children.prefix(grid.tracks.count) {
      reason = .ideal
      length += try size(of: cell, proposed: .unspecified)[grid.axis]
    }
    return length
  }

  /// What each description gets of a length: by the rule where it is finite, else by SwiftUI's.
  private func lazyGridTracks(
    _ element: Int, _ grid: LazyGridParameters, dividing length: CGFloat
  ) throws(LayoutFailure) -> LazyTracks {
    var given = LazyTracks(questions: self, grid: element, grid)
    if length.isFinite {
      try tracks.distribute(length, among: &given)
    } else {
      given.shareInSourceOrder(length)
    }
    return given
  }

  /// The record of a division, where there was a length to share.
  private func lazyGridDivisions(_ given: LazyTracks, _ proposal: ProposedViewSize, _ size: CGSize) -> [Allocation] {
    guard proposal[given.axis]?.isFinite == true, !given.items.isEmpty else { return [] }
    return [
      Allocation(
        kind: .tracks, stack: given.grid, axis: given.axis, proposal: proposal, size: size, spacing: given.spacing,
        shares: given.shares)
    ]
  }

  /// The length of each line of cells: the largest of its cells at their tracks' lengths.
  private func lazyGridLines(
    _ element: Int, _ grid: LazyGridParameters, _ tracks: TrackLengths
  ) throws(LayoutFailure) -> (lengths: [CGFloat], measurements: [Measurement?]) {
    var lengths: [CGFloat] = []
    var measurements: [Measurement?] = []
    guard !tracks.tracks.isEmpty else { return ([], []) }
    for (index, cell) in tree.elements[element].children.enumerated() {
      let place = index % tracks.tracks.count
      if place == 0 { lengths.append(0) }
      reason = .measuring
      let proposal = ProposedViewSize(tracks.tracks[place].length, along: grid.axis, across: nil)
      let length = try size(of: cell, proposed: proposal)[grid.axis.other]
      measurements.append(answered)
      lengths[lengths.count - 1] = max(lengths[lengths.count - 1], length)
    }
    return (lengths, measurements)
  }

  /// Where the cells stand: the tracks are found again for the placed length, which can be another than the one offered.
  func lazyGridGeometries(
    _ element: Int, _ grid: LazyGridParameters, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let placed = viewSize.size[grid.axis]
    let given = try lazyGridTracks(element, grid, dividing: placed)
    let tracks = TrackLengths(given)
    if options.recordsAllocations, viewSize.proposal[grid.axis]?.isFinite == true {
      var proposal = viewSize.proposal
      proposal[grid.axis] = placed
      placedTracks[element] = lazyGridDivisions(
        given, proposal, CGSize(tracks.total, along: grid.axis, across: viewSize.size[grid.axis.other]))
    }
    guard !tracks.tracks.isEmpty else { return [] }
    let lines = try lazyGridLines(element, grid, tracks).lengths
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    let indent = placed.isFinite ? max(0, placed - tracks.total) * grid.alignment.defaultValue(in: unit) : 0
    var geometries: [ChildGeometry] = []
    var edge: CGFloat = 0
    for (index, cell) in tree.elements[element].children.enumerated() {
      let track = tracks.tracks[index % tracks.tracks.count]
      let line = index / tracks.tracks.count
      if index > 0, index % tracks.tracks.count == 0 {
        edge += lines[line - 1] + grid.gapBetweenLines
      }
      let place = CGRect(
        origin: CGPoint(indent + track.start, along: grid.axis, across: edge),
        size: CGSize(track.length, along: grid.axis, across: lines[line]))
      let alignment = grid.tracks[track.item].alignment
      geometries.append(
        try cellGeometry(
          cell, in: place, origin: origin,
          along: { axis in alignment?.key(along: axis) ?? (axis == grid.axis ? grid.alignment : axis.centre) }))
    }
    return geometries
  }

  /// A cell proposed its place, and aligned in it.
  func cellGeometry(
    _ cell: Int, in place: CGRect, origin: CGPoint, along key: (Axis) -> AlignmentKey
  ) throws(LayoutFailure) -> ChildGeometry {
    reason = .placing
    let proposal = ProposedViewSize(place.size)
    let answer = ViewSize(try size(of: cell, proposed: proposal), proposal: proposal)
    let measurement = answered
    var corner = CGPoint(x: 0, y: 0)
    for axis in Axis.allCases {
      let guide = key(axis).defaultValue(in: ViewDimensions(size: place.size))
      corner[axis] = origin[axis] + (place.origin[axis] + (guide - (try self.guide(key(axis), of: cell, answer))))
    }
    return ChildGeometry(origin: corner, viewSize: answer, measurement: measurement)
  }
}

extension LazyGridParameters {
  /// The gap between lines of cells in points.
  package var gapBetweenLines: CGFloat { spacing ?? TrackLengths.defaultSpacing }
}

extension Axis {
  /// The guide in the middle of the axis.
  var centre: AlignmentKey { self == .horizontal ? .horizontalCenter : .verticalCenter }
}
