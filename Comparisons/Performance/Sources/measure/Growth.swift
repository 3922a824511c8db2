import Foundation
import LayoutReport
import Trees

/// How the time of layouts grows with their views.
struct Growth {
  private let curves: [GrowthChart.Curve]

  /// Measures families of trees, each over sizes of which the largest has at least sixty times the views of the least.
  static func measure() throws -> Growth {
    let families: [(name: String, isPlain: Bool, trees: [MeasuredTree])] = [
      ("rows in columns, by axis", false, (4...8).map { .alternating(depth: $0) }),
      ("rows in columns, by asking", true, (2...5).map { .alternating(depth: $0) }),
      ("one column", false, [250, 1000, 4000, 16000].map { .column(of: $0) }),
      ("a chain", false, [250, 1000, 4000, 16000].map { .chain(of: $0) }),
      ("rows with texts", false, [50, 200, 800, 3200].map { .rows($0) }),
      ("a grid", false, [250, 1000, 4000, 16000].map { .grid(of: $0) }),
    ]
    // All sizes in turn in each round: what else the machine does then falls on all of them alike.
    var times: [[[Double]]] = families.map { $0.trees.map { _ in [] } }
    for _ in 0..<5 {
      for (family, (_, isPlain, trees)) in families.enumerated() {
        for (place, tree) in trees.enumerated() {
          times[family][place].append(try LayoutTimes.microseconds(tree, isPlain: isPlain) * Double(tree.views) / 1000)
        }
      }
    }
    return Growth(
      curves: zip(families, times).map { family, times in
        GrowthChart.Curve(
          name: family.name, points: zip(family.trees, times).map { (size: Double($0.views), value: $1.median) })
      })
  }

  /// Writes `growth.csv` and `growth.svg`, and prints the exponent of each curve.
  func write(to directory: URL) throws {
    let chart = GrowthChart(
      title: "Time of one layout", sizes: "views", values: "milliseconds of processor time", curves: curves)
    try chart.text.write(to: directory.appendingPathComponent("growth.svg"), atomically: true, encoding: .utf8)
    var lines = ["family,views,milliseconds"]
    for curve in curves {
      lines += curve.points.map {
        "\(curve.name.replacingOccurrences(of: ",", with: "")),\(Int($0.size)),\($0.value.digits(3))"
      }
      print("\(curve.name): exponent \(curve.exponent.digits(2))")
    }
    try (lines.joined(separator: "\n") + "\n").write(
      to: directory.appendingPathComponent("growth.csv"), atomically: true, encoding: .utf8)
  }
}
