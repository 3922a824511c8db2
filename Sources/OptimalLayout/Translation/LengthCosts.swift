internal import LayoutEngine

/// What a child's length costs: what overflows inside it, how far it goes beyond the stack's minor proposal, and whether
/// stacks inside can keep what is required of them.
struct LengthCosts {
  private let record: OptimumRecord
  private let questions: any StackQuestions
  private let axis: Axis
  private let countsExcess: Bool
  /// The stack's minor proposal.
  private let limit: Double
  /// The breadth that counts for a child with stacks across inside, whose overflow is their own; nil for other children.
  private let breadth: Double?
  /// What is required of how long the child is across the stack.
  private let limits: [BreadthLimit]

  /// Prepares to count for the child at this place.
  ///
  /// - Parameter countsExcess: Whether what goes beyond the minor proposal is overflow of the stack's own.
  init(of child: Int, in children: StackChildren, record: OptimumRecord, countsExcess: Bool) {
    self.record = record
    self.countsExcess = countsExcess
    questions = children.questions
    axis = children.axis
    limits = record.relations[children.stack]?.breadths.filter { $0.child == child } ?? []
    let (facts, minor, element) = (children.questions, children.axis.other, children.elements[child])
    limit = children.proposal[minor].map(Double.init) ?? .infinity
    breadth =
      facts.tree.containsStack(along: minor, in: element)
      ? record.withAnalysis(of: facts.tree) { Double(MinorNeeds.need(of: element, along: minor, &$0, facts)) } : nil
  }

  /// What a length costs at which the child is `breadth` points long across the stack and some points overflow inside it,
  /// where nothing is required of it.
  func cost(breadth: Double, overflow: Double) -> LengthPiece.Cost {
    var cost = LengthPiece.Cost(overflow: overflow)
    if countsExcess { cost.excess = (self.breadth ?? breadth) - limit }
    return cost.finite
  }

  /// What the length that the child answered costs.
  func cost(of answer: MeasuredSize) -> LengthPiece.Cost {
    let (breadth, allocations) = (answer.size[axis.other], answer.allocations)
    let overflow = record.withAnalysis(of: questions.tree) { analysis in
      allocations.reduce(0) { $0 + $1.overflow(&analysis, questions) }
    }
    var cost = cost(breadth: Double(breadth), overflow: overflow)
    cost.missesRelations =
      limits.contains { $0.isMissed(by: breadth) }
      || allocations.contains { record.relations[$0.stack]?.areMissed(by: $0) ?? false }
    return cost
  }
}
