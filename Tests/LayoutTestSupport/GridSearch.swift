/// The optimum of a tiny stack for any list of goals, by looking at every point of a grid.
///
/// Lengths are whole numbers of grid units. A stack whose numbers are multiples of six units per point has its optimum
/// on the grid, whichever goals are pursued, as long as no more than three children share a level.
package struct GridSearch {
  /// Something to be best at, in the words of the command line.
  package enum Aim: String, CaseIterable, Hashable, Sendable {
    /// Least overflow.
    case overflow
    /// Least waste.
    case fill
    /// The most for the highest priorities.
    case priority
    /// Lexicographically max–min lengths in each priority group.
    case fair
  }

  /// Grid units per point.
  package static let unitsPerPoint = 6

  private let stack: RangeStack
  private let groups: [[Int]]

  /// Prepares the search of a stack with whole numbers and finite maximums.
  package init(_ stack: RangeStack) {
    self.stack = stack
    groups = Set(stack.children.map(\.priority)).sorted(by: >).map { priority in
      stack.children.indices.filter { stack.children[$0].priority == priority }
    }
  }

  /// Every point that is best by the aims in strict order, in points.
  package func optima(_ aims: [Aim]) -> [[Double]] {
    var best: [[Int]] = []
    var record: [Int] = []
    forEachPoint { point in
      let worth = aims.flatMap { value(of: point, by: $0) }
      if best.isEmpty || worth.lexicographicallyPrecedes(record) {
        best = [point]
        record = worth
      } else if worth == record {
        best.append(point)
      }
    }
    return best.map { $0.map { Double($0) / Double(Self.unitsPerPoint) } }
  }

  /// What an aim makes of a point: smaller is better, compared from the first number on.
  private func value(of point: [Int], by aim: Aim) -> [Int] {
    let used = point.reduce(units(stack.spacing), +)
    switch aim {
    case .overflow: return [max(0, used - units(stack.offered))]
    case .fill: return [max(0, min(units(stack.offered), units(stack.maximum + stack.spacing)) - used)]
    case .priority: return groups.map { -$0.reduce(0) { $0 + point[$1] } }
    case .fair: return groups.flatMap { $0.map { point[$0] }.sorted().map { -$0 } }
    }
  }

  private func units(_ points: Double) -> Int { Int((points * Double(Self.unitsPerPoint)).rounded()) }

  private func forEachPoint(_ visit: ([Int]) -> Void) {
    let ranges = stack.children.map { units($0.minimum)...units($0.maximum) }
    var point = ranges.map(\.lowerBound)
    while true {
      visit(point)
      var child = 0
      while child < point.count, point[child] == ranges[child].upperBound {
        point[child] = ranges[child].lowerBound
        child += 1
      }
      guard child < point.count else { return }
      point[child] += 1
    }
  }
}
