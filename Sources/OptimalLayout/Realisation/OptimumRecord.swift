internal import LayoutEngine
internal import Synchronization

/// What one optimal layout found out so far: the analysis, each stack's optimum, and how well the views kept to it.
final class OptimumRecord: Sendable {
  /// A stack at a proposal.
  struct Key: Hashable {
    /// The minor side of a proposal.
    enum Minor: Hashable {
      /// It makes no difference.
      case any
      /// It does; nil where it is unspecified.
      case proposed(CGFloat?)
    }

    var stack: Int
    var offered: CGFloat
    var minor: Minor
  }

  /// A grid's columns or rows at a proposal.
  struct TrackKey: Hashable {
    var grid: Int
    var axis: Axis
    var offered: CGFloat
    var across: Key.Minor
  }

  /// A child of a stack, or a track of a grid, at a proposal across it, asked for lengths up to a reach.
  struct PiecesKey: Hashable {
    /// The place of the track in the grid that is the element.
    var track: Int?
    var element: Int
    var axis: Axis
    var across: CGFloat?
    var reach: Double
    /// What stands for the proposal across where it only matters by this much.
    var likeness: TextLikeness?
  }

  /// A stack at a breadth that it is proposed.
  struct BreadthKey: Hashable {
    var stack: Int
    var minor: CGFloat?
  }

  /// The lengths of children, and the most that they may use together.
  private struct SumsKey: Hashable {
    var lengths: [LengthSet]
    var most: Double
  }

  /// Of how many stacks the sums of their children's lengths are kept.
  private static let mostSums = 64

  private struct State {
    var analysis: RangeAnalysis
    var optima: [Key: StackOptimum] = [:]
    var unproven: [Key: StackOptimum] = [:]
    var divisions: [AlikeStack: [Double]] = [:]
    var proven: [AlikeStack: StackOptimum] = [:]
    var sums: [SumsKey: LengthSums?] = [:]
    var rooms: [BreadthKey: [DivisionRoom]] = [:]
    var searches = 0
    var hasTried = false
    var trackOptima: [TrackKey: StackOptimum] = [:]
    var unprovenTrackOptima: [TrackKey: StackOptimum] = [:]
    var pieces: [PiecesKey: FoundPieces] = [:]
    var guides: [PiecesKey: [LengthGuide]] = [:]
    var bands: [AnswerBand.Key: [AnswerBand]] = [:]
    var stretches: [PiecesKey: [Int: [LengthPiece]]] = [:]
    var soughtEverywhere: Set<PiecesKey> = []
    var hints: [PiecesKey: Set<Double>] = [:]
    var planned = PlannedDivisions()
    var placeless: [PlacelessConstraint] = []
    var leavesViews = false
    var gap = 0.0
    /// The elements around stacks whose division was planned, and how many elements and plans there were.
    var bent: (size: Int, plans: Int, elements: Set<Int>) = (0, 0, [])
    var named = NamedViews()
  }

  private let state: Mutex<State>
  /// What is stated of the children of one stack alone, by the stack.
  let relations: [Int: StackRelations]
  /// Whether every stack has its optimum by goals of which the first is the least overflow.
  private let overflowsLeast: Bool

  /// Makes an empty record of a layout in which every stack has its optimum by `goals`, under what is stated of its children
  /// alone, or only those with a rule of their own.
  init(
    coversEveryStack: Bool = true, goals: [Goal] = Goal.standard, relations: [Int: StackRelations] = [:]
  ) {
    self.relations = relations
    overflowsLeast =
      coversEveryStack && goals.first == .overflow
      && goals.allSatisfy { !$0.isOfWholeTree && $0 != .constraints }
    let analysis = RangeAnalysis(
      coversEveryStack: coversEveryStack, goals: goals, boundStacks: Set(relations.keys))
    state = Mutex(State(analysis: analysis))
  }

  func optimum(_ key: Key) -> StackOptimum? { state.withLock { $0.optima[key] } }

  func keep(_ optimum: StackOptimum, for key: Key) { state.withLock { $0.optima[key] = optimum } }

  /// An optimum for which no program was solved, so that it only serves a search.
  func unproven(_ key: Key) -> StackOptimum? { state.withLock { $0.unproven[key] } }

  func keepUnproven(_ optimum: StackOptimum, for key: Key) { state.withLock { $0.unproven[key] = optimum } }

