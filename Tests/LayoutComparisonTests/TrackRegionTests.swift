import GLPK
import LayoutComparison
import LayoutTestSupport
import Testing

/// The tracks of grids as regions, with the arithmetic beside each number.
struct TrackRegionTests {
  private func compare(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> Comparison {
    try Comparison(of: view, in: ProposedViewSize(width: width, height: height), solver: GLPKSolver())
  }

  private func flexible(_ minimum: CGFloat, _ maximum: CGFloat = .infinity, spacing: CGFloat? = nil) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
  }

  /// (300 − 8) / 2 = 146 for the first, 180 for the second although 146 are left: 334, 34 too much. 100 + 8 + 180 = 288
  /// would fit: λ = 112 → 112 + 180.
  @Test func `a lazy grid overflows although its columns fit`() throws {
    let grid = LazyVGrid(columns: [flexible(100), flexible(180)]) { Rectangle().frame(height: 10) }.id("grid")
    let comparison = try compare(grid, 300, 100)
    #expect(comparison.regions.count == 1)
    let region = try #require(comparison.regions.first)
    #expect(region.view == "grid")
    #expect(region.kind == .tracks)
    #expect(region.axis == .horizontal)
    #expect([region.swiftUI.offered, region.swiftUI.used] == [300, 334])
    #expect([region.optimal.offered, region.optimal.used] == [300, 300])
    #expect(region.placedAt == 334)
    #expect(region.spacing == 8)
    #expect(region.avoidableOverflow == 34)
    #expect(region.avoidableUnused == 0)
    #expect(region.differences == [.overflows, .distributesDifferently])
    #expect(region.cause?.kind == .minimumAboveShare)
    #expect(region.advice.isEmpty)
    #expect(region.children.map(\.view) == ["grid.columns[0]", "grid.columns[1]"])
    #expect(region.children.map(\.swiftUI) == [146, 180])
    #expect(region.children.map(\.optimal) == [112, 180])
    #expect(region.children.map(\.minimum) == [100, 180])
    #expect(region.children.map(\.maximum) == [.infinity, .infinity])
    #expect(region.children.map(\.offer) == [146, 146])
    #expect(region.children.map(\.asked) == [1, 2])
    #expect(comparison.goals.map(\.swiftUI) == [34, 0])
    #expect(comparison.goals.map(\.optimal) == [0, 0])
  }

  /// In a row that needs to know what its Grid can take, the Grid's tracks are divided many times without a program; the
  /// regions of those that the layout shows are proven all the same. Of 300 points the row offers each of two views 150.
  @Test(arguments: [Goal.standard, [.overflow, .closest]])
  func `tracks that only served a search are regions`(goals: [Goal]) throws {
    let view = VStack {
      HStack(spacing: 0) {
        Rectangle()
        Grid(horizontalSpacing: 0) {
          GridRow {
            Rectangle()
            Circle()
          }
        }.id("grid")
      }
      Text("and a many a words the many words")
    }
    var options = Comparison.Options()
    options.goals = goals
    let comparison = try Comparison(
      of: view, in: ProposedViewSize(width: 300, height: 100), solver: GLPKSolver(), options: options)
    let tracks = comparison.regions.filter { $0.view == "grid" }
    #expect(tracks.map(\.axis) == [.horizontal, .vertical])
    let columns = try #require(tracks.first)
    #expect(columns.swiftUI.offered == 150)
    #expect(columns.children.map(\.view) == ["grid.columns[0]", "grid.columns[1]"])
  }

  /// 200 / 2 = 100 for the first; the second takes 50 of the 100 that are left: 50 unused that the first could take.
  @Test func `a lazy grid wastes what a later row cannot take`() throws {
    let grid = LazyHGrid(rows: [flexible(20, spacing: 0), flexible(0, 50)]) { Rectangle().frame(width: 10) }.id("grid")
    let comparison = try compare(grid, 100, 200)
    let region = try #require(comparison.regions.first)
    #expect(region.axis == .vertical)
    #expect(region.avoidableUnused == 50)
    #expect(region.differences == [.wastes, .distributesDifferently])
    #expect(region.cause?.kind == .lateCap)
    #expect(region.children.map(\.view) == ["grid.rows[0]", "grid.rows[1]"])
    #expect(region.children.map(\.optimal) == [150, 50])
    #expect(comparison.goals.map(\.swiftUI) == [0, 50])
  }

