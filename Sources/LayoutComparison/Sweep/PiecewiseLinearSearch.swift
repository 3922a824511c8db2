/// The search behind ``PiecewiseLinear``.
struct PiecewiseLinearSearch<Failure: Error> {
  typealias Sample = PiecewiseLinear.Sample
  typealias Line = PiecewiseLinear.Line
  typealias Piece = PiecewiseLinear.Piece

  /// Why a search ends early.
  enum Stop: Error {
    /// The function was evaluated as often as it may be.
    case exhausted
    /// The function failed.
    case failed(Failure)
  }

  private let interval: ClosedRange<Double>
  private let limit: Int
  private let function: (Double) throws(Failure) -> Sample
  private var known: [Double: Sample]
  private var evaluations = 0
  /// The length below which pieces are not told apart.
  private let resolution: Double

  init(
    on interval: ClosedRange<Double>, known: [Double: Sample], limit: Int,
    _ function: @escaping (Double) throws(Failure) -> Sample
  ) {
    self.interval = interval
    self.limit = limit
    self.function = function
    self.known = known
    resolution = 1e-6 * max(1, interval.upperBound - interval.lowerBound)
  }

  mutating func run(nodes: [Double]) throws(Failure) -> PiecewiseLinear {
    var result = PiecewiseLinear()
    let inner = Set(nodes.filter { interval.lowerBound < $0 && $0 < interval.upperBound }).sorted()
    var pieces: [Piece] = []
    for (left, right) in zip([interval.lowerBound] + inner, inner + [interval.upperBound]) where left < right {
      do throws(Stop) {
        pieces += try resolve(left, right, leftLine: nil, rightLine: nil)
      } catch {
        switch error {
        case .failed(let failure): throw failure
        case .exhausted:
          if result.unresolved.last?.upperBound == left, let last = result.unresolved.popLast() {
            result.unresolved.append(last.lowerBound...right)
          } else {
            result.unresolved.append(left...right)
          }
        }
      }
    }
    result.pieces = merged(pieces)
    for index in result.pieces.indices.dropFirst() { try join(index, &result) }
    result.evaluations = evaluations
    return result
  }

  private mutating func sample(_ place: Double) throws(Stop) -> Sample {
    if let sample = known[place] { return sample }
    guard evaluations < limit else { throw .exhausted }
    evaluations += 1
    do throws(Failure) {
      let sample = try function(place)
      known[place] = sample
      return sample
    } catch {
      throw .failed(error)
    }
  }

  /// Whether the function is on a line at parts of the way from one place to another.
  private mutating func isOn(
    _ line: Line, from left: Double, to right: Double, at parts: [Double]
  ) throws(Stop) -> Bool {
    for part in parts {
      let place = left + (right - left) * part
      guard line.contains(try sample(place), at: place) else { return false }
    }
    return true
  }
}

// MARK: - Between two nodes

extension PiecewiseLinearSearch {
  /// The parts of the way at which a stretch is looked at: no simple fractions, where a function may do the same again.
  private var probes: [Double] { [0.381_966, 0.790_569] }

  /// The pieces between two places, whose own values are not part of them; lines beside the ends may be known.
  private mutating func resolve(
    _ left: Double, _ right: Double, leftLine: Line?, rightLine: Line?
  ) throws(Stop) -> [Piece] {
    guard right - left > resolution else { return [] }
    if let line = Line(left, try sample(left), right, try sample(right)),
      try isOn(line, from: left, to: right, at: probes)
    {
      return [Piece(start: left, end: right, line: line)]
    }
    var first: Line?
    if let leftLine { first = leftLine } else { first = try line(from: left, towards: right) }
    var last: Line?
    if let rightLine { last = rightLine } else { last = try line(from: right, towards: left) }
    guard let first, let last else {
      let middle = (left + right) / 2
      return try resolve(left, middle, leftLine: first, rightLine: nil)
        + resolve(middle, right, leftLine: nil, rightLine: last)
    }
    return try narrow(left, right, first, last)
  }

