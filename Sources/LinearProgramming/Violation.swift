extension Certificate {
  /// One way in which a certificate does not hold.
  ///
  /// `amount` is how far something is off, `limit` what would have been let pass, both in the unit of the row, column
  /// or objective concerned.
  public enum Violation: Hashable, Sendable {
    /// The objective is not one of the program's.
    case foreignObjective(LinearProgramError)
    /// A list has the wrong length.
    case wrongCount(of: String, count: Int, expected: Int)
    /// A number is infinite or NaN.
    case notFinite(of: String, value: Double)
    /// A value lies outside its column's bounds.
    case columnOutOfBounds(column: String, amount: Double, limit: Double)
    /// The terms of a row add up to something outside its bounds.
    case rowOutOfBounds(row: String, amount: Double, limit: Double)
    /// A stated activity is not what the terms add up to.
    case wrongActivity(row: String, amount: Double, limit: Double)
    /// The stated objective is not its value at the point.
    case wrongObjective(amount: Double, limit: Double)
    /// An integer column has a fractional value.
    case fractional(column: String, amount: Double, limit: Double)
    /// The duals are missing, or stated for a program that has none.
    case wrongKindOfProof(hasDuals: Bool)
    /// A dual is charged to a bound that the row does not have.
    case dualWithoutBound(row: String, amount: Double, limit: Double)
    /// A stated reduced cost is not what objective and duals give.
    case wrongReducedCost(column: String, amount: Double, limit: Double)
    /// A reduced cost says that the column should move where it has no bound.
    case reducedCostWithoutBound(column: String, amount: Double, limit: Double)
    /// A row has a dual though it does not lie at the bound that earns it.
    case rowNotTight(row: String, amount: Double, limit: Double)
    /// A column has a reduced cost though it does not lie at the bound that earns it.
    case columnNotTight(column: String, amount: Double, limit: Double)
    /// The objective of the point and that of the duals differ.
    case objectivesDiffer(amount: Double, limit: Double)
    /// The stated bound leaves room for something better, or lies on the wrong side.
    case boundNotReached(amount: Double, limit: Double)
    /// A multiplier is charged to a bound that the row does not have.
    case multiplierWithoutBound(row: String, amount: Double, limit: Double)
    /// The multiplied rows can be met by moving a column that has no bound.
    case columnEscapes(column: String, amount: Double, limit: Double)
    /// What the multiplied rows demand is not more than the columns can give.
    case doesNotSeparate(amount: Double, limit: Double)
    /// The ray leaves a row.
    case rayLeavesRow(row: String, amount: Double, limit: Double)
    /// The ray leaves a column's bounds.
    case rayLeavesColumn(column: String, amount: Double, limit: Double)
    /// Following the ray does not improve the objective.
    case rayDoesNotImprove(amount: Double, limit: Double)
    /// A search is said to be exhausted where there is nothing to search.
    case nothingToSearch
  }
}

extension Certificate.Violation: CustomStringConvertible {
  /// The violation in one sentence that names the row or column.
  public var description: String {
    switch self {
    case .foreignObjective(let error):
      error.description
    case .wrongCount(let list, let count, let expected):
      "\(list): \(count) numbers where \(expected) belong"
    case .notFinite(let place, let value):
      "\(place) is \(value.shortest)"
    case .wrongKindOfProof(let hasDuals):
      hasDuals ? "duals are stated for a program with integers" : "the duals are missing"
    case .nothingToSearch:
      "a search is said to be exhausted, but the program has no integers"
    case .columnOutOfBounds(let column, let amount, let limit):
      "column \"\(column)\" is out of its bounds by \(amount.shortest)\(Self.tail(limit))"
    case .rowOutOfBounds(let row, let amount, let limit):
      "row \"\(row)\" is out of its bounds by \(amount.shortest)\(Self.tail(limit))"
    case .wrongActivity(let row, let amount, let limit):
      "row \"\(row)\": the stated activity is off by \(amount.shortest)\(Self.tail(limit))"
    case .wrongObjective(let amount, let limit):
      "the stated objective is off by \(amount.shortest)\(Self.tail(limit))"
    case .fractional(let column, let amount, let limit):
      "column \"\(column)\" is \(amount.shortest) from a whole number\(Self.tail(limit))"
    case .dualWithoutBound(let row, let amount, let limit):
      "row \"\(row)\" has a dual of \(amount.shortest) for a bound it does not have\(Self.tail(limit))"
    case .wrongReducedCost(let column, let amount, let limit):
      "column \"\(column)\": the stated reduced cost is off by \(amount.shortest)\(Self.tail(limit))"
    case .reducedCostWithoutBound(let column, let amount, let limit):
      "column \"\(column)\" has a reduced cost of \(amount.shortest) for a bound it does not have\(Self.tail(limit))"
    case .rowNotTight(let row, let amount, let limit):
      "row \"\(row)\" has a dual but is \(amount.shortest) from its bound\(Self.tail(limit))"
    case .columnNotTight(let column, let amount, let limit):
      "column \"\(column)\" has a reduced cost but is \(amount.shortest) from its bound\(Self.tail(limit))"
    case .objectivesDiffer(let amount, let limit):
      "the objectives of point and duals differ by \(amount.shortest)\(Self.tail(limit))"
    case .boundNotReached(let amount, let limit):
      "the objective is \(amount.shortest) from its bound\(Self.tail(limit))"
    case .multiplierWithoutBound(let row, let amount, let limit):
      "row \"\(row)\" has a multiplier of \(amount.shortest) for a bound it does not have\(Self.tail(limit))"
    case .columnEscapes(let column, let amount, let limit):
      "column \"\(column)\" has no bound but a weight of \(amount.shortest) in the multiplied rows\(Self.tail(limit))"
    case .doesNotSeparate(let amount, let limit):
      "the multiplied rows demand \(amount.shortest) more than the columns give\(Self.tail(limit, more: true))"
    case .rayLeavesRow(let row, let amount, let limit):
      "the ray leaves row \"\(row)\" by \(amount.shortest)\(Self.tail(limit))"
    case .rayLeavesColumn(let column, let amount, let limit):
      "the ray leaves column \"\(column)\" by \(amount.shortest)\(Self.tail(limit))"
    case .rayDoesNotImprove(let amount, let limit):
      "the ray improves the objective by \(amount.shortest)\(Self.tail(limit, more: true))"
    }
  }

  private static func tail(_ limit: Double, more: Bool = false) -> String {
    more ? "; more than \(limit.shortest) is needed" : "; \(limit.shortest) is allowed"
  }
}
