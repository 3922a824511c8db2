import GLPK
import GreedyLayout
import LayoutComparison
import LinearProgramming
import OptimalLayout
import Testing

/// The examples of the catalogues' landing pages.
struct LandingPageTests {
  /// Checks that the landing page of a module shows what its example printed.
  private func expect(_ output: String, onPageOf module: String) {
    let page = DocumentationPage("Sources/\(module)/\(module).docc/\(module).md")
    #expect(page.shows(output), "the example of \(module) prints\n\(output)")
  }

  @Test func `a stack laid out as SwiftUI does`() throws {
    let print = Printer()

    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    let placed = try GreedyEngine().layout(stack, in: ProposedViewSize(width: 300, height: 300))
    print(placed.size.height)
    print(placed["red"]!.height, placed["blue"]!.height)

    expect(print.output, onPageOf: "GreedyLayout")
  }

  @Test func `a stack laid out with the best lengths`() throws {
    let print = Printer()

    let stack = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 5, maxHeight: 100).id("list")
      Rectangle().frame(minHeight: 80, maxHeight: .infinity).id("player")
    }
    let area = ProposedViewSize(width: 200, height: 85)
    let swiftUI = try GreedyEngine().layout(stack, in: area)
    let optimal = try OptimalEngine(solver: GLPKSolver()).layout(stack, in: area)
    print("SwiftUI:", swiftUI["list"]!.height, "+", swiftUI["player"]!.height)
    print("optimum:", optimal.placed["list"]!.height, "+", optimal.placed["player"]!.height)

    expect(print.output, onPageOf: "OptimalLayout")
  }

  @Test func `a stack with its optimum in SwiftUI's own layout`() throws {
    let print = Printer()

    let panes = VStack(spacing: 10) {
      Text("Panes").frame(height: 20)
      OptimalVStack(alignment: .leading, spacing: 8, solver: GLPKSolver()) {
        Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
        Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
      }
    }
    let placed = try GreedyEngine().layout(panes, in: ProposedViewSize(width: 200, height: 338))
    print("red:", placed["red"]!.height, "blue:", placed["blue"]!.height)

    expect(print.output, onPageOf: "OptimalLayout")
    #expect(DocumentationPage("README.md").shows(print.output))
  }

  @Test func `equal widths across two stacks`() throws {
    let print = Printer()

    let columns = VStack(spacing: 0) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 0, maxWidth: 120).id("name")
        Rectangle().id("value")
      }
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 20, maxWidth: 80).id("unit")
        Rectangle().id("price")
      }
    }.constrain { views in
      views.name.width.equals(views.unit.width)
    }
    let table = try OptimalEngine(solver: GLPKSolver()).layout(columns, in: ProposedViewSize(width: 300, height: 100))
    print("name:", table.placed["name"]!.width, "unit:", table.placed["unit"]!.width)

    expect(print.output, onPageOf: "OptimalLayout")
  }

  @Test func `a region that overflows without need`() throws {
    let print = Printer()

    let player = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 5, maxHeight: 100).id("list")
      Rectangle().frame(minHeight: 80, maxHeight: .infinity).id("player")
    }
    let comparison = try Comparison(of: player, in: ProposedViewSize(width: 200, height: 85), solver: GLPKSolver())
    for region in comparison.regions where !region.differences.isEmpty {
      print(region.typeName, "overflows by", region.avoidableOverflow, "without need:", region.cause!.kind.rawValue)
      for advice in region.advice {
        let change = advice.changes[0]
        print(change.view, "with priority", change.layoutPriority, "makes it", advice.lengths)
      }
    }

    expect(print.output, onPageOf: "LayoutComparison")
  }

  @Test func `a claim that is refused`() throws {
    let print = Printer()

    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 200, upper: 250))
    let blue = try program.addColumn("blue", in: Bounds(lower: 0, upper: 60))
    try program.require("stack: fits", [red: 1, blue: 1], in: .atMost(300))
    let objective = LinearProgram.Objective.maximise([red: 1, blue: 1])

    let claim = Solution(
      objective: 260, values: [200, 60], rowActivities: [260],
      duals: Solution.Duals(rows: [1], reducedCosts: [0, 0]), bound: 260)
    let certificate = Certificate(of: .optimal(claim), for: program, objective: objective, tolerance: 1e-6)
    for violation in certificate.check() {
      print(violation)
    }

    expect(print.output, onPageOf: "LinearProgramming")
  }

  @Test func `the rows that cannot hold together`() throws {
    let print = Printer()

    var wishes = LinearProgram()
    let width = try wishes.addColumn("width", in: .nonnegative)
    let rows = [
      try wishes.require("card: at most 100", [width: 1], in: .atMost(100)),
      try wishes.require("card: at least 44", [width: 1], in: .atLeast(44)),
      try wishes.require("text: at least 120", [width: 1], in: .atLeast(120)),
    ]
    let conflict = try ConflictSearch(solver: GLPKSolver()).smallestConflict(in: wishes, among: rows)
    for row in conflict!.rows {
      print(wishes[row].name)
    }

    expect(print.output, onPageOf: "LinearProgramming")
  }

  @Test func `two stages on one problem`() throws {
    let print = Printer()

    var stack = LinearProgram()
    let red = try stack.addColumn("red", in: Bounds(lower: 200, upper: 250))
    let blue = try stack.addColumn("blue", in: Bounds(lower: 0, upper: 60))
    try stack.require("stack: fits", [red: 1, blue: 1], in: .atMost(300))

    let lengths = try GLPKSolver().session(on: stack, limits: SolverLimits(seconds: 10)) { session -> [Double] in
      guard case .optimal(let fullest) = try session.solve(.maximise([red: 1, blue: 1])) else { return [] }
      try session.require("stack: full", [red: 1, blue: 1], in: .atLeast(fullest.objective))
      guard case .optimal(let best) = try session.solve(.minimise([red: 1])) else { return [] }
      return best.values
    }
    print(lengths)

    expect(print.output, onPageOf: "GLPK")
  }

  @Test func `programs that differ in a bound, on one problem`() throws {
    let print = Printer()

    let fullest = try GLPKSolver().keepingProblems { solver in
      try [250.0, 300, 350].map { offered -> Double in
        var stack = LinearProgram()
        let red = try stack.addColumn("red", in: Bounds(lower: 200, upper: 250))
        let blue = try stack.addColumn("blue", in: Bounds(lower: 0, upper: 60))
        try stack.require("stack: fits", [red: 1, blue: 1], in: .atMost(offered))
        guard case .optimal(let best) = try solver.solve(stack, .maximise([red: 1, blue: 1])) else { return 0 }
        return best.objective
      }
    }
    print(fullest)

    expect(print.output, onPageOf: "GLPK")
  }
}
