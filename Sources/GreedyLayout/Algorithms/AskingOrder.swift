/// The order in which the children of one priority are asked by a rule that asks each of them once.
enum AskingOrder: Sendable, Hashable {
  /// The least flexible first (9.6 of the semantics): SwiftUI's order.
  case flexibility
  /// The largest minimum first.
  case minimum
  /// The smallest maximum first.
  case maximum
  /// As they stand in the source.
  case source

  /// Whether `first` is asked before `second`; children that tie are asked in source order.
  func asks(_ first: RangedChild, before second: RangedChild) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    switch self {
    case .flexibility:
      let (one, other) = (first.maximum - first.minimum, second.maximum - second.minimum)
      if one != other { return one < other }
      return one == .infinity && first.minimum > second.minimum
    case .minimum: return first.minimum > second.minimum
    case .maximum: return first.maximum < second.maximum
    case .source: return false
    }
  }

  /// Writes the places of the children into `places`, which has room for them, the first asked first.
  ///
  /// - Complexity: O(*n*²) comparisons up to 32 children, without allocating; O(*n* log *n*) beyond.
  func sort(_ children: [RangedChild], into places: UnsafeMutableBufferPointer<Int>) {
    for place in places.indices { places[place] = place }
    guard children.count <= 32 else {
      var places = places
      return places.sort { one, other in
        if asks(children[one], before: children[other]) { return true }
        return !asks(children[other], before: children[one]) && one < other
      }
    }
    for start in places.indices.dropFirst() {
      let current = places[start]
      var hole = start
      while hole > 0, asks(children[current], before: children[places[hole - 1]]) {
        places[hole] = places[hole - 1]
        hole -= 1
      }
      places[hole] = current
    }
  }
}
