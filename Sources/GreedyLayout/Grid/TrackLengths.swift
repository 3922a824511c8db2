internal import ViewTree

/// The tracks of a lazy grid for a length, from their descriptions alone (15.2).
struct TrackLengths {
  /// A track with its place along the grid.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    /// The description from which it comes.
    var item: Int
  }

  /// The default gap in points.
  static let defaultSpacing: CGFloat = 8
  /// More tracks than this are not made of one adaptive description.
  private static let adaptiveLimit: CGFloat = 10_000

  /// The tracks from the leading or upper edge on.
  private(set) var tracks: [Track] = []
  /// The length of all tracks with their gaps.
  private(set) var total: CGFloat = 0

  /// Divides `length` among the tracks: each that is not fixed is offered an equal share of what is left, in source
  /// order; for an infinite length each takes its minimum.
  init(_ items: [GridItem], dividing length: CGFloat) {
    let gaps = items.map { $0.spacing ?? Self.defaultSpacing }
    var remaining = length
    var sharers = 0
    for gap in gaps.dropLast() { remaining -= gap }
    for item in items {
      if case .fixed(let fixed) = item.size { remaining -= fixed } else { sharers += 1 }
    }
    var edge: CGFloat = 0
    for (index, item) in items.enumerated() {
      let offer = length.isFinite ? remaining / CGFloat(max(sharers, 1)) : 0
      let added = add(item, index: index, at: edge, offered: offer, spacing: gaps[index])
      if let share = added.share {
        remaining -= share
        sharers -= 1
      }
      edge += added.extent
      total = edge
      edge += gaps[index]
    }
  }

  /// Adds the tracks of one description; returns what it takes of the length that is shared, nil for a fixed track, and
  /// the length from the start of its first track to the end of its last.
  private mutating func add(
    _ item: GridItem, index: Int, at start: CGFloat, offered offer: CGFloat, spacing: CGFloat
  ) -> (share: CGFloat?, extent: CGFloat) {
    switch item.size {
    case .fixed(let length):
      tracks.append(Track(start: start, length: length, item: index))
      return (nil, length)
    case .flexible(let minimum, let maximum):
      let length = min(max(minimum, offer), maximum)
      tracks.append(Track(start: start, length: length, item: index))
      return (length, length)
    case .adaptive(let minimum, let maximum):
      let fitting = ((offer + spacing) / (minimum + spacing)).rounded(.down)
      let count = fitting.isFinite ? min(max(1, fitting), Self.adaptiveLimit) : 1
      let length = min(max(minimum, (offer - spacing * (count - 1)) / count), maximum)
      for place in 0..<Int(count) {
        tracks.append(Track(start: start + CGFloat(place) * (length + spacing), length: length, item: index))
      }
      return (offer, length * count + spacing * (count - 1))
    }
  }
}
