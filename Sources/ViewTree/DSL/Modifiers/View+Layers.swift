extension View {
  /// Puts views in front of this one. They are proposed its size and have no effect on it (section 12 of the
  /// semantics).
  ///
  /// - Parameters:
  ///   - alignment: The guides that are brought to the same point in this view and the ones in front.
  ///   - content: The views; several are a centred ``ZStack`` (6.10 of the semantics).
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> ModifiedView<Self> {
    overlaid(content(), alignment: alignment)
  }

  /// Puts a view in front of this one. It is proposed its size and has no effect on it (section 12 of the semantics).
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    overlaid(overlay, alignment: alignment)
  }

  /// Puts a style in front of this view, which also fills the safe area's insets on `edges`.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedView<Self> {
    overlaid(StyleView(style: style).ignoresSafeArea(edges: edges), alignment: .center)
  }

  /// Puts a shape in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedView<Self> {
    overlaid(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Puts views behind this one. They are proposed its size and have no effect on it (section 12 of the semantics).
  ///
  /// - Parameters:
  ///   - alignment: The guides that are brought to the same point in this view and the ones behind.
  ///   - content: The views; several are a centred ``ZStack`` (6.10 of the semantics).
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> ModifiedView<Self> {
    backed(by: content(), alignment: alignment)
  }

  /// Puts a view behind this one. It is proposed its size and has no effect on it (section 12 of the semantics).
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    backed(by: background, alignment: alignment)
  }

  /// Puts a style behind this view, which also fills the safe area's insets on `edges`.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedView<Self> {
    backed(by: StyleView(style: style).ignoresSafeArea(edges: edges), alignment: .center)
  }

  /// Puts the background's style behind this view, which also fills the safe area's insets on `edges`.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedView<Self> {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Puts a shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedView<Self> {
    backed(by: shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Puts a shape in the background's style behind this view.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> ModifiedView<Self> {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Strokes the view's rectangle inside. No effect on sizes, but it asks for the alignment guides (section 12 of the
  /// semantics).
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> ModifiedView<Self> {
    modified(by: .border(color: content.drawnColor, width: width))
  }

  private func overlaid(_ overlay: some View, alignment: Alignment) -> ModifiedView<Self> {
    modified { .overlay(alignment: alignment, content: ViewList(overlay, in: $0).nodes) }
  }

  private func backed(by background: some View, alignment: Alignment) -> ModifiedView<Self> {
    modified { .background(alignment: alignment, content: ViewList(background, in: $0).nodes) }
  }
}

/// A style that fills what it is proposed, as a colour does.
struct StyleView<Style: ShapeStyle>: PrimitiveView {
  let style: Style

  func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(.color, modifiers: style.drawnColor.map { [.foregroundColor($0)] } ?? [])])
  }
}
