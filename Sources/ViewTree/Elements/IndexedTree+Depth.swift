extension IndexedTree {
  /// The greatest number of elements around one element inside some others, itself and those included.
  func depthOfElements(from roots: [Int]) -> Int {
    var deepest = 0
    var waiting = roots.map { (element: $0, depth: 1) }
    while let (element, depth) = waiting.popLast() {
      deepest = max(deepest, depth)
      elements[element].forEachChild { waiting.append(($0, depth + 1)) }
    }
    return deepest
  }

  /// The number of elements around an element, itself included.
  func depthOfElements(around element: Int) -> Int {
    var waiting = [(element: root, depth: 1)]
    while let (next, depth) = waiting.popLast() {
      if next == element { return depth }
      elements[next].forEachChild { waiting.append(($0, depth + 1)) }
    }
    return 0
  }
}
