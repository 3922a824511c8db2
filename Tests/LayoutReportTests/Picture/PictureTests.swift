import Foundation
import GLPK
import GreedyLayout
import LayoutComparison
import LayoutTestSupport
import Testing

@testable import LayoutReport

/// Pictures of layouts and comparisons: what they show, and that nothing in them is over anything else.
struct PictureTests {
  private static let threeHundred = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])

  private func comparison(_ document: LayoutDocument) throws -> String {
    ComparisonPicture(name: "300 & more", try Comparison(of: document, solver: GLPKSolver())).svg
  }

  /// Rows of five rectangles each, between bounds that differ.
  private func rows(_ count: Int) -> LayoutDocument {
    let rows = VStack {
      ForEach(0..<count, id: \.self) { row in
        HStack {
          ForEach(0..<5, id: \.self) { cell in
            Rectangle()
              .frame(minWidth: 20 + CGFloat((row * 5 + cell * 3) % 9), maxWidth: 60 + 11 * CGFloat((row + cell) % 7))
              .id("cell \(row), \(cell)")
          }
        }
      }
    }
    return LayoutDocument(proposal: ProposedViewSize(width: 600, height: 500), view: ViewNode(rows))
  }

  /// Stacks in each other, each with a text and a rectangle.
  private func nested(_ depth: Int) -> LayoutDocument {
    var node = ViewNode(Text("Deep inside the tree").id("text"))
    for level in 1...depth {
      let square = ViewNode(Rectangle().frame(minWidth: 10, maxWidth: 40, minHeight: 10, maxHeight: 30))
      let kind: ViewKind =
        level % 2 == 0
        ? .hStack(alignment: .center, spacing: nil, dynamic: false)
        : .vStack(alignment: .center, spacing: nil, dynamic: false)
      node = ViewNode(
        kind, id: "level \(level)", modifiers: [.padding(.edges(.all, length: 6))], content: [square, node])
    }
    return LayoutDocument(proposal: ProposedViewSize(width: 400, height: 400), view: node)
  }

  @Test func `both layouts are drawn at one scale, with what is left and the lengths that differ`() throws {
    let svg = try comparison(Self.threeHundred.document())
    try GoldenFile("comparison-three-hundred-points.svg").check(svg)
    // 40 of 300 points are hatched, in two strips; the first child is 200 and 240 long. Beside a layout there is room for one
    // line of lengths, so those of the whole stack are told below.
    #expect(svg.contains(">stack leaves 40 unused</text>"))
    #expect(svg.components(separatedBy: "url(#unused)").count == 3 + 1)
    for length in ["200", "240"] { #expect(svg.contains(">\(length)</text>"), "\(length)") }
    #expect(svg.contains(">SwiftUI 100 × 260, optimum 100 × 300</tspan>"))
    #expect(svg.contains("300 &amp; more"))
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
  }

  /// Two columns of at most 100 in 300 stand 46 from both sides with the gap of 8 between them: a strip at each side, and the one
  /// of the legend.
  @Test func `what a lazy grid's columns leave is hatched beside them`() throws {
    let columns = Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100), spacing: 8), count: 2)
    let grid = LazyVGrid(columns: columns) { ForEach(0..<2, id: \.self) { _ in Color.red.frame(height: 40) } }.id(
      "grid")
    let document = LayoutDocument(proposal: ProposedViewSize(width: 300, height: 100), view: ViewNode(grid))
    let svg = LayoutPicture(name: "grid", engine: "SwiftUI", try GreedyEngine().layout(document)).svg
    #expect(svg.contains(">grid leaves 92 unused</text>"), "\(svg)")
    #expect(svg.components(separatedBy: "url(#unused)").count == 3 + 1)
  }

  /// A text of 30 in 30.2 leaves less than a pixel, of which there are three a point; in 31 it leaves three.
  @Test(arguments: [(30.2, false), (31.0, true)])
  func `a part of a pixel is not told of`(_ width: CGFloat, _ isTold: Bool) throws {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: width, height: 20),
      textMetrics: [TextMetric(text: "one", maxWidth: nil, size: CGSize(width: 30, height: 20))],
      view: ViewNode(
        HStack(spacing: 0) {
          Text("one")
          EmptyView()
          Color.red.frame(width: 0)
        }.id("row")))
    let svg = LayoutPicture(name: "row", engine: "SwiftUI", try GreedyEngine().layout(document)).svg
    #expect(svg.contains(">row leaves 1 unused</text>") == isTold)
  }

  @Test func `a layout has the order in which views were asked, with the offers`() throws {
    let placed = try GreedyEngine().layout(Self.threeHundred.document())
    let svg = LayoutPicture(name: "300", engine: "SwiftUI", placed).svg
    #expect(svg.contains(">150 offered</text>"))
    #expect(svg.contains(">100 offered</text>"))
    let silent = LayoutPicture(name: "300", engine: "optimum", placed, showsQuestions: false).svg
    #expect(!silent.contains("offered"))
  }

  @Test func `what overflows is outlined and told`() throws {
    let panes = RangeStack(
      .horizontal, offered: 600, [RangeChild(150, 200), RangeChild(300, .infinity), RangeChild(150, 200)])
    let svg = try comparison(panes.document())
    #expect(svg.contains(">stack overflows by 100</text>"))
    #expect(svg.contains("class=\"over\""))
  }

  @Test func `a picture is the same bytes each time`() throws {
    #expect(try comparison(rows(12)) == comparison(rows(12)))
  }

  @Test func `no text is over another or outside, at five and at sixty views and in deep trees`() throws {
    let compared = try [Self.threeHundred.document(), rows(1), rows(12), nested(3)].map(comparison)
    let deep = LayoutPicture(name: "deep", engine: "SwiftUI", try GreedyEngine().layout(nested(10))).svg
    for svg in compared + [deep] {
      #expect(DrawnText.all(in: svg).count > 5)
      #expect(try DrawnText.collisions(in: svg) == [])
    }
  }

  @Test func `pictures of up to sixty views are so narrow that their words can be read at 375 points`() throws {
    for document in [Self.threeHundred.document(), rows(1), rows(12), nested(3)] {
      // The smallest words, of 9 points, are 9 × 375 / 500 = 6.75 points high there, and names of 11 points 8.25.
      #expect(try DrawnText.size(of: comparison(document)).width <= 500)
    }
  }

  @Test func `names become parts of identifiers`() throws {
    #expect("300 & more".asIdentifier == "300-more" && "×".asIdentifier == "picture")
  }

  @Test func `every view is told of with its size, in the picture or below it`() throws {
    let svg = try comparison(rows(12))
    for row in 0..<12 {
      for cell in 0..<5 { #expect(svg.contains("cell \(row), \(cell)<") || svg.contains("cell \(row), \(cell)  ")) }
    }
  }

  @Test func `a number without end draws nothing`() throws {
    let endless = ViewNode(Color.red.frame(minWidth: 0, maxWidth: .infinity).id("c"))
    let document = LayoutDocument(proposal: ProposedViewSize(width: .infinity, height: 20), view: endless)
    let placed = try GreedyEngine().layout(document)
    let svg = LayoutPicture(name: "endless", engine: "SwiftUI", placed).svg
    #expect(!svg.contains("inf") && !svg.contains("nan"))
  }
}

