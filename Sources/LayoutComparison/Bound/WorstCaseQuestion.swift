/// What the worst is sought of: a rule, a measure, and the stacks among which it is sought.
///
/// The children are ranges: they answer clamp(offer, minimum, maximum). Lengths are shares of the length offered.
public struct WorstCaseQuestion: Hashable, Sendable {
  /// What is lost.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Length that is left although a child could take it: min(offered, Σ maximums) − used.
    case unused
    /// Length that is used beyond the offer although the children could fit: used − max(offered, Σ minimums).
    case overflow
  }

  /// The narrowest range that counts as flexible.
  public static let narrowestFlexibleRange = Share(1, over: 1000)
  /// The most views for which the worst is sought.
  public static let greatestViewCount = 16
  /// The most orders of nested children that are tried one after the other.
  public static let greatestArrangementCount = 200

  /// What is lost.
  public var measure: Measure
  /// How the stacks share their length.
  public var rule: OrderedRule
  /// The stacks and the views in them.
  public var shape: StackShape
  /// The priorities of the outer stack's children, in any order; the first of equal ones is not distinguished.
  public var priorities: [Double]
  /// What no child's minimum exceeds, as a share of the length offered; nil where that is not limited.
  public var minimumAtMost: Share?
  /// Whether every child's maximum exceeds its minimum, by a thousandth of the length offered or more.
  public var isFlexibleOnly: Bool

  /// Asks for the worst over all stacks of a shape, each child of the same priority.
  ///
  /// - Precondition: the shape is a stack.
  public init(
    _ measure: Measure, of shape: StackShape, rule: OrderedRule = .flexibility, priorities: [Double]? = nil,
    minimumAtMost: Share? = nil, isFlexibleOnly: Bool = false
  ) {
    precondition(shape != .view, "the worst is sought of a stack")
    self.measure = measure
    self.rule = rule
    self.shape = shape
    self.priorities = priorities ?? shape.children.map { _ in 0 }
    self.minimumAtMost = minimumAtMost
    self.isFlexibleOnly = isFlexibleOnly
  }

  /// Why the worst cannot be sought, in one sentence; nil where it can.
  public var objection: String? {
    let count = shape.viewCount
    if count > Self.greatestViewCount {
      return "\(count) views; the worst is sought for up to \(Self.greatestViewCount)"
    }
    if priorities.count != shape.children.count {
      return "\(priorities.count) priorities for \(shape.children.count) children; state one for each"
    }
    if !priorities.allSatisfy(\.isFinite) { return "a priority is not finite" }
    guard shape.isNested else { return nil }
    if Set(priorities).count > 1 { return "priorities are only taken for a stack without stacks inside" }
    if rule != .flexibility && rule != .source {
      return "nested stacks are only taken for SwiftUI's rule and source order"
    }
    if shape.arrangementCount > Self.greatestArrangementCount {
      return "\(shape.notation) can be asked in more than \(Self.greatestArrangementCount) orders"
    }
    return nil
  }
}

/// The order in which a stack asks the children of one priority, each for an equal share of what is left.
public enum OrderedRule: String, Hashable, Sendable, CaseIterable {
  /// The child whose maximum exceeds its minimum by least first: SwiftUI's rule.
  case flexibility
  /// The child with the greatest minimum first.
  case minimum
  /// The child with the least maximum first.
  case maximum
  /// Source order.
  case source
}
