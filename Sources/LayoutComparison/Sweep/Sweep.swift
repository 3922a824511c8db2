public import GreedyLayout
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
  /// Where a curve changes, in ascending order.
  public let breakpoints: [SweepBreakpoint]
  /// What SwiftUI loses, by region, in the order in which the regions first appear.
  public let regrets: [SweepRegret]
  /// How many layouts were compared.
  public let comparisons: Int
  /// The ranges of sizes in which breakpoints were not resolved, because the limit was reached.
  public let unresolved: [ClosedRange<Double>]

  /// How many sizes are compared at most, besides those asked for, to find the breakpoints.
  public static let comparisonLimit = 5_000

  /// Compares the layouts of a document over sizes of its container.
  ///
  /// The solver is told that the programs of one size resemble those of the next.
  ///
  /// - Parameters:
  ///   - axis: The axis on which the container's size changes; on the other it is what the document proposes.
  ///   - sizes: The sizes to report.
  ///   - options: What each comparison may take and pursue; priorities are only looked for at those sizes.
  ///   - limit: How many more sizes may be compared to find the breakpoints.
  /// - Throws: `LayoutFailure` where at one of the sizes a layout does not exist.
  public init(
    of document: LayoutDocument, along axis: Axis, _ sizes: SweepSizes, solver: some LinearSolver,
    options: Comparison.Options = Comparison.Options(), limit: Int = comparisonLimit
  ) throws(LayoutFailure) {
    let tree = IndexedTree(document)
    // On one thread: a solver's problems may belong to theirs.
    self = try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> Sweep in
      try solver.keepingProblems { (solver) throws(LayoutFailure) -> Sweep in
        try Sweep(comparing: tree, of: document, along: axis, sizes, solver: solver, options: options, limit: limit)
      }
    }
  }

  private init(
    comparing tree: IndexedTree, of document: LayoutDocument, along axis: Axis, _ sizes: SweepSizes,
    solver: some LinearSolver, options: Comparison.Options, limit: Int
  ) throws(LayoutFailure) {
    func point(at size: Double, _ options: Comparison.Options) throws(LayoutFailure) -> Point {
      var proposal = document.proposal
      proposal[axis] = CGFloat(size)
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
    let curves = try search.run(nodes: sizes.values)
    self.axis = axis
    self.sizes = sizes
    self.points = points
    breakpoints = curves.breakpoints.map { breakpoint in
      SweepBreakpoint(
        breakpoint, before: shapes.curves(of: breakpoint.before.line.shape),
        after: shapes.curves(of: breakpoint.after.line.shape))
    }
    regrets = SweepRegret.all(of: curves, shapes)
    comparisons = points.count + curves.evaluations
    unresolved = curves.unresolved
  }
}

/// The curves that there are at some size, each list of them once.
final class CurveShapes {
  private var lists: [[SweepCurve]] = []

  /// The curves' values in regions.
  func sample(of regions: [RegionComparison]) -> PiecewiseLinear.Sample {
    var curves: [SweepCurve] = []
    var values: [Double] = []
    for region in regions {
      func add(_ view: String?, _ quantity: SweepCurve.Quantity, _ value: Double) {
        curves.append(SweepCurve(region: region.view, view: view, quantity: quantity))
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

/// What SwiftUI's layout loses in one region over the sizes of a sweep. Lengths are in points.
public struct SweepRegret: Hashable, Sendable {
  /// How much is lost, and where.
  public struct Loss: Hashable, Sendable {
    /// The ranges of sizes in which something is lost, in ascending order.
    public var ranges: [ClosedRange<Double>] = []
    /// The greatest loss; 0 where there is none.
    public var greatest = 0.0
    /// The smallest size at which it is lost, or comes as near as can be; nil where there is none.
    public var size: Double?
  }

  /// The key of the region's view.
  public var region: String
  /// What is left unused although a child could take it.
  public var unused = Loss()
  /// What overflows although it could fit.
  public var overflow = Loss()
}

extension SweepRegret {
  /// The losses of every region of the curves.
  static func all(of curves: PiecewiseLinear, _ shapes: CurveShapes) -> [SweepRegret] {
    var regrets: [SweepRegret] = []
    for piece in curves.pieces {
      for (component, curve) in shapes.curves(of: piece.line.shape).enumerated() where curve.view == nil {
        let place = regrets.firstIndex { $0.region == curve.region } ?? regrets.count
        if place == regrets.count { regrets.append(SweepRegret(region: curve.region)) }
        switch curve.quantity {
        case .avoidableUnused: regrets[place].unused.add(piece, component)
        case .avoidableOverflow: regrets[place].overflow.add(piece, component)
        case .swiftUI, .optimal: break
        }
      }
    }
    return regrets
  }
}

extension SweepRegret.Loss {
  /// Counts what is lost on one piece.
  fileprivate mutating func add(_ piece: PiecewiseLinear.Piece, _ component: Int) {
    let ends = [piece.start, piece.end].map { (size: $0, loss: piece.line.value(component, at: $0)) }
    guard ends.contains(where: { $0.loss > Comparison.tolerance }) else { return }
    for end in ends where end.loss > greatest + Comparison.tolerance {
      greatest = ShortNumber.replacing(end.loss)
      size = end.size
    }
    if let last = ranges.last, last.upperBound == piece.start {
      ranges[ranges.count - 1] = last.lowerBound...piece.end
    } else {
      ranges.append(piece.start...piece.end)
    }
  }
}
