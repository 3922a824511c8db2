internal import LayoutEngine

/// Whether a layout keeps what is required of it.
///
/// A program speaks of the lengths at which views are measured. A view that is placed at another proposal, as in a stack
/// without an offer across, can have another length in the end; then its constraint is not kept although the program's
/// point keeps it.
struct ConstraintCheck {
  let placed: PlacedTree

  /// Names the first view of every required constraint that the frames miss by more than 1e-6 of the lengths in it, and
  /// every view of a constraint that is not shown.
  func note(_ constraints: [ResolvedConstraint], in record: OptimumRecord) {
    noteHidden(in: constraints, record)
    for (view, reason) in misses(of: constraints) { record.remark(view: view, because: reason) }
  }

  /// Whether the frames keep every required constraint.
  func keeps(_ constraints: [ResolvedConstraint]) -> Bool { misses(of: constraints).isEmpty }

  /// Whether the frames keep every constraint, whether it is required or not.
  func keepsAll(_ constraints: [ResolvedConstraint]) -> Bool {
    constraints.allSatisfy { $0.relations.allSatisfy { !isMissed($0) } }
  }

  /// Whether the frames keep everything that is required, and miss no more of the rest than those of another layout do, the
  /// strongest first.
  func keeps(_ constraints: [ResolvedConstraint], atLeastAs other: PlacedTree) -> Bool {
    guard keeps(constraints) else { return false }
    for strength in LayoutConstraint.Strength.allCases where strength != .required {
      let alike = constraints.filter { $0.constraint.strength == strength }
      let (own, others) = (missed(by: alike), ConstraintCheck(placed: other).missed(by: alike))
      if abs(own - others) > 1e-6 * max(1, others) { return own < others }
    }
    return true
  }

  /// By how many points the frames miss constraints in all.
  func missed(by constraints: [ResolvedConstraint]) -> Double {
    constraints.flatMap(\.relations).reduce(0) { $0 + (miss(of: $1)?.miss ?? 0) }
  }

  private func isMissed(_ relation: ResolvedConstraint.Relation) -> Bool {
    guard let (miss, scale) = miss(of: relation) else { return false }
    // A relation says the same as its multiples.
    let unit = relation.terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    // What is no number keeps nothing.
    return !(miss <= 1e-6 * max(unit, scale)) || miss == .infinity
  }

  /// The first view of every relation that is required and missed, with what is to be said of it.
  private func misses(of constraints: [ResolvedConstraint]) -> [(view: Int, reason: String)] {
    constraints.filter { $0.constraint.strength == .required }.flatMap { resolved in
      resolved.relations.compactMap { relation in
        guard let first = relation.terms.first, let (miss, scale) = miss(of: relation),
          miss > 1e-6 * max(1, scale) || miss == .infinity
        else { return nil }
        return (first.view, "its frame misses `\(resolved.constraint.source)` by \(miss) points")
      }
    }
  }

  /// Names the views of constraints, of any strength, that are not shown.
  private func noteHidden(in constraints: [ResolvedConstraint], _ record: OptimumRecord) {
    var views: [(view: Int, sources: [String])] = []
    for resolved in constraints {
      let hidden = resolved.relations.flatMap(\.terms).filter { placed.elementFrames[$0.element] == nil }
      for term in hidden {
        let source = "`\(resolved.constraint.source)`"
        guard let place = views.firstIndex(where: { $0.view == term.view }) else {
          views.append((term.view, [source]))
          continue
        }
        if !views[place].sources.contains(source) { views[place].sources.append(source) }
      }
    }
    for (view, sources) in views {
      let ask = sources.count == 1 ? "asks" : "ask"
      record.remark(
        view: view, because: "it is not shown, so that \(sources.joined(separator: ", ")) \(ask) nothing of the layout")
    }
  }

  /// By how many points the frames miss a relation, and the sum of the lengths in it; nil where one of its views is not
  /// shown.
  private func miss(of relation: ResolvedConstraint.Relation) -> (miss: Double, scale: Double)? {
    var (sum, scale) = (relation.constant, abs(relation.constant))
    for term in relation.terms {
      guard let frame = placed.elementFrames[term.element] else { return nil }
      let value = term.coefficient * Double(frame[term.attribute])
      sum += value
      scale += abs(value)
    }
    let miss =
      switch relation.comparison {
      case .equal: abs(sum)
      case .atMost: max(0, sum)
      case .atLeast: max(0, -sum)
      }
    return (miss, scale)
  }
}

extension CGRect {
  /// The length or place that a constraint speaks of, in points.
  subscript(attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    case .minX: minX
    case .midX: midX
    case .maxX: maxX
    case .minY: minY
    case .midY: midY
    case .maxY: maxY
    }
  }
}
