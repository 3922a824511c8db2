internal import ViewTree

/// The lines of a Mac's system font: whole points, as they were recorded (V1.18 of the vocabulary).
enum MacLines {
  /// Heights of lines at sizes in points; in between and beyond the nearest whole number.
  private static let heights = SizeTable(values: [
    (1, 1), (9, 11), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26),
    (26, 30), (30, 35), (1_000, 1_193),
  ])

  /// What a line of a font measures.
  static func metrics(of font: Font) -> FontMetrics {
    let size = font.pointSize
    let height = max(1, heights.value(at: size).rounded())
    // "Hi" of 13 points has its baseline at 13: 12.38 rounded up (V1.3).
    let ascent = min(height, (size * 1950 / 2048).rounded(.up))
    var metrics = FontMetrics(
      ascent: ascent, descent: height - ascent, capHeight: size * 1443 / 2048,
      leading: max(0, (font.lineHeight ?? 0) - height))
    // Of letters up to 15 points the ascent is 1980/2048: only so a shape is 8.15 below a text of 13 points, which is
    // 0.1 × 16 + 13 × (1980 + 494 − 1443) / 2048 (V3.3).
    let ownAscent = size * (size <= 15 ? 1980 : 1950) / 2048
    metrics.own = FontMetrics.Own(ascent: ownAscent, lineHeight: ownAscent + size * 494 / 2048)
    return metrics
  }
}
