import GLPK
import GreedyLayout
import LayoutTestSupport
import Testing

@testable import OptimalLayout

/// What one layout found out of views serves another one in which the same is stated of them.
struct LearntOptimaTests {
  private static let tree = IndexedTree(
    LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100),
      view: ViewNode(
        .vStack(alignment: .center, spacing: 0, dynamic: false),
        content: [row, row])))

  private static let row = ViewNode(
    .hStack(alignment: .center, spacing: 0, dynamic: false), content: [ViewNode(.color), ViewNode(.color)])

  /// The elements of the column and of both rows.
  private static let stacks = tree.elements.indices.filter {
    if case .stack = tree.elements[$0].kind { true } else { false }
  }

  private static func key(_ stack: Int) -> OptimumRecord.Key {
    OptimumRecord.Key(stack: stack, offered: 100, minor: .any)
  }

  private static func record(_ relations: [Int: StackRelations] = [:]) -> OptimumRecord {
    let record = OptimumRecord(relations: relations)
    for stack in stacks {
      record.keep(StackOptimum(lengths: [Double(stack)], children: [], spacing: 0, offered: 100), for: key(stack))
    }
    return record
  }

  private static func bound(_ stack: Int, to length: Double) -> [Int: StackRelations] {
    let relation = SharedRelation(
      source: "c", strength: .required, terms: [SharedRelation.Term(stack: stack, child: 0, coefficient: 1)],
      constant: -length, comparison: .equal)
    return [stack: StackRelations(relations: [relation])]
  }

  /// Which stacks' optima a record takes over.
  private static func learnt(_ record: OptimumRecord, from other: OptimumRecord) -> [Int] {
    record.learn(from: other, of: tree)
    return stacks.filter { record.optimum(key($0)) != nil }
  }

  @Test func `what is stated of a row leaves what is known of others, but not of what is around it`() {
    let (column, first, second) = (Self.stacks[0], Self.stacks[1], Self.stacks[2])
    #expect(Self.learnt(OptimumRecord(), from: Self.record()) == [column, first, second])
    #expect(Self.learnt(OptimumRecord(relations: Self.bound(first, to: 40)), from: Self.record()) == [second])
    #expect(Self.learnt(OptimumRecord(), from: Self.record(Self.bound(first, to: 40))) == [second])
    let (one, other) = (Self.bound(second, to: 40), Self.bound(second, to: 50))
    #expect(Self.learnt(OptimumRecord(relations: one), from: Self.record(one)) == [column, first, second])
    #expect(Self.learnt(OptimumRecord(relations: other), from: Self.record(one)) == [first])
  }

  @Test func `nothing is taken over where it would not be said again that a view is approximated`() {
    let named = Self.record()
    named.approximate(view: 0, because: "it is custom")
    #expect(Self.learnt(OptimumRecord(), from: named).isEmpty)
    let remarked = Self.record()
    remarked.remark(view: 0, because: "its frame misses something")
    #expect(Self.learnt(OptimumRecord(), from: remarked) == Self.stacks)
    #expect(remarked.isExact && !named.isExact)
    #expect(remarked.approximations == [0: "its frame misses something"])
  }

  /// 40 points hold no text of 60, so that `x` is not shown, and what is stated of it asks nothing.
  @Test func `no program of all stacks is asked for the sake of a view that is not shown`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 40, height: 300}
        constraints: ["x.width == 2 * y.width"]
        textMetrics:
          - {text: T, maxWidth: null, width: 60, height: 20}
          - {text: T, maxWidth: 59, width: 30, height: 40}
        view:
          type: VStack
          content:
            - type: ViewThatFits
              axes: [horizontal]
              content: [{type: Text, id: x, text: T}, {type: Color, id: z, modifiers: [{type: frame, width: 10}]}]
            - {type: Text, id: y, text: T}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.map(\.view) == ["x"])
    #expect(result.placed["y"]?.width == 30)
    #expect(result.joined.isEmpty)
  }

  /// Two rows of 50 points share 100 each, evenly where nothing is stated. With `a.width == 30` the first one is 30 + 70,
  /// which is not its optimum by itself; that of the second one is known after the layout.
  @Test func `the optima of stacks that nothing binds are known after a layout under a constraint`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 100, height: 100}
        constraints: ["a.width == 30"]
        view:
          type: VStack
          spacing: 0
          content:
          - {type: HStack, spacing: 0, content: [{type: Color, id: a}, {type: Color}]}
          - {type: HStack, spacing: 0, content: [{type: Circle}, {type: Color}]}
        """)
    let tree = IndexedTree(document)
    let engine = OptimalEngine(solver: GLPKSolver())
    let result = try engine.layout(document)
    #expect(result.placed["a"]?.width == 30)
    let isolated = try engine.isolated(
      tree, after: result, of: tree, in: document.proposal, at: document.origin)
    let record = isolated.distribution.record
    let rows = tree.elements.indices.filter {
      if case .stack(let stack) = tree.elements[$0].kind { stack.axis == .horizontal } else { false }
    }
    let known = rows.map { row in
      let coupled = OptimumRecord.Key(stack: row, offered: 100, minor: .proposed(50))
      return (record.optimum(Self.key(row)) ?? record.optimum(coupled))?.lengths
    }
    #expect(known == [nil, [50, 50]])
    for row in rows {
      let proposal = ProposedViewSize(width: 100, height: 50)
      #expect(try isolated.optimum(of: row, proposed: proposal)?.lengths == [50, 50])
    }
  }
}