  /// The best lengths found for a stack by what it divides among whom, whatever stack it is.
  func division(of stack: AlikeStack) -> [Double]? { state.withLock { $0.divisions[stack] } }

  func keep(division lengths: [Double], of stack: AlikeStack) { state.withLock { $0.divisions[stack] = lengths } }

  /// The optimum that a program proved for a stack by what it divides among whom.
  func proven(_ stack: AlikeStack) -> StackOptimum? { state.withLock { $0.proven[stack] } }

  func keep(proven optimum: StackOptimum, of stack: AlikeStack) { state.withLock { $0.proven[stack] = optimum } }

  /// What children with some lengths can use together of `most` points or somewhat more, since stacks are divided at many
  /// offers that are close to each other; nil where there are too many sums.
  func sums(of lengths: [LengthSet], atMost most: Double) -> LengthSums? {
    let step = most.isFinite ? max(16, most.magnitude.binade / 4) : 1
    let key = SumsKey(lengths: lengths, most: (most / step).rounded(.up) * step)
    if let known = state.withLock({ $0.sums[key] }) { return known }
    let sums = LengthSums(lengths, atMost: key.most)
    state.withLock { state in
      if state.sums.count >= Self.mostSums { state.sums = [:] }
      state.sums[key] = .some(sums)
    }
    return sums
  }

  /// The optimum of a stack where it is offered a length and proposed a breadth, if it is that at another offer too.
  func optimum(_ key: BreadthKey, offered: Double) -> StackOptimum? {
    guard var known = state.withLock({ $0.rooms[key]?.first { $0.offers.contains(offered) } })?.optimum else {
      return nil
    }
    known.offered = offered
    return known
  }

  /// Keeps an optimum for all offers at which a stack of `tree` has the same one.
  func keep(_ optimum: StackOptimum, for key: BreadthKey, in tree: IndexedTree) {
    guard let room = DivisionRoom(of: optimum, overflowsLeast: allowsRooms(of: key.stack, in: tree)) else { return }
    state.withLock { state in
      if let same = state.rooms[key]?.firstIndex(where: { $0.isJoined(with: room) }) {
        state.rooms[key]?[same].join(room)
      } else {
        state.rooms[key, default: []].append(room)
      }
    }
  }

  /// Takes over what a layout of `tree` by the same goals found out of views of which the same is stated there as here. Nothing
  /// is where that names views: it would not be found out again why.
  func learn(from other: OptimumRecord, of tree: IndexedTree) {
    let known = other.state.withLock { $0 }
    guard known.named.areExactAsFound, known.named.stops.isEmpty else { return }
    let changed = Set(relations.keys).union(other.relations.keys).filter { relations[$0] != other.relations[$0] }
    let planned = known.planned.elements.union(state.withLock { $0.planned.elements })
    let others = ContainerMap(tree).elements(around: changed.union(planned))
    // What readers add may have other places here.
    func isSame(_ element: Int) -> Bool { element < tree.elements.count && !others.contains(element) }
    state.withLock { state in
      state.optima = known.optima.filter { isSame($0.key.stack) }
      state.unproven = known.unproven.filter { isSame($0.key.stack) }
      (state.divisions, state.proven, state.sums) = (known.divisions, known.proven, known.sums)
      state.rooms = known.rooms.filter { isSame($0.key.stack) }
      state.trackOptima = known.trackOptima.filter { isSame($0.key.grid) }
      state.unprovenTrackOptima = known.unprovenTrackOptima.filter { isSame($0.key.grid) }
      state.pieces = known.pieces.filter { isSame($0.key.element) }
      state.guides = known.guides.filter { isSame($0.key.element) }
      state.bands = known.bands.filter { isSame($0.key.element) }
      state.stretches = known.stretches.filter { isSame($0.key.element) }
      state.soughtEverywhere = known.soughtEverywhere.filter { isSame($0.element) }
      state.hints = known.hints.filter { isSame($0.key.element) }
    }
  }

  /// Whether what is asked now only serves to find the lengths that are possible for a view, so that no program of it is
  /// ever shown.
  var isSearching: Bool { state.withLock { $0.searches > 0 } }

  /// Whether views were asked for lengths that are possible for them, which a layout of known lengths does not need.
  var hasTried: Bool { state.withLock { $0.hasTried } }

  /// Notes that views are asked for lengths that are possible for them.
  func noteTrial() { state.withLock { $0.hasTried = true } }

