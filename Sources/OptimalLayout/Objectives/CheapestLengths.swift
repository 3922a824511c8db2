/// Lengths of a stack's children at which the least overflows, of the stack and inside them, each a possible one.
///
/// A relaxation mixes a short length that costs much with a long one that costs nothing, and a search over integers has to
/// take every such mixture apart. What matters of the lengths chosen for the first children is only how long they are
/// together and what they cost together; of two choices, of which one is neither longer nor costs more, the other is never
/// needed (the undominated states of a multiple-choice knapsack: Kellerer, Pferschy and Pisinger, "Knapsack Problems",
/// 2004, 11.5).
struct CheapestLengths {
  /// All that overflows.
  private(set) var total = Double.infinity
  /// The place of the interval in which each child's length lies; 0 where it has none.
  private(set) var pieces: [Int] = []

  /// How many states may be looked at: some tenths of a second.
  static let usualEffort = 4_000_000

  /// What a child can be.
  private struct Option {
    var piece: Int
    var length: Double
    var cost: Double
    var excess: Double
  }

  /// What the first children can be together.
  private struct State {
    var length: Double
    var cost: Double
    /// The state of those before the last of them, by its place, and what the last one is.
    var before: Int
    var option: Int
  }

  /// Finds the least overflow; nil where costs fall along an interval, or depend on more than the lengths, and where
  /// `effort` does not suffice.
  ///
  /// - Parameters:
  ///   - excess: By how much the children without pieces exceed the stack's minor proposal; nil where that does not count.
  ///   - room: The offered length without the gaps.
  init?(of children: [ChildRange], excess: Double?, room: Double, effort: inout Int) {
    var fixed = 0.0
    var options: [[Option]] = []
    for child in children {
      guard child.floor <= child.minimum, child.minimum.isFinite else { return nil }
      guard child.minimum < child.maximum, !child.pieces.isEmpty else {
        fixed += child.minimum
        continue
      }
      // The least length of an interval on which nothing falls is also its best.
      guard child.pieces.allSatisfy({ $0.overflow.slope >= 0 && $0.excess.slope >= 0 }) else { return nil }
      let counts = excess != nil && child.pieces.contains(where: \.hasCost)
      options.append(
        child.pieces.enumerated().map { place, piece in
          Option(
            piece: place, length: piece.lower, cost: piece.overflow.value,
            excess: counts ? piece.excess.value : -.infinity)
        })
    }
    let least = excess ?? 0
    let limits = Set(options.joined().map(\.excess).filter { $0 > least } + [least]).sorted()
    for limit in limits where limit < total {
      let allowed = options.map { $0.filter { $0.excess <= limit } }
      guard allowed.allSatisfy({ !$0.isEmpty }) else { continue }
      guard let states = Self.states(of: allowed, room: room - fixed, below: total - limit, effort: &effort) else {
        return nil
      }
      take(states, of: allowed, room: room - fixed, beyond: limit)
    }
    guard total.isFinite else { return nil }
    var places = pieces[...]
    pieces = children.map { $0.minimum < $0.maximum && !$0.pieces.isEmpty ? places.removeFirst() : 0 }
  }

  /// Takes in the best of the states that all children can be in, if it is better than what is known.
  private mutating func take(_ states: [[State]], of options: [[Option]], room: Double, beyond limit: Double) {
    func overflow(_ state: State) -> Double { state.cost + max(0, state.length - room) }
    guard let last = states.last, let best = last.indices.min(by: { overflow(last[$0]) < overflow(last[$1]) }),
      overflow(last[best]) + limit < total
    else { return }
    total = overflow(last[best]) + limit
    var place = best
    pieces = []
    for (child, states) in states.dropFirst().enumerated().reversed() {
      pieces.append(options[child][states[place].option].piece)
      place = states[place].before
    }
    pieces.reverse()
  }

  /// The undominated states of the first children, by how many they are, in ascending order of length, those left out that
  /// cannot come to less than `limit` together.
  private static func states(
    of options: [[Option]], room: Double, below limit: Double, effort: inout Int
  ) -> [[State]]? {
    let rests = Remainder.all(
      of: options.map { $0.map { Remainder(shortest: $0.length, longest: $0.length, cheapest: $0.cost) } })
    // What all overflow at their shortest.
    let shortest = options.reduce((length: 0.0, cost: 0.0)) { sum, options in
      let option = options.min { ($0.length, $0.cost) < ($1.length, $1.cost) }
      return (sum.length + (option?.length ?? 0), sum.cost + (option?.cost ?? 0))
    }
    let limit = min(limit, shortest.cost + max(0, shortest.length - room))
    let rounding = 1e-9 * max(1, limit.isFinite ? limit : 1)
    var states = [[State(length: 0, cost: 0, before: 0, option: 0)]]
    for (options, rest) in zip(options, rests.dropFirst()) {
      let before = states[states.count - 1]
      effort -= before.count * options.count
      if effort < 0 { return nil }
      var next: [State] = []
      for (place, state) in before.enumerated() {
        for (number, option) in options.enumerated() {
          let (length, cost) = (state.length + option.length, state.cost + option.cost)
          guard cost + rest.cheapest + max(0, length + rest.shortest - room) <= limit + rounding else { continue }
          next.append(State(length: length, cost: cost, before: place, option: number))
        }
      }
      next.sort { ($0.length, $0.cost) < ($1.length, $1.cost) }
      var kept: [State] = []
      for state in next {
        guard let last = kept.last else {
          kept.append(state)
          continue
        }
        guard state.cost < last.cost - 1e-12 * max(1, last.cost) else { continue }
        // Nobody needs a shorter length where all others fit beside this one at their longest.
        if state.length + rest.longest <= room { kept.removeLast() }
        kept.append(state)
      }
      states.append(kept)
    }
    return states
  }
}
