import Testing

@testable import LayoutComparison

/// The weak orderings that changing some priorities can reach, and the values that stand for them.
struct PriorityAssignmentTests {
  @Test func `one of two equal children can be raised or lowered`() {
    let all = PriorityAssignment.all(changing: 1, of: [0, 0])
    #expect(Set(all.map(\.priorities)) == [[1, 0], [-1, 0], [0, 1], [0, -1]])
    #expect(all.filter { $0.lowerings == 0 }.count == 2)
  }

  @Test func `two of three give every ordering in which both differ from before`() {
    // 13 weak orderings of three; with the third kept at 0 the other two may be anywhere but beside it.
    let all = PriorityAssignment.all(changing: 2, of: [0, 0, 0]).filter { $0.changed == [0, 1] }
    #expect(
      Set(all.map(\.priorities)) == [
        [1, 1, 0], [2, 1, 0], [1, 2, 0], [1, -1, 0], [-1, 1, 0], [-1, -1, 0], [-1, -2, 0], [-2, -1, 0],
      ])
  }

  @Test func `a changed spacer counts as 0, and an unchanged one stays last`() {
    let all = PriorityAssignment.all(changing: 1, of: [0, -.infinity])
    #expect(all.contains { $0.priorities == [0, 1] })
    #expect(all.contains { $0.priorities == [0, 0] })
    #expect(!all.contains { $0.changed == [0] && $0.priorities[0] == -.infinity })
  }

  /// One of *n* equal children can be put above, below or beside the others, which is at most 3 *n* orderings of *n* children;
  /// two of them at most 13 *n* (*n* − 1) / 2. Four million offers are made: 3 · 1,000² and 13 · 80 · 79 / 2 · 80 are less,
  /// 13 · 100 · 99 / 2 · 100 and 3 · 10,000² are more.
  @Test(arguments: [(1, 1), (6, 6), (7, 2), (80, 2), (100, 1), (1_000, 1), (10_000, 0)])
  func `the more children there are, the fewer are changed at once`(count: Int, most: Int) {
    #expect(PriorityAdvice.mostChanges(of: Array(repeating: 0, count: count)) == most)
  }

  @Test(arguments: [
    // between 0 and 1 there is no integer: halfway, or in thirds
    (0.0, 1.0, [5.0], [0.5]), (0, 1.5, [0, 0], [1, 0.5]),
    // the integer nearest to the old value that is allowed
    (-Double.infinity, 0, [0], [-1]), (0, .infinity, [0], [1]), (0, .infinity, [7.2], [7]), (2, 10, [0, 0], [4, 3]),
  ])
  func `a value is the nearest integer that gives the ordering`(
    _ lower: Double, _ upper: Double, _ old: [Double], _ expected: [Double]
  ) {
    let values = PriorityAssignment.values(between: lower, and: upper, nearest: old)
    #expect(values == expected)
    #expect(values == values.sorted(by: >))
  }
}
