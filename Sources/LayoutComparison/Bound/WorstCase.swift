internal import ExactSimplex
internal import GreedyLayout
public import LinearProgramming

/// The most that a rule loses of an offer, over all stacks of ranges of a shape, with a stack that loses it.
///
///     let worst = try WorstCase(WorstCaseQuestion(.unused, of: .flat(3)), solver: GLPKSolver())
///     worst.share          // 0.25: a quarter of the offer
///     worst.isProven       // true: no stack of three loses more
///
/// It is found by a program with binaries (``WorstCaseQuestion`` says over what). The worst stack's numbers are then
/// computed in fractions, made whole, and laid out by the engines: what they lose is compared with what was found.
public struct WorstCase: Sendable {
  /// What was asked.
  public let question: WorstCaseQuestion
  /// What the stack loses, as a share of its offer: the worst case where it is proven.
  public let share: Double
  /// The same as a fraction in lowest terms: `1/4`.
  public let fraction: String
  /// Whether no stack loses more.
  public let isProven: Bool
  /// Whether the proof was repeated in fractions, without any rounding.
  public let isProvenExactly: Bool
  /// By how much more of its offer a stack could lose at most: 0 where the worst case is proven, infinite where the
  /// limits were too tight to know anything.
  public let gap: Double
  /// A stack that loses as much.
  public let instance: WorstCaseInstance

  /// The difference, as a share of the offer, up to which two losses count as the same.
  static let tolerance = 1e-9

  /// Finds the worst case.
  ///
  /// - Parameters:
  ///   - limits: What each program may take; there is one for every order of nested children.
  ///   - exactly: Whether the proof is repeated in fractions, for up to nine views; where the limits do not suffice
  ///     for that, it stays a proof in floating point.
  /// - Throws: `WorstCaseFailure` where the parts contradict each other, `SolverFailure` where the solver gives no
  ///   answer, `LayoutFailure` where the stack found cannot be laid out.
  /// - Precondition: the question has no ``WorstCaseQuestion/objection``.
  /// - Complexity: one program of 5 columns a view; 3^*n* cases for *n* views at worst, far fewer as a rule.
  public init(
    _ question: WorstCaseQuestion, solver: some LinearSolver, limits: SolverLimits = SolverLimits(),
    exactly: Bool = false
  ) throws {
    precondition(question.objection == nil, "the question has no answer: \(question.objection ?? "")")
    let search = WorstCaseSearch(question: question, limits: limits)
    let found = try search.search(by: solver)
    let (instance, loss) = try WorstCaseInstance.make(question, found)
    let isSame = (Double(loss) - found.loss).magnitude <= 1e-6
    guard isSame || !found.isProven else {
      throw WorstCaseFailure.contradicted(stated: found.loss, exact: loss.description)
    }
    if exactly, let exact = try search.searchExactly() {
      guard exact == loss || !found.isProven else {
        throw WorstCaseFailure.contradicted(stated: Double(loss), exact: exact.description)
      }
      isProven = exact == loss
      isProvenExactly = isProven
      gap = Double(exact + -loss)
    } else {
      isProven = found.isProven
      isProvenExactly = false
      gap = found.isProven ? 0 : max(0, found.bound - Double(loss))
    }
    self.question = question
    share = Double(loss)
    fraction = loss.description
    self.instance = instance
  }
}
