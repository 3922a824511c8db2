internal import ViewTree

/// How letters of the secondary scale are set: smaller, and further apart (V1.13 of the vocabulary).
///
/// One source read the numbers off SwiftUI's own text runs, macOS 26 (SWW in the vocabulary): letters of 0.8 of the size up
/// to 17 points, of 0.46 at 70, 0.25 points further apart at 17 and not at 70, and somewhat heavier, which makes them 2.4 in
/// 100 wider, 3.3 in the cut for titles. Lines stay as high as those of the font. These are the numbers of regular letters;
/// the other weights here follow them.
enum SecondaryScale {
  /// The part of the size that letters have in a font of `size` points.
  static func factor(ofSize size: CGFloat) -> CGFloat { 0.8 - 0.34 * share(ofSize: size) }

  /// The distance after each letter, in points, that is added to that of the smaller letter.
  static func spacing(ofSize size: CGFloat) -> CGFloat { 0.25 * (1 - share(ofSize: size)) }

  /// How much wider the heavier letters are.
  static func widening(ofSize size: CGFloat) -> CGFloat { size * factor(ofSize: size) < 20 ? 1.024 : 1.033 }

  /// How far a size is from 17 points on the way to 70.
  private static func share(ofSize size: CGFloat) -> CGFloat { min(max((size - 17) / 53, 0), 1) }
}

extension TextMetrics {
  /// How far each character of `text` advances, in points, where it is set in a way (V1.12 and V1.13 of the vocabulary).
  func advances(of text: String, _ attributes: TextAttributes) -> [CGFloat] {
    var advances = advances(of: text, in: letterFont(attributes))
    if attributes.isSecondary {
      let size = attributes.font.pointSize
      let widening = SecondaryScale.widening(ofSize: size)
      let spacing = SecondaryScale.spacing(ofSize: size)
      advances = advances.map { $0 > 0 ? $0 * widening + spacing : 0 }
    }
    // What is not drawn has no distance after it.
    if attributes.kerning != 0 { advances = advances.map { $0 > 0 ? max(0, $0 + attributes.kerning) : 0 } }
    return advances
  }

  private func letterFont(_ attributes: TextAttributes) -> Font {
    guard attributes.isSecondary else { return attributes.font }
    let size = attributes.font.pointSize
    return attributes.font.resized(to: size * SecondaryScale.factor(ofSize: size))
  }
}
