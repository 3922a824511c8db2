internal import LayoutComparison

/// The rules for stacks that were asked for, side by side.
struct AlgorithmText {
  /// A rule with its regions.
  private struct Rule {
    var comparison: AlgorithmComparison
    var regions: [RegionKey: AlgorithmComparison.Region]

    init(_ comparison: AlgorithmComparison) {
      self.comparison = comparison
      regions = comparison.regions.byKey(\.key)
    }
  }

  private let comparison: Comparison
  private let rules: [Rule]

  init(_ comparison: Comparison) {
    self.comparison = comparison
    rules = comparison.algorithms.map { Rule($0) }
  }

  /// The sums over all regions, then a table for each region in which a rule departs from the optimum.
  var blocks: [String] {
    guard !rules.isEmpty else { return [] }
    let departing = comparison.regions.filter { departs($0) }
    let same = comparison.regions.count - departing.count
    var blocks = [summary] + departing.map { block(of: $0) }
    if same > 0 {
      let (regions, verb) = same == 1 ? ("region", "is") : ("regions", "are")
      let more = departing.isEmpty ? "" : " more"
      blocks.append("\(same)\(more) \(regions) \(verb) as the optimum under every one of these rules.")
    }
    return blocks
  }

  private var summary: String {
    var table = TextTable(sides: [.left, .right, .right, .right, .right])
    table.rows.append(["", "unused", "avoidable", "overflow", "avoidable"])
    for rule in comparison.algorithms {
      table.rows.append(
        [rule.algorithm.rawValue]
          + [rule.unused, rule.avoidableUnused, rule.overflow, rule.avoidableOverflow].map { Wording.number($0) })
    }
    return (["Rules for stacks, points over all regions", ""] + table.lines()).joined(separator: "\n")
  }

  /// Whether some rule gives a child of the region another length than the optimum does.
  private func departs(_ region: RegionComparison) -> Bool {
    rules.contains { rule in
      guard let found = rule.regions[region.key] else { return true }
      return zip(region.children, found.lengths).contains { child, length in
        abs((child.optimal ?? .infinity) - length) > region.tolerance
      }
    }
  }

  private func block(of region: RegionComparison) -> String {
    ([RegionText(region).title] + tables(of: region, rules[...]).flatMap { [""] + $0 })
      .joined(separator: "\n")
  }

  /// One table for as many rules as fit beside each other.
  private func tables(of region: RegionComparison, _ rules: ArraySlice<Rule>) -> [[String]] {
    let table = table(of: region, rules)
    guard rules.count > 1, !table.fits else { return [table.lines()] }
    let middle = rules.startIndex + (rules.count + 1) / 2
    return tables(of: region, rules[..<middle]) + tables(of: region, rules[middle...])
  }

  private func table(of region: RegionComparison, _ rules: ArraySlice<Rule>) -> TextTable {
    let found = rules.map { $0.regions[region.key] }
    var table = TextTable(sides: [.left, .right] + rules.flatMap { _ in [TextTable.Side.right, .left] })
    table.rows.append(["", "optimum"] + rules.flatMap { [$0.comparison.algorithm.rawValue, ""] })
    if found.contains(where: { $0?.usage.offered != region.optimal.offered }) {
      table.rows.append(row("offered", region.optimal.offered, found) { $0.usage.offered })
    }
    for (index, child) in region.children.enumerated() {
      table.rows.append(
        row(child.view, child.optimal, found, showsDifference: true) { rule in
          rule.lengths.indices.contains(index) ? rule.lengths[index] : nil
        })
    }
    if region.spacing != 0 { table.rows.append(row("spacing", region.spacing, found) { _ in region.spacing }) }
    table.rows.append(row("used", region.optimal.used, found, showsDifference: true) { $0.usage.used })
    table.rows.append(row("unused", region.optimal.unused, found) { $0.usage.unused })
    table.rows.append(row("overflow", region.optimal.overflow, found) { $0.usage.overflow })
    return table
  }

  /// A row of the optimum's number and each rule's, the latter with its difference where that is asked for.
  private func row(
    _ name: String, _ optimum: Double?, _ rules: [AlgorithmComparison.Region?], showsDifference: Bool = false,
    _ number: (AlgorithmComparison.Region) -> Double?
  ) -> [String] {
    var cells = [name, optimum.map { Wording.number($0) } ?? "–"]
    for value in rules.map({ $0.flatMap(number) }) {
      cells.append(value.map { Wording.number($0) } ?? "–")
      let difference = value.flatMap { value in optimum.map { value - $0 } }
      cells.append(showsDifference ? difference.map { Wording.difference($0) } ?? "" : "")
    }
    return cells
  }
}
