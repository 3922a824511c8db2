internal import LayoutEngine

/// Why SwiftUI's division of a region differs from the optimum, read off the record of its stack.
public struct Cause: Hashable, Sendable {
  /// The kinds of cause, in the order in which they are looked for.
  public enum Kind: String, Hashable, Sendable {
    /// A child asked later stopped at its maximum, children asked earlier had settled below theirs, and space is left.
    case lateCap = "late cap"
    /// A child asked later needs more than its share, and children asked earlier had taken more than their minimums.
    case minimumAboveShare = "minimum above share"
    /// A text was offered more than it took, because it breaks there: children asked before it could have taken the rest, or
    /// needed less; or, where there are none, children asked after it took the rest.
    case stoppedShort = "stopped short"
    /// A higher-priority child took room that the goals, which do not count priorities, would have divided.
    case priority
    /// None of these.
    case other
  }

  /// What kind it is.
  public var kind: Kind
  /// The key of the stack in whose record it was found: the region's, or one absorbed in it.
  public var stack: String
  /// The child asked earlier that could have done otherwise.
  public var earlier: ChildComparison?
  /// The child asked later that made the difference.
  public var later: ChildComparison?
  /// The child whose text was offered more than it took, `earlier` or `later`; nil for other kinds.
  public var breaking: ChildComparison?
  /// What was left over in that stack, in points.
  public var left: Double
  /// The need inside a child that its stack is not told of; nil for other kinds than `other`, and where there is none.
  public var hiddenNeed: HiddenNeed?

  /// A stack inside a child that needs more than the child's least length: a row of 200 + 100 in a frame of 0…∞, which the stack
  /// around the frame believes to need nothing.
  public struct HiddenNeed: Hashable, Sendable {
    /// The key of the child.
    public var child: String
    /// The key of the stack inside; the child's own where the frame is one of its modifiers.
    public var stack: String
    /// What that stack needs at least, in points.
    public var least: Double
    /// What it is offered in SwiftUI's layout, in points.
    public var offered: Double
  }
}

extension Cause {
  /// A stack's record as the search for causes needs it.
  struct Record {
    var stack: String
    var usage: Usage
    var children: [ChildComparison]
    var optimum: [Double]
    /// The places of the children whose length ends where a text breaks, or is cut, for want of room.
    var breaking: Set<Int> = []
  }

  /// The first cause that holds in one of the records, in their order; `other` where none does.
  static func find(in records: [Record], countsPriorities: Bool) -> Cause {
    for record in records {
      if let cause = lateCap(in: record) ?? minimumAboveShare(in: record) ?? stoppedShort(in: record) { return cause }
      if !countsPriorities, let cause = priority(in: record) { return cause }
    }
    return Cause(kind: .other, stack: records.first?.stack ?? "", left: records.first?.usage.unused ?? 0)
  }

  private static func lateCap(in record: Record) -> Cause? {
    guard record.usage.unused > tolerance else { return nil }
    return pair(in: record, kind: .lateCap) { earlier, later in
      later.swiftUI >= later.maximum - tolerance && earlier.swiftUI < earlier.maximum - tolerance
    }
  }

  private static func minimumAboveShare(in record: Record) -> Cause? {
    pair(in: record, kind: .minimumAboveShare) { earlier, later in
      guard let offer = later.offer else { return false }
      return later.swiftUI > offer + tolerance && earlier.swiftUI > earlier.minimum + tolerance
    }
  }

  /// A child whose text broke and left a part of its offer, which another child could have taken, or took.
  ///
  /// A title of 90 points is offered 80, breaks, and takes 61. Its 19 points are lost to a bar of at most 150 that was asked before
  /// it and took 100; where no such child was asked before, they went to a field that is asked after it and has more than its
  /// minimum.
  private static func stoppedShort(in record: Record) -> Cause? {
    let breaking = Set(record.breaking.map { record.children[$0].view })
    func stops(_ child: ChildComparison) -> Bool {
      breaking.contains(child.view) && child.offer.map { $0 > child.swiftUI + tolerance } ?? false
    }
    let before = pair(in: record, kind: .stoppedShort) { earlier, later in
      stops(later)
        && (earlier.swiftUI < earlier.maximum - tolerance || earlier.swiftUI > earlier.minimum + tolerance)
    }
    if var before {
      before.breaking = before.later
      return before
    }
    let after = pair(in: record, kind: .stoppedShort) { earlier, later in
      stops(earlier) && later.swiftUI > later.minimum + tolerance
    }
    guard var after else { return nil }
    after.breaking = after.earlier
    return after
  }

  private static func priority(in record: Record) -> Cause? {
    let taking = zip(record.children, record.optimum).filter { $0.swiftUI > $1 + tolerance }.map(\.0)
    for higher in taking {
      if let lower = record.children.first(where: { $0.priority < higher.priority }) {
        return Cause(
          kind: .priority, stack: record.stack, earlier: higher, later: lower, left: record.usage.unused)
      }
    }
    return nil
  }

  /// The first child, in the order of asking, that stands in a relation to one asked before it.
  private static func pair(
    in record: Record, kind: Kind, _ relates: (_ earlier: ChildComparison, _ later: ChildComparison) -> Bool
  ) -> Cause? {
    let order = record.children.filter { $0.asked != nil }.sorted { $0.asked! < $1.asked! }
    for (position, later) in order.enumerated() {
      guard let earlier = order[..<position].first(where: { relates($0, later) }) else { continue }
      return Cause(kind: kind, stack: record.stack, earlier: earlier, later: later, left: record.usage.unused)
    }
    return nil
  }

  /// The difference in points from which on two lengths count as different.
  private static let tolerance = Comparison.tolerance
}
