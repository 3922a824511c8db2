internal import LayoutEngine

/// The best lengths of a stack whose children each take any length between two, by water-filling, and where each of them ends.
///
/// They are the best ones by `overflow`, `fill`, `priority` and `fair`, in that order (section 2 of the optimum's definition): 300 points
/// for 200…250 and 0…60 are 240 and 60, with the common level 240.
///
/// - Complexity: O(*n* log *n*) for *n* children.
struct ClosedForm {
  /// What the room is enough for.
  enum Case: Hashable {
    /// Not for the least lengths, or just for them.
    case overflow
    /// For the greatest lengths.
    case spare
    /// For more than the least lengths, not for the greatest: the group of equal priority at this place is served last, and shares what
    /// is left. Those before it have their greatest lengths, those after it their least.
    case divided(group: Int)
  }

  let children: [ChildRange]
  /// The offered length without the gaps.
  let room: Double
  let roomCase: Case
  /// The children by priority, the highest group first, each in source order.
  let groups: [[Int]]
  /// The best lengths, in source order.
  let lengths: [Double]

  /// Divides `room` points among children whose least lengths are finite.
  init(of children: [ChildRange], room: Double) {
    self.children = children
    self.room = room
    groups = children.priorityGroups
    let ranged = children.map { RangedChild(minimum: $0.minimum, maximum: $0.maximum, priority: $0.priority) }
    let filled = DistributionAlgorithm.waterfilling.lengths(room, among: ranged)
    let lengths = Cleaning(children, room: room, slack: 0, goals: Goal.standard).clean(filled)
    self.lengths = lengths
    if children.minimum >= room {
      roomCase = .overflow
    } else if let group = groups.firstIndex(where: { $0.contains { lengths[$0] < children[$0].maximum } }),
      children.maximum > room
    {
      roomCase = .divided(group: group)
    } else {
      roomCase = .spare
    }
  }

  /// Whether a child has a length between the ends of its range: in the group that shares, the common level.
  func isBetweenEnds(_ child: Int) -> Bool {
    lengths[child] > children[child].minimum && lengths[child] < children[child].maximum
  }
}
