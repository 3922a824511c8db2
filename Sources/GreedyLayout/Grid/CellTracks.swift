internal import ViewTree

/// The columns or rows of a Grid, as a ``TrackDistribution`` sees them: children of a stack that answer the largest of
/// their cells' answers.
public struct CellTracks {
  /// The columns or rows, which are asked and made offers as a stack's children are; their priority is 0.
  public var children: StackChildren
  /// The element of the grid.
  package let grid: Int
  /// What the grid was proposed.
  package let proposal: ProposedViewSize
  /// The elements of the cells of each column or row.
  package let cells: [[Int]]
  /// What a cell is proposed on the other axis.
  package let across: (Int) -> CGFloat?
  /// The layout in which the cells stand.
  package let facts: any StackQuestions
}

extension LayoutRun {
  /// Keeps how a grid's tracks shared the offer whose size the parent used; the placement's where that had none.
  func noteTracks(of element: Int, kept: Measurement?) {
    let used = kept?.tracks.filter { $0.stack == element } ?? []
    let placed = placedTracks[element] ?? []
    guard !used.isEmpty || !placed.isEmpty else { return }
    keptTracks[element] = Axis.allCases.compactMap { axis in
      let placed = placed.first { $0.axis == axis }
      guard var chosen = used.first(where: { $0.axis == axis }) else { return placed }
      if let placed, placed.offered != chosen.offered { chosen.placedAt = placed.offered }
      return chosen
    }
  }
}

/// The columns or rows of a grid, answering for their cells.
final class CellQuestions: StackQuestions {
  private let run: LayoutRun
  private let axis: Axis
  private let cells: [[Int]]
  private let across: (Int) -> CGFloat?

  /// - Parameter across: What a cell is proposed on the other axis.
  init(run: LayoutRun, axis: Axis, cells: [[Int]], across: @escaping (Int) -> CGFloat?) {
    self.run = run
    self.axis = axis
    self.cells = cells
    self.across = across
  }

  /// The largest length that a track's cells answer where it is probed, as a stack probes its children (9.2).
  func answer(
    of track: Int, at major: CGFloat?, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try largest(of: track, at: major, because: reason) { cell, proposal throws(LayoutFailure) in
      try run.length(of: cell, proposed: proposal, along: axis)
    }
  }

  /// The largest length that a track's cells take where it is made an offer: that of their sizes, as for the children of a
  /// stack (9.3). A text that is offered no width still takes some.
  private func taken(
    by track: Int, at major: CGFloat?, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try largest(of: track, at: major, because: reason) { cell, proposal throws(LayoutFailure) in
      try run.size(of: cell, proposed: proposal)[axis]
    }
  }

  private func largest(
    of track: Int, at major: CGFloat?, because reason: ProposalReason,
    _ length: (_ cell: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGFloat
  ) throws(LayoutFailure) -> CGFloat {
    var largest: CGFloat = 0
    for cell in cells[track] {
      run.reason = reason
      largest = max(largest, try length(cell, ProposedViewSize(major, along: axis, across: across(cell))))
    }
    return largest
  }

  var tree: IndexedTree { run.tree }

  func spacing(ofStack element: Int) -> CGFloat { run.spacing(ofStack: element) }

  func gaps(ofStack element: Int) -> [CGFloat] { run.gaps(ofStack: element) }

  func gap(ofInset element: Int) -> CGFloat { run.gap(ofInset: element) }

  func guide(
    _ key: AlignmentKey, of element: Int, answering size: CGSize, to proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGFloat {
    try run.guide(key, of: element, answering: size, to: proposal)
  }

  func gaps(ofGrid element: Int, along axis: Axis) -> [CGFloat] { run.gaps(ofGrid: element, along: axis) }

  func priority(ofChild element: Int) -> Double { 0 }

  func priority(ofChild element: Int, at proposal: ProposedViewSize) -> Double { 0 }

  func length(
    ofChild element: Int, at proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try answer(of: element, at: proposal[axis], because: reason)
  }

  func answer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> ChildAnswer {
    let length = try taken(by: element, at: proposal[axis], because: reason)
    return ChildAnswer(size: CGSize(length, along: axis, across: 0), measurement: nil)
  }

  func trying<Result>(_ questions: () throws(LayoutFailure) -> Result) throws(LayoutFailure) -> Result {
    try run.trying(questions)
  }

  func settle(
    child: Int, of stack: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try taken(by: child, at: proposal[axis], because: reason)
  }
}
