/// All that the best lengths in a stack depend on: two stacks that have it in common divide alike, whatever they show.
struct AlikeStack: Hashable {
  /// What is known of each child.
  var children: [ChildRange]
  /// The sum of the gaps.
  var spacing: Double
  /// The offered length.
  var offered: Double
  /// By how much the children without pieces exceed the stack's minor proposal; nil where that does not count.
  var excess: Double?
  /// The goals pursued.
  var goals = Goal.standard
  /// What each child's length is wanted near to, where exactly one of the goals is one of the whole tree; nil for others.
  var targets: [Double]?

  /// Whether what overflows inside a child depends on more than its range.
  var hasHiddenFloor: Bool { children.contains { $0.floor > $0.minimum } }
}

extension AlikeStack {
  /// The best lengths where no program is needed to tell them; nil where one is.
  ///
  /// Where all children have room for their greatest length, which costs nothing, every goal is best met by that. Where
  /// there is no more room than for the least, any more overflows.
  func evidentLengths() -> [Double]? {
    guard goals.allSatisfy({ !$0.isOfWholeTree && $0 != .constraints }), !hasHiddenFloor,
      !children.contains(where: { $0.pieces.contains(where: \.hasCost) }), children.minimum.isFinite
    else { return nil }
    if children.maximum + spacing <= offered { return children.map(\.maximum) }
    let isOverflowFirst = goals.first { $0 != .fill } == .overflow
    return isOverflowFirst && children.minimum + spacing >= offered ? children.map(\.minimum) : nil
  }
}

extension AlikeStack {
  /// The best lengths by arithmetic; nil where a child has several pieces, costs or a hidden floor, or the goals are others than
  /// `overflow`, `fill`, `priority` and `fair`, in that order, after which nothing is left to others.
  func closedForm() -> ClosedForm? {
    guard goals.starts(with: [.overflow, .fill, .priority, .fair]), !goals.contains(where: \.isOfWholeTree),
      !hasHiddenFloor, children.allSatisfy({ $0.pieces.isEmpty && !$0.isRelaxed }), children.minimum.isFinite
    else { return nil }
    return ClosedForm(of: children, room: offered - spacing)
  }
}
