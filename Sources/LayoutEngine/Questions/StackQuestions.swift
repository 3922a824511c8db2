package import ViewTree

/// What a stack that shares its length asks its children.
package protocol StackQuestions: AnyObject {
  /// What the layout knows without asking the children.
  var facts: any TreeFacts { get }

  /// The layout priority of a child. A ViewThatFits has the priority of its present candidate.
  func priority(ofChild element: Int) -> Double

  /// The layout priority of a child at a proposal. A ViewThatFits has the priority of the candidate that fits there.
  func priority(ofChild element: Int, at proposal: ProposedViewSize) throws(LayoutFailure) -> Double

  /// The length that a child answers on one axis.
  func length(
    ofChild element: Int, at proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat

  /// The size that a child answers, with what it rests on, where nothing is decided by it.
  func answer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize

  /// The size that a child answers to the offer by which its stack measures it for good.
  func settledAnswer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize

  /// Asks questions whose answers are no part of the layout: a text that was offered less than it takes does not stay as
  /// it answered where it is offered more later (16.3 of the semantics).
  func trying<Result>(_ questions: () throws(LayoutFailure) -> Result) throws(LayoutFailure) -> Result
}

/// What a layout knows of its tree: gaps, and guides of views whose size is known.
package protocol TreeFacts: AnyObject {
  /// The tree that is laid out, with what its readers added so far.
  var tree: IndexedTree { get }

  /// The sum of the gaps of a stack in points.
  func spacing(ofStack element: Int) -> CGFloat

  /// The gaps of a stack in points, one before each child but the first.
  func gaps(ofStack element: Int) -> [CGFloat]

  /// The gaps between a grid's columns, or its rows, in points.
  func gaps(ofGrid element: Int, along axis: Axis) -> [CGFloat]

  /// The gap between a view and the one that a safeAreaInset puts at its edge, in points.
  func gap(ofInset element: Int) -> CGFloat

  /// Where a guide of a view stands that answered `size` to a proposal, in points from the view's origin.
  func guide(
    _ key: AlignmentKey, of element: Int, answering size: CGSize, to proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGFloat
}

/// The facts, for those who ask the children too.
extension StackQuestions {
  /// The tree in which the children stand.
  package var tree: IndexedTree { facts.tree }

  /// The sum of the gaps of a stack in points.
  package func spacing(ofStack element: Int) -> CGFloat { facts.spacing(ofStack: element) }

  /// The gaps of a stack in points, one before each child but the first.
  package func gaps(ofStack element: Int) -> [CGFloat] { facts.gaps(ofStack: element) }

  /// The gaps between a grid's columns, or its rows, in points.
  package func gaps(ofGrid element: Int, along axis: Axis) -> [CGFloat] { facts.gaps(ofGrid: element, along: axis) }

  /// The gap between a view and the one that a safeAreaInset puts at its edge, in points.
  package func gap(ofInset element: Int) -> CGFloat { facts.gap(ofInset: element) }

  /// Where a guide of a view stands that answered `size` to a proposal, in points from the view's origin.
  package func guide(
    _ key: AlignmentKey, of element: Int, answering size: CGSize, to proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGFloat {
    try facts.guide(key, of: element, answering: size, to: proposal)
  }
}

extension LayoutRun: StackQuestions, TreeFacts {
  var facts: any TreeFacts { self }

  func priority(ofChild element: Int) -> Double { priority(of: element) }

  func priority(ofChild element: Int, at proposal: ProposedViewSize) throws(LayoutFailure) -> Double {
    try priority(of: element, at: proposal)
  }

  func length(
    ofChild element: Int, at proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try length(of: element, proposed: proposal, along: axis, because: reason)
  }

  func answer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    try answer(of: element, proposed: proposal, because: reason)
  }

  func settledAnswer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    try answer(of: element, proposed: proposal, because: reason)
  }

  func trying<Result>(_ questions: () throws(LayoutFailure) -> Result) throws(LayoutFailure) -> Result {
    let wasTrying = isTrying
    isTrying = true
    defer { isTrying = wasTrying }
    return try questions()
  }

  func spacing(ofStack element: Int) -> CGFloat { preparedGaps(ofStack: element)?.total ?? 0 }

  func gaps(ofStack element: Int) -> [CGFloat] {
    preparedGaps(ofStack: element).map { Array($0.before.dropFirst()) } ?? []
  }

  func guide(
    _ key: AlignmentKey, of element: Int, answering size: CGSize, to proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGFloat {
    try guide(key, of: element, ViewSize(size, proposal: proposal))
  }

  /// The gaps of an element that is a stack, found the first time they are asked for.
  private func preparedGaps(ofStack element: Int) -> StackGaps? {
    guard let stack = elements.layouts[element] as? StackElement else { return nil }
    prepareGaps(ofStack: state.pointee.stacks[stack.number])
    return self.stack(stack.number).gaps
  }

  /// What is remembered of a stack.
  func stack(_ number: Int) -> StackState { state.pointee.stacks[number].pointee }

  /// Finds a stack's gaps, the first time they are asked for.
  @inline(__always)
  func prepareGaps(ofStack stack: UnsafeMutablePointer<StackState>) {
    guard stack.pointee.gaps.before.count < stack.pointee.children.count else { return }
    stack.pointee.gaps = gaps(between: stack.pointee.children, of: stack.pointee.parameters)
    stack.pointee.arrangement = StackArrangement(count: stack.pointee.children.count)
  }
}
