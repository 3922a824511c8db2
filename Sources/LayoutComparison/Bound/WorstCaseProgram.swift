internal import LayoutEngine
internal import LinearProgramming

/// The program whose optimum is the worst case over all stacks of one arrangement: the offer is 1, and each stack's
/// children stand in the order in which they are asked.
///
/// A child takes clamp(left / sharers, minimum, maximum): as minimums are 0 or more, an offer cut off at 0 makes no
/// difference. Two binaries say which of the three the clamp gives, and an order is a row for each pair of neighbours, so
/// that no binary is spent on it. Everything is bounded without loss: with offers of at most 1, a greater minimum can be
/// lowered to 1 together with its maximum (what is left afterwards is 0 or less either way), and a maximum that is 1 or
/// more above can be lowered as far as it stays so and as the order allows.
struct WorstCaseProgram {
  /// Which of the three a clamp gives.
  enum Clamp: Hashable, Sendable, CaseIterable {
    /// The offer.
    case offer
    /// The minimum, which is no less than the offer.
    case minimum
    /// The maximum, which is no more than the offer.
    case maximum
  }

  /// The columns of one view.
  struct View {
    var minimum: LinearProgram.ColumnID
    /// Maximum less minimum.
    var width: LinearProgram.ColumnID
    var taken: LinearProgram.ColumnID
    /// The binaries; nil where the clamp is given.
    var isAtMinimum: LinearProgram.ColumnID?
    var isAtMaximum: LinearProgram.ColumnID?
  }

  private(set) var program = LinearProgram()
  /// The views in the order in which they are asked.
  private(set) var views: [View] = []
  /// What each view is offered, in the same order, times the divisor.
  private(set) var offers: [(expression: LinearExpression, divisor: Double)] = []
  /// What is lost.
  let loss: LinearProgram.ColumnID
  let question: WorstCaseQuestion
  /// What each clamp gives, in the order of the views; nil where binaries decide.
  private let clamps: [Clamp]?

  /// Makes the program for children that are asked as `arrangement` lists them.
  init(
    _ question: WorstCaseQuestion, arranged arrangement: StackShape, clamps: [Clamp]? = nil
  ) throws(LinearProgramError) {
    self.question = question
    self.clamps = clamps
    loss = try program.addColumn(
      "loss", in: Bounds(lower: 0, upper: question.measure == .unused ? 1 : Double(arrangement.viewCount)))
    let root = try addNode(arrangement, widest: question.widest(in: arrangement))
    try share(
      Offer(expression: LinearExpression(1), divisor: 1, least: 0, greatest: 1), among: root.children,
      groups: question.shares(in: question.groups))
    try requireLoss(of: root)
  }

  /// The greatest loss.
  var objective: LinearProgram.Objective { .maximise(LinearExpression(loss)) }

  /// Which of the three each clamp gives at a point of the program, in the order of the views.
  func clamps(at values: [Double]) -> [Clamp] {
    views.map { view in
      if let column = view.isAtMinimum, values[column.index] > 0.5 { return .minimum }
      if let column = view.isAtMaximum, values[column.index] > 0.5 { return .maximum }
      return .offer
    }
  }
}

/// A view or a stack, by what the rows need to say of it.
private struct Node {
  var minimum: LinearExpression
  var width: LinearExpression
  var taken: LinearExpression
  /// The greatest that can be taken.
  var greatest: Double
  /// The place of a view.
  var view: Int?
  var children: [Node] = []

  var maximum: LinearExpression { minimum + width }
}

/// An offer as a fraction, and between what bounds its numerator lies.
private struct Offer {
  var expression: LinearExpression
  var divisor: Double
  var least: Double
  var greatest: Double
}

extension WorstCaseProgram {
  private mutating func addNode(_ shape: StackShape, widest: Double) throws(LinearProgramError) -> Node {
    guard case .stack(let children) = shape else { return try addView(widest: widest) }
    var node = Node(minimum: LinearExpression(), width: LinearExpression(), taken: LinearExpression(), greatest: 0)
    for child in children {
      let inner = try addNode(child, widest: widest)
      node.minimum += inner.minimum
      node.width += inner.width
      node.taken += inner.taken
      node.greatest += inner.greatest
      node.children.append(inner)
    }
    if question.measure == .unused { node.greatest = min(node.greatest, 1) }
    return node
  }

