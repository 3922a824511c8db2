import GLPK
import GreedyLayout
import LayoutTestSupport
import Testing
import ViewTree

@testable import OptimalLayout

/// Columns of texts beside others that are offered less height than they need, which stacks around them ask about again and
/// again.
struct CrampedColumnsTests {
  private static let words = ["in", "delivery", "by", "Cancel", "Rated", "cloudy", "Continue", "due", "Berlin"]

  private static func text(_ random: inout SeededGenerator, _ count: Int, _ modifiers: [ModifierNode] = []) -> ViewNode
  {
    ViewNode(.text((0..<count).map { _ in random.pick(words) }.joined(separator: " ")), modifiers: modifiers)
  }

  private static func engine(_ questions: Int = 20_000_000) -> OptimalEngine {
    var options = GreedyEngine.Options()
    options.questionLimit = questions
    return OptimalEngine(solver: GLPKSolver(), options: options)
  }

  /// A row of a column and a color in a column of 120 points, above a bar that leaves it some height. The row takes all of
  /// that, so the width is divided as is best there: by trying all widths of the column, that at which the least of it
  /// overflows, and of these the one at which the shorter of both is longest, then the column.
  @Test(arguments: [(0, 40.0), (1, 60), (2, 75), (3, 90), (4, 120), (5, 150)])
  func `a column in a row has the best of its widths`(_ seed: UInt64, _ height: Double) throws {
    var random = SeededGenerator(seed: 7_200 + seed)
    let texts = [
      Self.text(&random, 3, [.fixedSize(horizontal: false, vertical: true)]),
      Self.text(&random, 4, [.flexibleFrame(FrameBounds(maxWidth: .infinity))]),
      Self.text(&random, 2),
    ]
    let column = ViewNode(.vStack(alignment: .leading, spacing: 2, dynamic: false), id: "column", content: texts)
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: false), id: "row",
      content: [column, ViewNode(.color, id: "color")])
    let bar = ViewNode(.color, id: "bar", modifiers: [.frame(width: nil, height: 30, alignment: .center)])
    let view = ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: false), content: [row, bar])
    let result = try Self.engine().layout(
      LayoutDocument(proposal: ProposedViewSize(width: 120, height: CGFloat(height + 30)), view: view))
    #expect(result.approximations.isEmpty)

    var best: (overflow: Double, shares: [Double], width: Double)?
    for pixels in 1...360 {
      let width = Double(pixels) / 3
      let alone = try Self.engine().layout(
        LayoutDocument(proposal: ProposedViewSize(width: CGFloat(width), height: CGFloat(height)), view: column))
      guard abs(Double(alone.placed.size.width) - width) <= 1e-9 else { continue }
      let overflow = max(0, Double(alone.placed.size.height) - height)
      let shares = [width, 120 - width].sorted()
      if let known = best {
        guard
          overflow < known.overflow - 1e-6
            || abs(overflow - known.overflow) <= 1e-6
              && (known.shares.lexicographicallyPrecedes(shares) || known.shares == shares && known.width < width)
        else { continue }
      }
      best = (overflow, shares, width)
    }
    let expected = try #require(best)
    let placed = try #require(result.placed["column"])
    #expect(abs(max(0, Double(placed.height) - height) - expected.overflow) <= 1e-6)
    #expect(abs(Double(placed.width) - expected.width) <= 1e-6)
  }

  /// Where a column fits with nothing to spare it has the same lengths wherever it is proposed more, as long as no more fits;
  /// where even its least lengths are too much, it overflows by the rest.
  @Test func `a column answers the same in a band of heights`() throws {
    var random = SeededGenerator(seed: 7_300)
    let texts = [Self.text(&random, 5), Self.text(&random, 4)]
    let column = ViewNode(.vStack(alignment: .leading, spacing: 2, dynamic: false), content: texts)
    func size(_ height: Double) throws -> CGSize {
      try Self.engine().layout(
        LayoutDocument(proposal: ProposedViewSize(width: 60, height: CGFloat(height)), view: column)
      ).placed.size
    }
    for height in stride(from: 50.0, through: 200, by: 7.5) {
      let (answered, whole) = try (size(height), size(height).height)
      guard Double(whole) <= height else { continue }
      #expect(try size(Double(whole)) == answered, "\(height)")
      #expect(try size((Double(whole) + height) / 2) == answered, "\(height)")
    }
    #expect(try size(10) == size(30))
  }

  /// Two squares one below the other in a column of 100 points beside a bar of at least 140 in a row of 200: each keeps to all
  /// offers from nothing to what it may be across, as two questions tell. Each has half of the 100, and is as wide; the bar
  /// takes the rest. A search of each for its lengths asks for some 300 sizes.
  @Test func `squares in frames keep to their offers without a search`() throws {
    func square(_ id: String) -> ViewNode {
      ViewNode(
        .rectangle, id: id,
        modifiers: [.aspectRatio(1, contentMode: .fit), .flexibleFrame(FrameBounds(minWidth: 40))])
    }
    let column = ViewNode(
      .vStack(alignment: .center, spacing: 0, dynamic: true), content: [square("one"), square("two")])
    let bar = ViewNode(.rectangle, id: "bar", modifiers: [.flexibleFrame(FrameBounds(minWidth: 140))])
    let row = ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: false), content: [column, bar])
    let result = try Self.engine(200).layout(
      LayoutDocument(proposal: ProposedViewSize(width: 200, height: 100), view: row))
    for id in ["one", "two"] {
      #expect(result.placed[id]?.height == 50)
      #expect(result.placed[id]?.width == 50)
    }
    #expect(result.placed["bar"]?.width == 150)
  }

  /// Rows in columns on four levels, the innermost with a text that fills a ratio in frames that are too small for it. What
  /// the color beside the outer column leaves of 389 points is the column's, but for the gap of 8. A search that begins anew
  /// at each height asks for more than two million sizes.
  @Test func `columns in rows in columns take few questions`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 389, height: 177.33}
        view:
          type: VStack
          content:
          - type: HStack
            content:
            - {type: Color, id: color}
            - type: VStack
              content:
              - {type: Color, id: rest}
              - type: VStack
                id: fixed
                modifiers: [{type: fixedSize, horizontal: false}]
                content:
                - type: HStack
                  content:
                  - {type: Color, modifiers: [{type: frame, width: 88}]}
                  - {type: Text, text: tango juliet mike a}
                - type: VStack
                  modifiers: [{type: layoutPriority, value: 2}, {type: frame, height: 27}, {type: frame, minWidth: 96.5}]
                  content:
                  - type: Text
                    text: november golf foxtrot delta papa golf india tango
                    modifiers:
                    - {type: frame, height: 25.51}
                    - {type: frame, minWidth: 56.96}
                    - {type: aspectRatio, contentMode: fill}
                  - {type: Text, text: kilo india mike of}
          - {type: Color, id: dot, modifiers: [{type: frame, width: 25, height: 3.58}]}
        """)
    let result = try Self.engine(600_000).layout(document)
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
    let (color, fixed) = try (#require(result.placed["color"]), #require(result.placed["fixed"]))
    // The row is 389 wide, and the color and the column share it but for the gap of 8.
    #expect(
      abs(Double(color.width) + 8 + max(Double(fixed.width), Double(result.placed["rest"]?.width ?? 0)) - 389) <= 1e-6)
  }
}
