/// A curve of a sweep: one number of a region as a function of the container's size. Values are in points.
public struct SweepCurve: Hashable, Sendable {
  /// What the number is.
  public enum Quantity: String, Hashable, Sendable {
    /// A child's length in SwiftUI's layout.
    case swiftUI = "swiftui"
    /// A child's length in the optimal layout.
    case optimal
    /// What SwiftUI leaves unused, and a child could take, beyond what the optimum leaves.
    case avoidableUnused
    /// What SwiftUI overflows beyond what the optimum does.
    case avoidableOverflow
  }

  /// The region.
  public var region: RegionKey
  /// The child's key; nil for a number of the whole region.
  public var view: String?
  /// What the number is.
  public var quantity: Quantity

  /// Names a curve.
  public init(region: RegionKey, view: String?, quantity: Quantity) {
    self.region = region
    self.view = view
    self.quantity = quantity
  }
}

/// A container size at which a curve changes.
public struct SweepBreakpoint: Hashable, Sendable {
  /// How one curve changes.
  public struct Change: Hashable, Sendable {
    /// The curve.
    public var curve: SweepCurve
    /// Whether it jumps or goes on in another direction.
    public var kind: PiecewiseLinear.Kind
    /// Its value from below; nil where it is not there.
    public var before: Double?
    /// Its value from above; nil where it is not there.
    public var after: Double?
    /// By how much it grows for each point below.
    public var slopeBefore: Double?
    /// By how much it grows for each point above.
    public var slopeAfter: Double?
  }

  /// The size in points.
  public var size: Double
  /// A jump where one of the curves jumps, appears or disappears.
  public var kind: PiecewiseLinear.Kind
  /// The curves that change, in the order of their regions and children.
  public var changes: [Change]
}
