public import LayoutEngine
public import LinearProgramming

/// A comparison over container sizes: the allocation curves of both engines, the regret between them, and the exact sizes
/// at which one of them changes.
///
///     let sweep = try Sweep(of: document, along: .vertical, sizes, solver: GLPKSolver())
///     sweep.breakpoints.map(\.size)                            // [200, 260, 310]
///
/// The curves are each child's length under both engines and each region's avoidable unused length and overflow. They are
/// linear between breakpoints, as ``PiecewiseLinear`` finds them.
public struct Sweep: Sendable {
  /// The layout in a container of one size.
  public struct Point: Sendable {
    /// The size in points.
    public var size: Double
    /// The regions of SwiftUI's layout in document order; none where there is no optimal layout.
    public var regions: [RegionComparison]
    /// Why there is no optimal layout: constraints that contradict each other at this size; nil where there is one.
    public var conflict: String?
  }

  /// The axis on which the container's size changes.
  public let axis: Axis
  /// The sizes looked at.
  public let sizes: SweepSizes
  /// The layouts at those sizes.
  public let points: [Point]
  /// Where the texts stop being whole in SwiftUI's layout.
  public let texts: TextSweep
  /// Whether SwiftUI's layouts were compared with optimal ones; else regions and curves are SwiftUI's alone.
  public let comparesOptimum: Bool
  /// Where a curve changes, in ascending order.
  public let breakpoints: [SweepBreakpoint]
  /// What SwiftUI loses, by region, in the order in which the regions first appear.
  public let regrets: [SweepRegret]
  /// How many layouts were compared.
  public let comparisons: Int
  /// The ranges of sizes in which breakpoints were not resolved, because the limit was reached.
  public let unresolved: [ClosedRange<Double>]

  /// How close to a bound, as a part of it, the optimum takes a length for the bound, twice over: a size at which a length
  /// reaches one is known no better.
  private static let cleaning = 2e-7

  /// How many sizes are compared at most, besides those asked for, to find the breakpoints.
  public static let comparisonLimit = 5_000

  /// Compares the layouts of a document over sizes of its container.
  ///
  /// The solver is told that the programs of one size resemble those of the next.
  ///
  /// - Parameters:
  ///   - axis: The axis on which the container's size changes; on the other it is what the document proposes.
  ///   - sizes: The sizes to report.
  ///   - comparesOptimum: Whether optimal layouts are made at all; without them nothing is said of what is lost.
  ///   - options: What each comparison may take and pursue; priorities are only looked for at those sizes.
  ///   - limit: How many more sizes may be compared to find the breakpoints.
  /// - Throws: `LayoutFailure` where at one of the sizes a layout does not exist.
  public init(
    of document: LayoutDocument, along axis: Axis, _ sizes: SweepSizes, solver: some LinearSolver,
    comparesOptimum: Bool = true, options: Comparison.Options = Comparison.Options(), limit: Int = comparisonLimit
  ) throws(LayoutFailure) {
    let tree = IndexedTree(document)
    // On one thread: a solver's problems may belong to theirs.
    self = try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> Sweep in
      try solver.keepingProblems { (solver) throws(LayoutFailure) -> Sweep in
        try Sweep(
          comparing: tree, of: document, along: axis, sizes, solver: solver, comparesOptimum: comparesOptimum,
          options: options, limit: limit)
      }
    }
  }

  private init(
    comparing tree: IndexedTree, of document: LayoutDocument, along axis: Axis, _ sizes: SweepSizes,
    solver: some LinearSolver, comparesOptimum: Bool, options: Comparison.Options, limit: Int
  ) throws(LayoutFailure) {
    func point(at size: Double, _ options: Comparison.Options) throws(LayoutFailure) -> Point {
      var proposal = document.proposal
      proposal[axis] = CGFloat(size)
      if !comparesOptimum {
        let engine = GreedyEngine(options: options.layout.recordingAllocations)
        let placed = try engine.layout(tree, in: proposal, at: document.origin)
        return Point(
          size: size, regions: try UnjudgedRegions(of: placed, by: engine, findsWraps: options.givesAdvice).regions)
      }
      do throws(LayoutFailure) {
        let comparison = try Comparison(
          of: tree, in: proposal, at: document.origin, solver: solver, options: options)
        return Point(size: size, regions: comparison.regions)
      } catch .conflictingConstraints(let conflict) {
        return Point(size: size, regions: [], conflict: conflict.description)
      }
    }
    var points: [Point] = []
    let shapes = CurveShapes()
    var known: [Double: PiecewiseLinear.Sample] = [:]
    for size in sizes.values {
      points.append(try point(at: size, options))
      known[size] = shapes.sample(of: points[points.count - 1].regions)
    }
    var plain = options
    plain.givesAdvice = false
    var search = PiecewiseLinearSearch(on: sizes.start...sizes.end, known: known, limit: limit) {
      (size: Double) throws(LayoutFailure) in
      shapes.sample(of: try point(at: size, plain).regions)
    }
    let curves = try search.run(nodes: sizes.values).settled(within: Self.cleaning)
    texts = try TextSweep(of: document, along: axis, sizes, options: options.layout)
    self.comparesOptimum = comparesOptimum
    self.axis = axis
    self.sizes = sizes
    self.points = points
    breakpoints = SweepBreakpoint.all(of: curves, shapes)
    regrets = SweepRegret.all(of: curves, shapes, points)
    comparisons = points.count + curves.evaluations
    unresolved = curves.unresolved
  }
}

/// The curves that there are at some size, each list of them once.
final class CurveShapes {
  private var lists: [[SweepCurve]] = []
  /// From which loss on each region that was seen loses something.
  private(set) var tolerances: [RegionKey: Double] = [:]

  /// The curves' values in regions.
  func sample(of regions: [RegionComparison]) -> PiecewiseLinear.Sample {
    var curves: [SweepCurve] = []
    var values: [Double] = []
    for region in regions {
      tolerances[region.key] = region.tolerance
      func add(_ view: String?, _ quantity: SweepCurve.Quantity, _ value: Double) {
        curves.append(SweepCurve(region: region.key, view: view, quantity: quantity))
        values.append(value)
      }
      for child in region.children {
        add(child.view, .swiftUI, child.swiftUI)
        if let optimal = child.optimal { add(child.view, .optimal, optimal) }
      }
      add(nil, .avoidableUnused, region.avoidableUnused)
      add(nil, .avoidableOverflow, region.avoidableOverflow)
    }
    let shape = lists.firstIndex(of: curves) ?? lists.count
    if shape == lists.count { lists.append(curves) }
    return PiecewiseLinear.Sample(values, shape: shape)
  }

  /// The curves of a shape.
  func curves(of shape: Int) -> [SweepCurve] { lists[shape] }
}
