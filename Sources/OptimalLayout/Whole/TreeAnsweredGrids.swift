internal import LayoutEngine
internal import LinearProgramming

/// Grids whose tracks are divided once their size is known: what overflows in them counts for the stack around them.
extension TreeTranslation {
  /// A grid that is left as it answers. Around it a flexible frame may promise less than its tracks need.
  mutating func answeredGridSides(_ element: Int, _ offers: Offers) throws -> Extent {
    for axis in Axis.allCases {
      if case .length(let side) = offers[axis] { try addOverflow(ofTracksOf: element, along: axis, offered: side) }
    }
    return try answeredSides(element, offers)
  }

  /// Adds rows for what overflows in a grid's tracks and their cells as the length that they share varies.
  private mutating func addOverflow(ofTracksOf grid: Int, along axis: Axis, offered side: Side) throws {
    guard side.constant == nil, shown.isEmpty else { return }
    let need = Double(HiddenNeeds.need(of: grid, along: axis, &analysis, facts))
    guard need > side.lower, need.isFinite else { return }
    let offered = try side.quantity(&self)
    guard offered.lower.isFinite else { return }
    let greatest = offered.upper.isFinite ? offered.upper : 4 * reach
    var translation = OverflowTranslation(
      into: program, analysis: analysis, facts: facts, axis: axis, reach: max(need, greatest))
    try translation.translate(
      grid, offered: OverflowTranslation.Offer(expression: offered.expression, interval: offered.lower...greatest))
    (program, analysis) = (translation.program, translation.analysis)
    gridOverflow += translation.overflow
  }
}
