internal import GreedyLayout
internal import LinearProgramming

/// Guides that are set in the cells of a Grid.
extension TreeTranslation {
  /// A guide that a Grid puts together of what its cells set, each where it stands in its column and row.
  mutating func setting(of key: AlignmentKey, inCellsOf element: Int) throws -> Setting {
    var places: [Setting] = []
    for cell in facts.tree.elements[element].children {
      guard let place = cellPlaces[cell] else { return .unknown }
      places.append(
        try setting(of: key, inCell: cell, at: place).map { .sum(of: [place.start[key.axis], $0], plus: 0) })
    }
    return combined(places, of: key, in: element)
  }

  /// What a cell sets a guide to, in points from the origin of its place, as it is placed there.
  private mutating func setting(of key: AlignmentKey, inCell cell: Int, at place: CellPlace) throws -> Setting {
    guard place.isProposedLate, analysis.setsGuides(for: key, in: [cell], facts.tree) else {
      return try setting(of: key, inMeasuredCell: cell, at: place)
    }
    guard !isBent(cell) else { return .unknown }
    guard let bounds = try baselines(key, ofText: cell, at: place) else {
      return try setting(of: key, inLateCell: cell, at: place)
    }
    // A text's ways of breaking there are columns that only what depends on the guide needs.
    return .at(
      Side(in: bounds) { translation in
        guard case .at(let side, whether: nil) = try translation.setting(of: key, inLateCell: cell, at: place) else {
          throw OptimumFailure.unreachable(view: translation.key(cell))
        }
        return try side.quantity(&translation)
      }, whether: nil)
  }

  /// The same of a cell that is proposed its place only when it is placed.
  private mutating func setting(of key: AlignmentKey, inLateCell cell: Int, at place: CellPlace) throws -> Setting {
    let before = finds
    defer { finds = before }
    _ = try translate(cell, place.offers)
    return try setting(of: key, inMeasuredCell: cell, at: place)
  }

  private mutating func setting(of key: AlignmentKey, inMeasuredCell cell: Int, at place: CellPlace) throws -> Setting {
    let inside = try setting(of: key, in: cell)
    guard case .at = inside else { return inside }
    guard let usual = usualPlace(of: place.key(along: key.axis), in: place.size[key.axis]),
      let anchor = try guide(place.key(along: key.axis), of: cell)
    else { return .unknown }
    return inside.map { .sum(of: [.difference(usual, anchor), $0], plus: 0) }
  }

  /// Where the baseline of a text can stand in its place; nil for other views and other guides.
  private func baselines(_ key: AlignmentKey, ofText cell: Int, at place: CellPlace) throws -> Span? {
    let alignment = place.key(along: key.axis)
    guard case .text = facts.tree.elements[cell].kind,
      let usual = usualPlace(of: alignment, in: place.size[key.axis]),
      let breaks = try possibleBreaks(of: cell, place.offers), !breaks.isEmpty
    else { return nil }
    let distances = try breaks.map { size, proposal in
      let baseline = Double(try facts.guide(key, of: cell, answering: size, to: proposal))
      return baseline - (usualPlace(of: alignment, in: .constant(Double(size[key.axis])))?.lower ?? 0)
    }
    return Span(usual.lower + (distances.min() ?? 0), usual.upper + (distances.max() ?? 0))
  }
}
