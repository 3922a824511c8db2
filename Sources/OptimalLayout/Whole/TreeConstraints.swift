internal import LayoutEngine
internal import LinearProgramming

/// The stated constraints of a tree as rows of its program, and the soft ones as violations to make small.
struct TreeConstraints {
  /// The rows of each required constraint.
  private(set) var required: [(constraint: ResolvedConstraint, rows: [LinearProgram.RowID])] = []
  /// The total violations at each strength that occurs, the strongest first.
  private(set) var violations: [TotalViolation] = []
  /// The constraints with a relation that no row states.
  private(set) var placeless: [PlacelessConstraint] = []
  /// Whether there are none.
  var isEmpty: Bool { required.isEmpty && violations.isEmpty }

  /// Adds the rows of `constraints` to a translated tree.
  init(
    _ constraints: [ResolvedConstraint], placedBy placement: inout TreePlacement,
    into translation: inout TreeTranslation
  ) throws {
    var missed: [LayoutConstraint.Strength: [StatedViolation]] = [:]
    for resolved in constraints {
      var rows: [LinearProgram.RowID] = []
      for relation in resolved.relations {
        let stated: StatedRelation?
        do {
          stated = try StatedRelation(relation, &placement, &translation)
        } catch OptimumFailure.unreachable(let view) {
          placeless.append(PlacelessConstraint(constraint: resolved, view: view, isEndless: false))
          continue
        } catch OptimumFailure.endless(let view) {
          placeless.append(PlacelessConstraint(constraint: resolved, view: view, isEndless: true))
          continue
        }
        guard let stated else { continue }
        let name = resolved.constraint.source
        if resolved.constraint.strength == .required {
          rows += try translation.require(name, stated)
        } else {
          missed[resolved.constraint.strength, default: []] += try translation.violations(of: stated, name: name)
        }
      }
      if !rows.isEmpty { required.append((resolved, rows)) }
    }
    violations = LayoutConstraint.Strength.allCases.flatMap { TotalViolation.totals(of: missed[$0] ?? []) }
  }

  /// Why the required constraints cannot be kept: the fewest of them that contradict each other.
  func conflict(in program: LinearProgram, solver: any LinearSolver, limits: SolverLimits) throws -> LayoutFailure? {
    guard !required.isEmpty else { return nil }
    let search = ConflictSearch(solver: solver, limits: limits)
    guard let conflict = try search.smallestConflict(in: program, among: required.map(\.rows)) else { return nil }
    let constraints = conflict.members.map { required[$0].constraint }
    guard let first = constraints.first else { return nil }
    var found = ConflictingConstraints(
      constraints.map(\.constraint), isSmallest: conflict.isSmallest,
      contradictsItself: try constraints.count == 1 && first.contradictsItself(solver: solver, limits: limits))
    found.evidence = [
      ProgramJournal.Solve(
        program: conflict.program, objective: .minimise(LinearExpression()), outcome: .infeasible(conflict.proof))
    ]
    return .conflictingConstraints(found)
  }
}

/// A relation as rows have it: it holds where all its views are shown.
struct StatedRelation {
  /// The sum that is compared with 0.
  private let sum: Quantity
  private let comparison: LayoutConstraint.Comparison
  /// 0 where all its views are shown, at least 1 where one is not.
  private let hidden: LinearExpression

  /// Finds the sum of a relation.
  ///
  /// - Returns: Nil where one of its views is in a candidate that is never shown: such a view has no frame.
  /// - Throws: `OptimumFailure.unreachable` for a view that stands where no row says, and `OptimumFailure.endless` for one that
  ///   has no end.
  init?(
    _ relation: ResolvedConstraint.Relation, _ placement: inout TreePlacement, _ translation: inout TreeTranslation
  ) throws {
    var conditions: [LinearExpression] = []
    for term in relation.terms {
      try placement.findCandidates(around: term.element, &translation)
      for condition in translation.conditions(ofShowing: term.element) where !conditions.contains(condition) {
        conditions.append(condition)
      }
    }
    guard !conditions.contains(LinearExpression(0)) else { return nil }
    var sum = Quantity.constant(relation.constant)
    for term in relation.terms {
      sum = try sum + Self.value(of: term, &placement, &translation) * term.coefficient
    }
    self.sum = sum
    comparison = relation.comparison
    hidden = conditions.reduce(LinearExpression()) { $0 + (LinearExpression(1) - $1) }
  }

  private static func value(
    of term: ResolvedConstraint.Term, _ placement: inout TreePlacement, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    let axis = term.attribute.axis
    func origin() throws -> Quantity { try placement.origin(of: term.element, along: axis, &translation) }
    func side() throws -> Quantity { try placement.side(of: term.element, along: axis, &translation) }
    return switch term.attribute {
    case .width, .height: try side()
    case .minX, .minY: try origin()
    case .midX, .midY: try origin() + side() * 0.5
    case .maxX, .maxY: try origin() + side()
    }
  }

