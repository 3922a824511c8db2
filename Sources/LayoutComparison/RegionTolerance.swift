internal import LayoutEngine

/// From which difference on two lengths of a region count as different.
enum RegionTolerance {
  /// 0.001 point, or a pixel where a text's length is in that of a child: an overflow of 0.083 beside texts in whole pixels
  /// of 0.333 is none.
  static func of(_ allocation: Allocation, in tree: IndexedTree) -> Double {
    let hasText = tree.elements[allocation.stack].children.contains {
      isLengthOfText($0, along: allocation.axis, in: tree)
    }
    return hasText ? max(Comparison.tolerance, 1 / Double(tree.displayScale)) : Comparison.tolerance
  }

  /// Whether a text's length is a part of an element's: no fixed frame is between them, and no tree of its own.
  private static func isLengthOfText(_ element: Int, along axis: Axis, in tree: IndexedTree) -> Bool {
    var waiting = [element]
    while let next = waiting.popLast() {
      let children = tree.elements[next].children
      switch tree.elements[next].kind {
      case .text: return true
      case .geometryReader, .position: break
      case .fixedFrame(let frame) where frame[axis] != nil: break
      case .overlay, .background, .border: waiting += children.prefix(1)
      default: waiting += children
      }
    }
    return false
  }
}
