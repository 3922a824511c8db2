extension View {
  /// Gives the view its ideal length on the given axes: it is proposed none there (section 12 of the semantics).
  ///
  /// Up to iOS 18 its stack sees the priority of the view, so that a `Spacer().fixedSize()` is asked last; from the systems of
  /// 2025 on it sees 0, and three children of 200 points are offered a third each.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedView<Self> {
    ModifiedView(content: self) { environment in
      let size = ModifierNode.fixedSize(horizontal: horizontal, vertical: vertical)
      return environment.platformMetrics.system.isOf2025 ? [size, .layoutPriority(0)] : [size]
    }
  }

  /// Gives the view its ideal size: it is proposed none (section 12 of the semantics).
  public func fixedSize() -> ModifiedView<Self> { fixedSize(horizontal: true, vertical: true) }

  /// Proposes the view a size of one ratio, scaled to the proposal (section 12 of the semantics).
  ///
  /// The answer is the view's own: a view that ignores its proposal keeps its size.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height; `nil` stands for the ratio of the view's ideal size.
  ///   - contentMode: Whether the size is the largest that fits the proposal or the smallest that fills it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedView<Self> {
    modified(by: .aspectRatio(aspectRatio, contentMode: contentMode))
  }

  /// Proposes the view a size of the ratio of another size, scaled to the proposal (section 12 of the semantics).
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> ModifiedView<Self> {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit what it is proposed, in the ratio of its ideal size (section 12 of the semantics).
  public func scaledToFit() -> ModifiedView<Self> { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill what it is proposed, in the ratio of its ideal size (section 12 of the semantics).
  public func scaledToFill() -> ModifiedView<Self> { aspectRatio(contentMode: .fill) }

  /// Sets the priority with which a stack offers space to the view: the highest goes first, 0 is usual (9.2 of the
  /// semantics). A modifier around this one, such as a frame, has priority 0 again.
  public func layoutPriority(_ value: Double) -> ModifiedView<Self> { modified(by: .layoutPriority(value)) }
}
