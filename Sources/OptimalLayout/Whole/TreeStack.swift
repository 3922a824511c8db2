internal import GreedyLayout
internal import LinearProgramming

/// A stack with a length to share, as a program of the whole tree has it.
struct TreeStack {
  /// The stack's element.
  let element: Int
  /// The axis along which its children stand.
  let axis: Axis
  /// What it is proposed along that axis, and across.
  let offered: Quantity
  let across: Offer
  /// The gaps together.
  let spacing: Double
  /// The children's elements, ranges and lengths in source order.
  let children: [Int]
  let ranges: [ChildRange]
  let lengths: [Quantity]
  /// What it uses beyond its offer, along its axis and across, and what it wastes.
  let overflow: LinearExpression
  let wasted: LinearExpression
}

extension TreeTranslation {
  /// A stack: columns for its children's lengths where it has a length to share.
  mutating func stackSides(_ element: Int, _ stack: StackParameters, _ offers: Offers) throws -> Extent {
    let node = facts.tree.elements[element]
    guard !node.children.isEmpty else { return Extent(horizontal: .constant(0), vertical: .constant(0)) }
    let axis = stack.axis
    let spacing = Double(facts.spacing(ofStack: element))
    var extents: [Extent] = []
    var extent: Extent
    if case .length = offers[axis], !canDivide(element, along: axis, offers) {
      return Extent(usual[element] ?? CGSize(width: 0, height: 0))
    }
    if case .length(let side) = offers[axis] {
      let place = stacks.count
      let divided = try divide(element, axis, try side.quantity(&self), offers, spacing: spacing)
      extents = divided.extents
      stacks.insert(divided.stack, at: place)
      let used = divided.stack.lengths.reduce(Quantity.constant(spacing)) { $0 + $1 }
      extent = Extent(horizontal: Side(used), vertical: Side(used))
    } else {
      for child in node.children { extents.append(try translate(child, offers)) }
      let lower = extents.reduce(spacing) { $0 + $1[axis].lower }
      let upper = extents.reduce(spacing) { $0 + $1[axis].upper }
      let sides = extents.map { $0[axis] }
      let used = Side(in: lower...upper) { translation in
        try sides.reduce(Quantity.constant(spacing)) { try $0 + $1.quantity(&translation) }
      }
      extent = Extent(horizontal: used, vertical: used)
    }
    if analysis.setsGuides(for: stack.alignment, in: node.children, facts.tree) {
      approximate(element, because: "its children's guides move them; it counts as long across as the longest of them")
    }
    extent[axis.other] = .largest(of: extents.map { $0[axis.other] })
    return extent
  }

  private mutating func divide(
    _ element: Int, _ axis: Axis, _ offered: Quantity, _ offers: Offers, spacing: Double
  ) throws -> (stack: TreeStack, extents: [Extent]) {
    let children = facts.tree.elements[element].children
    var parts: [Part] = []
    for (place, child) in children.enumerated() {
      parts.append(try part(child, at: place, in: element, axis, offered, offers))
    }
    let used = parts.reduce(Quantity.constant(spacing)) { $0 + $1.length }
    let name = key(element)
    let greatest = parts.reduce(Quantity.constant(spacing)) { $0 + $1.greatest }
    let usable = greatest.isEndless ? offered : try minimum([offered, greatest])
    let overflow = try excess("\(name): overflow", of: used.expression - offered.expression)
    let wasted = try excess("\(name): wasted", of: usable.expression - used.expression)
    let minorOverflow = try minorOverflow(element, axis, children, parts, offers[axis.other])
    let inside = parts.reduce(LinearExpression()) { $0 + $1.costs.overflow }
    let stack = TreeStack(
      element: element, axis: axis, offered: offered, across: offers[axis.other], spacing: spacing,
      children: children, ranges: parts.map(\.range), lengths: parts.map(\.length),
      overflow: overflow + minorOverflow + inside, wasted: wasted)
    return (stack, parts.map(\.extent))
  }

  /// A child of a stack that is divided.
  private struct Part {
    var range: ChildRange
    var length: Quantity
    var extent: Extent
    var greatest: Quantity
    /// What the length of a child that is taken by its possible lengths costs.
    var costs = PieceChoice()
  }

  private mutating func part(
    _ child: Int, at place: Int, in stack: Int, _ axis: Axis, _ offered: Quantity, _ offers: Offers
  ) throws -> Part {
    let range = range(of: child, along: axis)
    if !range.isSeparable, let possible = try possibleLengths(at: place, in: stack, axis, offered, offers) {
      return try settledPart(child, possible, axis)
    }
    let length = try column(of: child, range)
    var inside = offers
    inside[axis] = .length(Side(length))
    let extent = try translate(child, inside)
    var greatest = Quantity.constant(range.maximum)
    if !range.isSeparable || isBent(child, along: axis) { try keep(child, along: axis, to: length, extent[axis]) }
    if !range.isSeparable { greatest = try self.greatest(of: child, along: axis, offers) }
    return Part(range: range, length: length, extent: extent, greatest: greatest)
  }

  /// A child answers the length that it is proposed.
  private mutating func keep(_ child: Int, along axis: Axis, to length: Quantity, _ side: Side) throws {
    let answered = try side.quantity(&self)
    if answered.constant != nil, length.constant != nil { return }
    try program.require(
      "\(key(child)): keeps to its length", answered.expression - length.expression, in: .exactly(0))
  }

