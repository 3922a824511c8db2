internal import ViewTree

/// The stacks' decisions on which one answer rests: the allocation of a stack, or several side by side.
///
/// Single-child modifiers answer with their content's measurement; a leaf has none.
final class Measurement {
  /// What a container used of one child: the part of a stack it got, and the decisions behind the answer.
  struct Part {
    var share = Allocation.Share()
    var measurement: Measurement?
  }

  /// A stack that shared its length, and what it answered to which proposal.
  struct Division {
    var stack: Int
    var axis: Axis
    var proposal: ProposedViewSize
    var size: CGSize
    var spacing: CGFloat
  }

  /// The division this answer made, if it came from a stack.
  let division: Division?
  /// The place of the candidate that a ViewThatFits showed; its measurement is the only child.
  let candidate: Int?
  /// How a grid's tracks shared its length.
  let tracks: [Allocation]
  /// What was used of the children, in source order.
  private let parts: [Part]
  /// The separable container that answered by axis, from which all the rest is found again where somebody asks for it.
  let basis: AxisBasis?
  private unowned(unsafe) let run: LayoutRun?

  /// The measurement of a stack.
  init(_ division: Division, _ parts: [Part]) {
    self.division = division
    self.parts = parts
    candidate = nil
    tracks = []
    basis = nil
    run = nil
  }

  /// The measurement of a separable container, for as long as the layout goes on.
  init(_ basis: AxisBasis, in run: LayoutRun) {
    division = nil
    parts = []
    candidate = nil
    tracks = []
    self.basis = basis
    self.run = run
  }

  /// The measurement of another container, from those of its children.
  init(children: [Measurement?], candidate: Int? = nil, tracks: [Allocation] = []) {
    division = nil
    self.tracks = tracks
    self.candidate = candidate
    parts = children.map { Part(measurement: $0) }
    basis = nil
    run = nil
  }

  /// The measurements of the children that have one, in source order.
  var inside: [Measurement] {
    if let basis, let run {
      return run.basesInside(basis).compactMap { $0.map { Measurement($0, in: run) } }
    }
    return parts.compactMap(\.measurement)
  }

  /// The measurement of the answer that was used of a child, by its place.
  func child(_ place: Int) -> Measurement? {
    if let basis, let run { return run.basesInside(basis)[place].map { Measurement($0, in: run) } }
    return parts[place].measurement
  }

  /// The allocation of the stack that answered, if it was one.
  var allocation: Allocation? {
    if let basis, let run { return run.allocation(of: basis) }
    return division.map {
      Allocation(
        stack: $0.stack, axis: $0.axis, proposal: $0.proposal, size: $0.size, spacing: $0.spacing,
        shares: parts.map(\.share))
    }
  }
}
