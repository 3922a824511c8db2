internal import LayoutEngine

/// How much a stack knows of a child whose axes influence each other.
///
/// Searching a child for all of its possible lengths takes dozens of questions, each of which divides every stack inside
/// it again. So the stack is first divided as if the child took any length at no cost. Where the child keeps to the length
/// that comes of that, and it costs nothing, nothing better is possible; else the stack is divided again with more known.
enum RangeKnowledge: Equatable {
  /// Nothing: the child is taken to keep to every length.
  case assumed
  /// What the child answers to infinity: it is taken to keep to every length up to that.
  case capped
  /// What the child answers to nothing and to infinity: it is taken to keep to every length between.
  case answered
  /// The possible lengths down to the first one that is no more than this, and what they cost: the child is taken to keep
  /// to every smaller one.
  case sought(downTo: Double)
  /// The possible lengths in some stretches, and what they cost, of a child that has too many of them: it is taken to keep
  /// to every other length too.
  case near(LengthStretches)
  /// All of its possible lengths, and what they cost.
  case searched

  /// The next step for a child that does not keep to a length, or not for nothing.
  func more(for length: Double) -> RangeKnowledge {
    switch self {
    case .assumed: .capped
    case .capped: .answered
    case .answered: .sought(downTo: length)
    case .sought(.infinity): .sought(downTo: length)
    case .sought, .near, .searched: .searched
    }
  }

  /// Whether it is known what the child answers to nothing.
  var hasLeast: Bool { self != .assumed && self != .capped }
}

extension ChildRanges {
  /// How much is to be known of each child to begin with.
  ///
  /// - Parameter goals: The goals for which the stack is divided. Only what a relaxation cannot mistake may be assumed:
  ///   `proportional` reads the ends of the ranges, and what goals leave open is reported with the lengths between them.
  ///   Where nothing keeps the children to the offer, whether a length has an end decides which goal is first.
  func firstKnowledge(
    of children: StackChildren, for goals: [Goal]
  ) throws(LayoutFailure) -> [RangeKnowledge] {
    let tree = children.questions.tree
    let mayAssume =
      goals.contains(.fair) && goals.allSatisfy { [.overflow, .fill, .priority, .fair].contains($0) }
    let assumption = Goal.exceedingOffers(goals) == nil ? RangeKnowledge.assumed : .sought(downTo: .infinity)
    let mayBeNear = !mayAssume && !goals.contains(where: \.isOfWholeTree)
    let areCoupled = mayBeNear ? known(of: children).map { $0 == nil } : []
    var knowledge: [RangeKnowledge] = []
    for (child, element) in children.elements.enumerated() {
      let isCostly = Axis.allCases.contains { tree.containsDivision(along: $0, in: element) }
      var first = RangeKnowledge.searched
      if isCostly || hasLongText(element, in: tree), !Coupling(in: element, of: tree).isTable {
        if mayAssume {
          first = assumption
        } else if mayBeNear, areCoupled[child], try hasTooManyLengths(seeking: child, of: children) {
          first = .near(stretches(of: children))
        }
      }
      knowledge.append(first)
    }
    return knowledge
  }

  /// Whether a child has a text of so many possible lengths that they are not all sought at once: fewer where it is asked
  /// for each of them, as a text in a frame is.
  private func hasLongText(_ element: Int, in tree: IndexedTree) -> Bool {
    if let text = Self.text(element, in: tree) { return text.utf8.count > Self.mostBytes }
    var waiting = [element]
    while let next = waiting.popLast() {
      if case .text(let text, _) = tree.elements[next].kind, text.utf8.count > Self.mostBytesInside { return true }
      waiting += tree.elements[next].children
    }
    return false
  }

  /// How long a text is at most of which all possible lengths are sought at once, in bytes.
  private static let mostBytes = 400
  /// The same of a text inside a child.
  private static let mostBytesInside = 150

  /// The range of a child that was not searched.
  func relaxedRange(
    of child: Int, priority: Double, in children: StackChildren, with knowledge: RangeKnowledge
  ) throws(LayoutFailure) -> ChildRange {
    let coupling = coupling(of: child, in: children)
    for (view, reason) in coupling.approximations { record.approximate(view: view, because: reason) }
    var range = ChildRange(minimum: 0, maximum: .infinity, floor: 0, priority: priority, isSeparable: false)
    range.isRelaxed = true
    if knowledge == .assumed { return range }
    if case .near(let stretches) = knowledge {
      return try self.range(of: child, priority: priority, in: children, near: stretches)
    }
    if case .sought(let length) = knowledge {
      let found = try coupledRange(of: child, priority: priority, in: children, downTo: length)
      guard length.isFinite, hasTooManyLengths(child, of: children) else { return found }
      return try self.range(
        of: child, priority: priority, in: children, near: stretches(of: children).around(length))
    }
    if knowledge == .answered {
      range = try range.withLeast(of: child, in: children)
    }
    range.maximum = max(range.minimum, Double(try children.length(of: child, at: .infinity, because: .maximumProbe)))
    return range
  }

