public import ViewTree

// How a view changes from one state to another has no effect on layout: a layout is of one state.
extension View {
  /// Animates what depends on a value; no effect on layout.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> ModifiedView<Self> { unmodified }

  /// Animates the view; no effect on layout.
  public func animation(_ animation: Animation?) -> ModifiedView<Self> { unmodified }

  /// Animates what a closure does to the view, which it gets as it is in this state.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> V {
    body(PlaceholderContentView(content: self))
  }

  /// Sets how the view comes and goes; no effect on layout.
  @_disfavoredOverload public func transition(_ transition: AnyTransition) -> ModifiedView<Self> { unmodified }

  /// Sets how the view's content changes; no effect on layout.
  public func contentTransition(_ transition: ContentTransition) -> ModifiedView<Self> { unmodified }

  /// Changes how the view is animated; no effect on layout.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedView<Self> { unmodified }

  /// Changes how the view is animated when a value changes; no effect on layout.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Changes how what a closure does to the view is animated; the closure gets the view as it is in this state.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> V {
    body(PlaceholderContentView(content: self))
  }

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
  /// A spring that is added to those that still move.
  public static let interpolatingSpring = Animation(name: "interpolatingSpring")
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
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring
  }
  /// A spring by its duration in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring
  }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { self.spring }
  /// A spring that follows a finger, by its response in seconds.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    interactiveSpring
  }
  /// A spring that follows a finger, by its duration in seconds.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    interactiveSpring
  }
  /// A spring that is added to those that still move, by what it is made of.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring
  }
  /// A spring that is added to those that still move, by its duration in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring
  }
  /// A spring that is added to those that still move.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring
  }
  /// A curve, of a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(name: "timingCurve") }
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
  /// The animation, taken as done after some seconds.
  public func logicallyComplete(after duration: Double) -> Animation { self }
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
  /// From what one modifier makes of the view to what another does.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier")
  }
  /// One way to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition {
  /// Takes a transition of any type.
  public init<T: Transition>(_ transition: T) { self.init(name: String(describing: T.self)) }
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
  /// As a symbol does that is replaced.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// As a symbol does that is replaced, by an effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    symbolEffect
  }
  /// As digits do that count.
  public static let numericText = ContentTransition(name: "numericText")
  /// As digits do that count in a direction.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// As digits do that count to a value.
  public static func numericText(value: Double) -> ContentTransition { numericText }
}
