extension Font {
  /// How heavy letters are.
  public enum Weight: Hashable, CaseIterable, Sendable {
    /// The nine weights, from the lightest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How letters are drawn.
  public enum Design: Hashable, CaseIterable, Sendable {
    /// The four designs.
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The width beside the standard one, which is 0.
    public var value: CGFloat

    /// Takes a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters as they are.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// How far apart the lines of a text style are.
  public enum Leading: Hashable, Sendable {
    /// As the style has them.
    case standard
    /// 2 points nearer.
    case tight
    /// 2 points further apart.
    case loose

    /// What the distance from line to line is more than the style's, in points.
    var difference: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

  /// The font in bold, whatever face the text style emphasises with (V1.21 of the vocabulary).
  public func bold() -> Font { weight(.bold) }

  /// The font in bold, or as it is.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// The font with slanted letters.
  public func italic() -> Font { changing { $0.isItalic = true } }

  /// The font with slanted letters, or as it is.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }

  /// The font with letters of equal width.
  public func monospaced() -> Font { changing { $0.design = .monospaced } }

  /// The font with letters of equal width, or as it is.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }

  /// The font with digits of equal width, as the metrics here have them anyway.
  public func monospacedDigit() -> Font { self }

  /// The font with letters of a width.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }

  /// The font with lines nearer to each other or further apart, where it follows a text style.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

  /// The font with small capitals, which are measured as the letters are that they stand for.
  public func smallCaps() -> Font { self }

  /// The font with small capitals for small letters, which are measured as these are.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capitals for capitals, which are measured as these are.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font with the face by which its text style emphasises: what texts in bold ask for.
  func emphasized() -> Font { changing { $0.isEmphasized = true } }

  func changing(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
