public import Foundation

// SwiftUI's own ways to take elements of a collection away and to move them, for `onDelete` and `onMove`.
extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at some places away.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return offsets.contains(place)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some places in front of the one at a place, in their order.
  ///
  /// - Parameter destination: A place before any element is moved: to put the first of three elements last, 3.
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter { source.contains($0) }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}
