import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints that join the children of several stacks: only these are divided together, and all others have their own
/// optimum.
struct JoinedStacksTests {
  /// `a` is as wide as `b`, of at most 50. The text in the row of `a` is 120 wide then, in one line, and `c` has the rest of 200.
  /// In 40 points the text would be 60 high, which the column would like better; but the rows are joined to each other alone.
  @Test func `a column does not bend rows that a constraint joins`() throws {
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 200, height: 300}
      constraints: ["a.width == b.width"]
      \(OwnRelationsTests.threeWidths)
      view:
        type: VStack
        id: root
        spacing: 0
        content:
          - type: HStack
            spacing: 0
            content:
              - {type: Color, id: a, modifiers: [{type: frame, height: 10}]}
              - {type: Text, id: text, text: T}
          - type: HStack
            spacing: 0
            content:
              - {type: Color, id: b, modifiers: [{type: frame, height: 10}, {type: frame, minWidth: 0, maxWidth: 50}]}
              - {type: Color, id: c, modifiers: [{type: frame, height: 10}]}
      """)
    #expect(try ["a", "text", "b", "c"].map { try OwnRelationsTests.frame(result, $0)[2] } == [50, 120, 50, 150])
    #expect(try OwnRelationsTests.frame(result, "root")[3] == 30)
  }

  /// `side` is as wide as `a`, which stands in a column beside it with `b` and a gap of 8: the smaller one of `side` and the
  /// column is largest with 192 of 392. The column's other rows are joined to nothing. Their circles share 200 by 100, and the
  /// text has one line, although three lines and unequal circles would let the column use more of its 300 points.
  @Test(arguments: [false, true])
  func `a constraint between a row and one inside it bends no row beside that`(solvesWhole: Bool) throws {
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 392, height: 300}
      constraints: ["side.width == a.width"]
      \(OwnRelationsTests.threeWidths)
      view:
        type: HStack
        spacing: 0
        content:
          - {type: Color, id: side}
          - type: VStack
            id: column
            spacing: 0
            content:
              - type: HStack
                spacing: 8
                content:
                  - {type: Color, id: a, modifiers: [{type: frame, height: 20}]}
                  - {type: Color, id: b, modifiers: [{type: frame, height: 20}]}
              - {type: HStack, spacing: 0, content: [{type: Text, id: text, text: T}, {type: Spacer, minLength: 0}]}
              - {type: HStack, spacing: 0, content: [{type: Circle, id: one}, {type: Circle, id: other}]}
      """, solvesWhole: solvesWhole)
    #expect(try ["side", "a", "b"].map { try OwnRelationsTests.frame(result, $0)[2] } == [192, 192, 0])
    #expect(try OwnRelationsTests.frame(result, "text") == [192, 100, 120, 20])
    #expect(try OwnRelationsTests.frame(result, "one") == [192, 120, 100, 100])
    #expect(try OwnRelationsTests.frame(result, "other") == [292, 120, 100, 100])
    #expect(try OwnRelationsTests.frame(result, "column")[3] == 140)
  }

  /// Two columns share 400 evenly, whatever is stated of the rows in them: `a` is as wide as `b`, of at most 50. No program of
  /// the whole tree is needed for that, in which a column would have its text in three lines.
  @Test func `rows that a constraint joins stand in columns that a row divides`() throws {
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 400, height: 200}
      constraints: ["a.width == b.width"]
      \(OwnRelationsTests.threeWidths)
      view:
        type: HStack
        spacing: 0
        content:
          - type: VStack
            spacing: 0
            content:
              - {type: HStack, spacing: 0, content: [{type: Color, id: a}, {type: Color, id: c}], modifiers: [{type: frame, height: 30}]}
              - {type: HStack, spacing: 0, content: [{type: Text, id: text, text: T}, {type: Spacer, minLength: 0}]}
          - type: HStack
            spacing: 0
            content:
              - {type: Color, id: b, modifiers: [{type: frame, minWidth: 0, maxWidth: 50}]}
              - {type: Color, id: d}
      """)
    #expect(try ["a", "c", "b", "d"].map { try OwnRelationsTests.frame(result, $0)[2] } == [50, 150, 50, 150])
    #expect(try OwnRelationsTests.frame(result, "text") == [0, 105, 120, 20])
    #expect(result.joined.isEmpty)
  }

  /// The first row has the best lengths with 75 for each. The text is at most so wide in three lines, for which the column has
  /// room. In the height of fewer lines it would be cut, and wider; but the column need not offer the row so little.
  @Test func `joined rows choose among all that the column has room for`() throws {
    let words = "without no I am on"
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 150, height: 300}
      constraints: ["text.width <= b.width"]
      view:
        type: VStack
        id: root
        spacing: 0
        content:
          - type: HStack
            spacing: 0
            content:
              - {type: Color, id: b, modifiers: [{type: frame, height: 10}]}
              - {type: Color, id: c, modifiers: [{type: frame, height: 10}]}
          - {type: HStack, spacing: 0, content: [{type: Text, id: text, text: \(words)}, {type: Spacer, minLength: 0}]}
      """)
    #expect(try ["b", "c"].map { try OwnRelationsTests.frame(result, $0)[2] } == [75, 75])
    let alone = try GreedyEngine().layout(Text(words), in: ProposedViewSize(width: 75, height: nil)).size
    #expect(result.placed["text"]?.size == alone)
    #expect(abs(try OwnRelationsTests.frame(result, "root")[3] - Double(alone.height) - 10) <= 1e-6)
  }

  /// Of 400 rows of 300 points only two are joined: the first one has the best lengths with 150 for each, and `a1` is half as
  /// wide as `a0`. That takes a program of two rows, and none of all of them.
  @Test func `two rows of many are joined by a program of two rows`() throws {
    let rows = (0..<400).map { number in
      "{type: HStack, spacing: 0, content: [{type: Color, id: a\(number)}, {type: Color, id: b\(number)}]}"
    }
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 300, height: 4000}
      constraints: ["a0.width == 2 * a1.width"]
      view: {type: VStack, spacing: 0, content: [\(rows.joined(separator: ", "))]}
      """)
    #expect(try OwnRelationsTests.frame(result, "a0") == [0, 0, 150, 10])
    #expect(try OwnRelationsTests.frame(result, "a1") == [0, 10, 75, 10])
    #expect(try OwnRelationsTests.frame(result, "b1") == [75, 10, 225, 10])
    #expect(try OwnRelationsTests.frame(result, "a399") == [0, 3990, 150, 10])
    #expect(result.joined.isEmpty)
  }
}
