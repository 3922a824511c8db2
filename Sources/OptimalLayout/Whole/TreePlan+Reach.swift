internal import GreedyLayout
internal import LinearProgramming

/// How long a program lets lengths be.
extension TreePlan {
  /// The translation with a reach that is enough for the constraints.
  ///
  /// A constraint that asks for a great length may speak of a view that is better not shown, and a program in which
  /// lengths can be as great tells small ones from each other with fewer digits. So a reach without it comes first: where
  /// less overflows than any length beyond that would, no better division has one.
  ///
  /// A text breaks in many more ways within a great reach than within what is proposed. Where the program has many choices,
  /// a reach comes first that is hardly greater than that.
  func withReach(_ translate: (_ reach: Double) throws -> TreeTranslation) throws -> TreeTranslation {
    let (near, far) = (2 * (usualReach + Self.leastMargin), reachForConstraints)
    guard engine.goals.first == .overflow else { return try translate(far) }
    func isEnough(_ translation: TreeTranslation, _ margin: Double) -> Bool {
      let required = constraints.filter { $0.constraint.strength == .required }
      return leastOverflow(of: translation, required).map { $0 < margin } ?? false
    }
    let isNear = far > 8 * near
    let translation = try translate(isNear ? near : far)
    if translation.hasManyChoices {
      let tight = greatestLength(countingIdeals: false) + Self.leastMargin
      let smaller = try translate(tight)
      if !smaller.hasLongText, isEnough(smaller, Self.leastMargin) { return smaller }
    }
    return try !isNear || isEnough(translation, near - usualReach) ? translation : translate(far)
  }

  /// How much farther than what is proposed a reach goes at the least, in points.
  private static let leastMargin = 100.0

  /// What overflows in a translated tree at least; nil where its program has no solution, or none was proven.
  private func leastOverflow(of translated: TreeTranslation, _ constraints: [ResolvedConstraint]) -> Double? {
    var translation = translated
    var placement = TreePlacement(in: area)
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
    let own = targets.greatest(inside: area.holder == nil ? nil : elements, countingIdeals: countingIdeals)
    return max(sides.max() ?? 1000, own, 0)
  }

  /// The elements of the area.
  private var elements: Set<Int> {
    var elements: Set<Int> = []
    var waiting = area.roots
    while let element = waiting.popLast() {
      elements.insert(element)
      waiting += tree.elements[element].children
    }
    return elements
  }

  /// A length that nothing needs to exceed: several times what is proposed and what SwiftUI's layout and
  /// the ideal lengths take, and all that constraints ask for, one after the other. Soft ones that come after `overflow`
  /// cannot have a length exceed what is offered.
  private var reachForConstraints: Double {
    let mayExceed = engine.goals.first { $0 == .overflow || $0.isOfWholeTree } != .overflow
    let asking = constraints.filter { mayExceed || $0.constraint.strength == .required }
    let constants = asking.flatMap(\.relations).map { relation in
      relation.asked / (relation.terms.map(\.coefficient.magnitude).min() ?? 1)
    }
    let asked = constants.reduce(0) { max($0, $1.isFinite ? $1 : 0) }
    return max(
      2 * (usualReach + Self.leastMargin) + asked, ForcedLengths(by: asking, in: tree, usual: usualReach).greatest)
  }
}

extension TreeTranslation {
  /// With more binaries than this a program is a large one.
  private static let fewChoices = 1_000

  /// Whether the program has so many choices that a smaller reach is worth a look.
  fileprivate var hasManyChoices: Bool {
    hasLongText || program.columns.count { $0.domain != .continuous && !$0.bounds.isFixed } > Self.fewChoices
  }
}

extension ResolvedConstraint.Relation {
  /// How far its terms have to go from 0: nowhere where 0 keeps it, as in `a.width <= 1000000000`.
  fileprivate var asked: Double {
    switch comparison {
    case .equal: constant.magnitude
    case .atLeast: max(0, -constant)
    case .atMost: max(0, constant)
    }
  }
}
