/// A view that takes what it is proposed, 10 points where that is unspecified, and makes its content for the size that
/// it was given (section 14 of the semantics). Each view of the content stands at the reader's upper leading corner.
public struct GeometryReader<Content: View>: View {
  let content: @Sendable (GeometryProxy) -> Content

  /// Makes a reader whose content is made while the tree is laid out.
  ///
  /// - Parameter content: Makes the content, once for every placement of the reader. It may run on any thread: views
  ///   that are captured should be `Sendable`, otherwise the compiler warns.
  @preconcurrency public init(@ViewBuilder content: @escaping @Sendable (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let content = content
    let deferred = DeferredContent { proxy in
      let view = environment.whileCurrent { content(proxy) }
      return ViewList(view, in: environment).nodes
    }
    return ViewList([ViewNode(.geometryReader(deferred))])
  }
}
