/// Changes of layout priority after which SwiftUI's own rule wastes nothing in a region and overflows no more than it has
/// to, while no text becomes illegible and no Spacer takes what content could use.
public struct PriorityAdvice: Hashable, Sendable {
  /// One view's new priority.
  public struct Change: Hashable, Sendable {
    /// The view's key.
    public var view: String
    /// Its new layout priority.
    public var layoutPriority: Double

    /// Makes a change.
    public init(view: String, layoutPriority: Double) {
      self.view = view
      self.layoutPriority = layoutPriority
    }
  }

  /// How good the result is.
  public enum Reach: String, Hashable, Sendable {
    /// The same lengths as the stack's optimum.
    case optimal
    /// Other lengths, but nothing avoidable is wasted or overflows.
    case noWaste = "no waste"
  }

  /// The changes, in source order.
  public var changes: [Change]
  /// The lengths of all children in source order that SwiftUI's rule then gives, in points.
  public var lengths: [Double]
  /// How good they are.
  public var reaches: Reach
}

extension PriorityAdvice {
  /// The number of children up to which every assignment of priorities is tried.
  static let exhaustiveLimit = 6
  /// The most views changed at once where there are more children than that.
  private static let changesBeyondLimit = 2
  /// How many offers to children all trials together make at most.
  private static let offerLimit = 4e6

  /// How many of the children with certain priorities are given others at once at the most: as many as there are up to 6
  /// children; beyond that two, one, or none at all where there are so many children that trying would not end.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  package static func mostChanges(of old: [Double]) -> Int {
    let most = old.count <= exhaustiveLimit ? old.count : changesBeyondLimit
    var offers = 0.0
    for count in stride(from: 1, through: most, by: 1) {
      offers += PriorityAssignment.number(changing: count, of: old) * Double(old.count)
      guard offers <= offerLimit else { return count - 1 }
    }
    return most
  }
}
