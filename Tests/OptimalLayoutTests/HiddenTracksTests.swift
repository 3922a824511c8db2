import GLPK
import OptimalLayout
import Testing

/// Grids in flexible frames that promise less than their tracks need, beside a view of any width.
struct HiddenTracksTests {
  private static func expect(_ lengths: [CGFloat], of frames: [String], in yaml: String) throws {
    let placed = try WholeAndApartTests.layout(yaml)
    for (id, length) in zip(frames, lengths) {
      let width = placed[id]?.width ?? .nan
      #expect(abs(width - length) <= 1e-9, "\(id): \(width)")
    }
  }

  /// The frame takes any width, its track at least 10. Of 10 points 0 + 10 overflow by nothing, 5 + 5 by 5.
  @Test(arguments: ["adaptive", "flexible"])
  func `a lazy grid's track has room before a view beside it has any`(track: String) throws {
    try Self.expect(
      [0, 10], of: ["color", "grid"],
      in: """
        proposal: {width: 10, height: null}
        view:
          type: HStack
          spacing: 0
          content:
          - {type: Color, id: color}
          - type: LazyVGrid
            id: grid
            columns: [{size: \(track), minimum: 10}]
            content: [{type: Color, modifiers: [{type: frame, height: 10}]}]
            modifiers: [{type: frame, minWidth: 0}]
        """)
  }

  /// The tracks need 30 + 8 + 30: of 100 points 32 + 68. With 60 points they have all of it, and 8 overflow in any case.
  @Test(arguments: [(100.0, [32.0, 68]), (60, [0, 60])] as [(Double, [CGFloat])])
  func `tracks and their gap have room first`(offered: Double, lengths: [CGFloat]) throws {
    try Self.expect(
      lengths, of: ["color", "grid"],
      in: """
        proposal: {width: \(offered), height: null}
        view:
          type: HStack
          spacing: 0
          content:
          - {type: Color, id: color}
          - type: LazyVGrid
            id: grid
            columns: [{size: adaptive, minimum: 30, spacing: 8}, {size: adaptive, minimum: 30}]
            content: [{type: Color}]
            modifiers: [{type: frame, minWidth: 7}]
        """)
  }

  /// A cell of 40 makes a column of 40: of 50 points 10 + 40.
  @Test func `a grid's column has room before a view beside it has any`() throws {
    try Self.expect(
      [10, 40], of: ["color", "grid"],
      in: """
        proposal: {width: 50, height: null}
        view:
          type: HStack
          spacing: 0
          content:
          - {type: Color, id: color}
          - type: Grid
            id: grid
            content:
            - {type: GridRow, content: [{type: Color, modifiers: [{type: frame, width: 40, height: 5}]}]}
            modifiers: [{type: frame, minWidth: 0}]
        """)
  }

  /// The inner row needs 40 for the grid's track: of 60 points c has the 20 that are left, since fairly both had 30, and d,
  /// which stands beside the grid in 40, has nothing.
  @Test func `a grid inside an inner stack counts for that stack`() throws {
    try Self.expect(
      [20, 0, 40], of: ["c", "d", "grid"],
      in: """
        proposal: {width: 60, height: null}
        view:
          type: VStack
          spacing: 0
          content:
          - type: HStack
            spacing: 0
            content:
            - {type: Color, id: c}
            - type: HStack
              spacing: 0
              content:
              - {type: Color, id: d}
              - type: LazyVGrid
                id: grid
                columns: [{size: flexible, minimum: 40}]
                content: [{type: Color}]
                modifiers: [{type: frame, minWidth: 0}]
        """)
  }
}
