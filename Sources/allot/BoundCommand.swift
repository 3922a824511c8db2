import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport
import LinearProgramming

/// `allot bound`: the worst case over all stacks of so many children.
struct BoundCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  static let configuration = CommandConfiguration(commandName: "bound", abstract: "x")

  @Option var children: Int?
  @Option var measure = "unused"
  @Option var tree: String?
  @Option var rule = "flexibility"
  @Option var groups: String?
  @Option var at: String?
  @Flag var flexibleOnly = false
  @Flag var exact = false

  func run() throws {
    let shape = tree.flatMap { StackShape($0) } ?? .flat(children ?? 2)
    let p = groups?.split(separator: ",").map { Double($0)! }
    let q = WorstCaseQuestion(
      .init(rawValue: measure)!, of: shape, rule: OrderedRule(rawValue: rule)!, priorities: p,
      minimumAtMost: at.flatMap { Share($0) }, isFlexibleOnly: flexibleOnly)
    let clock = ContinuousClock()
    let start = clock.now
    let w = try WorstCase(q, solver: GLPKSolver(), exactly: exact)
    print(w.share, w.fraction, w.isProven, w.isProvenExactly, w.gap, clock.now - start)
    print(w.instance.arrangement.notation, w.instance.offered)
    for c in w.instance.children { print(c) }
    let c = try Comparison(of: w.instance.document(named: "x"), solver: GLPKSolver())
    for r in c.regions { print(r.view, r.avoidableUnused / w.instance.offered, r.avoidableOverflow / w.instance.offered) }
  }
}
