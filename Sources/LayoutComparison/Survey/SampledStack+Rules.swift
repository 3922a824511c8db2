package import GreedyLayout

/// What comes of a stack where a rule shares its length.
extension SampledStack {
  /// Writes the lengths that the children take by a rule into an array, in source order.
  ///
  /// Among ranges that is what the rule computes. A text answers each offer with one of its widths, so that the rules
  /// that ask one child after the other go on with what it took; the others offer it the length they computed from its
  /// answers to 0 and ∞.
  ///
  /// - Parameter places: Room for the order of asking.
  /// - Complexity: O(*n*²) for *n* children; nothing is allocated once the arrays are long enough.
  package func share(by rule: DistributionAlgorithm, into lengths: inout [Double], _ places: inout [Int]) {
    guard !texts.isEmpty else { return rule.share(available, among: children, into: &lengths) }
    switch rule {
    case .swiftui, .minimum, .maximum, .inOrder, .maximumFirst:
      if lengths.count != count { lengths = Array(repeating: 0, count: count) }
      sort(for: rule, into: &places)
      ask(by: rule, places, into: &lengths)
    case .flexbox, .proportional, .waterfilling:
      rule.share(available, among: children, into: &lengths)
      for text in texts { lengths[text] = answer(of: text, to: lengths[text]) }
    }
  }

  /// Writes the order in which a rule asks the children: an insertion sort, which keeps the order of those that tie.
  private func sort(for rule: DistributionAlgorithm, into places: inout [Int]) {
    places.removeAll(keepingCapacity: true)
    for child in 0..<count {
      places.append(child)
      var hole = child
      while hole > 0, asks(child, before: places[hole - 1], by: rule) {
        places[hole] = places[hole - 1]
        hole -= 1
      }
      places[hole] = child
    }
  }

  private func asks(_ child: Int, before other: Int, by rule: DistributionAlgorithm) -> Bool {
    let (one, other) = (children[child], children[other])
    if one.priority != other.priority { return one.priority > other.priority }
    switch rule {
    case .swiftui:
      let widths = (one.maximum - one.minimum, other.maximum - other.minimum)
      return widths.0 == widths.1 ? widths.0 == .infinity && one.minimum > other.minimum : widths.0 < widths.1
    case .minimum: return one.minimum > other.minimum
    case .maximum: return one.maximum < other.maximum
    case .inOrder, .maximumFirst, .flexbox, .proportional, .waterfilling: return false
    }
  }

  /// Asks each child once, in order, and goes on with what it leaves.
  ///
  /// What the children after it answered to 0 is set aside: that of the groups of lower priority, or for `maximumFirst`
  /// that of all.
  private func ask(by rule: DistributionAlgorithm, _ places: [Int], into lengths: inout [Double]) {
    var left = available
    for (place, child) in places.enumerated() {
      var sharers = 1
      var reserved = 0.0
      for later in places[(place + 1)...] {
        if rule != .maximumFirst, children[later].priority == children[child].priority {
          sharers += 1
        } else {
          reserved += children[later].minimum
        }
      }
      lengths[child] = answer(of: child, to: max((left - reserved) / Double(sharers), 0))
      left -= lengths[child]
    }
  }
}
