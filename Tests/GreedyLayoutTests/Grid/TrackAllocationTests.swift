import GreedyLayout
import Testing

/// What is recorded of how grids share their length among their tracks.
struct TrackAllocationTests {
  private static func flexible(_ minimum: CGFloat, _ maximum: CGFloat = .infinity) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum))
  }

  /// (300 − 8) / 2 = 146; then 146 are left for a track of 180 at least: 146 + 8 + 180 = 334, for which they are found
  /// again.
  @Test func `a lazy grid records what it offered its tracks, in source order`() throws {
    let grid = LazyVGrid(columns: [Self.flexible(100), Self.flexible(180)]) { Rectangle().frame(height: 10) }.id("grid")
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 300, height: 100))
    let tracks = try #require(placed.trackAllocations.first)
    #expect(placed.trackAllocations.count == 1)
    #expect(tracks.kind == .tracks)
    #expect(tracks.axis == .horizontal)
    #expect(tracks.offered == 300)
    #expect(tracks.used == 334)
    #expect(tracks.spacing == 8)
    #expect(tracks.placedAt == 334)
    #expect(tracks.lengths == [146, 180])
    #expect(tracks.shares.map(\.offer) == [146, 146])
    #expect(tracks.shares.map(\.asked) == [1, 2])
    #expect(tracks.shares.map(\.sharers) == [2, 1])
    #expect(placed.allocations.isEmpty)
  }

  /// 200 − 10 − 4 − 70 = 116 for two: 58; of 58 floor((58 + 4) / 24) = 2 tracks of (58 − 4) / 2 = 27 make 58 again; the
  /// flexible one gets the 58 that are left.
  @Test func `a fixed track is not asked, and an adaptive description is one with its gaps`() throws {
    let columns = [
      GridItem(.fixed(70), spacing: 10), GridItem(.adaptive(minimum: 20), spacing: 4), GridItem(.flexible()),
    ]
    let grid = LazyVGrid(columns: columns) { Rectangle().frame(height: 10) }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 200, height: 100))
    let tracks = try #require(placed.trackAllocations.first)
    #expect(tracks.lengths == [70, 58, 58])
    #expect(tracks.spacing == 14)
    #expect(tracks.used == 200)
    #expect(tracks.placedAt == nil)
    #expect(tracks.shares.map(\.asked) == [nil, 1, 2])
    #expect(tracks.shares.map(\.offer) == [nil, 58, 58])
  }

  @Test func `the rows of a LazyHGrid are recorded along the vertical axis`() throws {
    let grid = LazyHGrid(rows: [GridItem(.fixed(30)), Self.flexible(10, 20)]) { Rectangle().frame(width: 5) }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 50, height: 100))
    let tracks = try #require(placed.trackAllocations.first)
    #expect(tracks.axis == .vertical)
    #expect(tracks.lengths == [30, 20])
    // 30 + 8 + 20 of 100; the rows are found again for 58, where the second is offered 20.
    #expect(tracks.used == 58)
    #expect(tracks.placedAt == 58)
  }

  @Test func `a grid without a finite length has nothing to share`() throws {
    let lazy = LazyVGrid(columns: [Self.flexible(10)]) { Rectangle() }
    #expect(try GreedyEngine().layout(lazy, in: .unspecified).trackAllocations.isEmpty)
    let grid = Grid { GridRow { Rectangle() } }
    #expect(try GreedyEngine().layout(grid, in: .infinity).trackAllocations.isEmpty)
  }

  /// Columns: the fixed one of 50 and a free one, least flexible first: (200 − 10) / 2 = 95, then 140. Rows: 30 at most,
  /// then what is left: (100 − 5) / 2 = 47.5, then 65.
  @Test func `a Grid records its columns and its rows, asked as a stack's children are`() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Rectangle()
        Rectangle().frame(width: 50)
      }
      GridRow {
        Rectangle().frame(maxHeight: 30)
        Rectangle().frame(width: 20, height: 10)
      }
    }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 200, height: 100))
    let tracks = placed.trackAllocations
    #expect(tracks.map(\.axis) == [.horizontal, .vertical])
    #expect(tracks[0].lengths == [140, 50])
    #expect(tracks[0].shares.map(\.asked) == [2, 1])
    #expect(tracks[0].shares.map(\.offer) == [140, 95])
    #expect(tracks[0].used == 200)
    #expect(tracks[1].lengths == [65, 30])
    #expect(tracks[1].shares.map(\.asked) == [2, 1])
    #expect(tracks[1].used == 100)
    #expect(tracks[1].size == CGSize(width: 200, height: 100))
  }

  /// The stack asks the grid at 0 and at infinity first, for which it answers 10 + 8 + 20 = 38 both times. So it is as
  /// little flexible as the other view and gets the first offer, 300 / 2; that answer is the one the stack uses.
  @Test func `the measurement whose size the parent used is the one recorded`() throws {
    let row = HStack(spacing: 0) {
      LazyVGrid(columns: [Self.flexible(10), Self.flexible(20)]) { Rectangle().frame(height: 10) }.id("grid")
      Rectangle().frame(width: 100)
    }
    let placed = try GreedyEngine().layout(row, in: ProposedViewSize(width: 300, height: 100))
    let tracks = try #require(placed.trackAllocations.first)
    #expect(tracks.offered == 150)
    #expect(tracks.lengths == [71, 71])
  }
}
