internal import ViewTree

/// The tracks of a lazy grid in their places (15.2).
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

  /// The tracks from the leading or upper edge on.
  private(set) var tracks: [Track] = []
  /// The length of all tracks with their gaps.
  private(set) var total: CGFloat = 0

  /// Lines up what each description was given.
  init(_ given: LazyTracks) {
    var edge: CGFloat = 0
    for (index, part) in given.parts.enumerated() {
      let gap = given.gap(after: index)
      for place in 0..<part.count {
        tracks.append(Track(start: edge + CGFloat(place) * (part.length + gap), length: part.length, item: index))
      }
      edge += given.extent(of: index)
      total = edge
      edge += gap
    }
  }
}
