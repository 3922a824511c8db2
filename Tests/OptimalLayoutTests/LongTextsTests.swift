import GLPK
import GreedyLayout
import LayoutTestSupport
import Testing
import ViewTree

@testable import OptimalLayout

/// Texts of many words, which have hundreds of possible widths, most of them wider than what they stand in.
struct LongTextsTests {
  private static let words = [
    "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "do",
  ]

  private static func text(_ count: Int, seed: UInt64, id: String) -> ViewNode {
    var random = SeededGenerator(seed: seed)
    return ViewNode(.text((0..<count).map { _ in random.pick(words) }.joined(separator: " ")), id: id)
  }

  /// Every width between `least` and `limit` that a text answers to itself at a height, in pixels, thirds of a point, and how high it is
  /// there.
  private static func heights(
    of text: ViewNode, from least: Int = 0, upTo limit: Int, height: CGFloat
  ) throws -> [Int: Double] {
    var heights: [Int: Double] = [:]
    for pixels in 3 * least...3 * limit {
      let proposal = ProposedViewSize(width: CGFloat(pixels) / 3, height: height)
      let size = try GreedyEngine().layout(LayoutDocument(proposal: proposal, view: text)).size
      if abs(Double(size.width) - Double(pixels) / 3) <= 1e-9 { heights[pixels] = Double(size.height) }
    }
    return heights
  }

  private static func widths(of text: ViewNode, upTo limit: Int, height: CGFloat) throws -> [Double] {
    try heights(of: text, upTo: limit, height: height).keys.sorted().map { Double($0) / 3 }
  }

  private static func layout(
    _ views: [ViewNode], width: CGFloat, height: CGFloat, goals: [Goal] = Goal.standard
  ) throws -> OptimalResult {
    let row = ViewNode(.hStack(alignment: .center, spacing: 8, dynamic: true), id: "row", content: views)
    let proposal = ProposedViewSize(width: width, height: height)
    return try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(LayoutDocument(proposal: proposal, view: row))
  }

  /// The color takes what the text leaves of 312. By trying all widths, the text's is the one that leaves the shorter of
  /// both views longest, and then the longer one.
  @Test func `a long text shares a row fairly`() throws {
    let text = Self.text(100, seed: 9300, id: "text")
    let result = try Self.layout([text, ViewNode(.color, id: "color")], width: 320, height: 245)
    let best = try Self.widths(of: text, upTo: 312, height: 245).max { one, other in
      let shares = [one, other].map { [$0, 312 - $0].sorted() }
      return shares[0].lexicographicallyPrecedes(shares[1])
    }
    #expect(abs(Double(try #require(result.placed["text"]).width) - (try #require(best))) <= 1e-6)
    #expect(result.approximations.isEmpty)
  }

  /// A text of more widths than are all sought, and a bar of 20…200 points, share 312 points. Of all widths of the text that
  /// leave the bar one, with the whole row used, the text's is the one at which the smaller of both shares of their ranges
  /// is greatest. At 250 the text's is the smaller one, so that no width below is better.
  @Test func `a long text shares a row in proportion`() throws {
    let text = Self.text(180, seed: 9301, id: "text")
    let bar = ViewNode(.rectangle, id: "bar", modifiers: [.flexibleFrame(FrameBounds(minWidth: 20, maxWidth: 200))])
    let result = try Self.layout([bar, text], width: 320, height: 300, goals: [.overflow, .fill, .proportional])
    func width(offered: CGFloat?) throws -> Double {
      let proposal = ProposedViewSize(width: offered, height: 300)
      return Double(try GreedyEngine().layout(LayoutDocument(proposal: proposal, view: text)).size.width)
    }
    let least = try min(width(offered: 0), width(offered: 1.0 / 3))
    let elastic = try width(offered: nil) - least
    func shares(_ width: Double) -> [Double] { [(width - least) / elastic, (312 - width - 20) / 180] }
    let widths = try Self.heights(of: text, from: 250, upTo: 292, height: 300).keys.map { Double($0) / 3 }
    let best = widths.max { min(shares($0)[0], shares($0)[1]) < min(shares($1)[0], shares($1)[1]) }
    #expect(shares(250)[0] < shares(250)[1])
    #expect(abs(Double(try #require(result.placed["text"]).width) - (try #require(best))) <= 1e-6)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
  }

  /// A frame that is high enough anyway leaves the text its widths.
  @Test func `a long text in a frame shares a row as without it`() throws {
    let text = Self.text(100, seed: 9300, id: "text")
    var framed = text
    framed.modifiers = [.flexibleFrame(FrameBounds(minHeight: 20))]
    let results = try [text, framed].map {
      try Self.layout([$0, ViewNode(.color, id: "color")], width: 320, height: 245)
    }
    #expect(results[0].placed["text"]?.width == results[1].placed["text"]?.width)
    #expect(results[1].approximations.isEmpty)
  }

