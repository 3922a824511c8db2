/// Columns with bounds and rows that tie them together: the set of points an objective is optimised over.
///
/// A program holds only what every solver can take: coefficients are finite, a row names a column at most once, and
/// bounds are in order. All of that is checked where a column or row is added.
///
///     var program = LinearProgram()
///     let red = try program.addColumn("red", in: Bounds(lower: 200, upper: 250))
///     let blue = try program.addColumn("blue", in: Bounds(lower: 0, upper: 60))
///     try program.require("stack: fits", [red: 1, blue: 1], in: .atMost(300))
public struct LinearProgram: Hashable, Sendable {
  /// Names a column of a program by its position.
  public struct ColumnID: Hashable, Sendable, Comparable {
    /// The column's position, from 0.
    public let index: Int

    /// Names the column at `index`, from 0.
    public init(index: Int) { self.index = index }

    /// Whether the left column was added before the right one.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  }

  /// Names a row of a program by its position.
  public struct RowID: Hashable, Sendable, Comparable {
    /// The row's position, from 0.
    public let index: Int

    /// Names the row at `index`, from 0.
    public init(index: Int) { self.index = index }

    /// Whether the left row was added before the right one.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  }

  /// Which numbers a column may take within its bounds.
  public enum Domain: Hashable, Sendable {
    /// Every number.
    case continuous
    /// Whole numbers.
    case integer
    /// 0 or 1.
    case binary
  }

  /// One unknown.
  public struct Column: Hashable, Sendable {
    /// Names the column by its position in the program.
    public typealias ID = ColumnID
    /// What the column is called in messages and files; need not be unique.
    public var name: String
    /// Where its value must lie.
    public var bounds: Bounds
    /// Which numbers it may take.
    public var domain: Domain

    package init(name: String, bounds: Bounds, domain: Domain) {
      self.name = name
      self.bounds = bounds
      self.domain = domain
    }
  }

  /// One relation between columns: the sum of the terms lies within the bounds.
  public struct Row: Hashable, Sendable {
    /// Names the row by its position in the program.
    public typealias ID = RowID
    /// What the row is called in messages and files; need not be unique.
    public var name: String
    /// One term per column, sorted by column; no coefficient is zero. May be empty: the sum is then 0.
    public var terms: [LinearExpression.Term]
    /// Where the sum must lie.
    public var bounds: Bounds

    package init(name: String, terms: [LinearExpression.Term], bounds: Bounds) {
      self.name = name
      self.terms = terms
      self.bounds = bounds
    }
  }

  /// What to make small or large.
  public struct Objective: Hashable, Sendable {
    /// Which way is better.
    public enum Sense: Hashable, Sendable {
      /// Less is better.
      case minimise
      /// More is better.
      case maximise
    }

    /// Which way is better.
    public var sense: Sense
    /// What is optimised, its constant included.
    public var expression: LinearExpression

    /// Makes the goal of the least or greatest `expression`.
    public init(sense: Sense, expression: LinearExpression) {
      self.sense = sense
      self.expression = expression
    }

    /// The goal of the least `expression`.
    public static func minimise(_ expression: LinearExpression) -> Self {
      Self(sense: .minimise, expression: expression)
    }

    /// The goal of the greatest `expression`.
    public static func maximise(_ expression: LinearExpression) -> Self {
      Self(sense: .maximise, expression: expression)
    }
  }

  /// The unknowns, in the order in which they were added.
  public private(set) var columns: [Column] = []
  /// The relations, in the order in which they were added.
  public private(set) var rows: [Row] = []

  /// Makes a program without columns and rows: its only point is the empty one.
  public init() {}
}

extension LinearProgram {
  /// The column that `id` names.
  ///
  /// - Precondition: the program has that column.
  public subscript(id: ColumnID) -> Column { columns[id.index] }

  /// The row that `id` names.
  ///
  /// - Precondition: the program has that row.
  public subscript(id: RowID) -> Row { rows[id.index] }

  /// Whether a column is limited to whole numbers and not fixed at one: a program whose integers are all fixed is a
  /// linear program.
  public var hasIntegers: Bool { columns.contains { $0.domain != .continuous && !$0.isFixedWhole } }

  /// Adds a column and answers its name within the program.
  ///
  /// - Throws: `LinearProgramError.binaryBounds` for a binary column that may be below 0 or above 1.
  @discardableResult
  public mutating func addColumn(
    _ name: String, in bounds: Bounds, domain: Domain = .continuous
  ) throws(LinearProgramError) -> ColumnID {
    let column = Column(name: name, bounds: bounds, domain: domain)
    try Self.checkBounds(of: column)
    columns.append(column)
    return ColumnID(index: columns.count - 1)
  }

