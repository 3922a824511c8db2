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

  /// The key of the region's view.
  public var region: String
  /// The child's key; nil for a number of the whole region.
  public var view: String?
  /// What the number is.
  public var quantity: Quantity

  /// Names a curve.
  public init(region: String, view: String?, quantity: Quantity) {
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

extension SweepBreakpoint {
  /// The changes between two pieces whose values are those of `before` and `after`.
  init(_ breakpoint: PiecewiseLinear.Breakpoint, before: [SweepCurve], after: [SweepCurve]) {
    size = breakpoint.position
    kind = breakpoint.kind
    guard before != after else {
      changes = breakpoint.changes.map { change in
        Change(
          curve: before[change.component], kind: change.kind, before: ShortNumber.replacing(change.before),
          after: ShortNumber.replacing(change.after), slopeBefore: ShortNumber.replacing(change.slopeBefore),
          slopeAfter: ShortNumber.replacing(change.slopeAfter))
      }
      return
    }
    let places = (
      Dictionary(zip(before, before.indices), uniquingKeysWith: { first, _ in first }),
      Dictionary(zip(after, after.indices), uniquingKeysWith: { first, _ in first })
    )
    changes = (before + after.filter { places.0[$0] == nil }).compactMap { curve in
      Self.change(of: curve, (breakpoint.before, places.0[curve]), (breakpoint.after, places.1[curve]), breakpoint)
    }
  }

  /// How a curve changes that need not be there on both sides; nil where it goes on as it was.
  private static func change(
    of curve: SweepCurve, _ before: (piece: PiecewiseLinear.Piece, component: Int?),
    _ after: (piece: PiecewiseLinear.Piece, component: Int?), _ breakpoint: PiecewiseLinear.Breakpoint
  ) -> Change? {
    func value(_ side: (piece: PiecewiseLinear.Piece, component: Int?)) -> Double? {
      side.component.map { ShortNumber.replacing(side.piece.line.value($0, at: breakpoint.position)) }
    }
    func slope(_ side: (piece: PiecewiseLinear.Piece, component: Int?)) -> Double? {
      side.component.map { ShortNumber.replacing(side.piece.line.slope($0)) }
    }
    let values = (value(before), value(after))
    let slopes = (slope(before), slope(after))
    func isSame(_ one: Double?, _ other: Double?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return one == other || abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
    }
    let isJump = !isSame(values.0, values.1)
    guard isJump || !isSame(slopes.0, slopes.1) else { return nil }
    return Change(
      curve: curve, kind: isJump ? .jump : .kink, before: values.0, after: values.1, slopeBefore: slopes.0,
      slopeAfter: slopes.1)
  }
}
