internal import LayoutEngine
internal import LinearProgramming
internal import ViewTree

/// How long a program lets lengths be.
extension TreePlan {
  /// The translation with a reach that is enough for the constraints.
  ///
  /// A constraint that asks for a great length may speak of a view that is better not shown, and a program in which
  /// lengths can be as great tells small ones from each other with fewer digits. So a reach without it comes first: where
  /// less overflows than any length beyond that would, no better division has one. Else only the elements that such a
  /// constraint can reach are let be as long, unless that leaves no division.
  ///
  /// A text breaks in many more ways within a great reach than within what is proposed. Where the program has many choices,
  /// a reach comes first that is hardly greater than that.
  func withReach(
    _ translate: (_ reach: Double, _ far: FarElements?) throws -> TreeTranslation
  ) throws -> TreeTranslation {
    let (near, far) = (2 * (usualReach + Self.leastMargin), reachForConstraints * stretch)
    guard engine.goals.first == .overflow else { return try translate(far, nil) }
    // What is solved here adds columns that the lengths of its translation keep; what comes of it is translated anew.
    func overflow(_ reach: Double, _ far: FarElements?) throws -> Double? {
      leastOverflow(of: try translate(reach, far))
    }
    let isNear = far > 8 * near
    let translation = try translate(isNear ? near : far, nil)
    if translation.hasManyChoices {
      let tight = greatestLength(countingIdeals: false) + Self.leastMargin
      let smaller = try translate(tight, nil)
      if !smaller.hasLongText, let least = try overflow(tight, nil), least < Self.leastMargin { return smaller }
    }
    guard isNear else { return translation }
    if let least = try overflow(near, nil), least < near - usualReach { return translation }
    // Where views stand follows from all lengths, so that any of them may have to go farther than it seems to be asked to.
    guard stretch == 1 else { return try translate(far, nil) }
    let elements = FarElements(askedBeyond(near), reach: far, usual: near, by: constraints, in: tree)
    let selective = try translate(far, elements)
    let isEnough = try !selective.hasChoices || overflow(far, elements) != nil
    return isEnough ? selective : try translate(far, nil)
  }

  /// How much farther than what is proposed a reach goes at the least, in points.
  private static let leastMargin = 100.0

  /// How many times as far as what constraints ask for a reach goes.
  private static let margin = 1.001

  /// What overflows in a translated tree at least; nil where its program has no solution, or none was proven.
  private func leastOverflow(of translated: TreeTranslation) -> Double? {
    var translation = translated
    var placement = TreePlacement(in: area)
    let constraints = constraints.filter { $0.constraint.strength == .required }
    do {
      let stated = try TreeConstraints(constraints, placedBy: &placement, into: &translation)
      guard !translation.program.columns.isEmpty else { return nil }
      return try engine.solver.session(on: translation.program, limits: engine.limits) { session in
        var pursuit = TreeGoals(
          translation, stated, nil, goals: [.overflow], solver: engine.solver, session: session, limits: engine.limits)
        try pursuit.pursueOverflow()
        guard let solution = pursuit.program.solution, pursuit.program.doubts.isEmpty else { return nil }
        return pursuit.translation.stacks.reduce(0) { $0 + solution.value(of: $1.overflow + $1.hiddenOverflow) }
      }
    } catch {
      // Whatever it is, the program with the greater reach says it.
      return nil
    }
  }

  /// The greatest length that is proposed, or that SwiftUI's layout or an ideal one has; 1000 where nothing is proposed.
  var usualReach: Double { greatestLength(countingIdeals: true) }

  /// The same, with ideal lengths that SwiftUI's layout does not have or without them.
  private func greatestLength(countingIdeals: Bool) -> Double {
    let sides = Axis.allCases.compactMap { area.proposal[$0] }.filter(\.isFinite).map { Double($0).magnitude }
    let own = targets.greatest(
      inside: area.holder == nil ? nil : tree.elements(in: area.roots), countingIdeals: countingIdeals)
    return max(sides.max() ?? 1000, own, 0)
  }

  /// A length that nothing needs to exceed: several times what is proposed and what SwiftUI's layout and
  /// the ideal lengths take, and all that constraints ask for, one after the other. Soft ones that come after `overflow`
  /// cannot have a length exceed what is offered.
  private var reachForConstraints: Double {
    let asked = asking.flatMap(\.relations).reduce(0) { max($0, $1.askedOfOne) }
    // What is asked for is not to be mistaken for the end of what a length may be.
    return max(2 * (usualReach + Self.leastMargin) + Self.margin * asked, Self.margin * forcedLengths.greatest)
  }

