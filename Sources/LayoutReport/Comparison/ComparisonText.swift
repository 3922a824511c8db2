public import LayoutComparison

/// A comparison for people: what was offered, who was asked in which order with which share, what each took and could
/// have taken, the optimum beside it, why they differ, and what to change.
public struct ComparisonText {
  private let name: String
  private let comparison: Comparison
  private let includesStages: Bool
  private let proofs: [StageProof]

  /// Prepares the report of a comparison; `name` is the document's.
  ///
  /// - Parameters:
  ///   - includesStages: Whether every program solved is listed.
  ///   - proofs: The proofs to be written at the end.
  public init(name: String, _ comparison: Comparison, includesStages: Bool = false, proofs: [StageProof] = []) {
    self.name = name
    self.comparison = comparison
    self.includesStages = includesStages
    self.proofs = proofs
  }

  /// The whole report, ending with a line break.
  public var text: String {
    var blocks = [summary]
    if let others = Wording.approximations(comparison.otherApproximations) { blocks.append(others) }
    for region in comparison.regions where region.isTold { blocks.append(RegionText(region).text) }
    let same = comparison.regions.filter { !$0.isTold }
    let plain = same.filter { $0.unavoidableOverflow == 0 && $0.approximations.isEmpty }
    let listed = same.count <= 6 ? same : same.filter { $0.unavoidableOverflow > 0 || !$0.approximations.isEmpty }
    if !listed.isEmpty { blocks.append(listed.map { RegionText($0).line }.joined(separator: "\n")) }
    if listed.count < same.count {
      let more = plain.count == comparison.regions.count ? "All \(plain.count)" : "\(plain.count) more"
      blocks.append("\(more) regions are as their optimum.")
    }
    if let sizes = OtherSizesText(comparison: comparison).text { blocks.append(sizes) }
    blocks += AlgorithmText(comparison).blocks
    if !remarks.isEmpty { blocks.append(remarks) }
    if let uncertain = UncertainRules(comparison.swiftUI, comparison.optimal.placed).text { blocks.append(uncertain) }
    if includesStages { blocks.append(StageText(comparison.optimal).text) }
    blocks += proofs.map(\.text)
    return Page.fitted(blocks.joined(separator: "\n\n") + "\n")
  }

  /// The document's name and what the comparison came to, in one line.
  var summary: String { "\(summaryParts.name)   \(summaryParts.result)" }

  /// The document's name, and what the comparison came to.
  var summaryParts: (name: String, result: String) { (Wording.name(name), result) }

  private var result: String {
    let count = comparison.regions.count
    let differing = comparison.regions.filter { !$0.differences.isEmpty }
    let regions = "\(count) region\(count == 1 ? "" : "s")"
    let wraps = comparison.regions.reduce(0) { $0 + $1.wraps.count }
    let wrapped =
      wraps == 0
      ? "" : "; \(wraps) text\(wraps == 1 ? " is" : "s are") not whole, with room for \(wraps == 1 ? "it" : "each")"
    guard count > 0 else {
      return
        "no stack or grid shares a length here, so there is nothing to compare; allot explain says why a view "
        + "has its size"
    }
    guard !differing.isEmpty else {
      return comparison.differs
        ? "\(count == 1 ? "the region is" : "all \(regions) are") divided as in the optimum, but views have other sizes\(wrapped)"
        : "no difference: SwiftUI's layout is optimal (\(regions))\(wrapped)"
    }
    let unused = differing.filter { $0.differences.contains(.wastes) }.reduce(0) { $0 + $1.avoidableUnused }
    let overflow = differing.filter { $0.differences.contains(.overflows) }.reduce(0) { $0 + $1.avoidableOverflow }
    var costs: [String] = []
    if unused > 0 { costs.append("leaves \(Wording.number(unused)) pt unused that a child could take") }
    if overflow > 0 { costs.append("spills over by \(Wording.number(overflow)) pt that could fit") }
    if costs.isEmpty { costs.append("distributes differently") }
    return "\(differing.count) of \(regions) differ\(differing.count == 1 ? "s" : ""): SwiftUI "
      + costs.joined(separator: ", and ") + wrapped
  }

  private var remarks: String {
    var lines: [String] = []
    let gap = comparison.optimal.realisationGap
    if gap > 1e-6 {
      lines.append("The views answered up to \(Wording.number(gap)) pt off the lengths chosen for them.")
    }
    let goals = Wording.list(comparison.statedGoals.map(\.rawValue))
    let leave = comparison.statedGoals.count == 1 ? "leaves" : "leave"
    for open in comparison.openLengths {
      lines.append(
        "\(goals) \(leave) \(Wording.name(open.view)) \(open.words); fair chose \(Wording.number(open.chosen)).")
    }
    let unasked = Self.unasked(comparison.unaskedLengths.count, goals: comparison.statedGoals)
    if let unasked { lines.append(unasked) }
    return lines.joined(separator: "\n")
  }

