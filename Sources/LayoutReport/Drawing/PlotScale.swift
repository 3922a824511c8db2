internal import Foundation

/// A scale of a plot: which part of its length stands before a value, and the round numbers at it.
struct PlotScale {
  /// The values at its ends.
  let range: ClosedRange<Double>
  /// Values with a number beside them, in ascending order.
  let ticks: [Double]
  private let isLogarithmic: Bool

  private init(range: ClosedRange<Double>, ticks: [Double], isLogarithmic: Bool) {
    self.range = range
    self.ticks = ticks
    self.isLogarithmic = isLogarithmic
  }

  /// Equal steps from one end of a range to the other, with so many round numbers at the most.
  ///
  /// - Parameter isWhole: Whether there is nothing between whole numbers, as for numbers of children.
  static func linear(_ range: ClosedRange<Double>, ticks count: Int, isWhole: Bool = false) -> PlotScale {
    let ticks = Ticks.values(in: range, count: count)
    return PlotScale(
      range: range, ticks: isWhole ? ticks.filter { $0 == $0.rounded() } : ticks, isLogarithmic: false)
  }

  /// Equal steps from 0 to the first round number that is not below `highest`; to 1 where that is not above 0.
  ///
  /// - Parameter count: How many round numbers there are above 0 at the most.
  static func linear(upTo highest: Double, ticks count: Int) -> PlotScale {
    let highest = highest.isFinite && highest > 0 ? highest : 1
    let step = Ticks.step(for: highest, count: count)
    let steps = max(1, (highest / step).rounded(.up))
    let ticks = (0...Int(steps)).map { Double($0) * step }
    return PlotScale(range: 0...(Double(steps) * step), ticks: ticks, isLogarithmic: false)
  }

  /// Equal steps for equal factors, from a power of ten to one, around a range of positive values.
  ///
  ///     PlotScale.logarithmic(3...200).ticks        // [1, 10, 100, 1000]
  ///
  /// - Precondition: The range is above 0.
  static func logarithmic(_ range: ClosedRange<Double>) -> PlotScale {
    precondition(range.lowerBound > 0 && range.upperBound.isFinite, "logarithms are of finite numbers above 0")
    var (first, last) = (1.0, 1.0)
    while first > range.lowerBound { first /= 10 }
    while first * 10 <= range.lowerBound { first *= 10 }
    last = first * 10
    while last < range.upperBound { last *= 10 }
    var ticks = [first]
    while let tick = ticks.last, tick * 5 < last { ticks.append(tick * 10) }
    return PlotScale(range: first...last, ticks: ticks, isLogarithmic: true)
  }

  /// The part of the scale before a value, from 0 to 1: at an end where the value is beyond that, or where the scale has no extent.
  func place(of value: Double) -> Double {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard value > start, end > start else { return 0 }
    guard value < end else { return 1 }
    return isLogarithmic ? log(value / start) / log(end / start) : (value - start) / (end - start)
  }

  /// What the widest number takes.
  func labelWidth(size: Double) -> Double {
    ticks.map { LabelWidth.of(Wording.number($0), size: size) }.max() ?? 0
  }
}

/// Round numbers at an axis.
enum Ticks {
  /// 1, 2 or 5 times a power of ten, of which at most `count` reach a positive length.
  ///
  ///     Ticks.step(for: 300, count: 5)        // 100
  static func step(for length: Double, count: Int) -> Double {
    let wanted = length / Double(count)
    var power = 1.0
    while power > wanted { power /= 10 }
    while power * 10 <= wanted { power *= 10 }
    return [1, 2, 5].map { $0 * power }.first { $0 >= wanted } ?? 10 * power
  }

  /// The multiples of such a step in a range; its start where that has no extent.
  static func values(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [range.lowerBound] }
    let step = step(for: length, count: count)
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step).rounded(.down))
    guard first.isFinite, last >= first, last - first <= 100 else { return [range.lowerBound] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
