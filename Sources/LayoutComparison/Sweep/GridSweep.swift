public import LayoutEngine
public import LinearProgramming

/// A comparison over widths and heights of a container: a sweep along the width for each height, and along the height for
/// each width.
public struct GridSweep: Sendable {
  /// A sweep along one axis at one length of the other side.
  public struct Line: Sendable {
    /// The other side's length in points.
    public var other: Double
    /// The sweep.
    public var sweep: Sweep
  }

  /// The sweeps along the width, by ascending height.
  public let rows: [Line]
  /// The sweeps along the height, by ascending width.
  public let columns: [Line]

  /// Compares the layouts of a document over sizes of its container.
  ///
  /// - Parameter limit: How many sizes of each line may be compared to find the breakpoints, besides those asked for.
  /// - Throws: `LayoutFailure` where at one of the sizes a layout does not exist.
  public init(
    of document: LayoutDocument, widths: SweepSizes, heights: SweepSizes, solver: some LinearSolver,
    comparesOptimum: Bool = true, options: Comparison.Options = Comparison.Options(),
    limit: Int = Sweep.comparisonLimit
  ) throws(LayoutFailure) {
    self = try DeepStack.run(depth: IndexedTree(document).depth) { () throws(LayoutFailure) -> GridSweep in
      try solver.keepingProblems { (solver) throws(LayoutFailure) -> GridSweep in
        try GridSweep(
          comparing: document, widths: widths, heights: heights, solver: solver, comparesOptimum: comparesOptimum,
          options: options, limit: limit)
      }
    }
  }

  private init(
    comparing document: LayoutDocument, widths: SweepSizes, heights: SweepSizes, solver: some LinearSolver,
    comparesOptimum: Bool, options: Comparison.Options, limit: Int
  ) throws(LayoutFailure) {
    func line(
      along axis: Axis, _ sizes: SweepSizes, at other: Double, _ options: Comparison.Options
    ) throws(LayoutFailure) -> Line {
      var document = document
      document.proposal[axis.other] = CGFloat(other)
      let sweep = try Sweep(
        of: document, along: axis, sizes, solver: solver, comparesOptimum: comparesOptimum,
        options: options, limit: limit)
      return Line(other: other, sweep: sweep)
    }
    var plain = options
    plain.givesAdvice = false
    var rows: [Line] = []
    for height in heights.values { rows.append(try line(along: .horizontal, widths, at: height, options)) }
    var columns: [Line] = []
    for width in widths.values { columns.append(try line(along: .vertical, heights, at: width, plain)) }
    self.rows = rows
    self.columns = columns
  }
}
