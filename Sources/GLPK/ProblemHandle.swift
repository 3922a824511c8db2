import CGLPK
import LinearProgramming

/// Owns one `glp_prob` for one staged solve or one sweep, on one thread.
///
/// Everything here counts from 0; the 1 that GLPK counts from is added in this file and nowhere else. Nothing is
/// checked: callers pass only what `Suitability` lets through, because GLPK aborts the process on bad input.
struct ProblemHandle: ~Copyable {
  /// Which variant of the simplex method to run.
  enum Method {
    /// From a primal feasible basis, finding one first if need be.
    case primal
    /// From a dual feasible basis; primal where there is none.
    case dualThenPrimal

    fileprivate var code: Int32 {
      switch self {
      case .primal: GLP_PRIMAL
      case .dualThenPrimal: GLP_DUALP
      }
    }
  }

  private let raw: OpaquePointer

  init() {
    glp_term_out(GLP_OFF)
    raw = glp_create_prob()
    glp_set_obj_dir(raw, GLP_MIN)
  }

  /// Frees the problem and, with the last one on its thread, what GLPK keeps for the thread: threads come and go, and
  /// making that anew takes a third of a microsecond.
  deinit {
    glp_delete_prob(raw)
    var blocks: Int32 = 0
    glp_mem_usage(&blocks, nil, nil, nil)
    if blocks == 0 { glp_free_env() }
  }
}

/// Filling and changing the problem.
extension ProblemHandle {
  func addColumns(_ count: Int) {
    if count > 0 { glp_add_cols(raw, Int32(count)) }
  }

  func addRows(_ count: Int) {
    if count > 0 { glp_add_rows(raw, Int32(count)) }
  }

  /// Removes the columns at `start` and after it, of which there are `end` − `start`.
  func removeColumns(from start: Int, to end: Int) {
    if end > start { glp_del_cols(raw, Int32(end - start), Self.numbers(from: start, to: end)) }
  }

  /// Removes the rows at `start` and after it, of which there are `end` − `start`.
  func removeRows(from start: Int, to end: Int) {
    if end > start { glp_del_rows(raw, Int32(end - start), Self.numbers(from: start, to: end)) }
  }

  func setColumnBounds(_ column: Int, lower: Double, upper: Double) {
    glp_set_col_bnds(raw, Int32(column + 1), Self.boundsCode(lower, upper), lower, upper)
  }

  func setRowBounds(_ row: Int, lower: Double, upper: Double) {
    glp_set_row_bnds(raw, Int32(row + 1), Self.boundsCode(lower, upper), lower, upper)
  }

  /// Replaces the coefficients of a row; `columns` are distinct.
  func setRow(_ row: Int, columns: [Int], coefficients: [Double]) {
    let indices = Self.padded(columns.map { Int32($0 + 1) }, with: 0)
    let values = Self.padded(coefficients, with: 0)
    glp_set_mat_row(raw, Int32(row + 1), Int32(columns.count), indices, values)
  }

  /// Sets the coefficient of a column in the objective, which is minimised.
  func setCost(_ column: Int, _ cost: Double) {
    glp_set_obj_coef(raw, Int32(column + 1), cost)
  }

  func setInteger(_ column: Int, _ isInteger: Bool) {
    glp_set_col_kind(raw, Int32(column + 1), isInteger ? GLP_IV : GLP_CV)
  }

  /// GLPK reads element 1 first; element 0 is never read.
  fileprivate static func padded<Element>(_ list: [Element], with filler: Element) -> [Element] { [filler] + list }

  private static func numbers(from start: Int, to end: Int) -> [Int32] {
    padded((start..<end).map { Int32($0 + 1) }, with: 0)
  }

  private static func boundsCode(_ lower: Double, _ upper: Double) -> Int32 {
    switch (lower == -.infinity, upper == .infinity) {
    case (true, true): GLP_FR
    case (false, true): GLP_LO
    case (true, false): GLP_UP
    case (false, false): lower == upper ? GLP_FX : GLP_DB
    }
  }
}

/// Solving. Each answers GLPK's return code.
extension ProblemHandle {
  /// Makes every row basic: a basis that is never singular.
  func setStandardBasis() { glp_std_basis(raw) }

