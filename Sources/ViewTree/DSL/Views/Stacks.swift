/// A horizontal stack: offers its width to the views in it, the least flexible first (section 9 of the semantics).
///
/// With exactly one, statically known view it is bypassed (6.7 of the semantics).
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that is brought to the same height in all views (9.9 of the semantics).
  ///   - spacing: Points between neighbours, which may be negative; `nil` leaves each gap to their preferences
  ///     (section 8 of the semantics).
  ///   - content: The views, from leading to trailing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    let kind = ViewKind.hStack(alignment: alignment, spacing: spacing, dynamic: list.isDynamic)
    return ViewList([ViewNode(kind, content: list.nodes)])
  }
}

/// A vertical stack: offers its height to the views in it, the least flexible first (section 9 of the semantics).
///
/// With exactly one, statically known view it is bypassed (6.7 of the semantics).
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that is brought to the same x position in all views (9.9 of the semantics).
  ///   - spacing: Points between neighbours, which may be negative; `nil` leaves each gap to their preferences
  ///     (section 8 of the semantics).
  ///   - content: The views, from top to bottom.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    let kind = ViewKind.vStack(alignment: alignment, spacing: spacing, dynamic: list.isDynamic)
    return ViewList([ViewNode(kind, content: list.nodes)])
  }
}

/// Views on top of each other, as large as the largest of the highest priority (section 13 of the semantics).
///
/// With exactly one, statically known view it is bypassed (6.7 of the semantics).
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guides that are brought to the same point in all views.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    return ViewList([ViewNode(.zStack(alignment: alignment, dynamic: list.isDynamic), content: list.nodes)])
  }
}