  private mutating func addView(widest: Double) throws(LinearProgramError) -> Node {
    let name = "view \(views.count + 1)"
    var view = View(
      minimum: try program.addColumn("\(name): minimum", in: Bounds(lower: 0, upper: 1)),
      width: try program.addColumn("\(name): width", in: Bounds(lower: 0, upper: widest)),
      taken: try program.addColumn("\(name): taken", in: Bounds(lower: 0, upper: 1)))
    if clamps == nil {
      view.isAtMinimum = try program.addColumn("\(name): at minimum", in: Bounds(lower: 0, upper: 1), domain: .binary)
      view.isAtMaximum = try program.addColumn("\(name): at maximum", in: Bounds(lower: 0, upper: 1), domain: .binary)
    }
    let (minimum, width) = (LinearExpression(view.minimum), LinearExpression(view.width))
    if let share = question.minimumAtMost {
      try program.require(
        "\(name): limited", minimum * Double(share.denominator), in: .atMost(Double(share.numerator)))
    }
    if question.isFlexibleOnly {
      let share = WorstCaseQuestion.narrowestFlexibleRange
      try program.require("\(name): flexible", width * Double(share.denominator), in: .atLeast(Double(share.numerator)))
    }
    if question.algorithm != .swiftui {
      try program.require("\(name): maximum", minimum + width, in: .atMost(2))
    }
    views.append(view)
    return Node(
      minimum: minimum, width: width, taken: LinearExpression(view.taken), greatest: 1, view: views.count - 1)
  }

  /// Shares an offer among children that are asked in this order, in groups of so many.
  private mutating func share(
    _ offer: Offer, among children: [Node], groups: [Int]
  ) throws(LinearProgramError) {
    var left = offer
    var start = 0
    for count in groups {
      let group = children[start..<(start + count)]
      let later = children[(start + count)...]
      for (place, child) in zip(group.indices, group) {
        var share = left
        share.divisor *= Double(start + count - place)
        for below in later { share.reserve(below.minimum, greatest: below.greatest, of: left.divisor) }
        // Where nothing overflows, what is left suffices for what the others take.
        if question.measure == .unused, offer.divisor == 1 { share.least = 0 }
        try requireOrder(of: child, after: group[start..<place])
        try offerShare(share, to: child)
        left.reserve(child.taken, greatest: child.greatest, of: left.divisor)
      }
      start += count
    }
  }

  private mutating func offerShare(_ offer: Offer, to child: Node) throws(LinearProgramError) {
    guard let view = child.view else {
      return try share(offer, among: child.children, groups: question.shares(in: [child.children.count]))
    }
    offers.append((offer.expression, offer.divisor))
    if let clamps {
      try require(clamps[view], of: view, offered: offer)
    } else {
      try requireClamp(of: view, offered: offer)
    }
  }

  /// Requires that a child is asked after those of its group that are.
  private mutating func requireOrder(of child: Node, after asked: ArraySlice<Node>) throws(LinearProgramError) {
    guard let last = asked.last else { return }
    switch question.algorithm {
    case .swiftui: try requireOrder(child.width - last.width)
    case .minimum: try requireOrder(last.minimum - child.minimum)
    case .maximum:
      let byMaximum = question.priorities.count - question.minimumLast
      if let greatest = asked.prefix(byMaximum).last { try requireOrder(child.maximum - greatest.maximum) }
      if asked.count > byMaximum { try requireOrder(last.minimum - child.minimum) }
    case .inOrder, .maximumFirst, .proportional, .waterfilling, .flexbox: break
    }
  }

  private mutating func requireOrder(_ difference: LinearExpression) throws(LinearProgramError) {
    try program.require("asked before", difference, in: .atLeast(0))
  }
}

