public import LinearProgramming

/// Makes the same programs from the same seed, on every machine.
public struct ProgramGenerator {
  /// What a generated program is made to be like.
  public enum Kind: Int, CaseIterable, Sendable {
    /// Rows drawn around a point, so that it is feasible; ordinary numbers.
    case feasible
    /// Rows drawn without regard to each other: many are infeasible or unbounded.
    case arbitrary
    /// Small whole numbers and repeated rows: ties everywhere.
    case degenerate
    /// Rows drawn around a point; numbers from 1e-9 to 1e9.
    case wideFeasible
    /// Rows drawn without regard to each other; numbers from 1e-9 to 1e9.
    case wideArbitrary
    /// Widths in a row of boxes, as a layout has them: clamps, sums, ratios.
    case layout

    /// Whether the numbers differ by eighteen orders of magnitude.
    public var isWide: Bool { self == .wideFeasible || self == .wideArbitrary }
  }

  private var state: UInt64

  /// Starts the sequence that belongs to a seed.
  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xD1B5_4A32_D192_ED03
    for _ in 0..<4 { _ = next() }
  }

  /// xorshift64*.
  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number from 0 up to, but not, 1.
  public mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number of the range.
  public mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// A program of up to eight rows and columns, and an objective for it.
  public mutating func program(_ kind: Kind, integers: Bool = false) throws -> (LinearProgram, LinearProgram.Objective)
  {
    var program = LinearProgram()
    var point: [Double] = []
    let columns = (0..<integer(kind == .layout ? 1...8 : 0...8)).map { LinearProgram.ColumnID(index: $0) }
    for column in columns {
      let near = integers && uniform() < 0.6 ? number(kind).rounded() : number(kind)
      point.append(near)
      let isWhole = integers && near == near.rounded() && near.magnitude < 1e6
      try program.addColumn(
        "x\(column.index)", in: bounds(around: near, kind), domain: isWhole ? .integer : .continuous)
    }
    for row in 0..<integer(0...8) {
      var expression = LinearExpression()
      for column in columns where uniform() < 0.6 { expression += LinearExpression(column, times: number(kind)) }
      if kind == .degenerate, row > 0, uniform() < 0.3 { expression = LinearExpression(program.rows[row - 1].terms) }
      try program.require("r\(row)", expression, in: bounds(around: expression.value(at: point), kind))
    }
    var goal = LinearExpression(uniform() < 0.3 ? number(kind) : 0)
    for column in columns where uniform() < 0.7 { goal += LinearExpression(column, times: number(kind)) }
    return (program, uniform() < 0.5 ? .minimise(goal) : .maximise(goal))
  }

  private mutating func number(_ kind: Kind) -> Double {
    if uniform() < 0.25 { return Double(integer(-2...2)) }
    switch kind {
    case .feasible, .arbitrary: return (uniform() * 20 - 10)
    case .degenerate: return Double(integer(-3...3))
    case .layout: return uniform() < 0.5 ? 1 : Double(integer(0...40)) * 2.5
    case .wideFeasible, .wideArbitrary:
      let size = power(uniform() * 18 - 9)
      return uniform() < 0.5 ? -size : size
    }
  }

  /// 10 to the `exponent`, without a mathematics library.
  private func power(_ exponent: Double) -> Double {
    var result = 1 + (exponent - exponent.rounded(.down)) * 9
    for _ in 0..<Int(exponent.rounded(.down).magnitude) { result = exponent < 0 ? result / 10 : result * 10 }
    return result
  }

  private mutating func bounds(around near: Double, _ kind: Kind) throws -> Bounds {
    let isAround = kind != .arbitrary && kind != .wideArbitrary
    let first = isAround ? near - spread(kind) : number(kind)
    let second = isAround ? near + spread(kind) : number(kind)
    let (lower, upper) = (min(first, second), max(first, second))
    return switch integer(0...5) {
    case 0: Bounds.free
    case 1: try Bounds.atLeast(lower)
    case 2: try Bounds.atMost(upper)
    case 3: try Bounds.exactly(isAround ? near : lower)
    default: try Bounds(lower: lower, upper: upper)
    }
  }

  private mutating func spread(_ kind: Kind) -> Double { uniform() < 0.3 ? 0 : number(kind).magnitude }
}
