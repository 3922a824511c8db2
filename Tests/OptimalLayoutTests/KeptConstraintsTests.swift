import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints that hold in any case: the layout is as good as without them.
struct KeptConstraintsTests {
  private static func sizes(_ yaml: String, _ keys: String...) throws -> [[Double]] {
    let document = try LayoutDocument(reading: yaml)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    return try keys.map { key in
      let frame = try #require(result.placed[key])
      return [frame.width, frame.height].map { (Double($0) * 1e6).rounded() / 1e6 }
    }
  }

  /// The frame is never less than 39.8 wide, so that the view of 40 does not fit where it has its least width. A color has
  /// the rest of 70, 30.2, which is the greatest that the smaller of both can be.
  @Test(arguments: ["[]", "[frame.width >= 0]"])
  func `a choice is made between pixels where a frame's least width lies there`(constraints: String) throws {
    let sizes = try Self.sizes(
      """
      proposal: {width: 70, height: 50}
      constraints: \(constraints)
      view:
        type: HStack
        spacing: 0
        content:
          - type: ViewThatFits
            id: frame
            content:
              - {type: Color, id: wide, modifiers: [{type: frame, width: 40}]}
              - {type: Color, id: narrow, modifiers: [{type: frame, width: 20}]}
            modifiers: [{type: frame, minWidth: 39.8}]
          - {type: Color, id: rest}
      """, "frame", "narrow", "rest")
    #expect(sizes.map { $0[0] } == [39.8, 20, 30.2])
  }

  /// At 19⅓ the text would take one line less; in a frame of at most 19.1 it has no more than that, and takes as many lines
  /// as at 19. The frame has its greatest width, the color the rest of 100.
  @Test(arguments: ["[]", "[frame.width <= 100]"])
  func `a text breaks between pixels where a frame's greatest width lies there`(constraints: String) throws {
    let sizes = try Self.sizes(
      """
      proposal: {width: 100, height: 50}
      constraints: \(constraints)
      view:
        type: HStack
        spacing: 0
        content:
          - {type: Text, id: frame, text: ab cd ef, modifiers: [{type: frame, minWidth: 0, maxWidth: 19.1}]}
          - {type: Color, id: rest}
      """, "frame", "rest")
    #expect(sizes.map { $0[0] } == [19.1, 80.9])
  }

  /// The cell is asked without a width, and placed with the 121⅔ that the text takes in one line. There the row is divided
  /// anew: without a width the text has no height either, so that the column in it keeps to the 20 points of the track, and
  /// nothing overflows. With any width a line of the text and the gap need 25⅓. The circle's width, 20 both times, is none of
  /// the column's concern.
  @Test(arguments: ["[]", "[circle.width >= 0]"])
  func `a row is divided anew where it is placed`(constraints: String) throws {
    let sizes = try Self.sizes(
      """
      proposal: {width: 120, height: 150}
      constraints: \(constraints)
      view:
        type: LazyHGrid
        rows: [{size: fixed, length: 20}]
        content:
          - type: HStack
            id: row
            content:
              - type: VStack
                id: column
                spacing: 5
                content: [{type: Color, id: color}, {type: Text, id: text, text: a b c d e f g h}]
              - {type: Circle, id: circle}
      """, "column", "color", "text", "circle")
    #expect(sizes == [[0, 20], [0, 15], [0, 0], [20, 20]])
  }

  /// Without a width, a divider that fills a ratio is as wide as nothing bounds it, which no program could hold: the layout
  /// stands, and says why.
  @Test func `a view without end leaves a layout`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 300}
        constraints: [choice.height >= 100 @weak]
        view:
          type: LazyHGrid
          rows: [{size: adaptive, minimum: 5}]
          content:
            - type: ViewThatFits
              id: choice
              content:
                - {type: Divider, modifiers: [{type: aspectRatio, contentMode: fill, ratio: 2}]}
                - {type: Text, text: hello wide world}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.placed["choice"]?.width == .infinity)
    #expect(!result.approximations.isEmpty)
  }

  /// The row shares 300 fairly, 150 and 150, whatever the column around it would make of a row that is higher: what is stated
  /// of one of the circles, or of the view below the row, holds without bending it.
  @Test(arguments: ["one.width <= 250", "one.width == other.width", "below.height == 20", "row.width >= 30 @weak"])
  func `what is kept anyway bends nothing`(constraint: String) throws {
    let sizes = try Self.sizes(
      """
      proposal: {width: 300, height: 300}
      constraints: ["\(constraint)"]
      view:
        type: VStack
        spacing: 0
        content:
          - type: HStack
            id: row
            spacing: 0
            content: [{type: Circle, id: one}, {type: Circle, id: other}]
          - {type: Color, id: below, modifiers: [{type: frame, height: 20}]}
      """, "one", "other", "below")
    #expect(sizes == [[150, 150], [150, 150], [300, 20]])
  }
}
