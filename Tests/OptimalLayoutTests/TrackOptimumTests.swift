import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// The optimum of grids' tracks, from arithmetic.
struct TrackOptimumTests {
  private static let engine = OptimalEngine(solver: GLPKSolver())

  private static func flexible(
    _ minimum: CGFloat, _ maximum: CGFloat = .infinity, spacing: CGFloat? = nil
  ) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
  }

  /// The lengths of a LazyVGrid's columns in a width, and the layout.
  private static func columns(
    _ items: [GridItem], in width: CGFloat
  ) throws -> (lengths: [CGFloat], result: OptimalResult) {
    let grid = LazyVGrid(columns: items) { Rectangle().frame(height: 10).id("cell") }.id("grid")
    let result = try engine.layout(grid, in: ProposedViewSize(width: width, height: 100))
    #expect(result.realisationGap <= 1e-9)
    #expect(result.approximations.isEmpty)
    return (try #require(result.placed.trackAllocations.first).lengths, result)
  }

  /// 300 − 8 = 292 for [100, ∞] and [180, ∞]: λ = 112, where SwiftUI's first pass makes 146 + 180 and its second 163 +
  /// 180. The grid takes its 300, so it draws what it measured.
  @Test func `tracks whose minimums fit do not overflow`() throws {
    let (lengths, result) = try Self.columns([Self.flexible(100), Self.flexible(180)], in: 300)
    #expect(lengths == [112, 180])
    #expect(result.placed.size.width == 300)
    #expect(result.placed["cell"]?.width == 112)
    #expect(result.placed.trackAllocations[0].placedAt == nil)
  }

  /// 200 for [50, ∞] and [0, 50]: λ = 150. SwiftUI offers 100 first and leaves 50, and draws the grid at 150 as 75 + 50.
  @Test func `a track takes what a later one cannot`() throws {
    let items = [Self.flexible(50, spacing: 0), Self.flexible(0, 50)]
    #expect(try Self.columns(items, in: 200).lengths == [150, 50])
  }

  /// 100 + 8 + 180 are more than 250: the minimums, 38 too much.
  @Test func `tracks that do not fit take their minimums`() throws {
    let (lengths, result) = try Self.columns([Self.flexible(100), Self.flexible(180)], in: 250)
    #expect(lengths == [100, 180])
    #expect(result.placed.size.width == 288)
    #expect(result.placed.trackAllocations[0].placedAt == 288)
  }

  /// As many tracks as fit: floor(308 / 58) = 5, (300 − 4 · 8) / 5 = 53.6.
  @Test func `an adaptive description has as many tracks as fit`() throws {
    let cells = ForEach(0..<5, id: \.self) { Rectangle().frame(height: 10).id("cell\($0)") }
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { cells }
    let placed = try Self.engine.layout(grid, in: ProposedViewSize(width: 300, height: 100)).placed
    for index in 0..<5 {
      let cell = try #require(placed["cell\(index)"])
      #expect(abs(cell.minX - 61.6 * CGFloat(index)) < 1e-9)
      #expect(abs(cell.width - 53.6) < 1e-9)
    }
  }

  /// k tracks of 30…40 take 30…40, 68…88, 106…136: of 100 at most 88, in two tracks.
  @Test func `lengths that no number of tracks takes are left unused`() throws {
    let (lengths, result) = try Self.columns([GridItem(.adaptive(minimum: 30, maximum: 40))], in: 100)
    #expect(lengths == [88])
    #expect(result.placed["cell"]?.width == 40)
  }

  /// 100 − 8 = 92 for {30…40, 68…88, …} and [0, ∞]: 40 + 52 is fairest, as 46 + 46 is impossible and 68 + 24 is not as
  /// fair.
  @Test func `a flexible track takes what an adaptive description cannot`() throws {
    let items = [GridItem(.adaptive(minimum: 30, maximum: 40)), Self.flexible(0)]
    #expect(try Self.columns(items, in: 100).lengths == [40, 52])
  }

  /// A row of 40 + 40 in the first of two tracks for 100 needs 80, so that nothing in it overflows: 80 + 20, not 50 + 50.
  @Test func `what cells need counts where they overflow inside`() throws {
    let grid = LazyVGrid(columns: [Self.flexible(0, spacing: 0), Self.flexible(0)]) {
      HStack(spacing: 0) {
        Rectangle().frame(width: 40, height: 10)
        Rectangle().frame(width: 40, height: 10)
      }
    }
    let result = try Self.engine.layout(grid, in: ProposedViewSize(width: 100, height: 100))
    #expect(result.placed.trackAllocations[0].lengths == [80, 20])
    #expect(result.approximations.isEmpty)
  }

  /// With adaptive tracks it is open in which track a cell stands, so what it needs does not count, and that is said.
  @Test func `a cell that may overflow in adaptive tracks is named`() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) {
      HStack(spacing: 0) {
        Rectangle().frame(width: 40, height: 10)
        Rectangle().frame(width: 40, height: 10)
      }
      .id("row")
    }
    let result = try Self.engine.layout(grid, in: ProposedViewSize(width: 100, height: 100))
    #expect(result.approximations.map(\.view) == ["row"])
  }

  /// The grid is 50 + 8 + 50 to 60 + 8 + 60 wide, the other view any width: 128 of 200 would be more than half, so both
  /// get λ = 100, within 108…128 → 108 + 92.
  @Test func `a stack knows the range of a grid in it`() throws {
    let row = HStack(spacing: 0) {
      LazyVGrid(columns: [Self.flexible(50, 60), Self.flexible(50, 60)]) { Rectangle().frame(height: 10) }.id("grid")
      Rectangle().id("other")
    }
    let result = try Self.engine.layout(row, in: ProposedViewSize(width: 200, height: 50))
    #expect(result.placed["grid"]?.width == 108)
    #expect(result.placed["other"]?.width == 92)
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap == 0)
  }

  /// A frame may be narrower than the 80 that the grid in it needs: 80 + 20 of 100 overflow nowhere, 50 + 50 would.
  @Test func `a grid inside a frame hides what it needs`() throws {
    let row = HStack(spacing: 0) {
      LazyVGrid(columns: [Self.flexible(40, spacing: 0), Self.flexible(40)]) { Rectangle().frame(height: 10) }
        .frame(minWidth: 0, maxWidth: .infinity).id("grid")
      Rectangle().id("other")
    }
    let placed = try Self.engine.layout(row, in: ProposedViewSize(width: 100, height: 50)).placed
    #expect(placed["grid"]?.width == 80)
    #expect(placed["other"]?.width == 20)
  }

  /// A text of 90 in a line, of 50 in two.
  private static let twoWords = [
    TextMetric(text: "two words", maxWidth: nil, size: CGSize(width: 90, height: 20)),
    TextMetric(text: "two words", maxWidth: 60, size: CGSize(width: 50, height: 40)),
  ]

  /// A row of the text and a view of 30 needs 50 + 30, so that nothing in it overflows: 80 + 20 of 100.
  @Test func `what coupled cells need counts where they overflow inside`() throws {
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
      content: [
        ViewNode(.text("two words")),
        ViewNode(.rectangle, modifiers: [.frame(width: 30, height: nil, alignment: .center)]),
      ])
    let lazy = ViewNode(
      .lazyVGrid(
        columns: [Self.flexible(0, spacing: 0), Self.flexible(0)], alignment: .center, spacing: nil),
      content: [row, ViewNode(.rectangle)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100), textMetrics: Self.twoWords, view: lazy)
    let result = try Self.engine.layout(document)
    #expect(result.placed.trackAllocations[0].lengths == [80, 20])
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
  }

  @Test func `a grid without a finite length keeps SwiftUI's lengths`() throws {
    let grid = LazyVGrid(columns: [Self.flexible(20), Self.flexible(30)]) { Rectangle().frame(height: 10).id("cell") }
    for proposal in [ProposedViewSize.unspecified, .infinity] {
      let placed = try Self.engine.layout(grid, in: proposal).placed
      #expect(placed.size == (try GreedyEngine().layout(grid, in: proposal).size))
      #expect(placed.trackAllocations.isEmpty)
    }
  }
}

