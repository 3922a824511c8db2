/// How one curve passes a size, before it is told whether that is a change.
struct SweepTransition {
  /// One side of the size.
  struct Side {
    /// The value at the size.
    var value: Double
    /// By how much it grows for each point.
    var slope: Double
    /// How long the line is, in points of size.
    var length: Double
    /// The value at the other end of the line.
    var end: Double

    /// The side on a piece that starts or ends at `size`.
    init(_ piece: PiecewiseLinear.Piece, _ component: Int, at size: Double) {
      value = ShortNumber.replacing(piece.line.value(component, at: size))
      slope = ShortNumber.replacing(piece.line.slope(component))
      length = piece.end - piece.start
      end = piece.line.value(component, at: piece.start == size ? piece.end : piece.start)
    }
  }

  /// The curve.
  var curve: SweepCurve
  /// Where it comes from; nil where it is not there.
  var before: Side?
  /// Where it goes on; nil where it is not there.
  var after: Side?
}

extension SweepTransition {
  /// How all curves pass a breakpoint, in the order of their regions and children.
  static func all(at breakpoint: PiecewiseLinear.Breakpoint, _ shapes: CurveShapes) -> [SweepTransition] {
    let pieces = (breakpoint.before, breakpoint.after)
    let curves = (shapes.curves(of: pieces.0.line.shape), shapes.curves(of: pieces.1.line.shape))
    let places = (
      Dictionary(zip(curves.0, curves.0.indices), uniquingKeysWith: { first, _ in first }),
      Dictionary(zip(curves.1, curves.1.indices), uniquingKeysWith: { first, _ in first })
    )
    return (curves.0 + curves.1.filter { places.0[$0] == nil }).map { curve in
      SweepTransition(
        curve: curve, before: places.0[curve].map { Side(pieces.0, $0, at: breakpoint.position) },
        after: places.1[curve].map { Side(pieces.1, $0, at: breakpoint.position) })
    }
  }

  /// These transitions and those at the same size after them, as one: each curve from where it comes to where it goes on in
  /// the end.
  static func joining(_ first: [SweepTransition], _ second: [SweepTransition]) -> [SweepTransition] {
    let (earlier, later) = (first.byKey(\.curve), second.byKey(\.curve))
    let curves = first.map(\.curve) + second.map(\.curve).filter { earlier[$0] == nil }
    return curves.map { SweepTransition(curve: $0, before: earlier[$0]?.before, after: later[$0]?.after) }
  }

  /// What changes; nil where the curve goes on as it was, is there on neither side, or shows a loss that is nowhere more than
  /// the tolerance of its region.
  ///
  /// Lengths that differ by no more than 0.001 are one; so are slopes whose lines, followed as far as the shorter of them
  /// goes, do not come apart by more than that.
  func change(tolerance: Double) -> SweepBreakpoint.Change? {
    guard before != nil || after != nil else { return nil }
    var change = SweepBreakpoint.Change(
      curve: curve, kind: .jump, before: before?.value, after: after?.value, slopeBefore: before?.slope,
      slopeAfter: after?.slope)
    guard let before, let after else { return change }
    if curve.view == nil, ![before.value, before.end, after.value, after.end].contains(where: { $0 > tolerance }) {
      return nil
    }
    if before.value == after.value || abs(before.value - after.value) <= Comparison.tolerance {
      let turn = abs(after.slope - before.slope)
      guard turn * min(before.length, after.length) > Comparison.tolerance else { return nil }
      change.kind = .kink
      change.before = after.value
    }
    return change
  }
}

extension SweepBreakpoint {
  /// The breakpoints of the curves in ascending order of size: one for each size at which at least one curve changes, with
  /// all that changes there.
  static func all(of curves: PiecewiseLinear, _ shapes: CurveShapes) -> [SweepBreakpoint] {
    var passed: [(size: Double, transitions: [SweepTransition])] = []
    for breakpoint in curves.breakpoints {
      let transitions = SweepTransition.all(at: breakpoint, shapes)
      if let last = passed.last, last.size == breakpoint.position {
        passed[passed.count - 1].transitions = SweepTransition.joining(last.transitions, transitions)
      } else {
        passed.append((breakpoint.position, transitions))
      }
    }
    return passed.compactMap { size, transitions in
      let changes = transitions.compactMap {
        $0.change(tolerance: shapes.tolerances[$0.curve.region] ?? Comparison.tolerance)
      }
      guard !changes.isEmpty else { return nil }
      return SweepBreakpoint(
        size: size, kind: changes.contains { $0.kind == .jump } ? .jump : .kink, changes: changes)
    }
  }
}
