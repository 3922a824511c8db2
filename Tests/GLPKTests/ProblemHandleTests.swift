import LinearProgramming
import Testing

@testable import GLPK

/// One test per wrapped call, on data without symmetry: two rows, three columns.
struct ProblemHandleTests {
  /// Minimise −2x − 3y − z: "a" x + 2y + 4z ≤ 40 and at least 4, "b" 3x + y ≤ 30; x in 0…7, y ≥ 1, z = 2.
  private func fill(_ handle: borrowing ProblemHandle) {
    handle.addColumns(3)
    handle.addRows(2)
    handle.setColumnBounds(0, lower: 0, upper: 7)
    handle.setColumnBounds(1, lower: 1, upper: .infinity)
    handle.setColumnBounds(2, lower: 2, upper: 2)
    handle.setRowBounds(0, lower: 4, upper: 40)
    handle.setRowBounds(1, lower: -.infinity, upper: 30)
    handle.setRow(0, columns: [0, 1, 2], coefficients: [1, 2, 4])
    handle.setRow(1, columns: [1, 0], coefficients: [1, 3])
    for (column, cost) in [-2.0, -3, -1].enumerated() { handle.setCost(column, cost) }
  }

  private func values(_ handle: borrowing ProblemHandle) -> [Double] {
    [handle.value(column: 0), handle.value(column: 1), handle.value(column: 2)]
  }