  /// Nothing is offered to a fixed track; both flexible ones get (200 − 70 − 20) / 2 = 55.
  @Test func `a fixed track is made no offer, and an even division does not differ`() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(70), spacing: 10), flexible(0, spacing: 10), flexible(0)]) {
      Rectangle()
    }
    let region = try #require(compare(grid, 200, 100).regions.first)
    #expect(region.children.map(\.offer) == [nil, 55, 55])
    #expect(region.children.map(\.asked) == [nil, 1, 2])
    #expect(region.children.map(\.minimum) == [70, 0, 0])
    #expect(region.children.map(\.maximum) == [70, .infinity, .infinity])
    #expect(region.differences.isEmpty)
    #expect(region.cause == nil)
    #expect(region.placedAt == nil)
  }

  /// k tracks of 30…40 with gaps of 8 take 30…40, 68…88 …; of 100 at most 88. The 12 left are no one's.
  @Test func `length that no number of adaptive tracks takes is not avoidably unused`() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 40))]) { Rectangle() }
    let region = try #require(compare(grid, 100, 100).regions.first)
    #expect(region.swiftUI.used == 88)
    #expect(region.avoidableUnused == 0)
    #expect(region.differences.isEmpty)
    #expect(region.children.map(\.minimum) == [30])
    #expect(region.children.map(\.maximum) == [.infinity])
  }

  /// Columns [200, 250] and [0, 60] in 300 share 150 each: 200 + 60. Their optimum is left to SwiftUI's rule, and named as
  /// approximate.
  @Test func `the columns and the rows of a Grid are two regions with the ranges of their cells`() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Rectangle().frame(minWidth: 200, maxWidth: 250).frame(height: 30)
        Rectangle().frame(minWidth: 0, maxWidth: 60).frame(height: 20)
      }
      GridRow {
        Rectangle().frame(width: 10)
        Rectangle().frame(width: 10)
      }
    }.id("grid")
    let comparison = try compare(grid, 300, 100)
    #expect(comparison.regions.map(\.axis) == [.horizontal, .vertical])
    #expect(comparison.regions.map(\.kind) == [.tracks, .tracks])
    let columns = comparison.regions[0]
    #expect(columns.children.map(\.view) == ["grid.columns[0]", "grid.columns[1]"])
    #expect(columns.children.map(\.minimum) == [200, 10])
    #expect(columns.children.map(\.maximum) == [250, 60])
    #expect(columns.children.map(\.swiftUI) == [200, 60])
    #expect(columns.children.map(\.optimal) == [200, 60])
    #expect(columns.children.map(\.asked) == [nil, nil])
    #expect(columns.differences.isEmpty)
    let rows = comparison.regions[1]
    #expect(rows.children.map(\.view) == ["grid.rows[0]", "grid.rows[1]"])
    #expect(rows.children.map(\.swiftUI) == [30, 70])
    #expect(rows.differences.isEmpty)
    #expect(comparison.optimal.approximations.map(\.view) == ["grid"])
  }

  @Test func `regions stand in document order, stacks and tracks together`() throws {
    let page = VStack(spacing: 0) {
      LazyVGrid(columns: [flexible(10)]) {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle()
        }
        .frame(height: 20).id("row")
      }
      .id("grid")
      Spacer()
    }.id("page")
    let comparison = try compare(page, 100, 100)
    #expect(comparison.regions.map(\.view) == ["page", "grid", "row"])
  }

  /// 292 for [20, ∞] and [20, 60]: 232 + 60. A point more for the second is a point less for the first; a point more
  /// offered goes to the first. The program has its place among those of the stacks.
  @Test func `tracks tell what one more point would do, and which programs were solved`() throws {
    let grid = LazyVGrid(columns: [flexible(20), flexible(20, 60)]) { Rectangle().frame(height: 10) }.id("grid")
    let page = VStack(spacing: 0) {
      grid
      Rectangle()
      Rectangle()
    }.id("page")
    var options = Comparison.Options()
    options.measuresSensitivity = true
    let comparison = try Comparison(
      of: page, in: ProposedViewSize(width: 300, height: 100), solver: GLPKSolver(), options: options)
    let region = try #require(comparison.regions.first { $0.kind == .tracks })
    #expect(
      region.sensitivity == [
        BoundEffect(view: "grid.columns[1]", bound: .maximum, used: 0, overflow: 0),
        BoundEffect(view: "grid", bound: .offered, used: 1, overflow: 0),
      ])
    #expect(comparison.optimal.components.map(\.view) == ["page", "grid"])
  }

  /// Four tracks in 400 without gaps. [0, ∞] first and three of [0, 0]: the first is offered 400 / 4, the others take
  /// nothing, 300 of 400 are lost. Three of [0, 100] and one of 400: each is offered 100 and takes it, 300 spill over.
  /// A stack, which asks the least flexible first, never wastes more than a quarter.
  @Test func `source order loses all but one share`() throws {
    let wasting = [flexible(0, spacing: 0)] + Array(repeating: flexible(0, 0, spacing: 0), count: 3)
    let overflowing = Array(repeating: flexible(0, 100, spacing: 0), count: 3) + [flexible(400)]
    for (columns, unused, overflow) in [(wasting, 300.0, 0.0), (overflowing, 0, 300)] {
      let grid = LazyVGrid(columns: columns) { Rectangle().frame(height: 10) }
      let region = try #require(compare(grid, 400, 50).regions.first)
      #expect(region.avoidableUnused == unused)
      #expect(region.avoidableOverflow == overflow)
    }
  }

  /// Least overflow and waste on either side, by SwiftUI's layout and by the optimum, for random flexible tracks.
  @Test(arguments: Seeds.first(200))
  func `avoidable lengths of a generated lazy grid are those of the closed form`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bounds = (0..<generator.integer(1...5)).map { _ -> (low: CGFloat, high: CGFloat) in
      let low = CGFloat(generator.integer(0...80))
      return (low, generator.chance(0.3) ? .infinity : low + CGFloat(generator.integer(0...60)))
    }
    let width = CGFloat(generator.integer(0...300))
    let grid = LazyVGrid(columns: bounds.map { flexible($0.low, $0.high, spacing: 4) }) { Rectangle() }
    let region = try #require(compare(grid, width, 50).regions.first)
    let gaps = 4 * Double(bounds.count - 1)
    let used = region.children.reduce(gaps) { $0 + $1.swiftUI }
    let least = bounds.reduce(gaps) { $0 + Double($1.low) }
    let most = bounds.reduce(gaps) { $0 + Double($1.high) }
    // A region of ranges (section 7): min(offered, Σ maximums) − used, and used − max(offered, Σ minimums).
    #expect(abs(region.avoidableUnused - max(0, min(Double(width), most) - used)) < 1e-7)
    #expect(abs(region.avoidableOverflow - max(0, used - max(Double(width), least))) < 1e-7)
    let share = max(0, Double(width) - gaps)
    // One pass in source order loses at most all shares but one.
    let mostLost = (1 - 1 / Double(bounds.count)) * share + 1e-9
    #expect(region.avoidableUnused <= mostLost)
    #expect(region.avoidableOverflow <= mostLost)
    let optimum = WaterFilling.lengths(
      bounds.map { RangeChild(Double($0.low), Double($0.high)) }, available: Double(width) - gaps)
    #expect(zip(region.children, optimum).allSatisfy { abs(($0.optimal ?? -1) - $1) < 1e-6 * max(1, share) })
  }
}
