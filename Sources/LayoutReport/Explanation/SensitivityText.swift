internal import LayoutComparison

/// What one more point would do to a region, in sentences.
struct SensitivityText {
  let region: RegionComparison

  init(_ region: RegionComparison) { self.region = region }

  /// The sentences, broken into lines; none where it was not measured.
  var lines: [String] {
    guard let effects = region.sensitivity else { return [] }
    let telling = effects.filter { $0.used != 0 || $0.overflow != 0 }
    let silent = effects.filter { $0.used == 0 && $0.overflow == 0 }
    var sentences = telling.map { "\(subject($0)) \(predicate($0))." }
    if !silent.isEmpty {
      let names = Wording.list(silent.map { bound($0) })
      sentences.append("Relaxing \(names) by a point changes neither what is used nor what spills over.")
    }
    if effects.isEmpty { sentences.append("No bound is in the way.") }
    let lines = sentences.map { $0.wrapped(indentation: 8) }
    return lines.enumerated().map { ($0 == 0 ? "  More  " : "        ") + $1 }
  }

  private func subject(_ effect: BoundEffect) -> String {
    switch effect.bound {
    case .maximum: "One more point for \(effect.view)'s maximum"
    case .minimum where isBelowOne(effect.view): "No minimum for \(effect.view)"
    case .minimum: "One point less for \(effect.view)'s minimum"
    case .offered: "One more point offered"
    }
  }

  /// Whether a child's minimum cannot be a point less without being below 0.
  private func isBelowOne(_ view: String) -> Bool {
    region.children.contains { $0.view == view && $0.minimum < 1 }
  }

  private func bound(_ effect: BoundEffect) -> String {
    switch effect.bound {
    case .maximum: "\(effect.view)'s maximum"
    case .minimum: "\(effect.view)'s minimum"
    case .offered: "the offer"
    }
  }

  private func predicate(_ effect: BoundEffect) -> String {
    var parts: [String] = []
    if effect.used != 0 { parts.append("uses \(points(effect.used))") }
    if effect.overflow != 0 { parts.append("spills \(points(effect.overflow)) over") }
    return parts.joined(separator: " and ")
  }

  /// A change in points: `one more point`, `one point less`, `2.5 points more`.
  private func points(_ change: Double) -> String {
    let more = change > 0
    guard abs(change) != 1 else { return more ? "one more point" : "one point less" }
    return "\(Wording.number(abs(change))) points \(more ? "more" : "less")"
  }
}
