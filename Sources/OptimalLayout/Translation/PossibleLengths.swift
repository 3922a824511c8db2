internal import Foundation

/// Finds the lengths that are possible for a child whose axes influence each other, by asking it.
///
/// A child's answer to a growing offer climbs in slopes and steps: a text has one width for each number of lines, a
/// ViewThatFits leaps from one candidate to the next, a square keeps to its offer until the other axis stops it. The
/// search walks down from the greatest length: where the child keeps to an offer of a little less, it stands on an
/// interval whose beginning is sought; where it answers less, that is the next possible length, and nothing is possible
/// between. A supremum that is not attained is approached to one pixel.
///
/// - Complexity: three questions for a child of one length; about ten for each single length, and up to sixty for each
///   end of an interval that no answer gives away, or about five where a guide knows it.
struct PossibleLengths {
  /// What the child answers to one offer.
  struct Answer {
    var length: Double
    var cost: LengthPiece.Cost
  }

  /// The most pieces of a child each of whose lengths has to be divided anew, where few of them may suffice.
  static let limit = 200
  /// The most pieces of a text, which says at once how it breaks, and of a child all of whose lengths are wanted: more
  /// than the pixels of 10,000 points at 3×.
  static let greatestLimit = 40_000

  private let ask: (Double) throws -> Answer
  let pixel: Double
  let leaps: [Double]?
  private let mayTurnBack: Bool
  private let mayTurnBackEarly: Bool
  private let limit: Int
  /// The possible lengths of the child where it is proposed another length across.
  let guide: LengthGuide
  private(set) var known: [Double: Answer] = [:]
  /// Whether the child answers the same to nothing and to infinity, so that it is looked at between in few places.
  private var seemsRigid = false
  /// How many pieces were made to follow the costs of the child.
  var cuts = 0
  /// Whether lengths were passed over because there are too many.
  private(set) var isCutOff = false
  /// Whether the search ended early, so that the first piece stands for all that was not looked at.
  private(set) var isOpenBelow = false

  /// Prepares to ask a child.
  ///
  /// - Parameters:
  ///   - leaps: Where the child may leap from one length to another, as far as that is known, so that an interval is
  ///     looked at closely; nil where it cannot.
  ///   - mayTurnBack: Whether the child may take less of a larger offer.
  ///   - mayTurnBackEarly: Whether it may do so of finite ones, so that it need not be of one length where it answers the
  ///     same to nothing and to infinity.
  ///   - limit: About how many pieces are sought. Of a child with more of them only a quarter of that many are sought
  ///     beyond the reach, and of those within it the lesser ones at distances.
  ///   - guide: What the child can be where it is proposed another length across, which is looked at first.
  ///   - ask: Asks the child at a finite offer, or at infinity.
  init(
    pixel: Double, leaps: [Double]?, mayTurnBack: Bool = true, mayTurnBackEarly: Bool = true, limit: Int = Self.limit,
    guide: LengthGuide = LengthGuide(), ask: @escaping (Double) throws -> Answer
  ) {
    self.pixel = pixel
    self.leaps = leaps
    self.mayTurnBack = mayTurnBack
    self.mayTurnBackEarly = mayTurnBackEarly
    self.limit = limit
    self.guide = guide
    self.ask = ask
  }

