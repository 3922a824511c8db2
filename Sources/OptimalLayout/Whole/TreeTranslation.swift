internal import LayoutEngine
internal import LinearProgramming

/// A whole tree as one program: a column for each length that a stack chooses, and rows and binaries for what follows
/// from them (section 3 of the optimum's definition).
///
/// What overlays, backgrounds, positions and readers hold are trees of their own, divided when the size around them is
/// known; so are grids, unless constraints or goals of the whole tree may bend the division of their tracks.
struct TreeTranslation {
  /// The columns and rows.
  var program = LinearProgram()
  /// The stacks that share a length, outer ones first.
  var stacks: [TreeStack] = []
  /// The size of each element that was translated.
  var extents: [Int: Extent] = [:]
  /// What each element that was translated as it is placed takes of that; its extent is the one of its measurement.
  var placedSizes: [Int: Extent] = [:]
  /// What each element that was translated was proposed.
  var offers: [Int: Offers] = [:]
  /// Where the cells of grids stand.
  var cellPlaces: [Int: CellPlace] = [:]
  /// The views that are only approximated, by index, with the reasons.
  private(set) var approximations: [Int: String] = [:]
  /// The ranges of separable views.
  var analysis: RangeAnalysis
  let facts: any StackQuestions
  /// The outermost elements.
  let roots: Set<Int>
  /// A length that nothing exceeds in a good division.
  let reach: Double
  /// The elements that have to reach so far; nil where any may.
  let far: FarElements?
  /// The greatest length that is proposed, or that SwiftUI's layout or an ideal one has; nil where constraints may ask for
  /// more.
  let usualReach: Double?
  /// The sizes of SwiftUI's layout: those of views that cannot be translated.
  let usual: [Int: CGSize]
  /// Which of them are the lengths of children that have columns for their lengths and offers, by column; nil where no goal
  /// is to come near to these.
  var usualLengths: [LinearProgram.ColumnID: Double]?
  /// How to find the possible lengths of coupled views that are left as they answer; nil where their rows are written.
  let apart: OptimalDistribution?
  /// The views that are left as they answer though others are bent; nil where there are none.
  var unjoined: UnjoinedViews?
  /// Whether some of them were.
  var leavesViews = false
  /// What stacks were found to answer by themselves.
  let ownAnswers: OwnAnswers
  /// The binaries of the candidates that are shown around what is translated now; none outside all ViewThatFits.
  var shown: [LinearExpression] = []
  /// How many of them are those of candidates; the others say in which track of a grid a cell stands.
  var candidateDepth = 0
  /// What overflows inside grids that are left as they answer, for the stack that is translated around them.
  var gridOverflow = LinearExpression()
  /// Where each candidate of a ViewThatFits that was translated is shown: 1 or 0, or the binary that says so.
  var choices: [Int: LinearExpression] = [:]
  /// The ways in which the texts that were translated can break.
  var breaks: [Int: [TextBreak]] = [:]
  /// What the translated views contain that is asked for nothing until it is placed, outer views first.
  var unasked: [UnaskedContent] = []
  /// The views that may be proposed nothing, and tell that from next to nothing.
  var nothings: [OfferOfNothing] = []
  /// Whether rows tell nothing from the least that a text may be proposed.
  var tellsNothing: Bool { translationChoices.tellsNothing }
  /// In which of several ways the tree is translated.
  let translationChoices: TranslationChoices
  /// Whether candidates without an end are never shown.
  var ruledOutEndless = false
  /// Whether a text has so many of them within the reach that it is not translated.
  var hasLongText = false
  /// Whether what is placed at another proposal than it was measured at is translated as it is placed now.
  var takesPlacements: Bool
  /// Whether it is also translated as it is measured; what is not is divided there as it would be by itself.
  var keepsMeasurements: Bool { translationChoices.divisions == .both }
  /// Whether that is translated now.
  var isMeasuring = false
  /// Whether something was translated in another way than it is measured: as it is placed, or as bent at an offer of nothing.
  var tookOtherWay = false
  /// A bound that is relaxed by a point; nil where none is.
  var relaxation: TreeRelaxation?
  /// How many columns were added for bends, for their names.
  private var bendCount = 0

  init(
    _ roots: Set<Int>, facts: any StackQuestions, analysis: RangeAnalysis, reach: Double, far: FarElements? = nil,
    usualReach: Double?, usual: [Int: CGSize], apart: OptimalDistribution? = nil,
    choosing choices: TranslationChoices = TranslationChoices(), ownAnswers: OwnAnswers
  ) {
    translationChoices = choices
    self.ownAnswers = ownAnswers
    takesPlacements = choices.divisions != .measured
    self.apart = apart
    self.facts = facts
    self.roots = roots
    self.analysis = analysis
    self.reach = reach
    self.far = far
    self.usualReach = usualReach
    self.usual = usual
  }

