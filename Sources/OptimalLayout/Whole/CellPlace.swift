internal import LayoutEngine
internal import LinearProgramming

/// The place of a grid's cell, as sums over a program's columns, and how the cell stands in it.
struct CellPlace {
  /// How far the place is from the grid's origin.
  var start: Extent
  /// How large it is: what the cell is proposed when it is placed.
  var size: Extent
  /// The guides of the cell that stand where the place has them.
  var alignment: Guides
  /// The same where that is not settled: each in which the cell may stand, with the expression that is 1 where it does; nil
  /// where it is.
  var alignments: ((inout TreeTranslation) throws -> [(guides: Guides, choice: LinearExpression)])?
  /// Whether the cell is proposed something else when it is measured.
  var isProposedLate: Bool

  /// What the cell is proposed when it is placed.
  var offers: Offers { Offers(horizontal: Offer(size.horizontal), vertical: Offer(size.vertical)) }

  /// The guide on one axis.
  func key(along axis: Axis) -> AlignmentKey { alignment[axis] }

  /// The guides of a cell by which it is aligned.
  struct Guides {
    var horizontal: AlignmentKey
    var vertical: AlignmentKey

    subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
  }
}

extension CellPlace {
  /// The place of a lazy grid's cell in the track of a description; `along` is where the place begins and how long it is
  /// along the tracks, `across` the same of its line.
  init(
    in item: Int, of grid: LazyGridParameters, along: (start: Side, length: Side),
    across: (start: Side, length: Side)
  ) {
    func extent(_ one: Side, _ other: Side) -> Extent {
      grid.axis == .horizontal ? Extent(horizontal: one, vertical: other) : Extent(horizontal: other, vertical: one)
    }
    func key(_ axis: Axis) -> AlignmentKey {
      let centre: AlignmentKey = axis == .horizontal ? .horizontalCenter : .verticalCenter
      return grid.tracks[item].alignment?.key(along: axis) ?? (axis == grid.axis ? grid.alignment : centre)
    }
    start = extent(along.start, across.start)
    size = extent(along.length, across.length)
    alignment = Guides(horizontal: key(.horizontal), vertical: key(.vertical))
    isProposedLate = true
  }
}

extension Side {
  /// Where each of some lengths begins that follow one another with gaps between them.
  static func starts(of sides: [Side], gaps: [CGFloat]) -> [Side] {
    sides.indices.map { place in
      .sum(of: Array(sides[..<place]), plus: gaps.prefix(place).reduce(0) { $0 + Double($1) })
    }
  }
}

/// What is found of a grid's cells once something depends on them.
final class LatePlaces {
  private var known: (breadth: Side, places: [CellPlace])?

  /// What `make` finds the first time.
  func found(
    _ translation: inout TreeTranslation,
    _ make: (inout TreeTranslation) throws -> (breadth: Side, places: [CellPlace])
  ) throws -> (breadth: Side, places: [CellPlace]) {
    if let known { return known }
    let found = try make(&translation)
    known = found
    return found
  }
}
