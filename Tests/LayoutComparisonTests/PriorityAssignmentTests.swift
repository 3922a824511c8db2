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
