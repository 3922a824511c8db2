/// What the children from some place on can be together, whatever is chosen for each: bounds for a choice that has been made
/// for the first ones only.
struct Remainder {
  /// Their least length, in points.
  var shortest = 0.0
  /// Their greatest length, in points.
  var longest = 0.0
  /// The least that overflows inside them, in points.
  var cheapest = 0.0

  /// What the children from each place on can be together, the last one for none of them: of each child the least and
  /// greatest of what its choices have is added.
  ///
  /// - Complexity: O(n), n being the number of all choices.
  static func all(of children: [[Remainder]]) -> [Remainder] {
    var remainders = [Remainder()]
    for choices in children.reversed() {
      var remainder = remainders[remainders.count - 1]
      remainder.shortest += choices.reduce(.infinity) { min($0, $1.shortest) }
      remainder.longest += choices.reduce(0) { max($0, $1.longest) }
      remainder.cheapest += choices.reduce(.infinity) { min($0, $1.cheapest) }
      remainders.append(remainder)
    }
    return remainders.reversed()
  }
}
