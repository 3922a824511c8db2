internal import ViewTree

/// The answers that a text has given (16.3 of the semantics).
///
/// What was asked and what was answered span a rectangle; a later question inside it gets the same answer. So a text
/// that is proposed its own size answers with that size. The earliest answer that matches counts.
struct TextCache<MeasuredSize> {
  private var entries: [(asked: CGSize, size: CGSize, answer: MeasuredSize)] = []

  /// The answer kept for a size in points whose unspecified sides are infinite.
  func answer(to asked: CGSize) -> MeasuredSize? {
    for entry in entries {
      let (one, another) = (entry.asked, entry.size)
      if min(one.width, another.width) <= asked.width, asked.width <= max(one.width, another.width),
        min(one.height, another.height) <= asked.height, asked.height <= max(one.height, another.height)
      {
        return entry.answer
      }
    }
    return nil
  }

  /// The earliest answer of a size.
  func answer(of size: CGSize) -> MeasuredSize? { entries.first { $0.size == size }?.answer }

  /// Keeps an answer, whose size is `size`.
  mutating func insert(_ answer: MeasuredSize, of size: CGSize, to asked: CGSize) {
    entries.append((asked, size, answer))
  }
}
