/// An effect that draws a view elsewhere or deformed: its layout stays, while readers inside see the frames as they are drawn
/// (V7.5 of the vocabulary).
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  /// How a view of a size is drawn, in points from its upper leading corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn by the effect.
  public func body(content: Content) -> Content {
    let effect = HandedEffect(effect: self)
    return Content(
      content: content.drawn(by: DrawingEffect(.computed(EffectMap { effect.effect.effectValue(size: $0) }))))
  }

  /// The effect, as readers inside do not see it: their frames are those of the layout.
  public func ignoredByLayout() -> IgnoredByLayoutEffect<Self> { IgnoredByLayoutEffect(base: self) }
}

/// An effect that draws a view as another does, and is not seen in any frame.
public struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect that readers would see.
  public var base: Base

  /// How a view of a size is drawn.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The view itself.
  public func body(content: Content) -> Content { content }
}

/// An effect of any type, which is handed from thread to thread; what an object in it does on several at once is up to the
/// object, as with ``State``.
private struct HandedEffect<Effect: GeometryEffect>: @unchecked Sendable {
  let effect: Effect
}

/// A modifier that can be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
