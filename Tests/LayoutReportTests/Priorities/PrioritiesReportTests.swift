import GLPK
import LayoutComparison
import LayoutReport
import LayoutTestSupport
import Testing

/// What people and scripts read of priorities, as golden files.
struct PrioritiesReportTests {
  private static let stacks: [(name: String, stack: RangeStack)] = [
    ("three-hundred-points", RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])),
    ("avoidable-overflow", RangeStack(offered: 85, [RangeChild(5, 100), RangeChild(80, .infinity)])),
    (
      "four-panes",
      RangeStack(
        .horizontal, offered: 630, gap: 10,
        [RangeChild(150, 200), RangeChild(300, .infinity), RangeChild(150, 200, priority: 1), RangeChild(20, 20)])
    ),
    ("nine-equal", RangeStack(offered: 100, (1...9).map { RangeChild(Double($0), 20) })),
  ]

  private func choices(_ stack: RangeStack) throws -> PriorityChoices {
    try PriorityChoices(of: stack.document(), solver: GLPKSolver())
  }

  @Test(arguments: stacks.map(\.name))
  func `every outcome has a line with its cost and its changes`(_ name: String) throws {
    let stack = try #require(Self.stacks.first { $0.name == name }).stack
    let choices = try choices(stack)
    let priorities = try choices.regions.map { try choices.outcomes(of: $0, limit: 1_000) }
    try GoldenFile("priorities-\(name).txt").check(PrioritiesText(name: name, priorities).text)
  }

  @Test func `an explanation follows the rule turn by turn`() throws {
    let choices = try choices(Self.stacks[2].stack)
    let changes = [("c1", 2.0), ("c2", -1)].map { PriorityAdvice.Change(view: $0.0, layoutPriority: $0.1) }
    let text = PriorityExplanationText(name: "four-panes", try choices.explanations(of: changes)).text
    try GoldenFile("priorities-explained.txt").check(text)
  }

  @Test func `the form of the outcomes is fixed`() throws {
    let choices = try choices(Self.stacks[0].stack)
    let text = JSONReport.priorities(name: "300", try choices.regions.map { try choices.outcomes(of: $0) }).text()
    let outcomes = [
      #"{"lengths":[240,60],"unused":0,"overflow":0,"fairness":60,"assignments":1,"#
        + #""changes":[{"view":"c1","layoutPriority":1}],"reaches":"optimal"}"#,
      #"{"lengths":[250,50],"unused":0,"overflow":0,"fairness":50,"assignments":1,"#
        + #""changes":[{"view":"c0","layoutPriority":1}],"reaches":"no waste"}"#,
      #"{"lengths":[200,60],"unused":40,"overflow":0,"fairness":60,"assignments":1,"changes":[],"reaches":null}"#,
    ]
    #expect(
      text == #"{"name":"300","regions":[{"view":"stack","axis":"vertical","offered":300,"outcomes":["#
        + outcomes.joined(separator: ",")
        + #"],"covered":{"complete":true,"orderings":3,"of":3,"changedViews":2,"drawn":0,"improved":0}}]}"#)
  }

  @Test func `a document without a region says so`() throws {
    let choices = try PriorityChoices(
      of: LayoutDocument(view: ViewNode(.rectangle)), solver: GLPKSolver())
    #expect(choices.regions.isEmpty)
    #expect(PrioritiesText(name: "none", []).text.hasPrefix("none   no stack is offered a finite length"))
  }
}
