internal import LinearProgramming

/// The least and the greatest values that columns had at points of one program that all keep the same rows.
struct SeenValues {
  private var least: [Double] = []
  private var greatest: [Double] = []
  /// The lengths that are known to have one value at all of them.
  var closed = ClosedLengths()

  /// Takes in a point.
  mutating func take(_ solution: Solution) {
    let missing = solution.values.count - least.count
    if missing > 0 {
      least += Array(repeating: .infinity, count: missing)
      greatest += Array(repeating: -.infinity, count: missing)
    }
    for (column, value) in solution.values.enumerated() {
      least[column] = min(least[column], value)
      greatest[column] = max(greatest[column], value)
    }
  }

  /// Finds lengths that have one value at all points of a program; a large one holds them there, and all else that has.
  mutating func takeClosed(
    among lengths: [LinearProgram.ColumnID], of program: inout StagedProgram, solver: any LinearSolver
  ) throws {
    let columns = program.program.columns
    let open = columns.indices.filter { columns[$0].domain == .continuous && !columns[$0].bounds.isFixed }
    closed = try ClosedLengths(
      among: program.isLarge ? open.map(LinearProgram.ColumnID.init(index:)) : lengths, of: program.program,
      solver: solver, limits: program.limits)
    if program.isLarge { try program.hold(closed.columns.sorted { $0.index < $1.index }) }
  }

  /// The least value that a column had; infinite where it had none.
  func least(of column: LinearProgram.ColumnID) -> Double {
    least.indices.contains(column.index) ? least[column.index] : .infinity
  }

  /// The greatest value that a column had; −∞ where it had none.
  func greatest(of column: LinearProgram.ColumnID) -> Double {
    greatest.indices.contains(column.index) ? greatest[column.index] : -.infinity
  }

  /// Whether a column had values that are more than a rounding apart.
  func isOpen(_ column: LinearProgram.ColumnID) -> Bool {
    Self.isOpen(from: least(of: column), to: greatest(of: column))
  }

  /// Whether two values are more than a rounding apart.
  static func isOpen(from least: Double, to greatest: Double) -> Bool {
    greatest - least > 1e-6 * max(1, greatest.magnitude)
  }
}
