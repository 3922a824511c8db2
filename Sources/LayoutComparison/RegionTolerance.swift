internal import LayoutEngine

/// From which difference on two lengths of a region count as different.
enum RegionTolerance {
  /// 0.001 point, or a pixel where a text's length is in that of a child: an overflow of 0.083 beside texts in whole pixels
  /// of 0.333 is none.
  static func of(_ allocation: Allocation, in tree: IndexedTree) -> Double {
    let hasText = tree.elements[allocation.stack].children.contains {
      !tree.textElements(in: $0, behindNoFrameAlong: allocation.axis).isEmpty
    }
    return hasText ? max(Comparison.tolerance, 1 / Double(tree.displayScale)) : Comparison.tolerance
  }
}
