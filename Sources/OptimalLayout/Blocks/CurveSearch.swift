internal import LinearProgramming

/// Finds what a block costs at least at each of its lengths.
///
/// For one choice of the block's integers the cost is a convex polygon over the lengths, found from its ends by asking for
/// the point farthest below each chord (Eisner and Severance, "Mathematical techniques for efficient record segmentation
/// in large shared databases", 1976). Between its corners the least of the polygons known is a straight line: a search for
/// a point below it finds another choice, or proves that there is none.
struct CurveSearch {
  private let session: any LinearSession
  private let shape: BlockProgram.Shape
  private var curve = CostCurve()
  /// How many solves are left.
  private var effort: Int

  /// How many solves a block may take: a few seconds.
  static let usualEffort = 600
  /// The nearest to a corner that is looked at, for its size or 1.
  private static let nearness = 1e-7

  /// The curve of a block.
  ///
  /// - Returns: Nil where `effort` or the time does not suffice, or an answer is not certain.
  static func curve(
    of shape: BlockProgram.Shape, solver: any LinearSolver, limits: SolverLimits, effort: Int = usualEffort
  ) throws -> CostCurve? {
    try solver.session(on: shape.program, limits: limits) { session in
      var search = CurveSearch(session, shape, effort: effort)
      for interval in shape.intervals {
        guard try search.examine(interval) else { return nil }
      }
      return search.curve
    }
  }

  private init(_ session: any LinearSession, _ shape: BlockProgram.Shape, effort: Int) {
    self.session = session
    self.shape = shape
    self.effort = effort
  }

  /// Whether a cost is less than another by more than a rounding.
  private static func isLess(_ cost: Double, than other: Double) -> Bool {
    other.isFinite ? cost < other - 2e-9 * max(1, other.magnitude) : cost < other
  }

  /// Whether a cost is another one but for what a solver lets rows be missed by.
  private static func isNear(_ cost: Double, to other: Double) -> Bool {
    other.isFinite && abs(cost - other) <= 1e-6 * max(1, other.magnitude)
  }

  private static func nearness(_ length: Double) -> Double { nearness * max(1, length.magnitude) }

  /// Finds the curve over an interval; false where that takes too long, or what is found is not certain.
  private mutating func examine(_ interval: LengthSet.Interval) throws -> Bool {
    var waiting = [interval]
    if interval.upper > interval.lower {
      waiting += [interval.lower, interval.upper].map { LengthSet.Interval(lower: $0, upper: $0) }
    }
    while let next = waiting.popLast() {
      let corners = curve.corners(from: next.lower, to: next.upper)
      guard corners.isEmpty else {
        for (lower, upper) in zip([next.lower] + corners, corners + [next.upper]) {
          waiting.append(LengthSet.Interval(lower: lower, upper: upper))
        }
        waiting += corners.map { LengthSet.Interval(lower: $0, upper: $0) }
        continue
      }
      let isCorner = next.lower == next.upper
      // What is found out of a corner is found out of all that is near to it.
      let margin = isCorner ? -2.0 : 1
      let lower = max(interval.lower, next.lower + margin * Self.nearness(next.lower))
      let upper = min(interval.upper, next.upper - margin * Self.nearness(next.upper))
      guard lower <= upper else { continue }
      let line = isCorner ? nil : curve.line(from: lower, to: upper)
      let answer = try least(slope: line?.slope ?? 0, from: lower, to: upper)
      if case .uncertain = answer { return false }
      guard case .found(let found) = answer else { continue }
      let before = curve.cost(at: found.length)
      guard Self.isLess(found.cost, than: line?.value ?? before) else { continue }
      guard try add(found.values, in: interval) else { return false }
      let after = curve.cost(at: found.length)
      guard !Self.isLess(after, than: before) else {
        waiting.append(next)
        continue
      }
      // What is below by no more than a rounding is what was known; anything else hides what others cost beside it.
      guard Self.isNear(found.cost + (line?.slope ?? 0) * found.length, to: after) else { return false }
    }
    return true
  }

