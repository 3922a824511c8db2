/// The widths that a text can take, in points: with one line, with two and so on, each less than the one before.
///
/// Held in the value itself, so that a text costs no allocation.
package struct TextWidths: Hashable, Sendable {
  /// The most widths that one text has.
  package static let most = 4

  private var first = 0.0
  private var second = 0.0
  private var third = 0.0
  private var fourth = 0.0
  /// How many there are.
  package private(set) var count = 0

  /// Makes a text without widths; one has to be appended before it is asked.
  package init() {}

  /// Makes a text of one to four widths, the greatest first.
  package init(_ widths: [Double]) {
    for width in widths { append(width) }
  }

  /// The width with `place` lines more than one.
  package subscript(place: Int) -> Double {
    switch place {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }

  /// Adds the width with one line more.
  package mutating func append(_ width: Double) {
    precondition(count < Self.most && (count == 0 || width < least), "a text has up to four widths, each the narrower")
    switch count {
    case 0: first = width
    case 1: second = width
    case 2: third = width
    default: fourth = width
    }
    count += 1
  }

  /// The width with the most lines.
  package var least: Double { self[count - 1] }

  /// The width that the text takes at an offer: the greatest that is no more than it, else the least.
  package func answer(to offer: Double) -> Double {
    for place in 0..<count where self[place] <= offer { return self[place] }
    return least
  }
}
