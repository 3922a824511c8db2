extension LinearProgram {
  /// The program and an objective as one line of JSON.
  ///
  ///     {"sense":"minimise","objective":{"constant":0,"terms":[[0,1]]},
  ///      "columns":[{"name":"red","lower":200,"upper":250,"domain":"continuous"}],
  ///      "rows":[{"name":"stack: fits","lower":"-infinity","upper":300,"terms":[[0,1]]}]}
  ///
  /// A term is a column's position, from 0, and its coefficient. Names are as given. Infinite bounds are the strings
  /// `"infinity"` and `"-infinity"`; all other numbers read back as the same doubles.
  ///
  /// - Throws: `LinearProgramError` for an objective that is not this program's.
  /// - Complexity: linear in the length of the text.
  public func json(_ objective: Objective) throws(LinearProgramError) -> String {
    try check(objective)
    let expression = objective.expression
    return "{\"sense\":\"\(objective.sense == .minimise ? "minimise" : "maximise")\","
      + "\"objective\":{\"constant\":\(Self.json(expression.constant)),\"terms\":\(Self.json(expression.terms))},"
      + "\"columns\":[\(columns.map(Self.json).joined(separator: ","))],"
      + "\"rows\":[\(rows.map(Self.json).joined(separator: ","))]}"
  }

  private static func json(_ column: Column) -> String {
    "{\"name\":\(json(column.name)),\"lower\":\(json(column.bounds.lower)),\"upper\":\(json(column.bounds.upper)),"
      + "\"domain\":\"\(column.domain)\"}"
  }

  private static func json(_ row: Row) -> String {
    "{\"name\":\(json(row.name)),\"lower\":\(json(row.bounds.lower)),\"upper\":\(json(row.bounds.upper)),"
      + "\"terms\":\(json(row.terms))}"
  }

  private static func json(_ terms: [LinearExpression.Term]) -> String {
    "[" + terms.map { "[\($0.column.index),\(json($0.coefficient))]" }.joined(separator: ",") + "]"
  }

  private static func json(_ number: Double) -> String {
    number.isFinite ? number.shortest : number > 0 ? "\"infinity\"" : "\"-infinity\""
  }

  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
