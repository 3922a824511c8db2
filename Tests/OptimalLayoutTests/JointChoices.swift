import GreedyLayout
import Synchronization

/// The choices of one combination of lengths out of all of them, one after the other.
///
/// A layout is repeated; in each, every stack that is proposed a length takes the next of its possible divisions, as a
/// mechanical counter turns: the last choice first.
final class JointChoices: Sendable {
  /// A stack at a proposal.
  struct Question: Hashable {
    var stack: Int
    var proposal: ProposedViewSize
  }

  /// That the lengths chosen so far fit no layout.
  struct DeadEnd: Error {}

  private struct State {
    var turns: [(taken: Int, count: Int)] = []
    var place = 0
    var decided: [Question: [Double]] = [:]
  }

  private let state = Mutex(State())

  /// Which of `count` options the present combination takes.
  func next(of count: Int) -> Int {
    state.withLock { state in
      if state.place == state.turns.count { state.turns.append((0, count)) }
      state.place += 1
      return state.turns[state.place - 1].taken
    }
  }

  func decision(_ question: Question) -> [Double]? { state.withLock { $0.decided[question] } }

  func decide(_ question: Question, _ offers: [Double]) { state.withLock { $0.decided[question] = offers } }

  /// Goes on to the next combination; false after the last.
  func advance() -> Bool {
    state.withLock { state in
      state.turns.removeSubrange(state.place...)
      state.place = 0
      state.decided = [:]
      while let last = state.turns.last, last.taken + 1 == last.count { state.turns.removeLast() }
      guard let last = state.turns.indices.last else { return false }
      state.turns[last].taken += 1
      return true
    }
  }
}

/// A rule that makes the stacks' children the offers of a combination, and goes on only where every child answers what
/// it is proposed, or is proposed nothing.
struct ChosenDistribution: StackDistribution {
  let choices: JointChoices
  /// The lengths to try.
  let candidates: [Double]

  func distribute(
    _ available: CGFloat, among children: inout StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure) {
    guard available.isFinite else {
      for child in 0..<children.count { try children.offer(available, to: child, because: .prescribed) }
      return
    }
    let question = JointChoices.Question(stack: children.stack, proposal: children.proposal)
    if let offers = choices.decision(question) {
      for (child, offer) in offers.enumerated() {
        try children.offer(CGFloat(offer), to: child, because: .prescribed)
      }
      return
    }
    var offers: [Double] = []
    for child in 0..<children.count {
      let options = try options(for: child, of: children)
      guard !options.isEmpty else { throw deadEnd }
      let chosen = options[choices.next(of: options.count)]
      let answered = try children.offer(CGFloat(chosen), to: child, because: .prescribed)
      guard isKept(chosen, answered) || !holdsStacks(children.elements[child], children) else { throw deadEnd }
      offers.append(chosen)
    }
    choices.decide(question, offers)
  }

  /// What may be proposed to a child: a length that it keeps to, or nothing where it does not keep to its least one.
  private func options(for child: Int, of children: StackChildren) throws(LayoutFailure) -> [Double] {
    guard !holdsStacks(children.elements[child], children) else { return candidates }
    let least = Double(try children.answer(of: child, at: 0, because: .prescribed).size[children.axis])
    var options: [Double] = []
    for candidate in candidates where candidate > least {
      let answered = try children.answer(of: child, at: CGFloat(candidate), because: .prescribed).size[children.axis]
      if isKept(candidate, answered) { options.append(candidate) }
    }
    let keptLeast = try children.answer(of: child, at: CGFloat(least), because: .prescribed).size[children.axis]
    options.append(isKept(least, keptLeast) ? least : 0)
    return options
  }

  private func isKept(_ offer: Double, _ answered: CGFloat) -> Bool { abs(Double(answered) - offer) <= 1e-9 }

  private func holdsStacks(_ element: Int, _ children: StackChildren) -> Bool {
    let tree = children.questions.tree
    if case .stack = tree.elements[element].kind { return true }
    return tree.elements[element].children.contains { holdsStacks($0, children) }
  }

  private var deadEnd: LayoutFailure { .undecided(view: "", cause: JointChoices.DeadEnd()) }
}