  /// The possible lengths up to `reach`, in ascending order; the last piece is endless where the child is.
  ///
  /// - Parameter bottom: Where the search may end: below the first possible length that is no more, all down to the answer
  ///   to 0 count as possible for nothing. Infinity asks for no more than the greatest length. A search that may end
  ///   somewhere ends where there are too many lengths.
  mutating func pieces(upTo reach: Double, downTo bottom: Double = 0) throws -> [LengthPiece] {
    let least = try least()
    var greatest = try answer(at: .infinity)
    // A child that is endless where it is offered nothing may end where it is offered more.
    let hasLeast = least.length.isFinite
    guard hasLeast || mayTurnBack else { return [LengthPiece(at: least.length, cost: least.cost)] }
    // Where it begins at the reach, an interval without an end would be one of a single length.
    let reach = hasLeast && least.length >= reach ? 2 * least.length : reach
    if mayTurnBackEarly, hasLeast, greatest.length < least.length { greatest = least }
    if greatest.length.isFinite {
      // A child may take less of an endless offer: a grid its tracks' least, a stack what is left by endless views in it.
      let end = max(reach, 2 * greatest.length)
      let far = try answer(at: end)
      if isSame(far.length, end) {
        greatest.length = .infinity
      } else if far.length > greatest.length {
        greatest = far
      }
    }
    let isEndless = !greatest.length.isFinite
    seemsRigid = greatest.length == least.length
    let island = isEndless || !mayTurnBackEarly ? nil : try island(above: greatest.length, upTo: reach)
    guard isEndless || greatest.length != least.length || mayTurnBackEarly else { return try [onlyPiece(least)] }
    // A child that may turn back may take less than what it answers to nothing.
    let rest = mayTurnBack ? 0 : least.length
    var pieces: [LengthPiece] = []
    var top: Double? = try island ?? settled(isEndless ? reach : greatest.length)
    if bottom == .infinity, let end = top {
      isOpenBelow = true
      let isAll = isEndless && end >= reach
      let open = LengthPiece(from: min(rest, end), LengthPiece.Cost(), to: isAll ? .infinity : end, LengthPiece.Cost())
      // What it takes of nothing may be more than it keeps to.
      let nothing = try answer(at: 0)
      let isKnown = isAll || nothing.length <= end + tolerance(end) || nothing.length == .infinity
      return try isKnown ? [open] : [open, onlyPiece(nothing)]
    }
    while let end = top {
      let start = try beginning(of: end)
      pieces += try linearPieces(from: start, to: end).reversed()
      let ceiling = ceiling(after: pieces.count, from: start, reach: reach)
      isCutOff = isCutOff || ceiling < start
      isOpenBelow = (start <= bottom || isCutOff && bottom > 0) && start - pixel > rest
      guard !isOpenBelow else { break }
      top = try next(below: ceiling, least: least.length)
    }
    if isEndless, let first = pieces.first, first.upper > first.lower, first.upper >= reach {
      pieces[0].upper = .infinity
    }
    if isOpenBelow, let start = pieces.last?.lower {
      pieces.append(LengthPiece(from: rest, LengthPiece.Cost(), to: start - pixel / 64, LengthPiece.Cost()))
    }
    try complete(&pieces)
    return pieces.sorted { $0.lower < $1.lower }
  }

  /// The answer to nothing, or to a pixel where that is less: texts one below another that are offered no width may have
  /// no height either, and leave the others room in which they are wider.
  private mutating func least() throws -> Answer {
    let (nothing, little) = try (answer(at: 0), answer(at: pixel))
    let isLess = nothing.length.isFinite && little.length < nothing.length - tolerance(nothing.length)
    return isLess ? little : nothing
  }

  /// Adds what the child takes of nothing to some possible lengths if it is none of them: it may not keep to it. What has no
  /// end is only taken where nothing else can be.
  private mutating func complete(_ pieces: inout [LengthPiece]) throws {
    let nothing = try answer(at: 0)
    guard nothing.length.isFinite || pieces.isEmpty else { return }
    let isKnown = pieces.contains {
      $0.lower <= nothing.length + tolerance(nothing.length) && nothing.length <= $0.upper + tolerance(nothing.length)
    }
    if !isKnown { pieces.append(try onlyPiece(nothing)) }
  }

  /// The possible lengths between two others, both included, in ascending order.
  mutating func pieces(from lower: Double, to upper: Double) throws -> [LengthPiece] {
    let (least, nothing) = try (least(), answer(at: 0).length)
    var pieces: [LengthPiece] = []
    var top: Double? = try settled(upper)
    while let end = top, end >= lower {
      // A child may answer more than it is offered.
      guard end <= upper else {
        let start = try beginning(of: end)
        top = start <= upper ? upper : try next(below: start, least: least.length)
        continue
      }
      let start = max(lower, try beginning(of: end))
      pieces += try linearPieces(from: start, to: end).reversed()
      isCutOff = pieces.count >= limit
      guard start > lower, !isCutOff else { break }
      top = try next(below: start, least: least.length)
    }
    if lower <= nothing, nothing <= upper { try complete(&pieces) }
    return pieces.sorted { $0.lower < $1.lower }
  }

  /// Below which length the next one is sought when `count` pieces were found, the last of which begins at `start`.
  ///
  /// What lies beyond the reach is too much for the child in most divisions, and what lies between two lengths that are
  /// close to each other makes little difference: if there are too many, these are passed over.
  private func ceiling(after count: Int, from start: Double, reach: Double) -> Double {
    if start > reach { return count < limit / 4 ? start : reach }
    guard count >= limit / 2 else { return start }
    return start - start / Double(max(2, limit - count))
  }

  /// The piece of a child's least length, at the offer that the realisation will make: the length itself where the child
  /// keeps to it, else 0.
  private mutating func onlyPiece(_ least: Answer) throws -> LengthPiece {
    let kept = try answer(at: least.length)
    return LengthPiece(at: least.length, cost: isSame(kept.length, least.length) ? kept.cost : least.cost)
  }
}

extension PossibleLengths {
  /// What the child answers to an offer; each is made only once.
  mutating func answer(at offer: Double) throws -> Answer {
    if let known = known[offer] { return known }
    let answer = try ask(offer)
    known[offer] = answer
    return answer
  }