  /// Searches for the lengths that are possible for a view.
  func search<Result, Failure>(_ search: () throws(Failure) -> Result) throws(Failure) -> Result {
    state.withLock { $0.searches += 1 }
    defer { state.withLock { $0.searches -= 1 } }
    return try search()
  }

  /// Keeps a division that a program of the whole tree chose.
  func plan(_ division: PlannedDivision) { state.withLock { $0.planned.keep(division) } }

  /// All divisions that a program of several stacks chose, in the order of the stacks.
  var divisions: [PlannedDivision] { state.withLock { $0.planned.all } }

  /// The division chosen for a stack, or a grid's tracks, by a program of the whole tree.
  func planned(_ place: PlannedDivision.Place) -> PlannedDivision? { plannings(of: place).first }

  /// All divisions chosen for it.
  func plannings(of place: PlannedDivision.Place) -> [PlannedDivision] { state.withLock { $0.planned[place] } }

  /// The same, where the stack or grid is proposed what was planned for it.
  func planned(_ place: PlannedDivision.Place, proposal: ProposedViewSize) -> PlannedDivision? {
    state.withLock { $0.planned.division(of: place, for: proposal) }
  }

  /// The optimum found for a grid's tracks; one for which no program was solved only serves a search.
  func optimum(_ key: TrackKey) -> StackOptimum? {
    state.withLock { $0.trackOptima[key] ?? ($0.searches > 0 ? $0.unprovenTrackOptima[key] : nil) }
  }

  func keep(_ optimum: StackOptimum, for key: TrackKey) {
    state.withLock { state in
      if state.searches > 0, optimum.stages.isEmpty {
        state.unprovenTrackOptima[key] = optimum
      } else {
        state.trackOptima[key] = optimum
      }
    }
  }

  func pieces(_ key: PiecesKey) -> FoundPieces? { state.withLock { $0.pieces[key] } }

  func keep(_ pieces: FoundPieces, for key: PiecesKey) { state.withLock { $0.pieces[key] = pieces } }

  /// What was found of a view where it was proposed another length across, the nearest that is known.
  func guide(_ key: PiecesKey) -> LengthGuide {
    let guides = state.withLock { $0.guides[key.acrossAll] } ?? []
    return guides.min { $0.distance(to: key.across) < $1.distance(to: key.across) } ?? LengthGuide()
  }

  /// Keeps the possible lengths of a view as a guide to those where it is proposed another length across.
  func keepGuide(_ pieces: [LengthPiece], for key: PiecesKey, pixel: Double) {
    guard pieces.count <= LengthGuide.mostPieces else { return }
    let guide = LengthGuide(pieces, across: key.across, pixel: pixel)
    state.withLock { state in
      if state.guides[key.acrossAll, default: []].count >= LengthGuide.greatestCount {
        state.guides[key.acrossAll]?.removeFirst()
      }
      state.guides[key.acrossAll, default: []].append(guide)
    }
  }

  /// Whether the division of a stack at one offer is the best at others too, as `DivisionRoom` tells of them: of an element of
  /// `tree` that is one or contains some, none of whose divisions is planned.
  func allowsRooms(of element: Int, in tree: IndexedTree) -> Bool {
    guard overflowsLeast else { return false }
    return state.withLock { state in
      guard !state.planned.isEmpty else { return true }
      if state.bent.size != tree.elements.count || state.bent.plans != state.planned.count {
        let planned = state.planned.elements
        state.bent = (tree.elements.count, state.planned.count, ContainerMap(tree).elements(around: planned))
      }
      return !state.bent.elements.contains(element)
    }
  }

  /// What a view answers to an offer along a stack where it is proposed a length across; nil where that is not known.
  func band(_ key: AnswerBand.Key, across: Double) -> AnswerBand? {
    state.withLock { $0.bands[key]?.first { $0.across.contains(across) } }
  }

  /// Keeps a band; it is joined with one in which the view answered the same.
  func keep(_ band: AnswerBand, for key: AnswerBand.Key) {
    state.withLock { state in
      var bands = state.bands[key, default: []]
      if let same = bands.firstIndex(where: { $0.isJoined(with: band) }) {
        let (lower, upper) = (bands[same].across.lowerBound, bands[same].across.upperBound)
        bands[same].across = min(lower, band.across.lowerBound)...max(upper, band.across.upperBound)
      } else {
        bands.append(band)
      }
      state.bands[key] = bands
    }
  }

