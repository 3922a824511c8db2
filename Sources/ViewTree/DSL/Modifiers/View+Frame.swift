extension View {
  /// Puts the view into a frame of fixed lengths.
  ///
  /// A side with a length answers that length and the view inside is proposed it; a `nil` side is the view's own. With
  /// both lengths the view is not asked for its size. An infinite length counts as `nil`; so does a negative one up to iOS 18,
  /// and as 0 from the systems of 2025 on (11.1 of the semantics).
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - alignment: Where a view stands that is smaller or larger than the frame.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> ModifiedView<Self>
  {
    ModifiedView(content: self) { environment in
      let least: CGFloat = environment.platformMetrics.system.isOf2025 ? 0 : -.infinity
      func length(_ stated: CGFloat?) -> CGFloat? { stated.map { $0.isFinite ? max($0, least) : $0 } }
      return [.frame(width: length(width), height: length(height), alignment: alignment)]
    }
  }

  /// Puts the view into a frame between bounds.
  ///
  /// With a minimum and a maximum a side answers the proposal clamped to them; with one of them the view's own
  /// length takes part; without a proposal it answers the ideal length (11.2 of the semantics has the table).
  ///
  ///     .frame(maxWidth: .infinity)   // fills a finite proposal
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points.
  ///   - idealWidth: The width answered to an unspecified one.
  ///   - maxWidth: The greatest width in points.
  ///   - minHeight: The least height in points.
  ///   - idealHeight: The height answered to an unspecified one.
  ///   - maxHeight: The greatest height in points.
  ///   - alignment: Where a view stands that is smaller or larger than the frame.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    let bounds = FrameBounds(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
      minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    return modified(by: .flexibleFrame(bounds))
  }

  /// Puts insets around the view, which is proposed that much less (section 12 of the semantics). Negative insets let
  /// it stick out.
  public func padding(_ insets: EdgeInsets) -> ModifiedView<Self> { modified(by: .padding(.insets(insets))) }

  /// Puts a length around the view on some edges (section 12 of the semantics).
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The length in points; `nil` stands for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
    modified(by: .padding(.edges(edges, length: length)))
  }

  /// Puts `length` points around the view on all edges (section 12 of the semantics).
  public func padding(_ length: CGFloat) -> ModifiedView<Self> { padding(.all, length) }
}
