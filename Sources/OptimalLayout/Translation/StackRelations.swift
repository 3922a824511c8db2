internal import LayoutEngine
internal import LinearProgramming

/// A relation that is stated of the lengths of stacks' children: with what never varies beside them, it compares a sum of
/// those lengths with 0.
struct SharedRelation: Hashable {
  /// A child's length, and what it is multiplied by.
  struct Term: Hashable {
    var stack: Int
    /// The child's place in the stack.
    var child: Int
    var coefficient: Double
  }

  /// The relation as it was stated.
  var source: String
  var strength: LayoutConstraint.Strength
  /// The lengths, each once, by stack and child.
  var terms: [Term] = []
  /// The rest of the sum, in points.
  var constant: Double
  var comparison: LayoutConstraint.Comparison
  /// Whether the constant is the same whatever is chosen; a stack's place and the length of a view around it are not.
  var isFirm = true
  /// Whether it only says what was chosen for stacks that a relation joins, at what they were offered; offered something else
  /// they might choose otherwise.
  var isChoice = false

  /// The stacks whose children it speaks of.
  var stacks: Set<Int> { Set(terms.map(\.stack)) }

  /// Adds a multiple of a child's length.
  mutating func add(_ coefficient: Double, of child: Int, in stack: Int) {
    if let place = terms.firstIndex(where: { $0.stack == stack && $0.child == child }) {
      terms[place].coefficient += coefficient
      if terms[place].coefficient == 0 { terms.remove(at: place) }
    } else {
      terms.append(Term(stack: stack, child: child, coefficient: coefficient))
    }
  }

  /// The sum that is compared with 0, for stacks whose children have these lengths.
  func sum(of lengths: (_ stack: Int, _ child: Int) -> LinearExpression) -> LinearExpression {
    terms.reduce(LinearExpression(constant)) { $0 + lengths($1.stack, $1.child) * $1.coefficient }
  }

  /// That what it says of one stack's children is what was chosen for these, as plain numbers where only the relaxed rows of
  /// a program keep it from them.
  func holding(_ lengths: [Double], ofStack stack: Int) -> SharedRelation {
    var held = self
    (held.strength, held.comparison, held.isChoice) = (.required, .equal, true)
    held.terms = terms.filter { $0.stack == stack }
    held.constant = -held.terms.reduce(0) { sum, term in
      let length = lengths[term.child]
      let plain = PossibleLengths.plainNumbers(near: length).first { abs($0 - length) <= 1e-8 * max(1, length) }
      return sum + term.coefficient * (plain ?? length)
    }
    return held
  }

  /// Whether another relation says the same, but for a rounding.
  func isSame(as other: SharedRelation) -> Bool {
    var same = other
    (same.constant, same.isChoice) = (constant, isChoice)
    return same == self && abs(constant - other.constant) <= 1e-9 * max(1, constant.magnitude)
  }
}

/// The relations of one stack, and how long they may have its children be.
///
/// They join no stacks, so that the stack has its own optimum under them, whatever it is proposed (sections 1 and 3 of the
/// optimum's definition).
struct StackRelations: Hashable {
  var relations: [SharedRelation] = []
  /// What is required of how long single children are across the stack, which follows from their lengths.
  var breadths: [BreadthLimit] = []
  /// A length that none of them asks a child to exceed, in points.
  var reach = 0.0
  /// Whether the stack cannot keep all that is required, so that it misses as little as it can.
  var areMissed = false
}

extension StackRelations {
  /// The same with what was chosen counted as required, whatever the stack is offered.
  var holdingChoices: StackRelations {
    var held = self
    for place in held.relations.indices { held.relations[place].isChoice = false }
    return held
  }

  /// Whether a stack's children have lengths that something required of them does not allow. What they are along the stack
  /// counts only where there was a length to share; how long they are across it follows from what the stack is offered there.
  func areMissed(by allocation: Allocation) -> Bool {
    if breadths.contains(where: { $0.isMissed(by: allocation.shares[$0.child].breadth) }) { return true }
    guard allocation.offered?.isFinite == true else { return false }
    let lengths = allocation.lengths.map { Double($0) }
    return relations.contains { relation in
      guard relation.strength == .required, !relation.isChoice else { return false }
      let values = relation.terms.map { $0.coefficient * lengths[$0.child] }
      let sum = values.reduce(relation.constant, +)
      let scale = values.reduce(max(1, relation.constant.magnitude)) { max($0, $1.magnitude) }
      return abs(sum - Bounds(relation.comparison).clamp(sum)) > 1e-6 * scale
    }
  }

