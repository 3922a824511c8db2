package import ViewTree

/// An answered size together with the allocations behind it: the size 300 × 20 of a padding around a row comes with the row's
/// allocation of 292 points.
package struct MeasuredSize {
  /// The size in points.
  package var size: CGSize
  /// The decisions; nil for what no stack or grid has a part in, and where allocations are not recorded.
  var measurement: Measurement?

  init(_ size: CGSize, _ measurement: Measurement? = nil) {
    self.size = size
    self.measurement = measurement
  }

  /// The allocations of the stacks and grids behind the answer, outer ones first; empty where allocations are not recorded.
  ///
  /// - Complexity: linear in the number of containers inside the element.
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