  /// A child whose axes influence each other, by its possible lengths; what is inside is divided when its offer is known.
  private mutating func settledPart(_ child: Int, _ range: ChildRange, _ axis: Axis) throws -> Part {
    let length = try column(of: child, range)
    var extent = Extent(usual[child] ?? CGSize(width: 0, height: 0))
    extent[axis] = Side(length)
    var part = Part(range: range, length: length, extent: extent, greatest: .constant(range.maximum))
    if let column = length.expression.terms.first?.column, !range.pieces.isEmpty {
      part.costs =
        range.pieces.count == 1
        ? range.pieces[0].costs(of: length.expression, held: LinearExpression(1))
        : try program.addChoice(among: range.pieces, for: column, name: key(child))
    }
    return part
  }

  /// The possible lengths of a child, where the tree is translated with its coupled views left as they answer.
  private func possibleLengths(
    at place: Int, in stack: Int, _ axis: Axis, _ offered: Quantity, _ offers: Offers
  ) throws -> ChildRange? {
    guard let ranges = answeredRanges, let across = offers[axis.other].constant else { return nil }
    let children = StackChildren(
      questions: facts, stack: stack, elements: facts.tree.elements[stack].children, axis: axis,
      proposal: ProposedViewSize(CGFloat(offered.upper), along: axis, across: across),
      spacing: facts.spacing(ofStack: stack))
    return try ranges.coupledRange(
      of: place, priority: facts.priority(ofChild: children.elements[place]), in: children)
  }

  /// Whether a stack's children can all be translated where coupled views are left as they answer: that takes a proposal
  /// across that never varies.
  func canDivide(_ element: Int, along axis: Axis, _ offers: Offers) -> Bool {
    guard answeredRanges != nil, offers[axis.other].constant == nil else { return true }
    var analysis = analysis
    return facts.tree.elements[element].children.allSatisfy { analysis.answer(of: $0, along: axis, facts) != nil }
  }

  /// What is known of a child's lengths without asking; a child that couples its axes may take any, as far as its rows
  /// let it.
  private mutating func range(of child: Int, along axis: Axis) -> ChildRange {
    let priority = facts.priority(ofChild: child)
    guard let answer = analysis.answer(of: child, along: axis, facts) else {
      return ChildRange(minimum: 0, maximum: .infinity, floor: 0, priority: priority, isSeparable: false)
    }
    return ChildRange(
      minimum: Double(answer.minimum), maximum: Double(answer.maximum), floor: Double(answer.minimum),
      priority: priority, isSeparable: true)
  }

  private mutating func column(of child: Int, _ range: ChildRange) throws -> Quantity {
    guard range.minimum < range.maximum else { return .constant(range.minimum) }
    let bounds = range.minimum...max(range.minimum, min(range.maximum, max(reach, range.minimum)))
    let column = try program.addColumn(
      "\(key(child)): length", in: Bounds(lower: bounds.lowerBound, upper: bounds.upperBound))
    return Quantity(LinearExpression(column), in: bounds)
  }

  /// The greatest length of a child that couples its axes, at what it is proposed across.
  private mutating func greatest(of child: Int, along axis: Axis, _ offers: Offers) throws -> Quantity {
    var endless = offers
    endless[axis] = .endless
    let (known, divided) = (extents, stacks)
    let greatest = try translate(child, endless)[axis].quantity(&self)
    (extents, stacks) = (known, divided)
    return greatest
  }

  /// A column that is at least `expression` and at least 0.
  private mutating func excess(_ name: String, of expression: LinearExpression) throws -> LinearExpression {
    let column = LinearExpression(try program.addColumn(name, in: .nonnegative))
    try program.require(name, column - expression, in: .nonnegative)
    return column
  }

  private mutating func minorOverflow(
    _ element: Int, _ axis: Axis, _ children: [Int], _ parts: [Part], _ offer: Offer
  ) throws -> LinearExpression {
    guard case .length(let offered) = offer, analysis.containers.stack(around: element) == nil else {
      return LinearExpression()
    }
    var breadths: [Side] = []
    var excesses: [LinearExpression] = []
    for (child, part) in zip(children, parts) {
      // A separable view exceeds its offer only where that is below its least length.
      let need: Side
      if !part.range.pieces.isEmpty {
        excesses.append(part.costs.excess)
        continue
      } else if facts.tree.containsStack(along: axis.other, in: child) {
        need = .constant(Double(MinorNeeds.need(of: child, along: axis.other, &analysis, facts)))
      } else if let answer = analysis.answer(of: child, along: axis.other, facts) {
        need = .constant(Double(answer.minimum))
      } else {
        need = part.extent[axis.other]
      }
      if need.upper > offered.lower { breadths.append(need) }
    }
    guard !breadths.isEmpty || !excesses.isEmpty else { return LinearExpression() }
    let limit = try offered.quantity(&self)
    let name = "\(key(element)): minor overflow"
    let column = LinearExpression(try program.addColumn(name, in: .nonnegative))
    for excess in excesses { try program.require(name, column - excess, in: .nonnegative) }
    for breadth in breadths {
      let length = try breadth.quantity(&self)
      guard !length.isEndless else { continue }
      try program.require(name, column - length.expression + limit.expression, in: .nonnegative)
    }
    return column
  }
}