  private func tolerance(_ length: Double) -> Double { 1e-9 * max(1, length.magnitude) }

  func isSame(_ length: Double, _ other: Double) -> Bool { abs(length - other) <= tolerance(other) }

  mutating func keeps(_ offer: Double) throws -> Bool { try isSame(answer(at: offer).length, offer) }

  /// The possible length that the child answers to an offer, if it comes to one by being offered what it answered.
  ///
  /// A child that has to be asked more than twice may take less of a larger offer: then a greater length may be possible
  /// that it was not led to, and the offers between are tried too.
  private mutating func settled(_ offer: Double) throws -> Double? {
    var lengths = [offer]
    for _ in 0..<Self.mostAnswers {
      let length = lengths[lengths.count - 1]
      let answered = try answer(at: length).length
      guard answered.isFinite else { return nil }
      // A child that takes ever more of a larger offer comes to no length.
      guard answered <= Self.mostGrowth * max(1, offer) else { break }
      if isSame(answered, length) {
        return lengths.count > 2 ? try greatest(from: answered, to: offer, beside: lengths) ?? answered : answered
      }
      lengths.append(answered)
      if lengths.count > 3, let end = try limit(of: lengths, atMost: Self.mostGrowth * max(1, offer)) {
        return end < answered ? end : try greatest(from: end, to: lengths.max() ?? end, beside: lengths) ?? end
      }
    }
    return try greatest(from: mayTurnBackEarly ? 0 : lengths.min() ?? 0, to: offer, beside: lengths)
  }

  /// Where answers come to rest that come closer and closer: the line of the last two of them meets the offers there.
  private mutating func limit(of lengths: [Double], atMost most: Double) throws -> Double? {
    let last = lengths.suffix(3).map { $0 }
    let steps = (last[1] - last[0], last[2] - last[1])
    guard abs(steps.1) < abs(steps.0) else { return nil }
    let limit = last[2] - steps.1 * steps.1 / (steps.1 - steps.0)
    // Answers that grow ever more slowly by roundings alone come to no length.
    guard limit >= 0, limit <= most else { return nil }
    for length in Self.plainNumbers(near: limit) where abs(length - limit) <= 1e-9 * max(1, limit) {
      if try keeps(length) { return length }
    }
    return try keeps(limit) ? limit : nil
  }

  /// A greater length that the child keeps to, although it takes less of an endless offer and of none.
  private mutating func island(above greatest: Double, upTo reach: Double) throws -> Double? {
    let even = (1..<Self.evenParts).map { reach * Double($0) / Double(Self.evenParts) }
    let closing = (1...Self.closingParts).map { reach / exp2(Double($0) / 4) }
    // An interval may also begin beside the greatest length.
    let looks = guide.pieces.isEmpty ? even + closing : guidedOffers(above: greatest, upTo: reach)
    let offers = (looks + besideLeaps).filter { $0 > greatest + pixel && $0 < reach } + [greatest + pixel]
    // All of them are asked: an island may lie below another one.
    for offer in offers where try !keeps(offer) {
      let answered = try answer(at: offer).length
      if answered > greatest + pixel { _ = try keeps(answered) }
    }
    return try keptLength(above: greatest, below: reach)
  }

  /// The end of the greatest interval between two lengths in which the child was seen to keep to an offer; nil where it was
  /// not.
  private mutating func keptLength(above lower: Double, below upper: Double) throws -> Double? {
    let between = known.keys.filter { $0 > lower + pixel / 2 && $0 < upper }.sorted(by: >)
    guard let place = try between.firstIndex(where: { try keeps($0) }) else { return nil }
    return try ending(from: between[place], to: place > 0 ? between[place - 1] : upper)
  }

  /// How many offers above the greatest length are looked at, evenly and ever closer to 0.
  private static let evenParts = 32
  private static let closingParts = 40
  /// How often a child is offered what it answered.
  private static let mostAnswers = 8
  /// How often an interval is halved in which a child comes to keep to its offer.
  private static let mostHalvings = 24
  /// How many times the first offer a child's answers are followed.
  private static let mostGrowth = 1_024.0

  /// The greatest possible length found by trying the offers between two lengths, evenly and beside some of them.
  private mutating func greatest(from lower: Double, to upper: Double, beside lengths: [Double]) throws -> Double? {
    guard upper - lower > pixel else { return nil }
    let even = (1..<32).map { upper - (upper - lower) * Double($0) / 32 }
    let known = lengths.flatMap { [$0, $0 - pixel] } + besideLeaps
    var above = upper
    for offer in (even + known).filter({ $0 > lower && $0 < upper }).sorted(by: >) {
      if try keeps(offer) { return try ending(from: offer, to: above) }
      if try answer(at: offer).length > offer, try answer(at: above).length < above,
        let length = try meeting(from: offer, to: above)
      {
        return length
      }
      above = offer
    }
    return nil
  }

