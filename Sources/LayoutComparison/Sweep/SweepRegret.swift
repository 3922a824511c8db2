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

  /// The region.
  public var region: RegionKey
  /// What is left unused although a child could take it.
  public var unused = Loss()
  /// What overflows although it could fit.
  public var overflow = Loss()

  /// Whether nothing avoidable is lost at any size.
  public var isEmpty: Bool { unused.ranges.isEmpty && overflow.ranges.isEmpty }
}

extension SweepRegret {
  /// The losses of every region: those of the curves, and those at sizes asked for where the curves were not resolved.
  static func all(of curves: PiecewiseLinear, _ shapes: CurveShapes, _ points: [Sweep.Point]) -> [SweepRegret] {
    var regrets: [SweepRegret] = []
    func place(of region: RegionKey) -> Int {
      if let place = regrets.firstIndex(where: { $0.region == region }) { return place }
      regrets.append(SweepRegret(region: region))
      return regrets.count - 1
    }
    for region in points.flatMap(\.regions) { _ = place(of: region.key) }
    for piece in curves.pieces {
      for (component, curve) in shapes.curves(of: piece.line.shape).enumerated() {
        guard let loss = curve.quantity.loss else { continue }
        let tolerance = shapes.tolerances[curve.region] ?? Comparison.tolerance
        regrets[place(of: curve.region)][keyPath: loss].add(piece, component, from: tolerance)
      }
    }
    for point in points {
      for region in point.regions {
        let place = place(of: region.key)
        regrets[place].unused.add(region.unusedLoss, at: point.size)
        regrets[place].overflow.add(region.overflowLoss, at: point.size)
      }
    }
    return regrets
  }
}

extension SweepCurve.Quantity {
  /// The loss that the curve shows; nil where it shows a length.
  fileprivate var loss: WritableKeyPath<SweepRegret, SweepRegret.Loss>? {
    switch self {
    case .avoidableUnused: \.unused
    case .avoidableOverflow: \.overflow
    case .swiftUI, .optimal: nil
    }
  }
}

extension SweepRegret.Loss {
  /// Counts what is lost on one piece, if it is more than a tolerance somewhere.
  fileprivate mutating func add(_ piece: PiecewiseLinear.Piece, _ component: Int, from tolerance: Double) {
    let ends = [piece.start, piece.end].map { (size: $0, loss: piece.line.value(component, at: $0)) }
    guard ends.contains(where: { $0.loss > tolerance }) else { return }
    for end in ends { count(end.loss, at: end.size) }
    if let last = ranges.last, last.upperBound == piece.start {
      ranges[ranges.count - 1] = last.lowerBound...piece.end
    } else {
      ranges.append(piece.start...piece.end)
    }
  }

  /// Counts what is lost at one size, unless the ranges hold it already.
  fileprivate mutating func add(_ loss: Double, at size: Double) {
    guard loss > 0 else { return }
    count(loss, at: size)
    guard !ranges.contains(where: { $0.contains(size) }) else { return }
    let place = ranges.firstIndex { $0.lowerBound > size } ?? ranges.count
    ranges.insert(size...size, at: place)
  }

  private mutating func count(_ loss: Double, at size: Double) {
    guard loss > greatest + Comparison.tolerance else { return }
    greatest = ShortNumber.replacing(loss)
    self.size = size
  }
}