  /// The line on which the function leaves a place, its own value left out; nil where no stretch is long enough to tell.
  private mutating func line(from place: Double, towards end: Double) throws(Stop) -> Line? {
    var reach = (end - place) / 2
    let near = place + (end > place ? resolution : -resolution) / 4
    while abs(reach) > resolution / 2 {
      let far = place + reach
      let (low, high) = (min(near, far), max(near, far))
      if let line = Line(low, try sample(low), high, try sample(high)),
        try isOn(line, from: low, to: high, at: [0.430_16])
      {
        return line
      }
      reach /= 4
    }
    return nil
  }

  /// The pieces between two places where the function is known to be on a line beside each.
  private mutating func narrow(
    _ start: Double, _ end: Double, _ first: Line, _ last: Line
  ) throws(Stop) -> [Piece] {
    var (left, right, first, last) = (start, end, first, last)
    while true {
      if first.isSame(as: last, from: left, to: right) {
        guard try isOn(first, from: left, to: right, at: probes) else { break }
        return [Piece(start: start, end: end, line: first.extended(by: last))]
      }
      if let kink = try kink(&first, &last, left, right) {
        return [Piece(start: start, end: kink, line: first), Piece(start: kink, end: end, line: last)]
      }
      let width = right - left
      guard width > resolution else {
        return [Piece(start: start, end: right, line: first), Piece(start: right, end: end, line: last)]
      }
      let middle = left + width / 2
      let value = try sample(middle)
      let isOnFirst = first.contains(value, at: middle)
      let isOnLast = last.contains(value, at: middle)
      if isOnFirst, !isOnLast, try isOn(first, from: left, to: middle, at: [0.381_966]) {
        first = first.extended(to: middle, value)
        left = middle
      } else if isOnLast, !isOnFirst, try isOn(last, from: middle, to: right, at: [0.618_034]) {
        last = last.extended(to: middle, value)
        right = middle
      } else {
        break
      }
    }
    let middle = left + (right - left) / 2
    return try resolve(start, middle, leftLine: first, rightLine: nil)
      + resolve(middle, end, leftLine: nil, rightLine: last)
  }

  /// The place where one line goes over into another, if the function is on the first up to it and on the second after.
  private mutating func kink(
    _ first: inout Line, _ last: inout Line, _ left: Double, _ right: Double
  ) throws(Stop) -> Double? {
    guard let rough = first.crossing(last), left < rough, rough < right else { return nil }
    let (before, after) = (left + (rough - left) * 0.8, rough + (right - rough) * 0.2)
    guard try isOn(first, from: left, to: rough, at: [0.381_966, 0.8]),
      try isOn(last, from: rough, to: right, at: [0.2, 0.618_034])
    else { return nil }
    let exact = (first.extended(to: before, try sample(before)), last.extended(to: after, try sample(after)))
    guard let place = exact.0.crossing(exact.1), before < place, place < after else { return nil }
    let value = try sample(place)
    guard exact.0.contains(value, at: place), exact.1.contains(value, at: place) else { return nil }
    (first, last) = exact
    return place
  }
}

// MARK: - The whole

extension PiecewiseLinearSearch {
  /// Neighbouring pieces on one line as one, each line through places as far apart as can be.
  private func merged(_ pieces: [Piece]) -> [Piece] {
    var merged: [Piece] = []
    for piece in pieces {
      if let last = merged.last, piece.start - last.end <= resolution,
        last.line.isSame(as: piece.line, from: last.start, to: piece.end)
      {
        merged[merged.count - 1].end = piece.end
        merged[merged.count - 1].line = last.line.extended(by: piece.line)
      } else {
        merged.append(piece)
      }
    }
    return merged
  }