  /// A length that the child keeps to, between an offer to which it answers more and one to which it answers less; nil
  /// where it leaps past all of them.
  private mutating func meeting(from lower: Double, to upper: Double) throws -> Double? {
    var (lower, upper) = (lower, upper)
    for _ in 0..<Self.mostHalvings {
      let misses = try (lower: answer(at: lower).length - lower, upper: answer(at: upper).length - upper)
      guard misses.lower.isFinite, misses.upper.isFinite else { return nil }
      let crossing = lower + (upper - lower) * misses.lower / (misses.lower - misses.upper)
      for offer in Self.plainNumbers(near: crossing).prefix(3) where abs(offer - crossing) <= 1e-9 * max(1, crossing) {
        if try keeps(offer) { return offer }
      }
      for offer in [crossing, (lower + upper) / 2] where offer > lower && offer < upper {
        let answered = try answer(at: offer).length
        if isSame(answered, offer) { return try ending(from: offer, to: upper) }
        if answered > offer { lower = offer } else { upper = offer }
      }
      guard upper - lower > 1e-9 * max(1, upper) else { return nil }
    }
    return nil
  }

  /// The greatest offer that the child keeps to, between one that it keeps to and one that it does not: the plain number
  /// there, if it is one; a pixel less where the child keeps to all below that number but not to it.
  private mutating func ending(from lower: Double, to upper: Double) throws -> Double {
    for rounded in Self.plainNumbers(near: (lower + upper) / 2) + Self.plainNumbers(near: upper) {
      let beyond = rounded + 1e-6 * max(1, rounded)
      guard rounded > lower, beyond < upper, try keeps(rounded), try !keeps(beyond) else { continue }
      return rounded
    }
    let ends = try boundary(from: lower, to: upper, within: 1e-11 * max(1, upper)) { try !$0.keeps($1) }
    for rounded in Self.plainNumbers(near: ends.lower).prefix(3) {
      guard abs(rounded - ends.lower) <= 1e-6 * max(1, rounded) else { continue }
      if try keeps(rounded) { return rounded }
      for before in [rounded - pixel, max(lower, rounded - pixel)] where before > 0 {
        if try keeps(before) { return before }
      }
    }
    return ends.lower
  }

  /// The next possible length below `start`, at which nothing a little smaller is possible.
  private mutating func next(below start: Double, least: Double) throws -> Double? {
    let below = start - pixel
    guard below > 0, below < start else { return nil }
    let answered = try answer(at: below).length
    if isSame(answered, below) { return below }
    if answered < below, let length = try settled(answered, below: start) { return length }
    if answered < below { return mayTurnBack ? try dip(below: start) : nil }
    guard least < start - tolerance(start) else { return mayTurnBack ? try dip(below: start) : nil }
    // The child answers `start` to smaller offers too: the next length lies below the greatest offer that gives less.
    if let length = try guidedLength(below: start) { return length }
    let leap = try boundary(from: 0, to: below, within: pixel / 16) {
      try $0.answer(at: $1).length >= start - $0.tolerance(start)
    }
    if try keeps(leap.lower) { return try ending(from: leap.lower, to: leap.upper) }
    return try settled(try answer(at: leap.lower).length, below: start)
  }

  /// The possible length that an offer leads to, if it lies clearly below `start`: as close as this, a length is only what
  /// the programs inside leave open of `start` itself.
  private mutating func settled(_ offer: Double, below start: Double) throws -> Double? {
    guard let length = try settled(offer), length < start - pixel / 64 else { return nil }
    // A child that takes less of a larger offer may be led to the beginning of an interval.
    let beyond = length + pixel
    guard mayTurnBackEarly, beyond < start - pixel else { return length }
    _ = try keeps(beyond)
    return try keptLength(above: length, below: start - pixel) ?? length
  }

  /// The greatest possible length below `start` found by trying, of a child that answers no less to an offer of 0: a
  /// ViewThatFits may fall back on a larger view, and a square that fills grows where another one leaves it more.
  private mutating func dip(below start: Double) throws -> Double? {
    let parts = seemsRigid ? [0.75, 0.4, 0.1] : [0.93, 0.81, 0.69, 0.56, 0.44, 0.31, 0.19, 0.08, 0.02, 0.002]
    for offer in (parts.map { start * $0 } + besideLeaps).sorted(by: >) where offer > 0 && offer < start - pixel {
      if try answer(at: offer).length < start - tolerance(start), let length = try settled(offer, below: start) {
        return length
      }
    }
    return nil
  }

  /// The offers at and just below every known leap.
  var besideLeaps: [Double] { (leaps ?? []).flatMap { [$0, $0 - pixel] } }
}
