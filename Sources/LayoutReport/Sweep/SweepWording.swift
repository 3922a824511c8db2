internal import LayoutComparison

/// Sentences for what changes at a breakpoint.
struct SweepWording {
  /// The views with a region on each axis, as a Grid has them.
  private let grids: Set<String>

  /// Prepares the sentences of a sweep.
  init(_ sweep: Sweep) {
    let views = sweep.regrets.map(\.region.view)
    grids = Set(views.filter { view in views.count { $0 == view } > 1 })
  }

  /// A line for each change; one for both engines where it is the same.
  func lines(for breakpoint: SweepBreakpoint) -> [String] {
    var lines: [(sentence: String, subject: String, engines: [String])] = []
    for change in breakpoint.changes {
      let sentence = sentence(for: change)
      let subject = change.curve.view ?? name(of: change.curve.region)
      guard let engine = engine(of: change.curve.quantity) else {
        lines.append((sentence, subject, []))
        continue
      }
      if let place = lines.firstIndex(where: { $0.sentence == sentence && $0.subject == subject && !$0.engines.isEmpty }
      ) {
        lines[place].engines.append(engine)
      } else {
        lines.append((sentence, subject, [engine]))
      }
    }
    return lines.map { $0.sentence + ($0.engines.isEmpty ? "" : "  (\(Wording.list($0.engines)))") }
  }

  private func engine(of quantity: SweepCurve.Quantity) -> String? {
    switch quantity {
    case .swiftUI: "SwiftUI"
    case .optimal: "optimum"
    case .avoidableUnused, .avoidableOverflow: nil
    }
  }

  /// The view, and the axis where it takes that to tell its regions apart.
  private func name(of region: RegionKey) -> String {
    guard grids.contains(region.view) else { return region.view }
    return "\(region.view) \(region.axis == .horizontal ? "horizontally" : "vertically")"
  }

  private func sentence(for change: SweepBreakpoint.Change) -> String {
    let subject: String
    switch change.curve.quantity {
    case .swiftUI, .optimal: subject = change.curve.view ?? name(of: change.curve.region)
    case .avoidableUnused: subject = "what \(name(of: change.curve.region)) wastes"
    case .avoidableOverflow: subject = "what \(name(of: change.curve.region)) spills over"
    }
    guard let before = change.before else { return "\(subject) appears at \(Wording.number(change.after ?? 0))" }
    guard let after = change.after else { return "\(subject) disappears from \(Wording.number(before))" }
    guard change.kind == .kink else {
      return "\(subject) jumps from \(Wording.number(before)) to \(Wording.number(after))"
    }
    let (old, new) = (change.slopeBefore ?? 0, change.slopeAfter ?? 0)
    let course = "\(Wording.number(old)) → \(Wording.number(new)) per pt"
    if new == 0 { return "\(subject) stays at \(Wording.number(after)) from here on (\(course))" }
    let verb = old == 0 ? (new > 0 ? "starts to grow" : "starts to shrink") : (new > 0 ? "grows" : "shrinks")
    return "\(subject) \(verb) from \(Wording.number(after)) (\(course))"
  }
}
