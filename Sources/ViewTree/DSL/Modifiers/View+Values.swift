extension View {
  /// Tells the layout around this view a value. It passes outward through modifiers, but not through containers
  /// (6.8 of the semantics).
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> ModifiedView<Self> {
    modified(by: .layoutValue(LayoutValue(key, value)))
  }

  /// Tells the container around this view a value. It passes outward through modifiers, but not through containers
  /// (6.8 of the semantics).
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> ModifiedView<Self> {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modified(by: .containerValues(values))
  }

  /// Calls `action` with a value that is read from the view's size and place, when it has been laid out.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Reads the value.
  ///   - action: Takes the value, once a layout. It may be called on any thread.
  @preconcurrency public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @Sendable (_ newValue: T) -> Void
  ) -> ModifiedView<Self> {
    modified(by: .geometry(.afterLayout { action(transform($0)) }))
  }

  /// Calls `action` with a value that is read from the view's size and place, when it has been laid out.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Reads the value.
  ///   - action: Takes the value twice, as a layout knows no older one, once a layout. It may be called on any thread.
  @preconcurrency public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @Sendable (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedView<Self> {
    let use = GeometryUse.afterLayout { proxy in
      let value = transform(proxy)
      action(value, value)
    }
    return modified(by: .geometry(use))
  }
}
