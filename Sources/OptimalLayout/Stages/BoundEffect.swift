internal import LayoutEngine

/// What relaxing one bound of a stack by a point does to its optimum, measured by solving the relaxed program.
///
/// A stack whose division stated constraints or goals of the whole tree chose is relaxed in its tree's program, any other by
/// itself.
///
/// Duals are not read for it: at a degenerate optimum they say what one of several bounds would be worth if it alone
/// were in the way.
public struct BoundEffect: Hashable, Sendable {
  /// Which bound is relaxed.
  public enum Bound: String, Hashable, Sendable {
    /// The greatest length of a child, by a point more.
    case maximum
    /// The least length of a child, by a point less, but not below 0.
    case minimum
    /// The length offered to the stack, by a point more.
    case offered
  }

  /// The key of the child whose bound it is; that of the stack for the offer.
  public var view: String
  /// Which bound is relaxed.
  public var bound: Bound
  /// By how much the length used grows, in points.
  public var used: Double
  /// By how much the overflow grows, in points; below 0 where it shrinks.
  public var overflow: Double

  /// Makes an effect.
  public init(view: String, bound: Bound, used: Double, overflow: Double) {
    self.view = view
    self.bound = bound
    self.used = used
    self.overflow = overflow
  }
}

extension IsolatedOptima {
  /// What relaxing each binding bound of a stack by a point does at a proposal with a finite major length: the
  /// children's bounds in source order, a maximum before a minimum, then the offer.
  ///
  /// A bound binds where the optimum lies at it, the offer where it is used up. A minimum of 0 cannot be relaxed, and
  /// an endless stack has no bound that would matter. Nil where the stack has no optimum at the proposal.
  ///
  /// - Complexity: the stages of the stack's program once for each binding bound.
  package func sensitivity(
    of stack: Int, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> [BoundEffect]? {
    guard let allocation = try stacks.allocation(of: stack, proposed: proposal),
      let optimum = try optimum(of: stack, proposed: proposal)
    else { return nil }
    let tree = stacks.questions.tree
    let children = children(of: allocation)
    let key = tree.key(of: stack)
    let names = children.elements.map { tree.key(ofChild: $0) }
    return try BoundEffect.all(on: optimum, key: key, names: names) { bound in
      let (ranges, offered) = optimum.relaxed(bound)
      return try distribution.solve(ranges, for: children, offered: CGFloat(offered), key: key)
    }
  }

  /// What relaxing each binding bound of a grid's columns or rows by a point does at a proposal with a finite length
  /// along `axis`; the tracks' bounds as the children's of a stack.
  ///
  /// - Complexity: the stages of the tracks' program once for each binding bound.
  package func sensitivity(
    ofTracksOf grid: Int, along axis: Axis, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> [BoundEffect]? {
    guard let optimum = try optimum(ofTracksOf: grid, along: axis, proposed: proposal) else { return nil }
    let facts = stacks.questions
    let names = optimum.children.indices.map { facts.tree.key(ofTrack: $0, of: grid, along: axis) }
    return try BoundEffect.all(on: optimum, key: facts.tree.key(of: grid), names: names) { bound in
      let (ranges, offered) = optimum.relaxed(bound)
      return try TrackProgram(
        facts: facts, grid: grid, axis: axis, ranges: ranges, cells: optimum.cells, spacing: optimum.spacing,
        offered: offered
      ).optimum(by: distribution)
    }
  }
}

/// A bound of a stack, or of a grid's tracks, at which its optimum lies.
struct BindingBound {
  /// The place of the child whose bound it is; nil for the offer.
  var child: Int?
  var kind: BoundEffect.Bound
  /// The length at which it lies, in points.
  var length: Double
}

extension BoundEffect {
  /// The effects of a stack's binding bounds, each relaxed in its turn: the children's in source order, then the offer's.
  ///
  /// - Parameter solve: The optimum with one bound relaxed; nil where the stack is not shown then.
  static func all(
    on optimum: StackOptimum, key: String, names: [String], _ solve: (BindingBound) throws -> StackOptimum?
  ) throws(LayoutFailure) -> [BoundEffect] {
    guard optimum.used.isFinite else { return [] }
    do {
      return try optimum.bindingBounds.compactMap { bound in
        try solve(bound).map { relaxed in
          BoundEffect(from: optimum, to: relaxed, view: bound.child.map { names[$0] } ?? key, bound: bound.kind)
        }
      }
    } catch let failure as LayoutFailure {
      throw failure
    } catch {
      throw .undecided(view: key, cause: error)
    }
  }
}

extension BoundEffect {
  private init(from optimum: StackOptimum, to relaxed: StackOptimum, view: String, bound: Bound) {
    self.view = view
    self.bound = bound
    let scale = max(1, abs(optimum.used), abs(optimum.offered))
    used = Self.withoutDust(relaxed.used - optimum.used, scale: scale)
    overflow = Self.withoutDust(relaxed.overflow - optimum.overflow, scale: scale)
  }

  /// The whole number next to a difference of sums of this magnitude, where only rounding keeps it from that.
  private static func withoutDust(_ difference: Double, scale: Double) -> Double {
    let whole = difference.rounded()
    return abs(difference - whole) <= 1e-9 * scale ? whole + 0 : difference
  }
}

extension StackOptimum {
  /// The bounds at which the optimum lies and which can be relaxed: the children's in source order, then the offer.
  fileprivate var bindingBounds: [BindingBound] {
    let ofChildren = zip(lengths, children).enumerated().flatMap { index, child -> [BindingBound] in
      let (length, range) = child
      var bounds: [BindingBound] = []
      if range.maximum.isFinite, Self.isSame(length, range.maximum) {
        bounds.append(BindingBound(child: index, kind: .maximum, length: range.maximum))
      }
      if range.minimum.isFinite, range.minimum > 0, Self.isSame(length, range.minimum) {
        bounds.append(BindingBound(child: index, kind: .minimum, length: range.minimum))
      }
      return bounds
    }
    let isUsedUp = used >= offered || Self.isSame(used, offered)
    return ofChildren + (isUsedUp ? [BindingBound(child: nil, kind: .offered, length: offered)] : [])
  }

  /// What is known of the children, and what is offered, with one bound relaxed.
  fileprivate func relaxed(_ bound: BindingBound) -> (ranges: [ChildRange], offered: Double) {
    guard let child = bound.child else { return (children, offered + 1) }
    var ranges = children
    ranges[child].relax(bound.kind)
    return (ranges, offered)
  }

  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-7 * max(1, abs(one), abs(other))
  }
}

extension ChildRange {
  /// Moves one bound outwards by a point; what is hidden stays as it was.
  mutating func relax(_ bound: BoundEffect.Bound) {
    switch bound {
    case .maximum:
      maximum += 1
      if !pieces.isEmpty { pieces[pieces.count - 1].upper = maximum }
    case .minimum:
      let relaxed = max(0, minimum - 1)
      if !pieces.isEmpty { pieces[0].extend(downTo: relaxed) }
      if floor == minimum { floor = relaxed }
      minimum = relaxed
    case .offered: break
    }
  }
}

extension LengthPiece {
  /// Lets the interval begin lower; its costs go on as they go within it.
  fileprivate mutating func extend(downTo length: Double) {
    overflow.value += overflow.slope * (length - lower)
    excess.value += excess.slope * (length - lower)
    lower = length
  }
}
