internal import GreedyLayout
internal import LinearProgramming

/// The stated constraints of a tree as rows of its program, and the soft ones as violations to make small.
struct TreeConstraints {
  /// The rows of each required constraint.
  private(set) var required: [(constraint: LayoutConstraint, rows: [LinearProgram.RowID])] = []
  /// The total violation at each strength that occurs, the strongest first.
  private(set) var violations: [(strength: LayoutConstraint.Strength, total: LinearExpression)] = []
  /// Whether there are none.
  var isEmpty: Bool { required.isEmpty && violations.isEmpty }

  /// Adds the rows of `constraints` to a translated tree.
  ///
  /// - Throws: `OptimumFailure.unreachable` for a view that stands in a tree of its own.
  init(
    _ constraints: [ResolvedConstraint], placedBy placement: inout TreePlacement,
    into translation: inout TreeTranslation
  ) throws {
    var totals: [LayoutConstraint.Strength: LinearExpression] = [:]
    for resolved in constraints {
      var rows: [LinearProgram.RowID] = []
      for relation in resolved.relations {
        var sum = LinearExpression(relation.constant)
        for term in relation.terms {
          sum += try Self.value(of: term, &placement, &translation).expression * term.coefficient
        }
        let name = resolved.constraint.source
        if resolved.constraint.strength == .required {
          rows.append(try translation.program.require(name, sum, in: Bounds(relation.comparison)))
        } else {
          totals[resolved.constraint.strength, default: LinearExpression()] += try translation.violation(
            of: sum, relation.comparison, name: name)
        }
      }
      if !rows.isEmpty { required.append((resolved.constraint, rows)) }
    }
    violations = LayoutConstraint.Strength.allCases.compactMap { strength in totals[strength].map { (strength, $0) } }
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

  /// Why the required constraints cannot be kept: the fewest of them that contradict each other.
  func conflict(in program: LinearProgram, solver: any LinearSolver, limits: SolverLimits) throws -> LayoutFailure? {
    guard !required.isEmpty else { return nil }
    let search = ConflictSearch(solver: solver, limits: limits)
    guard let conflict = try search.smallestConflict(in: program, among: required.map(\.rows)) else { return nil }
    let constraints = conflict.members.map { required[$0].constraint }
    guard !constraints.isEmpty else { return nil }
    return .conflictingConstraints(ConflictingConstraints(constraints, isSmallest: conflict.isSmallest))
  }
}

extension TreeTranslation {
  /// A column that is at least what a relation is missed by.
  mutating func violation(
    of sum: LinearExpression, _ comparison: LayoutConstraint.Comparison, name: String
  ) throws -> LinearExpression {
    let violation = LinearExpression(try program.addColumn("\(name): violation", in: .nonnegative))
    if comparison != .atMost { try program.require("\(name): too small", violation + sum, in: .nonnegative) }
    if comparison != .atLeast { try program.require("\(name): too large", violation - sum, in: .nonnegative) }
    return violation
  }
}

extension Bounds {
  /// Where a relation's sum may lie.
  fileprivate init(_ comparison: LayoutConstraint.Comparison) {
    self =
      switch comparison {
      case .equal: .zero
      case .atMost: .nonpositive
      case .atLeast: .nonnegative
      }
  }
}
