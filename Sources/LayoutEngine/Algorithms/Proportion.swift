/// The same fraction of every range.
enum Proportion {
  /// Gives each child of a group its minimum and the same fraction of its range, so that the budget is used up.
  ///
  /// With children without a maximum in the group, they share equally what the minimums leave: the limit for a common
  /// maximum that grows without end.
  static func share(
    _ budget: Double, among children: [RangedChild], _ places: Slice<UnsafeMutableBufferPointer<Int>>,
    into lengths: inout [Double]
  ) {
    let excess = max(budget - PriorityGroups.minimum(places, children), 0)
    var endless = 0
    var widths = 0.0
    for child in places where children[child].maximum == .infinity { endless += 1 }
    for child in places where children[child].maximum < .infinity {
      widths += children[child].maximum - children[child].minimum
    }
    for child in places {
      let (minimum, maximum) = (children[child].minimum, children[child].maximum)
      if maximum == .infinity {
        lengths[child] = minimum + excess / Double(endless)
      } else if endless > 0 {
        lengths[child] = minimum
      } else {
        lengths[child] = excess >= widths ? maximum : min(minimum + (maximum - minimum) * (excess / widths), maximum)
      }
    }
  }
}
