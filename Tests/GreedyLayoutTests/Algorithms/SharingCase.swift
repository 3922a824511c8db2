import GreedyLayout
import LayoutTestSupport
import Testing

/// Children of ranges, a length to share, and what each child gets.
struct SharingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var available: Double
  var children: [RangedChild]
  var expected: [Double]

  init(_ description: String, _ available: Double, _ children: [RangedChild], gives expected: [Double]) {
    testDescription = description
    self.available = available
    self.children = children
    self.expected = expected
  }
}

extension RangedChild {
  /// A child of the range, of priority 0 unless another is given.
  static func range(_ minimum: Double, _ maximum: Double, priority: Double = 0) -> RangedChild {
    RangedChild(minimum: minimum, maximum: maximum, priority: priority)
  }

  /// A child without a maximum.
  static func atLeast(_ minimum: Double, priority: Double = 0) -> RangedChild {
    range(minimum, .infinity, priority: priority)
  }
}

extension RangeStack {
  /// The children as the rules take them.
  var ranges: [RangedChild] {
    children.map { RangedChild(minimum: $0.minimum, maximum: $0.maximum, priority: $0.priority) }
  }

  /// The size of the largest group of children of one priority.
  var largestGroup: Int {
    Set(children.map(\.priority)).map { priority in children.filter { $0.priority == priority }.count }.max() ?? 0
  }
}
