/// For which part of a scroll view margins are.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// As the system thinks best: content and indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators, which take no room.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Insets the content of the scroll views inside, which stay as large along their axis and grow across it (V6.4 of the
  /// vocabulary).
  ///
  /// - Parameter length: In points; `nil` stands for 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentView<Self> {
    contentMargins(edges, EdgeInsets(length ?? 16, on: .all), for: placement)
  }

  /// Insets the content of the scroll views inside on some edges (V6.4 of the vocabulary).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentView<Self> {
    transformEnvironment(\.contentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Insets the content of the scroll views inside on all edges, in points (V6.4 of the vocabulary).
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentView<Self> {
    contentMargins(.all, length, for: placement)
  }

  /// Pads the view by the margins of its window: 16 points on phones, 20 on those that are 414 wide or more, on tablets and on
  /// a Mac (V6.5 of the vocabulary). Where nobody knows the width of the window it counts as narrow.
  public func scenePadding(_ edges: Edge.Set = .all) -> ModifiedView<Self> {
    ModifiedView(content: self) { environment in
      let margin = environment.platformMetrics[environment.hasWideMargins ? .wideSceneMargin : .sceneMargin]
      return [.padding(.edges(edges, length: margin)), .follows(.sceneMargin)]
    }
  }
}
