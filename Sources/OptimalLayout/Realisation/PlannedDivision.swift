internal import LayoutEngine

/// The division of a stack, or of a grid's tracks, that a program of the whole tree chose, and the proposal for which it
/// did.
struct PlannedDivision {
  /// A stack, or a grid's columns or rows.
  struct Place: Hashable {
    var element: Int
    var axis: Axis
  }

  /// What the stack or grid was proposed across.
  enum Across {
    /// It makes no difference: what can share the length takes any whatever it is offered across.
    case any
    case proposed(CGFloat?)
  }

  var place: Place
  var across: Across
  var optimum: StackOptimum
  /// The element that holds the tree of its own in which it stands; nil in the tree of the root.
  var holder: Int?
  /// Whether stated constraints or goals of the whole tree chose it, so that it is not what the stack would choose by
  /// itself. A stack in a candidate is judged by what it would.
  var isBent: Bool
  /// Whether it was bent as it is measured, and may have to stand for what it is when it is placed.
  var isMeasured: Bool
  /// Whether the same stack or grid has another one besides.
  var isRepeated = false

  /// The same division, whatever is proposed across.
  var whateverAcross: PlannedDivision {
    var division = self
    division.across = .any
    return division
  }

  /// Whether it may be another one where the stack or grid is proposed something else across.
  var dependsOnOfferAcross: Bool { if case .proposed = across { true } else { false } }

  /// Whether a proposal is the one for which the division was chosen, but for 1e-6 of it. A grid is also placed at the
  /// length that it took, and keeps its tracks there.
  func covers(_ proposal: ProposedViewSize) -> Bool {
    guard isFor(proposal[place.axis]) else { return false }
    guard case .proposed(let planned) = across else { return true }
    switch (planned, proposal[place.axis.other]) {
    case (nil, nil): return true
    case (let planned?, let length?): return planned == length || Self.isClose(Double(length), Double(planned))
    default: return false
    }
  }

  /// Whether a length is the one that was to be shared, or the one that was used of it.
  func isFor(_ length: CGFloat?) -> Bool {
    guard let length, length.isFinite else { return false }
    return isOffered(length) || Self.isClose(Double(length), optimum.used)
  }

  /// Whether a length is the one that was to be shared.
  func isOffered(_ length: CGFloat?) -> Bool {
    length.map { Self.isClose(Double($0), optimum.offered) } ?? false
  }

  /// Whether a bent division can stand for a proposal: one whose length lies between what was to be shared and what was
  /// used of it, as a container proposes when it places what it measured. One besides stands only for the same length: a stack
  /// that is asked without a length across asks its children at its own breadth too, for their guides.
  func canStand(for proposal: ProposedViewSize) -> Bool {
    guard isBent, let length = proposal[place.axis], length.isFinite else { return false }
    guard isMeasured else { return isRepeated && isWithoutOfferAcross && isOffered(length) }
    // What is asked without a length across, as the columns of a Grid ask their cells, or offered nothing there, as its
    // rows may be, is not what was placed.
    if case .proposed(let planned?) = across {
      guard let length = proposal[place.axis.other], length > 0 || planned <= 0 else { return false }
    }
    let ends = [optimum.offered, optimum.used].sorted()
    return isFor(length) || (ends[0]...ends[1]).contains(Double(length))
  }

  /// Whether nothing was proposed across.
  private var isWithoutOfferAcross: Bool { if case .proposed(nil) = across { true } else { false } }

  private static func isClose(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(other))
  }
}

/// The divisions that programs of several stacks chose: one for each stack or grid, and one more for each other proposal that
/// it gets when it is placed, where it was divided for both.
struct PlannedDivisions {
  private var known: [PlannedDivision.Place: [PlannedDivision]] = [:]
  /// How many there are.
  private(set) var count = 0

  var isEmpty: Bool { known.isEmpty }

  /// The elements of the stacks and grids.
  var elements: Set<Int> { Set(known.keys.map(\.element)) }

  /// All of them, in the order of the stacks.
  var all: [PlannedDivision] {
    known.values.sorted { $0[0].place.element < $1[0].place.element }.flatMap { $0 }
  }

  /// Those of one stack or grid; that of its measurement is the first.
  subscript(_ place: PlannedDivision.Place) -> [PlannedDivision] { known[place] ?? [] }

  /// The one that was chosen for a proposal; else one of those that used what is proposed, as a grid is placed.
  func division(of place: PlannedDivision.Place, for proposal: ProposedViewSize) -> PlannedDivision? {
    let covering = self[place].filter { $0.covers(proposal) }
    return covering.first { $0.isOffered(proposal[place.axis]) } ?? covering.first
  }

  /// Keeps a division, in place of others of the stack or grid unless it is one more.
  mutating func keep(_ division: PlannedDivision) {
    let others = division.isRepeated ? self[division.place] : []
    known[division.place] = others + [division]
    count += 1
  }
}
