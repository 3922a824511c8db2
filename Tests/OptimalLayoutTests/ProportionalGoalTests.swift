import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing
import ViewTree

/// The goal `proportional`: every child the same part of its range, as far as the stack's room allows.
struct ProportionalGoalTests {
  /// [20, 60] and [10, 30] have ranges of 40 + 20 above their minimums of 30: at 90 points both get (90 − 30) / 60, all of
  /// theirs, at 60 points half, at 45 a quarter, at 30 nothing.
  @Test(arguments: zip([90.0, 60, 45, 30], [[60.0, 30], [40, 20], [30, 15], [20, 10]]))
  func `each child gets the same part of its range`(offered: Double, lengths: [Double]) throws {
    let stack = RangeStack(offered: offered, [RangeChild(20, 60), RangeChild(10, 30)])
    let (optimum, result) = try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .proportional])
    #expect(RangeStackTests.areClose(optimum, lengths))
    #expect(result.decidedBy == nil)
  }

  /// An endless child has no part of its range: of 90 points the other is raised as far as `proportional` can raise it, to
  /// its maximum, and the rest is left to the endless one.
  @Test func `an endless child has no part, and is settled by what remains`() throws {
    let stack = RangeStack(offered: 90, [RangeChild(10, 50), RangeChild(0, .infinity)])
    let (lengths, result) = try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .proportional])
    #expect(lengths == [50, 40])
    #expect(result.decidedBy == nil)
  }

  /// Closed form over seeds: with all ranges finite and the minimums fitting, the part is room / Σ ranges, at most 1.
  @Test(arguments: Seeds.first(20))
  func `the common part is the room over the ranges`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 77)
    let stack = RangeStack.random(&generator, children: 2...6, infinite: false, reach: 50)
    let minimums = stack.children.reduce(0) { $0 + $1.minimum }
    let ranges = stack.children.reduce(0) { $0 + ($1.maximum - $1.minimum) }
    let part = ranges > 0 ? min(1, max(0, (stack.available - minimums) / ranges)) : 0
    let (lengths, _) = try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .proportional])
    let expected = stack.children.map { $0.minimum + part * ($0.maximum - $0.minimum) }
    #expect(RangeStackTests.areClose(lengths, expected), "\(stack): \(lengths), expected \(expected)")
  }

  /// `fair` first: each of two gets half of 300, also where that is 0.000034 less than one of them could take, or more than
  /// it could, and whatever could be the share of a child with a wide range.
  @Test(arguments: [
    ([RangeChild(0, .infinity), RangeChild(0, 150.000034)], [150.0, 150]),
    ([RangeChild(0, 1000), RangeChild(0, 150.000034)], [150, 150]),
    ([RangeChild(0, .infinity), RangeChild(0, 1000), RangeChild(0, 100.000034)], [100, 100, 100]),
    ([RangeChild(0, 100_000), RangeChild(0, 149.999966)], [150.000034, 149.999966]),
  ])
  func `what fair keeps is not moved by shares`(children: [RangeChild], expected: [Double]) throws {
    let stack = RangeStack(offered: 300, children)
    for goals in [[Goal.overflow, .fair, .proportional], [.overflow, .fill, .fair, .proportional]] {
      let (lengths, _) = try RangeStackTests.optimum(of: stack, goals: goals)
      let isClose = zip(lengths, expected).allSatisfy { abs($0 - $1) <= 1e-9 }
      #expect(isClose, "\(goals): \(lengths)")
    }
  }

  /// Shares of ranges that make lengths close to a bound beside a child with a wide range:
  /// - 50 005 for 100 000 + 10 is half of both;
  /// - 150 is 100 more than the minimums, a thousandth of 50 000 + 50 + 49 950;
  /// - 299.9997 is all of 200 + 100 but a millionth;
  /// - 100 030 is all of 100 000 and of 10, and 20 for a child that has no share;
  /// - 5026.994988 is all of ranges of 1 + 1 + 5000 + 10 points but a millionth, 0.005012.
  @Test(arguments: [
    (50_005.0, [RangeChild(0, 100_000), RangeChild(0, 10)], [50_000.0, 5]),
    (150.0, [RangeChild(50, 50_050), RangeChild(0, 50), RangeChild(0, 49_950)], [100.0, 0.05, 49.95]),
    (299.9997, [RangeChild(0, 200), RangeChild(0, 100)], [199.9998, 99.9999]),
    (50_005.0, [RangeChild(0, 100_000), RangeChild(0, .infinity), RangeChild(0, 10)], [50_000.0, 0, 5]),
    (100_030.0, [RangeChild(0, 100_000), RangeChild(0, .infinity), RangeChild(0, 10)], [100_000.0, 20, 10]),
    (
      5026.994988, [RangeChild(0, 1), RangeChild(10, 11), RangeChild(0, 5000), RangeChild(5, 15)],
      [0.999999, 10.999999, 4999.995, 14.99999]
    ),
  ])
  func `a share that is close to a bound is not rounded onto it`(
    offered: Double, children: [RangeChild], expected: [Double]
  ) throws {
    let stack = RangeStack(offered: offered, children)
    for goals in [[Goal.overflow, .proportional, .fill], [.overflow, .fill, .proportional, .fair]] {
      let (lengths, _) = try RangeStackTests.optimum(of: stack, goals: goals)
      let isClose = zip(lengths, expected).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, $1) }
      #expect(isClose, "\(goals): \(lengths)")
    }
  }

  /// A text of 11, 6 or 3, padded to 13, 8 or 5, beside the same text and 5 points share 18 with gaps of 1 and 1: 8 + 3 and
  /// 5 + 6 are the best that fit in 11, with shares of 3/8 and 0 of both ranges either way. `fair` comes after, and of
  /// 8, 3, 5 and 5, 6, 5 the second has the longer shortest lengths.
  @Test(arguments: [[Goal.overflow, .proportional], [.overflow, .proportional, .fair]])
  func `equal shares of ranges are left to the next goal`(_ goals: [Goal]) throws {
    let padded = ViewNode(.text("text"), id: "padded", modifiers: [.padding(.edges(.all, length: 1))])
    let bar = ViewNode(.rectangle, id: "bar", modifiers: [.frame(width: 5, height: 6, alignment: .center)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 18, height: 24), displayScale: 2,
      textMetrics: [
        TextMetric(text: "text", maxWidth: nil, size: CGSize(width: 11, height: 5)),
        TextMetric(text: "text", maxWidth: 10, size: CGSize(width: 6, height: 10)),
        TextMetric(text: "text", maxWidth: 5, size: CGSize(width: 3, height: 15)),
      ],
      view: ViewNode(
        .hStack(alignment: .center, spacing: 1, dynamic: true), id: "row",
        content: [padded, ViewNode(.text("text"), id: "text"), bar]))
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(result.placed["padded"]?.width == 5)
    #expect(result.placed["text"]?.width == 6)
  }

  /// A column of a text and a circle is asked at many widths for its optimum, in which both are to have the same part of their
  /// ranges but for what the lines of the text leave: sums that are no more than a rounding apart. The circle takes what the
  /// text leaves of the column's height, up to the column's width.
  @Test func `parts that differ by a rounding are decided`() throws {
    let words = """
      train the I I Hi begin coming my Hi afternoon we on I to no without afternoon no to are coming I are way are Hi \
      begin am
      """
    let above = ViewNode(.text(words), id: "above")
    let column = ViewNode(
      .vStack(alignment: .center, spacing: 0, dynamic: true), id: "column",
      content: [above, ViewNode(.circle, id: "circle")])
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 8, dynamic: true), id: "row",
      content: [column, ViewNode(.text("afternoon am or train begin"), id: "beside")])
    let document = LayoutDocument(proposal: ProposedViewSize(width: 300, height: 600), view: row)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .proportional]).layout(document)
    #expect(result.approximations.isEmpty)
    let width = try #require(result.placed["column"]).width
    let alone = LayoutDocument(proposal: ProposedViewSize(width: width, height: 600), view: above)
    let height = try GreedyEngine().layout(alone).size.height
    let side = try #require(result.placed["circle"]).height
    #expect(abs(Double(side - min(width, 600 - height))) <= 1e-6)
  }

  /// Offered some millionths of a point less than its text is wide, a row overflows by so little that a solver does not tell it
  /// from nothing: for shares of ranges the text is as wide as it can be, and the rectangle has no more than a ten-millionth of
  /// that, by which rows are relaxed.
  @Test(arguments: [5e-5, 5.1466666e-6, 1e-6, 1e-8])
  func `what overflows by next to nothing is divided all the same`(less: Double) throws {
    let text = "{type: Text, id: text, text: foxtrot romeo kilo echo romeo hotel kilo sierra charlie november to}"
    let alone = try OwnRelationsTests.layout("proposal: {width: null, height: null}\nview: \(text)")
    let width = try #require(alone.placed["text"]?.width)
    let document = try LayoutDocument(
      reading: """
        proposal: {width: \(Double(width) - less), height: infinity}
        view: {type: HStack, spacing: 0, content: [\(text), {type: Rectangle, id: rest}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.proportional, .fair]).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    #expect(result.placed["text"]?.width == width)
    #expect(try #require(result.placed["rest"]).width <= 1e-7 * width)
  }
}
