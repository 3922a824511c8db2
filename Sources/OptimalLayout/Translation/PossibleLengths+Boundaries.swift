/// Where the intervals of a child's possible lengths begin.
extension PossibleLengths {
  /// The least length from which on the child keeps to every offer up to `end`; `end` itself for a single length.
  mutating func beginning(of end: Double) throws -> Double {
    // Two lengths a pixel apart are no interval.
    guard end - pixel > 0, try keeps(end - pixel), try keeps(end - pixel * 0.43) else { return end }
    for leap in leaps ?? [] where leap > end - pixel && leap < end {
      guard try keeps(leap) else { return end }
    }
    var good = end - pixel
    switch try guidedBeginning(of: end) {
    case .at(let start): return start
    case .between(let lower, let upper): return try boundary(from: lower, to: upper)
    case .below(let start): good = start
    case nil: break
    }
    for offer in probes(from: end, to: 0) where offer < good {
      if try keeps(offer) {
        good = offer
        continue
      }
      // A child that answers the same to smaller offers says itself where it begins.
      let answered = try answer(at: offer).length
      if answered > offer, answered <= good, try keeps(answered), try keeps((answered + good) / 2),
        try isSame(answer(at: max(offer, answered - pixel)).length, answered),
        try isSame(answer(at: max(offer, answered - pixel / 64)).length, answered)
      {
        return answered
      }
      return try boundary(from: offer, to: good)
    }
    return good
  }

  /// Where an interval is looked at, in descending order: evenly, closer and closer to its least length, and at and just
  /// below every known leap.
  private func probes(from end: Double, to least: Double) -> [Double] {
    guard leaps != nil else { return [0.31, 0.53, 0.77, 0.93, 1].map { end - (end - least) * $0 } }
    let even = (1...16).map { end - (end - least) * Double($0) / 16 }
    let closing = (5...14).map { least + (end - least) / Double(1 << $0) } + [least + pixel]
    return (even + closing + besideLeaps).filter { $0 >= least && $0 < end }.sorted(by: >)
  }

  /// The least offer from which on the child keeps to what it is offered, between one that it does not keep to and one that
  /// it does: the plain decimal there, if it is one, else as near as doubles tell.
  private mutating func boundary(from lower: Double, to upper: Double) throws -> Double {
    var ends = (lower: lower, upper: upper)
    for _ in 0..<3 {
      guard let crossing = try crossing(between: ends.lower, ends.upper) else { break }
      let before = crossing - 1e-6 * max(1, crossing)
      if try !keeps(crossing) {
        ends.lower = crossing
      } else if before <= ends.lower {
        break
      } else if try keeps(before) {
        ends.upper = before
      } else {
        return try plain(near: crossing) ?? crossing
      }
    }
    for precision in [1e-4, 1e-7, 1e-11] {
      ends = try boundary(from: ends.lower, to: ends.upper, within: precision * max(1, upper)) { try $0.keeps($1) }
      if let plain = try plain(between: ends.lower, ends.upper) { return plain }
    }
    return try crossing(near: ends.upper) ?? plain(after: ends.upper) ?? ends.upper
  }

  /// Where the line of what the child answers to an offer that it does not keep to, and to a slightly greater one, meets
  /// the offers themselves.
  private mutating func crossing(between lower: Double, _ upper: Double) throws -> Double? {
    let step = (upper - lower) / 64
    let misses = try [lower, lower + step].map { try answer(at: $0).length - $0 }
    guard misses.allSatisfy(\.isFinite), misses[0] != misses[1] else { return nil }
    let crossing = lower + misses[0] * step / (misses[0] - misses[1])
    return crossing > lower && crossing < upper ? crossing : nil
  }

  /// The whole number next to a length, then the eighth, the third and the thousandth.
  static func plainNumbers(near length: Double) -> [Double] {
    [1.0, 8, 3, 1_000].map { (length * $0).rounded() / $0 }
  }

  /// The plain decimal at an offer, if the child keeps to it.
  private mutating func plain(near offer: Double) throws -> Double? {
    for rounded in Self.plainNumbers(near: offer) {
      if try abs(rounded - offer) <= 1e-9 * max(1, rounded) && keeps(rounded) { return rounded }
    }
    return nil
  }

  /// Where the line of what the child answers to slightly smaller offers meets the offers themselves, if it does so within
  /// what its own program leaves open of the beginning found.
  private mutating func crossing(near beginning: Double) throws -> Double? {
    let step = 1e-3 * max(1, beginning)
    let offers = [beginning - step, beginning - 2 * step]
    let misses = try offers.map { try answer(at: $0).length - $0 }
    guard misses.allSatisfy(\.isFinite), misses[0] != misses[1] else { return nil }
    let crossing = offers[0] + misses[0] * step / (misses[1] - misses[0])
    guard abs(crossing - beginning) <= 1e-6 * max(1, beginning), try keeps(crossing) else { return nil }
    return crossing
  }

  /// The plain number just above a beginning, where the line of what the child answers to slightly smaller offers meets the
  /// offers there rather than at the beginning found: what it takes beyond an offer may be lost in a rounding before.
  private mutating func plain(after beginning: Double) throws -> Double? {
    let step = 1e-4 * max(1, beginning)
    for rounded in Self.plainNumbers(near: beginning).prefix(3) {
      guard rounded > beginning, rounded - beginning <= step / 3, beginning > 2 * step, try keeps(rounded) else {
        continue
      }
      let misses = try [1.0, 2].map { try answer(at: beginning - $0 * step).length - (beginning - $0 * step) }
      guard misses.allSatisfy(\.isFinite), misses[0] != misses[1] else { return nil }
      let crossing = beginning - step + misses[0] * step / (misses[1] - misses[0])
      if abs(crossing - rounded) < abs(crossing - beginning) { return rounded }
    }
    return nil
  }

  /// Halves the interval down to a width, keeping an offer with the property at its upper end.
  mutating func boundary(
    from lower: Double, to upper: Double, within width: Double,
    _ holds: (inout PossibleLengths, Double) throws -> Bool
  ) throws -> (lower: Double, upper: Double) {
    var (lower, upper) = (lower, upper)
    while upper - lower > width {
      let middle = (lower + upper) / 2
      guard middle > lower, middle < upper else { break }
      if try holds(&self, middle) { upper = middle } else { lower = middle }
    }
    return (lower, upper)
  }

  /// The plain decimal between two offers at which the child begins to keep to what it is offered.
  private mutating func plain(between lower: Double, _ upper: Double) throws -> Double? {
    for rounded in Self.plainNumbers(near: upper) {
      let before = rounded - 1e-6 * max(1, rounded)
      guard rounded > lower, before < upper, try keeps(rounded) else { continue }
      if before <= lower { return rounded }
      if try !keeps(before) { return rounded }
    }
    return nil
  }
}
