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

  /// Puts a value into an element's table.
  mutating func insert(_ value: Value, under key: Key, for element: Int) {
    guard let start = tables[element].start else { return open(element, with: value, under: key) }
    let oldest = tables[element].oldest
    keys[start + oldest] = key
    values[start + oldest] = value
    tables[element].oldest = oldest + 1 < Self.capacity ? oldest + 1 : 0
    tables[element].count = max(tables[element].count, oldest + 1)
  }

  /// Takes the room of an element's table, which the first value fills until others come.
  private mutating func open(_ element: Int, with value: Value, under key: Key) {
    tables[element] = Table(start: keys.count, count: 1, oldest: 1)
    keys += repeatElement(key, count: Self.capacity)
    values += repeatElement(value, count: Self.capacity)
  }

  /// Empties an element's table.
  mutating func removeAll(of element: Int) {
    tables[element].count = 0
    tables[element].oldest = 0
  }
}
