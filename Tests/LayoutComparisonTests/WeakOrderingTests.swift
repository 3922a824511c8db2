import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// The orderings of a stack's children, and the fewest priorities that have to change for one.
struct WeakOrderingTests {
  private func all(_ count: Int) -> [WeakOrdering] {
    var found: [WeakOrdering] = []
    WeakOrdering.forEach(of: count) { found.append($0) }
    return found
  }

  @Test func `every ordering is handed over once`() {
    // The ordered Bell numbers.
    for (count, expected) in zip(1...6, [1, 3, 13, 75, 541, 4683]) {
      let orderings = all(count)
      #expect(orderings.count == expected)
      #expect(Set(orderings).count == expected)
      #expect(WeakOrdering.number(of: count) == Double(expected))
    }
    #expect(WeakOrdering.number(of: 7) == 47_293)
    #expect(WeakOrdering.number(of: 100_000) == .infinity)
  }

  @Test func `an ordering is that of its own priorities`() {
    for ordering in all(4) { #expect(WeakOrdering(of: ordering.priorities) == ordering) }
    #expect(WeakOrdering(of: [0, 2, -.infinity, 2]).groups == [1, 0, 2, 0])
  }

  @Test func `the neighbours of an ordering move one child`() {
    // a = b: a above, a below, b above, b below are two orderings.
    #expect(Set(WeakOrdering(of: [0, 0]).neighbours) == [WeakOrdering(of: [1, 0]), WeakOrdering(of: [0, 1])])
    // a > b > c by moving a: a = b, between b and c, a = c, below c; a alone on top changes nothing.
    let neighbours = WeakOrdering(of: [3, 2, 1]).neighbours
    #expect(neighbours.contains(WeakOrdering(of: [1, 2, 0])))
    #expect(!neighbours.contains(WeakOrdering(of: [1, 2, 3])))
  }

  struct Reordering: CustomTestStringConvertible {
    var testDescription: String
    var old: [Double]
    /// Any priorities with the ordering that is wanted.
    var order: [Double]
    var expected: [Double]

    init(_ testDescription: String, _ old: [Double], to order: [Double], gives expected: [Double]) {
      self.testDescription = testDescription
      self.old = old
      self.order = order
      self.expected = expected
    }
  }

  private static let last = -Double.infinity

  @Test(arguments: [
    Reordering("one above the other two", [0, 0, 0], to: [1, 0, 0], gives: [1, 0, 0]),
    Reordering("two above the third is the third below", [0, 0, 0], to: [1, 1, 0], gives: [0, 0, -1]),
    Reordering("nothing to do", [3, 2, 1], to: [9, 8, 7], gives: [3, 2, 1]),
    Reordering("a raise before a lowering, to the nearest integer", [2, 1, 5], to: [3, 1, 2], gives: [6, 1, 5]),
    Reordering("no integer between 1 and 2", [2, 1, 0], to: [3, 1, 2], gives: [2, 1, 1.5]),
    Reordering("a spacer that stays last", [0, last], to: [1, 0], gives: [0, last]),
    Reordering("a spacer that joins", [0, last], to: [0, 0], gives: [0, 0]),
    Reordering("a spacer counts as 0", [0, last], to: [0, 1], gives: [0, 1]),
    Reordering("of two spacers the last keeps −∞", [last, last], to: [1, 0], gives: [0, last]),
  ])
  func `the fewest views change, by the nearest integers`(_ test: Reordering) {
    let fewest = FewestChanges(from: test.old)
    let ordering = WeakOrdering(of: test.order)
    let assignment = fewest.assignment(to: ordering)
    #expect(assignment.priorities == test.expected)
    #expect(assignment.changed.count == fewest.count(to: ordering))
  }

  @Test func `where no number lies between two old values all change`() {
    let assignment = FewestChanges(from: [1, 1.nextUp, 7]).assignment(to: WeakOrdering(of: [0, 2, 1]))
    #expect(WeakOrdering(of: assignment.priorities) == WeakOrdering(of: [0, 2, 1]))
  }

  @Test(arguments: [[0, 0, 0, 0], [0, 1, 1, 0], [2, -1, 0, 1], [0, 0, last, 1], [last, 3, last, 0]])
  func `no assignment with fewer changes gives the ordering, and none of as few is simpler`(_ old: [Double]) {
    // The second method: every assignment that changes k views, for k = 0, 1, …
    var simplest = [WeakOrdering(of: old): PriorityAssignment(all: old, of: old)]
    for count in 1...old.count {
      var found: [WeakOrdering: PriorityAssignment] = [:]
      for assignment in PriorityAssignment.all(changing: count, of: old) {
        let ordering = WeakOrdering(of: assignment.priorities)
        if found[ordering].map({ assignment.isSimpler(than: $0) }) ?? true { found[ordering] = assignment }
      }
      simplest.merge(found) { fewer, _ in fewer }
    }
    let fewest = FewestChanges(from: old)
    for ordering in all(old.count) {
      let assignment = fewest.assignment(to: ordering)
      #expect(WeakOrdering(of: assignment.priorities) == ordering)
      #expect(assignment.changed == simplest[ordering]?.changed, "\(ordering.groups)")
      #expect(assignment.priorities == simplest[ordering]?.priorities, "\(ordering.groups)")
    }
  }
}
