public import ViewTree

/// Text metrics close to those of iOS, which need no font.
///
/// Lines are exact: they have the proportions of SF Pro and the leading of the iOS text styles. Widths are near: each
/// letter advances as in the open font Inter (`AdvanceTable`), as much narrower as SF Pro's letters for titles are
/// (`OpticalSize`), as much wider as the weight's are (V1.22 of the vocabulary), plus the tracking that Apple publishes
/// for the size (`SystemTracking`). "Hello, world." in the body style is 94.19 points wide, which is 94.33 in whole
/// pixels, as on a device; "This is a test string" is 143.37, on a device 144.09; "The quick brown fox" in 32 points is
/// 276.3, recorded 275. Sentences are within 2 in 100 of what is recorded, most single words within 3.
///
/// What is left out: kerning of pairs; the slant of italics, which advance as upright letters do; and the widths of
/// serif, rounded and custom fonts, which are those of the default design. How much narrower or wider condensed and expanded
/// letters are is a guess.
public struct BuiltInTextMetrics: TextMetrics {
  /// Makes the metrics.
  public init() {}

  /// How far each character of `text` advances in `font`, in points.
  public func advances(of text: String, in font: Font) -> [CGFloat] {
    let setting = Setting(font)
    if let codes = text.asciiCodes { return codes.map { setting.advance(of: AdvanceClass(ascii: $0)) } }
    return text.map { setting.advance(of: AdvanceClass($0)) }
  }

  /// What a line of `font` measures, in points.
  ///
  /// Ascent, descent and cap height are SF Pro's: 1950, 494 and 1443 of 2048 units. The leading of a text style makes
  /// up its published line height in the font's category (V1.19 of the vocabulary); `caption2`, whose 13 points are less
  /// than its letters', has none, like a size that belongs to no style.
  ///
  /// On a Mac a line is a whole number of points high (`MacLines`).
  public func lineMetrics(of font: Font) -> FontMetrics {
    if font.isOnMac { return MacLines.metrics(of: font) }
    let ascent = font.pointSize * 1950 / 2048
    let descent = font.pointSize * 494 / 2048
    return FontMetrics(
      ascent: ascent, descent: descent, capHeight: font.pointSize * 1443 / 2048,
      leading: max(0, (font.lineHeight ?? 0) - (ascent + descent)))
  }
}

extension BuiltInTextMetrics {
  /// A font as far as advances depend on it.
  private struct Setting {
    var size: CGFloat
    var tracking: CGFloat
    var widthFactor: CGFloat
    var isMonospaced: Bool

    init(_ font: Font) {
      size = font.pointSize
      isMonospaced = font.design == .monospaced
      tracking = isMonospaced ? 0 : SystemTracking.tracking(ofSize: font.pointSize)
      widthFactor =
        OpticalSize.widthFactor(ofSize: font.pointSize) * font.drawnWeight.widthFactor * (font.width?.factor ?? 1)
    }

    /// Never negative: at no size does tracking take more than the narrowest letter has.
    func advance(of characters: AdvanceClass) -> CGFloat {
      switch characters {
      case .nothing: return 0
      case .tab: return 28
      case .wide: return size
      case .halfWide: return size / 2
      case .emoji: return size * 1.2
      case .letter(let scalar):
        if isMonospaced { return size * 1266 / 2048 }
        return AdvanceTable.advance(of: scalar) * size * widthFactor + tracking
      }
    }
  }

  /// How the advance of a character is found.
  private enum AdvanceClass {
    /// Not drawn, or drawn onto its neighbour: controls, line ends, formats, marks without a base.
    case nothing
    /// A tab: 28 points, the distance between the tab stops of a paragraph on iOS.
    case tab
    /// Ideographs, kana and Hangul: one em, which is how their fonts are made. Tracking is not for them.
    case wide
    /// The half-width forms of katakana and Hangul.
    case halfWide
    /// Emoji: an estimate of 1.2 em, because the pictures of iOS stand out of the em of the text around.
    case emoji
    /// A letter or a symbol of the font; marks on it do not make it wider.
    case letter(Unicode.Scalar)

    init(ascii code: UInt8) {
      self = code == 0x09 ? .tab : code < 0x20 || code == 0x7F ? .nothing : .letter(Unicode.Scalar(code))
    }

    init(_ character: Character) {
      let scalars = character.unicodeScalars
      guard let first = scalars.first else {
        self = .nothing
        return
      }
      if first.isASCII && scalars.count == 1 {
        self.init(ascii: UInt8(first.value))
        return
      }
      let properties = first.properties
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .nonspacingMark, .enclosingMark:
        self = .nothing
      case _ where properties.isEmojiPresentation || (properties.isEmoji && scalars.contains("\u{FE0F}")):
        self = .emoji
      case _ where first.isWide: self = .wide
      case _ where first.isHalfWide: self = .halfWide
      default: self = .letter(first)
      }
    }
  }
}

extension Font.Weight {
  /// How wide letters of the weight are beside regular ones: "Hello, world" of 13 points is recorded as 68, 69, 70.5, 72,
  /// 74, 75.5, 77.5, 80.5 and 83 points wide, from ultraLight to black (V1.22 of the vocabulary).
  fileprivate var widthFactor: CGFloat {
    switch self {
    case .ultraLight: 0.944
    case .thin: 0.958
    case .light: 0.979
    case .regular: 1
    case .medium: 1.028
    case .semibold: 1.049
    case .bold: 1.076
    case .heavy: 1.118
    case .black: 1.153
    }
  }
}

extension Font.Width {
  /// How wide letters of the width are beside standard ones: a guess, as nobody recorded any.
  fileprivate var factor: CGFloat { max(0.3, 1 + value * (value < 0 ? 0.65 : 1.1)) }
}
