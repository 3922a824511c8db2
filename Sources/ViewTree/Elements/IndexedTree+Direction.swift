/// Which elements place what is inside them from right to left (V7.1 of the vocabulary).
extension IndexedTree {
  /// Gives a direction to an element, and to what is inside it, unless something further inside has been given one already:
  /// elements are made from the inside out.
  ///
  /// - Complexity: O(1) for each element that gets the direction, and for each that has one directly inside.
  mutating func direct(_ element: Int, _ direction: LayoutDirection) {
    guard elements[element].direction == nil else { return }
    elements[element].direction = direction
    directContent(of: element)
  }

  /// Hands the direction of an element down to what is inside it.
  mutating func directContent(of element: Int) {
    guard let direction = elements[element].direction else { return }
    var waiting = [element]
    while let container = waiting.popLast() {
      for child in elements[container].children {
        if direction == .rightToLeft { elements[child].mirroringContainer = container }
        guard elements[child].direction == nil else { continue }
        elements[child].direction = direction
        waiting.append(child)
      }
    }
  }
}
