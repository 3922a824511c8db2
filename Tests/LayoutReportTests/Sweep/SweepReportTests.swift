import GLPK
import LayoutComparison
import LayoutTestSupport
import Testing

@testable import LayoutReport

/// What people and scripts read of sweeps.
struct SweepReportTests {
  private func sweep(_ stack: RangeStack, from start: Double = 0, to end: Double, by step: Double) throws -> Sweep {
    try Sweep(
      of: stack.document(), along: stack.axis, SweepSizes(from: start, to: end, by: step), solver: GLPKSolver())
  }

  private static let threeHundred = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])

  @Test func `curves, losses and breakpoints are shown`() throws {
    let sweep = try sweep(Self.threeHundred, to: 400, by: 10)
    try GoldenFile("sweep-three-hundred-points.txt").check(SweepText(name: "three-hundred-points", sweep).text)
  }

  @Test func `of many sizes a character stands for several`() throws {
    let panes = RangeStack(
      .horizontal, offered: 600, [RangeChild(150, 200), RangeChild(300, .infinity), RangeChild(150, 200)])
    let sweep = try sweep(panes, from: 300, to: 1000, by: 7)
    try GoldenFile("sweep-three-panes.txt").check(SweepText(name: "three-panes", sweep).text)
  }

  @Test func `a grid shows where space is lost`() throws {
    let grid = try GridSweep(
      of: Self.threeHundred.document(), widths: SweepSizes(from: 0, to: 100, by: 50),
      heights: SweepSizes(from: 200, to: 320, by: 20), solver: GLPKSolver())
    try GoldenFile("sweep-grid.txt").check(GridSweepText(name: "grid", grid).text)
  }

  @Test func `a table has a row for each size and child, as RFC 4180 has them`() throws {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 300),
      view: ViewNode(
        VStack(spacing: 0) {
          Rectangle().frame(minHeight: 200, maxHeight: 250).id("red, \"the\" first")
          Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
        }.id("stack")))
    let sweep = try Sweep(
      of: document, along: .vertical, SweepSizes(from: 300, to: 400, by: 100), solver: GLPKSolver())
    let text = SweepCSV.header(sizes: ["size"]) + SweepCSV(name: "a", sweep).text
    #expect(
      text.components(separatedBy: "\r\n") == [
        "size,region,child,swiftui,optimal,offered,unused,overflow,optimalUnused,optimalOverflow,avoidableUnused,"
          + "avoidableOverflow,document",
        #"300,stack,"red, ""the"" first",200,240,300,40,0,0,0,40,0,a"#,
        "300,stack,blue,60,60,300,40,0,0,0,40,0,a",
        // 250 + 60 is all that 400 can give.
        #"400,stack,"red, ""the"" first",200,250,400,140,0,90,0,50,0,a"#,
        "400,stack,blue,60,60,400,140,0,90,0,50,0,a", "",
      ])
  }

  @Test func `the form of a sweep is fixed`() throws {
    let text = JSONReport.sweep(name: "300", try sweep(Self.threeHundred, from: 250, to: 290, by: 40)).text()
    #expect(text.hasPrefix(#"{"name":"300","axis":"height","breakpoints":[{"size":260,"kind":"kink","changes":["#))
    let change = #"{"region":"stack","axis":"vertical","view":"c0","curve":"optimal","kind":"kink","#
    #expect(text.contains(change + #""before":200,"after":200,"slopeBefore":0,"slopeAfter":1}"#))
    #expect(text.contains(#""points":[{"size":250,"regions":[{"view":"stack","axis":"vertical","kind":"stack","#))
    let loss = #""unused":{"greatest":30,"size":290,"ranges":[[260,290]]},"#
    #expect(text.contains(#""regret":[{"view":"stack","axis":"vertical","# + loss))
    #expect(text.hasSuffix(#","unresolved":[]},"texts":[]}"#))
  }

  @Test func `a chart draws each curve from breakpoint to breakpoint`() throws {
    let chart = SweepChart(name: "300 & more", try sweep(Self.threeHundred, to: 400, by: 10))
    try GoldenFile("sweep-three-hundred-points.svg").check(chart.svg)
    #expect(chart.html.contains("<h1>300 &amp; more over the container's height</h1>"))
    #expect(chart.html.contains(chart.svg))
    #expect(
      chart.html.contains(
        "<tr><td>200</td><td>c1 starts to grow from 0 (0 → 1 per pt)  (SwiftUI and optimum)</td></tr>"))
  }

  /// Columns of 10…∞ and 20…60 beside each other, rows that take what they are offered.
  private static let grid = """
    proposal: {width: 100, height: 60}
    view:
      type: Grid
      id: grid
      horizontalSpacing: 0
      verticalSpacing: 0
      content:
        - type: GridRow
          content:
            - {type: Rectangle, id: a, modifiers: [{type: frame, minWidth: 10, maxWidth: infinity}]}
            - {type: Rectangle, id: b, modifiers: [{type: frame, minWidth: 20, maxWidth: 60}]}
    """

  @Test func `columns and rows of a grid have a chart each, in every form`() throws {
    let sweep = try Sweep(
      of: LayoutDocument(reading: Self.grid), along: .horizontal, SweepSizes(from: 20, to: 140, by: 20),
      solver: GLPKSolver())
    let text = SweepText(name: "grid", sweep).text
    #expect(text.contains("Grid \"grid\", horizontal\n") && text.contains("Grid \"grid\", vertical\n"))
    #expect(text.contains("  grid.columns[0]  SwiftUI") && text.contains("  grid.rows[0]  SwiftUI"))
    let svg = SweepChart(name: "grid", sweep).svg
    #expect(svg.contains("horizontal</text>") && svg.contains("vertical</text>"))
    let table = SweepCSV(name: "grid", sweep).text
    #expect(table.contains("140,grid,grid.columns[1],60,60,") && table.contains("140,grid,grid.rows[0],60,60,"))
    let json = JSONReport.sweep(name: "grid", sweep).text()
    #expect(json.contains(#"{"view":"grid","axis":"horizontal","unused":"#))
    #expect(json.contains(#"{"view":"grid","axis":"vertical","unused":"#))
  }

  private static let sizes: [(Double, String)] = [
    (310, "310"), (37.5, "37.5"), (0.125, "0.125"), (43.747_070_312_5, "43.7470703125"),
    // A hundred thirds, 134 thirds, two sevenths, 601 twelfths.
    (33.333_333_333_333_336, "33 1/3"), (44.666_666_666_666_664, "44 2/3"), (0.285_714_285_714_285_7, "2/7"),
    (50.083_333_333_333_336, "50 1/12"),
  ]

  @Test(arguments: sizes)
  func `a size is written as exactly as it is known`(_ size: Double, _ text: String) {
    #expect(Wording.exact(size) == text)
  }

  @Test func `a sweep whose curves were not resolved says what is lost at its sizes`() throws {
    let sweep = try Sweep(
      of: Self.threeHundred.document(), along: .vertical, SweepSizes(from: 200, to: 400, by: 50), solver: GLPKSolver(),
      limit: 0)
    let text = SweepText(name: "300", sweep).text
    #expect(text.hasPrefix("300   height 200…400, 5 sizes: SwiftUI loses space in 1 of 1 region\n"))
    #expect(text.contains("  wasted "))
    #expect(text.contains("SwiftUI wastes up to 50 pt (at 350), and something in 300, 350, 400."))
  }

  @Test func `a chart of nothing says so`() throws {
    let document = LayoutDocument(view: ViewNode(.rectangle))
    let sweep = try Sweep(
      of: document, along: .horizontal, SweepSizes(from: 0, to: 10, by: 5), solver: GLPKSolver())
    #expect(SweepChart(name: "none", sweep).svg.contains("no stack is offered a finite length of its own"))
    #expect(SweepText(name: "none", sweep).text.contains("Nothing changes its course between those sizes."))
  }
}