  /// A point of the block: its length, its cost less the slope times its length, and its columns' values.
  private typealias Point = (length: Double, cost: Double, values: [Double])

  /// The answer to a question for the least cost between two lengths.
  private enum Least {
    case found(Point)
    /// The block has no such length.
    case nothing
    /// The effort is spent, or the program too difficult.
    case uncertain
  }

  /// The least cost, less a slope times the length, between two lengths.
  private mutating func least(slope: Double, from lower: Double, to upper: Double) throws -> Least {
    guard effort > 0 else { return .uncertain }
    effort -= 1
    try session.setBounds(Bounds(lower: lower, upper: upper), of: shape.length)
    let cost = shape.cost - slope * LinearExpression(shape.length)
    // A program that is too difficult for the solver leaves the search to the whole one.
    switch try? session.solve(.minimise(cost)) {
    case .optimal(let solution):
      let length = min(max(solution[shape.length], lower), upper)
      return .found((length, solution.value(of: cost), solution.values))
    case .infeasible: return .nothing
    case .unbounded, .stopped, nil: return .uncertain
    }
  }

  /// Adds the polygon of a point's integers over an interval.
  private mutating func add(_ values: [Double], in interval: LengthSet.Interval) throws -> Bool {
    let program = shape.program
    let integers = program.columns.indices.filter { program.columns[$0].domain != .continuous }
    for index in integers {
      try session.setBounds(.exactly(values[index].rounded()), of: LinearProgram.ColumnID(index: index))
    }
    let corners = try polygon(in: interval)
    for index in integers {
      try session.setBounds(program.columns[index].bounds, of: LinearProgram.ColumnID(index: index))
    }
    guard let corners, let first = corners.first else { return false }
    let ends = corners.count == 1 ? [(first, first)] : Array(zip(corners, corners.dropFirst()))
    curve.add(
      ends.map { one, other in
        CostCurve.Segment(
          lower: one.length, upper: other.length, atLower: one.cost, atUpper: other.cost, choice: 0)
      }, for: values.map { $0.rounded() })
    return true
  }

  private typealias Corner = (length: Double, cost: Double)

  /// The corners of the cost over an interval, with all integers fixed, in ascending order of length.
  private mutating func polygon(in interval: LengthSet.Interval) throws -> [Corner]? {
    var ends: [Corner] = []
    for sense in [1.0, -1] {
      try session.setBounds(Bounds(lower: interval.lower, upper: interval.upper), of: shape.length)
      effort -= 1
      guard case .optimal(let end) = try? session.solve(.minimise(sense * LinearExpression(shape.length))) else {
        return nil
      }
      let length = min(max(end[shape.length], interval.lower), interval.upper)
      guard case .found(let least) = try least(slope: 0, from: length, to: length) else { return nil }
      ends.append((length, least.cost))
    }
    guard ends[1].length > ends[0].length else { return [ends[0]] }
    // Lengths that are hardly apart have no corner between them, but both of them are found.
    guard ends[1].length - ends[0].length > Self.nearness(ends[0].length) else { return ends }
    return try [ends[0]] + corners(between: ends[0], ends[1]) + [ends[1]]
  }

  /// The corners strictly between two points of a convex polygon.
  private mutating func corners(between one: Corner, _ other: Corner) throws -> [Corner] {
    let slope = (other.cost - one.cost) / (other.length - one.length)
    let level = one.cost - slope * one.length
    guard case .found(let found) = try least(slope: slope, from: one.length, to: other.length),
      Self.isLess(found.cost, than: level),
      found.length > one.length + Self.nearness(one.length), found.length < other.length - Self.nearness(other.length)
    else { return [] }
    let corner = (found.length, found.cost + slope * found.length)
    return try corners(between: one, corner) + [corner] + corners(between: corner, other)
  }
}
