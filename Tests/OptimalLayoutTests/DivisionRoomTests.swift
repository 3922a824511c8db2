import GLPK
import GreedyLayout
import LayoutTestSupport
import Testing
import ViewTree

@testable import OptimalLayout

/// The offers at which a stack keeps its optimum.
struct DivisionRoomTests {
  /// Two children that may be 10 to 50 and 20 to 80 points long, in a stack with a gap of 8.
  private static func optimum(_ lengths: [Double], offered: Double) -> StackOptimum {
    StackOptimum(
      lengths: lengths,
      children: [(10.0, 50.0), (20, 80)].map {
        ChildRange(minimum: $0.0, maximum: $0.1, floor: $0.0, priority: 0, isSeparable: true)
      }, spacing: 8, offered: offered)
  }

  private static func offers(_ lengths: [Double], offered: Double, overflowsLeast: Bool = true) -> ClosedRange<Double>?
  {
    DivisionRoom(of: optimum(lengths, offered: offered), overflowsLeast: overflowsLeast)?.offers
  }

  /// 30 + 20 + 8 is 58.
  @Test func `a room ends where the stack is offered what it uses`() {
    #expect(Self.offers([30, 20], offered: 100) == 58...100)
    #expect(Self.offers([30, 20], offered: 40) == 40...58)
    #expect(Self.offers([30, 20], offered: 58) == nil)
  }

  /// 50 + 80 + 8 is 138: more than that is of no use, whatever the goals.
  @Test func `the greatest lengths are the best wherever they fit`() {
    #expect(Self.offers([50, 80], offered: 200) == 138...Double.infinity)
    #expect(Self.offers([50, 80], offered: 200, overflowsLeast: false) == 138...Double.infinity)
    #expect(Self.offers([30, 20], offered: 100, overflowsLeast: false) == nil)
    #expect(Self.offers([30, 20], offered: 40, overflowsLeast: false) == nil)
  }

  @Test func `rooms of the same division are joined where they meet`() throws {
    var room = try #require(DivisionRoom(of: Self.optimum([30, 20], offered: 100), overflowsLeast: true))
    let below = try #require(DivisionRoom(of: Self.optimum([30, 20], offered: 40), overflowsLeast: true))
    let other = try #require(DivisionRoom(of: Self.optimum([31, 20], offered: 90), overflowsLeast: true))
    #expect(room.isJoined(with: below))
    #expect(!room.isJoined(with: other))
    room.join(below)
    #expect(room.offers == 40...100)
  }

  private static let words = ["in", "delivery", "by", "Cancel", "Rated", "cloudy", "Continue", "due", "Berlin"]

  private static func text(_ random: inout SeededGenerator, _ count: Int, _ modifiers: [ModifierNode] = []) -> ViewNode
  {
    ViewNode(.text((0..<count).map { _ in random.pick(words) }.joined(separator: " ")), modifiers: modifiers)
  }

  /// A column of texts and of rows in which a column stands beside something, so that what a height costs is what overflows
  /// inside as well.
  private static func column(_ random: inout SeededGenerator) -> ViewNode {
    let beside = [
      ViewNode(.spacer(minLength: nil)), ViewNode(.color),
      ViewNode(.rectangle, modifiers: [.frame(width: 20, height: 30, alignment: .center)]),
    ]
    let children = (0..<random.integer(2...3)).map { _ -> ViewNode in
      switch random.integer(0...3) {
      case 0: return text(&random, 3, [.layoutPriority(1)])
      case 1: return text(&random, 4)
      case 2:
        return ViewNode(
          .hStack(alignment: .center, spacing: 4, dynamic: false),
          content: [random.pick(beside), text(&random, 2), text(&random, 1)])
      default:
        let inner = ViewNode(
          .vStack(alignment: .leading, spacing: 2, dynamic: false), content: [text(&random, 2), text(&random, 3)])
        return ViewNode(
          .hStack(alignment: .center, spacing: 4, dynamic: false), content: [inner, random.pick(beside)])
      }
    }
    return ViewNode(.vStack(alignment: .leading, spacing: 3, dynamic: true), content: children)
  }

