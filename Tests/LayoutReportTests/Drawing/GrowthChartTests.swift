import LayoutReport
import Testing

/// Curves of measured figures on logarithmic scales.
struct GrowthChartTests {
  private let curves = [
    GrowthChart.Curve(name: "linear", points: [(1, 2), (10, 20), (100, 200), (1000, 2000)]),
    GrowthChart.Curve(name: "quadratic", points: [(10, 1), (20, 4), (40, 16)]),
    GrowthChart.Curve(name: "by itself", points: [(100, 50)]),
  ]

  @Test func `the exponent is the power with which figures grow`() {
    // Ten times the size and ten times the figure; twice the size and four times the figure.
    #expect(abs(curves[0].exponent - 1) < 1e-12)
    #expect(abs(curves[1].exponent - 2) < 1e-12)
    // Logarithms 0, 1 and 2 with 0, 3 and 3: the middle is (1, 2), and the slope (1 · 2 + 0 · 1 + 1 · 1) / (1 + 0 + 1).
    let bent = GrowthChart.Curve(name: "", points: [(1, 1), (10, 1000), (100, 1000)])
    #expect(abs(bent.exponent - 1.5) < 1e-12)
    #expect(curves[2].exponent.isNaN)
  }

  @Test func `growth with a power is a straight line`() throws {
    let svg = GrowthChart(title: "Growth", sizes: "views", values: "ms", curves: curves).text
    let path = try #require(svg.firstMatch(of: /d="M([^"hV]*L[^"hV]*L[^"hV]*L[^"hV]*)"/))
    let points = path.1.split(separator: "L").map { $0.split(separator: " ").compactMap { Double($0) } }
    #expect(points.count == 4)
    // Equal factors are equal steps, in a drawing that is rounded to hundredths.
    for place in 1..<3 {
      let (before, here, after) = (points[place - 1], points[place], points[place + 1])
      for side in 0..<2 { #expect(abs((here[side] - before[side]) - (after[side] - here[side])) < 0.03) }
    }
    for words in ["linear, exponent 1.00", "quadratic, exponent 2.00", ">by itself<", ">views<", ">ms<", ">1000<"] {
      #expect(svg.contains(words), "\(words)")
    }
  }
}
