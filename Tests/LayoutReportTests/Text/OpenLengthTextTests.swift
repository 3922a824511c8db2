import GLPK
import LayoutComparison
import OptimalLayout
import Testing

@testable import LayoutReport

/// How a report names the lengths that goals leave open, and the stages of one goal.
struct OpenLengthTextTests {
  private static func report(_ yaml: String, goals: [Goal]) throws -> String {
    let document = try #require(DocumentReader().documents(in: Array(yaml.utf8), fileName: "-").first).result.get()
    var options = Comparison.Options()
    options.goals = goals
    let comparison = try Comparison(of: document, solver: GLPKSolver(), options: options)
    return ComparisonText(name: "row", comparison, includesStages: true).text
  }

  private static func row(ofText metrics: [(width: Int, height: Int)]) -> String {
    var lines = ["proposal: {width: 100, height: 200}", "textMetrics:"]
    for (place, metric) in metrics.enumerated() {
      let limit = place == 0 ? "null" : "\(metrics[place - 1].width - 1)"
      lines.append("- {text: T, maxWidth: \(limit), width: \(metric.width), height: \(metric.height)}")
    }
    return lines.joined(separator: "\n") + """

      view:
        type: HStack
        spacing: 0
        content:
        - {type: Text, id: text, text: T}
        - {type: Rectangle, id: bar, modifiers: [{type: frame, minWidth: 60}]}
      """
  }

  /// The bar leaves 40 points for the text at most.
  @Test func `a few lengths are listed and many are counted`() throws {
    let two = try Self.report(Self.row(ofText: [(40, 10), (20, 20)]), goals: [.overflow])
    #expect(two.contains("overflow leaves text at 20 or 40; fair chose 40."))
    #expect(two.contains("overflow leaves bar anywhere in 60…80; fair chose 60."))
    let five = (0..<5).map { (width: 40 - 5 * $0, height: 10 * ($0 + 1)) }
    let many = try Self.report(Self.row(ofText: five), goals: [.overflow, .fill])
    #expect(many.contains("overflow and fill leave text at one of 5 lengths from 20 to 40; fair chose 40."))
    #expect(many.contains("overflow and fill leave bar at one of 5 lengths from 60 to 80; fair chose 60."))
  }

  @Test func `lengths that were not asked for are counted`() {
    #expect(ComparisonText.unasked(0, goals: [.overflow]) == nil)
    let one = "overflow and fill may leave 1 more length open; asking for each would take too long."
    #expect(ComparisonText.unasked(1, goals: [.overflow, .fill]) == one)
    let two = "overflow may leave 2 more lengths open; asking for each would take too long."
    #expect(ComparisonText.unasked(2, goals: [.overflow]) == two)
  }

  /// Five texts of 1 to 130 points, each in steps of one, fit into 650 points whatever they take. Lengths between the ends are
  /// not looked for on a program of 650 choices.
  @Test func `of very many choices only the ends are told`() throws {
    let metrics = (0..<130).map { place in
      "- {text: T, maxWidth: \(place == 0 ? "null" : "\(130 - place)"), width: \(130 - place), height: \(place + 1)}"
    }
    let texts = (1...5).map { "  - {type: Text, id: text\($0), text: T}" }
    let yaml =
      (["proposal: {width: 650, height: 200}", "textMetrics:"] + metrics
      + ["view:", "  type: HStack", "  spacing: 0", "  content:"] + texts).joined(separator: "\n")
    let report = try Self.report(yaml, goals: [.overflow])
    for number in 1...5 {
      #expect(report.contains("overflow leaves text\(number) somewhere from 1 to 130; fair chose 130."))
    }
  }

