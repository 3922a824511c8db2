internal import ViewTree

/// The input of a one-pass rule, which makes each child one offer. ``StackChildren`` are views and have to be asked for their
/// ends; ``RangedChildren`` are plain ranges such as 200…250, whose ends are known.
protocol OnePassChildren {
  /// What is remembered of the children's answers.
  associatedtype Memory
  /// Why a child cannot be asked.
  associatedtype Failure: Error

  /// How many children there are.
  var count: Int { get }

  /// The layout priority of a child.
  func priority(of child: Int) -> Double

  /// The least length of a child.
  func minimum(
    of child: Int, because reason: ProposalReason, _ memory: inout Memory
  ) throws(Failure) -> CGFloat

  /// The greatest length of a child.
  func maximum(of child: Int, _ memory: inout Memory) throws(Failure) -> CGFloat

  /// The least length of a child that was asked for it before; 0 of another.
  func reserve(for child: Int, _ memory: Memory) -> CGFloat

  /// Makes a child its only offer, one of `sharers` equal parts of what is left, and returns the length it takes.
  mutating func offer(
    _ length: CGFloat, to child: Int, sharers: Int, of remaining: CGFloat
  ) throws(Failure) -> CGFloat
}

/// Children whose least and greatest lengths are known before the pass, so that nothing has to be remembered.
protocol KnownEnds: OnePassChildren where Memory == Void {
  /// The least length of a child.
  func minimum(of child: Int) -> CGFloat
  /// The greatest length of a child.
  func maximum(of child: Int) -> CGFloat
}

extension KnownEnds {
  func minimum(of child: Int, because reason: ProposalReason, _ memory: inout Void) -> CGFloat { minimum(of: child) }
  func maximum(of child: Int, _ memory: inout Void) -> CGFloat { maximum(of: child) }
  func reserve(for child: Int, _ memory: Void) -> CGFloat { minimum(of: child) }
}

/// The rules that ask every child once and offer it an equal share of what is left (9.2 and 9.3 of the semantics): SwiftUI's
/// own, and those that differ from it in nothing but the order.
enum OnePass {
  /// Brings the children into the order in which they are asked, from the order that they had: the first comparison is of
  /// the second child with the first.
  ///
  /// Up to 32 children are sorted by insertion, more by the standard library's sort, whose order of comparisons SwiftUI
  /// shares.
  ///
  /// - Complexity: O(*n*²) comparisons up to 32 children, without allocating; O(*n* log *n*) beyond.
  static func sort<Children: OnePassChildren, Places: MutableCollection & RandomAccessCollection>(
    _ places: inout Places, of children: Children, by order: AskingOrder, _ memory: inout Children.Memory
  ) throws(Children.Failure) where Places.Element == Int, Places.Index == Int {
    guard places.count <= 32 else {
      var failure: Children.Failure?
      places.sort { first, second in
        guard failure == nil else { return false }
        do throws(Children.Failure) {
          return try order.asks(first, before: second, of: children, &memory)
        } catch {
          failure = error
          return false
        }
      }
      if let failure { throw failure }
      return
    }
    for start in places.indices.dropFirst() {
      let current = places[start]
      var hole = start
      while hole > places.startIndex, try order.asks(current, before: places[hole - 1], of: children, &memory) {
        places[hole] = places[hole - 1]
        hole -= 1
      }
      places[hole] = current
    }
  }

  /// Offers each child its share, in the order given, whose priorities fall.
  ///
  /// A priority group is offered what is left when the minimums of the lower groups are taken off: of 300 points, 60 set
  /// aside for a lower child leave 120 for each of two.
  static func share<Children: OnePassChildren, Places: RandomAccessCollection>(
    _ available: CGFloat, among children: inout Children, in places: Places, _ memory: Children.Memory
  ) throws(Children.Failure) where Places.Element == Int, Places.Index == Int {
    var available = available
    var start = places.startIndex
    while start < places.endIndex {
      let priority = children.priority(of: places[start])
      var end = start + 1
      while end < places.endIndex, children.priority(of: places[end]) == priority { end += 1 }
      if start == places.startIndex {
        available -= reserve(for: places[end...], children, memory)
      } else {
        available += reserve(for: places[start..<end], children, memory)
      }
      for position in start..<end {
        let sharers = end - position
        let length = try children.offer(
          max(available / CGFloat(sharers), 0), to: places[position], sharers: sharers, of: available)
        if !(available - length).isNaN { available -= length }
      }
      start = end
    }
  }

  /// The minimums set aside for some children, added in the order given.
  private static func reserve<Children: OnePassChildren>(
    for places: some Sequence<Int>, _ children: Children, _ memory: Children.Memory
  ) -> CGFloat {
    var sum: CGFloat = 0
    for child in places { sum += children.reserve(for: child, memory) }
    return sum
  }
}

/// How far a child's length can vary, in the order in which SwiftUI asks (9.6 of the semantics).
public struct Flexibility: Sendable {
  /// The difference between the greatest and the least length in points; infinite for a child without a greatest.
  public let width: CGFloat
  private let tieBreaker: CGFloat

  /// Makes the flexibility of a child that answers `minimum` to 0 and `maximum` to ∞.
  public init(minimum: CGFloat, maximum: CGFloat) {
    width = maximum - minimum
    tieBreaker = width == .infinity ? -minimum : 0
  }

  /// Whether a child of the first flexibility is asked before one of the second; of two infinite ones the one with the
  /// larger minimum is, and equal finite ones keep their order.
  public static func < (first: Flexibility, second: Flexibility) -> Bool {
    first.width == second.width ? first.tieBreaker < second.tieBreaker : first.width < second.width
  }
}
