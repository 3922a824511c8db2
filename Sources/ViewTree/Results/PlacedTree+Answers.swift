/// A size that a view answered, with the proposal that it answered.
public struct Answer: Hashable, Sendable {
  /// What the view was proposed.
  public var proposal: ProposedViewSize
  /// The size it answered, in points.
  public var size: CGSize

  /// Makes an answer.
  public init(proposal: ProposedViewSize, size: CGSize) {
    self.proposal = proposal
    self.size = size
  }
}

extension PlacedTree {
  /// The answers that the view with this key, or the point inspected under this label, gave, in their order.
  ///
  /// A view is recorded where the layout traced every view; a question that a cache answered is not among them
  /// (5.1 of the semantics).
  public func answers(of key: String) -> [Answer] {
    var open: [ProposedViewSize] = []
    var answers: [Answer] = []
    for entry in trace where entry.label == key {
      switch entry.event {
      case .proposal(let proposal): open.append(proposal)
      case .report(let size):
        if let proposal = open.popLast() { answers.append(Answer(proposal: proposal, size: size)) }
      case .position: break
      }
    }
    return answers
  }
}
