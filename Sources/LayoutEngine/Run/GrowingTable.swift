/// Values by number, in memory that is the table's own: reading and changing one costs neither a check of its bounds nor one of who
/// else refers to it.
///
/// The table moves when it grows, so that a place in it is good until then. Whoever owns it gives the memory back.
struct GrowingTable<Value> {
  private var values = UnsafeMutablePointer<Value>.allocate(capacity: 0)
  private(set) var count = 0
  private var capacity = 0

  @inline(__always)
  subscript(number: Int) -> Value {
    unsafeAddress { UnsafePointer(values + number) }
    nonmutating unsafeMutableAddress { values + number }
  }

  /// Adds a value, twice as much room as before where there is none left.
  @inline(__always)
  mutating func append(_ value: Value) {
    if count == capacity { makeRoom(for: count + 1) }
    (values + count).initialize(to: value)
    count += 1
  }

  /// Adds equal values until there are so many.
  mutating func extend(to count: Int, with value: @autoclosure () -> Value) {
    guard count > self.count else { return }
    if count > capacity { makeRoom(for: count) }
    (values + self.count).initialize(repeating: value(), count: count - self.count)
    self.count = count
  }

  private mutating func makeRoom(for needed: Int) {
    capacity = max(needed, 2 * capacity)
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    larger.moveInitialize(from: values, count: count)
    values.deallocate()
    values = larger
  }

  /// Gives the values and the memory back.
  func deallocate() {
    values.deinitialize(count: count)
    values.deallocate()
  }
}
