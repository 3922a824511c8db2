extension WrittenProof.Point {
  init(_ values: [Double], of program: LinearProgram, _ objective: LinearProgram.Objective) {
    columns = zip(program.columns, values).map { column, value in
      WrittenProof.Line(sum: WrittenProof.Sum(name: column.name, constant: value), bounds: column.bounds)
    }
    isWhole = program.columns.map { $0.domain != .continuous }
    rows = program.rows.map { row in
      WrittenProof.Line(
        sum: WrittenProof.Sum(name: row.name, products: program.products(row.terms, values)), bounds: row.bounds)
    }
    self.objective = program.sum(objective.expression, values)
  }
}

extension WrittenProof.DualBound {
  init(_ duals: Solution.Duals, of program: LinearProgram, _ objective: LinearProgram.Objective) {
    reducedCosts = program.weights(objective.expression.terms, multipliers: duals.rows.map { -$0 })
    constant = objective.expression.constant
    /// Minimising, what is positive belongs to the lower bound; maximising, to the upper one.
    func charge(_ index: Int, _ name: String, _ dual: Double, _ bounds: Bounds) -> WrittenProof.Charge? {
      guard dual != 0 else { return nil }
      let isLower = (dual > 0) == (objective.sense == .minimise)
      let bound = isLower ? bounds.lower : bounds.upper
      return WrittenProof.Charge(index: index, name: name, dual: dual, bound: bound.finite)
    }
    rows = program.rows.enumerated().compactMap { charge($0, $1.name, duals.rows[$0], $1.bounds) }
    columns = program.columns.enumerated().compactMap { [reducedCosts] in
      charge($0, $1.name, reducedCosts[$0].value, $1.bounds)
    }
  }
}

extension WrittenProof.Contradiction {
  init(_ multipliers: [Double], of program: LinearProgram) {
    rows = program.rows.enumerated().compactMap { index, row in
      let multiplier = multipliers[index]
      guard multiplier != 0 else { return nil }
      let bound = multiplier > 0 ? row.bounds.lower : row.bounds.upper
      return WrittenProof.Charge(index: index, name: row.name, dual: multiplier, bound: bound.finite)
    }
    weights = program.weights([], multipliers: multipliers)
    columns = program.columns.enumerated().compactMap { [weights] index, column in
      let weight = weights[index].value
      guard weight != 0 else { return nil }
      let bound = weight > 0 ? column.bounds.upper : column.bounds.lower
      return WrittenProof.Charge(index: index, name: column.name, dual: weight, bound: bound.finite)
    }
  }
}

extension WrittenProof.Direction {
  init(_ ray: [Double], of program: LinearProgram, _ objective: LinearProgram.Objective) {
    steps = zip(program.columns, ray).map { column, step in
      WrittenProof.Line(sum: WrittenProof.Sum(name: column.name, constant: step), bounds: column.bounds.endless)
    }
    rows = program.rows.map { row in
      WrittenProof.Line(
        sum: WrittenProof.Sum(name: row.name, products: program.products(row.terms, ray)), bounds: row.bounds.endless)
    }
    self.objective = program.sum(LinearExpression(objective.expression.terms), ray)
  }
}

extension LinearProgram {
  fileprivate func products(_ terms: [LinearExpression.Term], _ values: [Double]) -> [WrittenProof.Product] {
    terms.map { term in
      WrittenProof.Product(
        factor: term.coefficient, name: columns[term.column.index].name, value: values[term.column.index])
    }
  }

  fileprivate func sum(_ expression: LinearExpression, _ values: [Double]) -> WrittenProof.Sum {
    WrittenProof.Sum(
      name: "objective", constant: expression.constant, products: products(expression.terms, values))
  }

  /// Each column's cost, and the rows' coefficients in it times the rows' multipliers.
  fileprivate func weights(
    _ costs: [LinearExpression.Term], multipliers: [Double]
  ) -> [WrittenProof.Sum] {
    var sums = columns.map { WrittenProof.Sum(name: $0.name) }
    for term in costs { sums[term.column.index].constant = term.coefficient }
    for (row, multiplier) in zip(rows, multipliers) where multiplier != 0 {
      for term in row.terms {
        sums[term.column.index].products.append(
          WrittenProof.Product(factor: multiplier, name: row.name, value: term.coefficient))
      }
    }
    return sums
  }
}

extension Bounds {
  /// Where a direction's step may lie: 0, and beyond it on the sides without a bound.
  fileprivate var endless: Bounds {
    switch (lower.isFinite, upper.isFinite) {
    case (true, true): .zero
    case (true, false): .nonnegative
    case (false, true): .nonpositive
    case (false, false): .free
    }
  }
}

extension Double {
  /// The number, or nil for an infinite one.
  fileprivate var finite: Double? { isFinite ? self : nil }
}
