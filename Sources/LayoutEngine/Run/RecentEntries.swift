/// For each element a table of the last three values put in: a new one takes the place of the oldest, and a hit changes
/// nothing (5.1 of the semantics).
///
/// Keys, which every look-up reads, lie apart from the values, of which it takes at most one.
struct RecentEntries<Key, Value> {
  /// One element's table.
  private struct Table {
    /// Where its three entries start; nil before the first value is put in.
    var start: Int?
    var count = 0
    /// Which entry the next value replaces.
    var oldest = 0
  }

  private static var capacity: Int { 3 }

  private var tables: [Table] = []
  private var keys: [Key] = []
  private var values: [Value] = []

  /// Adds empty tables until there is one for each of `count` elements.
  mutating func extend(to count: Int) {
    tables += Array(repeating: Table(), count: count - tables.count)
  }

  /// The place of an element's value whose key matches.
  @inline(__always)
  func place(of element: Int, where matches: (Key) -> Bool) -> Int? {
    guard let start = tables[element].start else { return nil }
    for place in start..<start + tables[element].count where matches(keys[place]) { return place }
    return nil
  }

  /// The value at a place.
  subscript(place: Int) -> Value { values[place] }

  /// Puts a value into an element's table, and returns its place.
  @discardableResult
  mutating func insert(_ value: Value, under key: Key, for element: Int) -> Int {
    var table = tables[element]
    let place: Int
    if let start = table.start {
      place = start + table.oldest
      keys[place] = key
      values[place] = value
    } else {
      place = makeRoom(filledWith: value, under: key)
      table.start = place
    }
    table.oldest += 1
    table.count = max(table.count, table.oldest)
    if table.oldest == Self.capacity { table.oldest = 0 }
    tables[element] = table
    return place
  }

  /// Takes the room of a table, which its first value fills until others come.
  private mutating func makeRoom(filledWith value: Value, under key: Key) -> Int {
    keys += repeatElement(key, count: Self.capacity)
    values += repeatElement(value, count: Self.capacity)
    return keys.count - Self.capacity
  }

  /// Empties an element's table.
  mutating func removeAll(of element: Int) {
    tables[element].count = 0
    tables[element].oldest = 0
  }
}
