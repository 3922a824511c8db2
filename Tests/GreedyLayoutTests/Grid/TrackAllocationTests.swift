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

  /// The rows take 30 + 8 + 20 = 58 of 100; the grid is 100 high all the same, and they stand in its middle.
  @Test func `the rows of a LazyHGrid are recorded along the vertical axis`() throws {
    let grid = LazyHGrid(rows: [GridItem(.fixed(30)), Self.flexible(10, 20)]) {
      Rectangle().frame(width: 5).id("cell")
    }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 50, height: 100))
    let tracks = try #require(placed.trackAllocations.first)
    #expect(tracks.axis == .vertical)
    #expect(tracks.lengths == [30, 20])
    #expect(tracks.used == 58)
    #expect(tracks.placedAt == nil)
    #expect(placed.size.height == 100)
    #expect(placed["cell"]?.origin.y == 21)
  }

  @Test func `a grid without a finite length has nothing to share`() throws {
    let lazy = LazyVGrid(columns: [Self.flexible(10)]) { Rectangle() }
    #expect(try GreedyEngine().layout(lazy, in: .unspecified).trackAllocations.isEmpty)
    let grid = Grid { GridRow { Rectangle() } }
    #expect(try GreedyEngine().layout(grid, in: .infinity).trackAllocations.isEmpty)
  }

  /// The column of 50 leaves 200 − 10 − 50 = 140. Of the rows' 95 the cells of one priority share 47.5 each; the row of 30
  /// and 10 leaves 65. What the cells answer to 0 × 0 and to ∞ × ∞ are the ranges.
  @Test func `a Grid records its columns and its rows with their ranges`() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Rectangle()
        Rectangle().frame(width: 50)
      }
      GridRow {
        Rectangle().frame(minHeight: 0, maxHeight: 30)
        Rectangle().frame(width: 20, height: 10)
      }
    }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 200, height: 100))
    let tracks = placed.trackAllocations
    #expect(tracks.map(\.axis) == [.horizontal, .vertical])
    #expect(tracks[0].lengths == [140, 50])
    #expect(tracks[0].shares.map(\.asked) == [nil, nil])
    #expect(tracks[0].shares.map(\.offer) == [nil, nil])
    #expect(tracks[0].shares.map(\.range?.minimum) == [0, 50])
    #expect(tracks[0].shares.map(\.range?.maximum) == [.infinity, 50])
    #expect(tracks[0].used == 200)
    #expect(tracks[1].lengths == [65, 30])
    #expect(tracks[1].shares.map(\.range?.maximum) == [.infinity, 30])
    #expect(tracks[1].used == 100)
    #expect(tracks[1].size == CGSize(width: 200, height: 100))
  }

  /// The grid takes at least 10 + 8 + 20 = 38 and whatever it is offered; the other view is 100 wide and asked first. So
  /// the stack offers the grid 200, and that answer is the one it uses.
  @Test func `the measurement whose size the parent used is the one recorded`() throws {
    let row = HStack(spacing: 0) {
      LazyVGrid(columns: [Self.flexible(10), Self.flexible(20)]) { Rectangle().frame(height: 10) }.id("grid")
      Rectangle().frame(width: 100)
    }
    let placed = try GreedyEngine().layout(row, in: ProposedViewSize(width: 300, height: 100))
    let tracks = try #require(placed.trackAllocations.first)
    #expect(tracks.offered == 200)
    #expect(tracks.lengths == [96, 96])
  }
}
