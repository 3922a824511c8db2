import LinearProgramming
import Testing

struct LinearProgramTests {
  @Test func `an expression's constant is moved to the row's bounds`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let row = try program.require("r", LinearExpression(x, times: 2) + 10, in: Bounds(lower: 30, upper: .infinity))
    #expect(program[row].bounds == (try Bounds.atLeast(20)))
    #expect(program[row].terms == [LinearExpression.Term(column: x, coefficient: 2)])
    #expect(program[x].name == "x")
  }

  @Test func `columns and rows are named in the order they were added`() throws {
    var program = LinearProgram()
    let columns = try ["a", "b", "c"].map { try program.addColumn($0, in: .free) }
    let rows = try ["r", "s"].map { try program.require($0, LinearExpression(), in: .free) }
    #expect(columns.map(\.index) == [0, 1, 2])
    #expect(rows.map(\.index) == [0, 1])
    #expect(columns[0] < columns[1] && rows[0] < rows[1])
    #expect(!program.hasIntegers)
    try program.addColumn("z", in: .unit, domain: .binary)
    #expect(program.hasIntegers)
  }

  @Test func `bounds can be replaced`() throws {
    var program = LinearProgram()
    let (x, y) = (try program.addColumn("x", in: .free), try program.addColumn("y", in: .free))
    let (r, s) = (
      try program.require("r", [x: 1], in: .free), try program.require("s", [y: 1], in: .free)
    )
    try program.setBounds(.exactly(3), of: y)
    try program.setBounds(.exactly(4), of: r)
    #expect(program[x].bounds == .free && program[s].bounds == .free)
    #expect(program[y].bounds.lower == 3 && program[r].bounds.lower == 4)
  }

  @Test func `every mistake is one sentence that names its place`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .free)
    let stranger = LinearProgram.ColumnID(index: 7)
    func sentence(_ body: (inout LinearProgram) throws -> Void) -> String? {
      var copy = program
      return #expect(throws: LinearProgramError.self) { try body(&copy) }?.description
    }
    #expect(
      sentence { try $0.require("fits", LinearExpression(x, times: .infinity), in: .free) }
        == "row \"fits\": the coefficient of \"x\" is inf; a coefficient is finite")
    #expect(
      sentence { try $0.require("fits", LinearExpression(x) + .nan, in: .free) }
        == "row \"fits\": the constant is nan; a constant is finite")
    #expect(
      sentence { try $0.require("fits", LinearExpression(stranger), in: .free) }
        == "row \"fits\": there is no column 7; the program has 1")
    #expect(
      sentence { try $0.require("fits", LinearExpression(-1e308), in: .atMost(1.7e308)) }
        == "row \"fits\": the bound 1.7e+308 less the constant -1e+308 is not finite")
    #expect(
      sentence { try $0.setBounds(.free, of: stranger) } == "there is no column 7; the program has 1")
    #expect(
      sentence { try $0.setBounds(.free, of: LinearProgram.RowID(index: 2)) }
        == "there is no row 2; the program has 0")
    #expect(
      sentence { try $0.addColumn("z", in: .nonnegative, domain: .binary) }
        == "column \"z\": a binary column lies within 0…1, not at least 0")
    #expect(
      sentence { try $0.check(.minimise([stranger: 1])) }
        == "objective: there is no column 7; the program has 1")
    #expect(
      sentence { try $0.check(.minimise(LinearExpression(x, times: .nan))) }
        == "objective: the coefficient of \"x\" is nan; a coefficient is finite")
  }

  @Test func `a refused column or row leaves the program as it was`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .unit, domain: .binary)
    let before = program
    _ = try? program.require("r", LinearExpression(x, times: .nan), in: .free)
    _ = try? program.addColumn("z", in: .free, domain: .binary)
    _ = try? program.setBounds(.free, of: x)
    #expect(program == before)
  }

  @Test func `failures are one sentence with the solver's own code`() {
    #expect(
      SolverFailure.failed(.singularBasis, code: "GLP_ESING").description
        == "the solver gave no answer: the basis is singular (GLP_ESING)")
    #expect(
      SolverFailure.unsuitableNumber(1e300, place: "row \"r\", column \"x\"").description
        == "row \"r\", column \"x\": 1e+300 is beyond what the solver can work with")
    #expect(
      SolverFailure.inaccurate([.rowOutOfBounds(row: "r", amount: 0.5, limit: 0.25)]).description
        == "the solver's answer is not accurate enough: row \"r\" is out of its bounds by 0.5; 0.25 is allowed")
    let sentences = SolverFailure.Reason.allCases.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
  }

  /// 13 ⅔ and 62 ⅔ times 3 are 41 and 188; tenths and quarters together take 20. What is whole already stays, and so does a
  /// row with a number that no factor up to 60 makes whole.
  @Test func `rows are multiplied by what makes their numbers whole`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .atMost(0.5))
    let y = try program.addColumn("y", in: .unit, domain: .binary)
    try program.require("thirds", [x: -41.0 / 3, y: 188.0 / 3], in: .atMost(188.0 / 3))
    try program.require("mixed", [x: 0.1, y: -0.25], in: Bounds(lower: -0.5, upper: 0.3))
    try program.require("whole", [x: 2, y: 4], in: .atLeast(6))
    try program.require("irrational", [x: Double.pi, y: 0.5], in: .exactly(1))
    try program.require("dust", [x: 1e-13, y: 0.5], in: .exactly(1))
    let whole = try program.inWholeNumbers()
    #expect(whole.columns == program.columns)
    #expect(whole.rows.map(\.name) == program.rows.map(\.name))
    #expect(whole.rows[0].terms.map(\.coefficient) == [-41, 188])
    #expect(whole.rows[0].bounds == (try Bounds.atMost(188)))
    #expect(whole.rows[1].terms.map(\.coefficient) == [2, -5])
    #expect(whole.rows[1].bounds == (try Bounds(lower: -10, upper: 6)))
    #expect(Array(whole.rows[2...]) == Array(program.rows[2...]))
  }

  @Test func `bounds are loosened by a fraction of their magnitude, but not those of integers`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: .unit, domain: .binary)
    try program.require("row", [x: 1, y: 1], in: Bounds(lower: -8, upper: 0.5))
    let loose = try program.loosened(by: 0.25)
    #expect(loose.columns.map(\.bounds) == [try Bounds.atLeast(-0.25), .unit])
    #expect(loose.rows[0].bounds == (try Bounds(lower: -10, upper: 0.75)))
  }
}
