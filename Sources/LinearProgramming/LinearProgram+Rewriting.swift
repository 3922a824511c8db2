extension LinearProgram {
  /// The program with every row multiplied by the least whole number up to 60 that makes its numbers whole, where there is one.
  ///
  /// The rows mean the same and say it without rounding, as 3 x ≤ 41 does for x ≤ 13.666666666666666: solvers that derive
  /// rows of their own lose the last digits of thirds, and then points.
  ///
  /// - Throws: nothing for a program that was built row by row.
  /// - Complexity: O(*n*) for *n* numbers.
  public func inWholeNumbers() throws(LinearProgramError) -> LinearProgram {
    var program = LinearProgram()
    for column in columns { _ = try program.addColumn(column.name, in: column.bounds, domain: column.domain) }
    for row in rows {
      let factor = row.factorToWholeNumbers
      func whole(_ number: Double) -> Double {
        factor.map { number.isFinite ? (number * $0).rounded() : number } ?? number
      }
      let terms = row.terms.map { LinearExpression.Term(column: $0.column, coefficient: whole($0.coefficient)) }
      _ = try program.require(
        row.name, LinearExpression(terms),
        in: Bounds(lower: whole(row.bounds.lower), upper: whole(row.bounds.upper)))
    }
    return program
  }
}

extension LinearProgram {
  /// The program with the bounds of all rows and continuous columns further out by a fraction of their magnitude, or of 1 where
  /// that is more.
  ///
  /// - Throws: nothing for a program that was built row by row.
  package func loosened(by fraction: Double) throws(LinearProgramError) -> LinearProgram {
    var program = self
    for (index, column) in columns.enumerated() where column.domain == .continuous {
      try program.setBounds(column.bounds.loosened(by: fraction), of: ColumnID(index: index))
    }
    for (index, row) in rows.enumerated() {
      try program.setBounds(row.bounds.loosened(by: fraction), of: RowID(index: index))
    }
    return program
  }
}

extension LinearProgram.Row {
  /// The least whole number up to 60 that makes all numbers of the row whole, and none of them 0; nil where there is none.
  fileprivate var factorToWholeNumbers: Double? {
    let numbers = (terms.map(\.coefficient) + [bounds.lower, bounds.upper]).filter { $0.isFinite && $0 != 0 }
    return (1...60).lazy.map(Double.init).first { factor in
      numbers.allSatisfy { number in
        let (product, whole) = (number * factor, (number * factor).rounded())
        return whole != 0 && abs(whole) <= 0x1p53 && abs(product - whole) <= 1e-11 * max(1, abs(whole))
      }
    }
  }
}
