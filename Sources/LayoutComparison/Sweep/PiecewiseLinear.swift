/// A vector function of one number that is linear but for finitely many places, identified by evaluating it.
///
///     let curve = PiecewiseLinear(on: 0...400) { [min(max($0 - 200, 0), 60)] }
///     curve.breakpoints.map(\.position)                        // [200, 260]
///
/// Between neighbouring nodes the function counts as linear when two inner places lie on the line through both; a feature
/// that shows at none of the four escapes. Elsewhere the lines from both sides are crossed to find a kink, and a jump is
/// bisected; both are then moved to a short decimal or a small fraction where one is as near as can be told. Values may be
/// off by 1e-9 of their size. What happens at a single place only, and pieces shorter than a millionth of the interval
/// (or of 1), are not told apart.
public struct PiecewiseLinear: Hashable, Sendable {
  /// What the function is at one place.
  public struct Sample: Hashable, Sendable {
    /// Its values.
    public var values: [Double]
    /// What the values stand for; values of different shapes are never on one line.
    public var shape: Int

    /// Makes a sample.
    public init(_ values: [Double], shape: Int = 0) {
      self.values = values
      self.shape = shape
    }
  }

  /// A part of the interval on which the function is linear.
  public struct Piece: Hashable, Sendable {
    /// Where it starts.
    public var start: Double
    /// Where it ends.
    public var end: Double
    /// The line on it.
    public var line: Line
  }

  /// How a component changes at a breakpoint.
  public enum Kind: String, Hashable, Sendable {
    /// Its slope changes.
    case kink
    /// Its value changes at once.
    case jump
  }

  /// One component's change at a breakpoint.
  public struct Change: Hashable, Sendable {
    /// The place of the component among the values.
    public var component: Int
    /// How it changes.
    public var kind: Kind
    /// The value from the left.
    public var before: Double
    /// The value from the right.
    public var after: Double
    /// The slope to the left.
    public var slopeBefore: Double
    /// The slope to the right.
    public var slopeAfter: Double
  }

  /// A place where the function changes.
  public struct Breakpoint: Hashable, Sendable {
    /// Where.
    public var position: Double
    /// A jump where one of the components jumps, or where the shape changes.
    public var kind: Kind
    /// The components that change; empty where the shape does.
    public var changes: [Change]
    /// The piece to the left.
    public var before: Piece
    /// The piece to the right.
    public var after: Piece
  }

  /// The pieces in ascending order; there are gaps where the search was given up.
  public internal(set) var pieces: [Piece] = []
  /// The places between the pieces.
  public internal(set) var breakpoints: [Breakpoint] = []
  /// How often the function was evaluated, known values not counted.
  public internal(set) var evaluations = 0
  /// The parts of the interval that were not resolved because the limit was reached.
  public internal(set) var unresolved: [ClosedRange<Double>] = []

  /// Makes a function of which nothing is known yet.
  init() {}

  /// Whether the whole interval was resolved.
  public var isComplete: Bool { unresolved.isEmpty }

  /// Identifies a function on an interval.
  ///
  /// - Parameters:
  ///   - interval: Where; its ends are finite.
  ///   - nodes: Places between which to look one by one; the ends of the interval are always among them.
  ///   - known: What is known of the function already.
  ///   - limit: How often the function may be evaluated.
  ///   - function: The function.
  public init<Failure: Error>(
    on interval: ClosedRange<Double>, nodes: [Double] = [], known: [Double: Sample] = [:], limit: Int = 20_000,
    sampling function: @escaping (Double) throws(Failure) -> Sample
  ) throws(Failure) {
    var search = PiecewiseLinearSearch(on: interval, known: known, limit: limit, function)
    self = try search.run(nodes: nodes)
  }

  /// Identifies a function on an interval, with sixteen nodes unless others are given.
  public init(
    on interval: ClosedRange<Double>, nodes: [Double]? = nil, limit: Int = 20_000,
    of function: @escaping (Double) -> [Double]
  ) {
    let width = interval.upperBound - interval.lowerBound
    let even = (0...16).map { interval.lowerBound + width * Double($0) / 16 }
    self.init(on: interval, nodes: nodes ?? even, limit: limit) { Sample(function($0)) }
  }
}

extension PiecewiseLinear {
  /// The same function with its breakpoints at whole numbers, or at a few parts of one, where they lie within a part of their
  /// size of them: for a function that takes values that close to a bound for the bound.
  ///
  ///     settled(within: 2e-7)       // a breakpoint at 321.999 999 988 is at 322
  func settled(within part: Double) -> PiecewiseLinear {
    var places: [Double: Double] = [:]
    var last = -Double.infinity
    for breakpoint in breakpoints {
      let place = breakpoint.position
      // Two that come to one place do not pass each other.
      last = max(last, ShortNumber.settling(place, within: part * max(1, abs(place))))
      places[place] = last
    }
    func moved(_ piece: Piece) -> Piece {
      let start = places[piece.start] ?? piece.start
      return Piece(start: start, end: max(start, places[piece.end] ?? piece.end), line: piece.line)
    }
    var result = self
    result.pieces = pieces.map(moved)
    for index in breakpoints.indices {
      result.breakpoints[index].position = places[breakpoints[index].position] ?? breakpoints[index].position
      result.breakpoints[index].before = moved(breakpoints[index].before)
      result.breakpoints[index].after = moved(breakpoints[index].after)
    }
    return result
  }
}
