/// Why something cannot be part of a linear program.
public enum LinearProgramError: Error, Hashable, Sendable {
  /// Where in a program a number stands.
  public enum Place: Hashable, Sendable {
    /// The row of that name.
    case row(String)
    /// The objective.
    case objective
  }

  /// Two numbers that make no interval.
  case invalidBounds(lower: Double, upper: Double)
  /// A coefficient that is infinite or NaN.
  case nonFiniteCoefficient(Double, column: String, in: Place)
  /// A constant that is infinite or NaN.
  case nonFiniteConstant(Double, in: Place)
  /// A column that the program does not have.
  case unknownColumn(index: Int, count: Int, in: Place?)
  /// A row that the program does not have.
  case unknownRow(index: Int, count: Int)
  /// A row whose finite bound becomes infinite when the expression's constant is moved to it.
  case boundOverflow(row: String, bound: Double, constant: Double)
  /// A binary column that is allowed something below 0 or above 1.
  case binaryBounds(column: String, Bounds)
}

extension LinearProgramError: CustomStringConvertible {
  /// One sentence that names the row or the column.
  public var description: String {
    switch self {
    case .invalidBounds(let lower, let upper):
      "bounds from \(lower.shortest) to \(upper.shortest) are no interval"
    case .nonFiniteCoefficient(let value, let column, let place):
      "\(place): the coefficient of \"\(column)\" is \(value.shortest); a coefficient is finite"
    case .nonFiniteConstant(let value, let place):
      "\(place): the constant is \(value.shortest); a constant is finite"
    case .unknownColumn(let index, let count, let place?):
      "\(place): there is no column \(index); the program has \(count)"
    case .unknownColumn(let index, let count, nil):
      "there is no column \(index); the program has \(count)"
    case .unknownRow(let index, let count):
      "there is no row \(index); the program has \(count)"
    case .boundOverflow(let row, let bound, let constant):
      "row \"\(row)\": the bound \(bound.shortest) less the constant \(constant.shortest) is not finite"
    case .binaryBounds(let column, let bounds):
      "column \"\(column)\": a binary column lies within 0…1, not \(bounds)"
    }
  }
}

extension LinearProgramError.Place: CustomStringConvertible {
  /// `row "name"` or `objective`.
  public var description: String {
    switch self {
    case .row(let name): "row \"\(name)\""
    case .objective: "objective"
    }
  }
}
