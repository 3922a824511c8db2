/// The least and the greatest length that a view takes, in points.
package struct LengthRange: Hashable, Sendable {
  /// The answer to 0.
  package var minimum: CGFloat
  /// The answer to infinity; it may be infinite.
  package var maximum: CGFloat

  package init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The lengths that one stack gave its children for one proposal, or one grid its tracks, and how it came to them.
/// Lengths are in points.
public struct Allocation: Hashable, Sendable {
  /// What the length was given to.
  public enum Kind: Hashable, Sendable {
    /// The children of a stack.
    case stack
    /// The columns or rows of a grid; a lazy grid's are its descriptions, an adaptive one with all its tracks.
    case tracks
  }

  /// One child's part.
  public struct Share: Hashable, Sendable {
    /// The length offered; nil where the stack had none to share.
    public var offer: CGFloat?
    /// The child's place in the order of asking, from 1; nil where there was no order.
    public var asked: Int?
    /// How many children shared what was left when the child was asked; nil where nothing was shared.
    public var sharers: Int?
    /// The length the child took.
    public var length: CGFloat
    /// The child's length across the stack.
    public var breadth: CGFloat = 0
    /// What the cells of a Grid's track answered to 0 × 0 and to ∞ × ∞; nil for others.
    package var range: LengthRange?

    package init(offer: CGFloat? = nil, asked: Int? = nil, sharers: Int? = nil, length: CGFloat = 0) {
      self.offer = offer
      self.asked = asked
      self.sharers = sharers
      self.length = length
    }
  }

  /// What the length was given to.
  public var kind: Kind
  /// The index of the stack's or grid's element in its tree.
  package var stack: Int
  /// The axis along which the length is shared.
  public var axis: Axis
  /// What the stack was proposed.
  public var proposal: ProposedViewSize
  /// The size it answered.
  public var size: CGSize
  /// The sum of the gaps.
  public var spacing: CGFloat
  /// The children's parts in source order.
  public var shares: [Share]
  /// The major length at placement, where it differs from the proposal's.
  public var placedAt: CGFloat?

  package init(
    kind: Kind = .stack, stack: Int, axis: Axis, proposal: ProposedViewSize, size: CGSize, spacing: CGFloat,
    shares: [Share],
    placedAt: CGFloat? = nil
  ) {
    self.kind = kind
    self.stack = stack
    self.axis = axis
    self.proposal = proposal
    self.size = size
    self.spacing = spacing
    self.shares = shares
    self.placedAt = placedAt
  }

  /// The major length proposed; nil where it was unspecified.
  public var offered: CGFloat? { proposal[axis] }
  /// The major length answered.
  public var used: CGFloat { size[axis] }
  /// The children's lengths in source order.
  public var lengths: [CGFloat] { shares.map(\.length) }
}
