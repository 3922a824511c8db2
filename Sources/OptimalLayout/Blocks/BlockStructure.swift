internal import LinearProgramming

/// Which columns of a program its rows join, but for some rows.
struct BlockStructure {
  private let program: LinearProgram
  private let joining: Set<Int>

  /// - Parameter joining: The places of the rows that may join everything.
  init(_ program: LinearProgram, besides joining: Set<Int>) {
    self.program = program
    self.joining = joining
  }

  /// The rows that join only columns of one block.
  private var rows: [LinearProgram.Row] {
    program.rows.enumerated().lazy.filter { !joining.contains($0.offset) && $0.element.bounds != .free }.map(\.element)
  }

  /// The place of the block that each column is joined to, where each block has one of some columns; nil where two of them
  /// are joined. Columns of no such block have no place.
  ///
  /// - Parameter isOpen: Which columns join anything.
  func places(of heads: [Int], among isOpen: [Bool]) -> [Int?]? {
    var sets = DisjointSets(count: program.columns.count)
    for row in rows { sets.join(row.terms.lazy.map(\.column.index).filter { isOpen[$0] }) }
    var places: [Int: Int] = [:]
    for (place, head) in heads.enumerated() {
      guard places.updateValue(place, forKey: sets.root(of: head)) == nil else { return nil }
    }
    return program.columns.indices.map { isOpen[$0] ? places[sets.root(of: $0)] : nil }
  }

  /// The open columns, and the others that may move and stand in rows of one block only.
  func owned(_ places: [Int?], among isOpen: [Bool], where mayMove: (Int) -> Bool) -> [Bool] {
    var seen: [Int: Set<Int>] = [:]
    for row in rows {
      let own = Set(row.terms.compactMap { isOpen[$0.column.index] ? places[$0.column.index] ?? -1 : nil })
      for column in row.terms.map(\.column.index) where !isOpen[column] { seen[column, default: []].formUnion(own) }
    }
    return isOpen.indices.map { isOpen[$0] || mayMove($0) && seen[$0]?.count == 1 && seen[$0] != [-1] }
  }

  /// The block that a row is of: all of its open columns have its place, and at least one of its columns has.
  func onlyPlace(of row: LinearProgram.Row, in places: [Int?], among isOpen: [Bool]) -> Int? {
    var only: Int?
    for column in row.terms.lazy.map(\.column.index) {
      guard let place = places[column] else {
        if isOpen[column] { return nil }
        continue
      }
      if only != nil, only != place { return nil }
      only = place
    }
    return only
  }
}

/// Sets without common members, joined one after another.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of member: Int) -> Int {
    var root = member
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  mutating func join(_ members: some Sequence<Int>) {
    var first: Int?
    for member in members {
      let root = root(of: member)
      if let first { parents[root] = first } else { first = root }
    }
  }
}
