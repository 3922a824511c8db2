internal import LayoutEngine

/// Stretches of lengths, all equally long, in which the possible ones of a child are sought that has too many to seek them
/// all.
///
/// Where the best division takes a length of one of them, the lengths elsewhere need not be known: the child is taken to
/// keep to any of those, for nothing, and still none is better.
struct LengthStretches: Hashable {
  /// The length of a stretch.
  let length: Double
  /// The places of the stretches, the first of which begins at 0.
  private(set) var places: Set<Int> = []

  /// How many pixels there are in a stretch: as many as a text has possible widths there at most.
  private static let pixels = 48.0
  /// How many stretches are sought in before all lengths are, at distances.
  private static let most = 64

  /// No stretches, of views drawn with pixels of a size.
  init(pixel: Double) { length = pixel * Self.pixels }

  /// Whether there are too many.
  var areTooMany: Bool { places.count > Self.most }

  /// These stretches with the one of a length and those beside it, the more the longer the search has gone on.
  func around(_ length: Double) -> LengthStretches {
    var stretches = self
    let place = Int(max(0, min(length / self.length, 1e12)))
    let margin = max(1, places.count / 6)
    stretches.places.formUnion(max(0, place - margin)...place + margin)
    return stretches
  }

  /// The lengths of the stretch at a place.
  func interval(at place: Int) -> LengthSet.Interval {
    LengthSet.Interval(lower: Double(place) * length, upper: Double(place + 1) * length)
  }
}

extension ChildRanges {
  /// No stretches yet for children of a stack.
  func stretches(of children: StackChildren) -> LengthStretches {
    LengthStretches(pixel: 1 / Double(children.questions.tree.displayScale))
  }

  /// What is known of a child whose possible lengths are sought in some stretches.
  func range(
    of child: Int, priority: Double, in children: StackChildren, near stretches: LengthStretches
  ) throws(LayoutFailure) -> ChildRange {
    let whole = try coupledRange(of: child, priority: priority, in: children, downTo: .infinity)
      .withLeast(of: child, in: children)
    // Beside a stretch lengths are told apart as they are in it.
    let gap = stretches.length / 4_096
    var range = whole
    (range.pieces, range.unsought, range.isRelaxed) = ([], [], true)
    var reached = whole.minimum
    for place in stretches.places.sorted() {
      let interval = stretches.interval(at: place)
      guard interval.lower <= whole.maximum else { break }
      range.leaveOpen(from: reached, to: interval.lower - gap)
      for piece in try pieces(of: child, in: children, stretches, at: place) where !piece.missesRelations {
        // A length between two stretches belongs to both.
        if let last = range.pieces.last, piece.upper <= last.upper { continue }
        range.pieces.append(piece)
      }
      reached = interval.upper + gap
    }
    range.leaveOpen(from: reached, to: whole.maximum)
    range.minimum = range.pieces.first?.lower ?? whole.minimum
    range.maximum = range.pieces.last?.upper ?? whole.maximum
    range.floor = range.minimum
    return range
  }
}

extension ChildRange {
  /// Has lengths count as possible that were not looked at.
  fileprivate mutating func leaveOpen(from lower: Double, to upper: Double) {
    guard lower <= upper else { return }
    unsought.append(LengthSet.Interval(lower: lower, upper: upper))
    pieces.append(LengthPiece(lower: lower, upper: upper))
  }

  /// The range from what the child answers where it is offered nothing, or a pixel if that is less.
  func withLeast(of child: Int, in children: StackChildren) throws(LayoutFailure) -> ChildRange {
    var range = self
    let pixel = 1 / CGFloat(children.questions.tree.displayScale)
    let nothing = try children.answer(of: child, at: 0, because: .minimumProbe).size[children.axis]
    let little = try children.answer(of: child, at: pixel, because: .minimumProbe).size[children.axis]
    range.minimum = Double(min(nothing, little))
    range.floor = range.minimum
    return range
  }
}
