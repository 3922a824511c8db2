/// A small chart of block characters: one line, values from 0 up.
struct Sparkline {
  /// The most characters of a line.
  static let width = 64
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The values as blocks, the greatest as a full one; a dot is 0, a blank is no value.
  ///
  /// Where there are more values than characters, each character stands for the greatest of its values.
  static func text(_ values: [Double?], greatest: Double) -> String {
    let columns = min(width, values.count)
    return String(
      (0..<columns).map { column -> Character in
        let part = values[(column * values.count / columns)..<((column + 1) * values.count / columns)]
        guard let value = part.compactMap({ $0 }).max() else { return " " }
        guard value > 0, greatest > 0 else { return "·" }
        let share = value.isFinite ? value / greatest : 1
        return blocks[min(blocks.count - 1, max(0, Int((share * Double(blocks.count)).rounded(.up)) - 1))]
      })
  }
}
