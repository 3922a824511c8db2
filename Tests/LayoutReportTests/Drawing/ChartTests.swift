import Foundation
import GLPK
import GreedyLayout
import LayoutTestSupport
import Testing

@testable import LayoutComparison
@testable import LayoutReport

/// Charts of sweeps: what is shaded in them, and that nothing in them is over anything else.
struct ChartTests {
  private func chart(
    _ document: LayoutDocument, _ axis: Axis, to end: Double, name: String = "chart", comparesOptimum: Bool = true
  ) throws -> String {
    let sizes = try SweepSizes(from: 0, to: end, by: end / 20)
    let sweep = try Sweep(
      of: document, along: axis, sizes, solver: GLPKSolver(), comparesOptimum: comparesOptimum, limit: 400)
    return SweepChart(name: name, sweep).svg
  }

  /// The areas of the closed paths with an attribute, in square units of the drawing, by the shoelace formula.
  private func area(_ svg: String, _ attribute: String) throws -> Double {
    var sum = 0.0
    for path in svg.matches(of: /<path[^>]* d="([^"]*)"[^>]*>/) where path.0.contains(attribute) {
      for part in path.1.split(separator: "Z") {
        let points = part.dropFirst().split(separator: "L").map { $0.split(separator: " ").compactMap { Double($0) } }
        for (one, next) in zip(points, points.dropFirst() + points.prefix(1)) {
          sum += (one[0] * next[1] - next[0] * one[1]) / 2
        }
      }
    }
    return abs(sum)
  }

  @Test func `the hatched area is what is lost over all sizes`() throws {
    let stack = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])
    let svg = try chart(stack.document(), .vertical, to: 400)
    // Nothing up to 260, then a point for each point up to 50 at 310, and 50 up to 400.
    let lost = 50.0 * 50 / 2 + 50 * 90
    let column = ChartColumn(title: "", numbersWidth: LabelWidth.of("250", size: Plot.textSize))
    let acrossUnit = (ChartColumn.plotRight - column.plotLeft) / 400
    let upUnit = SweepPanel.lossHeight / 50
    #expect(abs(try area(svg, "url(#unused)") - lost * acrossUnit * upUnit) < 1)
    #expect(!svg.contains(#"class="spilled""#))
  }

  @Test func `an area ends where its curve has a gap`() throws {
    let plot = Plot(
      frame: CGRect(x: 0, y: 0, width: 40, height: 20), across: .linear(0...40, ticks: 4),
      up: .linear(upTo: 20, ticks: 2))
    let points: [Plot.Point] = [(0, 10), (10, 10), (20, nil), (30, 20), (40, 0)]
    let drawn = try #require(plot.area(under: points, in: "spilled")).text
    // A rectangle of 10 by 10 and half of one of 10 by 20.
    #expect(try area(drawn, "spilled") == 100 + 100)
    #expect(plot.area(under: [(0, 0), (10, 0)], in: "spilled") == nil)
    #expect(plot.curve([(0, nil), (10, 5)], CurveStyle(className: "over"))?.text.contains(#"d="M10 15h0""#) == true)
  }

  /// Twenty children with long names, whose courses change at many sizes.
  private static let many = ViewNode(
    HStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { place in
        Rectangle().frame(minWidth: CGFloat(place % 7), maxWidth: 20 + 9 * CGFloat(place))
          .id("a child with a very long name in which its number stands at the end: \(place)")
      }
    }.id("the row of all these children whose names are so very long that no drawing has room for them"))

  @Test func `no text is over another or outside, however many children, changes and letters there are`() throws {
    let row = LayoutDocument(proposal: ProposedViewSize(width: 600, height: 20), view: Self.many)
    let texts = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: 50),
      view: ViewNode(
        HStack {
          Text("Where texts stop being whole").id("title")
          Text("Unabhängigkeitserklärungen").lineLimit(1).id("word")
        }))
    let long = String(repeating: "very-long-", count: 20)
    let drawings = [
      try chart(row, .horizontal, to: 3000, name: long), try chart(texts, .horizontal, to: 600),
      try chart(texts, .horizontal, to: 600, comparesOptimum: false),
      try chart(row, .horizontal, to: 1_000_000, name: long),
    ]
    for svg in drawings {
      #expect(DrawnText.all(in: svg).count > 5)
      #expect(try DrawnText.collisions(in: svg) == [])
    }
    #expect(drawings[0].contains(">and 8 more; --format csv has all of them</text>"))
    #expect(drawings[1].contains(">Where texts are not whole in SwiftUI's layout</text>"))
    #expect(!drawings[2].contains(">optimum</text>"))
  }

  @Test func `a text's bar is over the sizes at which it is not whole`() {
    func ranges(_ changes: [(Double, TextSweep.Change.Side)]) -> [ClosedRange<Double>] {
      let changes = changes.map { TextSweep.Change(size: $0.0, side: $0.1, reading: .cut) }
      return SweepTextsPanel.ranges(
        of: TextSweep.Course(view: "t", changes: changes, isNeverWhole: false), in: 0...400)
    }
    #expect(ranges([(150, .below)]) == [0...150])
    #expect(ranges([(100, .above), (150, .below), (300, .above)]) == [100...150, 300...400])
    #expect(ranges([(50, .below), (300, .above)]) == [0...50, 300...400])
    let never = TextSweep.Course(view: "t", changes: [], isNeverWhole: true)
    #expect(SweepTextsPanel.ranges(of: never, in: 0...400) == [0...400])
  }

  @Test func `colours that are used again have another number and other dashes`() {
    let (first, seventh) = (ChartSeries(place: 0), ChartSeries(place: 6))
    #expect(first.distinct.className == seventh.distinct.className)
    #expect(first.number != seventh.number && first.distinct.dashes != seventh.distinct.dashes)
  }
}

