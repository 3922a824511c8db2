/// A length or a factor that depends on a font's size: given at some sizes, a straight line between two of them, and as
/// at the nearest one outside.
struct SizeTable: Sendable {
  /// The sizes in points, ascending, each with its value.
  let values: [(size: CGFloat, value: CGFloat)]

  /// The value at a size in points.
  func value(at size: CGFloat) -> CGFloat {
    var below = values[0]
    for above in values {
      if size <= above.size {
        let share = above.size == below.size ? 0 : (size - below.size) / (above.size - below.size)
        return below.value + share * (above.value - below.value)
      }
      below = above
    }
    return below.value
  }
}
