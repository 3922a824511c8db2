import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Lists whose first goals want lengths as great as possible: what is offered comes after them.
struct ExceededOffersTests {
  private static func bar(_ id: String, _ least: CGFloat, _ greatest: CGFloat) -> ViewNode {
    ViewNode(.rectangle, id: id, modifiers: [.flexibleFrame(FrameBounds(minWidth: least, maxWidth: greatest))])
  }

  private static func layout(
    _ content: [ViewNode], in width: CGFloat, height: CGFloat = 20, _ goals: [Goal], whole: Bool
  ) throws -> OptimalResult {
    let row = StatedConstraintsTests.row("row", content)
    let document = LayoutDocument(proposal: ProposedViewSize(width: width, height: height), view: row)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals, solvesWhole: whole).layout(document)
    #expect(result.realisationGap <= 1e-9)
    #expect(result.approximations.isEmpty)
    return result
  }

  /// A row of 10…50 and 10…60 is 110 wide whatever it is offered, and so is its parent's share of it: of 100 points it takes
  /// 110 and the bar of 0…40 beside it takes 40, since each is to be as long as it can before anything else counts.
  @Test(
    arguments: [[Goal.fair], [.priority, .overflow], [.fair, .overflow], [.fill], [.proportional]], [false, true])
  func `a row whose children are as long as they can be has one length`(_ goals: [Goal], _ whole: Bool) throws {
    let inner = StatedConstraintsTests.row("inner", [Self.bar("one", 10, 50), Self.bar("two", 10, 60)])
    let result = try Self.layout([inner, Self.bar("beside", 0, 40)], in: 100, goals, whole: whole)
    #expect(result.placed["inner"]?.width == 110)
    #expect(result.placed["one"]?.width == 50)
    #expect(result.placed["two"]?.width == 60)
    #expect(result.placed["beside"]?.width == 40)
  }

  /// The same in a frame of 0…200, which takes what it is offered: it shares the 100 points with the bar of 0…40 as the goals
  /// have it, 200 and 40, and the row inside is 110.
  @Test func `a frame around such a row keeps to its own bounds`() throws {
    var inner = StatedConstraintsTests.row("inner", [Self.bar("one", 10, 50), Self.bar("two", 10, 60)])
    inner.modifiers = [.flexibleFrame(FrameBounds(minWidth: 0, maxWidth: 200))]
    let result = try Self.layout([inner, Self.bar("beside", 0, 40)], in: 100, [.fair], whole: false)
    #expect(result.placed["inner"]?.width == 200)
    #expect(result.placed["one"]?.width == 50)
    #expect(result.placed["two"]?.width == 60)
  }

  /// Of a row of 10…50 and a color only the first has a share of its range to be made large: the row is 50 wide or more. The
  /// bar of 0…40 takes 40 likewise, and the row the other 60 of 100, 50 and 10; of 80 it takes 50 and overflows by 10.
  @Test(arguments: [(100.0, 60.0), (80, 50)])
  func `shares of ranges leave a view without end what is left`(_ width: Double, _ expected: Double) throws {
    let inner = StatedConstraintsTests.row("inner", [Self.bar("one", 10, 50), ViewNode(.color, id: "rest")])
    let result = try Self.layout(
      [inner, Self.bar("beside", 0, 40)], in: CGFloat(width), [.proportional, .overflow, .fill], whole: false)
    #expect(result.placed["beside"]?.width == 40)
    #expect(result.placed["inner"]?.width == CGFloat(expected))
    #expect(result.placed["one"]?.width == 50)
  }

  /// A circle in a frame 70 high is up to 70 wide, and a row of that and a bar of at most 90 is 160, whatever it is offered:
  /// neither has a length without end. What stands behind the circle does not matter to it, though the stack there may make
  /// it costly to ask the circle for its lengths.
  @Test(arguments: [[Goal.fair], [.fill, .fair], [.fair, .overflow], [.priority, .fair]], [false, true])
  func `a view with a stack behind it is as long as it can be`(_ goals: [Goal], _ whole: Bool) throws {
    var circle = ViewNode(.circle, id: "circle")
    let bars = StatedConstraintsTests.row("bars", [Self.bar("first", 0, 10), Self.bar("last", 0, 10)])
    circle.modifiers = [
      .background(alignment: .center, content: [bars]), .frame(width: nil, height: 70, alignment: .center),
    ]
    let result = try Self.layout([Self.bar("bar", 0, 90), circle], in: 100, height: 70, goals, whole: whole)
    #expect(result.placed["bar"]?.width == 90)
    #expect(result.placed["circle"]?.width == 70)
  }

  /// Offered infinity, a color leaves all of it to the color at its edge, and its own length is no number. Offered any length
  /// it takes that: it has no end, so that `fair` leaves it the 50 of 80 points that the bar of at most 30 cannot take,
  /// whether or not a constraint that is kept anyway speaks of the color at its edge.
  @Test(arguments: [[Goal.fair], [.priority], [.fair, .proportional]], [[], ["edge.width <= 50000"]])
  func `an inset that takes all of infinity has no end`(_ goals: [Goal], _ constraints: [String]) throws {
    var view = ViewNode(.color, id: "view")
    view.modifiers = [
      .safeAreaInset(edge: .trailing, alignment: .center, spacing: 4, content: [ViewNode(.color, id: "edge")])
    ]
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 80, height: 20), constraints: try constraints.map { try LayoutConstraint($0) },
      view: StatedConstraintsTests.row("row", [Self.bar("bar", 0, 30), view]))
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(result.placed["bar"]?.width == 30)
    #expect(abs((result.placed["view"]?.width ?? 0) - 50) <= 1e-6)
    #expect(abs((result.placed["edge"]?.width ?? 0) - 46) <= 1e-6)
  }

  /// A row whose first view has its baseline above its bottom is longer than what it is offered at every offer but 0, by
  /// what is below the baseline: then the column is 0 wide, its text 0 high, and the row as high as the least of its other
  /// view, 60. It has no other length; 140 of 200 points are left.
  @Test func `a row that takes more than any offer has its least length`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 200}
        view:
          type: VStack
          spacing: 0
          content:
          - {type: Color, id: rest}
          - type: HStack
            id: row
            spacing: 0
            alignment: firstTextBaseline
            content:
            - type: VStack
              spacing: 0
              content: [{type: Text, text: begin}, {type: Color}]
            - {type: Color, modifiers: [{type: frame, minHeight: 60, maxHeight: 80}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    #expect(result.placed["row"]?.height == 60)
    #expect(result.placed["rest"]?.height == 140)
  }
}
