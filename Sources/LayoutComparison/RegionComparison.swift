public import OptimalLayout
public import ViewTree

/// One region under SwiftUI's layout and under the optimum. Lengths are in points.
///
/// A region is a stack's major axis with a finite offer of its own, or the columns or rows of a grid. Source: sections 1 and 7 of the optimum's definition.
public struct RegionComparison: Sendable {
  /// What kind of region it is.
  public enum Kind: String, Hashable, Sendable {
    /// A stack's major axis.
    case stack
    /// The tracks of a grid: the children are named `KEY.columns[0]` or `KEY.rows[0]`, and have no priorities.
    case tracks
  }

  /// How a region differs from its optimum.
  public enum Difference: String, Hashable, Sendable {
    /// Length that a child could have taken is left over.
    case wastes
    /// The children overflow although they could have fitted.
    case overflows
    /// A child's length is another.
    case distributesDifferently = "distributes differently"
  }

  /// Whether the region was set beside an optimum; else `optimal` repeats SwiftUI's lengths, and nothing is said to be avoidable.
  public var isJudged = true
  /// The key of the view whose region it is.
  public var view: String
  /// Whether that view has an id of its own; else its key is its path in the document.
  public var isNamed: Bool
  /// The name of that view's type.
  public var typeName: String
  /// The axis on which length is shared.
  public var axis: Axis
  /// What kind of region it is.
  public var kind: Kind
  /// What SwiftUI's layout makes of it.
  public var swiftUI: Usage
  /// What the optimal layout of the whole tree makes of it.
  public var optimal: Usage
  /// The length at SwiftUI's placement, where it differs from the one offered.
  public var placedAt: Double?
  /// The sum of the gaps.
  public var spacing: Double
  /// What SwiftUI leaves unused, and a child could take, beyond what the optimum leaves.
  public var avoidableUnused: Double
  /// What SwiftUI overflows beyond what the optimum does.
  public var avoidableOverflow: Double
  /// How the region differs; empty where it does not.
  public var differences: [Difference]
  /// The texts that are not whole although there is room for them, in document order: of rows only.
  public var wraps: [NeedlessWrap] = []
  /// Why it differs; nil where it does not.
  public var cause: Cause?
  /// The children in source order.
  public var children: [ChildComparison]
  /// The fewest changes of priority that repair the region under SwiftUI's own rule.
  public var advice: [PriorityAdvice]
  /// Whether all changes of priority that the advice is chosen from were tried; false where the tree is so large that laying it
  /// out with each would not end.
  public var adviceIsComplete = true
  /// Why the optimum that the region is judged by is only approximate, where it is: what was approximate in the region's view, or in
  /// one that stands in it and in no other region.
  public var approximations: [OptimalResult.Approximation] = []
  /// What relaxing each binding bound by a point does to the region at its optimum; nil where that was not measured.
  public var sensitivity: [BoundEffect]?

  /// The element of the stack or grid in SwiftUI's tree.
  package var element: Int
  /// The proposal to which SwiftUI's numbers belong.
  package var proposal: ProposedViewSize
  /// The optimum of the stack alone at SwiftUI's offer, in source order.
  package var optimumAlone: [Double]
  /// The difference in points from which on two lengths of the region count as different: 0.001, and a pixel where a text is
  /// among the children, since texts round their lengths to pixels.
  public var tolerance: Double

  /// What tells the region from all others.
  public var key: RegionKey { RegionKey(view: view, axis: axis) }

  /// The least length that the children can have together, with the gaps between them.
  public var least: Double { children.reduce(spacing) { $0 + $1.minimum } }
  /// What overflows in SwiftUI's layout and in every other: the part of the least length that was not offered. 0 where that is no more
  /// than the tolerance.
  public var unavoidableOverflow: Double {
    let overflow = min(swiftUI.overflow, least - (swiftUI.offered ?? .infinity))
    return overflow > tolerance ? overflow : 0
  }
  /// What is avoidably left unused; 0 where that is no more than the tolerance.
  public var unusedLoss: Double { avoidableUnused > tolerance ? avoidableUnused : 0 }
  /// What avoidably overflows; 0 where that is no more than the tolerance.
  public var overflowLoss: Double { avoidableOverflow > tolerance ? avoidableOverflow : 0 }
  /// Whether something avoidable is left unused or overflows.
  public var losesSpace: Bool { unusedLoss > 0 || overflowLoss > 0 }
}

/// How much of an offer a region uses. Lengths are in points.
public struct Usage: Hashable, Sendable {
  /// What the region was offered; nil where it was offered no finite length.
  public var offered: Double?
  /// What it used.
  public var used: Double

  /// What it was offered and did not use; 0 or more.
  public var unused: Double { offered.map { max(0, $0 - used) } ?? 0 }
  /// What it used beyond the offer; 0 or more.
  public var overflow: Double { offered.map { max(0, used - $0) } ?? 0 }
}

/// One child of a region under both layouts. Lengths are in points.
public struct ChildComparison: Hashable, Sendable {
  /// The child's key.
  public var view: String
  /// Its layout priority; −∞ for a spacer.
  public var priority: Double
  /// The least length that is possible for it.
  public var minimum: Double
  /// The greatest length that is possible for it; it may be infinite.
  public var maximum: Double
  /// Its length in SwiftUI's layout.
  public var swiftUI: Double
  /// Its length in the optimal layout of the whole tree; nil where it has none there.
  public var optimal: Double?
  /// What SwiftUI's stack offered it; nil where it offered nothing.
  public var offer: Double?
  /// Its place in the order in which the children were asked, from 1.
  public var asked: Int?
  /// How many shared what was left when it was asked.
  public var sharers: Int?
  /// The `layoutPriority` that stands inside other modifiers of the view, so that the stack does not see it; nil where there is none.
  /// Source: the rules of modifiers (section 12), by which the outermost alone is seen.
  public var hiddenPriority: Double?
}
