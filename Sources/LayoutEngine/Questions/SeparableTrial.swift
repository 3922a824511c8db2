internal import ViewTree

/// The trials of a stack whose children all answer by axis: nothing rests on what was asked before, so that a trial is one pass over
/// lengths, and an order in which only the children stand elsewhere whose priority is another than in the trial before.
///
/// A thousand children with one priority changed at a time are two thousand trials of a thousand offers each.
final class SeparableTrial {
  private let run: LayoutRun
  private let axes: AxisAnswers
  private let axis: Axis
  private let elements: [Int]
  /// What each child answers to 0, and how far it can vary.
  private let minimums: [CGFloat]
  private let flexibilities: [Flexibility]
  /// The order in which the children are asked where they have these priorities.
  private var order: [Int]
  private var priorities: [Double]

  /// How many children with other priorities than in the trial before are put at their places one by one.
  private static let mostMoved = 8

  /// Prepares the trials of a stack; nil where something in it does not answer by axis.
  init?(of stack: Int, children: [Int], along axis: Axis, in run: LayoutRun) {
    guard let axes = run.axes, axes.isSeparable(stack) else { return nil }
    let ends = try? run.byAxis(
      { tables throws(AxisFailure) in
        var ends: [(minimum: CGFloat, maximum: CGFloat)] = []
        for child in children {
          let minimum = try tables.length(of: child, along: axis, proposed: 0)
          ends.append((minimum, try tables.length(of: child, along: axis, proposed: .infinity)))
        }
        return ends
      }, axes)
    guard let ends, ends.allSatisfy({ !($0.maximum - $0.minimum).isNaN }) else { return nil }
    self.run = run
    self.axes = axes
    self.axis = axis
    elements = children
    minimums = ends.map(\.minimum)
    flexibilities = ends.map { Flexibility(minimum: $0.minimum, maximum: $0.maximum) }
    priorities = Array(repeating: 0, count: children.count)
    order = []
    order = sorted()
  }

  /// What the children are offered and take of a length, in source order, where they have the given priorities.
  func shares(of available: CGFloat, priorities: [Double]) throws(LayoutFailure) -> [Allocation.Share] {
    arrange(for: priorities)
    let order = order
    return try run.byAxis(
      { tables throws(AxisFailure) in
        var children = TrialChildren(
          tables: tables, axis: axis, elements: elements, minimums: minimums, priorities: priorities,
          shares: Array(repeating: Allocation.Share(), count: elements.count))
        try OnePass.share(available, among: &children, in: order, ())
        return children.shares
      }, axes)
  }

  /// Brings the order to other priorities.
  private func arrange(for priorities: [Double]) {
    let moved = priorities.indices.filter { priorities[$0] != self.priorities[$0] }
    guard !moved.isEmpty else { return }
    self.priorities = priorities
    guard moved.count <= Self.mostMoved else {
      order = sorted()
      return
    }
    order.removeAll { moved.contains($0) }
    for child in moved {
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        if isAsked(order[middle], before: child) { low = middle + 1 } else { high = middle }
      }
      order.insert(child, at: low)
    }
  }

  private func sorted() -> [Int] { elements.indices.sorted { isAsked($0, before: $1) } }

  /// Whether one child is asked before another: by priority, by flexibility, then as they stand in the source (9.2, 9.6).
  private func isAsked(_ first: Int, before second: Int) -> Bool {
    if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
    if flexibilities[first] < flexibilities[second] { return true }
    if flexibilities[second] < flexibilities[first] { return false }
    return first < second
  }
}

/// The children of a trial, as the one pass sees them.
private struct TrialChildren: KnownEnds {
  typealias Failure = AxisFailure

  let tables: AxisTables
  let axis: Axis
  let elements: [Int]
  let minimums: [CGFloat]
  let priorities: [Double]
  var shares: [Allocation.Share]
  private var asked = 0

  init(
    tables: AxisTables, axis: Axis, elements: [Int], minimums: [CGFloat], priorities: [Double],
    shares: [Allocation.Share]
  ) {
    self.tables = tables
    self.axis = axis
    self.elements = elements
    self.minimums = minimums
    self.priorities = priorities
    self.shares = shares
  }

  var count: Int { elements.count }

  func priority(of child: Int) -> Double { priorities[child] }

  func minimum(of child: Int) -> CGFloat { minimums[child] }

  /// The order is found without it.
  func maximum(of child: Int) -> CGFloat { .infinity }

  mutating func offer(
    _ length: CGFloat, to child: Int, sharers: Int, of remaining: CGFloat
  ) throws(AxisFailure) -> CGFloat {
    let answer = try tables.length(of: elements[child], along: axis, proposed: length)
    asked += 1
    shares[child] = Allocation.Share(offer: length, asked: asked, sharers: sharers, length: answer)
    return answer
  }
}
