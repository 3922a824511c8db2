import GreedyLayout
import Testing

/// Track lengths of lazy grids, from published measurements (15.2 of the semantics).
struct LazyGridTests {
  struct Tracks: CustomTestStringConvertible {
    var testDescription: String
    var items: [GridItem]
    var width: CGFloat
    /// The width that the grid answers.
    var reported: CGFloat
    /// The widths at which the cells of the first row are drawn, and where they begin.
    var drawn: [(start: CGFloat, width: CGFloat)]
  }

  static let published: [Tracks] = [
    // (414 − 3 · 8) / 4 = 97.5
    Tracks(
      testDescription: "four flexible(50...100) in 414", items: Array(repeating: flexible(50, 100), count: 4),
      width: 414, reported: 414, drawn: [(0, 97.5), (105.5, 97.5), (211, 97.5), (316.5, 97.5)]),
    // (300 − 8) / 2 = 146, then max(180, 146): 146 + 8 + 180 = 334; in 334 the first gets (334 − 8) / 2 = 163
    Tracks(
      testDescription: "flexible(100...) and flexible(180...) in 300", items: [flexible(100), flexible(180)],
      width: 300, reported: 334, drawn: [(0, 163), (171, 180)]),
    // (200 − 8) / 2 = 96 and 120: 224; in 224 the first gets 108: 236 stick out by 12
    Tracks(
      testDescription: "flexible(60...) and flexible(120...) in 200", items: [flexible(60), flexible(120)],
      width: 200, reported: 224, drawn: [(0, 108), (116, 120)]),
    // floor((300 + 8) / 58) = 5 tracks of (300 − 4 · 8) / 5 = 53.6
    Tracks(
      testDescription: "adaptive(50) in 300", items: [GridItem(.adaptive(minimum: 50))], width: 300, reported: 300,
      drawn: [(0, 53.6), (61.6, 53.6), (123.2, 53.6), (184.8, 53.6), (246.4, 53.6)]),
    // 200 − 8 − 70 = 122; floor((122 + 8) / 48) = 2 tracks of (122 − 8) / 2 = 57
    Tracks(
      testDescription: "fixed(70) and adaptive(40) in 200",
      items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))],
      width: 200, reported: 200, drawn: [(0, 70), (78, 57), (143, 57)]),
    // floor((300 + 8) / 58) = 5, each at most 40: 5 · 40 + 4 · 8 = 232
    Tracks(
      testDescription: "adaptive(50...) capped at 40", items: [GridItem(.adaptive(minimum: 30, maximum: 40))],
      width: 84, reported: 84, drawn: [(0, 38), (46, 38)]),
  ]

  static func flexible(_ minimum: CGFloat, _ maximum: CGFloat = .infinity) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum))
  }

  @Test(arguments: published)
  func `tracks follow from their descriptions alone`(_ test: Tracks) throws {
    let cells = test.drawn.indices.map { ViewNode(.rectangle, id: "cell\($0)") }
    let grid = ViewNode(
      .lazyVGrid(columns: test.items, alignment: .leading, spacing: nil), id: "grid", content: cells)
    let placed = try GreedyEngine().layout(IndexedTree(grid), in: ProposedViewSize(width: test.width, height: 300))
    #expect(placed.size.width == test.reported)
    let leading = try #require(placed["grid"]).minX
    for (index, expected) in test.drawn.enumerated() {
      let cell = try #require(placed["cell\(index)"])
      #expect(abs(cell.minX - leading - expected.start) < 1e-9)
      #expect(abs(cell.width - expected.width) < 1e-9)
    }
  }

  @Test func `rows are as high as their highest cell, eight points apart, and cells stand in their middle`() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
      Rectangle().frame(height: 20).id("low")
      Rectangle().frame(height: 60).id("high")
      Rectangle().frame(height: 10).id("next")
    }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 200, height: 200))
    // 60 + 8 + 10 = 78 in 200: the grid begins at (200 − 78) / 2 = 61; it is as wide as its offer, 50 + 8 + 50 = 108 in it
    #expect(placed.size == CGSize(width: 200, height: 78))
    #expect(placed["low"]?.minX == 46)
    #expect(placed["low"]?.minY == 81)
    #expect(placed["high"]?.minY == 61)
    #expect(placed["next"]?.minY == 129)
  }

  /// V2.10: the cells of the first line are 30 and 20 wide: 30 + 8 + 20 = 58, in which two flexible columns get 25 each; the
  /// third cell, 40 wide, sticks out. Recorded: MetalUI, macOS 27.
  @Test func `without a width the cells of the first line make it`() throws {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      Rectangle().frame(width: 30, height: 10).id("first")
      Rectangle().frame(width: 20, height: 10).id("second")
      Rectangle().frame(width: 40, height: 10)
    }
    let placed = try GreedyEngine().layout(grid, in: .unspecified)
    #expect(placed.size == CGSize(width: 58, height: 28))
    // (25 − 30) / 2, and 33 + (25 − 20) / 2
    #expect(placed["first"]?.minX == -2.5)
    #expect(placed["second"]?.minX == 35.5)
  }

  @Test func `an adaptive track of no minimum does not run away`() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) { Rectangle().id("cell") }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 100, height: 100))
    #expect(placed["cell"]?.width == 100)
  }
}