  /// Makes a basis of another problem with the same rows and columns, or the first of them, the present one. Those that are
  /// beyond it stay as they are: new rows basic, new columns not.
  func setBasis(_ basis: StartingBasis) {
    for (row, status) in basis.rows.enumerated() { glp_set_row_stat(raw, Int32(row + 1), status.code) }
    for (column, status) in basis.columns.enumerated() { glp_set_col_stat(raw, Int32(column + 1), status.code) }
  }

  /// The present basis of a problem with this many rows and columns.
  func basis(rows: Int, columns: Int) -> StartingBasis {
    StartingBasis(
      columns: (0..<columns).map { .init(code: glp_get_col_stat(raw, Int32($0 + 1))) },
      rows: (0..<rows).map { .init(code: glp_get_row_stat(raw, Int32($0 + 1))) })
  }

  /// Scales rows and columns by powers of two, until `unscale`.
  func scale() { glp_scale_prob(raw, GLP_SF_GM | GLP_SF_EQ | GLP_SF_2N) }

  func unscale() { glp_unscale_prob(raw) }

  func simplex(_ method: Method, tolerance: Double, seconds: Double, iterations: Int) -> Int32 {
    var parameters = Self.parameters(seconds: seconds, iterations: iterations)
    parameters.meth = method.code
    parameters.tol_bnd = tolerance
    parameters.tol_dj = tolerance
    return glp_simplex(raw, &parameters)
  }

  /// The simplex method in rational arithmetic, on data rounded to about ten digits; a problem without rows or columns
  /// is refused.
  func exact(seconds: Double, iterations: Int) -> Int32 {
    var parameters = Self.parameters(seconds: seconds, iterations: iterations)
    return glp_exact(raw, &parameters)
  }

  /// Computes the values of the current basis without leaving it.
  func evaluateBasis() -> Int32 { glp_warm_up(raw) }

  /// Searches over the integer columns, from the optimum of the relaxation.
  ///
  /// GLPK's simplex method may go in circles in a subproblem, where nothing else stops it: so each may be given less time than
  /// the search has, by limits that move with it.
  ///
  /// - Parameters:
  ///   - tolerance: How far a value may be from a whole number.
  ///   - patience: The seconds that one subproblem may take; nil for all that the search has.
  func search(
    tolerance: Double = 1e-9, seconds: Double, patience: Double? = nil, progress: inout SearchProgress
  ) -> Int32 {
    var parameters = glp_iocp()
    glp_init_iocp(&parameters)
    parameters.msg_lev = GLP_MSG_OFF
    parameters.tm_lim = Self.milliseconds(seconds)
    parameters.tol_int = tolerance
    parameters.tol_obj = 1e-9
    parameters.br_tech = progress.rule.code
    parameters.bt_tech = progress.rule.next
    // The long-step ratio test aborts when a break point is rounded below zero.
    parameters.flip = GLP_OFF
    parameters.cb_func = { tree, info in
      guard let tree, let progress = info?.assumingMemoryBound(to: SearchProgress.self) else { return }
      progress.pointee.clock?.extend()
      let best = glp_ios_best_node(tree)
      if best != 0 { progress.pointee.bound = max(progress.pointee.bound, glp_ios_node_bound(tree, best)) }
      if glp_ios_reason(tree) == GLP_ISELECT { progress.pointee.subproblems += 1 }
      if glp_ios_reason(tree) == GLP_IHEUR, let known = progress.pointee.known {
        glp_ios_heur_sol(tree, ProblemHandle.padded(known, with: 0))
        progress.pointee.known = nil
      }
      if let nodes = progress.pointee.nodes, let node = SearchNode(tree) {
        if glp_ios_reason(tree) == GLP_IPREPRO { nodes.narrow(node) }
        if glp_ios_reason(tree) == GLP_IBRANCH, let column = nodes.choice(at: node, by: progress.pointee.rule) {
          node.branchUp(column: column)
        }
      }
      if progress.pointee.isExhausted { glp_ios_terminate(tree) }
    }
    defer { progress.clock = nil }
    return withUnsafeMutablePointer(to: &parameters) { parameters in
      progress.clock = patience.map { SearchClock(seconds: seconds, patience: $0, limit: parameters) }
      return withUnsafeMutablePointer(to: &progress) {
        parameters.pointee.cb_info = UnsafeMutableRawPointer($0)
        return glp_intopt(raw, parameters)
      }
    }
  }

