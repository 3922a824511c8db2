internal import LinearProgramming

/// The program of a block by itself.
struct BlockProgram {
  /// The columns of the whole program, in its order.
  let columns: [LinearProgram.ColumnID]
  /// What makes two blocks the same but for their place: all that their curves depend on.
  let shape: Shape
  /// How many integers are open.
  var choices: Int { shape.program.columns.count { $0.domain != .continuous && !$0.bounds.isFixed } }

  /// A program with a length and what is to be the least at each length.
  struct Shape: Hashable {
    var program = LinearProgram()
    /// The stack's length of the block.
    var length = LinearProgram.ColumnID(index: 0)
    /// The intervals in which the length may lie.
    var intervals: [LengthSet.Interval] = []
    var cost = LinearExpression()
  }

  /// The part of a program that some columns are; nil where a bound is none.
  init?(_ whole: ProgramBlocks.Part, _ own: [Int], _ rows: [Int], _ child: ProgramBlocks.Child) {
    columns = own.map { LinearProgram.ColumnID(index: $0) }
    var shape = Shape()
    var places: [Int: LinearProgram.ColumnID] = [:]
    func restricted(_ terms: [LinearExpression.Term]) -> LinearExpression {
      LinearExpression(
        terms.compactMap { term in
          places[term.column.index].map { LinearExpression.Term(column: $0, coefficient: term.coefficient) }
        })
    }
    do {
      for (place, column) in own.enumerated() {
        places[column] = try shape.program.addColumn(
          "\(place)", in: try whole.bounds(of: column), domain: whole.program.columns[column].domain)
      }
      for (place, row) in rows.map({ whole.program.rows[$0] }).enumerated() {
        let others = whole.span(of: row.terms.filter { places[$0.column.index] == nil })
        guard others.lower.isFinite, others.upper.isFinite else { continue }
        let bounds = try Bounds(lower: row.bounds.lower - others.upper, upper: row.bounds.upper - others.lower)
        try shape.program.require("\(place)", restricted(row.terms), in: bounds)
      }
    } catch {
      return nil
    }
    guard let length = places[child.length.index] else { return nil }
    shape.length = length
    shape.cost = restricted(whole.cost.terms)
    let bounds = shape.program[length].bounds
    let intervals = child.intervals.map {
      LengthSet.Interval(lower: max($0.lower, bounds.lower), upper: min($0.upper, bounds.upper))
    }
    shape.intervals = intervals.filter { $0.lower <= $0.upper }
    if child.intervals.isEmpty { shape.intervals = [LengthSet.Interval(lower: bounds.lower, upper: bounds.upper)] }
    guard !shape.intervals.isEmpty, shape.intervals.allSatisfy({ $0.lower.isFinite && $0.upper.isFinite }) else {
      return nil
    }
    self.shape = shape
  }
}
