/// One line of a trace: a proposal that passed a traced point, the answer to it, or a position given.
public struct TraceEntry: Hashable, Sendable {
  /// What happened at the traced point.
  public enum Event: Hashable, Sendable {
    /// A proposal arrived.
    case proposal(ProposedViewSize)
    /// A size, in points, was answered.
    case report(CGSize)
    /// The view inside was placed at a point, in the coordinates of that placement.
    case position(CGPoint)
  }

  /// The label of the traced point.
  public var label: String
  /// What happened.
  public var event: Event
  /// How many traced questions were open when it happened.
  public var depth: Int
  /// Why the proposal was made; nil for other events.
  public var reason: ProposalReason?

  /// Makes an entry.
  public init(label: String, event: Event, depth: Int = 0, reason: ProposalReason? = nil) {
    self.label = label
    self.event = event
    self.depth = depth
    self.reason = reason
  }
}

/// Why a container proposed what it proposed.
public enum ProposalReason: Hashable, Sendable {
  /// The root is proposed the area.
  case root
  /// A stack asks for the least length (9.2 of the semantics).
  case minimumProbe
  /// A stack asks for the greatest length (9.2).
  case maximumProbe
  /// A stack reserves the least length of a lower priority (9.2).
  case reserveProbe
  /// A stack offers one of `count` equal shares of `remaining` points (9.3).
  case share(count: Int, remaining: CGFloat)
  /// A Grid offers a cell the share of its column and its row (V3.5 of the vocabulary).
  case cellShare
  /// A stack offers all that is left of its length when the minimums of the children after this one are taken off.
  case rest
  /// A stack offers a length chosen beforehand.
  case prescribed
  /// A stack without a proposal of its own asks for the ideal length (9.4).
  case ideal
  /// A modifier or container passes on a proposal for measuring.
  case measuring
  /// A container places a child.
  case placing
}
