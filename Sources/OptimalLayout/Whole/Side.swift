/// A length that gets columns and rows of its own only where something depends on it.
final class Side {
  /// The least and the greatest value that it can take.
  let lower: Double
  let upper: Double
  /// The values that it can take, where it cannot take all between the least and the greatest; nil where it may.
  let values: LengthSet?
  private var known: Quantity?
  private let make: ((inout TreeTranslation) throws -> Quantity)?
  /// What was made of it, so that the same is not made of it again while something depends on that.
  private var derived: [Change: Derived] = [:]

  private enum Change: Hashable {
    case shift(Double)
    case clamp(Double, Double)
  }

  private struct Derived {
    weak var side: Side?
  }

  /// A length that is a quantity already.
  init(_ quantity: Quantity) {
    lower = quantity.lower
    upper = quantity.upper
    values = quantity.values
    known = quantity
    make = nil
  }

  /// A length that `make` translates when it is needed.
  init(
    in span: Span, of values: LengthSet? = nil, make: @escaping (inout TreeTranslation) throws -> Quantity
  ) {
    lower = span.lower
    upper = span.upper
    self.values = values
    self.make = make
  }

  static func constant(_ length: Double) -> Side { Side(.constant(length)) }

  /// The value of a length that never varies.
  var constant: Double? { lower == upper ? lower : nil }

  /// The values that it can take, or more.
  var possible: LengthSet { values ?? LengthSet(from: lower, to: upper) }

  /// The length as rows have it, if some row needed it; a constant always.
  var translated: Quantity? { known ?? constant.map { .constant($0) } }

  /// The length as rows have it, translated the first time.
  func quantity(_ translation: inout TreeTranslation) throws -> Quantity {
    if let known { return known }
    if let constant { return .constant(constant) }
    guard var made = try make?(&translation) else { return .constant(lower) }
    // What turned out to be one length is a constant to whatever depends on it.
    if made.expression.terms.isEmpty, !made.isEndless { made = .constant(made.expression.constant) }
    made.values = values ?? made.values
    known = made
    return made
  }

  /// The length and some points.
  func shifted(by points: Double) -> Side {
    if points == 0 { return self }
    return derived(by: .shift(points)) {
      if let translated { return Side(translated + points) }
      return Side(in: Span(lower + points, upper + points), of: values?.shifted(by: points)) {
        try self.quantity(&$0) + points
      }
    }
  }

  private func derived(by change: Change, _ make: () -> Side) -> Side {
    if let known = derived[change]?.side { return known }
    let side = make()
    derived[change] = Derived(side: side)
    return side
  }

  /// The length kept between two bounds.
  func clamped(from least: Double, to greatest: Double) -> Side {
    if lower >= least, upper <= greatest { return self }
    let bounds = Span(min(max(lower, least), greatest), min(max(upper, least), greatest))
    return derived(by: .clamp(least, greatest)) {
      Side(in: bounds, of: values?.clamped(from: least, to: greatest)) { translation in
        let length = try self.quantity(&translation)
        let capped = try translation.minimum([length, .constant(greatest)])
        return try translation.maximum([capped, .constant(least)])
      }
    }
  }

  /// The length times a factor that is not negative.
  func scaled(by factor: Double) -> Side {
    guard upper.isFinite else { return self }
    return Side(in: Span(lower * factor, upper * factor), of: values?.scaled(by: factor)) {
      try self.quantity(&$0) * factor
    }
  }

  /// One length without another; 0 where the other has no end.
  static func difference(_ one: Side, _ other: Side) -> Side {
    guard other.upper.isFinite else { return .constant(0) }
    return Side(in: Span(one.lower - other.upper, one.upper - other.lower)) { translation in
      try one.quantity(&translation) + other.quantity(&translation) * -1
    }
  }

  /// The lengths and some points together.
  static func sum(of sides: [Side], plus points: Double) -> Side {
    let bounds = Span(sides.reduce(points) { $0 + $1.lower }, sides.reduce(points) { $0 + $1.upper })
    var values: LengthSet?
    if sides.contains(where: { $0.values != nil }) {
      values = sides.reduce(LengthSet(points)) { ($0 + $1.possible).limited(to: Quantity.greatestCount) }
    }
    return Side(in: bounds, of: values) { translation in
      try sides.reduce(Quantity.constant(points)) { try $0 + $1.quantity(&translation) }
    }
  }

  /// The largest of some lengths; 0 if there are none.
  static func largest(of sides: [Side]) -> Side {
    extreme(of: sides, max) { translation, quantities in try translation.maximum(quantities) }
  }

  /// The least of some lengths; 0 if there are none.
  static func least(of sides: [Side]) -> Side {
    extreme(of: sides, min) { translation, quantities in try translation.minimum(quantities) }
  }

  private static func extreme(
    of sides: [Side], _ choose: (Double, Double) -> Double,
    _ translate: @escaping (inout TreeTranslation, [Quantity]) throws -> Quantity
  ) -> Side {
    guard let first = sides.first else { return .constant(0) }
    if sides.count == 1 { return first }
    let bounds = sides.dropFirst().reduce((lower: first.lower, upper: first.upper)) {
      (choose($0.lower, $1.lower), choose($0.upper, $1.upper))
    }
    var values: LengthSet?
    if sides.contains(where: { $0.values != nil }) {
      // The extreme is one of the lengths, within what it can be.
      let all = LengthSet(sides.flatMap(\.possible.intervals)).limited(from: bounds.lower, to: bounds.upper)
      values = all.limited(to: Quantity.greatestCount)
    }
    return Side(in: Span(bounds.lower, bounds.upper), of: values) { translation in
      try translate(&translation, sides.map { try $0.quantity(&translation) })
    }
  }
}
