public import Foundation
public import ViewTree

/// A movement of fingers or a pointer, which no layout ever sees.
public protocol Gesture<Value> {
  /// What is told of it.
  associatedtype Value
}

extension Gesture {
  /// Acts at the end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Keeps a state while it lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
}

extension Gesture where Value: Equatable {
  /// Acts on changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

extension Gesture {
  /// The gesture, with something else told of it.
  public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> { MappedGesture() }
}

/// A gesture of which something else is told.
public struct MappedGesture<Content: Gesture, Value>: Gesture {}

extension Optional: Gesture where Wrapped: Gesture {
  /// What is told of the gesture, if there is one.
  public typealias Value = Wrapped.Value
}

/// Taps.
public struct TapGesture: Gesture {
  /// Nothing is told of a tap.
  public typealias Value = Void
  /// How many taps.
  public var count: Int

  /// Makes a gesture of some taps.
  public init(count: Int = 1) { self.count = count }
}

/// Taps with their place.
public struct SpatialTapGesture: Gesture {
  /// What is told of a tap.
  public struct Value: Equatable, Sendable {
    /// Where it was, in points.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int

  /// Makes a gesture of some taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }

  /// Makes a gesture of some taps. The older form.
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) { self.count = count }
}

/// A press of some seconds.
public struct LongPressGesture: Gesture {
  /// Whether it is pressed.
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A drag.
public struct DragGesture: Gesture {
  /// Where a drag is. Lengths are in points.
  public struct Value: Equatable, Sendable {
    /// When it came there.
    public var time: Date
    /// Where it is now.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// Where it will end if it slows down.
    public var predictedEndLocation: CGPoint
    /// How far it will come if it slows down.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// In points.
  public var minimumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }

  /// Makes a gesture in a coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }

  /// Makes a gesture in a coordinate space. The older form.
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
  /// How far they have moved.
  public struct Value: Equatable, Sendable {
    /// When they came there.
    public var time: Date
    /// By what factor.
    public var magnification: CGFloat
    /// How fast the factor grows, a second.
    public var velocity: CGFloat
    /// Where they began, in fractions of the view.
    public var startAnchor: UnitPoint
    /// Where they began, in points.
    public var startLocation: CGPoint
  }

  /// The smallest change of the factor that counts.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// When they came there.
    public var time: Date
    /// By what angle.
    public var rotation: Angle
    /// How fast the angle grows, a second.
    public var velocity: Angle
    /// Where they began, in fractions of the view.
    public var startAnchor: UnitPoint
    /// Where they began, in points.
    public var startLocation: CGPoint
  }

  /// The smallest change of the angle that counts.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that move apart, by an older name.
public struct MagnificationGesture: Gesture {
  /// By what factor.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, by an older name.
public struct RotationGesture: Gesture {
  /// By what angle.
  public typealias Value = Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