  /// What nothing ends is open without end, as long as no goal lets it overflow no more.
  @Test func `a length without end is open without end until overflow is kept`() throws {
    let yaml = """
      proposal: {width: 100, height: 100}
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Rectangle, id: a, modifiers: [{type: frame, minWidth: 10, maxWidth: 30}]}
        - {type: Color, id: b}
      """
    let filled = try Self.report(yaml, goals: [.fill])
    #expect(filled.contains("fill leaves b anywhere in 70…∞; fair chose 70."))
    let within = try Self.report(yaml, goals: [.overflow])
    #expect(within.contains("overflow leaves b anywhere in 0…90; fair chose 70."))
  }

  /// A row of 40 + 40 in a frame that promises 0…∞: the sum of what overflows there and outside comes first, then what
  /// overflows outside alone.
  @Test func `the stages of one goal are told apart`() throws {
    let yaml = """
      proposal: {width: 100, height: 100}
      view:
        type: HStack
        id: row
        spacing: 0
        content:
        - type: HStack
          spacing: 0
          content:
          - {type: Color, modifiers: [{type: frame, width: 40}]}
          - {type: Color, modifiers: [{type: frame, width: 40}]}
          modifiers: [{type: frame, minWidth: 0, maxWidth: infinity}]
        - {type: Color, id: b}
      """
    let report = try Self.report(yaml, goals: [.overflow, .fill])
    let titles = report.split(separator: "\n").drop { !$0.contains("optimum") || !$0.contains("goal") }.dropFirst()
      .compactMap { $0.split(separator: "row  ").last?.split(separator: "  ").first.map(String.init) }
    #expect(titles.prefix(4) == ["overflow", "overflow (its own)", "fill", "fill (what it leaves open)"])
  }

  /// All 18 small views, blue and the two red ones take 36 + 60 + 2 · 200 of 536 points, since each red one is offered less
  /// than the 200 that it needs. Either may have the other 40. The small ones and blue have what is as near to SwiftUI's
  /// lengths as can be, and no length of theirs is asked for by itself.
  @Test func `of many lengths only those that vary are asked for`() throws {
    let small = (1...18).map {
      "  - {type: Rectangle, id: s\($0), modifiers: [{type: frame, minHeight: 1, maxHeight: 2}]}"
    }
    let red = (1...2).map {
      "  - {type: Rectangle, id: red\($0), modifiers: [{type: frame, minHeight: 200, maxHeight: 250}]}"
    }
    let yaml =
      (["proposal: {width: 10, height: 536}", "view:", "  type: VStack", "  spacing: 0", "  content:"] + small + red + [
        "  - {type: Rectangle, id: blue, modifiers: [{type: frame, minHeight: 0, maxHeight: 60}]}"
      ]).joined(separator: "\n")
    let report = try Self.report(yaml, goals: [.overflow, .fill, .closest])
    let leaves = report.split(separator: "\n").filter { $0.contains(" leave ") }
    #expect(leaves.count == 2)
    for red in ["red1", "red2"] {
      #expect(leaves.contains { $0.contains("leave \(red) anywhere in 200…240; fair chose ") })
    }
    #expect(report.split(separator: "\n").count { $0.contains("closest (what it leaves open)") } <= 4)
  }

  /// Half of the views need 30 points each, 650 · 30 = 19,500, which is all there is. The others are asked first, since their
  /// range is one point less, and take a share that they could do without. To try one of them at a time is
  /// 3 · 1,300 · 1,300 offers, more than four million.
  @Test func `so many children that no priorities are tried are said to be`() throws {
    let pairs = (1...1_300).map { place in
      "  - {type: Rectangle, modifiers: [{type: frame, minHeight: \(place % 2 * 30), maxHeight: \(place % 2 * 30 + 30 + place % 2)}]}"
    }
    let yaml =
      (["proposal: {width: 10, height: 19500}", "view:", "  type: VStack", "  spacing: 0", "  content:"] + pairs)
      .joined(separator: "\n")
    let report = try Self.report(yaml, goals: [.overflow, .fill])
    #expect(report.contains("Its 1300 children are too many for layout priorities to be tried."))
  }
}
