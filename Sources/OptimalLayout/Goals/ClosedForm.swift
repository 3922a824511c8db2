/// The best lengths of a stack whose children each take any length between two, by arithmetic: water-filling.
///
/// They are the best ones by `overflow`, `fill`, `priority` and `fair`, in that order. Where not even the least lengths fit, everyone has
/// the least; where the greatest ones fit, the greatest. Else the room is used, and the groups of equal priority are served from the
/// highest down, each with the least lengths of those below it kept back: groups have their greatest lengths until one has too little
/// room for that. In it everyone gets clamp(λ, least, greatest) for one common level λ; in the groups below, the least.
///
///     ClosedForm(of: [200…250, 0…60], room: 300).lengths    // [240, 60]: λ = 240
///
/// - Complexity: O(*n* log *n*) for *n* children.
struct ClosedForm {
  /// A child that takes any length between two, in points.
  struct Child: Hashable {
    var least: Double
    /// May be infinite.
    var greatest: Double
    /// The priority that it shows the stack.
    var priority = 0.0
  }

  /// What the room is enough for.
  enum Case: Hashable {
    /// Not for the least lengths, or just for them.
    case overflow
    /// For the greatest lengths.
    case spare
    /// For more than the least lengths, not for the greatest.
    case divided
  }

  let children: [Child]
  /// The offered length without the gaps.
  let room: Double
  let roomCase: Case
  /// The children by priority, the highest group first, each in source order.
  let groups: [[Int]]
  /// The best lengths, in source order.
  let lengths: [Double]
  /// The place of the group whose children are at a common level, and that level; nil unless the room is divided.
  let dividing: (group: Int, level: Double)?

  /// Divides `room` points among children whose least lengths are finite.
  init(of children: [Child], room: Double) {
    self.children = children
    self.room = room
    groups = Self.groups(of: children)
    if children.reduce(0, { $0 + $1.least }) >= room {
      (roomCase, lengths, dividing) = (.overflow, children.map(\.least), nil)
      return
    }
    if children.reduce(0, { $0 + $1.greatest }) <= room {
      (roomCase, lengths, dividing) = (.spare, children.map(\.greatest), nil)
      return
    }
    roomCase = .divided
    var lengths = children.map(\.least)
    var left = room - lengths.reduce(0, +)
    var place = 0
    while place < groups.count - 1 {
      let wanted = groups[place].reduce(0) { $0 + (children[$1].greatest - children[$1].least) }
      guard wanted <= left else { break }
      for child in groups[place] { lengths[child] = children[child].greatest }
      left -= wanted
      place += 1
    }
    let level = Self.level(of: groups[place], among: children, sharing: left)
    for child in groups[place] { lengths[child] = children[child].nearest(to: level) }
    // The level is what the others leave, so that 300 − 60 is 240 and no rounding beside it.
    let isAtLevel = Set(groups[place].filter { children[$0].isBetween(level) })
    let others = lengths.indices.reduce(0) { isAtLevel.contains($1) ? $0 : $0 + lengths[$1] }
    let exact = isAtLevel.isEmpty ? level : (room - others) / Double(isAtLevel.count)
    for child in isAtLevel { lengths[child] = children[child].nearest(to: exact) }
    self.lengths = lengths
    dividing = (place, exact)
  }

  private static func groups(of children: [Child]) -> [[Int]] {
    Dictionary(grouping: children.indices) { children[$0].priority }.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The level at which the children of a group together exceed their least lengths by `extra` points, which is less than they could.
  ///
  /// Between two neighbouring ends of ranges, the sum of clamp(λ, least, greatest) is a straight line whose slope is the number of children
  /// with a least length below it and a greatest one above.
  private static func level(of group: [Int], among children: [Child], sharing extra: Double) -> Double {
    let ends = group.flatMap { [(children[$0].least, 1.0), (children[$0].greatest, -1.0)] }
      .filter(\.0.isFinite).sorted { $0.0 < $1.0 }
    var (taken, rising, level) = (0.0, 0.0, ends.first?.0 ?? 0)
    for (end, change) in ends {
      let more = rising * (end - level)
      if taken + more >= extra { break }
      (taken, level) = (taken + more, end)
      rising += change
    }
    return rising > 0 ? level + (extra - taken) / rising : level
  }
}

extension ClosedForm.Child {
  /// How far from an end of its range a length is taken for that end, for its size or 1 (`Cleaning` does the same).
  private static let rounding = 1e-7

  private func isEnd(_ end: Double, at length: Double) -> Bool {
    abs(end - length) <= Self.rounding * max(1, abs(length))
  }

  /// The length of its range that is nearest to another; an end of the range where that is as good as there.
  fileprivate func nearest(to length: Double) -> Double {
    if length <= least || isEnd(least, at: length) { return least }
    return length >= greatest || isEnd(greatest, at: length) ? greatest : length
  }

  /// Whether a length is one between the ends of its range.
  func isBetween(_ length: Double) -> Bool { nearest(to: length) == length && length != least && length != greatest }
}
