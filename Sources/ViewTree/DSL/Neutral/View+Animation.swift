// How a view changes from one state to another has no effect on layout: a layout is of one state.
extension View {
  /// Animates what depends on a value; no effect on layout.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> ModifiedView<Self> { unmodified }

  /// Animates the view; no effect on layout.
  public func animation(_ animation: Animation?) -> ModifiedView<Self> { unmodified }

  /// Sets how the view comes and goes; no effect on layout.
  public func transition(_ transition: AnyTransition) -> ModifiedView<Self> { unmodified }

  /// Sets how the view's content changes; no effect on layout.
  public func contentTransition(_ transition: ContentTransition) -> ModifiedView<Self> { unmodified }

  /// Changes how the view is animated; no effect on layout.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedView<Self> { unmodified }

  /// Animates the view's place and size as one; no effect on layout.
  public func geometryGroup() -> ModifiedView<Self> { unmodified }
}

/// How something changes in time.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The usual animation.
  public static let `default` = Animation(name: "default")
  /// Slow at its start.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at its end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// A spring.
  public static let spring = Animation(name: "spring")
  /// A spring that follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  /// A spring without bounce.
  public static let smooth = Animation(name: "smooth")
  /// A spring with little bounce.
  public static let snappy = Animation(name: "snappy")
  /// A spring with more bounce.
  public static let bouncy = Animation(name: "bouncy")

  /// Slow at its start, of a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { easeIn }
  /// Slow at its end, of a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { easeOut }
  /// Slow at both ends, of a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  /// At one speed, of a duration in seconds.
  public static func linear(duration: Double) -> Animation { linear }
  /// A spring without bounce, of a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  /// A spring with little bounce, of a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
  /// A spring with more bounce, of a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
  /// A spring by its response in seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring
  }
  /// A spring by its duration in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring
  }
  /// A spring that follows a finger, by its response in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    interactiveSpring
  }
  /// A curve by its control points, of a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(name: "timingCurve")
  }

  /// The animation, begun later by some seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By fading.
  public static let opacity = AnyTransition(name: "opacity")
  /// By growing.
  public static let scale = AnyTransition(name: "scale")
  /// From the leading edge, to the trailing one.
  public static let slide = AnyTransition(name: "slide")

  /// By growing from a part of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// From elsewhere, by some points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }
  /// From elsewhere, by some points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
  /// One way to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes in place.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By changing shape.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As digits do that count.
  public static let numericText = ContentTransition(name: "numericText")
  /// As digits do that count in a direction.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// As digits do that count to a value.
  public static func numericText(value: Double) -> ContentTransition { numericText }
}

/// What is known of a change while it is made.
public struct Transaction: Sendable {
  /// How it is animated; `nil` for not at all.
  public var animation: Animation?
  /// Whether views may not animate it.
  public var disablesAnimations = false

  /// Makes a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Changes something with an animation, which here is just done.
@discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes something in a transaction, which here is just done.
@discardableResult public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
