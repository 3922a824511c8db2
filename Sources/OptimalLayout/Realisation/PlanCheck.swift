internal import LayoutEngine

/// Whether stacks and grids stand in a layout as programs of the whole tree divided them.
///
/// Such a program may divide what is measured and what is placed differently, where a container asks a child for both. A
/// stack that is then proposed something else than was planned for it is divided by itself. What is planned for the
/// placement alone is not looked at: a layout tells how stacks were measured. Nor is a stack in a tree of its own that was
/// placed as planned: what it is measured with may be an offer of the tree around it, which divides it by itself there.
struct PlanCheck {
  let placed: PlacedTree
  let record: OptimumRecord

  /// Names every stack and grid that does not.
  func note() {
    for allocation in misplaced {
      record.approximate(
        view: placed.tree.elements[allocation.stack].view,
        because: "it is not proposed what was planned for it, and divides that by itself")
    }
  }

  /// Those whose lengths differ from the planned ones by more than 1e-6 of them.
  private var misplaced: [Allocation] {
    (placed.allocations + placed.trackAllocations).filter { allocation in
      let place = PlannedDivision.Place(element: allocation.stack, axis: allocation.axis)
      let planned = record.planned(place, proposal: allocation.proposal) ?? record.planned(place)
      guard let planned, planned.isBent, planned.isMeasured else { return false }
      // Measured at the same length it may be offered another one across, or none, as a position measures its content.
      let isMeasuredOtherwise = allocation.placedAt != nil || !planned.covers(allocation.proposal)
      let placedAt = allocation.placedAt ?? allocation.proposal[allocation.axis]
      if planned.holder != nil, isMeasuredOtherwise, planned.isFor(placedAt) { return false }
      let lengths = allocation.lengths.map { Double($0) }
      guard lengths.count == planned.optimum.lengths.count else { return false }
      return zip(lengths, planned.optimum.lengths).contains {
        $0 != $1 && abs($0 - $1) > 1e-6 * max(1, $1.magnitude)
      }
    }
  }
}
