package import ViewTree

/// One stack of a tree, asked again and again how it would share its length under other priorities of its children.
///
/// The children keep their inner priorities. Each trial begins as a layout does: what a child answers depends on what that
/// trial asked it before and on nothing else, so that a text which answered 13.667 to an offer of 0 in one trial is broken
/// anew in the next. Equal questions after equal ones are asked once.
package final class PriorityTrial {
  private let run: LayoutRun
  private let distribution: any StackDistribution
  private let stack: Int
  private let proposal: ProposedViewSize
  private let axis: Axis
  /// The stack's children as they are, those elements with a priority written behind their modifiers, and the place of each
  /// of the latter, which stand for the children in questions.
  private let bare: [Int]
  private let written: [Int]
  private let places: [Int: Int]
  /// The elements inside each child.
  private let inside: [[Int]]
  /// The trials by axis; nil where a child has to be asked.
  private let separable: SeparableTrial?

  /// The priorities of the present trial and the children whose priority is written for it, in source order.
  private var priorities: [Double] = []
  private var isWritten: [Bool] = []
  /// What each child was asked in the present trial.
  private var asked: [[CGFloat]] = []
  private var answers: [Question: CGFloat] = [:]

  /// Whether it matters on which children a priority is written, besides the order in which it puts them: a text in a row
  /// answers 0 to nobody but who asks for its length, and a written priority asks for its size (5.2 and 16.1).
  package let dependsOnWriting: Bool

  /// A question to a child, with those that went before it in the trial.
  private struct Question: Hashable {
    var child: Int
    var isWritten: Bool
    /// Whether the answer is what the child settles at, and not only a length that was asked for.
    var isOffer: Bool
    var before: [CGFloat]
    var major: CGFloat
  }

  /// Prepares trials of `stack`, which must be a stack of `tree`, at one proposal with a finite major length.
  package init?(of stack: Int, in tree: IndexedTree, proposed proposal: ProposedViewSize, by engine: GreedyEngine) {
    guard case .stack(let parameters) = tree.elements[stack].kind else { return nil }
    var options = engine.options
    options.recordsAllocations = false
    options.tracesEveryView = false
    bare = tree.elements[stack].children
    let all = Dictionary(uniqueKeysWithValues: bare.indices.map { ($0, 0.0) })
    let tree = tree.settingPriorities(all, ofChildrenIn: stack)
    let run = LayoutRun(tree, distribution: engine.distribution, tracks: engine.tracks, options: options)
    // What is asked is no part of a layout, and a length is found in no time.
    options.questionLimit = .max
    let byAxis = LayoutRun(
      tree, distribution: engine.distribution, tracks: engine.tracks, options: options,
      answersByAxis: options.answersByAxis)
    separable = SeparableTrial(of: stack, children: bare, along: parameters.axis, in: byAxis)
    guard let element = run.elements.layouts[stack] as? StackElement else { return nil }
    self.run = run
    distribution = run.rule(ofStack: element.number)
    self.stack = stack
    self.proposal = proposal
    axis = parameters.axis
    written = tree.elements[stack].children
    places = Dictionary(uniqueKeysWithValues: zip(written, written.indices))
    inside = zip(bare, written).map { Array(tree.elements(in: [$0, $1])) }
    dependsOnWriting = axis == .horizontal && bare.contains { run.elements.facts[$0].isText }
  }

  /// What the children are offered and take, in source order, where they have the given priorities.
  ///
  /// - Parameter changed: The children whose priority is written for that; it counts where ``dependsOnWriting``.
  package func shares(priorities: [Double], changed: [Int]) throws(LayoutFailure) -> [Allocation.Share] {
    if let separable {
      return try separable.shares(of: (proposal[axis] ?? 0) - run.spacing(ofStack: stack), priorities: priorities)
    }
    self.priorities = priorities
    isWritten = Array(repeating: false, count: bare.count)
    if dependsOnWriting {
      for child in changed { isWritten[child] = true }
    }
    asked = Array(repeating: [], count: bare.count)
    var children = StackChildren(
      questions: self, stack: stack, elements: written, axis: axis, proposal: proposal,
      spacing: run.spacing(ofStack: stack))
    var memory = StackMemory(count: bare.count)
    try distribution.distribute((proposal[axis] ?? 0) - children.spacing, among: &children, memory: &memory)
    return children.shares
  }

  /// The lengths that the children take, in source order, where they have the given priorities.
  package func lengths(priorities: [Double], changed: [Int]) throws(LayoutFailure) -> [CGFloat] {
    try shares(priorities: priorities, changed: changed).map(\.length)
  }

  /// The length that a child, counted in source order, answers where it is only asked for that.
  ///
  /// - Parameter isWritten: Whether a priority is written behind its modifiers.
  package func length(of child: Int, at major: CGFloat, isWritten: Bool) throws(LayoutFailure) -> CGFloat {
    try answer(
      Question(child: child, isWritten: isWritten && dependsOnWriting, isOffer: false, before: [], major: major))
  }

  /// The length that a child, counted in source order, takes where it is offered one.
  package func length(of child: Int, offered major: CGFloat) throws(LayoutFailure) -> CGFloat {
    try answer(Question(child: child, isWritten: false, isOffer: true, before: [], major: major))
  }
}

extension PriorityTrial {
  private func ask(_ child: Int, _ major: CGFloat, isOffer: Bool) throws(LayoutFailure) -> CGFloat {
    let question = Question(
      child: child, isWritten: isWritten[child], isOffer: isOffer, before: asked[child], major: major)
    if !isOffer { asked[child].append(major) }
    return try answer(question)
  }

  private func answer(_ question: Question) throws(LayoutFailure) -> CGFloat {
    if let known = answers[question] { return known }
    run.forget(inside[question.child])
    for major in question.before { _ = try length(question, at: major) }
    let length: CGFloat
    if question.isOffer {
      length = try run.answer(of: element(question), proposed: proposal(question.major), because: .root).size[axis]
    } else {
      length = try self.length(question, at: question.major)
    }
    answers[question] = length
    return length
  }

  private func length(_ question: Question, at major: CGFloat) throws(LayoutFailure) -> CGFloat {
    try run.length(of: element(question), proposed: proposal(major), along: axis, because: .root)
  }

  private func element(_ question: Question) -> Int {
    question.isWritten ? written[question.child] : bare[question.child]
  }

  private func proposal(_ major: CGFloat) -> ProposedViewSize {
    ProposedViewSize(major, along: axis, across: proposal[axis.other])
  }
}

extension PriorityTrial: StackQuestions {
  package var facts: any TreeFacts { run }

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
    guard let child = places[element], axis == self.axis, let major = proposal[axis] else {
      return try run.length(of: element, proposed: proposal, along: axis, because: reason)
    }
    return try ask(child, major, isOffer: false)
  }

  package func answer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    try run.answer(of: element, proposed: proposal, because: reason)
  }

  /// The answer to an offer, of which only the major length is known.
  package func settledAnswer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    guard let child = places[element], let major = proposal[axis] else {
      return try run.answer(of: element, proposed: proposal, because: reason)
    }
    return MeasuredSize(CGSize(try ask(child, major, isOffer: true), along: axis, across: 0))
  }

  package func trying<Result>(_ questions: () throws(LayoutFailure) -> Result) throws(LayoutFailure) -> Result {
    try run.trying(questions)
  }
}
