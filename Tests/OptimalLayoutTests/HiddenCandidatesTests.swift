import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints on views in candidates of a ViewThatFits, which are only shown where their candidate is.
struct HiddenCandidatesTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var constraints: [String]
    /// The lengths of the views that are shown.
    var widths: [String: CGFloat]
    /// The views that are named as not shown.
    var hidden: [String] = []
  }

  private static func fit(_ candidates: [ViewNode]) -> ViewNode {
    ViewNode(.viewThatFits(axes: .horizontal), id: "fit", content: candidates)
  }

  /// A rectangle with this ideal and least width.
  private static func wide(_ id: String, from minimum: CGFloat, to maximum: CGFloat) -> ViewNode {
    let bounds = FrameBounds(minWidth: minimum, idealWidth: minimum, maxWidth: maximum)
    return ViewNode(.rectangle, id: id, modifiers: [.flexibleFrame(bounds)])
  }

  private static func layout(_ view: ViewNode, _ width: CGFloat, _ constraints: [String]) throws -> OptimalResult {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: width, height: 100),
      constraints: try constraints.map { try LayoutConstraint($0) }, view: view)
    return try OptimalEngine(solver: GLPKSolver()).layout(document)
  }

  private static func check(_ result: OptimalResult, _ test: Case) {
    let shown = Dictionary(result.placed.frames.map { ($0.key, $0.frame.width) }, uniquingKeysWith: { one, _ in one })
    #expect(shown.filter { test.widths.keys.contains($0.key) } == test.widths)
    #expect(result.approximations.map(\.view) == test.hidden)
    #expect(result.approximations.allSatisfy { $0.reason.hasPrefix("it is not shown, so that `") })
    #expect(test.hidden.allSatisfy { shown[$0] == nil })
    #expect(result.realisationGap <= 1e-9)
  }

  /// A row of 100: a candidate `x` of 60 to 100, which is shown where at least 60 are offered, else `y` of 20; beside it `z`
  /// of any width. Without constraints `x` takes 60, since 60 + 40 is fairer than 20 + 80.
  @Test(arguments: [
    Case(testDescription: "none", constraints: ["z.width >= 0"], widths: ["x": 60, "z": 40]),
    Case(testDescription: "shown, and kept to", constraints: ["x.width == 80"], widths: ["x": 80, "z": 20]),
    // 80 + 50 would overflow by 30; by 0 where x is not shown.
    Case(
      testDescription: "not shown, since that overflows", constraints: ["x.width == 80", "z.width >= 50"],
      widths: ["y": 20, "z": 80], hidden: ["x"]),
    // No x is 200 wide, nor 5 points from the edge: only a layout without it keeps to that.
    Case(
      testDescription: "not shown, since it cannot keep to that", constraints: ["x.width == 200", "x.minX >= 5"],
      widths: ["y": 20, "z": 80], hidden: ["x"]),
    // Nor does such a layout violate it, at any strength.
    Case(
      testDescription: "not shown, since that violates a wish", constraints: ["x.width == 200 @weak"],
      widths: ["y": 20, "z": 80], hidden: ["x"]),
    // z leaves 30 at most, which is not enough for x.
    Case(
      testDescription: "not shown for want of space", constraints: ["z.width >= 70", "x.width <= 10"],
      widths: ["y": 20, "z": 80], hidden: ["x"]),
    // They are never shown together.
    Case(
      testDescription: "two candidates", constraints: ["x.width == y.width"], widths: ["x": 60, "z": 40], hidden: ["y"]),
    // Only one of them is, and that is kept to.
    Case(
      testDescription: "both candidates, one by one", constraints: ["x.width == 70", "y.width >= 30"],
      widths: ["x": 70, "z": 30], hidden: ["y"]),
  ])
  func `a relation holds where its views are shown`(_ test: Case) throws {
    let row = StatedConstraintsTests.row(
      "row",
      [
        Self.fit([Self.wide("x", from: 60, to: 100), StatedConstraintsTests.bar("y", 20, 20)]),
        StatedConstraintsTests.bar("z"),
      ])
    Self.check(try Self.layout(row, 100, test.constraints), test)
  }

  /// The first candidate is a row of `p` and `q`, of 30 or more each, beside `z` in 120 points. With `p` = 2 `q` the row is 90
  /// or longer: 60 + 30 leave 30, which is fairer than the other candidate's 20 + 100. `p` = 10 has no row.
  @Test(arguments: [
    Case(testDescription: "shown", constraints: ["p.width == 2 * q.width"], widths: ["p": 60, "q": 30, "z": 30]),
    Case(testDescription: "not shown", constraints: ["p.width == 10"], widths: ["y": 20, "z": 100], hidden: ["p"]),
  ])
  func `a stack in a candidate is divided as its relations want where it is shown`(_ test: Case) throws {
    let inside = StatedConstraintsTests.row(
      "inside", [Self.wide("p", from: 30, to: .infinity), Self.wide("q", from: 30, to: .infinity)])
    let row = StatedConstraintsTests.row(
      "row", [Self.fit([inside, StatedConstraintsTests.bar("y", 20, 20)]), StatedConstraintsTests.bar("z")])
    Self.check(try Self.layout(row, 120, test.constraints), test)
  }

  /// A row of a square and a rectangle divides a width w into halves, so that its ideal height is w / 2: it fits 40 points
  /// where w ≤ 80, else `y` of 50 at most is shown. In 200 points the row has its 80 if `z` may have 120. If that is to be
  /// 100 or less the row still has no more, although 40 + 60 would fit if it divided 100 so: it would not.
  @Test(
    arguments: [(130, ["q": 40, "r": 40, "z": 120]), (100, ["q": 40, "r": 40, "z": 100])] as [(Int, [String: CGFloat])])
  func `a candidate is judged by its own division`(limit: Int, expected: [String: CGFloat]) throws {
    let square = ViewNode(.rectangle, id: "q", modifiers: [.aspectRatio(1, contentMode: .fit)])
    let inside = StatedConstraintsTests.row("inside", [square, StatedConstraintsTests.bar("r")])
    let fit = ViewNode(
      .viewThatFits(axes: .vertical), id: "fit", content: [inside, StatedConstraintsTests.bar("y", 0, 50)])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 200, height: 40),
      constraints: [try LayoutConstraint("z.width <= \(limit)")],
      view: StatedConstraintsTests.row("row", [fit, StatedConstraintsTests.bar("z")]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    for (id, width) in expected {
      #expect(abs(Double(result.placed[id]?.width ?? -1) - Double(width)) <= 1e-6, "\(id)")
    }
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-6)
  }

  /// 400 points never fit into 300.
  @Test func `a view that is never shown is named with all relations that speak of it`() throws {
    let fit = Self.fit([StatedConstraintsTests.bar("x", 400, 400), StatedConstraintsTests.bar("y")])
    let result = try Self.layout(fit, 300, ["x.width == 10", "y.width <= 300", "x.minX >= 7 @weak"])
    #expect(result.placed["y"]?.width == 300)
    let reason = "it is not shown, so that `x.width == 10`, `x.minX >= 7 @weak` ask nothing of the layout"
    #expect(result.approximations.map(\.view) == ["x"])
    #expect(result.approximations.map(\.reason) == [reason])
  }
}
