public import ViewTree

extension Binding {
  /// The binding, whose changes would be animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
