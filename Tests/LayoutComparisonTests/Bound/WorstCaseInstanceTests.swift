import GLPK
import GreedyLayout
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// The stacks that worst cases come with: what their documents lose under the comparison, and how they are written.
struct WorstCaseInstanceTests {
  static let questions: [WorstCaseQuestion] = WorstCaseQuestion.Measure.allCases.flatMap { measure in
    let shapes =
      (2...5).map { StackShape.flat($0) } + ["((2),1)", "((2),(2))", "(((2),1),1)"].compactMap { StackShape($0) }
    return shapes.map { WorstCaseQuestion(measure, of: $0) } + [
      WorstCaseQuestion(measure, of: .flat(4), priorities: [1, 0, 0, 0]),
      WorstCaseQuestion(measure, of: .flat(3), minimumAtMost: Share(1, over: 2)),
      WorstCaseQuestion(measure, of: .flat(3), isFlexibleOnly: true),
    ]
  }

  @Test(arguments: questions)
  func `the document loses as much under the comparison, after a round trip through its text`(
    _ question: WorstCaseQuestion
  ) throws {
    let worst = try WorstCase(question, solver: GLPKSolver())
    let text = try DocumentWriter().json(worst.instance.document(named: "worst"))
    let document = try #require(DocumentReader().documents(in: Array(text.utf8), fileName: "-").first).result.get()
    var options = Comparison.Options()
    options.givesAdvice = false
    let comparison = try Comparison(of: document, solver: GLPKSolver(), options: options)
    let region = try #require(comparison.regions.first)
    let lost = question.measure == .unused ? region.avoidableUnused : region.avoidableOverflow
    #expect(comparison.regions.count == 1 && region.swiftUI.offered == worst.instance.offered)
    #expect(abs(lost / worst.instance.offered - worst.share) < 1e-12)
    // Asked in the order in which they are listed.
    if !question.shape.isNested { #expect(region.children.map(\.asked) == Array(1...region.children.count)) }
  }

  @Test func `lengths are whole numbers of points`() throws {
    for question in Self.questions {
      let instance = try WorstCase(question, solver: GLPKSolver()).instance
      let lengths = instance.children.flatMap { [$0.minimum, $0.maximum, $0.taken] } + [instance.offered]
      #expect(lengths.allSatisfy { $0 == $0.rounded() && $0 >= 0 })
      #expect(instance.offered >= 100)
    }
  }

  @Test func `the stack agrees with a plain model of the rule`() throws {
    for question in Self.questions where !question.shape.isNested {
      let instance = try WorstCase(question, solver: GLPKSolver()).instance
      let children = instance.children.map { RangeChild($0.minimum, $0.maximum, priority: $0.priority) }
      let result = OnePassRule.share(instance.offered, among: children)
      #expect(zip(result.lengths, instance.children).allSatisfy { abs($0 - $1.taken) < 1e-9 })
      #expect(zip(result.offers, instance.children).allSatisfy { abs($0 - max(0, $1.share)) < 1e-9 })
    }
  }

  @Test func `of two children the worst is the one known by hand`() throws {
    // 100 / 2 = 50 to [50, 75]; 50 to [0, 25]: 75 of the 100 that both could fill.
    let unused = try WorstCase(WorstCaseQuestion(.unused, of: .flat(2)), solver: GLPKSolver()).instance
    #expect(unused.children.map(\.minimum) == [50, 0])
    #expect(unused.children.map(\.maximum) == [75, 25])
    #expect(unused.children.map(\.taken) == [50, 25])
    #expect(unused.loss == 25)
  }

  @Test(arguments: [
    ("(3)", "(3)", 3, 1), ("( (2), 1 )", "((2),1)", 3, 2), ("(1,1,(2),1)", "(2,(2),1)", 5, 4),
    ("((2),(2))", "((2),(2))", 4, 1), ("((1,(2)),1)", "((1,(2)),1)", 4, 4),
  ])
  func `a shape is read, written and put in every order once`(
    _ notation: String, _ canonical: String, _ views: Int, _ orders: Int
  ) throws {
    let shape = try #require(StackShape(notation))
    #expect(shape.notation == canonical)
    #expect(StackShape(canonical) == shape)
    #expect(shape.viewCount == views)
    #expect(Set(shape.arrangements).count == orders && shape.arrangements.count == orders)
    #expect(shape.arrangementCount == orders)
  }

  @Test(arguments: ["", "3", "()", "(0)", "(101)", "((2)", "(2))", "(2,)", "(a)", "(-1)", "(2)(1)", "(1 2)x"])
  func `what is no shape is not read`(_ notation: String) {
    #expect(StackShape(notation) == nil)
  }

  @Test(arguments: [
    ("0", 0, 1), ("1", 1, 1), ("0.25", 25, 100), ("1/3", 1, 3), ("2.5", 25, 10), ("0.000001", 1, 1_000_000),
  ])
  func `a share is read as a fraction`(_ text: String, _ numerator: Int, _ denominator: Int) {
    #expect(Share(text) == Share(numerator, over: denominator))
  }

  @Test(arguments: ["", ".5", "1.", "1/0", "-1", "1/-2", "1e3", "0.1234567", "1/2/3", "½", "nan", " 1"])
  func `what is no share is not read`(_ text: String) {
    #expect(Share(text) == nil)
  }

  @Test func `what cannot be asked is refused with its reason`() {
    func objection(_ question: WorstCaseQuestion) -> String? { question.objection }
    let nested = StackShape.stack([.flat(2), .view])
    #expect(
      objection(WorstCaseQuestion(.unused, of: .flat(17))) == "17 views; the worst is sought for up to 16")
    #expect(
      objection(WorstCaseQuestion(.unused, of: .flat(3), priorities: [1, 2]))
        == "2 priorities for 3 children; state one for each")
    #expect(
      objection(WorstCaseQuestion(.unused, of: .flat(1), priorities: [.infinity])) == "a priority is not finite")
    #expect(
      objection(WorstCaseQuestion(.unused, of: nested, priorities: [1, 0]))
        == "priorities are only taken for a stack without stacks inside")
    #expect(
      objection(WorstCaseQuestion(.overflow, of: nested, by: .minimum))
        == "minimum is only taken for a stack without stacks inside")
    #expect(objection(WorstCaseQuestion(.unused, of: .flat(2), by: .proportional))?.contains("product") == true)
    let wide = StackShape.stack((1...6).map { .flat($0) }.suffix(5) + [.view])
    #expect(objection(WorstCaseQuestion(.unused, of: wide))?.contains("up to 16") == true)
    let deep = StackShape("((1),((1)),(1,(1)),((1),1,1),2)")
    #expect(deep.flatMap { objection(WorstCaseQuestion(.unused, of: $0)) }?.contains("more than 200 orders") == true)
  }
}
