public import ViewTree

/// What the layout asks about fonts: how far letters advance, and what a line measures.
///
/// The layout breaks lines itself (`LineBreaker`), so a conformer knows nothing of proposals or of breaking. All
/// lengths are points, unrounded: rounding to pixels happens once, in the size of a whole text (16.2 of the semantics).
public protocol TextMetrics: Sendable {
  /// How far each character of `text` advances in `font`, in points.
  ///
  /// The sum over a run of characters is the run's width; kerning, where a conformer knows it, belongs to the first
  /// character of a pair. What is not drawn (a line's end, a soft hyphen, a zero-width space) advances by 0.
  ///
  /// - Returns: One finite length of 0 or more for each `Character`, in order.
  func advances(of text: String, in font: Font) -> [CGFloat]

  /// What a line of `font` measures, in points.
  func lineMetrics(of font: Font) -> FontMetrics
}

extension TextMetrics {
  /// The width of `run` on one line, in points: the sum of its advances, 0 for an empty run.
  public func width(of run: String, in font: Font) -> CGFloat {
    advances(of: run, in: font).reduce(0, +)
  }
}

/// The measures of a font's lines, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the top of a line to its baseline.
  public var ascent: CGFloat
  /// From the baseline to the bottom of a line.
  public var descent: CGFloat
  /// From the baseline to the top of a capital letter.
  public var capHeight: CGFloat
  /// Between the bottom of a line and the top of the next one; 0 or more.
  public var leading: CGFloat
  /// The measures of the letters themselves, where lines are rounded to whole points as on a Mac.
  var own: Own?

  /// The measures of letters in points, as their font has them.
  struct Own: Hashable, Sendable {
    /// From the top of a line to its baseline.
    var ascent: CGFloat
    /// The height of a line.
    var lineHeight: CGFloat
  }

  /// Makes the measures of a font.
  public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }

  /// The height of a line alone, in points.
  public var lineHeight: CGFloat { ascent + descent }

  /// The distance between the baselines of two lines, in points.
  public var linePitch: CGFloat { lineHeight + leading }
}

extension FontMetrics {
  /// The height of `count` lines, 1 or more: there is leading between lines, not below the last (16.4).
  func height(ofLines count: Int) -> CGFloat {
    lineHeight + CGFloat(count - 1) * linePitch
  }
}
