internal import GreedyLayout
internal import LinearProgramming

/// A length in points as rows have it: a sum over columns, with the least and the greatest value that it can take.
struct Quantity {
  var expression: LinearExpression
  var lower: Double
  var upper: Double

  init(_ expression: LinearExpression, in bounds: ClosedRange<Double>) {
    self.expression = expression
    lower = bounds.lowerBound
    upper = bounds.upperBound
  }

  /// A length that never varies; it may be infinite.
  static func constant(_ length: Double) -> Quantity {
    Quantity(LinearExpression(length.isFinite ? length : 0), in: length...length)
  }

  /// The value of a length that never varies; nil for others.
  var constant: Double? { lower == upper ? lower : nil }
  /// Whether the length has no end.
  var isEndless: Bool { lower == .infinity }

  static func + (one: Quantity, other: Quantity) -> Quantity {
    guard !one.isEndless, !other.isEndless else { return .constant(.infinity) }
    return Quantity(one.expression + other.expression, in: (one.lower + other.lower)...(one.upper + other.upper))
  }

  static func + (one: Quantity, points: Double) -> Quantity {
    guard !one.isEndless else { return one }
    return Quantity(one.expression + points, in: (one.lower + points)...(one.upper + points))
  }

  static func * (one: Quantity, factor: Double) -> Quantity {
    guard !one.isEndless else { return one }
    let ends = [one.lower * factor, one.upper * factor].sorted()
    return Quantity(one.expression * factor, in: ends[0]...ends[1])
  }
}

/// A length that gets columns and rows of its own only where something depends on it.
final class Side {
  /// The least and the greatest value that it can take.
  let lower: Double
  let upper: Double
  private var known: Quantity?
  private let make: ((inout TreeTranslation) throws -> Quantity)?

  /// A length that is a quantity already.
  init(_ quantity: Quantity) {
    lower = quantity.lower
    upper = quantity.upper
    known = quantity
    make = nil
  }

  /// A length that `make` translates when it is needed.
  init(in bounds: ClosedRange<Double>, make: @escaping (inout TreeTranslation) throws -> Quantity) {
    lower = bounds.lowerBound
    upper = bounds.upperBound
    self.make = make
  }

  static func constant(_ length: Double) -> Side { Side(.constant(length)) }

  /// The value of a length that never varies.
  var constant: Double? { lower == upper ? lower : nil }

  /// The length as rows have it, if some row needed it; a constant always.
  var translated: Quantity? { known ?? constant.map { .constant($0) } }

  /// The length as rows have it, translated the first time.
  func quantity(_ translation: inout TreeTranslation) throws -> Quantity {
    if let known { return known }
    if let constant { return .constant(constant) }
    guard let made = try make?(&translation) else { return .constant(lower) }
    known = made
    return made
  }

  /// The length and some points.
  func shifted(by points: Double) -> Side {
    if points == 0 { return self }
    return Side(in: (lower + points)...(upper + points)) { try self.quantity(&$0) + points }
  }

  /// The length kept between two bounds.
  func clamped(from least: Double, to greatest: Double) -> Side {
    if lower >= least, upper <= greatest { return self }
    let bounds = min(max(lower, least), greatest)...min(max(upper, least), greatest)
    return Side(in: bounds) { translation in
      let length = try self.quantity(&translation)
      let capped = try translation.minimum([length, .constant(greatest)])
      return try translation.maximum([capped, .constant(least)])
    }
  }

  /// The length times a factor that is not negative.
  func scaled(by factor: Double) -> Side {
    guard upper.isFinite else { return self }
    return Side(in: (lower * factor)...(upper * factor)) { try self.quantity(&$0) * factor }
  }

  /// One length without another; 0 where the other has no end.
  static func difference(_ one: Side, _ other: Side) -> Side {
    guard other.upper.isFinite else { return .constant(0) }
    return Side(in: (one.lower - other.upper)...(one.upper - other.lower)) { translation in
      try one.quantity(&translation) + other.quantity(&translation) * -1
    }
  }

  /// The lengths and some points together.
  static func sum(of sides: [Side], plus points: Double) -> Side {
    let bounds = sides.reduce(points) { $0 + $1.lower }...sides.reduce(points) { $0 + $1.upper }
    return Side(in: bounds) { translation in
      try sides.reduce(Quantity.constant(points)) { try $0 + $1.quantity(&translation) }
    }
  }

  /// The largest of some lengths; 0 if there are none.
  static func largest(of sides: [Side]) -> Side {
    guard let first = sides.first else { return .constant(0) }
    if sides.count == 1 { return first }
    let bounds = (sides.map(\.lower).max() ?? 0)...(sides.map(\.upper).max() ?? 0)
    return Side(in: bounds) { translation in
      try translation.maximum(sides.map { try $0.quantity(&translation) })
    }
  }
}

/// What a view is proposed on one axis.
enum Offer {
  case unspecified
  case endless
  case length(Side)

  init(_ length: CGFloat?) {
    guard let length else {
      self = .unspecified
      return
    }
    self = length.isFinite ? .length(.constant(Double(length))) : .endless
  }

  /// The proposal where it never varies; nil where it does.
  var constant: CGFloat?? {
    switch self {
    case .unspecified: .some(nil)
    case .endless: .some(.infinity)
    case .length(let side): side.constant.map { .some(CGFloat($0)) }
    }
  }

  /// The same proposal with its length changed; an infinite one stays infinite.
  func map(_ change: (Side) -> Side) -> Offer {
    if case .length(let side) = self { .length(change(side)) } else { self }
  }
}

/// What a view is proposed on both axes.
struct Offers {
  var horizontal: Offer
  var vertical: Offer

  init(horizontal: Offer, vertical: Offer) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ length: Offer, along axis: Axis, across: Offer) {
    self =
      axis == .horizontal
      ? Offers(horizontal: length, vertical: across) : Offers(horizontal: across, vertical: length)
  }

  init(_ proposal: ProposedViewSize) {
    self.init(horizontal: Offer(proposal.width), vertical: Offer(proposal.height))
  }

  subscript(axis: Axis) -> Offer {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The proposal where neither side varies.
  var constant: ProposedViewSize? {
    guard let width = horizontal.constant, let height = vertical.constant else { return nil }
    return ProposedViewSize(width: width, height: height)
  }
}

/// A view's size on both axes.
struct Extent {
  var horizontal: Side
  var vertical: Side

  init(horizontal: Side, vertical: Side) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ size: CGSize) {
    self.init(horizontal: .constant(Double(size.width)), vertical: .constant(Double(size.height)))
  }

  subscript(axis: Axis) -> Side {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
