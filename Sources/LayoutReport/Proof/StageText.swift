internal import LinearProgramming
internal import OptimalLayout

/// The programs solved for an optimal layout, a line each.
struct StageText {
  let optimal: OptimalResult

  init(_ optimal: OptimalResult) { self.optimal = optimal }

  var text: String {
    let components = optimal.components
    let count = components.reduce(0) { $0 + $1.stages.count }
    guard count > 0 else { return "No program was solved: nothing is left to choose." }
    var table = TextTable(sides: [.right, .right, .left, .left, .right])
    table.rows.append(["stage", "program", "of", "goal", "optimum"])
    for (component, solved) in components.enumerated() {
      for stage in solved.stages {
        let sense = stage.objective.sense == .minimise ? "least" : "greatest"
        table.rows.append([
          "\(table.rows.count)", "\(component + 1)", stage.view ?? "the whole tree", stage.title,
          "\(sense) \(Wording.number(stage.value))" + (stage.bound == nil ? "" : " found"),
        ])
      }
    }
    let programs = "\(components.count) program\(components.count == 1 ? "" : "s")"
    return (["\(count) stage\(count == 1 ? "" : "s") of \(programs) solved", ""] + table.lines())
      .joined(separator: "\n")
  }
}