  /// What is to be 0 or more, with the way in which the relation is missed where it is less.
  func rows(reach: Double) -> [(name: String, sum: LinearExpression)] {
    // A bound that nobody knows is further away than anything reaches.
    func span(_ length: Double) -> Double { max(0, length.isFinite ? length : 4 * reach) }
    var rows: [(name: String, sum: LinearExpression)] = []
    if comparison != .atMost { rows.append(("too small", sum.expression + hidden * span(-sum.lower))) }
    if comparison != .atLeast { rows.append(("too large", hidden * span(sum.upper) - sum.expression)) }
    return rows
  }

  /// Whether the relation holds at no point at which all its views are shown.
  private var isMissed: Bool {
    comparison != .atMost && sum.upper < 0 || comparison != .atLeast && sum.lower > 0
  }

  /// What is to be 0 or more for a view not to be shown, where the relation holds at no point at which all its views are;
  /// nil where it may hold there.
  var unshown: LinearExpression? { isMissed && !hidden.terms.isEmpty ? hidden - 1 : nil }

  /// A relation that is missed wherever its views are shown, by `least` and, up to `span`, by `rest`; nil for others, and
  /// where several candidates have to be shown.
  var missedWhereShown: (shown: LinearExpression, least: Double, rest: LinearExpression, span: Double)? {
    guard isMissed, hidden.terms.count == 1, sum.lower.isFinite, sum.upper.isFinite else { return nil }
    let isTooSmall = sum.upper < 0
    return (
      shown: LinearExpression(1) - hidden, least: isTooSmall ? -sum.upper : sum.lower,
      rest: isTooSmall ? LinearExpression(sum.upper) - sum.expression : sum.expression - sum.lower,
      span: sum.upper - sum.lower
    )
  }

  /// What rows measure the sum in.
  var unit: Double { sum.expression.unit }

  /// The bounds of the sum where it holds at every point of the program; nil where that depends on what is shown.
  var always: (sum: LinearExpression, bounds: Bounds)? {
    hidden.terms.isEmpty ? (sum.expression, Bounds(comparison)) : nil
  }
}

extension ResolvedConstraint {
  /// Whether no frames at all keep to the constraint, wherever they are and whatever their sizes.
  fileprivate func contradictsItself(solver: any LinearSolver, limits: SolverLimits) throws -> Bool {
    var frames = FreeFrames()
    for relation in relations {
      let sum = try relation.terms.reduce(LinearExpression(relation.constant)) { sum, term in
        sum + (try frames.value(of: term)) * term.coefficient
      }
      try frames.program.require(constraint.source, sum, in: Bounds(relation.comparison))
    }
    let outcome = try solver.solve(frames.program, .minimise(LinearExpression()), limits: limits)
    if case .infeasible = outcome { return true }
    return false
  }
}

/// Frames of which nothing is known but what they are: a column for each origin and each side.
private struct FreeFrames {
  var program = LinearProgram()
  private var columns: [Place: LinearExpression] = [:]

  private struct Place: Hashable {
    var element: Int
    var axis: Axis
    var isSide: Bool
  }

  mutating func value(of term: ResolvedConstraint.Term) throws -> LinearExpression {
    let axis = term.attribute.axis
    switch term.attribute {
    case .width, .height: return try column(Place(element: term.element, axis: axis, isSide: true))
    case .minX, .minY: return try column(Place(element: term.element, axis: axis, isSide: false))
    case .midX, .midY, .maxX, .maxY:
      let share = [.maxX, .maxY].contains(term.attribute) ? 1 : 0.5
      return try column(Place(element: term.element, axis: axis, isSide: false))
        + column(Place(element: term.element, axis: axis, isSide: true)) * share
    }
  }

  private mutating func column(_ place: Place) throws -> LinearExpression {
    if let known = columns[place] { return known }
    let column = LinearExpression(
      try program.addColumn("\(place.element) \(place.axis) \(place.isSide ? "side" : "origin")", in: .free))
    columns[place] = column
    return column
  }
}

extension TreeTranslation {
  /// The rows of a relation that is required.
  fileprivate mutating func require(_ name: String, _ relation: StatedRelation) throws -> [LinearProgram.RowID] {
    if let always = relation.always {
      return [try program.require(name, always.sum * (1 / relation.unit), in: always.bounds)]
    }
    if let unshown = relation.unshown {
      return [try program.require("\(name): not shown", unshown, in: .nonnegative)]
    }
    return try relation.rows(reach: reach).map {
      try program.require("\(name): not \($0.name)", $0.sum * (1 / relation.unit), in: .nonnegative)
    }
  }
}
