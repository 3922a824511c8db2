// Text styles of a Mac (V1.20 and V1.21 of the vocabulary). Sizes are recorded, distances of lines published.
extension Font.TextStyle {
  /// The size and the distance of lines in points; those of the two largest titles are iOS's, a guess.
  var measuresOnMac: (size: CGFloat, pitch: CGFloat) {
    switch self {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    case .extraLargeTitle: (36, 43)
    case .extraLargeTitle2: (28, 34)
    }
  }

  /// The weight of the style by itself.
  var weightOnMac: Font.Weight {
    switch self {
    case .headline, .extraLargeTitle, .extraLargeTitle2: .bold
    case .caption2: .medium
    default: .regular
    }
  }

  /// The weight of the style's emphasised face; that of the two largest titles is a guess.
  var emphasizedWeightOnMac: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    case .headline, .extraLargeTitle, .extraLargeTitle2: .heavy
    case .caption: .medium
    default: .semibold
    }
  }
}

extension EnvironmentValues {
  /// The font of texts that set none: the body's, and on a Mac one by the size of controls (V1.24 of the vocabulary).
  var standardFont: Font {
    guard platformMetrics.system.isMac else { return .body }
    switch controlSize {
    case .mini: return .system(size: 9)
    case .small: return .system(size: 11)
    case .regular, .large, .extraLarge: return .body
    }
  }

  /// The font in the category of content sizes, on the system for which views are laid out.
  func resolved(_ font: Font) -> Font { font.following(dynamicTypeSize, on: platformMetrics.system) }

  /// The font of texts here.
  var textFont: Font { resolved(font ?? standardFont) }
}
