internal import ExactSimplex
internal import LinearProgramming

extension StageProof {
  /// The proof for people: the point, the rows, the objective, and why nothing is better, each sum written out.
  public var text: String {
    let words = ProofWords(solve.objective.sense)
    var lines = [heading]
    if let written {
      lines += words.lines(for: written.evidence) + measure
      lines += Self.verdict(written.violations)
    }
    if let exact { lines += words.lines(for: exact, in: solve) }
    return Page.fitted(lines.joined(separator: "\n"))
  }

  private var heading: String {
    let sense = solve.objective.sense == .minimise ? "least" : "greatest"
    let objective = ProofWords.formula(solve.objective, in: solve.program)
    let place = stage.view.map { "\"\(Wording.name($0))\"" } ?? "the whole tree"
    let title = number.map { "Stage \($0)" } ?? "The last stage"
    let program = component.map { ", program \($0)" } ?? ""
    return "\(title)   \(stage.title) of \(place)\(program): \(sense) \(objective)"
  }

  /// How the goal's value comes of the objective, where that is not the value itself.
  private var measure: [String] {
    guard stage.optimum.isFinite, stage.fixed != 0 || stage.unit != 1 else { return [] }
    let (fixed, unit) = (ProofWords.digits(stage.fixed), ProofWords.digits(stage.unit))
    let times = stage.unit == 1 ? "the objective" : "\(unit) times the objective"
    return [
      "  The goal's value is \(fixed), which every point has, and \(times) besides:",
      "    = \(fixed) + \(unit) × \(ProofWords.factor(stage.optimum)) = \(ProofWords.digits(stage.value))",
    ]
  }

  private static func verdict(_ violations: [Certificate.Violation]) -> [String] {
    guard violations.isEmpty else { return violations.map { "  It does not hold: \($0)" } }
    return ["  It holds."]
  }
}

/// The sentences and sums of proofs.
struct ProofWords {
  let sense: LinearProgram.Objective.Sense

  init(_ sense: LinearProgram.Objective.Sense) { self.sense = sense }

  func lines(for evidence: WrittenProof.Evidence) -> [String] {
    switch evidence {
    case .optimum(let point, let bound):
      return lines(for: point) + lines(for: bound, at: point)
    case .searched(let point, let bound, let gap):
      return lines(for: point) + [
        "  A search over the whole numbers ruled out everything \(better) \(Self.digits(bound)) (gap \(Self.digits(gap)));"
          + " there is no shorter proof."
      ]
    case .contradiction(let contradiction): return lines(for: contradiction)
    case .exhausted:
      return ["  No point: a search over the whole numbers ruled out every choice; there is no shorter proof."]
    case .endless(let direction, let point):
      return (point.map { lines(for: $0) } ?? []) + lines(for: direction)
    case .stopped(let point, let bound, let gap):
      let known = bound.map { ", and nothing is \(better) \(Self.digits($0))" } ?? ""
      let distance = gap.map { " (gap \(Self.digits($0)))" } ?? ""
      return (point.map { lines(for: $0) } ?? []) + ["  Not proven: a limit was reached first\(known)\(distance)."]
    }
  }

  private var better: String { sense == .minimise ? "below" : "above" }

  /// A point in its bounds, the rows it keeps, and its objective.
  private func lines(for point: WrittenProof.Point) -> [String] {
    var table = TextTable(sides: [.left, .right, .left])
    table.rows = zip(point.columns, point.isWhole).map { column, isWhole in
      [column.sum.name, Self.digits(column.sum.value), Self.place(column) + (isWhole ? ", whole" : "")]
    }
    var lines = ["  The point, each value within its bounds:"] + table.lines(indentation: 4)
    if !point.rows.isEmpty { lines.append("  It keeps every row:") }
    for row in point.rows where row.bounds != .free { lines += sum(row.sum, closing: "; \(Self.place(row))") }
    return lines + ["  Its objective:"] + sum(point.objective, isNamed: false)
  }

  /// The reduced costs, the charges, and their sum beside the objective.
  private func lines(for bound: WrittenProof.DualBound, at point: WrittenProof.Point) -> [String] {
    var lines = ["  Each column's coefficient less the rows' duals times theirs, its reduced cost:"]
    for cost in bound.reducedCosts { lines += sum(cost) }
    lines.append(
      "  No point is \(better): each dual times its row's bound, each reduced cost times its column's, add up to")
    lines += charges(bound.rows, "row") + charges(bound.columns, "column")
    if bound.constant != 0 { lines.append("    constant: \(Self.digits(bound.constant))") }
    let gap = point.objective.value - bound.value
    let difference = gap == 0 ? "the objective itself" : "\(Self.digits(gap.magnitude)) from the objective"
    lines.append("    together \(Self.digits(bound.value)), \(difference).")
    let tight = tight(bound.rows, point.rows) + tight(bound.columns, point.columns)
    if !tight.isEmpty {
      lines.append("  Only what lies at its bound is charged:")
      lines += tight.map { "    \($0)" }
    }
    return lines
  }

  /// Each charged row or column beside the bound at which it has to lie.
  private func tight(_ charges: [WrittenProof.Charge], _ lines: [WrittenProof.Line]) -> [String] {
    charges.compactMap { charge in
      guard let bound = charge.bound else { return nil }
      return
        "\(charge.name.printable()) is \(Self.digits(lines[charge.index].sum.value)), its bound \(Self.digits(bound))"
    }
  }

  private func lines(for contradiction: WrittenProof.Contradiction) -> [String] {
    var lines = ["  No point: the rows, each multiplied, add up to at least"]
    lines += charges(contradiction.rows, "row")
    lines.append("    together \(Self.digits(contradiction.demand)).")
    lines.append("  In that sum each column has the weight:")
    for weight in contradiction.weights { lines += sum(weight) }
    lines.append("  Within the columns' bounds it is at most")
    lines += charges(contradiction.columns, "column")
    return lines + [
      "    together \(Self.digits(contradiction.supply)), which is less by "
        + "\(Self.digits(contradiction.demand - contradiction.supply))."
    ]
  }

  private func lines(for direction: WrittenProof.Direction) -> [String] {
    var lines = ["  No best point: from any point one can go on for ever by"]
    var table = TextTable(sides: [.left, .right, .left])
    table.rows = direction.steps.map {
      [$0.sum.name, Self.digits($0.sum.value), "\(Self.place($0))"]
    }
    lines += table.lines(indentation: 4)
    if !direction.rows.isEmpty { lines.append("  It leaves no row, whose sums change by") }
    for row in direction.rows { lines += sum(row.sum, closing: "; may be \(Self.place(row))") }
    return lines + ["  Each step changes the objective by"] + sum(direction.objective, isNamed: false)
  }

  private func charges(_ charges: [WrittenProof.Charge], _ kind: String) -> [String] {
    charges.map { charge in
      let name = charge.name.printable()
      guard let bound = charge.bound else {
        return
          "    \(kind) \(name): \(Self.digits(charge.dual)), which is rounding: without a bound it counts as 0"
      }
      return "    \(kind) \(name): \(Self.factor(charge.dual)) × \(Self.factor(bound)) = "
        + Self.digits(charge.product)
    }
  }
}
