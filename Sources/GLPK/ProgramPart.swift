import LinearProgramming

/// Some columns and rows of a program, in its order.
struct ProgramPart: Equatable {
  var columns: [Int] = []
  var rows: [Int] = []

  /// A program of these alone, with the other columns at some values.
  struct Restriction {
    private(set) var program = LinearProgram()
    private var own: [Int: LinearProgram.ColumnID] = [:]
    private let values: [Double]

    init(of part: ProgramPart, in whole: LinearProgram, at values: [Double]) throws(LinearProgramError) {
      self.values = values
      for index in part.columns {
        let column = whole.columns[index]
        own[index] = try program.addColumn(column.name, in: column.bounds, domain: column.domain)
      }
      for row in part.rows.map({ whole.rows[$0] }) {
        _ = try program.require(row.name, restricted(LinearExpression(row.terms)), in: row.bounds)
      }
    }

    /// What is left of an expression where the other columns are at their values.
    func restricted(_ expression: LinearExpression) -> LinearExpression {
      var (kept, sum): ([LinearExpression.Term], Double) = ([], expression.constant)
      for term in expression.terms {
        if let column = own[term.column.index] {
          kept.append(LinearExpression.Term(column: column, coefficient: term.coefficient))
        } else {
          sum += term.coefficient * values[term.column.index]
        }
      }
      return LinearExpression(kept, plus: sum)
    }

    /// The column of this program that is one of the whole; nil for what is no part of it.
    subscript(_ column: LinearProgram.ColumnID) -> LinearProgram.ColumnID? { own[column.index] }
  }
}
