import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Texts with a view at their edge in programs of the whole tree: the text is asked for its length alone, which is nothing, and
/// is left what the view does not take (12 and 16.1 of the semantics).
struct InsetsBesideTextsTests {
  /// A text needs no width as it is asked for its length alone (16.1): the view at its edge takes up to 40 of what the text is
  /// offered, which is left nothing then and answers its least. So a row can only have the view be less than 40 wide by
  /// offering nothing: the view is 0 wide, and the other one is left all but the text's least.
  @Test func `a text leaves all of its width to a view at its edge`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["edge.width <= 30"]
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Rectangle, id: a}
        - type: Text
          id: text
          text: priority of text
          modifiers:
          - type: safeAreaInset
            edge: trailing
            spacing: 0
            content: [{type: Rectangle, id: edge, modifiers: [{type: frame, maxWidth: 40}]}]
      """, Goal.standard)
    let least = try GreedyEngine().layout(
      LayoutDocument(
        reading: #"{"proposal": {"width": 0, "height": 100}, "view": {"type": "Text", "text": "priority of text"}}"#))
    let width = try #require(least["view"]).width
    #expect(try CellsInProgramsTests.size(result, "edge")[0] == 0)
    #expect(abs(try CellsInProgramsTests.size(result, "text")[0] - Double(width)) < 1e-6)
    #expect(abs(try CellsInProgramsTests.size(result, "a")[0] - (200 - Double(width))) < 1e-6)
  }

  /// The column is as wide as it is proposed where its text takes nothing at all: the view at its edge is as wide as the column
  /// then, of no height, and leaves the other view 200. Of 100 points one third is the column's, two thirds are twice that.
  @Test func `a column is as wide as an inset where that leaves a text nothing`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 200}
      constraints: ["b.width == 2 * a.width"]
      view:
        type: HStack
        spacing: 0
        content:
        - type: VStack
          spacing: 0
          content:
          - type: Text
            id: text
            text: lazy
            modifiers: [{type: safeAreaInset, edge: leading, spacing: 0, content: [{type: Rectangle, id: edge}]}]
          - {type: Rectangle, id: a}
        - {type: Rectangle, id: b}
      """, Goal.standard)
    let sizes = try ["edge", "a", "b"].map { try CellsInProgramsTests.size(result, $0) }
    #expect(sizes == [[33.333333, 0], [33.333333, 200], [66.666667, 200]])
  }

  /// Beside a text of any height its inset is as wide as the text is proposed, which is less than both take. So the text is
  /// proposed nothing, and the inset is 0 wide; as wide as the row around it is it never is.
  @Test func `what an inset cannot be contradicts the views`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 300, height: 200}
        constraints: ["edge.width == row.width"]
        view:
          type: HStack
          id: row
          spacing: 0
          content:
          - type: VStack
            spacing: 0
            content:
            - {type: Rectangle}
            - type: HStack
              modifiers: [{type: fixedSize, horizontal: false}]
              content:
              - type: Text
                text: over
                modifiers: [{type: safeAreaInset, edge: leading, content: [{type: Rectangle, id: edge}]}]
              - {type: Rectangle}
          - {type: Rectangle}
        """)
    #expect {
      try OptimalEngine(solver: GLPKSolver()).layout(document)
    } throws: { CellsInProgramsTests.isContradiction($0) }
  }

  /// A view beside a column whose text has another view above it.
  private static func viewAboveText(stating constraint: String, _ goals: [Goal]) throws -> OptimalResult {
    try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 12}
      constraints: ["\(constraint)"]
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Rectangle, id: a}
        - type: VStack
          spacing: 0
          content: [{type: Rectangle}, {type: Text, text: lazy}]
          modifiers: [{type: safeAreaInset, edge: top, spacing: 0, content: [{type: Rectangle, id: edge}]}]
      """, goals)
  }

  /// A text takes nothing where it is proposed nothing on both axes, else a line, which is more than the 12 points that the
  /// column is proposed: the view at its edge gets 12 where the column is 0 wide, and none at any other width. The row keeps
  /// to its equal shares in one case and leaves the column nothing in the other.
  @Test(arguments: [("edge.height == 0", 50.0, 0.0), ("edge.height >= 5", 0, 12)])
  func `a view above a text has room only where the text is proposed nothing`(
    constraint: String, width: Double, height: Double
  ) throws {
    let result = try Self.viewAboveText(stating: constraint, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "edge") == [width, height])
    #expect(try CellsInProgramsTests.size(result, "a") == [100 - width, 12])
  }

  /// As above, under a goal that wants the text to stay as high as in SwiftUI's layout, also where the column is asked what it
  /// takes of no height: there it takes nothing only if its division is bent. The other view stays 50 wide, since the row need
  /// not use what it is offered.
  @Test(arguments: [[Goal.closest], [.overflow, .closest]]) func `what is measured beside an inset is bent`(
    _ goals: [Goal]
  ) throws {
    let result = try Self.viewAboveText(stating: "edge.height >= 5", goals)
    #expect(try CellsInProgramsTests.size(result, "edge") == [0, 12])
    #expect(try CellsInProgramsTests.size(result, "a") == [50, 12])
  }

  /// The row has the picture's 10 points and three gaps of 8 at the least, and the column is no narrower. Without the constraint
  /// there are lengths, though a search from the basis of the relaxation finds none: that none keep it is to be said of it.
  @Test(arguments: [Goal.standard, [.fair], [.closest]]) func `a column is never as narrow as a picture in it`(
    _ goals: [Goal]
  ) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 100}
        constraints: ["column.width == picture.width"]
        view:
          type: VStack
          spacing: 8
          id: column
          modifiers: [{type: frame, maxHeight: infinity}]
          content:
          - type: HStack
            content:
            - {type: Text, text: equal}
            - {type: Rectangle, modifiers: [{type: alignmentGuide, guide: top, value: 0}]}
            - {type: Image, width: 10, height: 30, id: picture}
            - {type: Text, text: of equal layout}
            modifiers:
            - type: safeAreaInset
              edge: trailing
              content: [{type: Text, text: lazy of, modifiers: [{type: frame, minHeight: 200}]}]
          - {type: Spacer}
          - {type: Rectangle, modifiers: [{type: padding, length: 4}]}
        """)
    #expect {
      try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    } throws: { CellsInProgramsTests.isContradiction($0) }
  }
}