  /// What is said of lengths that were not asked for; nil where there are none.
  static func unasked(_ count: Int, goals: [Goal]) -> String? {
    guard count > 0 else { return nil }
    return "\(Wording.list(goals.map(\.rawValue))) may leave \(count) more length\(count == 1 ? "" : "s") open; "
      + "asking for each would take too long."
  }
}

extension Comparison.OpenChoice {
  /// Where the length may lie: `anywhere in 240…250`, `at 60, 90 or 120`, `at one of 10 lengths from 15 to 88`,
  /// `somewhere from 15 to 88`.
  fileprivate var words: String {
    let ends = "from \(Wording.number(minimum)) to \(Wording.number(maximum))"
    // Between two ends alone nothing was looked for.
    guard isComplete || intervals.count > 2 else { return "somewhere \(ends)" }
    guard isComplete else { return "at one of more than \(intervals.count - 1) separate lengths or ranges \(ends)" }
    let areLengths = intervals.map { interval in
      interval.upperBound - interval.lowerBound <= 1e-6 * max(1, interval.lowerBound.magnitude)
    }
    let ranges = zip(intervals, areLengths).map { interval, isLength in
      Wording.range(interval.lowerBound, isLength ? interval.lowerBound : interval.upperBound)
    }
    guard ranges.count <= 4 else {
      let what = areLengths.contains(false) ? "separate lengths or ranges" : "lengths"
      return "at one of \(ranges.count) \(what) \(ends)"
    }
    return areLengths.contains(false) ? "anywhere in \(Wording.choice(ranges))" : "at \(Wording.choice(ranges))"
  }
}

/// One region of a comparison.
struct RegionText {
  let region: RegionComparison

  init(_ region: RegionComparison) { self.region = region }

  /// How many texts of a region are told of one by one.
  private static let wrapLimit = 4

  /// The region on one line; with constraints, or inside a stack that differs, the whole optimal layout may have it use
  /// another length than its optimum at SwiftUI's offer does.
  var line: String {
    var line = "\(title)   used \(Wording.number(region.swiftUI.used)), as its optimum"
    let used = region.optimal.used
    if let offered = region.optimal.offered, Wording.reads(abs(used - region.swiftUI.used)) {
      line += " by itself; in the optimal layout \(Wording.number(used)) of \(Wording.number(offered))"
    }
    if let overflow { line += "; it \(overflow)" }
    return (approximate + [line] + SensitivityText(region).lines).joined(separator: "\n")
  }

  /// The region with its table, bars, cause and repairs.
  var text: String {
    var lines = ["\(title)   \(verdict)"]
    lines += approximate.map { "  " + $0.wrapped(indentation: 4) }
    lines.append("")
    lines += table
    if !bars.isEmpty { lines += [""] + bars }
    let explanation = Explanation(region: region)
    if !explanation.why.isEmpty { lines += ["", "  Why   " + explanation.why.wrapped(indentation: 8)] }
    for (index, fix) in explanation.fixes.enumerated() {
      lines.append((index == 0 ? "  Fix   " : "  or    ") + fix.wrapped(indentation: 8))
    }
    for wrap in region.wraps.prefix(Self.wrapLimit) { lines += WrapText(wrap, in: region).lines }
    if region.wraps.count > Self.wrapLimit {
      lines += [
        "", "  Wrap  \(region.wraps.count - Self.wrapLimit) more texts in it are not whole; the JSON has them all.",
      ]
    }
    lines += SensitivityText(region).lines
    return lines.joined(separator: "\n")
  }

  /// That nothing can avoid an overflow, and by how much the children's least lengths exceed the offer: "overflows by 31; its
  /// children need 414 of 383 at least". Nil where nothing overflows that could fit.
  var overflow: String? {
    let overflow = region.unavoidableOverflow
    guard overflow > 0 else { return nil }
    return "overflows by \(Wording.number(overflow)); its children need \(Wording.number(region.least)) of "
      + "\(Wording.number(region.swiftUI.offered ?? 0)) at least"
  }

  /// What is approximate, so that the region cannot be judged exactly.
  var approximate: [String] {
    region.approximations.map { "Approximate: \(Wording.name($0.view)): \($0.reason.printable())" }
  }

  /// The stack, its axis and what SwiftUI's layout offered it.
  var title: String { "\(name), \(Wording.number(region.swiftUI.offered ?? 0)) pt offered" }

