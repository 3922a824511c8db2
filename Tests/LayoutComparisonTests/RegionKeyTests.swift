import GLPK
import LayoutComparison
import LayoutTestSupport
import Testing

/// A region is told from others by its view and its axis: a Grid has two.
struct RegionKeyTests {
  /// A grid of one row: columns of 10…50 and 60…60 points, rows of 20…30.
  private static let grid = """
    proposal: {width: 130, height: 60}
    view:
      type: Grid
      id: grid
      horizontalSpacing: 0
      verticalSpacing: 0
      content:
        - type: GridRow
          content:
            - type: Rectangle
              id: a
              modifiers: [{type: frame, minWidth: 10, maxWidth: 50, minHeight: 20, maxHeight: 30}]
            - type: Rectangle
              id: b
              modifiers: [{type: frame, minWidth: 60, maxWidth: 60, minHeight: 20, maxHeight: 30}]
    """

  private let keys = [RegionKey(view: "grid", axis: .horizontal), RegionKey(view: "grid", axis: .vertical)]

  @Test func `a comparison and rules for stacks have both regions of a grid`() throws {
    var options = Comparison.Options()
    options.algorithms = [.swiftui, .waterfilling]
    let comparison = try Comparison(
      of: LayoutDocument(reading: Self.grid), solver: GLPKSolver(), options: options)
    #expect(comparison.regions.map(\.key) == keys)
    for rule in comparison.algorithms {
      #expect(rule.regions.map(\.key) == keys, "\(rule.algorithm)")
      // 50 + 60 of 130, and 30 of 60: nothing more can be taken.
      #expect(rule.regions.map(\.usage.used) == [110, 30], "\(rule.algorithm)")
      #expect(rule.regions.map(\.lengths) == [[50, 60], [30]], "\(rule.algorithm)")
    }
  }

  @Test func `a sweep tells the columns of a grid from its rows`() throws {
    let sweep = try Sweep(
      of: LayoutDocument(reading: Self.grid), along: .vertical, SweepSizes(from: 0, to: 60, by: 10),
      solver: GLPKSolver())
    #expect(sweep.regrets.map(\.region) == keys)
    // A row follows the height from 20 to 30; the columns take what they take.
    #expect(sweep.breakpoints.map(\.size) == [20, 30])
    #expect(sweep.breakpoints.flatMap(\.changes).allSatisfy { $0.curve.region == keys[1] })
  }
}
