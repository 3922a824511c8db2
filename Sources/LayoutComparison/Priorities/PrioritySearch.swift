internal import LayoutEngine

/// Tries the orderings of one region's children: all of them up to 7 children, beyond that a search.
///
/// Where there are few, and the tree is small, each is laid out with the whole tree; else the stack is tried alone.
///
/// The search tries, in this order: all orderings that change up to *k* views, for the greatest *k* whose orderings take
/// at most two thirds of its budget; orderings drawn at random from a fixed seed, for half of what is left; and then the
/// orderings that move one view in the best ones known, the best outcome first, until the budget is spent.
struct PrioritySearch {
  /// The number of children up to which every ordering is tried.
  static let exhaustiveLimit = 7
  /// How many offers to children the search makes beyond that, unless a hundred orderings take more.
  private static let offerLimit = 1_000_000
  private static let seed: UInt64 = 1

  private let region: RegionComparison
  private let layouts: PriorityLayouts
  private let trial: PriorityTrial
  private let old: [Double]
  private let yardstick: RegionYardstick
  private let fewest: FewestChanges
  /// How many orderings the search tries where there are too many to try them all.
  private let budget: Int
  private(set) var table = OutcomeTable()
  private var tried: Set<WeakOrdering> = []
  private(set) var coverage: PriorityCoverage

  /// Whether every ordering is laid out with the whole tree, and not only tried with the stack alone.
  private let laysOut: Bool

  init(in region: RegionComparison, _ layouts: PriorityLayouts, _ trial: PriorityTrial, limit: Int) {
    self.region = region
    self.layouts = layouts
    self.trial = trial
    old = region.children.map(\.priority)
    yardstick = RegionYardstick(region)
    fewest = FewestChanges(from: old)
    budget = min(max(1, limit), max(100, Self.offerLimit / max(1, old.count)))
    coverage = PriorityCoverage(
      orderings: 0, possible: WeakOrdering.number(of: old.count), changedViews: 0, drawn: 0, improved: 0)
    laysOut = old.count <= Self.exhaustiveLimit && layouts.canLayOut(coverage.possible)
  }

  mutating func run() throws(LayoutFailure) {
    guard old.count > Self.exhaustiveLimit else {
      try WeakOrdering.forEach(of: old.count) { ordering throws(LayoutFailure) in
        try measure(ordering)
      }
      return coverage.changedViews = old.count
    }
    try changeFewViews()
    try drawAtRandom(count: (budget - coverage.orderings) / 2)
    try improve()
  }

  private mutating func measure(_ ordering: WeakOrdering) throws(LayoutFailure) {
    coverage.orderings += 1
    guard let lengths = try lengths(of: ordering) else { return }
    table.add(ordering, changes: fewest.count(to: ordering), lengths: lengths)
  }

  /// What an ordering gives by the fewest changes that make it; nil where the region is not there then.
  private func lengths(of ordering: WeakOrdering) throws(LayoutFailure) -> [Double]? {
    guard laysOut else {
      guard trial.dependsOnWriting else {
        return try trial.lengths(priorities: ordering.priorities, changed: []).map(Double.init)
      }
      let assignment = fewest.assignment(to: ordering)
      return try trial.lengths(priorities: assignment.priorities, changed: assignment.changed).map(Double.init)
    }
    do throws(PriorityLayouts.Absence) {
      return try layouts.division(of: region, with: fewest.assignment(to: ordering), trial).lengths
    } catch {
      if case .failed(let failure) = error { throw failure }
      return nil
    }
  }

  /// Tries an ordering unless it was tried before; whether it was new.
  private mutating func attempt(_ ordering: WeakOrdering) throws(LayoutFailure) -> Bool {
    guard tried.insert(ordering).inserted else { return false }
    try measure(ordering)
    return true
  }
}

extension PrioritySearch {
  private mutating func changeFewViews() throws(LayoutFailure) {
    _ = try attempt(WeakOrdering(of: old))
    var expected = 1.0
    for count in 1...old.count {
      expected += PriorityAssignment.number(changing: count, of: old)
      guard expected <= Double(budget) * 2 / 3 else { return }
      for assignment in PriorityAssignment.all(changing: count, of: old) {
        _ = try attempt(WeakOrdering(of: assignment.priorities))
      }
      coverage.changedViews = count
    }
  }

  private mutating func drawAtRandom(count: Int) throws(LayoutFailure) {
    var generator = SplitMix64(seed: Self.seed)
    for _ in 0..<count {
      let groups = Int.random(in: 1...old.count, using: &generator)
      let ordering = WeakOrdering(of: old.map { _ in Double(Int.random(in: 1...groups, using: &generator)) })
      if try attempt(ordering) { coverage.drawn += 1 }
    }
  }

  private mutating func improve() throws(LayoutFailure) {
    var explored: Set<Int> = []
    var merits: [Merit] = []
    while coverage.orderings < budget {
      let rows = table.rows
      merits += rows[merits.count...].map { yardstick.merit(of: $0.lengths) }
      let open = rows.indices.filter { !explored.contains($0) }.sorted { merits[$0].isBetter(than: merits[$1]) }
      guard !open.isEmpty else { return }
      for row in open.prefix(8) {
        explored.insert(row)
        for ordering in rows[row].simplest[0].neighbours {
          guard coverage.orderings < budget else { return }
          if try attempt(ordering) { coverage.improved += 1 }
        }
      }
    }
  }
}
