internal import LinearProgramming

/// Which quantities could be larger if the same values were handed out otherwise.
///
/// What else a program asks is left out: where no exchange is possible here, none is at all.
struct ValueExchange {
  /// The different values in ascending order.
  private let values: [Double]
  /// Which of the values each quantity has.
  private let places: [Int]
  /// Which of the values each quantity may have.
  private let possible: [[Bool]]

  /// Takes the quantities with the value that each of them has.
  init(of quantities: [FairDivision.Quantity], at point: [Double]) {
    let values = point.sorted().reduce(into: [Double]()) { values, value in
      if let last = values.last, value - last <= 1e-6 * max(1, value.magnitude) { return }
      values.append(value)
    }
    self.values = values
    places = point.map { value in (values.firstIndex { $0 > value } ?? values.count) - 1 }
    possible = quantities.map { quantity in values.map(quantity.canBe) }
  }

  /// Whether a quantity may have the value of another one.
  func canChange(_ quantity: Int) -> Bool {
    possible[quantity].indices.contains { $0 != places[quantity] && possible[quantity][$0] }
  }

  /// How the values are handed out where a quantity has as large a one as it can while those before it keep theirs: the
  /// value of each; nil where it cannot have a larger one than it has.
  ///
  /// Somebody who has such a value takes another one for it, whose owner takes another one, and so on, until the
  /// quantity's own value is taken.
  ///
  /// - Complexity: O(values × (quantities × values + values²)).
  func gain(of quantity: Int) -> [Double]? {
    let own = places[quantity]
    for value in values.indices.reversed() where value > own && possible[quantity][value] {
      guard var moves = moves(from: value, to: own, after: quantity) else { continue }
      moves[quantity] = value
      return places.indices.map { values[moves[$0] ?? places[$0]] }
    }
    return nil
  }

  /// Which quantities take which values, so that a value is left for another one; nil where none can.
  private func moves(from first: Int, to last: Int, after quantity: Int) -> [Int: Int]? {
    var moves: [Int: [Int: Int]] = [first: [:]]
    var waiting = [first]
    while let value = waiting.popLast(), let before = moves[value] {
      for owner in places.indices where owner > quantity && places[owner] == value {
        for other in values.indices where possible[owner][other] && moves[other] == nil {
          var taken = before
          taken[owner] = other
          if other == last { return taken }
          moves[other] = taken
          waiting.append(other)
        }
      }
    }
    return nil
  }
}
