/// The best lengths of a stack by `overflow` and `fair`, with `fill`, `ideal` or `closest`, `priority` and `proportional`
/// between them or not, found by trying every choice of intervals of its children's lengths.
///
/// Within one choice the children are ranges, and the best lengths a level for each priority group, or a share of their
/// ranges; where they are wanted near to something, between that and the ends on one side of it. Of all choices the best is
/// taken, goal by goal. What is chosen for the first children ends the trial where it comes to something worse than the best
/// that is known, whatever the others are. A choice that is so close to the best that rounding might tell otherwise leaves
/// the answer to a program.
struct PieceEnumeration {
  /// How many choices are looked at, for all children or the first ones, before the answer is left to a program.
  static let limit = 3_000
  /// More children with a choice than this are left to a program.
  private static let mostChildren = 24

  /// An interval of one child's lengths, with what overflows inside it at any of them.
  private struct Box {
    var lower: Double
    var upper: Double
    var overflow = 0.0
    var excess = 0.0
    /// Whether nothing less overflows at any lesser interval of the child, or any greater one.
    var isCheapestBelow = true
    var isCheapestAbove = true

    /// Whether as much overflows at the interval as at another one, or less.
    func isNoDearer(than other: Box) -> Bool { overflow <= other.overflow && excess <= other.excess }
  }

  /// By what children are compared that are raised together: a length, or a share of a range.
  private struct Scale {
    var atZero = 0.0
    var perUnit = 1.0

    func length(of value: Double) -> Double { atZero + value * perUnit }

    func value(of length: Double) -> Double { (length - atZero) / perUnit }

    /// What a child in an interval has of a value, in points.
    func length(of value: Double, in box: Box) -> Double { min(max(length(of: value), box.lower), box.upper) }
  }

  /// The intervals on both sides of a length that are not tried yet, the nearest first.
  private struct Sides {
    private let length: Double
    private var below: ArraySlice<Box>
    private var above: ArraySlice<Box>
    private var isAboveLast = false

    init(of boxes: [Box], around length: Double) {
      self.length = length
      let place = boxes.firstIndex { $0.lower > length } ?? boxes.count
      below = boxes[..<place]
      above = boxes[place...]
    }

    mutating func next() -> Box? {
      guard let lower = below.last else {
        isAboveLast = true
        return above.popFirst()
      }
      isAboveLast = above.first.map { $0.lower - length < length - lower.upper } ?? false
      return isAboveLast ? above.popFirst() : below.popLast()
    }

    /// Leaves out what is left on the side of the last one, unless less overflows at one of those.
    mutating func end(with last: Box) {
      if isAboveLast, last.isCheapestAbove { above = [] }
      if !isAboveLast, last.isCheapestBelow { below = [] }
    }
  }

  /// What a choice makes of the goals, in their order; smaller is better.
  private struct Merit {
    var values: [Double]
    var lengths: [Double]
  }

  private let boxes: [[Box]]
  private let groups: [[Int]]
  /// Whether as little as possible is wasted, and the higher priority has as much as it can, before lengths are compared.
  private let isFilled: Bool
  private let isByPriority: Bool
  /// What each child's length is wanted near to before lengths are compared; nil where that is no goal.
  private let targets: [Double]?
  /// Of children with an end by which `proportional` compares them, the length at 0 and the points for each 1; nil for
  /// others, and for all where that is no goal.
  private let proportions: [Scale?]
  private let room: Double
  private let usable: Double
  private let fixedExcess: Double
  /// All that each child may be, as one interval that costs the least.
  private let hulls: [Box]
  /// What the children from each place on can use together; nil where all choices can be tried without, or there are too
  /// many sums.
  private let sums: LengthSums?
  /// The most that the children can use together of the room, or the least that they use beyond it.
  private let mostUsed: Double

  /// By how much values differ that tell one choice from another, for their size or 1.
  private let clearDifference: Double

