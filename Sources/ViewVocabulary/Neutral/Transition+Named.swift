public import ViewTree

/// At once.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The view, translucent where it is coming or going.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// By growing.
public struct ScaleTransition: Transition {
  /// From what part of its size the view grows.
  public var scale: Double
  /// The point that stays, in fractions of the view.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, drawn smaller where it is coming or going.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// From elsewhere.
public struct OffsetTransition: Transition {
  /// How far away, in points.
  public var offset: CGSize

  /// Makes the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view, drawn elsewhere where it is coming or going.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// From an edge. Where the view begins depends on its size, and so on its layout: only the view that is there is told.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, pushing what was there.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading edge, to the trailing one.
public struct SlideTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading, out of focus.
public struct BlurReplaceTransition: Transition {
  /// In which direction views grow meanwhile.
  public struct Configuration: Hashable, Sendable {
    private let name: String

    /// One gets smaller, the other larger.
    public static let downUp = Configuration(name: "downUp")
    /// Both get larger.
    public static let upUp = Configuration(name: "upUp")
  }

  /// In which direction views grow meanwhile.
  public var configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view, translucent and out of focus where it is coming or going.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 10)
  }
}

/// By an effect on symbols.
public struct SymbolEffectTransition: Transition {
  /// Makes the transition.
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By fading.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By growing.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// By growing from a part of its size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// From elsewhere, by some points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// From elsewhere, by some points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// From an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// From the leading edge, to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// By fading, out of focus.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// By fading, out of focus, growing in a direction.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// By the usual effect on symbols.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.appear) }
  /// By an effect on symbols.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
