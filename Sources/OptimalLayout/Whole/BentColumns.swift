internal import LinearProgramming

/// The columns of a program of the whole tree on which stated constraints can have any effect: those in their rows, and
/// those that rows join with them.
///
/// A stack with none of them divides its length as it would by itself.
struct BentColumns {
  private var isBent: [Bool]

  /// Finds the columns joined with the rows and columns of a program from some on.
  ///
  /// - Complexity: linear in the numbers of rows and their terms.
  init(in program: LinearProgram, fromRow firstRow: Int, column firstColumn: Int) {
    isBent = program.columns.indices.map { $0 >= firstColumn }
    var rowsOfColumn = Array(repeating: [Int](), count: program.columns.count)
    for (row, sum) in program.rows.enumerated() {
      for term in sum.terms where term.coefficient != 0 { rowsOfColumn[term.column.index].append(row) }
    }
    var waiting = Array(firstRow..<max(firstRow, program.rows.count))
    waiting += isBent.indices.filter { isBent[$0] }.flatMap { rowsOfColumn[$0] }
    var seen = Set(waiting)
    while let row = waiting.popLast() {
      for term in program.rows[row].terms where term.coefficient != 0 && !isBent[term.column.index] {
        isBent[term.column.index] = true
        for next in rowsOfColumn[term.column.index] where seen.insert(next).inserted { waiting.append(next) }
      }
    }
  }

  /// Whether one of the columns of a sum is among them.
  func contain(_ sum: LinearExpression) -> Bool { sum.terms.contains { isBent[$0.column.index] } }
}
