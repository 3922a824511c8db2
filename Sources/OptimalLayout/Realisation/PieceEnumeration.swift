/// The best lengths of a stack by the standard goals, found by trying every choice of intervals of its children's lengths.
///
/// Within one choice the children are ranges, and the best lengths a level for each priority group; of all choices the
/// best is taken, goal by goal. A choice that is so close to the best that rounding might tell otherwise leaves the answer
/// to a program.
struct PieceEnumeration {
  /// More choices than this are left to a program.
  static let limit = 600

  /// An interval of one child's lengths, with what overflows inside it at any of them.
  private struct Box {
    var lower: Double
    var upper: Double
    var overflow = 0.0
    var excess = 0.0
  }

  /// What a choice makes of the goals, in their order; smaller is better.
  private struct Merit {
    var values: [Double]
    var lengths: [Double]
  }

  private let boxes: [[Box]]
  private let groups: [[Int]]
  private let room: Double
  private let usable: Double
  private let fixedExcess: Double

  /// Prepares to divide; nil where costs vary along an interval, or there are too many choices.
  init?(of stack: AlikeStack) {
    guard !stack.hasHiddenFloor, stack.children.minimum.isFinite else { return nil }
    var boxes: [[Box]] = []
    var (count, fixed) = (1, stack.excess ?? 0)
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
      count *= child.pieces.count
      guard count <= Self.limit else { return nil }
    }
    self.boxes = boxes
    groups = stack.children.priorityGroups
    room = stack.offered - stack.spacing
    usable = min(room, stack.children.maximum)
    fixedExcess = fixed
  }

  /// The best lengths; nil where rounding might decide.
  func bestLengths() -> [Double]? {
    var best: Merit?
    var choice = Array(repeating: 0, count: boxes.count)
    while true {
      let chosen = choice.indices.map { boxes[$0][choice[$0]] }
      if let merit = merit(of: chosen, besides: best) {
        if let known = best {
          switch Self.compare(merit, known) {
          case .better: best = merit
          case .unclear: return nil
          case .worse, .equal: break
          }
        } else {
          best = merit
        }
      }
      var place = 0
      while place < choice.count, choice[place] == boxes[place].count - 1 {
        choice[place] = 0
        place += 1
      }
      guard place < choice.count else { return best?.lengths }
      choice[place] += 1
    }
  }
}

extension PieceEnumeration {
  /// What a choice makes of the goals; nil where it clearly causes more overflow, or wastes more, than a known one.
  private func merit(of chosen: [Box], besides known: Merit?) -> Merit? {
    let least = chosen.reduce(0) { $0 + $1.lower }
    let greatest = chosen.reduce(0) { $0 + $1.upper }
    let overflow = max(0, least - room)
    let inside = chosen.reduce(0) { $0 + $1.overflow } + chosen.reduce(fixedExcess) { max($0, $1.excess) }
    let total = max(least, min(room, greatest))
    var values = [inside + overflow, overflow, max(0, usable - total)]
    if let known {
      for (value, other) in zip(values, known.values) {
        let order = Self.order(value, other)
        if order == .worse { return nil }
        guard order == .equal else { break }
      }
    }
    var lengths = chosen.map(\.lower)
    var spare = total - least
    var order: [Double] = []
    for group in groups {
      let sum = group.reduce(0) { $0 + chosen[$1].upper - chosen[$1].lower }
      let given = min(spare, sum)
      raise(group, by: given, in: chosen, &lengths)
      spare -= given
      values.append(-group.reduce(0) { $0 + lengths[$1] })
      order += group.map { -lengths[$0] }.sorted(by: >)
      order += group.map { -lengths[$0] }
    }
    return Merit(values: values + order, lengths: lengths)
  }

  /// Raises the lengths of a group to a common level, within their intervals, by `given` points together.
  private func raise(_ group: [Int], by given: Double, in chosen: [Box], _ lengths: inout [Double]) {
    guard given > 0 else { return }
    let total = group.reduce(given) { $0 + chosen[$1].lower }
    var open = group.filter { chosen[$0].lower < chosen[$0].upper }
    // The ends between which the level lies are those next to it.
    let marks = open.flatMap { [chosen[$0].lower, chosen[$0].upper] }.filter(\.isFinite).sorted()
    func sum(_ level: Double) -> Double {
      group.reduce(0) { $0 + min(max(level, chosen[$1].lower), chosen[$1].upper) }
    }
    let below = marks.last { sum($0) <= total } ?? -.infinity
    for child in open { lengths[child] = min(max(below, chosen[child].lower), chosen[child].upper) }
    open = open.filter { chosen[$0].lower <= below && chosen[$0].upper > below }
    guard !open.isEmpty else { return }
    let missing = total - group.reduce(0) { $0 + lengths[$1] }
    for child in open { lengths[child] += missing / Double(open.count) }
  }

  private enum Order { case better, equal, worse, unclear }

  private static func order(_ value: Double, _ other: Double) -> Order {
    if value == other { return .equal }
    let (difference, scale) = (value - other, max(1, value.magnitude, other.magnitude))
    if difference.magnitude <= 1e-10 * scale { return .equal }
    guard difference.magnitude > 1e-5 * scale else { return .unclear }
    return difference < 0 ? .better : .worse
  }

  private static func compare(_ one: Merit, _ other: Merit) -> Order {
    for (value, known) in zip(one.values, other.values) {
      let order = order(value, known)
      if order != .equal { return order }
    }
    return .equal
  }
}
