internal import ExactSimplex
internal import LayoutEngine
public import LinearProgramming

/// The most that a rule loses of an offer, over all stacks of ranges of a shape, with a stack that loses it.
///
///     let worst = try WorstCase(WorstCaseQuestion(.unused, of: .flat(3)), solver: GLPKSolver())
///     worst.share          // 0.25: a quarter of the offer
///     worst.proof          // .search: no stack of three loses more
///
/// It is found by a program with binaries over all ranges at once. The worst stack's numbers are then computed in
/// fractions, made whole, and laid out by the engine: what they lose there has to be what was found.
///
/// A rule that loses nothing by theory, water-filling and flexbox, needs no program; its stack is the one on which
/// SwiftUI's rule loses most.
public struct WorstCase: Sendable {
  /// Why no stack loses more.
  public enum Proof: String, Hashable, Sendable {
    /// The solver searched all cases, in floating point.
    case search
    /// All cases were searched in fractions, without any rounding.
    case exact
    /// A theorem.
    case theory
  }

  /// What was asked.
  public let question: WorstCaseQuestion
  /// What the stack loses, as a share of its offer: the worst case where it is proven.
  public let share: Double
  /// The same as a fraction in lowest terms: `1/4`.
  public let fraction: String
  /// Why no stack loses more; nil where one might.
  public let proof: Proof?
  /// By how much more of its offer a stack could lose at most: 0 where the worst case is proven, infinite where the
  /// limits were too tight to know anything.
  public let gap: Double
  /// A stack that loses as much.
  public let instance: WorstCaseInstance
  /// Whether the stack was laid out and lost as much.
  public let isVerified: Bool

  /// The most views for which the search can be repeated in fractions.
  public static let greatestExactViewCount = 9

  /// The difference, as a share of the offer, up to which two losses count as the same.
  static let tolerance = 1e-9

  /// Finds the worst case.
  ///
  /// - Parameters:
  ///   - limits: What each program may take; there is one for every order of nested children.
  ///   - exactly: Whether the search is repeated in fractions, for up to nine views; where the limits do not suffice
  ///     for that, the proof stays that of the search.
  /// - Throws: `WorstCaseFailure` where the parts contradict each other, `SolverFailure` where the solver gives no
  ///   answer, `LayoutFailure` where the stack found cannot be laid out.
  /// - Precondition: the question has no ``WorstCaseQuestion/objection``.
  /// - Complexity: one program of 5 columns a view; 3^*n* cases for *n* views at worst, far fewer as a rule.
  public init(
    _ question: WorstCaseQuestion, solver: some LinearSolver, limits: SolverLimits = SolverLimits(),
    exactly: Bool = false
  ) throws {
    precondition(question.objection == nil, "the question has no answer: \(question.objection ?? "")")
    var searched = question
    if question.isLosslessByTheory { searched.algorithm = .swiftui }
    let search = WorstCaseSearch(question: searched, limits: limits)
    let found = try search.search(by: solver)
    var (instance, loss) = try WorstCaseInstance.make(searched, found)
    guard (Double(loss) - found.loss).magnitude <= 1e-6 || !found.isProven else {
      throw WorstCaseFailure.contradicted(stated: found.loss, exact: loss.description)
    }
    self.question = question
    if question.isLosslessByTheory {
      instance = try instance.shared(by: question.distribution)
      (loss, proof, gap) = (Rational(0), .theory, 0)
    } else if exactly, let exact = try search.searchExactly() {
      guard exact == loss || !found.isProven else {
        throw WorstCaseFailure.contradicted(stated: Double(loss), exact: exact.description)
      }
      proof = exact == loss ? .exact : nil
      gap = Double(exact + -loss)
    } else {
      proof = found.isProven ? .search : nil
      gap = found.isProven ? 0 : max(0, found.bound - Double(loss))
    }
    share = Double(loss)
    fraction = loss.description
    self.instance = instance
    isVerified = try instance.loses(share, in: question, by: solver)
  }

  /// Whether no stack loses more.
  public var isProven: Bool { proof != nil }
}

extension WorstCaseInstance {
  /// Lays the instance out by the rule and, for SwiftUI's rule, compares it with its optimum.
  ///
  /// - Returns: Whether it loses the share that was found.
  /// - Throws: `WorstCaseFailure.notReproduced` where it loses another one.
  fileprivate func loses(
    _ share: Double, in question: WorstCaseQuestion, by solver: some LinearSolver
  ) throws -> Bool {
    var shares = [try lossShare(laidOutBy: question.distribution, measure: question.measure)]
    if question.algorithm == .swiftui {
      var options = Comparison.Options()
      options.givesAdvice = false
      let comparison = try Comparison(of: document(named: nil), solver: solver, options: options)
      // A stack of a single view is none: the view itself gets the offer.
      if let region = comparison.regions.first(where: { $0.view == WorstCaseInstance.stackID }) {
        let lost = question.measure == .unused ? region.avoidableUnused : region.avoidableOverflow
        shares.append(lost / offered)
      }
    }
    if let other = shares.first(where: { ($0 - share).magnitude > WorstCase.tolerance }) {
      throw WorstCaseFailure.notReproduced(stated: share, found: other)
    }
    return !shares.isEmpty
  }

  /// What the document's layout by a rule loses as a share of the offer.
  func lossShare(
    laidOutBy distribution: any StackDistribution, measure: WorstCaseQuestion.Measure
  ) throws(LayoutFailure) -> Double {
    let placed = try GreedyEngine(distribution: distribution).layout(document(named: nil))
    let used = Double(placed.size.height)
    let lost =
      switch measure {
      case .unused: min(offered, children.reduce(0) { $0 + $1.maximum }) - used
      case .overflow: used - max(offered, children.reduce(0) { $0 + $1.minimum })
      }
    return max(0, lost) / offered
  }

  /// The same stack with what another rule gives its views; nothing of it is lost.
  fileprivate func shared(by distribution: any StackDistribution) throws(LayoutFailure) -> WorstCaseInstance {
    let placed = try GreedyEngine(distribution: distribution).layout(document(named: nil))
    var other = self
    other.loss = 0
    for index in children.indices {
      let length = placed[children[index].id].map { Double($0.size.height) } ?? 0
      other.children[index].share = length
      other.children[index].taken = length
    }
    return other
  }
}
