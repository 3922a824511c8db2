/// The explicit values of several views' guides as one (7.3 of the semantics).
package struct CombinedGuide {
  private let key: AlignmentKey
  private var count: CGFloat = 0
  /// The combined position in points; nil where no view has one, and for guides that never combine.
  package private(set) var value: CGFloat?

  /// Makes the combination of no value of a guide.
  package init(_ key: AlignmentKey) { self.key = key }

  /// Adds the position of the next view's guide, in points from the container's origin.
  package mutating func add(_ contribution: CGFloat) {
    switch key {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom:
      return
    case .firstTextBaseline:
      value = value.map { min($0, contribution) } ?? contribution
    case .lastTextBaseline:
      value = value.map { max($0, contribution) } ?? contribution
    case .custom:
      value = value.map { ($0 * count + contribution) / (count + 1) } ?? contribution
    }
    count += 1
  }
}