  /// A tree of such a column, the element of the column, and how wide the tree is proposed to be.
  private static func tree(_ random: inout SeededGenerator) throws -> (tree: IndexedTree, stack: Int, width: CGFloat) {
    let width = CGFloat(random.integer(50...140))
    let tree = IndexedTree(
      LayoutDocument(proposal: ProposedViewSize(width: width, height: 100), view: column(&random)))
    let stack = try #require(
      tree.elements.indices.first { if case .stack = tree.elements[$0].kind { true } else { false } })
    return (tree, stack, width)
  }

  /// Checks that each of some optima at other offers of the same stack has the lengths of those in whose room it lies.
  ///
  /// - Returns: How many pairs there were to compare.
  private static func compare(_ optima: [StackOptimum], _ seed: UInt64) -> Int {
    var compared = 0
    for optimum in optima {
      guard let room = DivisionRoom(of: optimum, overflowsLeast: true) else { continue }
      for other in optima where other.offered != optimum.offered && room.offers.contains(other.offered) {
        compared += 1
        #expect(
          zip(optimum.lengths, other.lengths).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, $1) },
          "\(seed): \(optimum.offered) and \(other.offered): \(optimum.lengths), \(other.lengths)")
      }
    }
    return compared
  }

  /// Each height is divided by itself; where it lies in the room of another one, the lengths are the same.
  @Test(arguments: [[Goal.overflow, .fill, .priority, .fair], [.overflow, .priority, .fair, .fill]])
  func `a column has the same lengths in the whole room of a division`(_ goals: [Goal]) throws {
    var compared = 0
    for seed in 0..<3 as Range<UInt64> {
      var random = SeededGenerator(seed: 8_400 + seed)
      let (tree, stack, width) = try Self.tree(&random)
      let optima = try (0...11).map { step in
        let proposal = ProposedViewSize(width: width, height: CGFloat(5 + step * 17 + random.integer(0...16)))
        return try #require(
          try OptimalEngine(solver: GLPKSolver(), goals: goals).isolated(tree).optimum(of: stack, proposed: proposal))
      }
      compared += Self.compare(optima, seed)
    }
    #expect(compared >= 12)
  }

  /// The same under what is stated of the children's lengths, which says the same of them at every offer: one that may be
  /// missed, and one that is required beside one that may be.
  @Test(arguments: [[LayoutConstraint.Strength.medium], [.required, .weak]])
  func `a column whose children are bound has the same lengths in the whole room of a division`(
    _ strengths: [LayoutConstraint.Strength]
  ) throws {
    var compared = 0
    for seed in 0..<3 as Range<UInt64> {
      var random = SeededGenerator(seed: 8_500 + seed)
      let (tree, stack, width) = try Self.tree(&random)
      let relations = strengths.enumerated().map { place, strength in
        SharedRelation(
          source: "c\(place)", strength: strength,
          terms: [
            SharedRelation.Term(stack: stack, child: place, coefficient: 1),
            SharedRelation.Term(stack: stack, child: 1 - place, coefficient: -1),
          ], constant: 5, comparison: place == 0 ? .atMost : .equal)
      }
      let stated = StackRelations(relations: relations, reach: 400)
      let optima = try (0...9).map { step in
        let proposal = ProposedViewSize(width: width, height: CGFloat(5 + step * 19 + random.integer(0...18)))
        let engine = OptimalEngine(solver: GLPKSolver())
        let record = OptimumRecord(relations: [stack: stated])
        let isolated = IsolatedOptima(tree, engine.makeDistribution(record: record, targets: nil), engine.options)
        return try #require(try isolated.optimum(of: stack, proposed: proposal))
      }
      compared += Self.compare(optima, seed)
    }
    #expect(compared >= 12)
  }

  /// Two cards beside each other in less height than they need, which each width of each is asked for at many heights. A
  /// search that divides rows anew at each of them asks for more than a million sizes.
  @Test func `cards that are cramped take few questions`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 240, height: 60}
        view:
          type: VStack
          id: root
          content:
          - type: HStack
            content:
            - type: VStack
              spacing: 4
              content:
              - type: HStack
                alignment: firstTextBaseline
                content:
                - {type: Text, text: details Tomorrow}
                - type: VStack
                  content:
                  - {type: Text, text: people Shipping, modifiers: [{type: frame, maxWidth: infinity}]}
                  - {type: Text, text: in Privacy from}
              - {type: Text, text: Continue by Tomorrow}
            - type: VStack
              spacing: 4
              content:
              - type: HStack
                content:
                - {type: Rectangle, modifiers: [{type: frame, width: 24, height: 24}]}
                - type: VStack
                  content:
                  - {type: Text, text: Add Partly cloudy}
                  - {type: Text, text: Rated Meeting}
                - {type: Spacer}
              - type: HStack
                content:
                - {type: Text, text: OK, modifiers: [{type: frame, maxWidth: infinity}]}
                - {type: Text, text: Cancel, modifiers: [{type: frame, maxWidth: infinity}]}
          - type: HStack
            content:
            - {type: Text, text: Berlin Weather}
            - {type: Spacer}
            - {type: Text, text: '18'}
        """)
    var options = GreedyEngine.Options()
    options.questionLimit = 700_000
    let result = try OptimalEngine(solver: GLPKSolver(), options: options).layout(document)
    #expect(result.approximations.isEmpty)
    #expect(result.placed["root"]?.width == 240)
  }
}
