import GLPK
import OptimalLayout
import Testing

/// Constraints on where the cells of grids stand, and on cells of adaptive tracks.
struct GridCellConstraintsTests {
  private static func layout(_ yaml: String) throws -> OptimalResult {
    let document = try #require(DocumentReader().documents(in: Array(yaml.utf8), fileName: "-").first).result.get()
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

  /// Columns 36 + 4 + 60, rows a + 2 + b + 2 + 5 = 100. A bar of 10 in the middle of the second row stands at 75…85 where
  /// a + 2 + b / 2 = 80, with a + b = 91 so a = 65, b = 26.
  @Test func `cells of a grid stand where constraints have them`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 100}
      constraints: ["right.minX == 40", "bar.midY == 80", "across.minY == 95"]
      view:
        type: Grid
        horizontalSpacing: 4
        verticalSpacing: 2
        content:
        - {type: GridRow, content: [{type: Color}, {type: Color, id: right}]}
        - type: GridRow
          content: [{type: Color, id: left}, {type: Color, id: bar, modifiers: [{type: frame, maxHeight: 10}]}]
        - {type: Color, id: across}
      """)
    #expect(try Self.frame(result, "right") == [40, 0, 60, 65])
    #expect(try Self.frame(result, "left") == [0, 67, 36, 26])
    #expect(try Self.frame(result, "bar") == [40, 75, 60, 10])
    #expect(try Self.frame(result, "across") == [0, 95, 100, 5])
  }

  /// Tracks of 20 and more, 4 apart, are as many as fit: of 30 points each, one in 30 or two in 64. With two the second cell
  /// stands in the first line; below 8 it can only stand in the second one, after 10 points and 2 of gap.
  @Test(arguments: [(">= 8", [35.0, 12, 30, 10]), ("== 0", [52, 0, 30, 10])])
  func `a cell of adaptive tracks stands where a constraint has it`(place: String, frame: [Double]) throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 100}
      constraints: ["second.minY \(place)", "second.width == 30"]
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

  /// With two adaptive tracks of 20…30 the row stands in the second of them, with one in the track of 5…40. The column
  /// shares 60 fairly where the grid can be 30 high: one adaptive track, the lines 18 + 2 + 10, and the row with a square of
  /// 18 beside the 20 of the text in 38 of at most 40 points.
  @Test func `a stack in a cell of tracks of two descriptions is divided where it stands`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 100, height: 60}
      constraints: ["other.height >= 5"]
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
}
