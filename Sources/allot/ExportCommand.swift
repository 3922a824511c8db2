import ArgumentParser
import GLPK
import LayoutReport
import OptimalLayout

/// `allot export`: the linear program of one stage.
struct ExportCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case lp, mps, json
    static var noun: String { "format" }
  }

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the linear program of one stage, for other solvers.",
    discussion: """
      Goals are pursued one after the other on the program of a stack, or of the whole tree; a stage is the program with the rows that keep \
      the stages before it. `allot compare --stages` lists them with their numbers and optima.
      lp is CPLEX's LP format, mps the free MPS format, in which what is maximised has its signs changed: its optimum is \
      the negative of the stage's. A constant of the objective is the coefficient of a column that is 1. Names keep \
      letters, digits, _ and ., comments have the originals.
      json is one line a document: {"name","stage","component","goal","view","optimum","program":{"sense","objective",\
      "columns","rows"}}, where a term is a column's position, from 0, and its coefficient.

      Example: the second stage, solved by glpsol.
        allot export --stage 2 --output cart.lp cart.yaml && glpsol --lp cart.lp
      """)

  @OptionGroup var options: DocumentOptions

  @Option(help: GoalList.help, transform: GoalList.init)
  var goals: GoalList?

  @Option(help: Format.help("The form in which the program is written.", default: .lp), transform: Format.named)
  var format = Format.lp

  @Option(help: ArgumentHelp("The number of the stage, from 1.", valueName: "n"))
  var stage = 1

  @Option(
    help: ArgumentHelp(
      "The number of a program among those solved apart, from 1, in document order; --stage then counts in it alone.",
      valueName: "n"))
  var component: Int?

  @Flag(help: OptimalEngine.wholeHelp)
  var whole = false

  func validate() throws {
    guard stage > 0 else { throw ValidationError("--stage is \(stage); stages are numbered from 1") }
    if let component, component < 1 {
      throw ValidationError("--component is \(component); programs are numbered from 1")
    }
  }

  func run() throws {
    let engine = OptimalEngine(
      solver: GLPKSolver(), goals: (goals ?? .standard).goals, limits: options.limits, options: options.layout,
      recording: .programs,
      solvesWhole: whole)
    try DocumentBatch(options: options, form: format == .json ? .json : .data).run { item, _ in
      let export: StageExport
      do {
        export = try StageExport(
          name: item.name, try engine.layout(item.document), stage: stage, component: component)
      } catch let missing as StageExport.Missing {
        throw Misuse(message: missing.description)
      }
      switch format {
      case .lp: return try export.lp()
      case .mps: return try export.mps()
      case .json: return try export.json()
      }
    }
  }
}
