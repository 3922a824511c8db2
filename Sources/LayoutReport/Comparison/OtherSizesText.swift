internal import LayoutComparison

/// The views that the optimum makes longer or shorter although no region by itself calls for it: where constraints or goals
/// of the whole tree bend its stacks.
struct OtherSizesText {
  let comparison: Comparison

  /// The most views that are listed.
  private static let most = 20

  /// The section; nil where regions explain what differs.
  var text: String? {
    lines.map { lines in (["\(lines.heading)"] + lines.rows.map { "  \($0)" }).joined(separator: "\n") }
  }

  /// The heading, and a row for each view; nil where regions explain what differs.
  var lines: (heading: String, rows: [String])? {
    let constraints = comparison.swiftUI.constraints
    let bends = !constraints.isEmpty || comparison.statedGoals.contains(where: \.isOfWholeTree)
    guard bends || comparison.regions.allSatisfy(\.differences.isEmpty) else { return nil }
    let changed = comparison.swiftUI.frames.compactMap { key, frame -> String? in
      guard let other = comparison.optimal.placed[key],
        abs(other.width - frame.width) > Comparison.tolerance || abs(other.height - frame.height) > Comparison.tolerance
      else { return nil }
      return "\(Wording.name(key)): \(Self.size(frame)) → \(Self.size(other))"
    }
    guard !changed.isEmpty else { return nil }
    let head =
      constraints.isEmpty
      ? "Sizes that differ"
      : "With " + Wording.list(constraints.map { "`\($0.source.printable())`" }) + ", sizes differ"
    let rest = changed.count > Self.most ? ["… and \(changed.count - Self.most) more"] : []
    return ("\(head), SwiftUI → optimum:", changed.prefix(Self.most) + rest)
  }

  private static func size(_ frame: CGRect) -> String {
    "\(Wording.number(Double(frame.width))) × \(Wording.number(Double(frame.height)))"
  }
}
