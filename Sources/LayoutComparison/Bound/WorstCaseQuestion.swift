public import LayoutEngine

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
  public var algorithm: DistributionAlgorithm
  /// The stacks and the views in them.
  public var shape: StackShape
  /// The priorities of the outer stack's children, in any order; the first of equal ones is not distinguished.
  public var priorities: [Double]
  /// What no child's minimum exceeds, as a share of the length offered; nil where that is not limited.
  public var minimumAtMost: Share?
  /// Whether every child's maximum exceeds its minimum, by a thousandth of the length offered or more.
  public var isFlexibleOnly: Bool
  /// How many children the rule `maximum` asks last by another key: the ones with the greatest maximums, the largest
  /// minimum first. With all of them that is the rule `minimum`.
  public var minimumLast = 0

  /// Asks for the worst over all stacks of a shape, each child of the same priority.
  ///
  /// - Precondition: the shape is a stack.
  public init(
    _ measure: Measure, of shape: StackShape, by algorithm: DistributionAlgorithm = .swiftui,
    priorities: [Double]? = nil,
    minimumAtMost: Share? = nil, isFlexibleOnly: Bool = false
  ) {
    precondition(shape != .view, "the worst is sought of a stack")
    self.measure = measure
    self.algorithm = algorithm
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
    if algorithm == .proportional {
      return "proportional gives every child the same fraction of its range, a product of two unknowns, so its worst "
        + "case is no linear program; as the lengths add up to the offer wherever ranges allow it, it loses nothing"
    }
    if minimumLast != 0 {
      if algorithm != .maximum { return "only `maximum` can ask its last children by their minimums" }
      if Set(priorities).count > 1 || shape.isNested {
        return "children can be asked last by their minimums only where all are views of one priority"
      }
      if !(0...count).contains(minimumLast) { return "\(minimumLast) of \(count) children cannot be asked last" }
    }
    guard shape.isNested else { return nil }
    if Set(priorities).count > 1 { return "priorities are only taken for a stack without stacks inside" }
    if algorithm == .minimum || algorithm == .maximum {
      return "\(algorithm.rawValue) is only taken for a stack without stacks inside"
    }
    if shape.arrangementCount > Self.greatestArrangementCount {
      return "\(shape.notation) can be asked in more than \(Self.greatestArrangementCount) orders"
    }
    return nil
  }
}

extension WorstCaseQuestion {
  /// Whether the rule loses nothing by a proof that needs no program: the lengths are the water level's, which add up to
  /// the offer wherever minimums and maximums allow it, and CSS's freeze loop finds that level.
  var isLosslessByTheory: Bool { algorithm == .waterfilling || algorithm == .flexbox }

  /// The rule for stacks of views.
  var distribution: any StackDistribution {
    minimumLast == 0 ? algorithm.distribution : SplitOrderDistribution(minimumLast: minimumLast)
  }

  /// How many children of a stack are asked together, from the first asked on; `groups` are those of equal priority.
  func shares(in groups: [Int]) -> [Int] {
    guard algorithm == .maximumFirst else { return groups }
    return Array(repeating: 1, count: groups.reduce(0, +))
  }
}
