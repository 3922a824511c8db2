/// How the stacks and grids of a layout shared their lengths.
package struct AllocationRecord: Sendable {
  /// The allocation of each stack that was placed, by element.
  package var stacks: [Int: Allocation]
  /// The allocations of each grid that was placed, by element: columns before rows.
  package var tracks: [Int: [Allocation]]

  package init(stacks: [Int: Allocation] = [:], tracks: [Int: [Allocation]] = [:]) {
    self.stacks = stacks
    self.tracks = tracks
  }
}