  /// Prepares to divide; nil where costs vary along an interval, other goals are pursued, or there are too many children.
  ///
  /// - Parameter isTrial: Whether the lengths only serve a search. Where a leap is sought, offers come so close to it that
  ///   two choices are almost as good; which of them is then better matters to nobody, but an answer does.
  /// - Parameter sums: What finds the sums of the children's lengths up to a greatest one, where there are too many choices
  ///   to try them all; nil where those are too many as well.
  init?(of stack: AlikeStack, isTrial: Bool = false, sums: ([LengthSet], Double) -> LengthSums? = LengthSums.init) {
    clearDifference = isTrial ? 1e-9 : 1e-5
    guard !stack.hasHiddenFloor, stack.children.minimum.isFinite else { return nil }
    let goals = Goal.settled(stack.goals)
    let order = [Goal.overflow, .fill, .ideal, .closest, .priority, .proportional, .fair]
    guard goals.first == .overflow, goals.last == .fair, goals == order.filter(goals.contains) else { return nil }
    let hasTargets = goals.contains(where: \.isOfWholeTree)
    targets = hasTargets ? stack.targets : nil
    // Two goals of the whole tree, or a length that is wanted without end, are left to a program.
    if hasTargets {
      guard let targets, targets.count == stack.children.count, targets.allSatisfy(\.isFinite) else { return nil }
    }
    isFilled = goals.contains(.fill)
    isByPriority = goals.contains(.priority)
    let isProportional = goals.contains(.proportional)
    proportions = stack.children.map { child in
      guard isProportional, child.isElastic else { return nil }
      return Scale(atZero: child.minimum, perUnit: child.maximum - child.minimum)
    }
    guard stack.children.count(where: { $0.pieces.count > 1 }) <= Self.mostChildren else { return nil }
    var boxes: [[Box]] = []
    var fixed = stack.excess ?? 0
    for child in stack.children {
      guard child.minimum < child.maximum, !child.pieces.isEmpty else {
        if stack.excess != nil, let piece = child.pieces.first { fixed = max(fixed, piece.excess.value) }
        boxes.append([Box(lower: child.minimum, upper: child.maximum)])
        continue
      }
      guard child.pieces.allSatisfy({ $0.overflow.slope == 0 && $0.excess.slope == 0 }) else { return nil }
      let counts = stack.excess != nil && child.pieces.contains(where: \.hasCost)
      boxes.append(
        child.pieces.map {
          Box(
            lower: $0.lower, upper: $0.upper, overflow: $0.overflow.value,
            excess: counts ? $0.excess.value : -.infinity)
        })
    }
    self.boxes = boxes.map(Self.compared)
    hulls = boxes.map { choices in
      choices.reduce(choices[0]) { hull, box in
        Box(
          lower: min(hull.lower, box.lower), upper: max(hull.upper, box.upper),
          overflow: min(hull.overflow, box.overflow), excess: min(hull.excess, box.excess))
      }
    }
    groups = stack.children.priorityGroups
    room = stack.offered - stack.spacing
    usable = min(room, stack.children.maximum)
    fixedExcess = fixed
    let count = boxes.reduce(1) { min($0 * $1.count, Self.limit + 1) }
    let most = max(room, stack.children.minimum)
    self.sums =
      count <= Self.limit
      ? nil
      : sums(
        boxes.map { LengthSet($0.map { LengthSet.Interval(lower: $0.lower, upper: $0.upper) }) },
        most + Self.rounding(of: most))
    mostUsed = Self.mostUsed(of: room, by: Box(lower: 0, upper: 0), and: self.sums?.all)
  }

  /// How far apart values may be that are the same but for rounding.
  private static func rounding(of value: Double) -> Double { 1e-10 * max(1, value.magnitude) }

  /// The most that lengths of an interval and of a set use of a room together; the least of all where it holds none.
  private static func mostUsed(of room: Double, by first: Box, and others: LengthSet?) -> Double {
    guard let others else { return room }
    guard let last = others.last(from: room + rounding(of: room) - first.lower) else {
      return others.least.map { first.lower + $0 } ?? room
    }
    return max(first.lower + last.lower, min(room, first.upper + last.upper))
  }

  /// The intervals of a child, each told where less overflows than at it.
  private static func compared(_ boxes: [Box]) -> [Box] {
    var (boxes, below, above) = (boxes, Box?.none, Box?.none)
    func cheapest(_ box: Box, _ known: Box?) -> Box {
      var box = box
      box.overflow = min(box.overflow, known?.overflow ?? .infinity)
      box.excess = min(box.excess, known?.excess ?? .infinity)
      return box
    }
    for place in boxes.indices {
      boxes[place].isCheapestBelow = below.map(boxes[place].isNoDearer) ?? true
      below = cheapest(boxes[place], below)
    }
    for place in boxes.indices.reversed() {
      boxes[place].isCheapestAbove = above.map(boxes[place].isNoDearer) ?? true
      above = cheapest(boxes[place], above)
    }
    return boxes
  }

