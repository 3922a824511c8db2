package import LayoutEngine

/// One stack of a survey: what it may use, and how its children answer. Lengths are in points.
///
/// One value is filled anew for every sample, so that a survey allocates nothing per stack.
package struct SampledStack: Sendable {
  /// The most children that a stack has: up to here SwiftUI sorts by insertion.
  package static let mostChildren = 32
  /// The most texts in one stack.
  package static let mostTexts = 4

  /// How a child answers.
  package enum Kind: Hashable, Sendable {
    /// A view that takes clamp(offer, minimum, maximum).
    case range
    /// A spacer, which takes the same; its priority is −∞.
    case spacer
    /// A text, which takes one of a few widths.
    case text(TextWidths)
  }

  /// The length offered to the stack, gaps included.
  package var offered = 0.0
  /// The gap between neighbours.
  package var gap = 0.0
  /// What the children answer to 0 and to ∞, and their priorities, in source order.
  ///
  /// A text answers 0 to a probe with 0, though it can never be that narrow (16.1 of the semantics).
  package private(set) var children: [RangedChild] = []
  /// How the children answer other offers, in source order.
  package private(set) var kinds: [Kind] = []
  /// The places of the texts.
  package private(set) var texts: [Int] = []

  /// Makes a stack without children.
  package init() {
    children.reserveCapacity(Self.mostChildren)
    kinds.reserveCapacity(Self.mostChildren)
    texts.reserveCapacity(Self.mostTexts)
  }

  /// Takes all children out.
  package mutating func removeAll() {
    children.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// Adds a view that takes clamp(offer, minimum, maximum).
  package mutating func append(_ minimum: Double, _ maximum: Double) {
    children.append(RangedChild(minimum: minimum, maximum: maximum))
    kinds.append(.range)
  }

  /// Adds a spacer.
  package mutating func appendSpacer(_ minimum: Double) {
    children.append(RangedChild(minimum: minimum, maximum: .infinity, priority: -.infinity))
    kinds.append(.spacer)
  }

  /// Adds a text.
  package mutating func append(_ widths: TextWidths) {
    texts.append(children.count)
    children.append(RangedChild(minimum: 0, maximum: widths[0]))
    kinds.append(.text(widths))
  }

  /// Puts a `layoutPriority` around a child.
  ///
  /// Only a bare text answers 0 to a probe with 0; with a modifier around it, it answers its least width (section 3 and
  /// 16.1 of the semantics).
  package mutating func setPriority(_ priority: Double, of child: Int) {
    children[child].priority = priority
    if case .text(let widths) = kinds[child] { children[child].minimum = widths.least }
  }

  /// Makes a child again what it was before its priority was set.
  mutating func restore(_ range: RangedChild, of child: Int) { children[child] = range }
}

extension SampledStack {
  /// How many children there are.
  package var count: Int { children.count }

  /// What the children may use: the offer without the gaps.
  package var available: Double { offered - gap * Double(max(0, count - 1)) }

  /// The length that a child takes at an offer.
  package func answer(of child: Int, to offer: Double) -> Double {
    if case .text(let widths) = kinds[child] { return widths.answer(to: offer) }
    return children[child].length(offered: offer)
  }

  /// The least length that a child can take.
  package func least(of child: Int) -> Double {
    if case .text(let widths) = kinds[child] { return widths.least }
    return children[child].minimum
  }

  /// The sum of the least lengths that the children can take.
  package var sumOfLeast: Double {
    var sum = 0.0
    for child in 0..<count { sum += least(of: child) }
    return sum
  }

  /// The sum of the greatest lengths that the children can take; infinite where one has no greatest.
  package var sumOfMaximums: Double {
    var sum = 0.0
    for child in 0..<count { sum += children[child].maximum }
    return sum
  }

  /// How tight the stack is: 0 where the greatest lengths just fit, 1 where the least ones just fit.
  ///
  /// That is (Σ*M* − *A*) / (Σ*M* − Σ*m*), a greatest length above *A* counting as *A*. Below 0 the children cannot fill
  /// the stack, above 1 they do not fit. Where no child can vary it is −∞, 1 or ∞.
  package var tightness: Double {
    let available = available
    var (least, greatest) = (0.0, 0.0)
    for child in 0..<count {
      let minimum = self.least(of: child)
      least += minimum
      greatest += max(minimum, min(children[child].maximum, available))
    }
    let missing = greatest - available
    guard greatest > least else { return missing == 0 ? 1 : missing > 0 ? .infinity : -.infinity }
    return missing / (greatest - least)
  }
}
