internal import LayoutEngine
internal import LinearProgramming

/// ViewThatFits: a binary for each candidate, which holds where every earlier one fails and it fits itself.
extension TreeTranslation {
  /// What is to be 1 for an element to be shown; empty outside all ViewThatFits.
  ///
  /// - Parameter container: An element around it; only what stands in that counts.
  func conditions(ofShowing element: Int, inside container: Int? = nil) -> [LinearExpression] {
    var conditions: [LinearExpression] = []
    var next: Int? = element
    while let inner = next, inner != container {
      if let choice = choices[inner], choice != LinearExpression(1) { conditions.append(choice) }
      next = analysis.containers.parent(of: inner)
    }
    return conditions
  }

  /// The size by which a candidate is judged, on the axes that count.
  private typealias Ideal = [Axis: Quantity]

  mutating func viewThatFitsSides(
    _ element: Int, _ axes: Axis.Set, _ candidates: [Int], _ offers: Offers
  ) throws -> Extent {
    let constrained = Axis.allCases.filter { axes.contains(Axis.Set($0)) }
    let ideals = try idealSizes(of: candidates, constrained, offers)
    let possible = candidates.indices.filter { place in
      mayFit(ideals[place], constrained, offers, isLast: place == candidates.count - 1)
        && !ideals[..<place].contains { surelyFits($0, constrained, offers) }
    }
    for (place, candidate) in candidates.enumerated() {
      self.choices[candidate] = LinearExpression(possible.contains(place) ? 1 : 0)
    }
    guard possible.count > 1 else {
      return try possible.first.map { try translate(candidates[$0], offers) } ?? Extent(CGSize(width: 0, height: 0))
    }
    let name = key(element)
    let choices = try self.choices("\(name): candidate", of: possible.count)
    var extents: [Extent] = []
    for (place, choice) in zip(possible, choices) {
      try require(place, choice, ideals, constrained, offers, name: name, isLast: place == candidates.count - 1)
      self.choices[candidates[place]] = choice
      shown.append(choice)
      candidateDepth += 1
      extents.append(try translate(candidates[place], offers))
      candidateDepth -= 1
      shown.removeLast()
    }
    let ended = try ruleOutEndless(extents, choices, name)
    func side(_ axis: Axis) -> Side {
      shownSide("\(name): \(axis) side", of: ended.map { extents[$0][axis] }, by: ended.map { choices[$0] })
    }
    return Extent(horizontal: side(.horizontal), vertical: side(.vertical))
  }

  /// Has no candidate without an end shown where one that ends may be: nothing keeps a constraint beside it, and nothing
  /// overflows more.
  ///
  /// - Returns: The places of those that may be.
  private mutating func ruleOutEndless(
    _ extents: [Extent], _ choices: [LinearExpression], _ name: String
  ) throws -> [Int] {
    let ended = extents.indices.filter { place in
      Axis.allCases.allSatisfy { extents[place][$0].constant != .infinity }
    }
    guard bends, !translationChoices.allowsEndless, !ended.isEmpty, ended.count < extents.count else {
      return Array(extents.indices)
    }
    ruledOutEndless = true
    for place in extents.indices where !ended.contains(place) {
      try program.require("\(name): one that ends", choices[place], in: .exactly(0))
    }
    return ended
  }

  /// The sizes by which candidates are judged: without an offer on the constrained axes, as proposed on the others.
  private mutating func idealSizes(
    of candidates: [Int], _ constrained: [Axis], _ offers: Offers
  ) throws -> [Ideal] {
    var free = offers
    for axis in constrained { free[axis] = .unspecified }
    // The last candidate is shown where no other fits, whatever its size.
    return try candidates.dropLast().map { candidate in
      var ideal: Ideal = [:]
      for axis in constrained {
        guard case .length(let room) = offers[axis] else { continue }
        ideal[axis] =
          try sampledIdeal(of: candidate, along: axis, free, room: room)
          ?? probe(candidate, free)[axis].quantity(&self)
      }
      return ideal
    } + [[:]]
  }

  /// The ideal length of a candidate with a stack to divide inside, which it has to be judged by: that of the stack's own
  /// optimum for what it is proposed on the other axis. Nil for others, and where no pieces are found.
  ///
  /// - Parameter room: What it may fit in. How much longer than that it is, or how much shorter, judges nothing.
  private mutating func sampledIdeal(
    of candidate: Int, along axis: Axis, _ offers: Offers, room: Side
  ) throws -> Quantity? {
    guard isBent(candidate, along: axis.other), case .length(let side) = offers[axis.other], side.constant == nil,
      case .unspecified = offers[axis], side.upper.isFinite, max(0, side.lower) < side.upper
    else { return nil }
    let facts = facts
    let (shortest, longest) = (room.lower - 1, room.upper + 1 + 1 / Double(facts.tree.displayScale))
    return try sampled("\(key(candidate)): ideal \(axis) side", from: side) { length in
      let proposal = ProposedViewSize(CGFloat(length), along: axis.other, across: nil)
      let ideal = Double(try facts.answer(ofChild: candidate, at: proposal, because: .measuring).size[axis])
      return min(max(ideal, shortest), longest)
    }
  }

  private func mayFit(_ ideal: Ideal, _ constrained: [Axis], _ offers: Offers, isLast: Bool) -> Bool {
    isLast
      || constrained.allSatisfy { axis in
        guard case .length(let side) = offers[axis], let length = ideal[axis] else { return true }
        return length.lower <= side.upper
      }
  }

  private func surelyFits(_ ideal: Ideal, _ constrained: [Axis], _ offers: Offers) -> Bool {
    constrained.allSatisfy { axis in
      guard case .length(let side) = offers[axis], let length = ideal[axis] else { return true }
      return length.upper <= side.lower
    }
  }

  /// Where the candidate is chosen, it fits, unless it is the last, and each earlier one fails on some axis.
  private mutating func require(
    _ place: Int, _ choice: LinearExpression, _ ideals: [Ideal], _ constrained: [Axis], _ offers: Offers,
    name: String, isLast: Bool
  ) throws {
    let pixel = 1 / Double(facts.tree.displayScale)
    for axis in constrained {
      guard !isLast, case .length(let side) = offers[axis], let ideal = ideals[place][axis], !ideal.isEndless else {
        continue
      }
      let offered = try side.quantity(&self)
      let span = max(0, ideal.upper - offered.lower)
      try program.require(
        "\(name): candidate \(place + 1) fits", offered.expression - ideal.expression - choice * span,
        in: .atLeast(-span))
    }
    for earlier in 0..<place {
      var failures = LinearExpression()
      for axis in constrained {
        guard case .length(let side) = offers[axis], let ideal = ideals[earlier][axis] else { continue }
        let offered = try side.quantity(&self)
        var gap = pixel
        if let length = ideal.constant, length.isFinite {
          gap = length - offered.possible.last(from: length - pixel, below: length)
        }
        guard ideal.upper - gap >= offered.lower else { continue }
        let fails = LinearExpression(
          try program.addColumn("\(name): candidate \(earlier + 1) fails for \(place + 1)", in: .unit, domain: .binary))
        failures += fails
        guard !ideal.isEndless else { continue }
        let span = max(0, offered.upper - ideal.lower + gap)
        try program.require(
          "\(name): candidate \(earlier + 1) too long", offered.expression - ideal.expression + fails * span,
          in: .atMost(span - gap))
      }
      try program.require("\(name): candidate \(earlier + 1) fails", failures - choice, in: .nonnegative)
    }
  }
}