  /// The best lengths; nil where rounding might decide, or too many choices have to be tried.
  func bestLengths() -> [Double]? {
    var search = Search()
    guard extend(&search) else { return nil }
    return search.best?.lengths
  }
}

/// Trying the choices.
extension PieceEnumeration {
  /// How far the search has come.
  private struct Search {
    /// The intervals chosen for the first children.
    var chosen: [Box] = []
    var best: Merit?
    var effort = 0
  }

  /// Tries every choice for the children that have none yet, but for those that come to something worse than the best.
  ///
  /// The intervals of a child are tried outwards from the length that would be best for it if it took any. The farther an
  /// interval is from there, the worse is the best that can come of it, so that the first one that is worse than what is
  /// known ends its side, unless less overflows at one of those that follow.
  ///
  /// - Returns: False where rounding might decide, or the limit is reached.
  private func extend(_ search: inout Search) -> Bool {
    let start = search.chosen.count
    defer { search.chosen.removeLast(search.chosen.count - start) }
    while search.chosen.count < boxes.count, boxes[search.chosen.count].count == 1 {
      search.chosen.append(boxes[search.chosen.count][0])
    }
    let child = search.chosen.count
    guard child < boxes.count else { return take(search.chosen, into: &search.best) }
    guard let relaxed = merit(of: search.chosen + hulls[child...], using: mostUsed) else { return false }
    var sides = Sides(of: boxes[child], around: relaxed.lengths[child])
    while let box = sides.next() {
      search.effort += 1 + boxes.count / 16
      guard search.effort <= Self.limit else { return false }
      search.chosen.append(box)
      defer { search.chosen.removeLast() }
      if isWorse(search, using: mostUsed) {
        sides.end(with: box)
      } else if let sums, isWorse(search, using: mostUsed(by: search.chosen, sums)) {
        continue
      } else if !extend(&search) {
        return false
      }
    }
    return true
  }

  /// Takes in a choice for all children, if it is better than what is known.
  ///
  /// - Returns: False where rounding might decide.
  private func take(_ chosen: [Box], into best: inout Merit?) -> Bool {
    guard let merit = merit(of: chosen, using: room, besides: best) else { return true }
    guard let known = best else {
      best = merit
      return true
    }
    switch compare(merit, known) {
    case .better: best = merit
    case .unclear: return false
    case .worse, .equal: break
    }
    return true
  }

  /// Whether nothing that the other children can be makes a choice for the first ones as good as the best that is known:
  /// not even if each of them took any length between its least and its greatest, at the least cost of any, and all
  /// children used `most` of the room.
  private func isWorse(_ search: Search, using most: Double) -> Bool {
    guard let best = search.best else { return false }
    let chosen = search.chosen + hulls[search.chosen.count...]
    guard let merit = merit(of: chosen, using: most, besides: best) else { return true }
    return compare(merit, best) == .worse
  }

  /// The most of the room that is used with a choice for the first children; the least that is used beyond it.
  private func mostUsed(by chosen: [Box], _ sums: LengthSums) -> Double {
    let first = chosen.reduce(into: Box(lower: 0, upper: 0)) {
      $0.lower += $1.lower
      $0.upper += $1.upper
    }
    return Self.mostUsed(of: room, by: first, and: sums.sums(from: chosen.count))
  }
}

