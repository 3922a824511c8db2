internal import LinearProgramming

/// The blocks of a program: sets of columns that have nothing in common but some lengths that one stack divides, as the rows
/// of a list have (a block-angular program: Dantzig and Wolfe, "Decomposition principle for linear programs", 1960).
///
/// Each block is a program of its own, with all that its columns are bound by; of what joins it to others, it knows what the
/// bounds of the other columns leave. So no block can be worse at a point of the whole program than by itself.
struct ProgramBlocks {
  /// The blocks that have a length of the stack's, in the order of its children.
  private(set) var blocks: [BlockProgram] = []
  /// The least that the columns of no such block cost together.
  private(set) var rest = 0.0
  /// Between which values the lengths of the blocks lie together.
  private(set) var together = LengthSet.Interval(lower: -.infinity, upper: .infinity)
  /// The greatest number of open integers in a block.
  private(set) var greatestChoices = 0

  /// The children whose lengths they have, in the same order.
  private(set) var children: [Child] = []

  /// A child of the stack.
  struct Child {
    /// Its length.
    var length: LinearProgram.ColumnID
    /// The intervals in which that may lie, and the binaries that choose among them; none where there is nothing to choose.
    var intervals: [LengthSet.Interval]
    var choices: [LinearProgram.ColumnID]
  }

  /// Columns that can move no further than this, for their size or 1, join nothing.
  fileprivate static let resolution = 1e-6

  /// Finds the blocks; nil where the lengths of two children are joined by more than what joins all.
  ///
  /// - Parameters:
  ///   - known: What the program's bounds imply.
  ///   - cost: What is to be the least: a sum of columns.
  ///   - loose: Rows that may join everything.
  init?(
    of program: LinearProgram, _ known: BoundPropagation, joinedBy children: [Child], cost: LinearExpression,
    besides loose: Set<LinearProgram.RowID>
  ) {
    let isOpen = program.columns.indices.map { column in
      known.upper[column] - known.lower[column] > Self.resolution * max(1, known.lower[column].magnitude)
    }
    let children = children.filter { isOpen[$0.length.index] }
    guard children.count > 1 else { return nil }
    self.children = children
    let lengths = Set(children.map(\.length.index))
    let joining = program.rows.indices.filter { index in
      let own = program.rows[index].terms.count { isOpen[$0.column.index] && lengths.contains($0.column.index) }
      return own > 1 || loose.contains(LinearProgram.RowID(index: index))
    }
    let structure = BlockStructure(program, besides: Set(joining))
    guard let first = structure.places(of: children.map(\.length.index), among: isOpen) else { return nil }
    // Columns that hardly move belong to the one block that has them in its rows: they are what those make of them.
    let isOwn = structure.owned(first, among: isOpen) { known.lower[$0] < known.upper[$0] }
    let found = structure.places(of: children.map(\.length.index), among: isOwn) ?? first
    var members: [(columns: [Int], rows: [Int])] = Array(repeating: ([], []), count: children.count)
    for (column, place) in found.enumerated() { if let place { members[place].columns.append(column) } }
    for (index, row) in program.rows.enumerated() where row.bounds != .free {
      if let place = structure.onlyPlace(of: row, in: found, among: isOpen) { members[place].rows.append(index) }
    }
    let part = Part(program: program, known: known, cost: cost)
    for (child, own) in zip(children, members) {
      guard let block = BlockProgram(part, own.columns, own.rows, child) else { return nil }
      greatestChoices = max(greatestChoices, block.choices)
      blocks.append(block)
    }
    let covered = Set(members.flatMap(\.columns))
    rest = part.least(
      of: LinearExpression(cost.terms.filter { !covered.contains($0.column.index) }, plus: cost.constant))
    guard rest.isFinite else { return nil }
    for row in joining { limit(by: program.rows[row], lengths, part) }
    guard together.lower <= together.upper else { return nil }
  }

  /// Takes in what a row says of the sum of all lengths.
  private mutating func limit(by row: LinearProgram.Row, _ lengths: Set<Int>, _ part: Part) {
    let own = row.terms.filter { lengths.contains($0.column.index) }
    guard own.count == lengths.count, let factor = own.first?.coefficient,
      own.allSatisfy({ $0.coefficient == factor })
    else { return }
    let others = part.span(of: row.terms.filter { !lengths.contains($0.column.index) })
    let ends = [(row.bounds.lower - others.upper) / factor, (row.bounds.upper - others.lower) / factor]
    guard !ends.contains(where: \.isNaN) else { return }
    together.lower = max(together.lower, min(ends[0], ends[1]))
    together.upper = min(together.upper, max(ends[0], ends[1]))
  }
}

extension ProgramBlocks {
  /// What blocks are parts of.
  struct Part {
    let program: LinearProgram
    let cost: LinearExpression
    /// The program with what is known of its columns for their bounds.
    private let narrowed: LinearProgram

    init(program: LinearProgram, known: BoundPropagation, cost: LinearExpression) {
      self.program = program
      self.cost = cost
      var places = program.columns.indices.makeIterator()
      narrowed = program.mapColumns { column in
        guard let place = places.next(), let bounds = try? Bounds(lower: known.lower[place], upper: known.upper[place])
        else { return column }
        return LinearProgram.Column(name: column.name, bounds: bounds, domain: column.domain)
      }
    }

    /// The bounds of a column: its own where what is known of them is nearly the same, which may be off by a rounding.
    func bounds(of column: Int) throws -> Bounds {
      let (own, known) = (program.columns[column].bounds, narrowed.columns[column].bounds)
      func end(_ own: Double, _ known: Double) -> Double {
        (own - known).magnitude <= 10 * ProgramBlocks.resolution * max(1, known.magnitude) ? own : known
      }
      return try Bounds(lower: end(own.lower, known.lower), upper: end(own.upper, known.upper))
    }

    /// Between which values a sum lies, by the bounds of its columns.
    func span(of terms: [LinearExpression.Term]) -> (lower: Double, upper: Double) {
      narrowed.span(of: LinearExpression(terms))
    }

    /// The least that an expression can be, by the bounds of its columns.
    func least(of expression: LinearExpression) -> Double { narrowed.span(of: expression).lower }
  }
}
