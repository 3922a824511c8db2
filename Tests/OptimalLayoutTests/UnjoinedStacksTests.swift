import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Stacks that constraints do not join: they keep their own optimum beside those that are divided together.
struct UnjoinedStacksTests {
  /// A column of 200 × 300 with a row whose text `x` stands after 20 points and before a spacer, a bar of 100 and some rows of
  /// a text and a spacer. The texts are 60 × 20 in a line or 30 × 40 in two.
  static func document(_ constraint: String, rows: Int = 1) throws -> LayoutDocument {
    let others = (0..<rows).map { row in
      "    - {type: HStack, spacing: 0, content: [{type: Text, id: z\(row), text: T}, {type: Spacer, minLength: 0}]}"
    }
    return try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 300}
        constraints: ["\(constraint)"]
        textMetrics:
          - {text: T, maxWidth: null, width: 60, height: 20}
          - {text: T, maxWidth: 59, width: 30, height: 40}
        view:
          type: VStack
          id: root
          spacing: 0
          content:
            - type: HStack
              id: row
              spacing: 0
              content:
                - {type: Color, modifiers: [{type: frame, width: 20, height: 10}]}
                - {type: Text, id: x, text: T}
                - {type: Spacer, id: rest, minLength: 0}
            - {type: Color, id: y, modifiers: [{type: frame, width: 100, height: 10}]}
        """ + others.reduce("") { $0 + "\n" + $1 })
  }

  /// `y` begins at 50. The row is in the middle of 200, so that `x` does where it is 140 wide: 30 + 20. Its text keeps its
  /// one line, since 60 points are fairer than 30; that the column would use more of its 300 points with two lines, here or in
  /// the other row, is not for the column to say.
  @Test(arguments: ["x.minX == y.minX @strong", "x.minX == y.minX", "x.minX >= 50 @weak", "2 * x.minX - y.minX >= 50"])
  func `a column does not bend a row that joins nothing`(constraint: String) throws {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(Self.document(constraint))
    #expect(result.approximations.isEmpty)
    #expect(try OwnRelationsTests.frame(result, "row") == [30, 125, 140, 20])
    #expect(try OwnRelationsTests.frame(result, "x") == [50, 125, 60, 20])
    #expect(try OwnRelationsTests.frame(result, "y") == [50, 145, 100, 10])
    #expect(try OwnRelationsTests.frame(result, "z0") == [0, 155, 60, 20])
  }

  /// The narrower the row, the further to the right `x` begins: at 95 where the row is 50 wide, its text in two lines and
  /// nothing left to the spacer.
  @Test func `what cannot be kept is missed by as little as the joined stacks allow`() throws {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(Self.document("x.minX >= 120 @strong"))
    #expect(result.approximations.isEmpty)
    #expect(try OwnRelationsTests.frame(result, "x") == [95, 115, 30, 40])
    #expect(try OwnRelationsTests.frame(result, "z0") == [0, 165, 60, 20])
  }

  /// A row of which nothing is said is 20 high whatever it is offered of the height, so that the program needs no column for it.
  /// With its text, that may break in two ways, and its spacer divided by the program it would take more than a dozen.
  @Test func `a program of joined stacks knows of the others what they answer`() throws {
    let (few, many) = (CountingSolver(), CountingSolver())
    _ = try OptimalEngine(solver: few).layout(Self.document("x.minX == y.minX @strong", rows: 1))
    let result = try OptimalEngine(solver: many).layout(Self.document("x.minX == y.minX @strong", rows: 9))
    #expect(try OwnRelationsTests.frame(result, "x") == [50, 45, 60, 20])
    #expect(many.mostColumns - few.mostColumns <= 8 * 8, "\(few.mostColumns), \(many.mostColumns)")
  }

  /// Without an offer the column is 10 + 20 + 46 high, so that the image is to be 152; then 76 overflow, and not a point more
  /// where the row of texts has nothing: offered nothing at all, both are 0 × 0. Searches that offer the row a height while it
  /// has no width find them 30 wide, which says nothing of what is shown.
  @Test func `what a search asks of a planned row is not what is shown`() throws {
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 300, height: 200}
      constraints: ["image.height >= 2 * column.height"]
      textMetrics: [{text: T, maxWidth: null, width: 60, height: 20}, {text: T, maxWidth: 59, width: 30, height: 40}]
      view:
        type: VStack
        spacing: 0
        content:
          - type: HStack
            spacing: 0
            modifiers: [{type: fixedSize}]
            content:
              - {type: Color}
              - type: VStack
                id: column
                spacing: 0
                content:
                  - {type: Rectangle}
                  - type: VStack
                    spacing: 0
                    content:
                      - {type: HStack, id: row, spacing: 0, content: [{type: Text, id: first, text: T}, {type: Text, id: second, text: T}]}
                      - {type: Image, id: image, width: 65, height: 46, resizable: true}
      """)
    #expect(try ["column", "image", "row"].map { try OwnRelationsTests.frame(result, $0)[3] } == [76, 152, 0])
    #expect(try ["first", "second"].map { try OwnRelationsTests.frame(result, $0)[2] } == [0, 0])
  }
}
