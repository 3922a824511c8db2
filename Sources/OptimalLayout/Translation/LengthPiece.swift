/// One interval of lengths that are possible for a child whose axes influence each other, and what each of them costs.
///
/// A length is possible where the child, proposed it, answers it. Lengths are in points.
package struct LengthPiece: Hashable, Sendable {
  /// The least length.
  package var lower: Double
  /// The greatest length; the same for a single length, infinite where there is no end.
  package var upper: Double
  /// What overflows inside the child.
  package var overflow = Line.zero
  /// The child's length across the stack beyond what the stack was proposed there; negative where it stays within.
  package var excess = Line.zero
  /// Whether something is required of views inside that they cannot keep at these lengths.
  var missesRelations = false

  /// A value that varies linearly with the length.
  package struct Line: Hashable, Sendable {
    /// The value at the piece's least length.
    package var value: Double
    /// By how much the value grows with a point more.
    package var slope: Double

    /// 0 everywhere.
    package static let zero = Line(value: 0, slope: 0)
  }

  /// The costs of one length.
  struct Cost: Hashable {
    var overflow = 0.0
    var excess = 0.0
    /// Whether something is required of views inside that they cannot keep.
    var missesRelations = false

    /// The costs without those that have no end: what overflows endlessly says nothing about the length.
    var finite: Cost {
      Cost(
        overflow: overflow.isFinite ? overflow : 0, excess: excess.isFinite ? excess : 0,
        missesRelations: missesRelations)
    }

    /// The excess that costs something: below 0 the child stays within, however far.
    var charged: Double { max(0, excess) }

    /// All that the length costs.
    var sum: Double { missesRelations ? .infinity : overflow + charged }

    /// How far two costs are apart.
    func distance(to other: Cost) -> Double {
      missesRelations == other.missesRelations
        ? max(abs(overflow - other.overflow), abs(charged - other.charged)) : .infinity
    }

    /// Whether both are the other's within `tolerance`.
    func isClose(to other: Cost, within tolerance: Double) -> Bool { distance(to: other) <= tolerance }
  }

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// A single length.
  init(at length: Double, cost: Cost) {
    self.init(from: length, cost, to: length, cost)
  }

  /// An interval that costs nothing.
  init(at interval: LengthSet.Interval) {
    self.init(lower: interval.lower, upper: interval.upper)
  }

  /// An interval with the costs at both ends, linear between them; what is missed at its beginning counts for all of it.
  init(from lower: Double, _ first: Cost, to upper: Double, _ last: Cost) {
    self.lower = lower
    self.upper = upper
    missesRelations = first.missesRelations
    // What programs inside leave open of a cost is none; a solver could work with no slope that small.
    func line(_ value: Double, _ end: Double) -> Line {
      let rounding = 1e-7 * max(1, value.magnitude, end.magnitude)
      let isLevel = upper <= lower || (end - value).magnitude <= rounding
      return Line(value: value.magnitude <= rounding ? 0 : value, slope: isLevel ? 0 : (end - value) / (upper - lower))
    }
    overflow = line(first.overflow, last.overflow)
    if max(first.excess, last.excess) > 0 { excess = line(first.excess, last.excess) }
  }

  /// Whether a length costs something that another does not.
  var hasCost: Bool { overflow != .zero || excess.slope != 0 || excess.value > 0 }
}

extension [LengthPiece] {
  /// Those at which views inside can keep what is required of them; all of them where they nowhere can.
  var keepingRelations: [LengthPiece] {
    let kept = filter { !$0.missesRelations }
    return kept.isEmpty ? self : kept
  }
}
