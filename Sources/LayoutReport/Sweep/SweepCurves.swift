internal import LayoutComparison

/// The curves of a sweep by region and child: the values at the sizes asked for and at the breakpoints between them.
struct SweepCurves {
  /// A value at a size; nil where it is not there.
  struct Point {
    var size: Double
    var value: Double?

    /// Whether it lies on the straight line from one point to another.
    func isBetween(_ before: Point, _ after: Point) -> Bool {
      guard let value, let first = before.value, let last = after.value, before.size < size, size < after.size else {
        return false
      }
      let expected = first + (last - first) * ((size - before.size) / (after.size - before.size))
      return abs(value - expected) <= 1e-6 * max(1, abs(value))
    }
  }

  /// Both curves of a child.
  struct Child {
    var view: String
    var swiftUI: [Point]
    var optimal: [Point]
  }

  /// The curves of a region.
  struct Region {
    var key: RegionKey
    var title: String
    var children: [Child]
    var unused: [Point]
    var overflow: [Point]
  }

  /// The regions in the order in which they first appear.
  private(set) var regions: [Region] = []

  init(_ sweep: Sweep) {
    var changes: [SweepCurve: [(size: Double, change: SweepBreakpoint.Change)]] = [:]
    for breakpoint in sweep.breakpoints {
      for change in breakpoint.changes { changes[change.curve, default: []].append((breakpoint.size, change)) }
    }
    let pointRegions = sweep.points.map { $0.regions.byKey(\.key) }
    var seen: Set<RegionKey> = []
    for region in sweep.points.flatMap(\.regions) where seen.insert(region.key).inserted {
      let all = pointRegions.map { $0[region.key] }
      let children = all.map { $0?.children.byKey(\.view) ?? [:] }
      func curve(_ view: String?, _ quantity: SweepCurve.Quantity, _ values: [Double?]) -> [Point] {
        let own = changes[SweepCurve(region: region.key, view: view, quantity: quantity)] ?? []
        let sampled = zip(sweep.points, values).map { point, value in Point(size: point.size, value: value) }
        return Self.merged(sampled, own)
      }
      let views = all.compactMap { $0 }.max { $0.children.count < $1.children.count }?.children.map(\.view) ?? []
      regions.append(
        Region(
          key: region.key, title: RegionText(region).name,
          children: views.map { view in
            Child(
              view: view, swiftUI: curve(view, .swiftUI, children.map { $0[view]?.swiftUI }),
              optimal: curve(view, .optimal, children.map { $0[view]?.optimal }))
          }, unused: curve(nil, .avoidableUnused, all.map { $0?.unusedLoss }),
          overflow: curve(nil, .avoidableOverflow, all.map { $0?.overflowLoss })))
    }
  }

  /// Puts a curve's values on both sides of each breakpoint among the sampled ones.
  static func merged(
    _ sampled: [Point], _ changes: [(size: Double, change: SweepBreakpoint.Change)]
  ) -> [Point] {
    var points: [Point] = []
    var rest = changes[...]
    for point in sampled {
      while let next = rest.first, next.size <= point.size {
        points.append(Point(size: next.size, value: next.change.before))
        points.append(Point(size: next.size, value: next.change.after))
        rest = rest.dropFirst()
      }
      if points.last?.size != point.size { points.append(point) }
    }
    for next in rest {
      points += [Point(size: next.size, value: next.change.before), Point(size: next.size, value: next.change.after)]
    }
    return points
  }
}
