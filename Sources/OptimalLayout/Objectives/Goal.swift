/// Something that an optimal allocation is best at; goals are pursued in strict order (section 2 of the optimum's
/// definition).
///
/// A length that has no end, as a color's, cannot be as great as possible: in a stack that has one, `priority` and `fair`
/// are pursued after `overflow`, also where that is not stated before them. So two colors in 300 points are 150 each by
/// `fill` alone too, although twice the 300 would waste nothing either.
public enum Goal: String, CaseIterable, Hashable, Sendable {
  /// Least sum of overflow over the stack and everything inside it, in points.
  case overflow
  /// Least length wasted: offered, not used, and still wanted by a child.
  case fill
  /// From the highest priority group down, the most length for its children together.
  case priority
  /// In each priority group, the lengths lexicographically max–min: the smallest as large as possible, and so on.
  case fair
  /// Over the children with a finite, non-empty range, (length − minimum) / (maximum − minimum) lexicographically
  /// max–min.
  case proportional
  /// Over the children of all stacks with a length to share, the least sum of |length − ideal length|: ideal is what a child
  /// takes where it is proposed nothing along the stack.
  case ideal
  /// Over the children of all stacks with a length to share, the least sum of |length − SwiftUI's length|: the smallest
  /// repair.
  case closest
  /// The stated constraints that are not required: those of each strength violated as little as the stronger ones allow.
  /// It is pursued after `overflow` where there are such constraints, and cannot be asked for.
  case constraints

  /// The goals pursued where none are named.
  public static let standard: [Goal] = [.overflow, .fill, .priority, .fair]

  /// The goals that can be asked for.
  public static let stated: [Goal] = allCases.filter { $0 != .constraints }

  /// The goal, if one is pursued before `overflow`, that has a stack's children be as long as they can, or as near as they can
  /// to some lengths, whatever the stack is offered; nil where stacks keep to their offers. What a list leaves open is settled
  /// by `fair`.
  static func exceedingOffers(_ goals: [Goal]) -> Goal? {
    settled(goals).prefix { $0 != .overflow }.first { $0.comparesLengths || $0.isOfWholeTree }
  }

  /// A list with the goal that settles what it leaves open.
  static func settled(_ goals: [Goal]) -> [Goal] { goals.contains(.fair) ? goals : goals + [.fair] }

  /// How many goals of a list come before the constraints that are not required: those up to `overflow`, or none.
  static func countBeforeConstraints(_ goals: [Goal]) -> Int { goals.firstIndex(of: .overflow).map { $0 + 1 } ?? 0 }

  /// Whether the goal compares the lengths of one stack's children and nothing else.
  var comparesLengths: Bool { [.priority, .fair, .proportional].contains(self) }

  /// Whether the goal is one of the whole tree, which may bend the division of inner stacks.
  public var isOfWholeTree: Bool { self == .ideal || self == .closest }
}
