/// The leading or the trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing
}

/// The upper or the lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}

/// What takes space away at the edges.
@frozen public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and the views around take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard takes; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Puts views at the upper or lower edge, which shorten the safe area of this one (section 12 of the semantics).
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The guide that is brought to the same x position in this view and the ones at the edge.
  ///   - spacing: Points between them; `nil` leaves the gap to their preferences.
  ///   - content: The views at the edge; several are a centred ``ZStack`` (6.10 of the semantics).
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> ModifiedView<Self> {
    inset(
      content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Puts views at the leading or trailing edge, which shorten the safe area of this one (section 12 of the semantics).
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The guide that is brought to the same height in this view and the ones at the edge.
  ///   - spacing: Points between them; `nil` leaves the gap to their preferences.
  ///   - content: The views at the edge; several are a centred ``ZStack`` (6.10 of the semantics).
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> ModifiedView<Self> {
    inset(
      content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  /// Puts a bar at the upper or lower edge, which shortens the safe area of this view as `safeAreaInset` does.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The guide that is brought to the same x position in this view and the bar.
  ///   - spacing: Points between them; `nil` leaves the gap to their preferences.
  ///   - content: The bar.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> ModifiedView<ModifiedView<Self>> {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .modified(by: .follows(.barAtEdge))
  }

  /// Puts a bar at the leading or trailing edge, which shortens the safe area of this view as `safeAreaInset` does.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The guide that is brought to the same height in this view and the bar.
  ///   - spacing: Points between them; `nil` leaves the gap to their preferences.
  ///   - content: The bar.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> ModifiedView<ModifiedView<Self>> {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .modified(by: .follows(.barAtEdge))
  }

  /// Shortens the view's safe area: an inset of a clear frame, without a gap, on each edge that has one, in the order
  /// top, leading, bottom, trailing (section 12 of the semantics).
  public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView<Self> {
    let edges: [Edge] = [.top, .leading, .bottom, .trailing]
    return modified(by: edges.filter { insets[$0] != 0 }.map { .clearInset(insets[$0], on: $0) })
  }

  /// Shortens the view's safe area on some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The length in points; `nil` stands for 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Shortens the view's safe area by `length` points on all edges.
  public func safeAreaPadding(_ length: CGFloat) -> ModifiedView<Self> { safeAreaPadding(.all, length) }

  /// Lets the view extend over the insets of the safe area, without effect on its size (section 12 of the semantics).
  ///
  /// - Parameters:
  ///   - regions: What takes the space away; the keyboard alone takes none here.
  ///   - edges: The edges on which the view extends.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> ModifiedView<Self> {
    modified(by: regions.contains(.container) ? [.ignoresSafeArea(edges: edges)] : [])
  }

  /// Lets the view extend over the insets of the safe area, without effect on its size (section 12 of the semantics).
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedView<Self> { ignoresSafeArea(edges: edges) }

  private func inset(_ content: some View, edge: Edge, alignment: Alignment, spacing: CGFloat?) -> ModifiedView<Self> {
    modified {
      .safeAreaInset(
        edge: edge, alignment: alignment, spacing: spacing, content: ViewList(content, in: $0).nodes)
    }
  }
}

extension ModifierNode {
  /// A clear frame of `length` points at an edge, without a gap.
  package static func clearInset(_ length: CGFloat, on edge: Edge) -> ModifierNode {
    let isVertical = edge.axis == .vertical
    let frame = ModifierNode.frame(
      width: isVertical ? 0 : length, height: isVertical ? length : 0, alignment: .center)
    let clear = ViewNode(.color, modifiers: [.foregroundColor(Color.clear.colorName), frame])
    return .safeAreaInset(edge: edge, alignment: .center, spacing: 0, content: [clear])
  }
}
