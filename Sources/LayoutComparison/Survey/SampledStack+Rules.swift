package import LayoutEngine

/// What comes of a stack where a rule shares its length.
extension SampledStack {
  /// Writes the lengths that the children take by a rule into an array, in source order.
  ///
  /// Among ranges that is what the rule computes. A text answers each offer with one of its widths, so that the rules
  /// that ask one child after the other go on with what it took; the others offer it the length they computed from its
  /// answers to 0 and ∞.
  ///
  /// - Complexity: O(*n*²) for *n* children; nothing is allocated once the array is long enough.
  package func share(by rule: DistributionAlgorithm, into lengths: inout [Double]) {
    guard !texts.isEmpty else { return rule.share(available, among: children, into: &lengths) }
    rule.share(available, among: children, into: &lengths, answering: answer)
  }
}