  /// Translates an element for what it is proposed, and answers its size.
  mutating func translate(_ element: Int, _ offers: Offers) throws -> Extent {
    if !isLateCell(element, offers), let placed = try asPlaced(element, offers) {
      placedSizes[element] = try translatingPlaced { translation in try translation.sides(of: element, placed.offers) }
      extents[element] = placed.measured
      self.offers[element] = placed.offers
      return placed.measured
    }
    if let known = divided(element, offers) { return known }
    if let measured = try measuredWithoutLength(element, offers) { return measured }
    var extent = try sides(of: element, offers)
    for axis in Axis.allCases where !isBent(element, along: axis) {
      if let side = separableSide(of: element, along: axis, offers[axis]) { extent[axis] = side }
    }
    extents[element] = extent
    self.offers[element] = offers
    return extent
  }

  /// The size of an element inside which something was divided for the same proposal; nil for others. A lazy grid is offered
  /// nothing across its tracks.
  private func divided(_ element: Int, _ offers: Offers) -> Extent? {
    guard isBent(element), var asked = self.offers[element] else { return nil }
    if case .lazyGrid(let grid) = facts.tree.elements[element].kind {
      asked[grid.axis.other] = offers[grid.axis.other]
    }
    return asked.areSame(as: offers) ? extents[element] : nil
  }

  /// The length of an element on an axis, where that follows from what it is proposed there alone.
  mutating func separableSide(of element: Int, along axis: Axis, _ offer: Offer) -> Side? {
    guard let answer = analysis.answer(of: element, along: axis, facts) else { return nil }
    switch offer {
    case .length(let side): return side.clamped(from: Double(answer.minimum), to: Double(answer.maximum))
    case .endless: return .constant(Double(answer.maximum))
    case .unspecified: return answer.ideal.map { .constant(Double($0)) }
    }
  }

  /// The size of an element for what it is proposed, of which nothing is kept: neither the division of the stacks inside nor
  /// the sizes of the views.
  mutating func probe(_ element: Int, _ offers: Offers) throws -> Extent {
    if let proposal = offers.constant { return Extent(try answer(of: element, to: proposal)) }
    let before = finds
    defer { finds = before }
    return try translate(element, offers)
  }

  /// The same with the ways in which a text can break then; nil for other views.
  mutating func probedBreaks(of element: Int, _ offers: Offers) throws -> (size: Extent, breaks: [TextBreak]?) {
    guard case .text = facts.tree.elements[element].kind else { return (try probe(element, offers), nil) }
    let before = finds
    defer { finds = before }
    let size = try translate(element, offers)
    return (size, breaks[element])
  }

  /// What a translation finds of the elements, besides columns and rows.
  struct Finds {
    fileprivate var extents: [Int: Extent]
    fileprivate var placedSizes: [Int: Extent]
    fileprivate var offers: [Int: Offers]
    fileprivate var cellPlaces: [Int: CellPlace]
    fileprivate var choices: [Int: LinearExpression]
    fileprivate var breaks: [Int: [TextBreak]]
    fileprivate var gridOverflow: LinearExpression
    fileprivate var unasked: [UnaskedContent]
    var stacks: [TreeStack]
  }

  /// What was found so far.
  var finds: Finds {
    get {
      Finds(
        extents: extents, placedSizes: placedSizes, offers: offers, cellPlaces: cellPlaces, choices: choices,
        breaks: breaks, gridOverflow: gridOverflow, unasked: unasked, stacks: stacks)
    }
    set {
      (extents, offers, cellPlaces) = (newValue.extents, newValue.offers, newValue.cellPlaces)
      (choices, breaks, stacks) = (newValue.choices, newValue.breaks, newValue.stacks)
      (gridOverflow, unasked, placedSizes) = (newValue.gridOverflow, newValue.unasked, newValue.placedSizes)
    }
  }

  /// Whether what a view answers on an axis is not settled by its proposal, since the program chooses the division of a
  /// stack inside.
  func isBent(_ element: Int, along axis: Axis) -> Bool {
    bends && facts.tree.containsDivision(along: axis, in: element)
  }

  /// Whether the program may divide inner stacks in other ways than they would by themselves.
  var bends: Bool { apart == nil }

  /// Whether something inside an element is divided by the program.
  func isBent(_ element: Int) -> Bool { Axis.allCases.contains { isBent(element, along: $0) } }

  /// Names a view that is only approximated.
  mutating func approximate(_ element: Int, because reason: String) {
    approximate(view: facts.tree.elements[element].view, because: reason)
  }

  /// Names a view that is only approximated, by its index.
  mutating func approximate(view: Int, because reason: String) {
    if approximations[view] == nil { approximations[view] = reason }
  }

  /// The element directly around another one; nil for the outermost ones.
  func parent(of element: Int) -> Int? { roots.contains(element) ? nil : analysis.containers.parent(of: element) }

