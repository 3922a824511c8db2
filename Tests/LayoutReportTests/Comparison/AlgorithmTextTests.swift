import GLPK
import LayoutComparison
import LayoutReport
import Testing

/// Rules for stacks side by side, as a person reads them.
struct AlgorithmTextTests {
  /// The part of the report that begins with the rules.
  private func report(
    _ view: some View, height: CGFloat, _ algorithms: [DistributionAlgorithm] = DistributionAlgorithm.allCases
  ) throws -> String {
    var options = Comparison.Options()
    options.algorithms = algorithms
    let comparison = try Comparison(
      of: view, in: ProposedViewSize(width: 100, height: height), solver: GLPKSolver(), options: options)
    let text = ComparisonText(name: "rules", comparison).text
    let start = try #require(text.range(of: "Rules for stacks"))
    return String(text[start.lowerBound...])
  }

  private func bounded(_ id: String, _ minimum: CGFloat, _ maximum: CGFloat) -> some View {
    Rectangle().frame(minHeight: minimum, maxHeight: maximum).id(id)
  }

  @Test func `offers that differ are shown, and regions that do not depart are counted`() throws {
    let column = VStack(spacing: 0) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          bounded("red", 200, 250)
          bounded("blue", 0, 60)
        }
        .id("inner")
        Rectangle().frame(width: 40)
      }
      .frame(minHeight: 0, maxHeight: 400)
      .id("row")
      bounded("green", 50, 80)
    }
    .id("outer")
    // The row's range is 400 and green's 30: green is asked first, 300 / 2 = 150 → 80. maximumFirst leaves it 50.
    // Across, 60 + 40 is the only way. In 220 red takes its 200 and blue is offered 20; in 250 red is offered all and takes it.
    let text = try report(column, height: 300, [.swiftui, .maximumFirst])
    #expect(
      text == """
        Rules for stacks, points over all regions

                        unused  avoidable  overflow  avoidable
          swiftui            0          0         0          0
          maximumFirst       0          0         0          0

        VStack "outer", vertical, 300 pt offered

                    optimum  swiftui    maximumFirst
          row           220      220             250  +30
          green          80       80              50  −30
          used          300      300             300
          unused          0        0               0
          overflow        0        0               0

        VStack "inner", vertical, 220 pt offered

                    optimum  swiftui    maximumFirst
          offered       220      220             250
          red           200      200             250  +50
          blue           20       20               0  −20
          used          220      220             250  +30
          unused          0        0               0
          overflow        0        0               0

        1 more region is as the optimum under every one of these rules.

        """)
  }

  @Test func `all rules that fit stand beside each other, and no line is longer than 120`() throws {
    let column = VStack(spacing: 12) {
      bounded("a view with a long name that takes much of the line", 200, 250)
      bounded("blue", 0, 60)
    }
    let text = try report(column, height: 300)
    for rule in DistributionAlgorithm.allCases { #expect(text.contains("  \(rule.rawValue)  "), "\(rule)") }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func `an infinite length differs from no other`() throws {
    let column = VStack(spacing: 0) {
      bounded("endless", .infinity, .infinity)
      bounded("other", 0, 50)
    }
    let text = try report(column, height: 300)
    #expect(!text.contains("nan"))
    #expect(text.contains("∞"))
  }
}