  private func near(_ found: [Double], _ expected: [Double]) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  // At the optimum both rows are full: x + 2y = 32 and 3x + y = 30 give x = 5.6, y = 13.2.
  @Test(arguments: [ProblemHandle.Method.primal, .dualThenPrimal])
  func `the simplex method finds the vertex, its activities and its duals`(_ method: ProblemHandle.Method) {
    let handle = ProblemHandle()
    fill(handle)
    #expect(handle.simplex(method, tolerance: 1e-7, seconds: 10, iterations: 100) == 0)
    #expect(handle.status == .optimal)
    #expect(handle.primalStatus == .feasible)
    #expect(handle.dualStatus == .feasible)
    #expect(near(values(handle), [5.6, 13.2, 2]))
    #expect(near([handle.activity(row: 0), handle.activity(row: 1)], [40, 30]))
    #expect(near([handle.objective], [-2 * 5.6 - 3 * 13.2 - 2]))
    // a + 3b = −2 and 2a + b = −3.
    #expect(near([handle.dual(row: 0), handle.dual(row: 1)], [-1.4, -0.2]))
    #expect(
      near([handle.reducedCost(column: 0), handle.reducedCost(column: 1), handle.reducedCost(column: 2)], [0, 0, 4.6]))
  }

  @Test func `rational arithmetic finds the same vertex and its basis can be evaluated again`() {
    let handle = ProblemHandle()
    fill(handle)
    #expect(handle.exact(seconds: 10, iterations: 100) == 0)
    #expect(near(values(handle), [5.6, 13.2, 2]))
    #expect(handle.evaluateBasis() == 0)
    #expect(handle.status == .optimal)
    #expect(near(values(handle), [5.6, 13.2, 2]))
  }

  @Test func `scaling and a fresh basis change the way, not the answer`() {
    let handle = ProblemHandle()
    fill(handle)
    handle.scale()
    #expect(handle.simplex(.primal, tolerance: 1e-9, seconds: 10, iterations: 100) == 0)
    #expect(near(values(handle), [5.6, 13.2, 2]))
    handle.unscale()
    handle.setStandardBasis()
    #expect(handle.simplex(.dualThenPrimal, tolerance: 1e-9, seconds: 10, iterations: 100) == 0)
    #expect(near(values(handle), [5.6, 13.2, 2]))
  }

  @Test func `changed column bounds, row bounds, rows and costs are each seen`() {
    let handle = ProblemHandle()
    fill(handle)
    func solve() -> [Double] {
      _ = handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 100)
      return values(handle)
    }
    handle.setColumnBounds(0, lower: -.infinity, upper: 3)
    #expect(near(solve(), [3, 14.5, 2]))
    handle.setRowBounds(1, lower: -.infinity, upper: 20)
    #expect(near(solve(), [1.6, 15.2, 2]))
    handle.setRow(1, columns: [2, 1], coefficients: [5, 1])
    #expect(near(solve(), [3, 10, 2]))
    handle.setCost(1, 3)
    #expect(near(solve(), [3, 1, 2]))
    handle.addRows(1)
    handle.setRow(2, columns: [1], coefficients: [2])
    handle.setRowBounds(2, lower: 9, upper: .infinity)
    #expect(near(solve(), [3, 4.5, 2]))
  }

  @Test func `removed rows and columns are gone, and the others keep their places`() {
    let handle = ProblemHandle()
    fill(handle)
    handle.addColumns(2)
    handle.setColumnBounds(4, lower: 1, upper: 1)
    handle.addRows(3)
    handle.setRow(2, columns: [0, 4], coefficients: [1, 1])
    handle.setRowBounds(2, lower: -.infinity, upper: 5)
    handle.setRow(4, columns: [1], coefficients: [1])
    handle.setRowBounds(4, lower: -.infinity, upper: 6)
    func solve() -> [Double] {
      handle.setStandardBasis()
      #expect(handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 100) == 0)
      return values(handle)
    }
    // x + 1 ≤ 5 and y ≤ 6.
    #expect(near(solve(), [4, 6, 2]))
    handle.removeRows(from: 4, to: 5)
    #expect(near(solve(), [4, 14, 2]))
    handle.removeColumns(from: 3, to: 5)
    #expect(near(solve(), [5, 13.5, 2]))
    handle.removeRows(from: 2, to: 4)
    handle.removeRows(from: 2, to: 2)
    handle.removeColumns(from: 3, to: 3)
    #expect(near(solve(), [5.6, 13.2, 2]))
    let basis = handle.basis(rows: 2, columns: 3)
    handle.setStandardBasis()
    // One iteration is not enough from there, and none is needed from the basis of the optimum.
    #expect(handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 1) != 0)
    handle.setBasis(basis)
    #expect(handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 1) == 0)
    #expect(near(values(handle), [5.6, 13.2, 2]))
  }

  @Test func `a search makes integer columns whole and reports its bound`() {
    let handle = ProblemHandle()
    fill(handle)
    handle.setInteger(1, true)
    handle.setInteger(0, true)
    #expect(handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 100) == 0)
    var progress = SearchProgress(bound: handle.objective)
    #expect(handle.search(seconds: 10, progress: &progress) == 0)
    #expect(handle.searchStatus == .optimal)
    // x = 6, y = 12: 3·6 + 12 = 30 and 6 + 24 + 8 = 38, worth −50; x = 5, y = 13: −51; x = 4, y = 14: −52.
    #expect(near((0..<3).map { handle.searchValue(column: $0) }, [4, 14, 2]))
    #expect(near([handle.searchObjective], [-52]))
    #expect(progress.subproblems > 0)
    #expect(progress.bound <= -52 + 1e-6 && progress.bound >= -52.8 - 1e-6)
    handle.setInteger(1, false)
    handle.setInteger(0, false)
    _ = handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 100)
    #expect(near(values(handle), [5.6, 13.2, 2]))
  }

  @Test func `infeasible and unbounded are statuses, limits are return codes`() {
    let handle = ProblemHandle()
    fill(handle)
    #expect(
      SolverFailure(returnCode: handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 0)).isCode(
        "GLP_EITLIM"))
    #expect(
      SolverFailure(returnCode: handle.simplex(.primal, tolerance: 1e-7, seconds: 0, iterations: 9)).isCode(
        "GLP_ETMLIM"))
    handle.setRowBounds(1, lower: 1000, upper: .infinity)
    #expect(handle.simplex(.primal, tolerance: 1e-7, seconds: .infinity, iterations: .max) == 0)
    #expect(handle.status == .noFeasible)
    handle.setRowBounds(1, lower: -.infinity, upper: .infinity)
    handle.setRowBounds(0, lower: -.infinity, upper: .infinity)
    #expect(handle.simplex(.primal, tolerance: 1e-7, seconds: 10, iterations: 100) == 0)
    #expect(handle.status == .unbounded)
  }

  @Test func `every return code has a reason and a name of its own`() {
    let codes: [Int32] = Array(1...0x13)
    let failures = codes.map { SolverFailure(returnCode: $0) }
    #expect(Set(failures).count == codes.count)
    #expect(failures.allSatisfy { $0.description.contains("(GLP_E") })
    #expect(
      SolverFailure(returnCode: 99).description
        == "the solver gave no answer: it answered something undocumented (code 99)")
    #expect(
      SolverFailure(undecided: .undefined).description
        == "the solver gave no answer: it ended without deciding the program (GLP_UNDEF)")
    #expect((1...6).map { Status($0) } == [.undefined, .feasible, .infeasible, .noFeasible, .optimal, .unbounded])
    #expect(Status(9).name == "status 9")
  }
}

extension SolverFailure {
  fileprivate func isCode(_ name: String) -> Bool {
    if case .failed(_, let code) = self { code == name } else { false }
  }
}