extension PieceEnumeration {
  /// What a choice makes of the goals if the children use no more than `most` of the room, but for what they need; nil
  /// where it clearly causes more overflow, or wastes more, than a known one.
  private func merit(of chosen: [Box], using most: Double, besides known: Merit? = nil) -> Merit? {
    let least = chosen.reduce(0) { $0 + $1.lower }
    let greatest = chosen.reduce(0) { $0 + $1.upper }
    let overflow = max(0, least - room)
    let inside = chosen.reduce(0) { $0 + $1.overflow } + chosen.reduce(fixedExcess) { max($0, $1.excess) }
    let near = targets.map { zip(chosen, $0).map { min(max($1, $0.lower), $0.upper) } }
    let wanted = near?.reduce(0, +)
    let total = max(least, min(most, isFilled ? greatest : wanted ?? greatest))
    var values = [inside + overflow, overflow, isFilled ? max(0, usable - total) : 0]
    // As near as they can be, all that are not at their targets are on the side of these where the total is.
    var chosen = chosen
    if let targets, let near, let wanted {
      values.append(zip(near, targets).reduce((total - wanted).magnitude) { $0 + ($1.0 - $1.1).magnitude })
      for (child, length) in near.enumerated() {
        if total < wanted { chosen[child].upper = length } else { chosen[child].lower = length }
      }
    }
    if let known {
      for (value, other) in zip(values, known.values) {
        let order = order(value, other)
        if order == .worse { return nil }
        guard order == .equal else { break }
      }
    }
    var lengths = chosen.map(\.lower)
    var spare = total - lengths.reduce(0, +)
    var order: [Double] = []
    if !isByPriority { raiseInProportion(Array(chosen.indices), by: &spare, in: chosen, &lengths) }
    for group in groups {
      if isByPriority { raiseInProportion(group, by: &spare, in: chosen, &lengths) }
      let rest = group.filter { proportions[$0] == nil }
      raise(rest, by: &spare, in: chosen, &lengths) { _ in Scale() }
      if isByPriority { values.append(-group.reduce(0) { $0 + lengths[$1] }) }
      order += group.map { -lengths[$0] }.sorted(by: >)
      order += group.map { -lengths[$0] }
    }
    let shares = zip(proportions, lengths).compactMap { scale, length in scale.map { -$0.value(of: length) } }
    return Merit(values: values + shares.sorted(by: >) + order, lengths: lengths)
  }

  /// Raises those of some children that `proportional` compares to a common share of their ranges.
  private func raiseInProportion(_ places: [Int], by spare: inout Double, in chosen: [Box], _ lengths: inout [Double]) {
    raise(places.filter { proportions[$0] != nil }, by: &spare, in: chosen, &lengths) { proportions[$0] ?? Scale() }
  }

  /// Raises the lengths of some children to a common level, within their intervals, by `spare` points together, or as
  /// many of them as they can have; what is left of it is spare.
  private func raise(
    _ places: [Int], by spare: inout Double, in chosen: [Box], _ lengths: inout [Double], as scale: (Int) -> Scale
  ) {
    let given = min(spare, places.reduce(0) { $0 + chosen[$1].upper - chosen[$1].lower })
    spare -= given
    guard given > 0 else { return }
    let total = places.reduce(given) { $0 + chosen[$1].lower }
    var open = places.filter { chosen[$0].lower < chosen[$0].upper }
    // The ends between which the level lies are those next to it.
    let ends = open.flatMap { place in
      [chosen[place].lower, chosen[place].upper].filter(\.isFinite).map { scale(place).value(of: $0) }
    }
    func sum(_ level: Double) -> Double {
      places.reduce(0) { $0 + scale($1).length(of: level, in: chosen[$1]) }
    }
    let below = ends.sorted().last { sum($0) <= total } ?? -.infinity
    for child in open { lengths[child] = scale(child).length(of: below, in: chosen[child]) }
    open = open.filter {
      scale($0).value(of: chosen[$0].lower) <= below && scale($0).value(of: chosen[$0].upper) > below
    }
    guard !open.isEmpty else { return }
    let missing = total - places.reduce(0) { $0 + lengths[$1] }
    let units = open.reduce(0) { $0 + scale($1).perUnit }
    for child in open { lengths[child] += missing * scale(child).perUnit / units }
  }

  private enum Order { case better, equal, worse, unclear }

  private func order(_ value: Double, _ other: Double) -> Order {
    if value == other { return .equal }
    let (difference, scale) = (value - other, max(1, value.magnitude, other.magnitude))
    if difference.magnitude <= 1e-10 * scale { return .equal }
    guard difference.magnitude > clearDifference * scale else { return .unclear }
    return difference < 0 ? .better : .worse
  }

  private func compare(_ one: Merit, _ other: Merit) -> Order {
    for (value, known) in zip(one.values, other.values) {
      let order = order(value, known)
      if order != .equal { return order }
    }
    return .equal
  }
}
