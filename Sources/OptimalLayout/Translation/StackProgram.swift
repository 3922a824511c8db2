internal import GreedyLayout
internal import LinearProgramming

/// The linear program of one stack at one offer: the children's lengths, what is wasted, and what overflows.
struct StackProgram {
  var program = LinearProgram()
  /// The children's lengths in source order; a child whose range is one length is a constant.
  private(set) var lengths: [LinearExpression] = []
  /// The column of each child that has a choice.
  private(set) var columns: [LinearProgram.ColumnID?] = []
  /// The stack's length beyond its offer.
  private(set) var overflow: LinearProgram.ColumnID
  /// What overflows inside the children and varies with their lengths.
  var hiddenOverflow = LinearExpression()
  /// Offered length that is not used although a child could take it.
  private(set) var wasted: LinearProgram.ColumnID
  /// The common level of each priority group, used by the goals that raise it.
  private(set) var levels: [LinearProgram.ColumnID] = []

  /// Translates a stack with the given children, gaps and offer; `key` names it in rows and columns.
  init(_ children: [ChildRange], names: [String], spacing: Double, offered: Double, key: String) throws {
    overflow = try program.addColumn("\(key): overflow", in: .nonnegative)
    wasted = try program.addColumn("\(key): wasted", in: .nonnegative)
    let spare = offered - spacing - children.minimum
    for (index, child) in children.enumerated() {
      guard child.minimum < child.maximum else {
        lengths.append(LinearExpression(child.minimum))
        columns.append(nil)
        continue
      }
      let reach = max(child.minimum, child.floor.isFinite ? child.floor : 0, child.minimum + spare)
      let upper = child.maximum.isFinite ? child.maximum : reach
      let column = try program.addColumn(
        "\(names[index]): length", in: Bounds(lower: child.minimum, upper: max(child.minimum, upper)))
      lengths.append(LinearExpression(column))
      columns.append(column)
    }
    let used = LinearExpression(
      lengths.flatMap(\.terms), plus: lengths.reduce(spacing) { $0 + $1.constant })
    try program.require("\(key): used − overflow ≤ offered", used - LinearExpression(overflow), in: .atMost(offered))
    let couldUse = min(offered, children.maximum + spacing)
    try program.require("\(key): used + wasted ≥ usable", used + LinearExpression(wasted), in: .atLeast(couldUse))
    for group in children.priorityGroups.indices {
      levels.append(try program.addColumn("\(key): level \(group + 1)", in: .free))
    }
  }

  /// Whether there is anything to decide.
  var hasChoice: Bool { columns.contains { $0 != nil } }
}
