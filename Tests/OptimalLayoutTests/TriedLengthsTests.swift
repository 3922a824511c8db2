import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// What is only asked to find possible lengths leaves no trace in the layout.
struct TriedLengthsTests {
  /// What a text is measured at: 10 wide in two lines of 2 at 10 to 15 points, and in three at less.
  private static let narrow = """
    textMetrics: [{text: narrow, maxWidth: null, width: 20, height: 2}, {text: narrow, maxWidth: 15, width: 10, height: 4},\
     {text: narrow, maxWidth: 9, width: 10, height: 6}]
    """

  /// A text that is 10 wide at any width of up to 15, in two lines of 2 where it has 10 points and in three where it has
  /// less. It needs 10 of the 8 points, and is offered them: two lines. A text stays as it answered for what lies between
  /// an offer and the answer (16.3 of the semantics), so that a question for its least width must not count.
  @Test(arguments: [false, true]) func `a text at its least width has the lines that fit`(whole: Bool) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 8, height: infinity}
        \(Self.narrow)
        view: {type: HStack, spacing: 0, content: [{type: Color, id: color}, {type: Text, id: text, text: narrow}]}
        """)
    let placed = try OptimalEngine(solver: GLPKSolver(), solvesWhole: whole).layout(document).placed
    #expect(placed["color"]?.width == 0)
    #expect(placed["text"]?.width == 10)
    #expect(placed["text"]?.height == 4)
  }

  /// Offered no width, the text has three lines, 10 wide, and keeps them when it is placed in that width (16.3): whoever
  /// searched for the lengths of the scroll view asked for the same, which must not take the question's place.
  @Test(arguments: [false, true]) func `a text that is offered nothing keeps its lines`(whole: Bool) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 0, height: 10}
        \(Self.narrow)
        view:
          type: VStack
          spacing: 0
          content: [{type: ScrollView, content: [{type: Text, id: text, text: narrow}]}, {type: Color}]
        """)
    let engine = OptimalEngine(solver: GLPKSolver(), goals: [.priority], solvesWhole: whole)
    let placed = try engine.layout(document).placed
    #expect(placed["text"]?.width == 10)
    #expect(placed["text"]?.height == 6)
    #expect(try GreedyEngine().layout(document)["text"]?.height == 6)
  }

  /// A row of a view that is 6 × 2, or 2 × 10 where it has less than 6, and two colors, leaps at 10 points: there the
  /// shares 2, 4, 4 become 6, 2, 2 as soon as the smallest of them is more than 2. Whoever looks for the leap comes so close
  /// that what is kept of one goal and of the next contradict each other but for a rounding.
  ///
  /// Up to the leap the row exceeds the height of 6 by 4. In less than 6 points anything beyond 10 overflows by more, and all
  /// is used; from there on the row is a little beyond 10.
  @Test(arguments: [(3.0, 3.0), (5, 5), (8, 10), (9.5, 10), (11, 11), (14, 14)])
  func `a leap is found although two divisions are almost as good there`(width: Double, used: Double) throws {
    var document = try LayoutDocument(
      reading: """
        proposal: {width: 6, height: 6}
        view:
          type: HStack
          id: outer
          spacing: 0
          content:
          - type: HStack
            id: row
            spacing: 0
            content:
            - {type: Color, id: one}
            - type: ViewThatFits
              content:
              - {type: Color, modifiers: [{type: frame, width: 6, height: 2}]}
              - {type: Color, modifiers: [{type: frame, width: 2, height: 10}]}
            - {type: Color, id: two}
          - {type: Color, id: beside}
        """)
    document.proposal.width = CGFloat(width)
    let engine = OptimalEngine(solver: GLPKSolver())
    let tree = try engine.layout(document).placed.tree
    let outer = try #require(tree.elements.indices.first { tree.key(ofChild: $0) == "outer" })
    let optimum = try engine.isolated(tree).optimum(of: outer, proposed: document.proposal)
    // A supremum that is not attained is approached to a pixel.
    #expect(abs(try #require(optimum).used - used) <= 1.0 / 3)
  }

  /// A row of texts is a candidate where it is no higher than 40 points, which depends on the width: the row is asked for
  /// its height at widths by the hundred, in each of which it would divide itself. SwiftUI's layout overflows nothing, and
  /// is nearest to itself.
  @Test(arguments: [[Goal.overflow, .closest], [.overflow, .fill, .closest], [.overflow, .fill, .ideal]])
  func `a row that is only measured is divided without a program`(goals: [Goal]) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 160, height: 40}
        view:
          type: HStack
          spacing: 0
          content:
          - type: ViewThatFits
            id: fitting
            axes: [vertical]
            content:
            - type: HStack
              id: row
              spacing: 5
              content:
              - {type: Text, text: hello wide world}
              - {type: Text, text: ab cd ef, modifiers: [{type: layoutPriority, value: 1}]}
              - {type: Color, modifiers: [{type: frame, width: 30, height: 10}]}
            - {type: Circle}
          - {type: Color, id: beside}
        """)
    let solver = CountingSolver()
    let result = try OptimalEngine(solver: solver, goals: goals).layout(document)
    #expect(result.approximations.isEmpty)
    let usual = try GreedyEngine().layout(document)
    if goals.contains(.closest) { #expect(result.placed["fitting"]?.width == usual["fitting"]?.width) }
    // One for the tree; those of stacks that are shown, and of offers next to a leap.
    #expect(solver.opened <= 20)
  }

  /// Cards in the rows of a column: what is asked of them to find the lengths that are possible for the row is answered but
  /// for a millionth or two, which is no gap of what is shown.
  @Test func `what is asked in a search makes no gap`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 320, height: 480}
        view:
          type: VStack
          content:
          - type: HStack
            id: row
            content:
            - {type: VStack, content: [{type: Divider}]}
            - type: VStack
              content:
              - type: HStack
                modifiers: [{type: padding}]
                content:
                - type: Text
                  text: Partly
                  modifiers: [{type: frame, maxWidth: infinity}, {type: fixedSize, horizontal: false}]
                - {type: Text, text: today Johnson Weather details Rated}
              - {type: Text, text: OK, modifiers: [{type: padding}]}
          - {type: Color, id: rest}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
    let heights = try ["row", "rest"].map { try #require(result.placed[$0]?.height) }
    #expect(abs(heights[0] + 8 + heights[1] - 480) <= 1e-9)
  }

  /// The inset asks the column for its length at no width, where the text takes 40 for its characters, and remembers that at a
  /// width of 10 too (16.3 of the semantics), though it would take 20 of that otherwise. Both halves of 100 are 50, of which the
  /// column has 40 for the text.
  @Test func `a text of one length takes what it remembers`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 40, height: 100}
        textMetrics:
        - {text: T, maxWidth: null, width: 10, height: 20}
        - {text: T, maxWidth: 9, width: 10, height: 40}
        view:
          type: VStack
          spacing: 0
          content:
          - type: VStack
            spacing: 0
            content:
            - {type: Color, id: color}
            - {type: Text, text: T, id: text, modifiers: [{type: fixedSize, horizontal: false}]}
            modifiers:
            - type: safeAreaInset
              edge: trailing
              spacing: 0
              content: [{type: Color, modifiers: [{type: frame, width: 30}]}]
          - {type: Color, id: rest}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    #expect(result.realisationGap <= 1e-9)
    let heights = try ["color", "text", "rest"].map { Double(try #require(result.placed[$0]?.height)) }
    #expect(zip(heights, [10, 40, 50]).allSatisfy { abs($0 - $1) <= 1e-9 }, "\(heights)")
  }
}