  /// What children can take where every relation is required and speaks of one of them: each an end of its lengths. Nil where
  /// there are other relations, or no length is left to a child.
  func limited(_ children: [ChildRange]) -> [ChildRange]? {
    guard !areMissed else { return nil }
    var limited = children
    for relation in relations {
      guard relation.strength == .required, relation.terms.count == 1, let term = relation.terms.first else {
        return nil
      }
      let end = -relation.constant / term.coefficient
      let isLeast = (relation.comparison == .atLeast) == (term.coefficient > 0)
      let (lower, upper) =
        relation.comparison == .equal ? (end, end) : isLeast ? (end, .infinity) : (-.infinity, end)
      guard let range = limited[term.child].limited(from: lower, to: upper) else { return nil }
      limited[term.child] = range
    }
    return limited
  }
}

extension ChildRange {
  /// The lengths between two ends; nil where there are none.
  func limited(from lower: Double, to upper: Double) -> ChildRange? {
    var limited = self
    limited.pieces = pieces.compactMap { $0.limited(from: lower, to: upper) }
    limited.unsought = LengthSet(unsought).limited(from: lower, to: upper).intervals
    (limited.minimum, limited.maximum) = Self.part(of: (minimum, maximum), from: lower, to: upper)
    if let first = limited.pieces.first, let last = limited.pieces.last {
      (limited.minimum, limited.maximum) = (first.lower, last.upper)
    }
    guard limited.minimum <= limited.maximum, limited.pieces.isEmpty == pieces.isEmpty else { return nil }
    limited.floor = min(max(floor, limited.minimum), limited.maximum)
    return limited
  }
}

extension ChildRange {
  /// What two ends leave of an interval, which may be a rounding away from it.
  fileprivate static func part(
    of interval: (lower: Double, upper: Double), from lower: Double, to upper: Double
  ) -> (lower: Double, upper: Double) {
    func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1e-12 * max(1, other.magnitude) }
    return (
      isClose(lower, interval.upper) ? interval.upper : max(lower, interval.lower),
      isClose(upper, interval.lower) ? interval.lower : min(upper, interval.upper)
    )
  }
}

extension LengthPiece {
  /// What two ends leave of the interval; nil where that is nothing.
  fileprivate func limited(from lower: Double, to upper: Double) -> LengthPiece? {
    let (from, to) = ChildRange.part(of: (self.lower, self.upper), from: lower, to: upper)
    guard from <= to else { return nil }
    var limited = self
    limited.overflow.value += overflow.slope * (from - self.lower)
    limited.excess.value += excess.slope * (from - self.lower)
    (limited.lower, limited.upper) = (from, to)
    return limited
  }
}

extension LinearProgram {
  /// Adds the rows of relations: required ones hold, the others are missed by as little as those stronger than them allow.
  ///
  /// - Parameter mayMiss: Whether required ones are only the strongest of those that may be missed.
  /// - Returns: By how much those that may be missed are, the strongest first.
  mutating func state(
    _ relations: [SharedRelation], mayMiss: Bool = false,
    of lengths: (_ stack: Int, _ child: Int) -> LinearExpression
  ) throws -> [TotalViolation] {
    var missed: [LayoutConstraint.Strength: [StatedViolation]] = [:]
    for relation in relations {
      let sum = relation.sum(of: lengths)
      let (name, unit) = (relation.source, sum.unit)
      guard relation.strength != .required || mayMiss else {
        try require(name, sum * (1 / unit), in: Bounds(relation.comparison))
        continue
      }
      var rows: [(name: String, sum: LinearExpression)] = []
      if relation.comparison != .atMost { rows.append(("too small", sum)) }
      if relation.comparison != .atLeast { rows.append(("too large", sum * -1)) }
      missed[relation.strength, default: []].append(try addViolation(name, of: rows, unit: unit))
    }
    return LayoutConstraint.Strength.allCases.flatMap { TotalViolation.totals(of: missed[$0] ?? []) }
  }
}

extension StackProgram {
  /// Adds the rows of what is stated of the children.
  mutating func state(_ stated: StackRelations) throws {
    isBound = !stated.relations.isEmpty
    missesFirst = stated.areMissed
    let lengths = lengths
    violations = try program.state(stated.relations, mayMiss: stated.areMissed) { _, child in lengths[child] }
  }
}

extension StackProgram {
  /// A point at which the stages ended, without what their relaxed rows added.
  ///
  /// - Parameter targets: What goals of the whole tree want the lengths to be near to, the lengths of each goal in turn.
  func exact(
    _ point: [Double], _ children: [ChildRange], near targets: [[Double]], _ stages: StagedProgram
  ) -> [Double] {
    let wanted = targets.flatMap { zip(lengths, $0) }.map { (length: $0, target: $1) }
    return ActiveSet.exact(point, of: program, [(lengths, children)], wanted: wanted, stages)
  }
}

extension Bounds {
  /// Where the sum of a relation may lie.
  init(_ comparison: LayoutConstraint.Comparison) {
    self =
      switch comparison {
      case .equal: .zero
      case .atMost: .nonpositive
      case .atLeast: .nonnegative
      }
  }
}
