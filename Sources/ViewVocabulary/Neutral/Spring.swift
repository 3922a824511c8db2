public import ViewTree

/// A spring that moves something, of which a layout sees nothing.
public struct Spring: Hashable, Sendable {
  /// About how long it moves, in seconds.
  public let duration: Double
  /// How far it swings beyond its end: 0 for not at all, less than 0 for slower than it could.
  public let bounce: Double

  /// Makes a spring by its duration in seconds.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Makes a spring by its response in seconds and by how much it is damped: 1 for just enough not to swing.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  /// Makes a spring of its mass, stiffness and damping. A damping ratio above 1, an overdamped spring, counts as 1 unless
  /// `allowOverDamping` is set: mass 1, stiffness 100 and damping 30 have a ratio of 1.5.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// The time of one swing without damping, in seconds.
  public var response: Double { duration }
  /// How much it is damped: 1 for just enough not to swing.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The mass that it moves; 1.
  public var mass: Double { 1 }
  /// How strong it is.
  public var stiffness: Double { pow(2 * .pi / response, 2) }
  /// How strongly it is damped.
  public var damping: Double { 4 * .pi * dampingRatio / response }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with little bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with more bounce.
  public static let bouncy = Spring(bounce: 0.3)

  /// A spring without bounce but some that is added, of a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with little bounce and some that is added, of a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with more bounce and some that is added, of a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// How far something is at a part of its time, of which a layout sees nothing.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case named(String)
    case bezier(UnitPoint, UnitPoint)
  }

  private let form: Form
  private var isInverse = false

  private init(_ form: Form) { self.form = form }

  /// At one speed.
  public static let linear = UnitCurve(.named("linear"))
  /// Slow at its start.
  public static let easeIn = UnitCurve(.named("easeIn"))
  /// Slow at its end.
  public static let easeOut = UnitCurve(.named("easeOut"))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.named("easeInOut"))
  /// A quarter of a circle, slow at its start.
  public static let circularEaseIn = UnitCurve(.named("circularEaseIn"))
  /// A quarter of a circle, slow at its end.
  public static let circularEaseOut = UnitCurve(.named("circularEaseOut"))
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.named("circularEaseInOut"))

  /// A curve by its control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The curve with times and values changed about.
  public var inverse: UnitCurve {
    var inverse = self
    inverse.isInverse.toggle()
    return inverse
  }
}