/// The optimum of generated Grids beside the closed form of ranges.
struct GeneratedGridTests {
  private static func bounds(_ generator: inout SeededGenerator) -> (low: CGFloat, high: CGFloat) {
    let low = CGFloat(generator.integer(0...60))
    return (low, generator.chance(0.2) ? .infinity : low + CGFloat(generator.integer(0...60)))
  }

  private static func largest(_ cells: [(low: CGFloat, high: CGFloat)]) -> RangeChild {
    RangeChild(Double(cells.map(\.low).max() ?? 0), Double(cells.map(\.high).max() ?? 0))
  }
}

/// The optimum of generated lazy grids beside a second method: every number of adaptive tracks tried, and for each the
/// closed form of ranges.
struct GeneratedTracksTests {
  @Test(arguments: Seeds.first(300))
  func `a generated lazy grid is divided as the best of all numbers of tracks`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let items = (0..<generator.integer(1...4)).map { _ in Self.item(&generator) }
    let width = Double(generator.integer(0...300))
    let grid = ViewNode(
      .lazyVGrid(columns: items, alignment: .leading, spacing: nil),
      content: [ViewNode(.rectangle, modifiers: [.frame(width: nil, height: 10, alignment: .center)])])
    let document = LayoutDocument(proposal: ProposedViewSize(width: CGFloat(width), height: 50), view: grid)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let tracks = try #require(result.placed.trackAllocations.first)
    let best = Self.best(items, in: width)
    let place = "\(items) in \(width), \(Seeds.repeating(seed, of: "GeneratedTracksTests"))"
    #expect(RangeStackTests.areClose(tracks.lengths.map(Double.init), best), "\(place): \(tracks.lengths), \(best)")
    #expect(result.realisationGap <= 1e-9, "\(place)")
    #expect(result.approximations.isEmpty)
  }

  private static func item(_ generator: inout SeededGenerator) -> GridItem {
    let minimum = CGFloat(generator.integer(5...80))
    let maximum = generator.chance(0.3) ? CGFloat.infinity : minimum + CGFloat(generator.integer(0...60))
    let size: GridItem.Size =
      switch generator.integer(0...3) {
      case 0: .fixed(minimum)
      case 1: .adaptive(minimum: minimum, maximum: maximum)
      default: .flexible(minimum: minimum, maximum: maximum)
      }
    return GridItem(size, spacing: generator.pick([nil, 0, 5, 12]))
  }

  /// Least overflow, then the most used, then the fairest, then earlier tracks larger.
  private static func best(_ items: [GridItem], in width: Double) -> [Double] {
    let available = items.dropLast().reduce(width) { $0 - Double($1.spacing ?? 8) }
    var candidates: [[RangeChild]] = [[]]
    for item in items {
      candidates = candidates.flatMap { earlier in ranges(of: item, in: width).map { earlier + [$0] } }
    }
    var best: [Double]?
    for candidate in candidates {
      let lengths = WaterFilling.lengths(candidate, available: available)
      if best.map({ isBetter(lengths, than: $0, available) }) ?? true { best = lengths }
    }
    return best ?? []
  }

  private static func ranges(of item: GridItem, in width: Double) -> [RangeChild] {
    let spacing = Double(item.spacing ?? 8)
    switch item.size {
    case .fixed(let length): return [RangeChild(Double(length), Double(length))]
    case .flexible(let minimum, let maximum):
      return [RangeChild(Double(minimum), Double(maximum))]
    case .adaptive(let minimum, let maximum):
      var ranges: [RangeChild] = []
      for count in 1...80 {
        let gaps = spacing * Double(count - 1)
        let least = Double(minimum) * Double(count) + gaps
        guard count == 1 || least <= width else { break }
        ranges.append(RangeChild(least, Double(maximum) * Double(count) + gaps))
      }
      return ranges
    }
  }

  private static func isBetter(_ one: [Double], than other: [Double], _ available: Double) -> Bool {
    let (first, second) = (one.reduce(0, +), other.reduce(0, +))
    let overflows = (max(0, first - available), max(0, second - available))
    if abs(overflows.0 - overflows.1) > 1e-7 { return overflows.0 < overflows.1 }
    if abs(first - second) > 1e-7 { return first > second }
    for (length, rival) in zip(one.sorted(), other.sorted()) where abs(length - rival) > 1e-7 { return length > rival }
    for (length, rival) in zip(one, other) where abs(length - rival) > 1e-7 { return length > rival }
    return false
  }
}
