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
    var inside = environment
    inside.contentMargins = EdgeInsets()
    inside.scrollAnchor = nil
    let list = ViewList(content, in: inside)
    var view = ViewNode(.scrollView(axes: axes), content: list.nodes)
    let margins = environment.contentMargins
    if margins != EdgeInsets() {
      let stack = ViewNode(
        .vStack(alignment: .center, spacing: nil, dynamic: list.isDynamic),
        modifiers: [.padding(.insets(margins)), .container(.insets(margins))], content: list.nodes)
      view.content = [stack]
    }
    if let anchor = environment.scrollAnchor {
      view.modifiers = [.passing(PassingModifier(anchor)), .follows(.scrollAnchor)]
    }
    return ViewList([view])
  }
}

extension EnvironmentValues {
  /// The margins of the content of scroll views, in points.
  package var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Where the content of scroll views stands; `nil` where nobody has said it.
  fileprivate var scrollAnchor: ScrollAnchor? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: ScrollAnchor? { nil } }

/// Where the content of a scroll view stands before anything is scrolled: the point of the content that stands at the same
/// point of the scroll view, along the axes that scroll; nil leaves it at its start.
package struct ScrollAnchor: PassingParameters {
  /// The point of content that is larger than the scroll view.
  package var offset: UnitPoint?
  /// The point of content that is smaller.
  package var alignment: UnitPoint?
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate let name: String

  /// Where content stands that is larger than the scroll view, before anything is scrolled.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays where it is when sizes change, which they do not in a layout.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Sets which point of the content of the scroll views inside is to be seen first; content that is smaller stands there too
  /// (V6.3 of the vocabulary).
  ///
  /// - Parameter anchor: The point; `nil` stands for the start of the content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> EnvironmentView<Self> {
    environment(\.scrollAnchor, anchor.map { ScrollAnchor(offset: $0, alignment: $0) })
  }

  /// Sets one of the anchors of the scroll views inside (V6.3 of the vocabulary).
  ///
  /// - Parameter anchor: The point; `nil` stands for the start of the content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> EnvironmentView<Self> {
    transformEnvironment(\.scrollAnchor) { scrollAnchor in
      var changed = scrollAnchor ?? ScrollAnchor()
      if role == .initialOffset { changed.offset = anchor }
      if role == .alignment { changed.alignment = anchor }
      scrollAnchor = changed
    }
  }
}
