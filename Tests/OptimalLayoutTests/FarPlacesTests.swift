import GLPK
import GreedyLayout
import OptimalLayout
import Testing

/// Constraints that ask for lengths far beyond what they name.
struct FarPlacesTests {
  /// Centred in 300 points, a row of width w ends at 150 + w / 2, and `v5` with it, while `v8` ends at 300: where the one is
  /// `factor` times the other, w = 600 · factor - 300, of which `v5` has 60.
  @Test(arguments: [1.5, 2, 5, 20, 300], [Goal.standard, [.overflow, .closest]])
  func `a view stands as far away as half of what overflows`(_ factor: Double, _ goals: [Goal]) throws {
    let result = try Self.layout(stating: "v5.maxX == \(factor) * v8.maxX", goals)
    #expect(CellsInProgramsTests.isClose(result.placed["v2"]?.width, 600 * factor - 360))
    #expect(CellsInProgramsTests.isClose(result.placed["v5"]?.maxX, 300 * factor))
    #expect(result.placed["v8"]?.maxX == 300)
  }

  /// As above, 150 + w / 2 = `end`.
  @Test(arguments: [700.0, 10_000, 1_000_000], [Goal.standard, [.fair]])
  func `a view stands where a constraint asks for it`(_ end: Double, _ goals: [Goal]) throws {
    let result = try Self.layout(stating: "v5.maxX == \(end)", goals)
    #expect(CellsInProgramsTests.isClose(result.placed["v2"]?.width, 2 * end - 360))
    #expect(CellsInProgramsTests.isClose(result.placed["v5"]?.maxX, end))
  }

  private static func layout(stating constraint: String, _ goals: [Goal]) throws -> OptimalResult {
    try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 100}
      constraints: ["\(constraint)"]
      view:
        type: VStack
        spacing: 0
        content:
        - type: HStack
          spacing: 0
          content:
          - {type: Rectangle, id: v2}
          - {type: Rectangle, id: v5, modifiers: [{type: frame, width: 60}]}
        - {type: Rectangle, id: v8}
      """, goals)
  }

  /// `d` is 300 wide, `c` is to be `factor` times as wide, and is as high as that takes: the row around it is offered no less.
  @Test(arguments: [1.2, 3, 40], [0.5, 0.1, 0.02])
  func `a view is as high as its width asks for`(_ factor: Double, _ ratio: Double) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 100}
      constraints: ["c.width == \(factor) * d.width"]
      view:
        type: VStack
        spacing: 0
        content:
        - type: HStack
          spacing: 0
          content:
          - {type: Rectangle, id: c, modifiers: [{type: aspectRatio, ratio: \(ratio), contentMode: fit}]}
          - {type: Rectangle}
        - {type: Rectangle, id: d}
      """, Goal.standard)
    #expect(result.placed["d"]?.width == 300)
    #expect(CellsInProgramsTests.isClose(result.placed["c"]?.width, 300 * factor))
    #expect(CellsInProgramsTests.isClose(result.placed["c"]?.height, 300 * factor / ratio))
  }

  /// A row of at least 60 points whose middle is at 150 ends at 180 or later.
  @Test func `what no length keeps contradicts the views`() throws {
    #expect {
      try Self.layout(stating: "v5.maxX <= v8.midX", Goal.standard)
    } throws: { CellsInProgramsTests.isContradiction($0) }
  }

  /// A grid of rows asks its text without a width, so that it is 126 wide however many rows there are. With lengths several
  /// times as great there would be more counts of rows than a program tells apart: that says nothing of these.
  @Test func `more rows than a program has do not hide a contradiction`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 300, height: 100}
        constraints: ["text.width == 100"]
        textMetrics: [{text: T, maxWidth: null, width: 126, height: 20}]
        view:
          type: HStack
          content:
          - {type: Spacer}
          - type: LazyHGrid
            rows: [{size: adaptive, minimum: 30}, {size: flexible, minimum: 20}, {size: flexible, minimum: 20}]
            content: [{type: Text, text: T, id: text}, {type: Circle}]
            modifiers: [{type: aspectRatio, ratio: 2, contentMode: fill}]
        """)
    #expect {
      try OptimalEngine(solver: GLPKSolver()).layout(document)
    } throws: { CellsInProgramsTests.isContradiction($0) }
  }
}
