internal import LinearProgramming

/// The least and the greatest values that columns had at points of one program that all keep the same rows.
struct SeenValues {
  private var least: [Double] = []
  private var greatest: [Double] = []
  /// The lengths that are known to have one value at all of them.
  var closed = ClosedLengths()
  /// How far the rows that are kept may let a value move, in points, which is no choice.
  private let looseness: Double
  /// How much of the program is left to be looked at for the lengths that may be open, in rows and columns.
  private var effort: Int
  /// Enough for all lengths of some hundreds of views; those of thousands would take hours.
  static let usualEffort = 20_000_000

  init(looseness: Double, effort: Int = Self.usualEffort) {
    self.looseness = looseness
    self.effort = effort
  }

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
    var asked = lengths
    var near: [LinearProgram.ColumnID] = []
    if program.isLarge {
      let all = columns.indices.filter { columns[$0].domain == .continuous && !columns[$0].bounds.isFixed }
      let rest = all.filter { isOpen(from: columns[$0].bounds.lower, to: columns[$0].bounds.upper) }
      asked = rest.map(LinearProgram.ColumnID.init(index:))
      near = Set(all).subtracting(rest).sorted().map(LinearProgram.ColumnID.init(index:))
      // Bounds so near to each other need no question.
      try program.hold(near)
    }
    closed = try ClosedLengths(
      among: asked, of: program.program, looseness: looseness, solver: solver, limits: program.limits)
    if program.isLarge { try program.hold(closed.columns.sorted { $0.index < $1.index }) }
    closed.formUnion(near)
  }

  /// Whether one more length may be asked for: each looks at all of a program, a search several times.
  mutating func spend(on program: StagedProgram) -> Bool {
    let size = program.program.rows.count + program.program.columns.count
    effort -= program.hasIntegers ? 4 * size : size
    return effort >= 0
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
    isOpen(from: least(of: column), to: greatest(of: column))
  }

  /// Whether two values are further apart than by a rounding, or by what the rows let both ends move.
  func isOpen(from least: Double, to greatest: Double) -> Bool {
    greatest - least > max(1e-6 * max(1, greatest.magnitude), 2 * looseness)
  }
}
