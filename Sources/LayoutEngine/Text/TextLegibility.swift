package import ViewTree

/// How a text reads in the size that it took.
///
/// "Notes and ideas" of 112 × 20.333 points by itself is whole in 112 points, wrapped in 90 ("Notes and", "ideas"), broken
/// in 40 ("Note", "s and", …), and cut where it has 90 points but the height of one line ("Notes an…").
package enum TextLegibility: Hashable, Sendable {
  /// It has the size that it takes when nothing limits it.
  case whole
  /// It is in more lines, which end where lines may.
  case wrapped
  /// A line ends inside a word.
  case broken
  /// It is lower than it would be at its width, or an ellipsis stands for a part of it.
  case cut

  /// Whether a reader misses something: it is broken inside a word, or cut.
  package var isIllegible: Bool { self == .broken || self == .cut }
}

/// A text that was placed, and how it reads there.
package struct PlacedText: Hashable, Sendable {
  /// The element of the text.
  package let element: Int
  /// How it reads.
  package let legibility: TextLegibility
  /// The size in which it was placed, in points.
  package let size: CGSize
  /// In how many lines it stands there.
  package let lines: Int
}

/// How a view's texts read where the view is proposed some size.
package struct TextReading: Hashable, Sendable {
  /// The size that the view answered, in points.
  package let size: CGSize
  /// The texts inside it that were placed, in document order.
  package let texts: [PlacedText]
}

extension TextMeasurement {
  /// How the text reads in a size that it answered.
  ///
  /// Line breaking at the answered width gives the lines of the answer, although the text was proposed more: "Notes and
  /// ideas" proposed 100 points answers the width of "Notes and", and has the same two lines at that width. The exception is
  /// a proposal below the widest letter: there the text answered more lines than its width has, each ending inside a word.
  /// A size that the document gives for a text counts as legible, unless it is lower than at its width.
  mutating func legibility(in size: CGSize) -> TextLegibility {
    let ideal = measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    if isSame(size.width, ideal.size.width), isSame(size.height, ideal.size.height) { return .whole }
    // One that may be smaller has the scale that its height leaves it.
    let full = measure(in: CGSize(width: size.width, height: isScalable ? size.height : .infinity))
    if size.height < full.size.height, !isSame(size.height, full.size.height) { return .cut }
    guard let lines = full.lines else { return .wrapped }
    if lines.contains(where: \.isTruncated) { return .cut }
    if size.height > full.size.height, !isSame(size.height, full.size.height) { return .broken }
    return endsInsideWord(full) ? .broken : .wrapped
  }

  /// The text as it was placed in a size that it answered.
  mutating func placed(_ element: Int, in size: CGSize) -> PlacedText {
    PlacedText(element: element, legibility: legibility(in: size), size: size, lines: lineCount(in: size))
  }

  /// In how many lines the text stands in a size that it answered.
  ///
  /// Where a document gives sizes, a height of 40 where the whole text has one line of 20 is that of two lines; so are
  /// letters one below the other, which an area as wide as the widest of them would not break.
  private mutating func lineCount(in size: CGSize) -> Int {
    let known = measure(in: isRecorded ? CGSize(width: CGFloat.infinity, height: .infinity) : size)
    let count = known.lines?.count ?? 1
    guard known.size.height > 0, size.height.isFinite else { return count }
    return max(count, Int((size.height / known.size.height * CGFloat(count)).rounded()))
  }

  /// Whether two lengths in whole pixels are the same.
  private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || abs(one - other) < pixel / 2 }
}

extension GreedyEngine {
  /// How the texts of a layout read, in document order; those that were not placed are left out.
  ///
  /// - Parameter isIncluded: Whether a text with this element is asked for.
  /// - Complexity: O(*n*) for *n* elements and characters of the texts asked for; no view is asked.
  package func texts(in placed: PlacedTree, where isIncluded: (Int) -> Bool = { _ in true }) -> [PlacedText] {
    placed.tree.elements.indices.compactMap { element in
      guard let frame = placed.elementFrames[element], isIncluded(element),
        case .text(let string, let format) = placed.tree.elements[element].kind
      else { return nil }
      var text = TextMeasurement(
        text: string, format: format, scale: placed.tree.displayScale, overrides: placed.tree.textMetrics,
        metrics: options.textMetrics)
      return text.placed(element, in: frame.size)
    }
  }
}
