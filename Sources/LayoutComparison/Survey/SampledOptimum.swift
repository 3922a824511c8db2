import LayoutEngine

/// The best division of a stack: least overflow, then least wasted, then most for the higher priorities, then fair.
///
/// Among ranges that is water-filling. With texts every combination of their widths is tried, each with water-filling
/// for the other children, at most 4⁴ of them. Source: section 2 of the optimum's definition.
package struct SampledOptimum {
  /// The children's lengths in source order, in points.
  package private(set) var lengths: [Double] = []
  /// How far the lengths reach beyond what is available.
  package private(set) var overflow = 0.0
  /// What the lengths leave although the children's greatest lengths could take it.
  package private(set) var wasted = 0.0

  private var ranges: [RangedChild] = []
  private var trial: [Double] = []
  /// The lengths of one priority in ascending order, for the best division so far and for the one on trial.
  private var bestAscending: [Double] = []
  private var ascending: [Double] = []

  /// Makes room for an optimum.
  package init() {}

  /// Finds the best division of a stack.
  ///
  /// - Complexity: One water-filling for each combination of the texts' widths.
  package mutating func find(for stack: SampledStack) {
    ranges.removeAll(keepingCapacity: true)
    ranges.append(contentsOf: stack.children)
    let available = stack.available
    let usable = min(available, stack.sumOfMaximums)
    var combinations = 1
    for text in stack.texts { combinations *= stack.widths(of: text).count }
    for combination in 0..<combinations {
      fix(stack, combination)
      var (least, greatest) = (0.0, 0.0)
      for range in ranges {
        least += range.minimum
        greatest += range.maximum
      }
      let used = max(least, min(available, greatest))
      let candidate = (overflow: max(0, used - available), wasted: max(0, usable - used))
      let tolerance = Survey.tolerance * available
      if combination > 0 {
        if candidate.overflow > overflow + tolerance { continue }
        if candidate.overflow > overflow - tolerance, candidate.wasted > wasted + tolerance { continue }
      }
      DistributionAlgorithm.waterfilling.share(available, among: ranges, into: &trial)
      guard combination == 0 || isBetter(candidate, tolerance) else { continue }
      swap(&lengths, &trial)
      (overflow, wasted) = candidate
    }
  }

  /// Fixes each text at the width that the combination gives it.
  private mutating func fix(_ stack: SampledStack, _ combination: Int) {
    var rest = combination
    for text in stack.texts {
      let widths = stack.widths(of: text)
      let width = widths[rest % widths.count]
      rest /= widths.count
      ranges[text] = RangedChild(minimum: width, maximum: width, priority: stack.children[text].priority)
    }
  }

  /// Whether the division on trial is better than the best so far, by the goals in strict order.
  private mutating func isBetter(_ candidate: (overflow: Double, wasted: Double), _ tolerance: Double) -> Bool {
    if abs(candidate.overflow - overflow) > tolerance { return candidate.overflow < overflow }
    if abs(candidate.wasted - wasted) > tolerance { return candidate.wasted < wasted }
    var priority = Double.infinity
    while let next = nextPriority(below: priority) {
      priority = next
      let sums = (sum(of: trial, priority), sum(of: lengths, priority))
      if abs(sums.0 - sums.1) > tolerance { return sums.0 > sums.1 }
    }
    priority = .infinity
    while let next = nextPriority(below: priority) {
      priority = next
      if let answer = isFairer(priority, tolerance) { return answer }
    }
    return false
  }

  /// Whether the lengths of one priority are fairer on trial: the smallest the larger, then the next; among equal ones
  /// the earlier child's the larger. Nil where they are the same.
  private mutating func isFairer(_ priority: Double, _ tolerance: Double) -> Bool? {
    ascending.removeAll(keepingCapacity: true)
    bestAscending.removeAll(keepingCapacity: true)
    for child in ranges.indices where ranges[child].priority == priority {
      ascending.append(trial[child])
      bestAscending.append(lengths[child])
    }
    ascending.sort()
    bestAscending.sort()
    for place in ascending.indices where abs(ascending[place] - bestAscending[place]) > tolerance {
      return ascending[place] > bestAscending[place]
    }
    for child in ranges.indices
    where ranges[child].priority == priority && abs(trial[child] - lengths[child]) > tolerance {
      return trial[child] > lengths[child]
    }
    return nil
  }

  /// The lengths of the children of one priority, added up.
  private func sum(of lengths: [Double], _ priority: Double) -> Double {
    var sum = 0.0
    for child in ranges.indices where ranges[child].priority == priority { sum += lengths[child] }
    return sum
  }

  /// The highest priority below one; nil where there is none.
  private func nextPriority(below priority: Double) -> Double? {
    var next: Double?
    for range in ranges where range.priority < priority && range.priority >= (next ?? -.infinity) {
      next = range.priority
    }
    return next
  }
}

extension SampledStack {
  /// The widths of a text; none for another child.
  package func widths(of child: Int) -> TextWidths {
    if case .text(let widths) = kinds[child] { return widths }
    return TextWidths()
  }
}
