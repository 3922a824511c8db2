internal import LayoutEngine
internal import LinearProgramming

/// The linear program of one stack at one offer: the children's lengths, what is wasted, and what overflows.
///
/// A child whose lengths have gaps, or cost something, has a binary for each interval of them.
struct StackProgram {
  var program: LinearProgram
  /// The children's lengths in source order; a child whose range is one length is a constant.
  private(set) var lengths: [LinearExpression] = []
  /// The column of each child that has a choice.
  private(set) var columns: [LinearProgram.ColumnID?] = []
  /// The binaries that choose among the intervals of a child's lengths, in their order; none for other children.
  private(set) var choices: [[LinearProgram.ColumnID]] = []
  /// The stack's length beyond its offer.
  private(set) var overflow: LinearProgram.ColumnID
  /// What overflows inside the children, or across the stack, and varies with their lengths.
  var hiddenOverflow = LinearExpression()
  /// By how much the children of one length exceed the stack's minor proposal, where that is the stack's own overflow.
  private(set) var fixedExcess = 0.0
  /// Whether what exceeds the minor proposal is overflow that varies with the children's lengths.
  private(set) var countsExcess = false
  /// Offered length that is not used although a child could take it.
  private(set) var wasted: LinearProgram.ColumnID
  /// The row by which the children use no more than the offer but for the overflow.
  let usedRow: LinearProgram.RowID
  /// The row by which they use what they could but for what is wasted.
  let usableRow: LinearProgram.RowID
  /// Whether something is stated of the children.
  var isBound = false
  /// Whether that cannot be kept, so that missing little of it comes before all goals.
  var missesFirst = false
  /// By how much the relations of the children that may be missed are missed, the strongest first.
  var violations: [TotalViolation] = []

  /// The offered length without the gaps.
  let room: Double

  /// Translates a stack with the given children, gaps and offer; `key` names it in rows and columns.
  ///
  /// - Parameter excess: By how much the children without pieces exceed the stack's minor proposal, 0 where they do not;
  ///   nil where what exceeds it is not the stack's own.
  /// - Parameter areExchangeable: Whether nothing tells children of the same range apart, as a goal does that wants each of
  ///   them near to a length of its own, what is stated of them, and a report on what each length may be.
  /// - Parameter others: The program of the stacks that are divided together with this one.
  /// - Parameter asked: A length that nothing stated or wanted of the children asks one of them to exceed.
  init(
    _ children: [ChildRange], names: [String], spacing: Double, offered: Double, excess: Double? = nil,
    areExchangeable: Bool = true, asked: Double = 0, besides others: LinearProgram = LinearProgram(), key: String
  ) throws {
    program = others
    room = offered - spacing
    overflow = try program.addColumn("\(key): overflow", in: .nonnegative)
    wasted = try program.addColumn("\(key): wasted", in: .nonnegative)
    let spare = offered - spacing - children.minimum
    for (index, child) in children.enumerated() {
      guard child.minimum < child.maximum else {
        lengths.append(LinearExpression(child.minimum))
        columns.append(nil)
        continue
      }
      let reach = max(child.minimum, child.floor.isFinite ? child.floor : 0, child.minimum + spare, asked)
      let upper = child.maximum.isFinite ? child.maximum : max(reach, child.pieces.last?.lower ?? 0)
      let column = try program.addColumn(
        "\(names[index]): length", in: Bounds(lower: child.minimum, upper: max(child.minimum, upper)))
      lengths.append(LinearExpression(column))
      columns.append(column)
    }
    let used = LinearExpression(
      lengths.flatMap(\.terms), plus: lengths.reduce(spacing) { $0 + $1.constant })
    usedRow = try program.require(
      "\(key): used − overflow ≤ offered", used - LinearExpression(overflow), in: .atMost(offered))
    let couldUse = min(offered, children.maximum + spacing)
    usableRow = try program.require(
      "\(key): used + wasted ≥ usable", used + LinearExpression(wasted), in: .atLeast(couldUse))
    try program.end(overflow, beyond: [used - offered])
    try program.end(wasted, beyond: [LinearExpression(couldUse) - used])
    try addPieces(of: children, names: names, excess: excess, key: key)
    if areExchangeable { try orderAlike(children, names: names) }
  }

  /// Whether there is anything to decide.
  var hasChoice: Bool { columns.contains { $0 != nil } }

  /// The program with the rows of what overflows inside the children, which counts from then on.
  func counting(_ inside: OverflowTranslation) -> StackProgram {
    var stack = self
    stack.program = inside.program
    stack.hiddenOverflow += inside.overflow
    return stack
  }
}

extension StackProgram {
  /// Adds the intervals of lengths of every child that has some, and what exceeds the stack's minor proposal.
  private mutating func addPieces(
    of children: [ChildRange], names: [String], excess: Double?, key: String
  ) throws {
    choices = Array(repeating: [], count: children.count)
    var exceeding: [(name: String, excess: LinearExpression)] = []
    fixedExcess = excess ?? 0
    for (index, child) in children.enumerated() where !child.pieces.isEmpty {
      guard let column = columns[index] else {
        if excess != nil { fixedExcess = max(fixedExcess, child.pieces[0].excess.value) }
        continue
      }
      let costs = try program.addChoice(among: child.pieces, for: column, name: names[index])
      choices[index] = costs.columns
      hiddenOverflow += costs.overflow
      if child.pieces.contains(where: \.hasCost) { exceeding.append((names[index], costs.excess)) }
    }
    guard excess != nil, !exceeding.isEmpty else { return }
    let column = try program.addColumn("\(key): minor overflow", in: .atLeast(fixedExcess))
    for (name, excess) in exceeding {
      try program.require(
        "\(name): within minor overflow", LinearExpression(column) - excess, in: .nonnegative)
    }
    try program.end(column, beyond: exceeding.map(\.excess))
    hiddenOverflow += LinearExpression(column)
    countsExcess = true
  }

  /// Has children of the same intervals and priority stand in descending order of length.
  ///
  /// Any best lengths can be exchanged among them, and where several divisions are as good, earlier children are to be
  /// longer. Without these rows a search tries every one of those exchanges.
  private mutating func orderAlike(_ children: [ChildRange], names: [String]) throws {
    var last: [ChildRange: Int] = [:]
    for (index, child) in children.enumerated() where child.pieces.count > 1 {
      if let before = last.updateValue(index, forKey: child) {
        try program.require(
          "\(names[before]): no shorter than \(names[index])", lengths[before] - lengths[index], in: .nonnegative)
      }
    }
  }
}
