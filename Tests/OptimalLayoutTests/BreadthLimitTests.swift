import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// What is required of how long a view in a column is across it: the view's share of the column, and the column's of the row
/// around it, are among those at which that is kept.
struct BreadthLimitTests {
  private func frame(_ result: OptimalResult, _ key: String) throws -> [Double] {
    try OwnRelationsTests.frame(result, key)
  }

  /// The columns have 100 points each of the row's 200. A square of at most 20 leaves the bar below it 80; in the other column,
  /// of which nothing is said, the circle and the bar have a half each.
  @Test(arguments: [
    "square.width <= 20", "-2 * square.width >= -40", "60 - square.width >= 40", "square.width == 20",
    "square.width <= 0.1 * root.width", "root.width - 5 * square.width >= 100", "0.2 * root.height == square.width",
  ])
  func `a square in a column is as high as its width may be`(constraint: String) throws {
    for solvesWhole in [false, true] {
      let result = try OwnRelationsTests.layout(
        """
        proposal: {width: 200, height: 100}
        constraints: ["\(constraint)"]
        view:
          type: HStack
          id: root
          spacing: 0
          content:
            - type: VStack
              spacing: 0
              content:
                - {type: Rectangle, id: square, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]}
                - {type: Color, id: bar}
            - type: VStack
              spacing: 0
              content:
                - {type: Circle, id: circle}
                - {type: Color, id: other}
        """, solvesWhole: solvesWhole)
      #expect(try frame(result, "square") == [40, 0, 20, 20])
      #expect(try frame(result, "bar") == [0, 20, 100, 80])
      #expect(try frame(result, "circle") == [125, 0, 50, 50])
      #expect(try frame(result, "other") == [100, 50, 100, 50])
    }
  }

  /// A quarter of the column's 100 points would be 25 for each; a square of at least 40 leaves the others 20 each.
  @Test(arguments: [">=", "=="])
  func `a square that has to be wider takes more of its column`(comparison: String) throws {
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["square.width \(comparison) 40"]
      view:
        type: VStack
        spacing: 0
        content:
          - {type: Rectangle, id: square, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]}
          - {type: Color, id: a}
          - {type: Color, id: b}
          - {type: Color, id: c}
      """)
    #expect(try frame(result, "square") == [80, 0, 40, 40])
    #expect(try ["a", "b", "c"].map { try frame(result, $0)[3] } == [20, 20, 20])
  }

  /// A half of 300 would have room for the text in one line, 120 wide. It is narrower where it is offered at most 59, which
  /// is all that its column may have. It has three lines of 20 there, and the bar the other 40 of the column's 100.
  @Test func `a text in a column has its column be narrower`() throws {
    let result = try OwnRelationsTests.layout(
      """
      \(OwnRelationsTests.threeWidths)
      proposal: {width: 300, height: 100}
      constraints: ["text.width <= 50"]
      view:
        type: HStack
        spacing: 0
        content:
          - type: VStack
            spacing: 0
            content:
              - {type: Text, id: text, text: T}
              - {type: Color, id: bar}
          - {type: Color, id: side}
      """)
    #expect(try frame(result, "text") == [9.5, 0, 40, 60])
    #expect(try frame(result, "bar") == [0, 60, 59, 40])
    #expect(try frame(result, "side") == [59, 0, 241, 100])
  }

  /// A half of 300 less the padding has room for the text in one line, 120 wide. It is 40 wide where it is offered 40 to 59:
  /// its column, with 10 points on both sides, has at most 79. The text and the bar have a half each of the 80 points below
  /// one another, two of the text's three lines.
  @Test func `a text of just one width leaves its padded column the lengths that have it`() throws {
    let result = try OwnRelationsTests.layout(
      """
      \(OwnRelationsTests.threeWidths)
      proposal: {width: 300, height: 100}
      constraints: ["text.width == 40"]
      view:
        type: HStack
        spacing: 0
        content:
          - type: VStack
            spacing: 0
            modifiers: [{type: padding, length: 10}]
            content:
              - {type: Text, id: text, text: T}
              - {type: Color, id: bar}
          - {type: Color, id: side}
      """)
    #expect(try frame(result, "text") == [19.5, 10, 40, 40])
    #expect(try frame(result, "bar") == [10, 50, 59, 40])
    #expect(try frame(result, "side") == [79, 0, 221, 100])
  }

  /// Where the text may be at most 50 wide, it has three lines of 20, and its row is 70 high with the block below it. So high
  /// it is where it is offered endless height, too: the column around it has room for just that and the 20 below.
  @Test func `a row is as high as what is required inside it makes it, whatever height it is offered`() throws {
    let result = try OwnRelationsTests.layout(
      """
      \(OwnRelationsTests.threeWidths)
      proposal: {width: 300, height: 90}
      constraints: ["text.width <= 50"]
      view:
        type: VStack
        spacing: 0
        content:
          - type: HStack
            spacing: 0
            content:
              - type: VStack
                spacing: 0
                content:
                  - {type: Text, id: text, text: T}
                  - {type: Color, id: block, modifiers: [{type: frame, width: 10, height: 10}]}
              - {type: Color, id: side, modifiers: [{type: frame, height: 10}]}
          - {type: Color, id: below, modifiers: [{type: frame, height: 20}]}
      """)
    #expect(try frame(result, "text") == [0, 0, 40, 60])
    #expect(try frame(result, "side") == [40, 30, 260, 10])
    #expect(try frame(result, "below") == [0, 70, 300, 20])
  }

  /// Twenty columns of 50 points, each of a square and a bar: only the first square is another one than it would be, which
  /// one program of all 61 views need not find out.
  @Test func `a square among many is bound by itself`() throws {
    func column(_ place: Int) -> String {
      """
      {type: VStack, spacing: 0, content: [
        {type: Rectangle, id: square\(place), modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]},
        {type: Color, id: bar\(place)}]}
      """
    }
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 1000, height: 80}
      constraints: ["square0.width <= 10"]
      view: {type: HStack, spacing: 0, content: [\((0..<20).map(column).joined(separator: ", "))]}
      """)
    #expect(try frame(result, "square0") == [20, 0, 10, 10])
    #expect(try frame(result, "bar0") == [0, 10, 50, 70])
    for place in 1..<20 {
      #expect(try frame(result, "square\(place)") == [Double(place) * 50 + 5, 0, 40, 40])
      #expect(try frame(result, "bar\(place)") == [Double(place) * 50, 40, 50, 40])
    }
  }
}
