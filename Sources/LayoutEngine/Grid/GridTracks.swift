internal import ViewTree

/// The columns or the rows of a Grid while they get their lengths, with what is left for them to share.
///
/// At each priority the share starts anew: what no track has taken, in equal parts for the tracks with cells of that
/// priority. Where such a track closes, because all its cells have answered, what it took more or less than its share goes
/// to the tracks that are still open (V3.5 and V3.10a of the vocabulary). In 192 points two columns share 96 each; one
/// closes at 40, and the other is offered 152.
struct GridTracks {
  /// The length offered for the tracks, the gaps taken off; nil where the grid was proposed none.
  private let available: CGFloat?
  /// The gap before each track; 0 before the first.
  let gaps: [CGFloat]
  /// The lengths that the tracks have so far.
  private(set) var lengths: [CGFloat]
  /// How many cells that make each track's length did not answer yet, and how many of these have the present priority.
  private var waiting: [Int]
  private var waitingNow: [Int]
  /// Whether each track waits for a cell of the present priority, and how many do.
  private var isOpen: [Bool]
  private var openCount = 0
  /// The length that an open track is offered; nil where there is none to share.
  private var share: CGFloat?

  /// - Parameter tracks: For each cell that makes the length of a track, the number of that.
  init(offered: CGFloat?, gaps: [CGFloat], cells tracks: some Sequence<Int>) {
    self.gaps = gaps
    available = offered.map { $0 - gaps.reduce(0, +) }
    lengths = Array(repeating: 0, count: gaps.count)
    waiting = Array(repeating: 0, count: gaps.count)
    waitingNow = waiting
    isOpen = Array(repeating: false, count: gaps.count)
    for track in tracks { waiting[track] += 1 }
  }

  /// The sum of the gaps.
  var spacing: CGFloat { gaps.reduce(0, +) }
  /// The length of all tracks with their gaps.
  var total: CGFloat { lengths.reduce(0, +) + spacing }

  /// Where each track starts.
  var starts: [CGFloat] {
    var edge: CGFloat = 0
    return lengths.indices.map { track in
      let start = edge + gaps[track]
      edge = start + lengths[track]
      return start
    }
  }

  /// The length of neighbouring tracks with the gaps between them.
  func length(of span: Range<Int>) -> CGFloat { lengths[span].reduce(0, +) + innerGaps(of: span) }

  private func innerGaps(of span: Range<Int>) -> CGFloat { gaps[span].dropFirst().reduce(0, +) }
}

// MARK: - Sharing

extension GridTracks {
  /// Begins with the cells of a priority, which make the lengths of these tracks.
  mutating func begin(with tracks: [Int]) {
    for track in tracks {
      waitingNow[track] += 1
      if !isOpen[track] { openCount += 1 }
      isOpen[track] = true
    }
    share = available.map { $0.isInfinite ? $0 : ($0 - lengths.reduce(0, +)) / CGFloat(max(openCount, 1)) }
  }

  /// What a cell over the given tracks is offered: the share of one track, or what the other tracks leave of the whole; no
  /// less than the tracks have already, and nothing where the grid was proposed none.
  func offer(over span: Range<Int>) -> CGFloat? {
    guard let available, let share else { return nil }
    if available.isInfinite { return available }
    let present = length(of: span)
    if span.count == 1 { return max(share, present) }
    var rest = available
    for track in lengths.indices where !span.contains(track) { rest -= isOpen[track] ? share : lengths[track] }
    return max(rest + innerGaps(of: span), present)
  }

  /// Takes in the answer of a cell that makes a track's length: the track is at least as long.
  mutating func take(_ length: CGFloat, in track: Int) {
    lengths[track] = max(lengths[track], length)
    waiting[track] -= 1
    waitingNow[track] -= 1
  }

  /// Lengthens the tracks under a spanning cell until their sum is the cell's length.
  ///
  /// The missing length is divided equally among the tracks with cells that did not answer yet; where there are none, among
  /// `empty`, the tracks without cells of their own; else among all. A cell of 100 points over two finished tracks of 20 and
  /// 40 makes them 40 and 60.
  mutating func stretch(_ span: Range<Int>, to length: CGFloat, empty: [Int]) {
    let missing = length - self.length(of: span)
    guard missing > 0 else { return }
    var targets = span.filter { waiting[$0] > 0 }
    if targets.isEmpty { targets = empty.isEmpty ? Array(span) : empty }
    for track in targets { lengths[track] += missing / CGFloat(targets.count) }
  }

  /// Closes the open tracks of which all cells of the present priority have answered.
  mutating func close() {
    for track in isOpen.indices where isOpen[track] && waitingNow[track] == 0 {
      isOpen[track] = false
      openCount -= 1
      guard let known = share, known.isFinite, openCount > 0 else { continue }
      share = known + (known - lengths[track]) / CGFloat(openCount)
    }
  }
}
