internal import LayoutEngine

/// The tracks of a lazy grid: their ranges, the cells in them, and the gaps between them in points.
struct TrackRanges {
  var ranges: [AxisAnswer]
  var cells: [[Int]]
  var spacing: CGFloat
}

extension RangeAnalysis {
  /// The tracks along an axis; nil where there are none, where their lengths depend on the other axis or have
  /// gaps, and where the rule by which they share may be another than the optimum, or have them exceed their offer.
  mutating func tracks(of element: Int, along axis: Axis, _ facts: any StackQuestions) -> TrackRanges? {
    guard coversEveryStack, exceedingOffers == nil else { return nil }
    let node = facts.tree.elements[element]
    switch node.kind {
    case .lazyGrid(let grid) where grid.axis == axis:
      return lazyTracks(LazyTracks(questions: facts, grid: element, grid), facts)
    default:
      return nil
    }
  }

  /// What a lazy grid answers along its tracks: all it is offered, but no less than they take (V2.9 of the vocabulary);
  /// without an offer what they take of the lengths that the cells of its first line would like.
  mutating func answer(
    ofLazyGrid element: Int, _ grid: LazyGridParameters, _ facts: any StackQuestions
  ) -> AxisAnswer {
    let tracks = LazyTracks(questions: facts, grid: element, grid)
    let least = tracks.items.indices.reduce(tracks.spacing) {
      $0 + CGFloat(TrackLengthRange(of: $1, in: tracks, upTo: 0).minimum)
    }
    var ideal: CGFloat? = tracks.spacing
    for cell in facts.tree.elements[element].children.prefix(tracks.items.count) {
      let length = answer(of: cell, along: grid.axis, facts)?.ideal
      ideal = ideal.flatMap { sum in length.map { sum + $0 } }
    }
    if let length = ideal {
      var given = tracks
      try? GreedyTrackDistribution().distribute(length, among: &given)
      ideal = max(length, given.total)
    }
    return AxisAnswer(minimum: least, maximum: .infinity, ideal: ideal)
  }

  private mutating func lazyTracks(_ tracks: LazyTracks, _ facts: any StackQuestions) -> TrackRanges? {
    guard !tracks.items.isEmpty else { return nil }
    // What overflows inside a cell whose axes influence each other may outweigh what overflows the grid.
    let cells = facts.tree.elements[tracks.grid].children
    guard !tracks.hasFixedCount || !cells.contains(where: { mayOverflowAnyhow($0, along: tracks.axis, facts) }) else {
      return nil
    }
    let lengths = tracks.items.indices.map { TrackLengthRange(of: $0, in: tracks, upTo: 0) }
    let play = lengths.reduce(0) { $0 + $1.play }
    // A description's gaps are filled where the others can vary by as much; one such is endless and fills all.
    let fills = lengths.contains { $0.gap > 0 && $0.gap <= play - $0.play }
    guard fills || lengths.allSatisfy({ $0.gap == 0 }) else { return nil }
    let ranges = lengths.map { AxisAnswer(minimum: CGFloat($0.minimum), maximum: CGFloat($0.maximum)) }
    return TrackRanges(
      ranges: ranges, cells: tracks.questions.cells(ofTracksOf: tracks.grid, along: tracks.axis),
      spacing: tracks.spacing)
  }

  /// Whether something may overflow inside a view although what it needs is not known.
  mutating func mayOverflowAnyhow(_ element: Int, along axis: Axis, _ facts: any StackQuestions) -> Bool {
    guard facts.tree.containsDivision(along: axis, in: element)
    else { return false }
    return answer(of: element, along: axis, facts) == nil
  }
}

extension StackQuestions {
  /// The cells in each track of a lazy grid: of five cells in two columns 0, 2, 4 and 1, 3. Empty lists where the number of
  /// tracks varies, as adaptive descriptions make it.
  func cells(ofTracksOf element: Int, along axis: Axis) -> [[Int]] {
    let children = tree.elements[element].children
    switch tree.elements[element].kind {
    case .lazyGrid(let grid) where grid.axis == axis:
      let tracks = LazyTracks(questions: self, grid: element, grid)
      var cells = Array(repeating: [Int](), count: tracks.items.count)
      guard tracks.hasFixedCount, !cells.isEmpty else { return cells }
      for (place, cell) in children.enumerated() { cells[place % cells.count].append(cell) }
      return cells
    default:
      return []
    }
  }
}
