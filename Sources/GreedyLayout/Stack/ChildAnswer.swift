package import ViewTree

/// What a child of a stack answers to one proposal, with the decisions of the stacks inside it on which that rests.
package struct ChildAnswer {
  /// The size in points.
  package let size: CGSize
  private let measurement: Measurement?

  init(size: CGSize, measurement: Measurement?) {
    self.size = size
    self.measurement = measurement
  }

  /// The allocations of the stacks and grids inside the child, outer ones first; empty where allocations are not recorded.
  ///
  /// - Complexity: linear in the number of containers inside the child.
  package var allocations: [Allocation] {
    var allocations: [Allocation] = []
    measurement?.collect(into: &allocations)
    return allocations
  }
}

extension Measurement {
  /// Adds the allocations of this answer, if a stack or grid gave it, and those inside it.
  fileprivate func collect(into allocations: inout [Allocation]) {
    if let allocation { allocations.append(allocation) }
    allocations += tracks
    for child in inside { child.collect(into: &allocations) }
  }
}
