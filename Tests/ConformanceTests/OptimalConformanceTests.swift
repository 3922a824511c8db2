import GLPK
import OptimalLayout
import Testing

/// The optimal layout against sizes found by water-filling and, where axes couple, by hand and brute force.
struct OptimalConformanceTests {
  @Test func `separable trees have the sizes that water-filling gives`() throws {
    let cases = try CaseFile("optimal").cases
    #expect(cases.count == 150)
    for test in cases {
      let optimal = try OptimalEngine(solver: GLPKSolver()).layout(try test.document.get())
      expectSizes(test.expected.sizes, in: optimal, test.name)
      #expect(optimal.realisationGap <= 1e-9, "\(test.name)")
      #expect(optimal.approximations.isEmpty, "\(test.name)")
    }
  }

  /// Those with gaps between their lengths need more than a range: they are approximate here.
  static let gaps: Set = [
    "Text of three breaks beside a colour", "Text of three breaks beside a minimum",
    "ViewThatFits with a gap in its lengths",
  ]

  @Test func `coupled trees are exact where a child's lengths have no gap, and named as approximate`() throws {
    let cases = try CaseFile("coupled").cases
    #expect(cases.count == 8)
    for test in cases {
      let document = try test.document.get()
      let optimal = try OptimalEngine(solver: GLPKSolver()).layout(document)
      #expect(!optimal.approximations.isEmpty, "\(test.name)")
      if !Self.gaps.contains(test.name) { expectSizes(test.expected.optimal, in: optimal, test.name) }
      let greedy = try GreedyEngine().layout(document)
      for (key, size) in test.expected.swiftui ?? [:] {
        let frame = try #require(greedy[key])
        #expect(Double(frame.width) == size[0] && Double(frame.height) == size[1], "\(test.name): \(key)")
      }
    }
  }

  private func expectSizes(_ sizes: [String: [Double]]?, in optimal: OptimalResult, _ name: String) {
    for (key, size) in sizes ?? [:] {
      guard let frame = optimal.placed[key] else {
        Issue.record("\(name): \(key) has no frame")
        continue
      }
      #expect(
        abs(frame.width - size[0]) <= 1e-6 && abs(frame.height - size[1]) <= 1e-6,
        "\(name): \(key) expected \(size), got \(frame.width) × \(frame.height)")
    }
  }
}
