extension Font {
  /// A style of text, whose size follows the category of content sizes that users choose.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The eleven styles of all systems, from the largest.
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
    /// The two styles for titles that are larger still.
    case extraLargeTitle, extraLargeTitle2

    /// The font's size in points, at the standard content size.
    package var pointSize: CGFloat { pointSize(in: .large) }

    /// The distance between two lines in points, at the standard content size (16.4 of the semantics has the body's).
    package var lineHeight: CGFloat { lineHeight(in: .large) }
  }
}

extension Font.TextStyle {
  /// The font's size in points in a category.
  package func pointSize(in category: DynamicTypeSize) -> CGFloat { measures(in: category).size }

  /// The distance between two lines in points in a category.
  package func lineHeight(in category: DynamicTypeSize) -> CGFloat { measures(in: category).pitch }

  /// The size in a category beside that at the standard content size (V1.24 of the vocabulary).
  package func scale(in category: DynamicTypeSize) -> CGFloat { pointSize(in: category) / pointSize }

  /// The weight of the style by itself (V1.20 of the vocabulary).
  package var weight: Font.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of the style's emphasised face (V1.21 of the vocabulary); that of the two largest titles is a guess.
  package var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    case .extraLargeTitle, .extraLargeTitle2: .heavy
    default: .semibold
    }
  }
}

// MARK: - The table of sizes

extension Font.TextStyle {
  private func measures(in category: DynamicTypeSize) -> (size: CGFloat, pitch: CGFloat) {
    let measures = table[Self.columns.firstIndex(of: category) ?? 0]
    return (size: measures.0, pitch: measures.1)
  }

  /// The categories of the table's columns.
  private static let columns = DynamicTypeSize.allCases

  /// The size and the distance of lines in points, for every category from the smallest: the table of V1.19 of the
  /// vocabulary. Sizes were printed by a device, distances are published.
  private var table: [(CGFloat, CGFloat)] {
    switch self {
    case .largeTitle: Self.largeTitles
    case .title: Self.titles
    case .title2: Self.titles2
    case .title3: Self.titles3
    case .headline, .body: Self.bodies
    case .callout: Self.callouts
    case .subheadline: Self.subheadlines
    case .footnote: Self.footnotes
    case .caption: Self.captions
    case .caption2: Self.captions2
    // Only the sizes at the standard content size are published. In the other categories, a guess, the larger one keeps its
    // distance from large titles, and the smaller one is as large as titles.
    case .extraLargeTitle: Self.extraLargeTitles
    case .extraLargeTitle2: Self.titles
    }
  }

  private static let largeTitles: [(CGFloat, CGFloat)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]
  private static let titles: [(CGFloat, CGFloat)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
    (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
  ]
  private static let titles2: [(CGFloat, CGFloat)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
    (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]
  private static let titles3: [(CGFloat, CGFloat)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
    (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]
  private static let bodies: [(CGFloat, CGFloat)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let callouts: [(CGFloat, CGFloat)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
    (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
  ]
  private static let subheadlines: [(CGFloat, CGFloat)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
    (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
  ]
  private static let footnotes: [(CGFloat, CGFloat)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
    (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]
  private static let captions: [(CGFloat, CGFloat)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
    (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
  ]
  private static let captions2: [(CGFloat, CGFloat)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
    (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
  ]
  private static let extraLargeTitles: [(CGFloat, CGFloat)] = [
    (33, 40), (34, 41), (35, 42), (36, 43), (38, 46), (40, 48), (42, 50),
    (46, 54), (50, 59), (54, 63), (58, 68), (62, 72),
  ]
}
