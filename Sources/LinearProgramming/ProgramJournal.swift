/// A program that was solved several times and changed in between: each solve with the program as it then was.
///
/// It keeps the changes rather than the programs, so that a hundred solves of a program with a hundred rows do not take
/// the room of ten thousand rows.
public struct ProgramJournal: Hashable, Sendable {
  /// What was done to the program between two solves.
  private enum Change: Hashable {
    case column(LinearProgram.Column)
    case row(name: String, LinearExpression, Bounds)
    case columnBounds(LinearProgram.ColumnID, Bounds)
    case rowBounds(LinearProgram.RowID, Bounds)
  }

  /// One solve.
  private struct Entry: Hashable {
    /// How many changes had been made.
    var changes: Int
    var objective: LinearProgram.Objective
    var outcome: Outcome?
  }

  /// One solve: what was asked of which program, and what was found.
  public struct Solve: Hashable, Sendable {
    /// The program with the rows and bounds it had.
    public var program: LinearProgram
    /// What was optimised.
    public var objective: LinearProgram.Objective
    /// What was found; nil where the journal does not keep answers.
    public var outcome: Outcome?

    /// Makes a solve.
    public init(program: LinearProgram, objective: LinearProgram.Objective, outcome: Outcome?) {
      self.program = program
      self.objective = objective
      self.outcome = outcome
    }
  }

  /// The program before the first change.
  public let initial: LinearProgram
  private var changes: [Change] = []
  private var entries: [Entry] = []

  /// Begins with a program that was not solved yet.
  public init(_ initial: LinearProgram) { self.initial = initial }
}

extension ProgramJournal {
  /// How many solves there were.
  public var count: Int { entries.count }

  /// The solve with this number, from 0.
  ///
  /// - Precondition: there were more solves than that.
  /// - Complexity: O(program and changes up to then).
  public func solve(_ index: Int) -> Solve {
    var program = initial
    let entry = entries[index]
    for change in changes.prefix(entry.changes) { Self.apply(change, to: &program) }
    return Solve(program: program, objective: entry.objective, outcome: entry.outcome)
  }

  /// All solves in their order, made one after the other.
  ///
  /// - Complexity: O(program and changes) for all together, as long as no solve is kept.
  public var solves: some Sequence<Solve> {
    var program = initial
    var applied = 0
    return entries.lazy.map { entry in
      while applied < entry.changes {
        Self.apply(changes[applied], to: &program)
        applied += 1
      }
      return Solve(program: program, objective: entry.objective, outcome: entry.outcome)
    }
  }

  /// The journal without all solves but these, which are in ascending order from 0.
  package func only(_ solves: [Int]) -> ProgramJournal {
    var journal = self
    journal.entries = solves.map { entries[$0] }
    return journal
  }

  /// A change was accepted when it was noted, so it is accepted again.
  private static func apply(_ change: Change, to program: inout LinearProgram) {
    do {
      switch change {
      case .column(let column): try program.addColumn(column.name, in: column.bounds, domain: column.domain)
      case .row(let name, let expression, let bounds): try program.require(name, expression, in: bounds)
      case .columnBounds(let column, let bounds): try program.setBounds(bounds, of: column)
      case .rowBounds(let row, let bounds): try program.setBounds(bounds, of: row)
      }
    } catch {
      preconditionFailure("a noted change was refused: \(error)")
    }
  }
}

extension ProgramJournal {
  mutating func note(column: LinearProgram.Column) {
    changes.append(.column(column))
  }

  mutating func note(row name: String, _ expression: LinearExpression, in bounds: Bounds) {
    changes.append(.row(name: name, expression, bounds))
  }

  mutating func note(_ bounds: Bounds, of column: LinearProgram.ColumnID) {
    changes.append(.columnBounds(column, bounds))
  }

  mutating func note(_ bounds: Bounds, of row: LinearProgram.RowID) {
    changes.append(.rowBounds(row, bounds))
  }

  mutating func note(_ objective: LinearProgram.Objective, _ outcome: Outcome?) {
    entries.append(Entry(changes: changes.count, objective: objective, outcome: outcome))
  }
}
