public import LayoutComparison

/// What the comparisons of a batch come to, in one line below them.
///
///     12 documents: 5 differ, 3 of them waste 84 pt, 1 overflows by 12 pt; 2 have texts that wrap needlessly
public struct ComparisonTally {
  private var documents = 0
  private var unusable = 0
  private var differing = 0
  private var wasting = (count: 0, points: 0.0)
  private var overflowing = (count: 0, points: 0.0)
  private var wrapping = 0

  /// Makes the tally of no document.
  public init() {}

  /// Adds a comparison.
  public mutating func add(_ comparison: Comparison) {
    documents += 1
    if comparison.differs { differing += 1 }
    let unused = comparison.regions.filter { $0.differences.contains(.wastes) }.reduce(0) { $0 + $1.avoidableUnused }
    let overflow = comparison.regions.filter { $0.differences.contains(.overflows) }.reduce(0) {
      $0 + $1.avoidableOverflow
    }
    if unused > 0 { wasting = (wasting.count + 1, wasting.points + unused) }
    if overflow > 0 { overflowing = (overflowing.count + 1, overflowing.points + overflow) }
    if comparison.regions.contains(where: { !$0.wraps.isEmpty }) { wrapping += 1 }
  }

  /// Adds a document that could not be compared.
  public mutating func addUnusable() { unusable += 1 }

  /// The line, ending with a line break; nil for fewer than two documents.
  public var text: String? {
    let all = documents + unusable
    guard all > 1 else { return nil }
    var losses: [String] = []
    if wasting.count > 0 {
      losses.append("\(wasting.count) of them waste\(ending(wasting.count)) \(Wording.number(wasting.points)) pt")
    }
    if overflowing.count > 0 {
      losses.append(
        "\(overflowing.count) overflow\(ending(overflowing.count)) by \(Wording.number(overflowing.points)) pt too much"
      )
    }
    var parts = [
      (["\(all) documents: \(differing == 0 ? "none differs" : "\(differing) differ\(ending(differing))")"] + losses)
        .joined(separator: ", ")
    ]
    if wrapping > 0 {
      parts.append("\(wrapping) \(wrapping == 1 ? "has" : "have") texts that are not whole though there is room")
    }
    if unusable > 0 { parts.append("\(unusable) could not be used") }
    return parts.joined(separator: "; ") + "\n"
  }

  private func ending(_ count: Int) -> String { count == 1 ? "s" : "" }
}
