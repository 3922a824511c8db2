public import ViewTree

/// How a value moves in time, of which a layout sees only where it begins.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// A part of how a value moves.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Double
}

/// How one property of a value moves.
public struct KeyframeTrack<Root, Track: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Track {
  /// The type of the value.
  public typealias Value = Root

  /// Moves the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Track>, @KeyframeTrackContentBuilder<Track> content: () -> Content
  ) {}

  /// Moves the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Track {}
}

/// A move at one speed, or as a curve has it.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Moves to a value in some seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A move of a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Moves to a value in some seconds, or as long as the spring takes.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A move along a curve through the values before and after it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Moves to a value in some seconds.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A leap.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Leaps to a value.
  public init(_ to: Value) {}
}

/// Several moves of a value.
public struct KeyframeTrackContents<Value: Animatable>: KeyframeTrackContent {}

/// How several properties of a value move.
public struct KeyframeTracks<Value>: Keyframes {}

/// Builds the moves of one property, of which a layout needs none.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a move.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Builds several moves.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> KeyframeTrackContents<Value> {
    KeyframeTrackContents()
  }

  /// Builds the moves of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> KeyframeTrackContents<Value> {
    KeyframeTrackContents()
  }

  /// Builds the moves of an `if` without `else`.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> KeyframeTrackContents<Value> {
    KeyframeTrackContents()
  }

  /// Builds the moves of a condition that holds.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> KeyframeTrackContents<Value> {
    KeyframeTrackContents()
  }

  /// Builds the moves of a condition that does not hold.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> KeyframeTrackContents<Value> {
    KeyframeTrackContents()
  }
}

/// Builds the moves of a value, of which a layout needs none.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Takes the moves of a property.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> KeyframeTracks<Value> where K.Value == Value {
    KeyframeTracks()
  }

  /// Takes a move of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTracks<Value>
  where K.Value == Value {
    KeyframeTracks()
  }

  /// Builds several moves.
  public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { KeyframeTracks() }

  /// Builds the moves of a loop.
  public static func buildArray(_ components: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> { KeyframeTracks() }
}