  /// The children of which more has to be known, since they do not keep to the lengths of an optimum, or not for nothing.
  func doubtful(
    _ optimum: StackOptimum, of children: StackChildren, with knowledge: [RangeKnowledge]
  ) throws(LayoutFailure) -> [Int] {
    let assumed = knowledge.indices.filter { knowledge[$0] != .searched && !optimum.children[$0].isSeparable }
    // Only offers that are used up show that no more can be used, where it is not known how much could be.
    if optimum.wasted > 1e-9 * max(1, optimum.offered.magnitude) {
      let endless = assumed.filter { optimum.children[$0].maximum == .infinity && knowledge[$0] == .assumed }
      if !endless.isEmpty { return endless }
    }
    let counts = countsExcess(of: children)
    var doubtful: [Int] = []
    let asked = assumed.filter { !optimum.children[$0].isFound(optimum.lengths[$0]) }
    let sizes = asked.count > 1 ? children.questions.tree.sizes(of: asked.map { children.elements[$0] }) : [1]
    var effort = 0
    for (child, size) in zip(asked, sizes).sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      // Where a small child has to be divided anew, a large one need not be asked at a length that it is not to take.
      guard doubtful.isEmpty || size <= Self.mostRatio * effort else { break }
      effort += size
      let length = optimum.lengths[child]
      var answer = try children.answer(of: child, at: CGFloat(length), because: .prescribed)
      func isKept() -> Bool {
        abs(Double(answer.size[children.axis]) - length) <= 1e-9 * max(1, length.magnitude)
      }
      // The least length may be that which it takes where it is offered nothing.
      if !isKept(), length == optimum.children[child].minimum, knowledge[child].hasLeast {
        answer = try children.answer(of: child, at: 0, because: .prescribed)
      }
      let costs = LengthCosts(of: child, in: children, record: record, countsExcess: counts)
      if !isKept() || costs.cost(of: answer).distance(to: LengthPiece.Cost()) > 1e-9 { doubtful.append(child) }
    }
    return doubtful.sorted()
  }

  /// How many times larger than all that were asked a child may be to be asked too, where one of those is doubtful.
  private static let mostRatio = 2

  /// What is to be known next of a child that does not keep to the length of an optimum, or not for nothing.
  func more(
    of child: Int, in optimum: StackOptimum, of children: StackChildren, than knowledge: RangeKnowledge
  ) -> RangeKnowledge {
    // Of a child that keeps to every length of its range nothing but the costs is open.
    guard optimum.children[child].isRelaxed else { return .searched }
    let coupling = coupling(of: child, in: children)
    guard knowledge == .assumed, coupling.mayExceedOffers || coupling.shrinksAtInfinity else {
      return more(of: child, of: children, than: knowledge, for: optimum.lengths[child])
    }
    // What such a child answers to nothing or to infinity need not be its least or its greatest length.
    return .sought(downTo: .infinity)
  }

  /// The next step for a child that does not keep to a length, or not for nothing.
  private func more(
    of child: Int, of children: StackChildren, than knowledge: RangeKnowledge, for length: Double
  ) -> RangeKnowledge {
    let more = knowledge.more(for: length)
    guard more == .searched, hasTooManyLengths(child, of: children) else { return more }
    var known = stretches(of: children)
    switch knowledge {
    case .near(let stretches): known = stretches
    case .sought(let bottom) where bottom.isFinite: known = known.around(bottom)
    default: break
    }
    let next = known.around(length)
    guard next == known || next.areTooMany else { return .near(next) }
    seekEverywhere(child, of: children)
    return .searched
  }

  /// Has no more lengths of a child pass for possible that were not looked at.
  func seekEverywhere(_ child: Int, of children: StackChildren) {
    record.seekEverywhere(piecesKey(of: child, in: children))
  }

  /// An optimum with what is possible for its children in place of what was assumed.
  func completed(_ optimum: StackOptimum, of children: StackChildren) throws(LayoutFailure) -> StackOptimum {
    var optimum = optimum
    for (child, range) in optimum.children.enumerated() where range.isRelaxed {
      let coupling = coupling(of: child, in: children)
      let isKnown = range.pieces.isEmpty && !coupling.mayExceedOffers && !coupling.shrinksAtInfinity
      if isKnown {
        optimum.children[child] = try relaxedRange(of: child, priority: range.priority, in: children, with: .answered)
      } else if hasTooManyLengths(child, of: children) {
        optimum.children[child] = try range.withLeast(of: child, in: children)
      } else {
        optimum.children[child] = try coupledRange(
          of: child, priority: range.priority, in: children, isShared: false)
      }
      optimum.children[child].isRelaxed = false
    }
    return optimum
  }
}

extension IndexedTree {
  /// How many elements there are in each of some elements, themselves included.
  fileprivate func sizes(of elements: [Int]) -> [Int] {
    elements.map { element in
      var (size, waiting) = (0, [element])
      while let next = waiting.popLast() {
        size += 1
        waiting += self.elements[next].children
      }
      return size
    }
  }
}
