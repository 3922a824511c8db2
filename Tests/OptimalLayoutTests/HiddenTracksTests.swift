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

  /// The tracks need 30 + 8 + 30: of 100 points 32 + 68. They have all of 60 points, and 8 overflow in any case.
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

  /// Of 100 points 32 + 68, for the track of a grid in a column in the frame.
  @Test func `a grid inside a stack of the other axis has room as well`() throws {
    try Self.expect(
      [32, 68], of: ["color", "column"],
      in: """
        proposal: {width: 100, height: null}
        view:
          type: HStack
          spacing: 0
          content:
          - {type: Color, id: color}
          - type: VStack
            id: column
            content:
            - {type: LazyVGrid, columns: [{size: flexible, minimum: 68}], content: [{type: Color}]}
            modifiers: [{type: frame, minWidth: 7}]
        """)
  }
}
