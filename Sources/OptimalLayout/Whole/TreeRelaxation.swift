internal import LayoutEngine
internal import LinearProgramming

/// One bound of a stack, or of a grid's tracks, that is relaxed by a point in a program of the whole tree, all else as it is.
struct TreeRelaxation {
  var place: PlannedDivision.Place
  var bound: BindingBound
}

extension TreeTranslation {
  /// The bound of a member that is relaxed; nil where none is.
  func relaxation(of division: TreeDivision, at place: Int) -> BindingBound? {
    guard let bound = relaxation(of: division), bound.child == place else { return nil }
    return bound
  }

  private func relaxation(of division: TreeDivision) -> BindingBound? {
    guard let relaxation, relaxation.place.element == division.element, relaxation.place.axis == division.axis
    else { return nil }
    return relaxation.bound
  }

  /// A division with a point more offered, or a track's range a point wider, where that is what is relaxed; the range of a
  /// stack's child is that of the analysis.
  func relaxed(_ division: TreeDivision) -> TreeDivision {
    guard let bound = relaxation(of: division) else { return division }
    var relaxed = division
    if let child = bound.child {
      guard division.kind == .tracks else { return division }
      relaxed.members[child].range.relax(bound.kind)
      if let limit = relaxed.members[child].limit { relaxed.members[child].limit = limit + 1 }
    } else {
      relaxed.offered = relaxed.offered + 1
    }
    return relaxed
  }

  /// What a relaxed division answers: where a point more is offered, what it uses of that is not for those around it.
  func unrelaxed(_ used: Side, of division: TreeDivision) -> Side {
    guard let bound = relaxation(of: division), bound.kind == .offered else { return used }
    let beyond = Side.difference(used, Side(division.offered + -1)).clamped(from: 0, to: 1)
    return Side.difference(used, beyond)
  }

  /// The length to which a member's views keep that answer by rows of their own: another by up to a point where the bound
  /// that is relaxed is reached.
  mutating func unrelaxed(
    _ length: Quantity, of member: TreeDivision.Member, _ bound: BindingBound?
  ) throws -> Quantity {
    guard let bound else { return length }
    let isMaximum = bound.kind == .maximum
    let most = isMaximum ? 1 : min(1, bound.length)
    let beyond = LinearExpression(
      try program.addColumn("\(member.name): relaxed by", in: Bounds(lower: 0, upper: most)))
    let choice = LinearExpression(try program.addColumn("\(member.name): relaxed", in: .unit, domain: .binary))
    let kept = Quantity(
      isMaximum ? length.expression - beyond : length.expression + beyond,
      in: Span(isMaximum ? max(0, length.lower - most) : length.lower, isMaximum ? length.upper : length.upper + most))
    try program.require("\(member.name): relaxed where chosen", beyond - choice * most, in: .nonpositive)
    if isMaximum {
      try program.require("\(member.name): at its maximum", kept.expression - choice * bound.length, in: .nonnegative)
    } else {
      let span = max(0, kept.upper - bound.length)
      try program.require(
        "\(member.name): at its minimum", kept.expression + choice * span, in: .atMost(bound.length + span))
    }
    return kept
  }

  /// Has the views of a stack's member be as long as its relaxed range lets it.
  mutating func note(
    _ bound: BindingBound, of member: TreeDivision.Member, _ part: inout TreeDivision.Part, in division: TreeDivision
  ) {
    if !member.range.isSeparable, bound.kind == .maximum { part.greatest = part.greatest + 1 }
    guard division.kind == .stack else { return }
    for (place, element) in member.elements.enumerated() {
      part.extents[place][division.axis] = Side(part.length)
      extents[element] = part.extents[place]
    }
  }
}
