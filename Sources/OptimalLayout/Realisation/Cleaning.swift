/// Takes off what the relaxed rows added to a solution, so that 240 is 240.
enum Cleaning {
  /// The lengths with those close to a bound on it, and those left at a common level at that level recomputed.
  ///
  /// - Parameters:
  ///   - room: The offered length without the gaps, in points.
  ///   - slack: By how much the relaxed rows together can have moved a length.
  static func clean(_ lengths: [Double], _ children: [ChildRange], room: Double, slack: Double) -> [Double] {
    func isClose(_ value: Double, _ other: Double) -> Bool {
      value.isFinite && abs(value - other) <= max(1e-7 * max(1, abs(other)), 2 * slack)
    }
    var cleaned = lengths
    var free: [Int] = []
    for (index, child) in children.enumerated() {
      let ends = child.pieces.flatMap { [$0.lower, $0.upper] }
      let near = ([child.minimum, child.maximum, child.floor] + ends).first { isClose($0, lengths[index]) }
      if let near { cleaned[index] = near } else { free.append(index) }
    }
    guard let first = free.first, free.allSatisfy({ isClose(lengths[$0], lengths[first]) }) else { return cleaned }
    let isFree = Set(free)
    let settled = cleaned.indices.reduce(0) { isFree.contains($1) ? $0 : $0 + cleaned[$1] }
    let level = (room - settled) / Double(free.count)
    guard isClose(level, lengths[first]) else { return cleaned }
    for index in free { cleaned[index] = level }
    return cleaned
  }
}
