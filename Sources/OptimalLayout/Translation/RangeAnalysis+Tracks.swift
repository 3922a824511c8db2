internal import GreedyLayout

/// The columns or rows of a grid: their ranges, the cells in them, and the gaps between them in points.
struct TrackRanges {
  var ranges: [AxisAnswer]
  var cells: [[Int]]
  var spacing: CGFloat
  /// The least and the greatest length of the views across all columns.
  var spanning = AxisAnswer.constant(0)
}

extension RangeAnalysis {
  /// The columns or rows along an axis; nil where there are none, where their lengths depend on the other axis or have
  /// gaps, and where the rule by which they share may be another than the optimum, or have them exceed their offer.
  mutating func tracks(of element: Int, along axis: Axis, _ facts: any StackQuestions) -> TrackRanges? {
    guard coversEveryStack, exceedingOffers == nil else { return nil }
    let node = facts.tree.elements[element]
    switch node.kind {
    case .lazyGrid(let grid) where grid.axis == axis:
      return lazyTracks(LazyTracks(questions: facts, grid: element, grid), facts)
    case .grid(let grid):
      return cellTracks(element, grid, along: axis, facts)
    default:
      return nil
    }
  }

  /// What a grid answers on an axis along which it has tracks: what they add up to, and the views across them.
  mutating func answer(ofGrid element: Int, along axis: Axis, _ facts: any StackQuestions) -> AxisAnswer? {
    guard let tracks = tracks(of: element, along: axis, facts) else { return nil }
    var total = AxisAnswer(minimum: tracks.spacing, maximum: tracks.spacing, ideal: tracks.spacing)
    for range in tracks.ranges {
      total.minimum += range.minimum
      total.maximum += range.maximum
      total.ideal = total.ideal.flatMap { sum in range.ideal.map { sum + $0 } }
    }
    if case .lazyGrid(let grid) = facts.tree.elements[element].kind {
      var given = LazyTracks(questions: facts, grid: element, grid)
      // Without an offer a lazy grid divides 10 points.
      try? GreedyTrackDistribution().distribute(10, among: &given)
      total.ideal = given.total
    }
    let least = tracks.spanning.minimum
    return AxisAnswer(
      minimum: max(total.minimum, least), maximum: max(total.maximum, least), ideal: total.ideal.map { max($0, least) })
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

  private mutating func cellTracks(
    _ element: Int, _ grid: GridParameters, along axis: Axis, _ facts: any StackQuestions
  ) -> TrackRanges? {
    let cells = facts.cells(ofTracksOf: element, along: axis)
    var ranges: [AxisAnswer] = []
    for cells in cells {
      guard let range = largest(of: cells, along: axis, facts) else { return nil }
      ranges.append(range)
    }
    var tracks = TrackRanges(ranges: ranges, cells: cells, spacing: facts.spacing(ofGrid: element, along: axis))
    guard axis == .horizontal else { return tracks }
    let children = facts.tree.elements[element].children
    let spanning = grid.rows.filter(\.isSpanning).flatMap { $0.cells.map { children[$0] } }
    guard let across = largest(of: spanning, along: axis, facts) else { return nil }
    tracks.spanning = across
    return tracks
  }
}

extension StackQuestions {
  /// The cells that each column or row of a grid proposes its length; none where it is open in which one a cell stands.
  func cells(ofTracksOf element: Int, along axis: Axis) -> [[Int]] {
    let children = tree.elements[element].children
    switch tree.elements[element].kind {
    case .lazyGrid(let grid) where grid.axis == axis:
      let tracks = LazyTracks(questions: self, grid: element, grid)
      var cells = Array(repeating: [Int](), count: tracks.items.count)
      guard tracks.hasFixedCount, !cells.isEmpty else { return cells }
      for (place, cell) in children.enumerated() { cells[place % cells.count].append(cell) }
      return cells
    case .grid(let grid) where axis == .horizontal:
      return grid.columns(of: children)
    case .grid(let grid):
      return grid.rows.map { $0.cells.map { children[$0] } }
    default:
      return []
    }
  }
}
