import GLPK
import OptimalLayout
import Testing

/// The whole tree as one program beside programs apart: the same frames, and nothing approximate that is not so there.
struct WholeAndApartTests {
  /// Lays out a YAML document both ways, expects the same frames to 1e-9 and nothing approximate, and answers them.
  @discardableResult
  static func layout(_ yaml: String, goals: [Goal] = Goal.standard) throws -> PlacedTree {
    let document = try #require(DocumentReader().documents(in: Array(yaml.utf8), fileName: "-").first).result.get()
    let apart = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    let whole = try OptimalEngine(solver: GLPKSolver(), goals: goals, solvesWhole: true).layout(document)
    for (one, other) in zip(apart.placed.frames, whole.placed.frames) {
      let (frame, same) = (one.frame, other.frame)
      #expect(
        abs(frame.minX - same.minX) <= 1e-9 && abs(frame.minY - same.minY) <= 1e-9
          && abs(frame.width - same.width) <= 1e-9 && abs(frame.height - same.height) <= 1e-9,
        "\(one.key): \(frame) apart, \(same) whole")
    }
    for result in [apart, whole] {
      #expect(result.approximations.isEmpty, "\(result.approximations)")
      #expect(result.realisationGap <= 1e-9)
    }
    return apart.placed
  }

  /// An ideal size of 10 × 10 exceeds a height of 6 by 4 anyway. A picture of 1 : 2 that fills is 2 w high where it is w
  /// wide: up to w = 5, where it is 10 high as well, more width costs no more overflow, and `fill` asks for it.
  @Test func `what a child of one length exceeds a breadth by costs nothing more in one program`() throws {
    let placed = try Self.layout(
      """
      proposal: {width: 24, height: 6}
      view:
        type: HStack
        spacing: 1
        content:
        - type: Rectangle
          modifiers:
          - {type: aspectRatio, ratio: 2, contentMode: fit}
          - {type: fixedSize, horizontal: true, vertical: true}
        - {type: Rectangle, id: picture, modifiers: [{type: aspectRatio, ratio: 0.5, contentMode: fill}]}
      """, goals: [.overflow, .fill, .fair])
    #expect(placed["picture"]?.width == 5 && placed["picture"]?.height == 10)
  }

  /// The inner column always has 2 points, whatever the outer one chooses: what stands in it is settled by itself, and how
  /// wide it is costs the outer one nothing that could vary.
  @Test func `a stack in a frame of one length is exact in one program`() throws {
    let placed = try Self.layout(
      """
      displayScale: 1
      proposal: {width: 30, height: 12}
      textMetrics:
      - {text: U, maxWidth: null, width: 13, height: 4}
      - {text: U, maxWidth: 12, width: 7, height: 8}
      view:
        type: VStack
        spacing: 0
        content:
        - {type: Rectangle, id: square, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]}
        - type: VStack
          spacing: 0
          content:
          - type: ViewThatFits
            axes: [horizontal]
            content:
            - {type: Rectangle, modifiers: [{type: frame, minHeight: 2, idealHeight: 2, maxHeight: 7}]}
            - {type: Rectangle, modifiers: [{type: frame, width: 4, height: 1}]}
          - type: Rectangle
            modifiers: [{type: frame, maxWidth: 0}, {type: aspectRatio, ratio: 2, contentMode: fill}]
          modifiers: [{type: frame, minHeight: 2, maxHeight: 2}]
        - {type: Text, id: text, text: U}
      """, goals: [.fill, .overflow, .fair])
    // 12 − 2 for the frame − 4 for the text, which is on one line in 30 points
    #expect(placed["square"]?.height == 6 && placed["text"]?.height == 4)
  }

  /// The inner row is proposed 2 h × h by its ratio, h being what the column gives it. It overflows by 16 − 2 h as long as
  /// the first candidate, 7 × 8, does not fit: the second and the bar beside it need 2 + 14. From h = 8 on the first one
  /// fits, and 7 + 14 overflow by 5. So the best h is as near to 8 as can be: one pixel, half a point, below it.
  @Test func `a length that costs more as soon as it is reached is approached to one pixel`() throws {
    let placed = try Self.layout(
      """
      displayScale: 2
      proposal: {width: 24, height: 6}
      view:
        type: VStack
        spacing: 0
        content:
        - type: HStack
          id: row
          spacing: 0
          content:
          - type: ViewThatFits
            axes: [vertical]
            content:
            - {type: Rectangle, modifiers: [{type: frame, width: 7, height: 8}]}
            - {type: Rectangle, modifiers: [{type: frame, minWidth: 2, idealWidth: 2, maxWidth: 3}]}
          - {type: Rectangle, modifiers: [{type: frame, minWidth: 12}, {type: padding, length: 1}]}
          modifiers: [{type: aspectRatio, ratio: 2, contentMode: fit}]
        - {type: Rectangle, modifiers: [{type: frame, minHeight: 11}]}
      """)
    #expect(placed["row"]?.height == 7.5)
  }
}
