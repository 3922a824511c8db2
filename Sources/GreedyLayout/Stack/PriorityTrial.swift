package import ViewTree

/// One stack of a tree, asked again and again how it would share its length under other priorities of its children.
///
/// The children keep their inner priorities, and what they answer is remembered from trial to trial.
package final class PriorityTrial {
  private let run: LayoutRun
  private let distribution: any StackDistribution
  private let stack: Int
  private let proposal: ProposedViewSize
  private let axis: Axis
  /// The stack's children, and the place of each among them.
  private let elements: [Int]
  private let places: [Int: Int]
  /// The priorities of the present trial, in source order.
  private var priorities: [Double] = []
  private var answers: [[CGFloat: CGFloat]]

  /// Prepares trials of `stack`, which must be a stack of `tree`, at one proposal with a finite major length.
  package init?(of stack: Int, in tree: IndexedTree, proposed proposal: ProposedViewSize, by engine: GreedyEngine) {
    guard case .stack(let parameters) = tree.elements[stack].kind else { return nil }
    var options = engine.options
    options.recordsAllocations = false
    options.tracesEveryView = false
    run = LayoutRun(tree, distribution: engine.distribution, tracks: engine.tracks, options: options)
    distribution = run.rule(of: stack)
    self.stack = stack
    self.proposal = proposal
    axis = parameters.axis
    elements = tree.elements[stack].children
    places = Dictionary(uniqueKeysWithValues: zip(elements, elements.indices))
    answers = Array(repeating: [:], count: elements.count)
  }

  /// What the children are offered and take, in source order, where they have the given priorities.
  package func shares(priorities: [Double]) throws(LayoutFailure) -> [Allocation.Share] {
    self.priorities = priorities
    var children = StackChildren(
      questions: self, stack: stack, elements: elements, axis: axis, proposal: proposal,
      spacing: run.spacing(ofStack: stack))
    var memory = StackMemory(count: elements.count)
    try distribution.distribute((proposal[axis] ?? 0) - children.spacing, among: &children, memory: &memory)
    return children.shares
  }

  /// The lengths that the children take, in source order, where they have the given priorities.
  package func lengths(priorities: [Double]) throws(LayoutFailure) -> [CGFloat] {
    try shares(priorities: priorities).map(\.length)
  }

  /// The length that a child, counted in source order, takes at an offer.
  package func length(of child: Int, at major: CGFloat) throws(LayoutFailure) -> CGFloat {
    try length(
      ofChild: elements[child], at: ProposedViewSize(major, along: axis, across: proposal[axis.other]), along: axis,
      because: .minimumProbe)
  }
}

extension PriorityTrial: StackQuestions {
  package var tree: IndexedTree { run.tree }

  package func spacing(ofStack element: Int) -> CGFloat { run.spacing(ofStack: element) }

  package func gaps(ofGrid element: Int, along axis: Axis) -> [CGFloat] { run.gaps(ofGrid: element, along: axis) }

  package func gap(ofInset element: Int) -> CGFloat { run.gap(ofInset: element) }

  package func guide(
    _ key: AlignmentKey, of element: Int, answering size: CGSize, to proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGFloat {
    try run.guide(key, of: element, answering: size, to: proposal)
  }

  package func gaps(ofStack element: Int) -> [CGFloat] { run.gaps(ofStack: element) }

  package func priority(ofChild element: Int) -> Double {
    places[element].map { priorities[$0] } ?? run.priority(of: element)
  }

  package func priority(ofChild element: Int, at proposal: ProposedViewSize) throws(LayoutFailure) -> Double {
    if let place = places[element] { return priorities[place] }
    return try run.priority(of: element, at: proposal)
  }

  package func length(
    ofChild element: Int, at proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    let child = places[element]
    if let child, let major = proposal[axis], let known = answers[child][major] { return known }
    let length = try run.length(of: element, proposed: proposal, along: axis)
    if let child, let major = proposal[axis] { answers[child][major] = length }
    return length
  }

  package func answer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> ChildAnswer {
    try run.answer(ofChild: element, at: proposal, because: reason)
  }

  package func trying<Result>(_ questions: () throws(LayoutFailure) -> Result) throws(LayoutFailure) -> Result {
    try run.trying(questions)
  }

  package func settle(
    child: Int, of stack: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try length(ofChild: elements[child], at: proposal, along: axis, because: reason)
  }
}
