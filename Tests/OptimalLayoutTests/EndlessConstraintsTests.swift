import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints that speak of views without an end, which no lengths can keep.
struct EndlessConstraintsTests {
  /// A reader beside a color that fills a ratio: a grid asks its columns without a height, where the color has no end, and so
  /// neither has the grid.
  private static func document(_ constraint: String) throws -> LayoutDocument {
    try LayoutDocument(
      reading: """
        proposal: {width: 100, height: 600}
        constraints: ["\(constraint)"]
        view:
          type: VStack
          content:
            - type: Grid
              id: grid
              content:
                - type: GridRow
                  content:
                    - {type: Color, id: color, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fill}]}
                    - {type: GeometryReader, content: [{type: Spacer, id: spacer}]}
        """)
  }

  @Test(arguments: [
    "spacer.width == grid.width", "spacer.width >= color.width", "grid.width == 2 * spacer.width", "color.width <= 100",
  ])
  func `what is required of them is refused`(constraint: String) throws {
    let engine = OptimalEngine(solver: GLPKSolver())
    let document = try Self.document(constraint)
    let failure = try #require(throws: LayoutFailure.self) { try engine.layout(document) }
    let endless = constraint.contains("color") ? "color" : "grid"
    #expect("\(failure)".contains("a constraint speaks of \(endless), which has no end"), "\(failure)")
  }

  /// Nothing is chosen for what cannot be kept, and the view that has no end is named.
  @Test(arguments: [
    "spacer.width == grid.width @weak", "color.height <= 100 @strong", "spacer.midX == grid.midX @medium",
  ])
  func `what is wished of them counts for nothing`(constraint: String) throws {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(Self.document(constraint))
    let endless = constraint.contains("color") ? "color" : "grid"
    #expect(result.approximations.map(\.view) == [endless])
    #expect(
      result.approximations.map(\.reason) == [
        "it has no end, or stands where there is none, so that `\(constraint)` counts for nothing where lengths are chosen"
      ])
    #expect(result.placed["grid"]?.width == .infinity)
  }
}
