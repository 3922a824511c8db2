public import ViewTree

/// The children of a stack that is being measured, as a ``StackDistribution`` sees them.
public struct StackChildren {
  /// The layout in which they stand.
  package let questions: any StackQuestions
  /// The same, where the stack itself asks, so that a question is asked without a look-up of who answers it.
  private unowned(unsafe) let run: LayoutRun?
  /// The element of the stack.
  package let stack: Int
  /// The elements of the children in source order.
  package let elements: [Int]
  /// The stack's major axis.
  public let axis: Axis
  /// What the stack was proposed.
  public let proposal: ProposedViewSize
  /// The sum of the gaps in points.
  public let spacing: CGFloat
  /// The guide by which the children are aligned across the axis; nil where nobody asks where they stand.
  private let alignment: AlignmentKey?
  /// What each child was offered and took so far; empty where that is not recorded.
  private(set) var parts: [Measurement.Part]
  /// What each child that was made its offer takes, with its origin across the axis; empty where nobody asks.
  var settled: [ChildGeometry] = []
  /// How many were made an offer so far.
  private var offersMade = 0

  /// The children of a stack that is asked about by others than itself, or whose questions others answer.
  package init(
    questions: any StackQuestions, stack: Int, elements: [Int], axis: Axis, proposal: ProposedViewSize,
    spacing: CGFloat, aligning alignment: AlignmentKey? = nil, recordsShares: Bool = true
  ) {
    self.init(
      questions, nil, stack: stack, elements: elements, axis: axis, proposal: proposal, spacing: spacing,
      aligning: alignment, recordsShares: recordsShares)
  }

  /// The children of a stack that asks them itself.
  init(
    asking run: LayoutRun, stack: Int, elements: [Int], axis: Axis, proposal: ProposedViewSize, spacing: CGFloat,
    aligning alignment: AlignmentKey, recordsShares: Bool
  ) {
    self.init(
      run, run, stack: stack, elements: elements, axis: axis, proposal: proposal, spacing: spacing,
      aligning: alignment, recordsShares: recordsShares)
  }

  private init(
    _ questions: any StackQuestions, _ run: LayoutRun?, stack: Int, elements: [Int], axis: Axis,
    proposal: ProposedViewSize, spacing: CGFloat, aligning alignment: AlignmentKey?, recordsShares: Bool
  ) {
    self.questions = questions
    self.run = run
    self.stack = stack
    self.elements = elements
    self.axis = axis
    self.proposal = proposal
    self.spacing = spacing
    self.alignment = alignment
    parts = recordsShares ? Array(repeating: Measurement.Part(), count: elements.count) : []
  }

  /// How many children there are.
  public var count: Int { elements.count }

  /// What each child was offered and took so far, in source order; empty where that is not recorded.
  package var shares: [Allocation.Share] { parts.map(\.share) }

  /// The child's layout priority.
  public func priority(of child: Int) -> Double {
    if let run { return run.priority(of: elements[child]) }
    return questions.priority(ofChild: elements[child])
  }

  /// The child's layout priority where it is offered all it can take: that of the candidate which a ViewThatFits then shows.
  package func priority(ofUnlimited child: Int) throws(LayoutFailure) -> Double {
    let proposal = ProposedViewSize(.infinity, along: axis, across: proposal[axis.other])
    return try questions.priority(ofChild: elements[child], at: proposal)
  }

  /// Asks the child for the length it takes at a major proposal, without deciding anything.
  public func length(
    of child: Int, at major: CGFloat, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    let proposal = ProposedViewSize(major, along: axis, across: proposal[axis.other])
    if let run { return try run.length(of: elements[child], proposed: proposal, along: axis, because: reason) }
    return try questions.length(ofChild: elements[child], at: proposal, along: axis, because: reason)
  }

  /// Asks the child for the size it takes at a major proposal, without deciding anything.
  package func answer(
    of child: Int, at major: CGFloat, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    let proposal = ProposedViewSize(major, along: axis, across: proposal[axis.other])
    return try questions.answer(ofChild: elements[child], at: proposal, because: reason)
  }

  /// Makes the child its offer, and returns the length it takes.
  ///
  /// - Parameter sharers: How many children share what is left, this one included; nil where nothing is shared.
  @discardableResult
  public mutating func offer(
    _ major: CGFloat, to child: Int, sharers: Int? = nil, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    let length = try settle(child, at: major, because: reason)
    offersMade += 1
    if !parts.isEmpty {
      parts[child].share = Allocation.Share(offer: major, asked: offersMade, sharers: sharers, length: length)
    }
    return length
  }

  /// Asks the child for its ideal length and settles it at that (9.4).
  mutating func settleAtIdeal(_ child: Int) throws(LayoutFailure) {
    let length = try settle(child, at: nil, because: .ideal)
    if !parts.isEmpty { parts[child].share.length = length }
  }

  /// Measures the child for good, notes what it takes, and returns its major length.
  private mutating func settle(
    _ child: Int, at major: CGFloat?, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    let proposal = ProposedViewSize(major, along: axis, across: proposal[axis.other])
    let answer =
      if let run {
        try run.answer(of: elements[child], proposed: proposal, because: reason)
      } else {
        try questions.settledAnswer(ofChild: elements[child], at: proposal, because: reason)
      }
    if let alignment {
      let guide =
        if let run {
          try run.guide(alignment, of: elements[child], ViewSize(answer.size, proposal: proposal))
        } else {
          try questions.facts.guide(alignment, of: elements[child], answering: answer.size, to: proposal)
        }
      let origin = CGPoint(0, along: axis, across: guide.isNaN ? -.infinity : -guide)
      settled[child] = ChildGeometry(origin: origin, answer, to: proposal)
    }
    return answer.size[axis]
  }
}