  /// Two texts use as much of 312 as any two of their widths can; of all pairs that do, the shorter one is longest, and of
  /// equal pairs the first text has more.
  @Test func `two long texts share a row fairly`() throws {
    let texts = [Self.text(100, seed: 9310, id: "first"), Self.text(60, seed: 9360, id: "second")]
    let result = try Self.layout(texts, width: 320, height: 300)
    let widths = try texts.map { try Self.widths(of: $0, upTo: 312, height: 300) }
    var best: [Double] = []
    var lengths: [Double] = []
    for first in widths[0] {
      for second in widths[1] where first + second <= 312 + 1e-9 {
        let merit = [((first + second) * 3).rounded(), (min(first, second) * 3).rounded(), first]
        if best.lexicographicallyPrecedes(merit) { (best, lengths) = (merit, [first, second]) }
      }
    }
    let placed = try ["first", "second"].map { Double(try #require(result.placed[$0]).width) }
    #expect(RangeStackTests.areClose(placed, lengths), "\(placed), \(lengths)")
  }

  /// A row of two texts, which has hundreds of possible widths, beside a third text. What the row can be is any sum of a
  /// width of each and the gap, since it leaves nothing unused that it can use. Of all three widths, in thirds of a point,
  /// those are the best that use the most, and of these the ones whose shorter view is longest.
  @Test(arguments: [(9340, 320), (9342, 400), (9343, 500)] as [(UInt64, Int)])
  func `a row of long texts shares a row fairly`(seed: UInt64, width: Int) throws {
    let texts = try zip([30, 50, 70], [0, 10, 20] as [UInt64]).map { count, next in
      let text = Self.text(count, seed: seed + next, id: "text \(count)")
      return (view: text, widths: try Self.heights(of: text, upTo: width, height: 300).keys.sorted())
    }
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 8, dynamic: true), id: "inner", content: [texts[0].view, texts[1].view])
    let result = try Self.layout([row, texts[2].view], width: CGFloat(width), height: 300)
    let inner = Set(texts[0].widths.flatMap { first in texts[1].widths.map { first + $0 + 24 } })
    #expect(inner.count > PossibleLengths.limit)
    let room = 3 * (width - 8)
    var best: [Int] = []
    for first in inner {
      for second in texts[2].widths where first + second <= room {
        let merit = [first + second, min(first, second), first]
        if best.lexicographicallyPrecedes(merit) { best = merit }
      }
    }
    let placed = try ["inner", "text 70"].map { Double(try #require(result.placed[$0]).width) }
    let expected = [best[2], best[0] - best[2]].map { Double($0) / 3 }
    #expect(RangeStackTests.areClose(placed, expected), "\(placed), \(expected)")
    #expect(result.approximations.isEmpty, "\(result.approximations)")
  }

  /// The inner rows need what their views need at least: 30 of the frame, twice the 13⅔ of the widest letter, and gaps of
  /// 8. That is 73⅓, of which an equal share of 92 is less; the last view has the 18⅔ that are left. A row of two texts has
  /// hundreds of widths before it comes to that.
  @Test func `rows of texts in rows are asked for all their widths`() throws {
    let texts = ["Hi shall Hi shall", "train this the"].map { ViewNode(.text($0)) }
    let inner = ViewNode(.hStack(alignment: .lastTextBaseline, spacing: 8, dynamic: true), content: texts)
    var bar = ViewNode(.color)
    bar.modifiers = [.flexibleFrame(FrameBounds(minWidth: 30, maxWidth: 120, minHeight: 20, maxHeight: 90))]
    let row = ViewNode(.hStack(alignment: .center, spacing: 8, dynamic: true), id: "inner", content: [bar, inner])
    let result = try Self.layout([row, ViewNode(.color, id: "rest")], width: 100, height: 100)
    let widths = try ["inner", "rest"].map { Double(try #require(result.placed[$0]).width) }
    #expect(RangeStackTests.areClose(widths, [220.0 / 3, 56.0 / 3]), "\(widths)")
    #expect(result.approximations.isEmpty, "\(result.approximations)")
  }

  /// Offered no width, one text of the column has none, and leaves the other one height for so many lines that it is 15
  /// wide. Offered anything both are as wide as one letter, 14. With those the bar, of higher priority, has 86 of 100
  /// points, as in SwiftUI, and with 15 no more than 85.
  @Test func `a column is narrower than where it is offered nothing`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 100, height: 140}
        displayScale: 1
        view:
          type: HStack
          spacing: 0
          content:
            - type: Color
              id: bar
              modifiers: [{type: frame, minWidth: 0, maxWidth: 100}, {type: layoutPriority, value: 1}]
            - type: VStack
              id: column
              spacing: 8
              content: [{type: Text, text: Remain in}, {type: Text, text: Remain in to message}]
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let greedy = try GreedyEngine().layout(document)
    for placed in [greedy, result.placed] {
      #expect(placed["bar"]?.width == 86 && placed["column"]?.width == 14)
    }
  }

  /// A text that has to be 30 points wider than another one beside it, in a row as high as it turns out: of every height in
  /// whole lines up to half the column, and of every width of both that the height allows, the highest row that is not
  /// wider than the column, and then the widest. The height is shared with a color, which leaves at most half of 189
  /// points to the row: four lines, 86⅓.
  @Test func `a text in a row that is as high as it likes keeps to a constraint`() throws {
    let texts = [Self.text(20, seed: 9313, id: "first"), Self.text(7, seed: 9314, id: "second")]
    let row = ViewNode(.hStack(alignment: .center, spacing: 8, dynamic: true), id: "row", content: texts)
    let view = ViewNode(
      .vStack(alignment: .center, spacing: 11, dynamic: true), content: [row, ViewNode(.color, id: "color")])
    let proposal = ProposedViewSize(width: 160, height: 200)
    let document = LayoutDocument(
      proposal: proposal, constraints: [try LayoutConstraint("first.width == second.width + 30")], view: view)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    var best: [Double] = []
    for lines in 1...4 {
      let height = ((20.287109375 + 22 * Double(lines - 1)) * 3).rounded(.up) / 3
      let sizes = try texts.map { try Self.heights(of: $0, upTo: 152, height: CGFloat(height) + 1e-9) }
      for (second, below) in sizes[1] {
        guard let above = sizes[0][second + 90], 2 * second + 90 <= 3 * 152, max(above, below) > height - 1e-6 else {
          continue
        }
        let merit = [height, Double(second)]
        if best.lexicographicallyPrecedes(merit) { best = merit }
      }
    }
    let placed = try ["first", "second"].map { Double(try #require(result.placed[$0]).width) }
    let width = try #require(best.last) / 3
    #expect(RangeStackTests.areClose(placed, [width + 30, width]), "\(placed), \(best)")
    #expect(result.approximations.isEmpty)
  }

  /// 80 points at a higher priority leave 158 of 238 to a color and a text that can be 78⅔ and 79⅓ wide. Either way the
  /// shorter of both has 78⅔: the color is the earlier one, and has more.
  @Test(arguments: [false, true]) func `of equal shares the earlier child has the larger one`(whole: Bool) throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 238, height: 60}
        view:
          type: HStack
          spacing: 0
          content:
          - {type: Color, modifiers: [{type: frame, maxWidth: 80}, {type: layoutPriority, value: 1}]}
          - {type: Color, id: color}
          - {type: Text, id: text, text: Tomorrow I for night is through accounts accounts}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), solvesWhole: whole).layout(document)
    let placed = try ["color", "text"].map { Double(try #require(result.placed[$0]).width) }
    #expect(RangeStackTests.areClose(placed, [238.0 / 3, 236.0 / 3]), "\(placed)")
  }

  /// A child of 1, 2 … 1,000 in a reach of 256, of which about 200 lengths may be sought: a quarter of them beyond the reach,
  /// 50 within it, and the 100 others a hundredth of the 206 points that are left apart, more by a pixel and what lies
  /// between two lengths.
  @Test func `lengths that are too many are passed over evenly`() throws {
    var search = PossibleLengths(pixel: 1.0 / 2, leaps: nil, mayTurnBack: false, limit: 200) {
      .init(length: min(max($0.rounded(.down), 1), 1_000), cost: .init())
    }
    let found = try search.pieces(upTo: 256).map(\.lower)
    #expect(search.isCutOff)
    #expect(found.count <= 250, "\(found.count)")
    #expect(found == found.sorted() && found.first == 1 && found.last == 1_000)
    #expect(Set((951...1_000).map(Double.init)).isSubset(of: found))
    #expect(Set((210...255).map(Double.init)).isSubset(of: found))
    for (lower, upper) in zip(found, found.dropFirst()) where upper <= 255 {
      #expect(upper - lower <= 2.06 + 0.5 + 1, "\(lower), \(upper)")
    }
  }

  /// Three children of thirty lengths each, in whole and half points, beside every choice of three of them.
  @Test(arguments: Seeds.first(8)) func `choices that are passed over are worse`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 9320)
    let lengths = (0..<3).map { _ in Set((0..<30).map { _ in Double(random.integer(0...240)) / 2 }).sorted() }
    let ranges = lengths.map { lengths in
      ChildRange(
        minimum: lengths[0], maximum: lengths[lengths.count - 1], floor: lengths[0], priority: 0, isSeparable: false,
        pieces: lengths.map { LengthPiece(at: $0, cost: .init()) })
    }
    let room = Double(random.integer(20...300))
    var best: [Double] = []
    for first in lengths[0] {
      for second in lengths[1] {
        for third in lengths[2] {
          let sum = first + second + third
          let merit =
            [-max(0, sum - room), min(room, sum)] + [first, second, third].sorted() + [first, second, third]
          if best.isEmpty || best.lexicographicallyPrecedes(merit) { best = merit }
        }
      }
    }
    let stack = AlikeStack(children: ranges, spacing: 0, offered: room)
    #expect(try #require(PieceEnumeration(of: stack)).bestLengths() == best.suffix(3).map { $0 })
  }
}
