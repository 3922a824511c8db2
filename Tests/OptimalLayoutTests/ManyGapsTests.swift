import GLPK
import LayoutTestSupport
import LinearProgramming
import OptimalLayout
import Testing

/// Stacks whose best sums are found by arithmetic that no relaxation sees.
struct ManyGapsTests {
  /// 24 texts with paddings of their own, of 3 to 7 lines of 22 points, in less than they need. In tenths of a point all
  /// sums of their lengths are counted up.
  @Test(arguments: [1, 2, 3] as [UInt64]) func `texts that do not fit use the greatest sum there is`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var children: [ViewNode] = []
    var sums: Set<Int> = [0]
    var least = 0
    for place in 0..<24 {
      let padding = [0, 10, 33, 77].randomElement(using: &generator) ?? 0
      let lines = Int.random(in: 3...7, using: &generator)
      let lengths = (1...lines).map { 220 * $0 + padding }
      least += lengths[0]
      sums = Set(sums.flatMap { sum in lengths.map { sum + $0 } })
      children.append(Self.steps(lengths, id: "text \(place)"))
    }
    let offered = least + 6_001
    let expected = try #require(sums.filter { $0 <= offered }.max())
    let column = ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), id: "column", content: children)
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: CGFloat(offered) / 10), view: column)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let height = try #require(result.placed.frames.first { $0.key == "column" }?.frame.height)
    #expect((Double(height) - Double(expected) / 10).magnitude <= 1e-6)
  }

  /// A view of one of some heights, in tenths of a point: the greatest that fits.
  private static func steps(_ lengths: [Int], id: String) -> ViewNode {
    let candidates = lengths.reversed().map { length in
      ViewNode(.rectangle, modifiers: [.frame(width: nil, height: CGFloat(length) / 10, alignment: .center)])
    }
    return ViewNode(.viewThatFits(axes: .vertical), id: id, content: candidates)
  }

  /// Views that are 20 to 34 points high, or 42, 64, 86 … each up to a height of its own, in 56 points for each and 4 more. All
  /// is used, so those of 20 to 34 share what the others leave, alike. For each number of those, and each sum of the others,
  /// the heights of the others whose smallest is greatest, then the next: with one more view the better of two stays better.
  @Test(arguments: [(1, 14), (2, 18), (3, 24)] as [(UInt64, Int)])
  func `views of many heights are divided as fairly as can be`(_ seed: UInt64, _ count: Int) throws {
    var generator = SeededGenerator(seed: 9_100 + seed)
    let steps = (0..<count).map { _ in generator.pick([2, 3, 3, 5, 6, 8, 9, 10]) }
    let children = steps.enumerated().map { place, steps in
      let high = (1...steps).reversed().map { step in
        ViewNode(.rectangle, modifiers: [.frame(width: nil, height: CGFloat(20 + 22 * step), alignment: .center)])
      }
      let low = ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(minHeight: 20, maxHeight: 34))])
      return ViewNode(.viewThatFits(axes: .vertical), id: "view \(place)", content: high + [low])
    }
    let offered = 56 * count + 4
    let column = ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: children)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(
      LayoutDocument(proposal: ProposedViewSize(width: 100, height: CGFloat(offered)), view: column))
    #expect(result.approximations.isEmpty)
    let heights = try steps.indices.map { Double(try #require(result.placed["view \($0)"]?.height)) }.sorted()
    let expected = try #require(Self.fairest(steps, in: offered))
    #expect(zip(heights, expected).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(heights), expected \(expected)")
  }

  /// The heights of such views in ascending order, by trying.
  private static func fairest(_ steps: [Int], in offered: Int) -> [Double]? {
    struct Choice: Hashable { var low = 0, sum = 0 }
    var best: [Choice: [Int]] = [Choice(): []]
    for steps in steps {
      var next: [Choice: [Int]] = [:]
      func take(_ choice: Choice, _ heights: [Int]) {
        guard choice.sum <= offered, next[choice].map({ $0.lexicographicallyPrecedes(heights) }) ?? true else { return }
        next[choice] = heights
      }
      for (choice, heights) in best {
        take(Choice(low: choice.low + 1, sum: choice.sum), heights)
        for height in (1...steps).map({ 20 + 22 * $0 }) {
          take(Choice(low: choice.low, sum: choice.sum + height), (heights + [height]).sorted())
        }
      }
      best = next
    }
    let all = best.compactMap { choice, heights -> [Double]? in
      let rest = Double(offered - choice.sum)
      guard choice.low > 0 else { return rest == 0 ? heights.map(Double.init) : nil }
      let share = rest / Double(choice.low)
      return (20...34).contains(share) ? Array(repeating: share, count: choice.low) + heights.map(Double.init) : nil
    }
    return all.max { $0.lexicographicallyPrecedes($1) }
  }

  /// Eight rows of a label and a field of 22 to 44 points that is as wide as all others, in 778 with gaps of 8. The first row
  /// uses its 402 points: the label in one line, the gap and the field. So every other label has what that line takes, and
  /// breaks as a text breaks there; its row is as high as the field can be, or as the label. The column would use more of
  /// its length if labels broke into single letters, but it bends no row.
  @Test func `a form with fields of one width`() throws {
    let labels = [
      "Name", "Address line", "City", "Postal code", "Country", "Telephone number", "Email", "Notes",
    ]
    let rows = labels.enumerated().map { number, label in
      ViewNode(
        .hStack(alignment: .center, spacing: 8, dynamic: true), id: "row \(number)",
        content: [
          ViewNode(.text(label)),
          ViewNode(
            .rectangle, id: "field\(number)",
            modifiers: [.flexibleFrame(FrameBounds(minWidth: 100, minHeight: 22, maxHeight: 44))]),
        ])
    }
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 402, height: 778),
      constraints: try (1..<8).map { try LayoutConstraint("field\($0).width == field0.width") },
      view: ViewNode(.vStack(alignment: .center, spacing: 8, dynamic: true), id: "form", content: rows))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let frames = Dictionary(result.placed.frames.map { ($0.key, $0.frame) }, uniquingKeysWith: { one, _ in one })
    let heights = try rows.indices.map { Double(try #require(frames["row \($0)"]?.height)) }
    func size(of label: String, _ proposal: ProposedViewSize) throws -> CGSize {
      let text = LayoutDocument(proposal: proposal, view: ViewNode(.text(label), id: "text"))
      return try #require(GreedyEngine().layout(text)["text"]).size
    }
    let line = try size(of: labels[0], .unspecified).width
    let expected = try labels.map { max(44, try size(of: $0, ProposedViewSize(width: line, height: nil)).height) }
    #expect(zip(heights, expected).allSatisfy { abs($0 - Double($1)) <= 1e-6 }, "\(heights)")
    let widths = try rows.indices.map { Double(try #require(frames["field\($0)"]?.width)) }
    #expect(widths.allSatisfy { abs($0 - Double(402 - 8 - line)) <= 1e-6 }, "\(widths)")
  }
}
