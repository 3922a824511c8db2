public import ViewTree

/// A view that stands in a closure for the one that the closure changes.
public struct PlaceholderContentView<Value>: View {
  let content: any View
}

extension PlaceholderContentView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(content, in: environment) }
}
