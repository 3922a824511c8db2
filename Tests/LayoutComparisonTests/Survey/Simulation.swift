import LayoutTestSupport
import Synchronization

/// Random stacks of ranges under SwiftUI's rule, drawn and divided with nothing of the survey's own.
///
/// Straight from the setting of the theory: A = 1; lo uniform in 0 … 1.4/n, width uniform in 0 … 1.5/n; kept if they fit
/// and could fill; in ascending order of width each child of the h left is offered max(rem/h, 0).
struct Simulation {
  var unused = 0
  var overflow = 0
  var repaired = 0
  var differing = 0
  var unusedSum = 0.0
  var overflowSum = 0.0

  init(children: Int, count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var kept = 0
    while kept < count {
      let lows = (0..<children).map { _ in random.number(0...1.4 / Double(children)) }
      let highs = lows.map { $0 + random.number(0...1.5 / Double(children)) }
      guard lows.reduce(0, +) <= 1, highs.reduce(0, +) >= 1 else { continue }
      kept += 1
      let ranges = zip(lows, highs).map { ($0, $1) }
      let flat = Array(repeating: 0, count: children)
      let lengths = Self.divide(ranges, flat)
      let rest = 1 - lengths.reduce(0, +)
      if zip(lengths, Self.fair(ranges)).contains(where: { abs($0 - $1) > 1e-9 }) { differing += 1 }
      guard abs(rest) > 1e-9 else { continue }
      if rest > 0 {
        unused += 1
        unusedSum += rest
      } else {
        overflow += 1
        overflowSum -= rest
      }
      let isRepaired = (0..<children).contains { child in
        [1, -1].contains { change in
          var priorities = flat
          priorities[child] = change
          return abs(1 - Self.divide(ranges, priorities).reduce(0, +)) <= 1e-9
        }
      }
      if isRepaired { repaired += 1 }
    }
  }

  /// SwiftUI's rule: highest priority first, the lows of the lower priorities set aside.
  private static func divide(_ ranges: [(Double, Double)], _ priorities: [Int]) -> [Double] {
    var lengths = ranges.map { _ in 0.0 }
    var rest = 1.0
    for priority in [1, 0, -1] {
      let aside = ranges.indices.filter { priorities[$0] < priority }.map { ranges[$0].0 }.reduce(0, +)
      let members = ranges.indices.filter { priorities[$0] == priority }
        .sorted { ranges[$0].1 - ranges[$0].0 < ranges[$1].1 - ranges[$1].0 }
      for (place, member) in members.enumerated() {
        let offer = max((rest - aside) / Double(members.count - place), 0)
        lengths[member] = min(max(offer, ranges[member].0), ranges[member].1)
        rest -= lengths[member]
      }
    }
    return lengths
  }

  /// One level for all, found by halving.
  private static func fair(_ ranges: [(Double, Double)]) -> [Double] {
    var (low, high) = (0.0, 4.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      let sum = ranges.reduce(0) { $0 + min(max(middle, $1.0), $1.1) }
      if sum < 1 { low = middle } else { high = middle }
    }
    return ranges.map { min(max(high, $0.0), $0.1) }
  }
}

/// A number that several threads raise.
final class Counter: Sendable {
  private let stored = Mutex(0)

  var value: Int { stored.withLock { $0 } }

  func raise(to value: Int) { stored.withLock { $0 = max($0, value) } }
}
