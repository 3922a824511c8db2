/// A way in which symbols move when something happens.
public protocol DiscreteSymbolEffect {}

/// A way in which symbols move as long as something lasts.
public protocol IndefiniteSymbolEffect {}

/// A way in which symbols come and go.
public protocol TransitionSymbolEffect {}

/// A way in which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

extension NamedSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The effect with the old symbol downwards and the new one upwards.
  public var downUp: NamedSymbolEffect { self }
  /// The effect with both symbols upwards.
  public var upUp: NamedSymbolEffect { self }
  /// The effect with the old symbol at once and the new one upwards.
  public var offUp: NamedSymbolEffect { self }
  /// The effect clockwise.
  public var clockwise: NamedSymbolEffect { self }
  /// The effect against the clock.
  public var counterClockwise: NamedSymbolEffect { self }
  /// The effect to the left.
  public var left: NamedSymbolEffect { self }
  /// The effect to the right.
  public var right: NamedSymbolEffect { self }
  /// The effect forwards.
  public var forward: NamedSymbolEffect { self }
  /// The effect backwards.
  public var backward: NamedSymbolEffect { self }
  /// The effect without much movement.
  public var plain: NamedSymbolEffect { self }
  /// The effect on layers each of its own.
  public var individually: NamedSymbolEffect { self }
  /// The effect on layers whose turn it is not: they are dimmed.
  public var dimInactiveLayers: NamedSymbolEffect { self }
  /// The effect on layers whose turn it is not: they are hidden.
  public var hideInactiveLayers: NamedSymbolEffect { self }
  /// The effect from the start each time.
  public var nonReversing: NamedSymbolEffect { self }

  /// The effect on the parts that two symbols share, and another where they share none.
  public func magic(fallback: NamedSymbolEffect) -> NamedSymbolEffect { self }
}

extension NamedSymbolEffect {
  /// Is replaced, downwards by one that comes upwards.
  public static let downUp = NamedSymbolEffect(name: "downUp")
  /// Is replaced, upwards by one that comes upwards.
  public static let upUp = NamedSymbolEffect(name: "upUp")
  /// Is replaced, at once by one that comes upwards.
  public static let offUp = NamedSymbolEffect(name: "offUp")
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// Is drawn.
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect(name: "drawOn") }
  /// Is taken away as it was drawn.
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect(name: "drawOff") }
}

extension SymbolEffectOptions {
  /// How often symbols move.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String

    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// Some times, with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
  }

  /// Again and again, in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }

  /// The options, again and again in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
