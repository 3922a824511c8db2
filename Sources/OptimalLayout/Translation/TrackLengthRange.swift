internal import LayoutEngine

/// The lengths that one description of a lazy grid's tracks can take, in points.
///
/// A fixed one takes its length, a flexible one any between its bounds. An adaptive one takes what k tracks between its
/// bounds and the gaps between them take, for k = 1, 2 …: intervals, between which there can be gaps.
struct TrackLengthRange {
  /// The least length.
  let minimum: Double
  /// The greatest length; it may be infinite.
  let maximum: Double
  /// The intervals of lengths in ascending order, where there are gaps between them; empty where there are none.
  let pieces: [LengthPiece]
  /// The longest gap between two lengths, that after those of one track; 0 where there is none.
  let gap: Double
  /// Whether there are more intervals than are looked at: then those of the most tracks, and the least length.
  let isCutOff: Bool

  /// The greatest number of intervals of one description.
  static let limit = 200

  /// By how much a length can vary without a gap.
  var play: Double { (pieces.first?.upper ?? maximum) - minimum }

  /// Finds the lengths of a description.
  ///
  /// - Parameter reach: The length beyond which no interval is looked for, but for the second.
  init(of item: Int, in tracks: LazyTracks, upTo reach: Double) {
    switch tracks.items[item].size {
    case .fixed(let length):
      self.init(from: Double(length), to: Double(length))
    case .flexible(let minimum, let maximum):
      self.init(from: Double(min(minimum, maximum)), to: Double(maximum))
    case .adaptive(let minimum, let maximum):
      self.init(
        from: Double(min(minimum, maximum)), to: Double(maximum), gap: Double(tracks.gap(after: item)), upTo: reach)
    }
  }

  private init(
    from minimum: Double, to maximum: Double, pieces: [LengthPiece] = [], gap: Double = 0, isCutOff: Bool = false
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.pieces = pieces
    self.gap = gap
    self.isCutOff = isCutOff
  }

  /// The lengths of k tracks from `least` to `greatest` with their gaps, for k = 1, 2 …
  private init(from least: Double, to greatest: Double, gap: Double, upTo reach: Double) {
    func length(of count: Int, each length: Double) -> Double { length * Double(count) + gap * Double(count - 1) }
    let most = AdaptiveTracks.limit
    guard least + gap > 0 else {
      // More tracks would not take more, so there is one.
      self.init(from: least, to: greatest)
      return
    }
    guard greatest < length(of: 2, each: least) else {
      self.init(from: least, to: length(of: most, each: greatest))
      return
    }
    let last = Int(min(max(2, ((reach + gap) / (least + gap)).rounded(.down)), Double(most)))
    // From this number of tracks on the intervals touch.
    let touching = greatest > least ? ((least + gap) / (greatest - least)).rounded(.up) : .infinity
    let end = Int(min(Double(last), max(2, touching)))
    let first = max(2, end - Self.limit + 2)
    let pieces = ([1] + Array(first...end)).map { count in
      let isEndless = Double(count) >= touching
      return LengthPiece(
        from: length(of: count, each: least), LengthPiece.Cost(),
        to: isEndless ? .infinity : length(of: count, each: greatest), LengthPiece.Cost())
    }
    self.init(
      from: least, to: .infinity, pieces: pieces, gap: length(of: 2, each: least) - greatest, isCutOff: first > 2)
  }
}

extension LazyTracks {
  /// Whether the number of tracks does not depend on the length, so that it is known in which track a cell stands.
  var hasFixedCount: Bool { items.allSatisfy { if case .adaptive = $0.size { false } else { true } } }

  /// What fills a description with tracks; nil for one that is a single track.
  func adaptive(_ item: Int) -> AdaptiveTracks? {
    guard case .adaptive(let minimum, let maximum) = items[item].size else { return nil }
    return AdaptiveTracks(minimum: min(minimum, maximum), maximum: maximum, spacing: gap(after: item))
  }
}

extension AdaptiveTracks {
  /// The tracks of a length that this description can take: as many as it has room for, a rounding allowed.
  func division(of length: CGFloat) -> (count: Int, length: CGFloat) {
    guard minimum + spacing > 0 else { return (1, self.length(of: 1, in: length)) }
    let count = count(in: length + 1e-9 * max(1, abs(length)))
    return (count, self.length(of: count, in: length))
  }
}