  /// Finds what changes between a piece and the one before it, and where exactly.
  private mutating func join(_ index: Int, _ result: inout PiecewiseLinear) throws(Failure) {
    let (before, after) = (result.pieces[index - 1], result.pieces[index])
    // Between them lies a stretch that was not resolved.
    guard after.start - before.end <= 2 * resolution else { return }
    var place = (before.end + after.start) / 2
    if let crossing = before.line.crossing(after.line), abs(crossing - place) <= 4 * resolution {
      place = ShortNumber.replacing(crossing)
    } else {
      let reach = max(before.start, place - 2 * resolution)...min(after.end, place + 2 * resolution)
      do throws(Stop) {
        place =
          try jump(from: before.line, to: after.line, near: place, in: reach)
          ?? ShortNumber.rounding(place, within: reach)
      } catch {
        if case .failed(let failure) = error { throw failure }
        result.unresolved.append(reach)
        place = ShortNumber.rounding(place, within: reach)
      }
    }
    place = min(max(place, before.start), interval.upperBound)
    result.pieces[index - 1].end = place
    result.pieces[index].start = place
    let changes = changes(from: before.line, to: after.line, at: place)
    let isJump = before.line.shape != after.line.shape || changes.contains { $0.kind == .jump }
    result.breakpoints.append(
      PiecewiseLinear.Breakpoint(
        position: place, kind: isJump ? .jump : .kink, changes: changes, before: result.pieces[index - 1],
        after: result.pieces[index]))
  }

  /// The place of a jump: a short number if the function is on the first line just before it and on the second just after,
  /// else the place to the last bits at which it leaves the first line; nil where it does not go from one to the other there.
  ///
  /// "Just" is what the rounding of sums can move; for numbers of up to three decimals also a tolerance that the function
  /// may have, of a few billionths.
  private mutating func jump(
    from first: Line, to last: Line, near place: Double, in reach: ClosedRange<Double>
  ) throws(Stop) -> Double? {
    if try isJump(place, within: margin(at: place), from: first, to: last) { return place }
    var (left, right) = (reach.lowerBound, reach.upperBound)
    guard first.contains(try sample(left), at: left), !first.contains(try sample(right), at: right) else {
      return nil
    }
    var wasGuessed = false
    while true {
      if !wasGuessed, right - left <= 1e-6 * max(1, abs(right)) {
        wasGuessed = true
        let tolerance = tolerance(at: right)
        if let short = ShortNumber.decimal(in: left - tolerance...right + tolerance),
          try isJump(short, within: tolerance, from: first, to: last)
        {
          return short
        }
        if let short = ShortNumber.fraction(in: left...right),
          try isJump(short, within: margin(at: right), from: first, to: last)
        {
          return short
        }
      }
      let middle = left + (right - left) / 2
      guard left < middle, middle < right else { break }
      if first.contains(try sample(middle), at: middle) { left = middle } else { right = middle }
    }
    let margin = margin(at: right)
    return ShortNumber.any(in: right - margin...right + margin) ?? right
  }

  /// Whether the function is on the first line just before a place and on the second just after.
  private mutating func isJump(
    _ place: Double, within distance: Double, from first: Line, to last: Line
  ) throws(Stop) -> Bool {
    let (before, after) = (place - distance, place + distance)
    guard interval.contains(before), interval.contains(after) else { return false }
    guard first.contains(try sample(before), at: before) else { return false }
    return last.contains(try sample(after), at: after)
  }

  /// The distance within which the rounding of sums can move a jump.
  private func margin(at place: Double) -> Double { 64 * max(1, abs(place)).ulp }

  /// The distance within which a function that compares with a tolerance can move a jump.
  private func tolerance(at place: Double) -> Double { 4e-9 * max(1, abs(place)) }

  private func changes(from first: Line, to last: Line, at place: Double) -> [PiecewiseLinear.Change] {
    guard first.shape == last.shape, first.count == last.count else { return [] }
    return (0..<first.count).compactMap { component in
      let isJump = !first.meets(last, component, at: place)
      // A slope differs where the lines, prolonged to a length at which both are known, come apart.
      let reach = min(first.end - first.start, last.end - last.start)
      let isKink =
        !first.meets(last, component, at: place - reach) || !first.meets(last, component, at: place + reach)
      guard isJump || isKink else { return nil }
      return PiecewiseLinear.Change(
        component: component, kind: isJump ? .jump : .kink, before: first.value(component, at: place),
        after: last.value(component, at: place), slopeBefore: first.slope(component),
        slopeAfter: last.slope(component))
    }
  }
}
