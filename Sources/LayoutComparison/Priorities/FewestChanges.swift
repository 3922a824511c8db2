/// The fewest views whose priority has to change so that a stack's children stand in another order.
///
/// The views that keep their priority have to stand in the order of the old values already: of each group those of one
/// old value may, and from group to group that value has to fall. A spacer keeps its own, −∞, only at the end.
struct FewestChanges {
  /// The old priorities in source order.
  private let old: [Double]
  private let values: OldValues
  /// How many ways of keeping as many views as possible are compared.
  private static let variantLimit = 256

  init(from old: [Double]) {
    self.old = old
    values = OldValues(old)
  }

  /// How many views have to change.
  func count(to ordering: WeakOrdering) -> Int { old.count - Chains(values, ordering).longest }

  /// The changes with their values, the simplest where there are several ways.
  ///
  /// Of more than 256 ways the simplest of the first 256 is given; all views change where no numbers lie between the
  /// values that would be kept.
  func assignment(to ordering: WeakOrdering) -> PriorityAssignment {
    let members = ordering.members
    var best: PriorityAssignment?
    for values in Chains(values, ordering).all(limit: Self.variantLimit) {
      let blocks = zip(members, values).map { children, value in
        PriorityAssignment.Block(value: value, added: children.filter { value == nil || old[$0] != value })
      }
      let changed = blocks.flatMap(\.added).sorted()
      guard let assignment = PriorityAssignment(blocks, old, changed),
        WeakOrdering(of: assignment.priorities) == ordering
      else { continue }
      if best.map({ assignment.isSimpler(than: $0) }) ?? true { best = assignment }
    }
    return best ?? PriorityAssignment(all: ordering.priorities, of: old)
  }
}

/// The old values that the groups of an ordering can keep: at most one for each, falling from group to group.
private struct Chains {
  /// A group that can keep the views of one old value, and how many they are.
  private struct Link {
    var group: Int
    /// The place of the value among the old ones, the smallest first.
    var rank: Int
    var kept = 0
    /// The most views kept by this link and those after it.
    var best = 0
  }

  private var links: [Link] = []
  private let values: OldValues
  private let groups: Int

  init(_ values: OldValues, _ ordering: WeakOrdering) {
    self.values = values
    groups = ordering.count
    let count = values.distinct.count
    for pair in zip(ordering.groups, values.ranks).map({ $0 * count + $1 }).sorted() {
      let link = Link(group: pair / count, rank: pair % count)
      if links.last?.group != link.group || links.last?.rank != link.rank { links.append(link) }
      links[links.count - 1].kept += 1
    }
    // Nothing can be put beside or behind a spacer that keeps its priority.
    if values.distinct.first == -.infinity {
      let last = links.last
      let end = last?.group == groups - 1 && last?.rank == 0 ? last : nil
      links.removeAll { $0.rank == 0 }
      if let end { links.append(end) }
    }
    findBest()
  }

  /// Counts from the last group to the first what each link and the best ones after it keep.
  private mutating func findBest() {
    // The most kept by a link of the groups done so far, by the greatest rank it may have.
    var reached = Array(repeating: 0, count: values.distinct.count)
    var end = links.count
    while end > 0 {
      var start = end - 1
      while start > 0, links[start - 1].group == links[end - 1].group { start -= 1 }
      for index in start..<end {
        let rank = links[index].rank
        links[index].best = links[index].kept + (rank > 0 ? reached[rank - 1] : 0)
      }
      for link in links[start..<end] {
        var rank = link.rank
        while rank < reached.count, reached[rank] < link.best {
          reached[rank] = link.best
          rank += 1
        }
      }
      end = start
    }
  }

  /// The most views that can keep their priority.
  var longest: Int { links.reduce(0) { max($0, $1.best) } }

  /// For each way of keeping that many the value of each group, nil where none is kept; up to `limit` ways.
  func all(limit: Int) -> [[Double?]] {
    var found: [[Double?]] = []
    var chosen = [Double?](repeating: nil, count: groups)
    func extend(after last: Link?, keeping rest: Int) {
      guard found.count < limit else { return }
      guard rest > 0 else { return found.append(chosen) }
      for link in links where link.best == rest && (last.map { follows(link, $0) } ?? true) {
        chosen[link.group] = values.distinct[link.rank]
        extend(after: link, keeping: rest - link.kept)
        chosen[link.group] = nil
      }
    }
    extend(after: nil, keeping: longest)
    return found
  }

  private func follows(_ later: Link, _ earlier: Link) -> Bool {
    later.group > earlier.group && later.rank < earlier.rank
  }
}

/// The priorities as they are.
private struct OldValues {
  /// Those that occur, the smallest first.
  let distinct: [Double]
  /// The place of each child's among them.
  let ranks: [Int]

  init(_ old: [Double]) {
    let distinct = Set(old).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(distinct, distinct.indices))
    self.distinct = distinct
    ranks = old.map { places[$0] ?? 0 }
  }
}