/// The clamps.
extension WorstCaseProgram {
  /// taken = clamp(offer, minimum, minimum + width), the case decided by binaries.
  private mutating func requireClamp(of index: Int, offered offer: Offer) throws(LinearProgramError) {
    let view = views[index]
    guard let low = view.isAtMinimum, let high = view.isAtMaximum else { return }
    let name = "view \(index + 1)"
    let (atMinimum, atMaximum) = (LinearExpression(low), LinearExpression(high))
    let taken = LinearExpression(view.taken)
    let aboveMinimum = taken - LinearExpression(view.minimum)
    let belowMaximum = LinearExpression(view.width) - aboveMinimum
    let surplus = taken * offer.divisor - offer.expression
    let widest = program[view.width].bounds.upper
    try program.require("\(name): above minimum", aboveMinimum, in: .atLeast(0))
    try program.require("\(name): below maximum", belowMaximum, in: .atLeast(0))
    try program.require("\(name): at minimum", aboveMinimum + atMinimum, in: .atMost(1))
    try program.require("\(name): at maximum", belowMaximum + atMaximum * widest, in: .atMost(widest))
    try program.require(
      "\(name): above offer", surplus - atMinimum * (offer.divisor - offer.least), in: .atMost(0))
    try program.require("\(name): below offer", surplus + atMaximum * offer.greatest, in: .atLeast(0))
    try program.require("\(name): one case", atMinimum + atMaximum, in: .atMost(1))
  }

  /// taken = clamp(offer, minimum, minimum + width), the case given.
  private mutating func require(_ clamp: Clamp, of index: Int, offered offer: Offer) throws(LinearProgramError) {
    let view = views[index]
    let name = "view \(index + 1)"
    let taken = LinearExpression(view.taken)
    let aboveMinimum = taken - LinearExpression(view.minimum)
    let belowMaximum = LinearExpression(view.width) - aboveMinimum
    let surplus = taken * offer.divisor - offer.expression
    let zero = try Bounds.exactly(0)
    let positive = try Bounds.atLeast(0)
    try program.require("\(name): above minimum", aboveMinimum, in: clamp == .minimum ? zero : positive)
    try program.require("\(name): below maximum", belowMaximum, in: clamp == .maximum ? zero : positive)
    switch clamp {
    case .offer: try program.require("\(name): the offer", surplus, in: zero)
    case .minimum: try program.require("\(name): above offer", surplus, in: positive)
    case .maximum: try program.require("\(name): below offer", surplus, in: .atMost(0))
    }
  }

  private mutating func requireLoss(of root: Node) throws(LinearProgramError) {
    let loss = LinearExpression(loss)
    switch question.measure {
    case .unused:
      try program.require("loss: of the offer", loss + root.taken, in: .atMost(1))
      try program.require("loss: of what could be taken", loss + root.taken - root.maximum, in: .atMost(0))
    case .overflow:
      try program.require("loss: beyond the offer", loss - root.taken, in: .atMost(-1))
      try program.require("loss: beyond what is needed", loss - root.taken + root.minimum, in: .atMost(0))
    }
  }
}

extension Offer {
  /// Takes a length of at most `greatest` off what is left, where that is a fraction over `divisor`.
  fileprivate mutating func reserve(_ length: LinearExpression, greatest: Double, of divisor: Double) {
    expression -= length * divisor
    least -= greatest * divisor
  }
}

extension WorstCaseQuestion {
  /// How many children of the outer stack have each priority, the highest first.
  var groups: [Int] {
    Set(priorities).sorted(by: >).map { priority in priorities.filter { $0 == priority }.count }
  }

  /// The width to which a range can be cut without changing an order or an answer.
  ///
  /// By the flexibility of single views that is the offer itself. A stack's flexibility is the sum of its children's, and
  /// a stack of k children, each of which can be cut to a width of w, can be cut to k w.
  fileprivate func widest(in arrangement: StackShape) -> Double {
    algorithm == .swiftui ? arrangement.children.map(\.cut).max() ?? 1 : 2
  }
}

extension StackShape {
  fileprivate var cut: Double {
    guard case .stack(let children) = self else { return 1 }
    return Double(children.count) * (children.map(\.cut).max() ?? 1)
  }
}

extension WorstCaseProgram {
  /// Requires a loss of at least `numerator` / `denominator`.
  mutating func requireLoss(atLeast numerator: Double, over denominator: Double) throws(LinearProgramError) {
    try program.require("loss: kept", LinearExpression(loss) * denominator, in: .atLeast(numerator))
  }
}
