/// The views of a layout that are only approximated, by index, with the reasons.
struct NamedViews {
  /// What the division of a stack or grid by itself, or a layout, made of a view.
  private var found: [Int: String] = [:]
  /// What a program of several stacks made of one.
  private var planned: [Int: String] = [:]
  /// What a layout makes of something that is stated.
  private var remarks: [Int: String] = [:]
  /// What is only the best that was found in the time allowed.
  private(set) var stops: [Int: String] = [:]

  /// All of them.
  var reasons: [Int: String] {
    [found, stops, remarks].reduce(planned) { $0.merging($1) { reason, _ in reason } }
  }

  /// Whether there are none but for searches that were stopped, and for what a layout makes of something that is stated.
  var areExactAsFound: Bool { planned.isEmpty && found.isEmpty }

  /// Whether some were found by a layout or by stacks by themselves.
  var haveFound: Bool { !found.isEmpty }

  /// Forgets what a layout and stacks by themselves found, so that it is found anew.
  mutating func forgetFound() { found = [:] }

  mutating func approximate(view: Int, because reason: String) { Self.note(reason, of: view, in: &found) }

  mutating func approximatePlanned(view: Int, because reason: String) { Self.note(reason, of: view, in: &planned) }

  mutating func remark(view: Int, because reason: String) { Self.note(reason, of: view, in: &remarks) }

  mutating func noteStop(view: Int, because reason: String) { Self.note(reason, of: view, in: &stops) }

  /// Notes a reason, the first time that one is found.
  private static func note(_ reason: String, of view: Int, in reasons: inout [Int: String]) {
    if reasons[view] == nil { reasons[view] = reason }
  }
}

extension OptimumRecord {
  /// Notes that a view is only approximated, the first time it is found.
  func approximate(view: Int, because reason: String) { withNames { $0.approximate(view: view, because: reason) } }

  /// Notes that a program of several stacks only approximates a view.
  func approximatePlanned(view: Int, because reason: String) {
    withNames { $0.approximatePlanned(view: view, because: reason) }
  }

  /// Notes what a layout makes of something that is stated of a view, where nothing else is said of that.
  func remark(view: Int, because reason: String) { withNames { $0.remark(view: view, because: reason) } }

  /// Notes that a search for the lengths of several stacks was stopped.
  func noteStop(view: Int, because reason: String) { withNames { $0.noteStop(view: view, because: reason) } }

  /// Notes the same of the searches of another record.
  func noteStops(of other: OptimumRecord) {
    for (view, reason) in other.withNames({ $0.stops }) { noteStop(view: view, because: reason) }
  }

  /// The views that are only approximated, by index, with the reasons.
  var approximations: [Int: String] { withNames { $0.reasons } }

  /// Whether a search for the lengths of several stacks was stopped.
  var isStopped: Bool { withNames { !$0.stops.isEmpty } }

  /// Whether no view is only approximated but for what a layout makes of something that is stated.
  var isExact: Bool { isExactAsFound && !isStopped }
  /// The same, but for searches that were stopped.
  var isExactAsFound: Bool { withNames { $0.areExactAsFound } }
}
