internal import ExactSimplex
internal import LinearProgramming
public import ViewTree

/// A stack that attains a loss, in whole numbers of points wherever its fractions allow it.
///
/// Worst cases sit where flexibilities are equal, and there a rounding error would change the order; differences of whole
/// numbers have none. Children are listed in the order in which they are asked, which is the order that ties keep.
public struct WorstCaseInstance: Hashable, Sendable {
  /// One view of the stack. Lengths are in points.
  public struct Child: Hashable, Sendable {
    /// Its id in the document.
    public var id: String
    /// The least length it takes.
    public var minimum: Double
    /// The greatest length it takes.
    public var maximum: Double
    /// Its layout priority.
    public var priority: Double
    /// What it is offered: less than 0 where those before it took more than there was.
    public var share: Double
    /// What it takes.
    public var taken: Double
  }

  /// The id of the outer stack in the document; inner ones are numbered from 2 on.
  public static let stackID = "stack"

  /// The length offered, in points.
  public var offered: Double
  /// The stacks and the views in them, in the order in which they are asked.
  public var arrangement: StackShape
  /// The views in that order.
  public var children: [Child]
  /// What is lost, in points.
  public var loss: Double

  /// What is lost as a share of the offer.
  public var lossShare: Double { loss / offered }
}

/// From the solution of a program.
extension WorstCaseInstance {
  /// The worst stack in which the clamps give what they gave in the stack that was found; of all of them one whose
  /// maximums sum to least.
  ///
  /// - Returns: The stack, and what it loses as a fraction.
  /// - Throws: `WorstCaseFailure.noInstance` where there is none.
  static func make(
    _ question: WorstCaseQuestion, _ found: WorstCaseSearch.Found
  ) throws -> (instance: WorstCaseInstance, loss: Rational) {
    var program = try WorstCaseProgram(question, arranged: found.arrangement, clamps: found.clamps)
    guard case .optimal(let worst) = try ExactSolver().solveExactly(program.program, program.objective) else {
      throw WorstCaseFailure.noInstance
    }
    var values = worst.values
    if let loss = worst.objective.parts {
      try program.requireLoss(atLeast: loss.numerator, over: loss.denominator)
      if case .optimal(let plain) = try ExactSolver().solveExactly(program.program, program.plainness) {
        values = plain.values
      }
    }
    let instance = try Self(program, found.arrangement, at: values, loss: worst.objective)
    return (instance, worst.objective)
  }

  private init(
    _ program: WorstCaseProgram, _ arrangement: StackShape, at values: [Rational], loss: Rational
  ) throws(WorstCaseFailure) {
    let shares = program.offers.map { $0.expression.exactValue(at: values) * Rational($0.divisor).inverse }
    let scale = Self.scale(for: values, shares)
    let priorities = program.question.priorities.sorted(by: >)
    offered = Double(scale)
    self.arrangement = arrangement
    children = program.views.enumerated().map { index, view in
      let minimum = values[view.minimum.index]
      return Child(
        id: "view\(index + 1)", minimum: Double(minimum * scale),
        maximum: Double((minimum + values[view.width.index]) * scale),
        priority: arrangement.isNested ? 0 : priorities[index], share: Double(shares[index] * scale),
        taken: Double(values[view.taken.index] * scale))
    }
    self.loss = Double(loss * scale)
    guard offered.isFinite, children.allSatisfy({ $0.maximum.isFinite }) else { throw .noInstance }
  }

  /// The least offer of 100 points or more at which every length is whole; where that exceeds 1000 points, at which all
  /// but what is offered are, and where that exceeds a million, 1000 points.
  private static func scale(for values: [Rational], _ shares: [Rational]) -> Rational {
    for (numbers, greatest) in [(values + shares, 1000.0), (values, 1_000_000)] {
      let denominator = Double(numbers.commonDenominator)
      guard denominator <= greatest else { continue }
      return Rational(denominator * max(1, (100 / denominator).rounded(.up)))
    }
    return Rational(1000)
  }
}

extension WorstCaseProgram {
  /// Least maximums: of the stacks that lose the same, the one that is easiest to look at.
  fileprivate var plainness: LinearProgram.Objective {
    .minimise(
      LinearExpression(
        views.flatMap {
          [
            LinearExpression.Term(column: $0.minimum, coefficient: 1),
            LinearExpression.Term(column: $0.width, coefficient: 1),
          ]
        }))
  }
}

extension LinearExpression {
  fileprivate func exactValue(at values: [Rational]) -> Rational {
    terms.reduce(Rational(constant)) { $0 + Rational($1.coefficient) * values[$1.column.index] }
  }
}

/// As a document.
extension WorstCaseInstance {
  /// The stack as a layout document: rectangles in frames, no spacing, 100 points wide.
  ///
  /// - Parameter name: The document's name.
  public func document(named name: String?) -> LayoutDocument {
    var remaining = children[...]
    var stackCount = 0
    let view = node(arrangement, &remaining, &stackCount)
    return LayoutDocument(name: name, proposal: ProposedViewSize(width: 100, height: CGFloat(offered)), view: view)
  }

  private func node(_ shape: StackShape, _ remaining: inout ArraySlice<Child>, _ stackCount: inout Int) -> ViewNode {
    guard case .stack(let shapes) = shape else {
      guard let child = remaining.popFirst() else { return ViewNode(.rectangle) }
      let bounds = FrameBounds(minHeight: CGFloat(child.minimum), maxHeight: CGFloat(child.maximum))
      let priority: [ModifierNode] = child.priority == 0 ? [] : [.layoutPriority(child.priority)]
      return ViewNode(.rectangle, id: child.id, modifiers: [.flexibleFrame(bounds)] + priority)
    }
    let id = stackCount == 0 ? Self.stackID : "\(Self.stackID)\(stackCount + 1)"
    stackCount += 1
    let content = shapes.map { node($0, &remaining, &stackCount) }
    return ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: false), id: id, content: content)
  }
}