  /// Adds the row "`expression` lies within `bounds`"; the expression's constant is moved to the bounds.
  ///
  /// - Throws: a `LinearProgramError` naming the row if a coefficient or the constant is not finite, a column is
  ///   unknown, or a finite bound overflows when the constant is taken off it.
  @discardableResult
  public mutating func require(
    _ name: String, _ expression: LinearExpression, in bounds: Bounds
  ) throws(LinearProgramError) -> RowID {
    try check(expression, in: .row(name))
    rows.append(
      Row(name: name, terms: expression.terms, bounds: try bounds.shifted(by: -expression.constant, row: name)))
    return RowID(index: rows.count - 1)
  }

  /// Replaces the bounds of a column.
  ///
  /// - Throws: `LinearProgramError.unknownColumn`, or `.binaryBounds` for a binary column outside 0…1.
  public mutating func setBounds(_ bounds: Bounds, of id: ColumnID) throws(LinearProgramError) {
    guard columns.indices.contains(id.index) else {
      throw .unknownColumn(index: id.index, count: columns.count, in: nil)
    }
    var column = columns[id.index]
    column.bounds = bounds
    try Self.checkBounds(of: column)
    columns[id.index].bounds = bounds
  }

  /// Replaces the bounds of a row; they bound the sum of its terms, without the constant it was stated with.
  ///
  /// - Throws: `LinearProgramError.unknownRow`.
  public mutating func setBounds(_ bounds: Bounds, of id: RowID) throws(LinearProgramError) {
    guard rows.indices.contains(id.index) else { throw .unknownRow(index: id.index, count: rows.count) }
    rows[id.index].bounds = bounds
  }

  /// Checks that `objective` speaks of this program's columns in finite numbers.
  ///
  /// - Throws: a `LinearProgramError` naming the objective.
  public func check(_ objective: Objective) throws(LinearProgramError) {
    try check(objective.expression, in: .objective)
  }

  /// Checks that a row's expression speaks of this program's columns in finite numbers.
  ///
  /// - Throws: a `LinearProgramError` naming the row.
  package func check(_ expression: LinearExpression, ofRow name: String) throws(LinearProgramError) {
    try check(expression, in: .row(name))
  }

  private func check(_ expression: LinearExpression, in place: LinearProgramError.Place) throws(LinearProgramError) {
    guard expression.constant.isFinite else { throw .nonFiniteConstant(expression.constant, in: place) }
    for term in expression.terms {
      guard columns.indices.contains(term.column.index) else {
        throw .unknownColumn(index: term.column.index, count: columns.count, in: place)
      }
      guard term.coefficient.isFinite else {
        throw .nonFiniteCoefficient(term.coefficient, column: columns[term.column.index].name, in: place)
      }
    }
  }

  private static func checkBounds(of column: Column) throws(LinearProgramError) {
    guard column.domain != .binary || (column.bounds.lower >= 0 && column.bounds.upper <= 1) else {
      throw .binaryBounds(column: column.name, column.bounds)
    }
  }
}

extension Bounds {
  fileprivate func shifted(by offset: Double, row: String) throws(LinearProgramError) -> Bounds {
    if offset == 0 { return self }
    for bound in [lower, upper] where bound.isFinite && !(bound + offset).isFinite {
      throw .boundOverflow(row: row, bound: bound, constant: -offset)
    }
    return try Bounds(lower: lower + offset, upper: upper + offset)
  }
}

extension LinearProgram {
  /// The program with each column replaced; the rows stay as they are.
  package func mapColumns(_ transform: (Column) -> Column) -> LinearProgram {
    var mapped = self
    mapped.columns = columns.map(transform)
    return mapped
  }

  /// The program without whole numbers: its columns may have any value within their bounds.
  package var relaxed: LinearProgram {
    mapColumns { Column(name: $0.name, bounds: $0.bounds, domain: .continuous) }
  }

  /// The program with each row replaced by one of the same or other terms; the columns stay as they are.
  package func mapRows(_ transform: (Row) -> Row) -> LinearProgram {
    var mapped = self
    mapped.rows = rows.map(transform)
    return mapped
  }

  /// The program with some rows limiting nothing.
  package func freeing(_ freed: some Sequence<RowID>) -> LinearProgram {
    var mapped = self
    for row in freed { mapped.rows[row.index].bounds = .free }
    return mapped
  }

  /// Removes every row.
  package mutating func removeRows() { rows.removeAll() }
}