  /// The key of the view of an element.
  func key(_ element: Int) -> String { facts.tree.key(of: element) }

  /// What the views answer to a proposal. It leaves no trace: a text that took more than it was offered would answer the
  /// same to all offers between.
  func answer(of element: Int, to proposal: ProposedViewSize) throws -> CGSize {
    try facts.triedAnswer(of: element, to: proposal)
  }
}

extension StackQuestions {
  /// What an element answers to a proposal, without a trace.
  func triedAnswer(of element: Int, to proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    try trying { () throws(LayoutFailure) in
      try answer(ofChild: element, at: proposal, because: .measuring).size
    }
  }
}

/// Bends: what is not linear, by binaries where the values themselves do not decide.
extension TreeTranslation {
  /// The least of some quantities.
  mutating func minimum(_ quantities: [Quantity]) throws -> Quantity {
    // Those that are never less than another are out of the question.
    let candidates = quantities.enumerated().filter { place, quantity in
      !quantities.enumerated().contains { other, rival in
        other != place && rival.upper <= quantity.lower
          && (rival.upper < quantity.lower || other < place || quantity.constant == nil)
      }
    }.map(\.element)
    let least = quantities.map(\.upper).min() ?? 0
    guard candidates.count > 1 else { return candidates.first ?? quantities.first ?? .constant(0) }
    // A bound that nobody knows is further away than anything reaches.
    let greatest = candidates.map { $0.upper.isFinite ? $0.upper : 4 * reach }
    let bounds = Span(
      candidates.map { $0.lower.isFinite ? $0.lower : -4 * reach }.min() ?? 0, least.isFinite ? least : 4 * reach)
    let (column, choices) = try bend("least", in: bounds, of: candidates.count)
    let value = LinearExpression(column)
    for ((candidate, choice), greatest) in zip(zip(candidates, choices), greatest) {
      try program.require("least \(bendCount): at most", candidate.expression - value, in: .nonnegative)
      let span = greatest - bounds.lower
      try program.require(
        "least \(bendCount): attained", candidate.expression - value + choice * span, in: .atMost(span))
    }
    return Quantity(value, in: bounds)
  }

  /// The greatest of some quantities.
  mutating func maximum(_ quantities: [Quantity]) throws -> Quantity {
    guard !quantities.contains(where: \.isEndless) else { return .constant(.infinity) }
    return try minimum(quantities.map { $0 * -1 }) * -1
  }

  /// A column, and binaries of which exactly one is 1.
  private mutating func bend(
    _ name: String, in bounds: Span, of count: Int
  ) throws -> (LinearProgram.ColumnID, [LinearExpression]) {
    bendCount += 1
    let column = try program.addColumn(
      "\(name) \(bendCount)", in: Bounds(lower: bounds.lower, upper: bounds.upper))
    return (column, try choices("\(name) \(bendCount)", of: count))
  }

  /// Binaries of which exactly one is 1.
  mutating func choices(_ name: String, of count: Int) throws -> [LinearExpression] {
    var choices: [LinearExpression] = []
    var sum = LinearExpression()
    for number in 1...count {
      let choice = LinearExpression(
        try program.addColumn("\(name): choice \(number)", in: .unit, domain: .binary))
      choices.append(choice)
      sum += choice
    }
    try program.require("\(name): one choice", sum, in: .exactly(1))
    return choices
  }

  /// The quantity that belongs to the choice that is 1.
  mutating func chosen(_ name: String, _ quantities: [Quantity], by choices: [LinearExpression]) throws -> Quantity {
    guard !quantities.contains(where: \.isEndless) else { return .constant(.infinity) }
    let bounds = Span(quantities.map(\.lower).min() ?? 0, quantities.map(\.upper).max() ?? 0)
    if quantities.allSatisfy({ $0.constant != nil }) {
      let sum = zip(quantities, choices).reduce(LinearExpression()) { $0 + $1.1 * ($1.0.constant ?? 0) }
      var chosen = Quantity(sum, in: bounds)
      chosen.values = LengthSet(quantities.flatMap(\.possible.intervals)).limited(to: Quantity.greatestCount)
      return chosen
    }
    let column = LinearExpression(
      try program.addColumn(name, in: Bounds(lower: bounds.lower, upper: bounds.upper)))
    let span = bounds.upper - bounds.lower
    for (quantity, choice) in zip(quantities, choices) {
      let difference = column - quantity.expression
      try program.require("\(name): not above", difference + choice * span, in: .atMost(span))
      try program.require("\(name): not below", difference - choice * span, in: .atLeast(-span))
    }
    var chosen = Quantity(column, in: bounds)
    if quantities.contains(where: { $0.values != nil || $0.constant != nil }) {
      chosen.values = LengthSet(quantities.flatMap(\.possible.intervals)).limited(to: Quantity.greatestCount)
    }
    return chosen
  }
}
