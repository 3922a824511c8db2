public import LinearProgramming
public import OptimalLayout
internal import ViewTree

/// The program of one stage, with the rows that keep the earlier ones, as a file for other solvers.
public struct StageExport: Sendable {
  /// Why there is no such stage.
  public enum Missing: Error, Hashable, Sendable {
    /// No program was solved for the layout.
    case nothingSolved
    /// There are fewer programs.
    case component(Int, count: Int)
    /// There are fewer stages; of one program, where that is named.
    case stage(Int, component: Int?, count: Int)
  }

  private let name: String
  private let number: Int
  private let component: Int
  private let stage: SolvedStage
  private let solve: ProgramJournal.Solve

  /// Finds a stage of a layout whose programs were recorded; `name` is the document's.
  ///
  /// - Parameters:
  ///   - number: The stage's number, from 1, among all of the layout or, where `component` is given, of that program.
  ///   - component: The number of a program among those solved apart, from 1, in document order; nil for all.
  /// - Throws: ``Missing`` where there is no such stage.
  public init(name: String, _ optimal: OptimalResult, stage number: Int, component: Int?) throws(Missing) {
    let components = optimal.components
    guard !components.isEmpty else { throw .nothingSolved }
    if let component, !(1...components.count).contains(component) {
      throw .component(component, count: components.count)
    }
    var place = number - 1
    for (index, solved) in components.enumerated() where component == nil || component == index + 1 {
      if let journal = solved.journal, solved.stages.indices.contains(place) {
        self.name = name
        self.number = number
        self.component = index + 1
        stage = solved.stages[place]
        solve = journal.solve(place)
        return
      }
      place -= solved.stages.count
    }
    throw .stage(number, component: component, count: number - 1 - place)
  }
}

extension StageExport {
  /// The program in CPLEX's LP format, with comments that say what it is and which names had to be changed.
  ///
  /// - Throws: nothing for a program that was solved.
  public func lp() throws(LinearProgramError) -> String {
    try solve.program.inWholeNumbers().lpFormat(objective, title: title)
  }

  /// The program in free MPS format; what is maximised has its signs changed, which a comment says.
  ///
  /// - Throws: nothing for a program that was solved.
  public func mps() throws(LinearProgramError) -> String {
    try solve.program.inWholeNumbers().mpsFormat(objective, title: title)
  }

  /// One line of JSON: `{"name","stage","component","goal","view","optimum","program":{"sense",…}}`.
  ///
  /// - Throws: nothing for a program that was solved.
  public func json() throws(LinearProgramError) -> String {
    let head: JSONText = [
      "name": .string(name), "stage": .number(Double(number)), "component": .number(Double(component)),
      "goal": .string(stage.goal.rawValue), "view": .string(stage.view), "optimum": .number(stage.value),
    ]
    return "\(head.text().dropLast()),\"program\":\(try solve.program.inWholeNumbers().json(objective))}\n"
  }

  /// The stage's objective, so that its optimum is the goal's value.
  private var objective: LinearProgram.Objective {
    LinearProgram.Objective(
      sense: solve.objective.sense, expression: solve.objective.expression * stage.unit + stage.fixed)
  }

  private var title: String {
    let place = stage.view.map { "stack \"\($0)\"" } ?? "the whole tree"
    let sense = solve.objective.sense == .minimise ? "least" : "greatest"
    return "\(name): stage \(number), goal \(stage.title), \(place); "
      + "the \(sense) value is \(stage.value.shortest)"
  }
}

extension StageExport.Missing: CustomStringConvertible {
  /// One sentence that says how many there are.
  public var description: String {
    switch self {
    case .nothingSolved: "no program was solved for this layout: nothing in it is left to choose"
    case .component(let number, let count):
      "there is no program \(number); \(count == 1 ? "one was" : "\(count) were") solved for this layout"
    case .stage(let number, nil, let count):
      "there is no stage \(number); the layout was solved in \(count)"
    case .stage(let number, let component?, let count):
      "there is no stage \(number) of program \(component); it was solved in \(count)"
    }
  }
}