  private static func parameters(seconds: Double, iterations: Int) -> glp_smcp {
    var parameters = glp_smcp()
    glp_init_smcp(&parameters)
    parameters.msg_lev = GLP_MSG_OFF
    parameters.tm_lim = milliseconds(seconds)
    parameters.it_lim = Int32(clamping: max(0, iterations))
    return parameters
  }

  fileprivate static func milliseconds(_ seconds: Double) -> Int32 {
    let milliseconds = (max(0, seconds) * 1000).rounded(.up)
    return milliseconds < Double(Int32.max) ? Int32(milliseconds) : Int32.max
  }
}

/// Reading the answer.
extension ProblemHandle {
  var status: Status { Status(glp_get_status(raw)) }
  var primalStatus: Status { Status(glp_get_prim_stat(raw)) }
  var dualStatus: Status { Status(glp_get_dual_stat(raw)) }
  var searchStatus: Status { Status(glp_mip_status(raw)) }

  /// The value of a column in the basic solution.
  func value(column: Int) -> Double { glp_get_col_prim(raw, Int32(column + 1)) }

  /// The reduced cost of a column in the basic solution.
  func reducedCost(column: Int) -> Double { glp_get_col_dual(raw, Int32(column + 1)) }

  /// The sum of a row's terms in the basic solution.
  func activity(row: Int) -> Double { glp_get_row_prim(raw, Int32(row + 1)) }

  /// The dual of a row in the basic solution.
  func dual(row: Int) -> Double { glp_get_row_dual(raw, Int32(row + 1)) }

  /// The value of a column in the best point of the search.
  func searchValue(column: Int) -> Double { glp_mip_col_val(raw, Int32(column + 1)) }

  /// How many simplex iterations there have been.
  var iterations: Int { Int(glp_get_it_cnt(raw)) }

  /// The objective of the basic solution.
  var objective: Double { glp_get_obj_val(raw) }

  /// The objective of the best point of the search.
  var searchObjective: Double { glp_mip_obj_val(raw) }
}

extension StartingBasis.Status {
  /// GLPK's code; where a member lacks the bound that it names, GLPK takes the other one (manual, glp_set_row_stat).
  fileprivate var code: Int32 {
    switch self {
    case .basic: GLP_BS
    case .atLower: GLP_NL
    case .atUpper: GLP_NU
    }
  }

  fileprivate init(code: Int32) { self = code == GLP_BS ? .basic : code == GLP_NU ? .atUpper : .atLower }
}

/// What a search over integers has got to; passed to the callback.
struct SearchProgress {
  /// What no point's minimised objective can be below.
  var bound: Double
  /// Subproblems begun so far.
  var subproblems = 0
  /// How many may be begun; nil for any number.
  var limit: Int?
  /// A point of the problem, which the search is to better; nil for none.
  var known: [Double]?
  /// What narrows the subproblems; nil for nothing.
  var nodes: NodePropagation?
  /// What is branched upon.
  var rule = BranchingRule.programOrder
  /// What limits the time of each subproblem; nil for nothing.
  fileprivate(set) var clock: SearchClock?

  var isExhausted: Bool { limit.map { subproblems > $0 } ?? false }
}

/// Moves the time limit of a search with its subproblems. GLPK 5.0 reads the caller's parameters again for each; were they
/// copied, the search would have the limit that they begin with.
struct SearchClock {
  /// The seconds of the whole search.
  let seconds: Double
  /// The seconds of one subproblem.
  let patience: Double
  /// Where GLPK reads the limit, in milliseconds since the search began.
  let limit: UnsafeMutablePointer<glp_iocp>
  private let start = ContinuousClock.now

  fileprivate init(seconds: Double, patience: Double, limit: UnsafeMutablePointer<glp_iocp>) {
    (self.seconds, self.patience, self.limit) = (seconds, patience, limit)
  }

  /// Gives the subproblem that begins its time.
  fileprivate func extend() {
    let spent = start.duration(to: .now) / .seconds(1)
    limit.pointee.tm_lim = ProblemHandle.milliseconds(min(seconds, spent + patience))
  }
}
