internal import GreedyLayout
internal import LinearProgramming

/// Lazy grids with adaptive tracks: how many there are follows from the length that their description takes, and in which
/// line a cell stands follows from that.
extension TreeTranslation {
  /// The most counts of tracks that are told apart.
  private static let mostCounts = 60

  /// One number of tracks that a grid can have, and the binary that is 1 where it has it.
  private struct Count {
    var tracks: Int
    var choice: LinearExpression
  }

  /// The length of a grid with adaptive tracks across them.
  mutating func adaptiveBreadth(
    of element: Int, _ grid: LazyGridParameters, _ tracks: LazyTracks, _ stack: TreeStack
  ) -> Side {
    let usual = Side.constant(Double(usual[element]?[grid.axis.other] ?? 0))
    let ranges = tracks.items.indices.map { counts(of: $0, in: tracks, stack.lengths[$0]) }
    let least = ranges.reduce(0) { $0 + $1.lowerBound }
    let most = ranges.reduce(0) { $0 + $1.upperBound }
    let cells = facts.tree.elements[element].children
    let varying = ranges.filter { $0.count > 1 }.count
    let isKnown = cells.allSatisfy { analysis.answer(of: $0, along: grid.axis.other, facts)?.ideal != nil }
    let canFollow = isKnown || (varying <= 1 && !cells.contains { isBent($0) })
    guard most - least < Self.mostCounts, canFollow else {
      return estimated(usual, of: element) {
        "the number of its adaptive tracks decides in which of them a cell stands; it counts as long across them as in "
          + "SwiftUI's layout"
      }
    }
    return Side(in: Span(0, max(reach, usual.upper))) { translation in
      let counts = try translation.totalCounts(of: element, tracks, stack, ranges)
      let lengths = try counts.map { count in
        try translation.breadth(of: element, grid, tracks, stack, count.tracks, least: least).quantity(&translation)
      }
      guard counts.count > 1 else { return lengths.first ?? .constant(0) }
      return try translation.chosen("\(translation.key(element)): across", lengths, by: counts.map(\.choice))
    }
  }

  /// How many tracks a description can have within what its length can be.
  private func counts(of item: Int, in tracks: LazyTracks, _ length: Quantity) -> ClosedRange<Int> {
    guard let adaptive = tracks.adaptive(item) else { return 1...1 }
    let least = adaptive.count(in: CGFloat(length.lower) + 1e-9)
    return least...max(least, adaptive.count(in: CGFloat(min(length.upper, 1e6)) + 1e-9))
  }

  /// The numbers of tracks that a grid can have, each with its binary.
  private mutating func totalCounts(
    of element: Int, _ tracks: LazyTracks, _ stack: TreeStack, _ ranges: [ClosedRange<Int>]
  ) throws -> [Count] {
    let pixel = 1 / Double(facts.tree.displayScale)
    var total = LinearExpression()
    for (item, range) in ranges.enumerated() {
      guard range.count > 1, let adaptive = tracks.adaptive(item) else {
        total.constant += Double(range.lowerBound)
        continue
      }
      let name = facts.tree.key(ofTrack: item, of: element, along: tracks.axis)
      let choices = try self.choices("\(name): count", of: range.count)
      var (least, greatest) = (LinearExpression(), LinearExpression())
      for (count, choice) in zip(range, choices) {
        total += choice * Double(count)
        least += choice * (count == range.lowerBound ? stack.lengths[item].lower : adaptive.least(of: count))
        greatest +=
          choice
          * (count == range.upperBound ? stack.lengths[item].upper : adaptive.least(of: count + 1) - pixel)
      }
      let length = stack.lengths[item].expression
      try program.require("\(name): long enough for its tracks", length - least, in: .nonnegative)
      try program.require("\(name): too short for more tracks", greatest - length, in: .nonnegative)
    }
    let possible = ranges.reduce(0) { $0 + $1.lowerBound }...ranges.reduce(0) { $0 + $1.upperBound }
    guard possible.count > 1 else { return [Count(tracks: possible.lowerBound, choice: LinearExpression(1))] }
    let name = "\(key(element)): tracks"
    let choices = try self.choices(name, of: possible.count)
    let chosen = zip(possible, choices).reduce(LinearExpression()) { $0 + $1.1 * Double($1.0) }
    try program.require(name, total - chosen, in: .exactly(0))
    return zip(possible, choices).map { Count(tracks: $0, choice: $1) }
  }

  /// The length across the tracks where there are `count` of them.
  private mutating func breadth(
    of element: Int, _ grid: LazyGridParameters, _ tracks: LazyTracks, _ stack: TreeStack, _ count: Int, least: Int
  ) throws -> Side {
    let lengths = try trackLengths(tracks, stack, adding: count - least)
    let cells = facts.tree.elements[element].children
    var breadths: [Side] = []
    for (place, cell) in cells.enumerated() {
      let offers = Offers(.length(lengths[place % max(1, lengths.count)]), along: grid.axis, across: .unspecified)
      if let ideal = analysis.answer(of: cell, along: grid.axis.other, facts)?.ideal {
        breadths.append(.constant(Double(ideal)))
      } else {
        breadths.append(try probe(cell, offers)[grid.axis.other])
      }
    }
    return Self.lines(of: breadths, in: count, grid)
  }

  /// The length of every track where the description whose number varies has `more` tracks than at least.
  private mutating func trackLengths(_ tracks: LazyTracks, _ stack: TreeStack, adding more: Int) throws -> [Side] {
    var lengths: [Side] = []
    for item in tracks.items.indices {
      let range = counts(of: item, in: tracks, stack.lengths[item])
      guard let adaptive = tracks.adaptive(item) else {
        lengths.append(Side(stack.lengths[item]))
        continue
      }
      let count = range.count > 1 ? range.lowerBound + more : range.lowerBound
      let gaps = Double(adaptive.spacing) * Double(count - 1)
      let each = Side((stack.lengths[item] + -gaps) * (1 / Double(count)))
        .clamped(from: Double(adaptive.minimum), to: Double(adaptive.maximum))
      lengths += Array(repeating: each, count: count)
    }
    return lengths
  }
}

extension AdaptiveTracks {
  /// The least length that has room for `count` tracks, in points.
  fileprivate func least(of count: Int) -> Double {
    Double(minimum) * Double(count) + Double(spacing) * Double(count - 1)
  }
}
