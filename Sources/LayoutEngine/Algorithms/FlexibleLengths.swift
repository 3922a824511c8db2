/// CSS's way to resolve flexible lengths, for items whose flex factors are 1 and whose flex base size is 0.
///
/// Source: [CSS Flexible Box Layout, 9.7](https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths). The comments
/// name its steps. Its rule for flex factors that add up to less than 1 never applies here.
enum FlexibleLengths {
  /// Shares `available` points, the inner main size without the gaps; `unfrozen` has room for as many places as there
  /// are items.
  static func resolve(
    _ available: Double, among items: [RangedChild], _ unfrozen: UnsafeMutableBufferPointer<Int>,
    into lengths: inout [Double]
  ) {
    // 1. Determine the used flex factor: items grow where their hypothetical sizes do not fill the line.
    var hypothetical = 0.0
    for item in items { hypothetical += item.length(offered: 0) }
    let grows = hypothetical < available
    // 2 and 3. Freeze the items that are already past their base size in the direction of flexing.
    var free = available
    var count = 0
    for item in items.indices {
      let size = items[item].length(offered: 0)
      lengths[item] = size
      if grows ? size < 0 : size > 0 {
        free -= size
      } else {
        unfrozen[count] = item
        count += 1
      }
    }
    // 4. Loop. Growing items take equal parts of the free space; a base size of 0 cannot shrink.
    while count > 0 {
      let target = grows ? free / Double(count) : 0
      let violation = totalViolation(of: target, items, unfrozen[..<count])
      var remaining = 0
      for place in 0..<count {
        let item = unfrozen[place]
        let clamped = items[item].length(offered: target)
        lengths[item] = clamped
        // 4e. Freeze over-flexed items: all, those held at their minimums, or those held at their maximums.
        if violation > 0 ? clamped > target : violation < 0 ? clamped < target : true {
          free -= clamped
        } else {
          unfrozen[remaining] = item
          remaining += 1
        }
      }
      count = remaining
    }
  }

  /// Step 4d: by how much keeping the items within their ranges makes them longer, in sum.
  private static func totalViolation(
    of target: Double, _ items: [RangedChild], _ unfrozen: Slice<UnsafeMutableBufferPointer<Int>>
  ) -> Double {
    var violation = 0.0
    for item in unfrozen { violation += items[item].length(offered: target) - target }
    return violation
  }
}
