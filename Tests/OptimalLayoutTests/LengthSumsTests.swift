import LayoutTestSupport
import Testing

@testable import OptimalLayout

/// Sums of sets of lengths, beside every choice of one whole length for each child.
struct LengthSumsTests {
  private typealias Interval = LengthSet.Interval

  /// Up to five children, each with some whole lengths: single ones, and intervals whose whole lengths are listed.
  private struct Children {
    var intervals: [[Interval]]
    var counted: [[Double]]

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      intervals = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        var start = 0.0
        return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          start += Double(Int.random(in: 2...9, using: &generator))
          let end = start + Double([0, 0, 1, 3].randomElement(using: &generator) ?? 0)
          defer { start = end }
          return Interval(lower: start, upper: end)
        }
      }
      counted = intervals.map { _ in (0..<2).map { _ in Double(Int.random(in: 0...9, using: &generator)) } }
    }

    static func whole(_ intervals: [Interval]) -> [Double] {
      intervals.flatMap { Array(stride(from: $0.lower, through: $0.upper, by: 1)) }
    }

    /// Every sum of whole lengths where `count` children have one of those counted.
    func sums(_ count: Int) -> Set<Double> {
      var sums: [Set<Double>] = [[0]] + Array(repeating: [], count: count)
      for (intervals, counted) in zip(intervals, counted) {
        sums = sums.indices.map { number in
          var next = Set(sums[number].flatMap { sum in Self.whole(intervals).map { sum + $0 } })
          if number > 0 { next.formUnion(sums[number - 1].flatMap { sum in counted.map { sum + $0 } }) }
          return next
        }
      }
      return sums[count]
    }

    func found(_ count: Int, atMost most: Double = .infinity) throws -> LengthSums {
      var effort = 1_000_000
      let children = zip(intervals, counted).map { intervals, counted in
        LengthSums.Child(
          lengths: LengthSet(intervals), counted: LengthSet(counted.map { Interval(lower: $0, upper: $0) }))
      }
      return try #require(LengthSums(children, count: count, atMost: most, effort: &effort))
    }
  }

  @Test(arguments: Seeds.first(60)) func `sums are those of some choice`(seed: UInt64) throws {
    let children = Children(seed: seed)
    for count in 0...min(2, children.intervals.count) {
      let (sums, expected) = (try children.found(count), children.sums(count))
      for sum in stride(from: 0.0, through: 120, by: 1) {
        #expect(sums.all.meets(sum, sum) == expected.contains(sum), "\(children): \(sum), \(count) counted")
        let choice = sums.choice(from: sum, to: sum)
        #expect((choice != nil) == expected.contains(sum))
        guard let choice else { continue }
        #expect(choice.count { $0.isCounted } == count)
        #expect(choice.reduce(0) { $0 + $1.interval.lower } <= sum)
        #expect(choice.reduce(0) { $0 + $1.interval.upper } >= sum)
      }
    }
  }

  @Test(arguments: Seeds.first(60)) func `sums that are not too long are all found`(seed: UInt64) throws {
    let children = Children(seed: seed)
    for count in 0...min(2, children.intervals.count) {
      let expected = children.sums(count)
      let middle = expected.sorted()[expected.count / 2]
      let sums = try children.found(count, atMost: middle)
      for sum in stride(from: 0.0, through: 120, by: 1) {
        let isExpected = sum <= middle && expected.contains(sum)
        #expect(sums.all.meets(sum, sum) == isExpected, "\(children): \(sum), at most \(middle), \(count) counted")
        #expect((sums.choice(from: sum, to: sum) != nil) == isExpected)
      }
    }
  }

  @Test(arguments: Seeds.first(60)) func `an interval is used where some choice of the others goes with it`(
    seed: UInt64
  ) throws {
    let children = Children(seed: seed)
    let all = children.sums(0).sorted()
    let (lower, upper) = (all[all.count / 3], all[all.count / 2])
    let areUsed = try children.found(0).areUsed(children.intervals, from: lower, to: upper)
    for (place, intervals) in children.intervals.enumerated() {
      for (number, interval) in intervals.enumerated() {
        var narrowed = children
        narrowed.intervals[place] = [interval]
        let expected = narrowed.sums(0).contains { $0 >= lower && $0 <= upper }
        #expect(areUsed[place][number] == expected, "\(children): \(place), \(interval)")
      }
    }
  }

  /// 0, 1, 3, 7 and 15 in three intervals: the narrowest gaps, 1 and 2, are filled.
  @Test func `fewer intervals hold all lengths and fill the narrowest gaps`() {
    let set = LengthSet([0, 1, 3, 7, 15].map { Interval(lower: $0, upper: $0) })
    #expect(
      set.limited(to: 3).intervals
        == [Interval(lower: 0, upper: 3), Interval(lower: 7, upper: 7), Interval(lower: 15, upper: 15)])
    #expect(set.limited(to: 5) == set)
    #expect(set.clamped(from: 2, to: 8).intervals.map(\.lower) == [2, 3, 7, 8])
  }

  @Test func `nothing is found beyond the effort`() {
    let child = LengthSums.Child(
      lengths: LengthSet((1...10).map { Interval(lower: Double($0) * 7.1, upper: Double($0) * 7.1) }))
    // 1 × 10 pairs for the last child, 10 × 10 for the one before it.
    var (enough, little) = (110, 109)
    #expect(LengthSums([child, child], effort: &enough) != nil)
    #expect(enough == 0)
    #expect(LengthSums([child, child], effort: &little) == nil)
  }
}
