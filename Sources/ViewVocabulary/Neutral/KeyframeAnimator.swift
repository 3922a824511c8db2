public import ViewTree

/// Views that follow a value which moves from keyframe to keyframe, as they are with the value at which it begins. It has no
/// place of its own: its views are members of the container around it.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  let initialValue: Value
  let content: (Value) -> Content

  /// Makes views for a value that moves again and again, or once.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Makes views for a value that moves once when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let view = environment.whileCurrent { content(initialValue) }
    return ViewList(view, in: environment)
  }
}

extension View {
  /// Changes the view by a value that moves from keyframe to keyframe; the layout is that of the value at which it begins.
  public func keyframeAnimator<Value, K: Keyframes<Value>, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> KeyframeAnimator<Value, K, V> {
    KeyframeAnimator(
      initialValue: initialValue, content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// Changes the view by a value that moves once when another changes; the layout is that of the value at which it begins.
  public func keyframeAnimator<Value, K: Keyframes<Value>, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> KeyframeAnimator<Value, K, V> {
    KeyframeAnimator(
      initialValue: initialValue, content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
