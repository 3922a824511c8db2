/// The first of its views that fits into what is proposed, else the last (15.4 of the semantics).
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice between views.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a view's ideal length must not exceed the proposal.
  ///   - content: The views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(.viewThatFits(axes: axes), content: ViewList(content, in: environment).nodes)])
  }
}
