/// The outcomes of the orderings tried so far; outcomes of the same lengths are one.
struct OutcomeTable {
  /// An outcome and how it is reached.
  struct Row {
    var lengths: [Double]
    /// How many orderings give these lengths.
    var assignments = 0
    /// The fewest views that have to change for one of them.
    var changes = Int.max
    /// The orderings that need no more changes.
    var simplest: [WeakOrdering] = []

    mutating func add(_ ordering: WeakOrdering, changes count: Int) {
      assignments += 1
      guard count <= changes else { return }
      if count < changes { simplest = [] }
      changes = count
      simplest.append(ordering)
    }

    mutating func merge(_ other: Row) {
      assignments += other.assignments
      if other.changes < changes { (changes, simplest) = (other.changes, []) }
      if other.changes == changes { simplest += other.simplest }
    }
  }

  /// The outcomes in the order in which they were found.
  private(set) var rows: [Row] = []
  /// The place of each outcome by its lengths.
  private var places: [[Double]: Int] = [:]

  mutating func add(_ ordering: WeakOrdering, changes: Int, lengths: [Double]) {
    if let place = places[lengths] { return rows[place].add(ordering, changes: changes) }
    places[lengths] = rows.count
    rows.append(Row(lengths: lengths))
    rows[rows.count - 1].add(ordering, changes: changes)
  }

  /// The rows, those whose lengths differ by no more than the tolerance taken together.
  func merged() -> [Row] {
    // Rows that belong together stand close in a weighted sum, with few others between them.
    let keyed = rows.map { row -> (key: Double, row: Row) in
      (row.lengths.indices.reduce(0) { $0 + row.lengths[$1] * Self.weight($1) }, row)
    }.sorted { $0.key < $1.key }
    let count = rows.first?.lengths.count ?? 0
    let reach = (0..<count).reduce(0) { $0 + Self.weight($1) } * Comparison.tolerance
    var kept: [(key: Double, row: Row)] = []
    for candidate in keyed {
      var match: Int?
      var place = kept.count - 1
      while place >= 0, !(candidate.key - kept[place].key > 2 * reach), match == nil {
        if Self.areSame(kept[place].row.lengths, candidate.row.lengths) { match = place }
        place -= 1
      }
      if let match { kept[match].row.merge(candidate.row) } else { kept.append(candidate) }
    }
    return kept.map(\.row)
  }

  /// A weight between 1 and 2, of which no small whole multiples add up to one another.
  private static func weight(_ child: Int) -> Double {
    1 + (Double(child + 1) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
  }

  /// Whether lengths differ by no more than the tolerance.
  static func areSame(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { $0 == $1 || abs($0 - $1) <= Comparison.tolerance }
  }
}
