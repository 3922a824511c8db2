import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints on where the cells of grids stand, and on cells of adaptive tracks.
struct GridCellConstraintsTests {
  private static func layout(_ yaml: String) throws -> OptimalResult {
    let document = try LayoutDocument(reading: yaml)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty && result.realisationGap <= 1e-9, "\(result.approximations)")
    return result
  }

  private static func frame(_ result: OptimalResult, _ key: String) throws -> [Double] {
    let frame = try #require(result.placed[key])
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1e6).rounded() / 1e6 }
  }

  /// Two columns and 4 points between them share 100. A cell of 20 in the middle of the second one begins at
  /// c + 4 + (96 − c − 20) / 2, where c is the first column: at 70 for c = 56. The second line begins below the 30 points
  /// of the first and 2 of gap.
  @Test func `a cell of a lazy grid stands where a constraint has it`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 100}
      constraints: ["middle.minX == 70", "last.minY >= 32"]
      view:
        type: VStack
        spacing: 0
        content:
        - type: LazyVGrid
          spacing: 2
          columns:
          - {size: flexible, minimum: 10, maximum: infinity, spacing: 4}
          - {size: flexible, minimum: 10, maximum: infinity}
          content:
          - {type: Rectangle, id: first, modifiers: [{type: frame, height: 10}]}
          - {type: Rectangle, id: middle, modifiers: [{type: frame, width: 20, height: 30}]}
          - {type: Rectangle, modifiers: [{type: frame, height: 10}]}
          - {type: Rectangle, id: last, modifiers: [{type: frame, height: 10}]}
        - {type: Color}
      """)
    #expect(try Self.frame(result, "middle") == [70, 0, 20, 30])
    #expect(try Self.frame(result, "first") == [0, 10, 56, 10])
    #expect(try Self.frame(result, "last") == [60, 32, 40, 10])
  }

  /// Tracks of 20 and more, 4 apart, are as many as fit: of 30 points each, one in 30 or two in 64. With two the second cell
  /// stands in the first line; below 8 it can only stand in the second one, after 10 points and 2 of gap. What is always kept
  /// makes no difference, however large its constant.
  @Test(arguments: [(">= 8", [35.0, 12, 30, 10]), ("== 0", [52, 0, 30, 10])])
  func `a cell of adaptive tracks stands where a constraint has it`(place: String, frame: [Double]) throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 100}
      constraints:
      - second.minY \(place)
      - second.width == 30
      - second.maxX <= 1000000000
      - second.minX >= -1000000000
      view:
        type: VStack
        spacing: 0
        content:
        - type: LazyVGrid
          spacing: 2
          columns: [{size: adaptive, minimum: 20, maximum: infinity, spacing: 4}]
          content:
          - {type: Rectangle, modifiers: [{type: frame, height: 10}]}
          - {type: Rectangle, id: second, modifiers: [{type: frame, height: 10}]}
          - {type: Rectangle, modifiers: [{type: frame, height: 10}]}
        - {type: Color}
      """)
    #expect(try Self.frame(result, "second") == frame)
  }

  /// A grid of one column of 60, as long as two of at least 40 do not fit: the stack in its cell has all of it, 45 and 15
  /// where one child is to be three times as wide. In 100 there are two columns, of 47½ beside a gap of 5: twice as wide
  /// leaves 31⅔ and 15⅚.
  @Test(arguments: [
    (60, "x.width == 3 * y.width", [45.0, 15]), (100, "x.width == 2 * y.width", [95.0 / 3, 95.0 / 6]),
  ])
  func `a stack in a cell of adaptive tracks keeps to a constraint`(
    width: Int, constraint: String, expected: [Double]
  ) throws {
    let result = try Self.layout(
      """
      proposal: {width: \(width), height: 250}
      constraints: ["\(constraint)"]
      view:
        type: LazyVGrid
        columns: [{size: adaptive, minimum: 40, spacing: 5}]
        content:
          - type: HStack
            spacing: 0
            content: [{type: Color, id: x}, {type: Color, id: y}]
          - {type: Color, id: next}
      """)
    let widths = try ["x", "y"].map { try Self.frame(result, $0)[2] }
    #expect(RangeStackTests.areClose(widths, expected), "\(widths)")
    #expect(result.approximations.isEmpty)
  }

  /// With two adaptive tracks of 20…30 the row stands in the second of them, with one in the track of 5…40. The column
  /// shares 60 fairly where the grid can be 30 high: one adaptive track, the lines 18 + 2 + 10, and the row with a square of
  /// 18 beside the 20 of the text in 38 of at most 40 points.
  @Test func `a stack in a cell of tracks of two descriptions is divided where it stands`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 60}
      constraints: ["other.minY == 30"]
      textMetrics:
      - {text: T, maxWidth: null, width: 20, height: 5}
      - {text: T, maxWidth: 19, width: 10, height: 10}
      view:
        type: VStack
        spacing: 0
        content:
        - type: LazyVGrid
          spacing: 2
          columns:
          - {size: adaptive, minimum: 20, maximum: 30, spacing: 0}
          - {size: flexible, minimum: 5, maximum: 40, spacing: 0}
          content:
          - {type: Rectangle, modifiers: [{type: frame, height: 10}]}
          - type: HStack
            id: row
            spacing: 0
            content:
            - {type: Rectangle, id: square, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]}
            - {type: Text, text: T}
          - {type: Rectangle, modifiers: [{type: frame, height: 10}]}
        - {type: Color, id: other}
      """)
    #expect(try Self.frame(result, "other") == [0, 30, 100, 30])
    let square = try Self.frame(result, "square")
    #expect(square[2] == 18 && square[3] == 18)
  }

  /// Proposed no height, the grid has lines of 10 and 20 (the longest cell: 20) and of 10, 3 apart: 33. All cells of a line
  /// are proposed its length, so `one` is 20 wide, and `other` 60; the row of 93 stands in the middle of 100.
  @Test func `cells across tracks that share no length`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 60}
      constraints: ["other.width == 3 * one.width", "three.minX == row.minX + 23"]
      view:
        type: HStack
        id: row
        spacing: 0
        content:
        - type: LazyHGrid
          spacing: 3
          rows: [{size: flexible, minimum: 5, maximum: infinity}, {size: flexible, minimum: 5, maximum: infinity}]
          content:
          - {type: Color, id: one}
          - {type: Color, modifiers: [{type: frame, width: 20}]}
          - {type: Color, id: three}
          modifiers: [{type: fixedSize, vertical: true}]
        - {type: Color, id: other}
      """)
    let (one, three, other) = (
      try Self.frame(result, "one"), try Self.frame(result, "three"), try Self.frame(result, "other")
    )
    #expect([one[0], one[2], three[0], three[2]] == [3.5, 20, 26.5, 10])
    #expect([other[0], other[2]] == [36.5, 60])
  }

  /// The content of a scroll view stands at its leading top corner: 15 points are left of it, and 5 its own width of 20; it
  /// is 10 high, as nothing is proposed there.
  @Test func `content of a scroll view stands at its corner`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 20, height: 20}
      constraints: ["content.minX == 15", "content.maxY == 10"]
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Color}
        - {type: ScrollView, content: [{type: Color, id: content}]}
      """)
    #expect(try Self.frame(result, "content") == [15, 0, 5, 10])
  }

  /// The view at the edge is 20 × 10, 4 from the primary one and in the middle of its 50 points of height. In 100 with 40
  /// before both, the primary one begins at 40 + 20 + 4 = 64 and has 36 beside a leading edge; beside a trailing one that
  /// ends at 100 in any case it begins at 30 and has 70 - 24 = 46, or at half of the row.
  @Test(arguments: [
    ("leading", "main.minX == 64", [64.0, 0, 36, 50], [40.0, 20, 20, 10]),
    ("trailing", "side.minX == 80", [50, 0, 26, 50], [80, 20, 20, 10]),
    ("trailing", "main.minX == 30", [30, 0, 46, 50], [80, 20, 20, 10]),
  ])
  func `views with an inset stand at its ends`(
    edge: String, constraint: String, main: [Double], side: [Double]
  ) throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 50}
      constraints: ["\(constraint)"]
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Color}
        - type: LazyVGrid
          columns: [{size: flexible, minimum: 0, maximum: infinity}]
          content: [{type: Color, id: main, modifiers: [{type: frame, height: 50}]}]
          modifiers:
          - type: safeAreaInset
            edge: \(edge)
            spacing: 4
            content: [{type: Color, id: side, modifiers: [{type: frame, width: 20, height: 10}]}]
      """)
    #expect(try Self.frame(result, "main") == main)
    #expect(try Self.frame(result, "side") == side)
  }

  /// Three cells of 10 in a column of 3 × 6. Below one another they overflow by 30 − 6 = 24. Three tracks of 2 with gaps of
  /// 8 are 22 wide: by 19 beyond the tracks' offer, by as much beyond the column's, and by 10 − 6 below. A constraint that
  /// holds anyway leaves it at 24.
  @Test func `tracks beyond the column's width are its overflow too`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 3, height: 6}
      constraints: ["cell.width >= 0"]
      view:
        type: VStack
        spacing: 0
        content:
        - {type: Color}
        - type: LazyVGrid
          id: grid
          columns: [{size: adaptive, minimum: 2}]
          spacing: 0
          content: [{type: Color}, {type: Color, id: cell}, {type: Color}]
      """)
    #expect(result.placed["grid"]?.width == 3)
    #expect(result.placed["grid"]?.height == 30)
  }

  /// A baseline that nothing sets is a view's bottom: two views of which the first is 30 high stand on the same line, 85
  /// where the row of 70 is centred in 100.
  @Test func `views stand on a baseline that none of them sets`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 100}
      constraints: ["low.minY >= 40", "high.height == 70"]
      view:
        type: HStack
        alignment: firstTextBaseline
        spacing: 0
        content:
        - {type: Color, id: low, modifiers: [{type: frame, height: 30}]}
        - {type: Color, id: high, modifiers: [{type: frame, minHeight: 70, maxHeight: 70}]}
      """)
    #expect(try Self.frame(result, "low")[1] == 55)
    #expect(try Self.frame(result, "high")[1] == 15)
  }

  /// No length is infinite in a program, and an infinite one is not at most 20.
  @Test func `a view without end misses what it is to be at most`() throws {
    #expect(throws: LayoutFailure.self) {
      try Self.layout(
        """
        proposal: {width: 0, height: 75}
        constraints: [square.width <= 20]
        view:
          type: HStack
          content:
            - {type: Color, id: square, modifiers: [{type: aspectRatio, contentMode: fill, ratio: 1.5}]}
            - {type: Color}
          modifiers: [{type: fixedSize, horizontal: true, vertical: true}]
        """)
    }
  }
}