  /// The possible lengths in the stretch at a place.
  func pieces(_ key: PiecesKey, at place: Int) -> [LengthPiece]? { state.withLock { $0.stretches[key]?[place] } }

  func keep(_ pieces: [LengthPiece], for key: PiecesKey, at place: Int) {
    state.withLock { $0.stretches[key, default: [:]][place] = pieces }
  }

  /// Whether the best lengths led to so many stretches that possible ones are sought in all of them.
  func isSoughtEverywhere(_ key: PiecesKey) -> Bool { state.withLock { $0.soughtEverywhere.contains(key) } }

  /// Has all possible lengths be sought where only some of many were found.
  func seekEverywhere(_ key: PiecesKey) {
    state.withLock { state in
      state.soughtEverywhere.insert(key)
      if state.pieces[key]?.isCutOff == true { state.pieces[key] = nil }
    }
  }

  /// Lengths that were taken for possible and are not, with those answered instead, of which a search has to know.
  func hints(_ key: PiecesKey) -> [Double] { state.withLock { $0.hints[key, default: []].sorted() } }

  /// Forgets the possible lengths that were found, since `length` is none of them: the view answered `answered` to it.
  ///
  /// - Returns: Whether that was not known before.
  func correct(_ key: PiecesKey, at length: Double, answered: Double) -> Bool {
    state.withLock { state in
      state.pieces[key] = nil
      state.stretches[key] = nil
      let isNew = state.hints[key, default: []].insert(length).inserted
      if answered.isFinite { state.hints[key, default: []].insert(answered) }
      return isNew
    }
  }

  /// Uses the analysis, brought up to the tree as it is now.
  func withAnalysis<Result>(
    of tree: IndexedTree, _ use: (inout RangeAnalysis) throws -> sending Result
  ) rethrows -> Result {
    // Taken out, so that its arrays are not copied when they change.
    var analysis = state.withLock { state in
      let analysis = state.analysis
      state.analysis = RangeAnalysis()
      return analysis
    }
    analysis.extend(to: tree)
    defer { state.withLock { [analysis] in $0.analysis = analysis } }
    return try use(&analysis)
  }

  /// Forgets what was found out of stacks and views, and which of these are only approximated, but for what was planned.
  func forgetFinds() {
    state.withLock { state in
      var left = State(analysis: state.analysis)
      (left.planned, left.placeless, left.leavesViews) = (state.planned, state.placeless, state.leavesViews)
      (left.searches, left.named) = (state.searches, state.named)
      left.named.forgetFound()
      state = left
    }
  }

  /// Forgets how far answers were from what was promised, since the tree is laid out once more.
  func forgetGap() { state.withLock { $0.gap = 0 } }

  /// Notes how far an answer was from the length promised for it; the view is approximated where that is more than 1e-6 of
  /// the length. What is answered in a search is not shown, so that it makes no gap.
  ///
  /// - Parameter verb: How the reason begins: who answered or took something.
  func note(_ answered: CGFloat, promised: CGFloat, by verb: String, view: Int) {
    let gap = answered == promised ? 0 : Double(abs(answered - promised))
    state.withLock { if $0.searches == 0 { $0.gap = max($0.gap, gap) } }
    guard gap > 1e-6 * max(1, promised.isFinite ? abs(promised) : 1) else { return }
    approximate(view: view, because: "\(verb) \(answered) points where \(promised) were planned")
  }

  /// Notes that no program could state a constraint.
  func note(_ placeless: PlacelessConstraint, in tree: IndexedTree) {
    state.withLock { $0.placeless.append(placeless) }
    approximatePlanned(view: tree.view(withKey: placeless.view) ?? 0, because: placeless.reason)
  }

  /// The constraints that no program could state.
  var placeless: [PlacelessConstraint] { state.withLock { $0.placeless } }

  /// The largest difference between a promised length and an answered one.
  var gap: Double { state.withLock { $0.gap } }

  /// Notes that a program of several stacks left others as they answer.
  func noteLeft() { state.withLock { $0.leavesViews = true } }

  /// Whether a program of several stacks left others as they answer.
  var leavesViews: Bool { state.withLock { $0.leavesViews } }

  /// Notes or reads which views are only approximated.
  func withNames<Result>(_ use: (inout NamedViews) -> sending Result) -> Result {
    state.withLock { use(&$0.named) }
  }
}
