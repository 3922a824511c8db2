internal import LayoutEngine
internal import LinearProgramming

/// For which of its proposals a program divides what is placed at another one than it was measured at.
enum DividedProposals {
  /// What it is measured at; it is placed as these divisions have it.
  case measured
  /// What it is placed at; it is measured with the optima that its stacks have by themselves.
  case placed
  /// Both, each with a division of its own.
  case both
}

/// In which of several ways a tree is translated.
struct TranslationChoices {
  var divisions = DividedProposals.measured
  /// Whether rows tell nothing from the least that a text may be proposed.
  var tellsNothing = false
  /// Whether a view whose divisions are bent may take what it likes of an offer of nothing.
  var bendsNothing = false
  /// Whether a candidate without an end may be shown where another one may be.
  var allowsEndless = false

  /// What is tried in turn where dividing for the measurement misses something, or contradicts itself.
  static let others = [
    TranslationChoices(divisions: .placed), TranslationChoices(divisions: .both),
    TranslationChoices(divisions: .both, bendsNothing: true),
  ]
}

extension TreeTranslation {
  /// Whether each of the stacks is divided at another proposal too, which counts in its place: at what it is measured at.
  var areRepeated: [Bool] {
    let measurements = stacks.indices.filter { stacks[$0].isMeasurement }
    return stacks.indices.map { place in
      measurements.contains { other in
        (!stacks[place].isMeasurement || other < place) && stacks[other].isSame(as: stacks[place])
      }
    }
  }

  /// Has stacks that are divided at two proposals have the same lengths where these are the same: they are then asked once.
  mutating func requireSameDivisions() throws {
    guard keepsMeasurements else { return }
    for (place, isRepeated) in areRepeated.enumerated() where isRepeated {
      let stack = stacks[place]
      for other in stacks.indices where other != place {
        let other = stacks[other]
        guard other.isMeasurement || !stack.isMeasurement, other.isSame(as: stack),
          other.lengths.count == stack.lengths.count
        else { continue }
        try requireSame(stack, other)
      }
    }
  }

  private mutating func requireSame(_ one: TreeStack, _ other: TreeStack) throws {
    // What takes notice of the length across has a division for each.
    let isFree = one.ranges.allSatisfy(\.isSeparable)
    if !isFree, one.across.alwaysDiffers(from: other.across) { return }
    // Of what is not attained a pixel is left.
    let least = 1 / Double(facts.tree.displayScale)
    let difference = one.offered.expression - other.offered.expression
    let span = Span(one.offered.lower - other.offered.upper, one.offered.upper - other.offered.lower)
    guard span.lower <= least, span.upper >= -least, span.lower.isFinite, span.upper.isFinite else { return }
    let name = "\(key(one.element)): both divisions"
    let choices = try self.choices(name, of: 3)
    let (less, more) = (choices[1], choices[2])
    // Only what is shown is asked.
    let hidden = Self.conditions(of: one, other).reduce(LinearExpression()) { $0 + (LinearExpression(1) - $1) }
    let (greatest, smallest) = (max(0, span.upper), min(0, span.lower))
    try program.require(
      "\(name): not more", difference - more * greatest + less * least - hidden * (greatest + least),
      in: .nonpositive)
    try program.require(
      "\(name): not less", difference - less * smallest - more * least - hidden * (smallest - least),
      in: .nonnegative)
    // What is offered nothing may be as long as what is offered its length.
    for (length, rival) in zip(one.lengths + one.proposed, other.lengths + other.proposed) {
      guard length.expression != rival.expression else { continue }
      let apart = length.expression - rival.expression
      let ends = Span(length.lower - rival.upper, length.upper - rival.lower)
      guard ends.lower.isFinite, ends.upper.isFinite else { continue }
      let differ = less + more + hidden
      try program.require("\(name): not longer", apart - differ * max(0, ends.upper), in: .nonpositive)
      try program.require("\(name): not shorter", apart - differ * min(0, ends.lower), in: .nonnegative)
    }
  }

  /// The binaries that are 1 where one of two stacks is shown, and those for the other.
  private static func conditions(of one: TreeStack, _ other: TreeStack) -> [LinearExpression] {
    one.shown + other.shown.filter { !one.shown.contains($0) }
  }
}

extension TreeStack {
  /// Whether both are the same stack or tracks.
  fileprivate func isSame(as other: TreeStack) -> Bool { element == other.element && axis == other.axis }
}

extension Offer {
  /// Whether both are different proposals, whatever lengths are chosen.
  fileprivate func alwaysDiffers(from other: Offer) -> Bool {
    if isLength != other.isLength { return true }
    if let one = constant, let other = other.constant { return one != other }
    return false
  }
}
