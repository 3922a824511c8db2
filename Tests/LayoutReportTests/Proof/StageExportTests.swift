import ExactSimplex
import GLPK
import LayoutReport
import LayoutTestSupport
import LinearProgramTestSupport
import LinearProgramming
import OptimalLayout
import Testing

/// Stages as other solvers read them.
struct StageExportTests {
  private static func layout(_ document: LayoutDocument, goals: [Goal] = Goal.standard) throws -> OptimalResult {
    try OptimalEngine(solver: GLPKSolver(), goals: goals, recording: .programs).layout(document)
  }

  private static func isClose(_ found: Double?, _ expected: Double) -> Bool {
    found.map { abs($0 - expected) <= 1e-6 * max(1, abs(expected)) } ?? false
  }

  @Test(.enabled(if: Glpsol.path != nil, Comment(rawValue: Glpsol.isMissing)), arguments: Seeds.first(12))
  func `glpsol finds the optimum of every stage of a generated tree in both formats`(seed: UInt64) throws {
    let (document, _) = TreeGenerator.document(seed: seed &+ 40_000)
    let optimal = try Self.layout(document)
    let stages = optimal.components.flatMap(\.stages)
    for (index, stage) in stages.prefix(30).enumerated() {
      let export = try StageExport(name: "seed \(seed)", optimal, stage: index + 1, component: nil)
      let (lp, mps) = (try export.lp(), try export.mps())
      // In MPS what is maximised has its signs changed.
      let sign: Double = stage.objective.sense == .minimise ? 1 : -1
      #expect(Self.isClose(try Glpsol.optimum(of: lp, .lp), stage.optimum), "seed \(seed)\n\(lp)")
      #expect(
        Self.isClose(try Glpsol.optimum(of: mps, .mps).map { sign * $0 }, stage.optimum), "seed \(seed)\n\(mps)")
    }
  }

  /// Trees whose later stages keep so much of the earlier ones that a presolver calls them infeasible, where what is kept is
  /// relaxed by about as much as solvers let rows be missed.
  @Test(
    .enabled(if: Glpsol.path != nil, Comment(rawValue: Glpsol.isMissing)),
    arguments: [
      """
      proposal: { width: 120, height: 30 }
      view:
        type: HStack
        id: v1
        spacing: 2
        content:
          - type: VStack
            spacing: 0
            modifiers: [{ type: aspectRatio, contentMode: fill, ratio: 1.5 }]
            content:
              - type: VStack
                spacing: 0
                content: [{ type: Circle }, { type: Color }, { type: Text, text: one }]
              - { type: VStack, spacing: 0, content: [{ type: Circle }] }
          - { type: Color, modifiers: [{ type: frame, minHeight: 50 }] }
          - { type: Rectangle, modifiers: [{ type: frame, minWidth: 15, maxWidth: infinity }] }
      """,
      """
      proposal: { width: 75, height: 200 }
      view:
        type: HStack
        spacing: 0
        content:
          - type: HStack
            spacing: 3
            content:
              - type: LazyHGrid
                rows: [{ size: adaptive, minimum: 20, spacing: 2 }]
                spacing: 0
                content:
                  - { type: Color }
                  - { type: Color }
                  - { type: Color, modifiers: [{ type: aspectRatio, ratio: 2, contentMode: fit }] }
              - { type: Text, text: hello wide world }
              - type: LazyVGrid
                columns: [{ size: adaptive, minimum: 80, maximum: 130 }]
                spacing: 0
                content: [{ type: Circle }, { type: Text, text: one two }, { type: Color }]
          - { type: Color }
      """,
      """
      proposal: { width: 200, height: 30 }
      view:
        type: HStack
        content:
          - type: HStack
            spacing: 0
            modifiers: [{ type: fixedSize, horizontal: false, vertical: true }]
            content:
              - { type: Color, modifiers: [{ type: frame, height: 100 }] }
              - type: Color
                modifiers:
                  - type: safeAreaInset
                    edge: leading
                    spacing: 4
                    content: [{ type: Text, text: one }]
          - type: Grid
            horizontalSpacing: 0
            verticalSpacing: 0
            content:
              - type: GridRow
                content:
                  - { type: Circle, modifiers: [{ type: aspectRatio, contentMode: fit, ratio: 2 }] }
                  - { type: Circle }
              - { type: GridRow, content: [{ type: Text, text: ab cd ef }] }
          - { type: Image, width: 30, height: 20, resizable: true }
      """,
    ])
  func `glpsol finds the optimum of stages that keep many others`(text: String) throws {
    let optimal = try Self.layout(LayoutDocument(reading: text), goals: [.overflow, .fill, .closest])
    let stages = optimal.components.flatMap(\.stages)
    #expect(stages.count > 20)
    for (index, stage) in stages.enumerated() {
      let export = try StageExport(name: "kept", optimal, stage: index + 1, component: nil)
      let sign: Double = stage.objective.sense == .minimise ? 1 : -1
      let found = try Glpsol.optimum(of: export.mps(), .mps).map { sign * $0 }
      #expect(Self.isClose(found, stage.optimum), "stage \(index + 1): \(stage), found \(String(describing: found))")
    }
  }

  @Test(arguments: Seeds.first(40))
  func `the exact simplex finds the optimum of every stage of a generated tree`(seed: UInt64) throws {
    let (document, _) = TreeGenerator.document(seed: seed &+ 50_000)
    for component in try Self.layout(document).components {
      let journal = try #require(component.journal)
      #expect(journal.count == component.stages.count)
      for (stage, solve) in zip(component.stages, journal.solves)
      where solve.program.columns.count <= ExactSolver.greatestColumnCount {
        #expect(solve.objective == stage.objective)
        let outcome = try ExactSolver().solveExactly(solve.program, solve.objective).rounded(solve.objective.sense)
        switch outcome {
        case .optimal(let exact):
          #expect(Self.isClose(exact.objective, stage.optimum), "seed \(seed): \(stage)")
        default:
          // What a stage found to within 1e-7 and later ones keep to within 1e-9 can be a hair too much in fractions.
          let proof = WrittenProof(of: outcome, for: solve.program, objective: solve.objective)
          guard case .contradiction(let contradiction) = proof.evidence else {
            Issue.record("seed \(seed): \(stage), in fractions \(outcome)")
            continue
          }
          #expect(contradiction.demand - contradiction.supply <= 1e-7, "seed \(seed): \(stage)")
        }
      }
    }
  }

  /// Of 111.1 points a view of at least 90 leaves one of at most 37.5 the other 21.1. Its share of 37.5 is kept as nearly as
  /// 1e-9, which is 37.5 times as much of its length: stages after that still have a point in fractions, where a length that
  /// is held where a solver's tolerance let it go would leave none.
  @Test func `every stage has a point in fractions after shares of ranges are kept`() throws {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 20, height: 111.1),
      view: ViewNode(
        .vStack(alignment: .center, spacing: 0, dynamic: true),
        content: [
          ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(minHeight: 90))]),
          ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(maxHeight: 37.5))]),
        ]))
    let components = try Self.layout(document, goals: [.overflow, .proportional]).components
    #expect(components.count == 1)
    for component in components {
      let journal = try #require(component.journal)
      #expect(journal.count > 4)
      for (stage, solve) in zip(component.stages, journal.solves) {
        let outcome = try ExactSolver().solveExactly(solve.program, solve.objective).rounded(solve.objective.sense)
        guard case .optimal(let exact) = outcome else {
          Issue.record("\(stage), in fractions \(outcome)")
          continue
        }
        #expect(Self.isClose(exact.objective, stage.optimum), "\(stage)")
      }
    }
  }

  /// SwiftUI gives the row 225.6 − 75 − 69 − 37 − 3 · 5 = 29.6 points: the spacer in it 17 and the view without bounds
  /// 29.6 − 5 − 17 = 7.6. `fair` holds the lengths that are as near to these as `closest` wants them. Solvers let rows be
  /// missed by 1e-7 or so, and a presolver may set columns whose bounds are as near as that to either: 29.59999997 less
  /// 7.60000001 and 5 is less than 17. So the bounds of what is held are far nearer.
  @Test func `a stage holds lengths more nearly than solvers tell apart`() throws {
    func row(_ id: String, _ content: [ViewNode], _ modifiers: [ModifierNode] = []) -> ViewNode {
      ViewNode(.hStack(alignment: .center, spacing: 5, dynamic: true), id: id, modifiers: modifiers, content: content)
    }
    let inner = row(
      "inner", [ViewNode(.rectangle), ViewNode(.spacer(minLength: 17))],
      [.flexibleFrame(FrameBounds(minHeight: 44.7, maxHeight: 116.7))])
    let wide = [75.0, 69].map { ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(minWidth: $0))]) }
    let narrow = ViewNode(.rectangle, modifiers: [.frame(width: 37, height: nil, alignment: .center)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 225.6, height: 450),
      view: row("outer", [inner] + wide + [narrow]))
    let layout = try OptimalEngine(
      solver: GLPKSolver(), goals: [.overflow, .closest, .fair], recording: .programs, solvesWhole: true
    ).layout(document)
    let bounds = layout.components.compactMap(\.journal).flatMap(\.solves).flatMap { $0.program.columns.map(\.bounds) }
    let held = bounds.map { $0.upper - $0.lower }.filter { $0 < 1e-5 }
    #expect(!held.isEmpty)
    #expect(held.allSatisfy { $0 <= 1e-8 })
  }

  /// A column of two rows of two: the outer stack first, then the rows in the order of the document.
  private static var nested: LayoutDocument {
    func bounded(_ id: String) -> ViewNode {
      let frame = FrameBounds(minWidth: 10, maxWidth: 80, minHeight: 10, maxHeight: 90)
      return ViewNode(.rectangle, id: id, modifiers: [.flexibleFrame(frame)])
    }
    func row(_ id: String) -> ViewNode {
      ViewNode(
        .hStack(alignment: .center, spacing: 0, dynamic: true), id: id, content: [bounded(id + "1"), bounded(id + "2")])
    }
    return LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100),
      view: ViewNode(
        .vStack(alignment: .center, spacing: 0, dynamic: true), id: "column", content: [row("a"), row("b")]))
  }

  @Test func `programs are numbered in document order, and stages through all of them`() throws {
    let optimal = try Self.layout(Self.nested)
    let components = optimal.components
    #expect(components.map(\.view) == ["column", "a", "b"])
    let first = components[0].stages.count
    let through = try StageExport(name: "nested", optimal, stage: first + 2, component: nil)
    let within = try StageExport(name: "nested", optimal, stage: 2, component: 2)
    #expect(try through.lp().contains("nested: stage \(first + 2), goal fill, stack \"a\"; the least value is "))
    #expect(try through.lp().split(separator: "\n").dropFirst() == within.lp().split(separator: "\n").dropFirst())
    #expect(try through.json().hasPrefix(#"{"name":"nested","stage":\#(first + 2),"component":2,"goal":"fill","#))
    #expect(try through.json().hasSuffix("]}}\n"))
  }

  @Test func `each stage keeps the ones before it`() throws {
    let optimal = try Self.layout(Self.nested)
    let journal = try #require(optimal.components[1].journal)
    let rows = journal.solves.map { $0.program.rows.map(\.name).filter { $0.contains("keeps") } }
    #expect(
      Array(rows.prefix(4)) == [
        [], ["a: keeps overflow"], ["a: keeps overflow", "a: keeps fill"],
        ["a: keeps overflow", "a: keeps fill", "a: keeps priority"],
      ])
  }

  @Test func `what does not exist is refused with the number of what does`() throws {
    let optimal = try Self.layout(Self.nested)
    let count = optimal.components.flatMap(\.stages).count
    func refusal(stage: Int, component: Int?) -> String? {
      do {
        _ = try StageExport(name: "nested", optimal, stage: stage, component: component)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(refusal(stage: count, component: nil) == nil)
    #expect(
      refusal(stage: count + 1, component: nil)
        == "there is no stage \(count + 1); the layout was solved in \(count)")
    #expect(refusal(stage: 1, component: 4) == "there is no program 4; 3 were solved for this layout")
    let last = optimal.components[2].stages.count
    #expect(
      refusal(stage: last + 1, component: 3)
        == "there is no stage \(last + 1) of program 3; it was solved in \(last)")
  }

  @Test func `a layout without a choice has no stage`() throws {
    let document = LayoutDocument(proposal: ProposedViewSize(width: 10, height: 10), view: ViewNode(.color))
    let optimal = try Self.layout(document)
    #expect(throws: StageExport.Missing.nothingSolved) {
      try StageExport(name: "color", optimal, stage: 1, component: nil)
    }
  }
}
