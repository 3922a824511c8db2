/// For each element a table of the last three values put in: a new one takes the place of the oldest, and a hit changes
/// nothing (5.1 of the semantics).
///
/// Keys, which every look-up reads, lie apart from the values, of which it takes at most one.
struct RecentEntries<Key, Value> {
  /// One element's table.
  private struct Table {
    /// Where its three entries start; -1 before the first value is put in.
    var start: Int32 = -1
    var count: Int16 = 0
    /// Which entry the next value replaces.
    var oldest: Int16 = 0
  }

  private static var capacity: Int { 3 }

  private var tables = GrowingTable<Table>()
  private var keys = GrowingTable<Key>()
  private var values = GrowingTable<Value>()

  /// Adds empty tables until there is one for each of `count` elements.
  mutating func extend(to count: Int) { tables.extend(to: count, with: Table()) }

  /// The place of an element's value whose key matches.
  @inline(__always)
  func place(of element: Int, where matches: (Key) -> Bool) -> Int? {
    let table = tables[element]
    for place in Int(table.start)..<Int(table.start) + Int(table.count) where matches(keys[place]) { return place }
    return nil
  }

  /// The value at a place.
  subscript(place: Int) -> Value {
    @inline(__always) get { values[place] }
  }

  /// Puts a value into an element's table, and returns its place.
  @discardableResult
  mutating func insert(_ value: Value, under key: Key, for element: Int) -> Int {
    var table = tables[element]
    let place: Int
    if table.start >= 0 {
      place = Int(table.start) + Int(table.oldest)
      keys[place] = key
      values[place] = value
    } else {
      // The first value fills the whole room until others come.
      place = keys.count
      for _ in 0..<Self.capacity {
        keys.append(key)
        values.append(value)
      }
      table.start = Int32(place)
    }
    table.oldest += 1
    table.count = max(table.count, table.oldest)
    if Int(table.oldest) == Self.capacity { table.oldest = 0 }
    tables[element] = table
    return place
  }

  /// Empties an element's table.
  func removeAll(of element: Int) {
    tables[element].count = 0
    tables[element].oldest = 0
  }

  /// Gives the memory back.
  func deallocate() {
    tables.deallocate()
    keys.deallocate()
    values.deallocate()
  }
}
