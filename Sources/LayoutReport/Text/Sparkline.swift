/// A small chart of block characters: one line.
struct Sparkline {
  /// The most characters of a line, which leave room for names and numbers beside it.
  static var width: Int { min(64, Page.width - 36) }
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The least and the greatest value that a line shows.
  struct Scale {
    var least: Double
    var greatest: Double

    /// The scale on which all finite values of a list can be shown.
    init(_ values: [Double?]) {
      let finite = values.compactMap { $0 }.filter(\.isFinite)
      least = finite.min() ?? 0
      greatest = finite.max() ?? 0
    }
  }

  /// The values as blocks, the greatest of the scale as a full one; a dot is 0, a blank is no value.
  ///
  /// Where there are more values than characters, each character stands for the greatest of its values.
  static func text(_ values: [Double?], _ scale: Scale) -> String {
    let columns = min(width, values.count)
    return String(
      (0..<columns).map { column -> Character in
        let part = values[(column * values.count / columns)..<((column + 1) * values.count / columns)]
        guard let value = part.compactMap({ $0 }).max() else { return " " }
        guard value != 0 else { return "·" }
        let share = value.isFinite ? (value - scale.least) / (scale.greatest - scale.least) : 1
        guard share.isFinite else { return blocks[0] }
        return blocks[min(blocks.count - 1, max(0, Int((share * Double(blocks.count)).rounded(.up)) - 1))]
      })
  }
}
