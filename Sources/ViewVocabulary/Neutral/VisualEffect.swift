public import ViewTree

/// What is done to how a view is drawn, where its place and size in the layout are known; it changes neither of them.
public protocol VisualEffect: Sendable {}

/// Nothing that is done, to which something can be added.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}
}

extension VisualEffect {
  /// Makes the view translucent; no effect on layout.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Draws the view larger or smaller; no effect on layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws the view larger or smaller; no effect on layout.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws the view larger or smaller; no effect on layout.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws the view elsewhere, by some points; no effect on layout.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Draws the view elsewhere, by some points; no effect on layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Draws the view out of focus; no effect on layout.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Draws the view turned; no effect on layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws the view turned in space; no effect on layout.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }
  /// Draws the view elsewhere, by an affine map; no effect on layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Makes the view brighter; no effect on layout.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Makes the contrast higher or lower; no effect on layout.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Takes colour away; no effect on layout.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Turns the colours; no effect on layout.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Makes the colours stronger or weaker; no effect on layout.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

extension View {
  /// Changes how the view is drawn by its place and size; no effect on layout.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Changes how the view is drawn while it is scrolled into sight and out of it; no effect on layout.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Changes how the view is drawn while it is scrolled into sight and out of it, at each end in its own way; no effect on
  /// layout.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> ModifiedView<Self> {
    unmodified
  }
}

/// Whether a view is in sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes into sight at the upper or leading edge, or goes there.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes into sight at the lower or trailing edge, or goes there.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the upper or leading edge, 0 in sight, 1 at the lower or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view is changed while it is scrolled into sight.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String

  /// With an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// With the scrolling, along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }

  /// The configuration with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The configuration with a point from which the view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// From where on a view counts as in sight.
  public struct Threshold: Hashable, Sendable {
    private let name: String

    /// As soon as all of it is seen.
    public static let visible = Threshold(name: "visible")
    /// As soon as a part of it is seen.
    public static func visible(_ amount: Double) -> Threshold { visible }
    /// As long as some of it is seen.
    public static let hidden = Threshold(name: "hidden")
    /// Where it is in the middle.
    public static let centered = Threshold(name: "centered")

    /// Somewhere between two points.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    /// The point, some points further inside.
    public func inset(by distance: Double) -> Threshold { self }
  }
}
