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

  /// Whether a quantity can have a larger value while those before it keep theirs.
  ///
  /// Somebody who has such a value takes another one for it, whose owner takes another one, and so on, until the
  /// quantity's own value is taken.
  ///
  /// - Complexity: O(quantities × values + values²).
  func canGain(_ quantity: Int) -> Bool {
    let own = places[quantity]
    var isFree = values.indices.map { $0 > own && possible[quantity][$0] }
    var waiting = values.indices.filter { isFree[$0] }
    while let value = waiting.popLast() {
      for owner in places.indices where owner > quantity && places[owner] == value {
        if possible[owner][own] { return true }
        for other in values.indices where possible[owner][other] && !isFree[other] {
          isFree[other] = true
          waiting.append(other)
        }
      }
    }
    return false
  }
}
