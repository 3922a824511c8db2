extension Unicode.Scalar {
  /// Whether the scalar is as wide as it is high in the fonts of East Asia: ideographs, kana, Hangul, their punctuation
  /// and full-width forms.
  ///
  /// The standard library has no property for it, so these are the blocks that Unicode lists as wide (UAX #11), without
  /// the emoji.
  var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether the scalar is a half-width form of katakana or Hangul.
  var isHalfWide: Bool { 0xFF61...0xFFDC ~= value || 0xFFE8...0xFFEE ~= value }
}
