import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Programs of the whole tree, beside a brute force over the lengths of all stacks together.
struct JointProgramsTests {
  /// A relation that some layouts of a tree keep and others do not.
  static func constraint(on tree: JointTree, _ generator: inout SeededGenerator) throws -> LayoutConstraint {
    let (one, other) = (generator.pick(tree.members), generator.pick(tree.members))
    let length = 10 * generator.integer(0...6)
    let side = generator.pick(["width", "height"])
    let relation =
      switch generator.integer(0...6) {
      case 0: "\(one).\(side) == \(length)"
      case 1: "\(one).\(side) == \(other).\(side)"
      case 2: "\(one).\(side) == 2 * \(other).\(side)"
      case 3: "\(one).\(side) >= \(length)"
      case 4: "\(one).\(side == "width" ? "maxX" : "maxY") <= \(length)"
      case 5: "\(one).width >= \(other).height"
      default: "\(one).\(side == "width" ? "midX" : "midY") == root.\(side == "width" ? "midX" : "midY")"
      }
    return try LayoutConstraint(relation + generator.pick(["", "", "", " @strong", " @weak"]))
  }

  /// The engine may also choose lengths between those of the grid, so its layout is at least as good as the best of them;
  /// and constraints that it finds contradictory are kept by none.
  private func check(_ tree: JointTree, _ constraints: [LayoutConstraint], goals: [Goal], in proposal: ProposedViewSize)
    throws
  {
    let document = LayoutDocument(
      proposal: proposal, textMetrics: JointTree.textMetrics, constraints: constraints, view: tree.view)
    let brute = try JointBruteForce(tree, document, goals: goals)
    let (best, count) = try brute.best(step: 10)
    let place = "\(goals): \(try DocumentWriter().json(document, pretty: false))"
    let result: OptimalResult
    do {
      result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    } catch .conflictingConstraints(let conflict) {
      #expect(count == 0, "\(conflict), but \(best.map { "\($0.placed.frames)" } ?? "") for \(place)")
      return
    } catch {
      Issue.record(error, "\(place)")
      return
    }
    #expect(result.realisationGap <= 1e-6, "\(place)")
    #expect(result.approximations.isEmpty, "\(place): \(result.approximations)")
    #expect(brute.isKept(result.placed), "\(place): \(result.placed.frames)")
    guard let best else { return }
    let worsening = brute.worth(of: result.placed).worsening(against: best.worth)
    #expect(
      worsening == nil,
      "\(worsening ?? "") for \(place): \(result.placed.frames), by brute force \(best.placed.frames)")
  }

  private static func proposal(_ generator: inout SeededGenerator) -> ProposedViewSize {
    ProposedViewSize(width: CGFloat(10 * generator.integer(2...5)), height: CGFloat(10 * generator.integer(2...5)))
  }

  /// The waste of a stack is known beforehand only where no view's axes influence each other.
  private func check(_ seed: UInt64, isStated: Bool, _ vocabulary: JointTree.Vocabulary) throws {
    var generator = SeededGenerator(seed: seed &+ (isStated ? 2000 : 3000))
    let tree = JointTree(&generator, vocabulary)
    var goals = [Goal.overflow]
    if vocabulary.isEmpty && generator.chance(0.7) { goals.append(.fill) }
    if !isStated { goals.append(generator.pick([.ideal, .closest])) }
    var constraints: [LayoutConstraint] = []
    for _ in 0..<generator.integer(isStated ? 1...3 : 0...1) {
      constraints.append(try Self.constraint(on: tree, &generator))
    }
    try check(tree, constraints, goals: goals, in: Self.proposal(&generator))
  }

  @Test(arguments: Seeds.first(8))
  func `stated constraints bend separable stacks as by brute force`(seed: UInt64) throws {
    try check(seed, isStated: true, [])
  }

  @Test(arguments: Seeds.first(8))
  func `stated constraints bend coupled stacks as by brute force`(seed: UInt64) throws {
    try check(seed, isStated: true, .coupled)
  }

  @Test(arguments: Seeds.first(8))
  func `ideal and closest bend separable stacks as by brute force`(seed: UInt64) throws {
    try check(seed, isStated: false, [])
  }

  @Test(arguments: Seeds.first(8))
  func `ideal and closest bend coupled stacks as by brute force`(seed: UInt64) throws {
    try check(seed, isStated: false, .coupled)
  }

  @Test(arguments: Seeds.first(8))
  func `texts and candidates of bent stacks are as by brute force`(seed: UInt64) throws {
    try check(seed, isStated: true, [.coupled, .texts, .candidates])
    try check(seed, isStated: false, [.coupled, .texts, .candidates])
  }
}