  /// The stack and its axis.
  var name: String {
    let name = Wording.name(region.view)
    return "\(region.typeName) \(region.isNamed ? "\"\(name)\"" : name), \(region.axis)"
  }

  /// How SwiftUI's layout differs from the optimum.
  var verdict: String {
    var parts: [String] = []
    if region.differences.contains(.wastes) {
      parts.append("SwiftUI leaves \(Wording.number(region.avoidableUnused)) pt unused")
    }
    if region.differences.contains(.overflows) {
      parts.append("SwiftUI overflows by \(Wording.number(region.avoidableOverflow)) pt too much")
    }
    if parts.isEmpty, region.differences.contains(.distributesDifferently) {
      parts.append("SwiftUI distributes differently")
    }
    if parts.isEmpty {
      let whole = region.wraps.map { Wording.name($0.view) }
      parts.append(
        "\(Wording.list(whole)) \(whole.count == 1 ? "is" : "are") not whole, with room for \(whole.count == 1 ? "it" : "each")"
      )
    }
    if let overflow { parts.append("it \(overflow)") }
    return parts.joined(separator: ", ")
  }

  /// What to change, each in sentences after a word: `Fix`, `or`, and for a text that is not whole `Wrap` and `Fix`.
  var advice: [[(label: String, text: String)]] {
    Explanation(region: region).fixes.enumerated().map { [($0 == 0 ? "Fix" : "or", $1)] }
      + region.wraps.map { wrap in
        let words = WrapText(wrap, in: region)
        return [("Wrap", words.sentence), ("Fix", words.fix)]
      }
  }

  private var table: [String] {
    var table = TextTable(sides: [.left, .right, .right, .right, .right, .right, .right, .left])
    table.rows = rows
    return table.lines()
  }

  /// The heading, a row for each child, and the sums.
  var rows: [[String]] {
    var rows = [["", "asked", "priority", "range", "share", "SwiftUI", "optimum", ""]]
    for child in region.children {
      rows.append([
        child.view, child.asked.map { "\($0)" } ?? "–",
        region.kind == .tracks ? "–" : Wording.number(child.priority),
        Wording.range(child.minimum, child.maximum), child.offer.map { Wording.number($0) } ?? "–",
        Wording.number(child.swiftUI), child.optimal.map { Wording.number($0) } ?? "–",
        child.optimal.map { Wording.difference($0 - child.swiftUI) } ?? "",
      ])
    }
    if region.spacing != 0 { rows.append(total("spacing", region.spacing, region.spacing)) }
    rows.append(total("used", region.swiftUI.used, region.optimal.used))
    if Wording.reads(max(region.swiftUI.unused, region.optimal.unused)) {
      rows.append(total("unused", region.swiftUI.unused, region.optimal.unused))
    }
    if Wording.reads(max(region.swiftUI.overflow, region.optimal.overflow)) {
      rows.append(total("overflow", region.swiftUI.overflow, region.optimal.overflow))
    }
    return rows
  }

  private func total(_ name: String, _ greedy: Double, _ optimal: Double) -> [String] {
    [name, "", "", "", "", Wording.number(greedy), Wording.number(optimal), ""]
  }

  /// The children's lengths as bars, what is left as dots, and the end of the offer as a line where it is passed.
  private var bars: [String] {
    let offered = region.swiftUI.offered ?? 0
    let optimal = region.children.map { $0.optimal ?? 0 }
    let longest = region.children.map { max($0.swiftUI, $0.optimal ?? 0) }.max() ?? 0
    let scale = max(
      offered, region.optimal.offered ?? 0, region.swiftUI.used, region.optimal.used, longest, 1)
    guard scale.isFinite else { return [] }
    let lines = [
      "  SwiftUI  " + bar(region.children.map(\.swiftUI), region.swiftUI, scale),
      "  optimum  " + bar(optimal, region.optimal, scale),
    ]
    // Blocks of many children may be too many for a line; broken, they would show nothing.
    return lines.contains { $0.columns > Page.width } ? [] : lines
  }

  private func bar(_ lengths: [Double], _ usage: Usage, _ scale: Double) -> String {
    let blocks = lengths.filter { $0 > 0 }.map { length in
      String(repeating: "█", count: max(1, cells(for: length, scale)))
    }
    let rest = String(repeating: "·", count: cells(for: usage.unused, scale))
    let parts = blocks + (rest.isEmpty ? [] : [rest])
    let offered = Wording.number(usage.offered ?? 0)
    return parts.joined(separator: " ") + "   \(Wording.number(usage.used)) of \(offered)"
  }

  /// How many characters stand for a length where `scale` points take the whole width: none to all of them, whatever
  /// the numbers are.
  private func cells(for length: Double, _ scale: Double) -> Int {
    let width = Double(min(44, Page.width - 36))
    let share = length / scale
    return share.isNaN ? 0 : Int((min(max(share, 0), 1) * width).rounded())
  }
}