/// The kit of which pictures are made.
struct DrawingKitTests {
  @Test func `a label takes the first place that is free`() {
    var placement = Placement()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let places = Placement.inside(frame, CGSize(width: 40, height: 10), margin: 2, centred: true)
    #expect(places[0] == CGRect(x: 30, y: 15, width: 40, height: 10))
    #expect(placement.take(firstOf: places, inside: frame) == places[0])
    #expect(placement.take(firstOf: places, inside: frame) == CGRect(x: 2, y: 2, width: 40, height: 10))
    let rest = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(placement.take(firstOf: places, inside: frame, avoiding: [rest])?.minX == 58)
    #expect(placement.take(firstOf: places, inside: CGRect(x: 0, y: 0, width: 30, height: 9)) == nil)
  }

  @Test func `dimension lines share a lane where they are apart`() {
    let line = { (start: Double, end: Double) in
      DimensionLine(axis: .vertical, start: start, end: end, label: "1")
    }
    let lanes = DimensionLine.lanes([line(0, 100), line(120, 200), line(0, 200)])
    #expect(lanes.map(\.count) == [2, 1])
    // A length of 2 has a label of 14, which reaches into the next one.
    #expect(DimensionLine.lanes([line(0, 100), line(101, 103)]).count == 2)
  }

  @Test func `texts have a contrast of 4,5 on both papers`() throws {
    for color in ViewColor.all {
      #expect(try contrast(color.textOnLight, "#ffffff") >= 4.5, "\(color.className)")
      #expect(try contrast(color.textOnDark, "#18181b") >= 4.5, "\(color.className)")
    }
  }

  /// The ratio of luminances by the Web Content Accessibility Guidelines 2.2.
  private func contrast(_ one: String, _ other: String) throws -> Double {
    func luminance(_ color: String) throws -> Double {
      let number = try #require(Int(color.dropFirst(), radix: 16))
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { byte -> Double in
        let part = Double(byte) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let both = try [luminance(one), luminance(other)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }
}
