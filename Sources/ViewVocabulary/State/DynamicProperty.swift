public import ViewTree

/// A property of a view whose value comes from elsewhere.
public protocol DynamicProperty {
  /// Is called in SwiftUI before a view's body is made; a layout does not call it.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension SceneStorage: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension FocusState: DynamicProperty {}
extension GestureState: DynamicProperty {}
