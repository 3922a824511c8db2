public import LayoutComparison

/// A sweep for people: how the lengths change with the container, what SwiftUI loses, and the exact sizes where something
/// changes.
public struct SweepText {
  private let name: String
  private let sweep: Sweep
  /// The regions at each size.
  private let pointRegions: [[RegionKey: RegionComparison]]
  /// The number of children whose curves are drawn.
  private static let childLimit = 12
  /// The number of breakpoints listed.
  private static let breakpointLimit = 60

  /// Prepares the report of a sweep; `name` is the document's.
  public init(name: String, _ sweep: Sweep) {
    self.name = name
    self.sweep = sweep
    pointRegions = sweep.points.map { $0.regions.byKey(\.key) }
  }

  /// The whole report, ending with a line break.
  public var text: String {
    ([summary] + texts + regions.map { chart(of: $0) } + [changes] + remarks).joined(separator: "\n\n") + "\n"
  }

  private var side: String { sweep.side }

  private var summary: String {
    let sizes = sweep.sizes
    let count = sweep.points.count
    let range = "\(Wording.number(sizes.start))…\(Wording.number(sizes.end))"
    let start = "\(name)   \(side) \(range), \(count) size\(count == 1 ? "" : "s")"
    guard sweep.comparesOptimum else { return start + ", SwiftUI's layout alone" }
    let losing = sweep.regrets.filter { !$0.isEmpty }
    guard !losing.isEmpty else { return start + ": nothing avoidable is lost" }
    return start + ": SwiftUI loses space in \(losing.count) of \(sweep.regrets.count) "
      + "region\(sweep.regrets.count == 1 ? "" : "s")"
  }

  /// Where each text stops being whole.
  private var texts: [String] { TextSweepText(sweep.texts, side: side).block.map { [$0] } ?? [] }

  /// The regions at the sizes asked for, in the order in which they first appear.
  private var regions: [RegionKey] {
    var seen: Set<RegionKey> = []
    return sweep.points.flatMap(\.regions).map(\.key).filter { seen.insert($0).inserted }
  }

  private func chart(of key: RegionKey) -> String {
    let all = pointRegions.map { $0[key] }
    guard let region = all.lazy.compactMap(\.self).first else { return "" }
    var lines = [RegionText(region).name, ""]
    var table = TextTable(sides: [.left, .left, .left, .left])
    let children = region.children.prefix(Self.childLimit).map(\.view)
    let childrenByView = all.map { $0?.children.byKey(\.view) }
    let curves = children.map { view -> (view: String, greedy: [Double?], optimal: [Double?]) in
      let found = childrenByView.map { $0?[view] }
      return (view, found.map { $0?.swiftUI }, found.map { $0?.optimal })
    }
    for curve in curves {
      let scale = Sparkline.Scale(curve.greedy + curve.optimal)
      table.rows.append(row(curve.view, "SwiftUI", curve.greedy, scale))
      if sweep.comparesOptimum { table.rows.append(row("", "optimum", curve.optimal, scale)) }
    }
    let unused = all.map { $0?.unusedLoss }
    let overflow = all.map { $0?.overflowLoss }
    let lossScale = Sparkline.Scale(unused + overflow + [0])
    if unused.contains(where: { ($0 ?? 0) > 0 }) { table.rows.append(row("wasted", "", unused, lossScale)) }
    if overflow.contains(where: { ($0 ?? 0) > 0 }) { table.rows.append(row("spilled", "", overflow, lossScale)) }
    lines += table.lines()
    if region.children.count > children.count {
      lines.append("  and \(region.children.count - children.count) more children; --format csv has all of them")
    }
    if let regret = sweep.regrets.first(where: { $0.region == key }) { lines += losses(regret) }
    return lines.joined(separator: "\n")
  }

  private func row(
    _ title: String, _ engine: String, _ values: [Double?], _ scale: Sparkline.Scale
  ) -> [String] {
    let present = values.compactMap { $0 }
    let range = present.isEmpty ? "–" : Wording.range(present.min() ?? 0, present.max() ?? 0)
    return [title, engine, Sparkline.text(values, scale), range]
  }

  /// What SwiftUI loses in a region, and where.
  private func losses(_ regret: SweepRegret) -> [String] {
    [("wastes", regret.unused), ("spills over by", regret.overflow)].compactMap { verb, loss in
      guard loss.greatest > 0, let size = loss.size else { return nil }
      let ranges = loss.ranges.prefix(6).map { Wording.range($0.lowerBound, $0.upperBound) }
      let more = loss.ranges.count > 6 ? " and \(loss.ranges.count - 6) more ranges" : ""
      return
        "  SwiftUI \(verb) up to \(Wording.number(loss.greatest)) pt (at \(Wording.number(size))), and something in "
        + "\(ranges.joined(separator: ", "))\(more)."
    }
  }

  private var changes: String {
    guard !sweep.breakpoints.isEmpty else { return "Nothing changes its course between those sizes." }
    var table = TextTable(sides: [.right, .left])
    table.rows.append([side, "what changes there"])
    let wording = SweepWording(sweep)
    for breakpoint in sweep.breakpoints.prefix(Self.breakpointLimit) {
      for (index, line) in wording.lines(for: breakpoint).enumerated() {
        table.rows.append([index == 0 ? Wording.exact(breakpoint.size) : "", line])
      }
    }
    let more = sweep.breakpoints.count - Self.breakpointLimit
    return (table.lines() + (more > 0 ? ["  and \(more) more; --format json has all of them"] : [])).joined(
      separator: "\n")
  }

  /// What is not known of the curves.
  var remarks: [String] { conflicts + limits }

  private var conflicts: [String] {
    let points = sweep.points.filter { $0.conflict != nil }
    guard let first = points.first, let conflict = first.conflict else { return [] }
    let count = points.count == 1 ? "1 size" : "\(points.count) sizes"
    return ["At \(count) there is no optimal layout, first at \(Wording.number(first.size)): \(conflict)"]
  }

  private var limits: [String] {
    guard !sweep.unresolved.isEmpty else { return [] }
    let ranges = sweep.unresolved.prefix(6).map { Wording.range($0.lowerBound, $0.upperBound) }.joined(separator: ", ")
    return [
      "\(sweep.comparisons) sizes were compared, which is the limit: what changes in \(ranges) was not resolved. "
        + "Take a shorter range or raise --max-comparisons."
    ]
  }
}