/// The scales and records of charts and tables.
struct PlotScaleTests {
  @Test func `a scale from 0 ends at a round number`() {
    let scale = PlotScale.linear(upTo: 230, ticks: 5)
    #expect(scale.ticks == [0, 50, 100, 150, 200, 250])
    #expect(scale.place(of: 50) == 50.0 / 250)
    #expect(scale.place(of: 300) == 1 && scale.place(of: -1) == 0)
    #expect(PlotScale.linear(upTo: 0, ticks: 2).range == 0...1)
    #expect(PlotScale.linear(upTo: .infinity, ticks: 2).range == 0...1)
  }

  @Test func `a logarithmic scale has equal steps for equal factors`() {
    let scale = PlotScale.logarithmic(3...200)
    #expect(scale.ticks == [1, 10, 100, 1000])
    for (power, tick) in scale.ticks.enumerated() {
      #expect(abs(scale.place(of: tick) - Double(power) / 3) < 1e-12)
    }
    #expect(PlotScale.logarithmic(0.02...0.3).ticks.count == 3)
  }

  @Test func `numbers for which there is no room are left out, and those at ends are moved apart`() {
    let plot = Plot(
      frame: CGRect(x: 0, y: 20, width: 100, height: 50), across: .linear(0...100, ticks: 4),
      up: .linear(upTo: 10, ticks: 2))
    let room = CGRect(x: 0, y: 0, width: 100, height: 20)
    // A number of two digits is 13.64 wide and has 2 on both sides: 50 is in the middle, 60 right of its line, 40 left of its
    // own, and for 52 nothing is left.
    let texts = plot.numbers(above: [50, 60, 40, 52], inside: room).map(\.text)
    #expect(texts.map { $0.contains(">52<") } == [false, false, false])
    let ends = plot.numbers(atEndsOf: (0..<4).map { (ChartSeries(place: $0), 0) }).map(\.text)
    let heights = ends.filter { $0.hasPrefix("<text") }.map { text in
      text.firstMatch(of: /\ y="([0-9.]+)"/).flatMap { Double($0.1) }
    }
    // The lower edge is at 70; a baseline is 4 below the middle, and lines are 12 high.
    #expect(heights == [38, 50, 62, 74])
  }

  @Test func `records end with CR and LF, and fields are quoted where they have to be`() {
    #expect(CSVText.records([["a", "b, c"], ["\"", "x\ny"]]) == "a,\"b, c\"\r\n\"\"\"\",\"x\ny\"\r\n")
    #expect(CSVText.records([]).isEmpty)
  }
}
