/// An angle.
@frozen public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of 0.
  public init() { radians = 0 }

  /// Makes an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle in degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0.
  public static let zero = Angle()
}

extension Angle: Comparable {
  /// Whether one angle is less than another.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}

extension Angle {
  /// The sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }

  /// One angle less another.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// An angle times a number.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// An angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// Adds an angle.
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }

  /// Takes an angle away.
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
}