  /// How many times as far lengths go where none that constraints seem to ask for keep these.
  ///
  /// That is a few times; as many as one side of a view may be longer than the other for its aspect ratios; and as far as it
  /// takes for views to stand where they are asked to, since half of what overflows is on either side of a centre.
  func fartherStretch(_ facts: any StackQuestions) -> Double {
    var greatest = 1.0
    var waiting = area.roots.map { (element: $0, stretch: 1.0) }
    while let next = waiting.popLast() {
      let node = tree.elements[next.element]
      var stretch = next.stretch
      if case .aspectRatio(let stated, _) = node.kind {
        let ideal = stated == nil ? try? facts.triedAnswer(of: node.children[0], to: .unspecified) : nil
        let ratio = Double(stated ?? ideal.map { $0.width / $0.height } ?? 1).magnitude
        if ratio.isFinite, ratio > 0 { stretch *= max(ratio, 1 / ratio) }
      }
      greatest = max(greatest, stretch)
      waiting += node.children.map { ($0, stretch) }
    }
    let (reach, place) = (reachForConstraints, forcedLengths.farthestPlace)
    let stretch = min(Self.farther * greatest, Self.farthest / reach)
    return max(1, stretch, 2 * Self.margin * (place + usualReach) / reach)
  }

  /// How many times as far lengths go at the least then, and how far at most, in points.
  private static let farther = 4.0
  private static let farthest = 1e6

  /// The elements that constraints ask for lengths beyond a reach.
  private func askedBeyond(_ reach: Double) -> Set<Int> {
    let asked = asking.flatMap(\.relations).filter { $0.askedOfOne > reach }
    return forcedLengths.elements(beyond: reach).union(asked.flatMap { $0.terms.map(\.element) })
  }

  /// The constraints that may have a length exceed what is offered.
  private var asking: [ResolvedConstraint] {
    let mayExceed = engine.goals.first { $0 == .overflow || $0.isOfWholeTree } != .overflow
    return constraints.filter { mayExceed || $0.constraint.strength == .required }
  }

  /// Whether the tree has lengths, or constraints ask for some, beside which a solver may not tell others apart.
  var asksTooMuch: Bool { reachForConstraints >= Self.tooGreat }

  /// What `error` says of the plan: where it ``asksTooMuch``, that these lengths are too great.
  func explained(_ error: any Error) -> any Error {
    guard asksTooMuch, isOfSolver(error) else { return error }
    guard usualReach < Self.tooGreat else { return OptimumFailure.tooGreat(usualReach, limit: Self.tooGreat) }
    let greatest = asking.max { one, other in
      let asked = [one, other].map { $0.relations.map(\.askedOfOne).max() ?? 0 }
      return asked[0] < asked[1]
    }
    guard let constraint = greatest?.constraint else { return error }
    let length = max(greatest?.relations.map(\.askedOfOne).max() ?? 0, forcedLengths.greatest)
    let problem = ConstraintError.Problem.tooGreat(length, limit: Self.tooGreat)
    return LayoutFailure.unresolvedConstraints(
      UnresolvedConstraints(errors: [ConstraintError(problem, in: constraint.source, at: 0, path: constraint.path)]))
  }

  /// Whether an error is what a solver may come to by rounding.
  private func isOfSolver(_ error: any Error) -> Bool {
    switch error {
    case LayoutFailure.undecided(_, let cause): return isOfSolver(cause)
    case LayoutFailure.conflictingConstraints(let conflict):
      let proof = (conflict.evidence.first as? ProgramJournal.Solve)?.outcome
      return proof == .infeasible(.searchExhausted)
    case OptimumFailure.undecided(_, _, .stopped, _), OptimumFailure.unreachable, OptimumFailure.endless: return false
    case is OptimumFailure, is SolverFailure: return true
    default: return false
    }
  }

  /// A length from which on a program with choices is not always decided.
  private static let tooGreat = 1e7

  private var forcedLengths: ForcedLengths { ForcedLengths(by: asking, in: tree, usual: usualReach) }
}

extension TreeTranslation {
  /// With more binaries than this a program is a large one.
  private static let fewChoices = 1_000

  /// Whether the program has a choice.
  fileprivate var hasChoices: Bool { choiceCount > 0 }

  /// Whether the program has so many choices that a smaller reach is worth a look.
  fileprivate var hasManyChoices: Bool { hasLongText || choiceCount > Self.fewChoices }

  /// How many columns of the program are whole numbers that are still open.
  private var choiceCount: Int { program.columns.count { $0.domain != .continuous && !$0.bounds.isFixed } }
}

extension ResolvedConstraint.Relation {
  /// How long one of its views may have to be for it; 0 where that is no number.
  fileprivate var askedOfOne: Double {
    let asked = asked / (terms.map(\.coefficient.magnitude).min() ?? 1)
    return asked.isFinite ? asked : 0
  }

  /// How far its terms have to go from 0: nowhere where 0 keeps it, as in `a.width <= 1000000000`.
  fileprivate var asked: Double {
    switch comparison {
    case .equal: constant.magnitude
    case .atLeast: max(0, -constant)
    case .atMost: max(0, constant)
    }
  }
}
