/// Content that scrolls: proposed no length along the axes, at the scroll offset 0 (15.1 of the semantics).
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Whether the position is shown, which has no effect on layout.
  ///   - content: The content; several views stand in a vertical stack.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let margins = environment.contentMargins
    guard margins != EdgeInsets() else {
      return ViewList([ViewNode(.scrollView(axes: axes), content: ViewList(content, in: environment).nodes)])
    }
    var inside = environment
    inside.contentMargins = EdgeInsets()
    let list = ViewList(content, in: inside)
    let stack = ViewNode(
      .vStack(alignment: .center, spacing: nil, dynamic: list.isDynamic),
      modifiers: [.padding(.insets(margins)), .container(.insets(margins))], content: list.nodes)
    return ViewList([ViewNode(.scrollView(axes: axes), content: [stack])])
  }
}

extension EnvironmentValues {
  /// The margins of the content of scroll views, in points.
  package var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

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
