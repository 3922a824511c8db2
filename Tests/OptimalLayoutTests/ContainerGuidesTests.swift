import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Guides of containers in programs of the whole tree: which a container sets, and where what they align stands (7.3 of the
/// semantics).
struct ContainerGuidesTests {
  /// How far below its beginning the text "T" has a baseline in a width, and how high it is: by SwiftUI's rule, beside a view
  /// without a height, which stands at its own end.
  static func baseline(
    _ alignment: String, ofTextProposed width: Int, _ metrics: String
  ) throws -> (baseline: Double, height: Double) {
    let line = try GreedyEngine().layout(
      LayoutDocument(
        reading: """
          proposal: {width: \(width), height: 200}
          \(metrics)
          view:
            type: HStack
            alignment: \(alignment)
            spacing: 0
            content:
            - {type: Text, text: T, id: text}
            - {type: Rectangle, id: line, modifiers: [{type: frame, width: 0, height: 0}]}
          """))
    let (text, end) = (try #require(line["text"]), try #require(line["line"]))
    return (Double(end.minY - text.minY), Double(text.height))
  }

  /// A guide of an edge or a centre is not the row's, so that the row stands in the middle of 200 points. Its centre is at 100
  /// then, and one and a half times as far the centre of a view that ends at 200: it is 100 wide, and 92 are left besides the
  /// gap.
  @Test func `a row has no centre of its own because a view inside has`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["2 * b.midX == 3 * row.midX"]
      view:
        type: HStack
        id: row
        spacing: 8
        modifiers: [{type: frame, maxHeight: infinity}]
        content:
        - type: VStack
          id: a
          content: [{type: Rectangle}, {type: Rectangle}]
          modifiers: [{type: alignmentGuide, guide: center, value: 10}]
        - {type: Rectangle, id: b}
      """, Goal.standard)
    #expect(try ["a", "b"].map { try CellsInProgramsTests.size(result, $0)[0] } == [92, 100])
  }

  /// The ZStack is as wide as its rectangle, w. The centre of that is at w / 2 and the image's at 5, so that the image stands
  /// w / 2 − 5 further right: 100 − w + w / 2 − 5 is 55 where w is 80. A column of colours in it has a height to divide, so that
  /// the sizes inside vary.
  @Test func `a view of a ZStack stands where its own guide is at that of the widest`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 60}
      constraints: ["image.minX == 55"]
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Rectangle, id: a}
        - type: ZStack
          content:
          - type: Image
            id: image
            width: 30
            height: 20
            modifiers: [{type: alignmentGuide, guide: center, value: 5}]
          - {type: Rectangle, id: b}
          - type: VStack
            content: [{type: Color}, {type: Color}]
      """, Goal.standard)
    #expect(try ["a", "b"].map { try CellsInProgramsTests.size(result, $0)[0] } == [20, 80])
  }

  /// The tracks of 80 points stand in the middle of 200, from 60 on. The moved view has all 80 of them and its centre at 5, so
  /// that it begins at 60 + 40 − 5; 80 less than that are 15, and 65 are left of the row.
  @Test func `a cell stands where its own guide is at the middle of its place`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["b.width == moved.minX - 80"]
      view:
        type: LazyVGrid
        columns: [{size: fixed, length: 80}]
        content:
        - {type: HStack, spacing: 0, content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]}
        - type: LazyVGrid
          columns: [{size: flexible, minimum: 0}]
          content:
          - {type: Rectangle, id: moved, modifiers: [{type: alignmentGuide, guide: center, value: 5}]}
      """, Goal.standard)
    #expect(try ["a", "b", "moved"].map { try CellsInProgramsTests.size(result, $0)[0] } == [65, 15, 80])
    #expect(try #require(result.placed["moved"]).minX == 95)
  }

  /// The row divides 300 points into 150 and 150, by SwiftUI's rule and at its best. So both layouts have the same frames, with
  /// the first view at the baseline of a text that stands in a frame in the other.
  @Test func `a ZStack has the baseline of a text in a frame`() throws {
    let yaml = """
      proposal: {width: 300, height: 200}
      view:
        type: HStack
        alignment: firstTextBaseline
        spacing: 0
        content:
        - {type: Rectangle, id: a}
        - type: ZStack
          id: z
          content:
          - {type: Text, id: text, text: layout priority, modifiers: [{type: frame, width: 60}]}
          - {type: Rectangle, id: b}
      """
    let usual = try GreedyEngine().layout(LayoutDocument(reading: yaml))
    let result = try CellsInProgramsTests.layout(
      #"constraints: ["a.minY <= b.minY - 10"]"# + "\n" + yaml, Goal.standard)
    for key in ["a", "z", "text", "b"] {
      let (one, other) = (try #require(usual[key]), try #require(result.placed[key]))
      let ends = [(one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY)]
      #expect(ends.allSatisfy { abs($0 - $1) <= 1e-6 }, "\(key): \(one), \(other)")
    }
  }

  /// The low view has no baseline but its end, at 60. The ZStack is 60 high too, and a column of u in its middle begins with a
  /// text, whose baseline is β below its beginning: at (60 − u) / 2 + β of the ZStack, which begins so much before 60. That is
  /// 30 further down than the low view where u is 2 β; 20 of it are the text's.
  @Test func `a ZStack has the baseline of a column in it that is divided by a program`() throws {
    let metrics = "textMetrics: [{text: T, maxWidth: null, width: 20, height: 20}]"
    let baseline = try Self.baseline("firstTextBaseline", ofTextProposed: 100, metrics).baseline
    #expect(baseline > 10 && baseline <= 20)
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 60}
      constraints: ["z.minY == low.minY + 30"]
      \(metrics)
      view:
        type: HStack
        alignment: firstTextBaseline
        content:
        - type: ZStack
          id: z
          content:
          - {type: Rectangle}
          - {type: VStack, spacing: 0, content: [{type: Text, text: T, id: text}, {type: Rectangle, id: rest}]}
        - {type: Rectangle, id: low}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "z")[1] == 60)
    #expect(abs(try CellsInProgramsTests.size(result, "rest")[1] - (2 * baseline - 20)) <= 1e-6)
    let (stack, low) = (try #require(result.placed["z"]), try #require(result.placed["low"]))
    #expect(abs(stack.minY - low.minY - 30) <= 1e-6)
  }

  /// The row is measured 10 high, as its views are without a height, and placed in the 30 points of the view before it. There
  /// one of its views reaches from 10 above its guide to 20 below it, and the others are 30 above theirs: 30 + 20.
  @Test(arguments: [Goal.fair, .closest])
  func `a row is as high as its guides have its views stand where it is placed`(goal: Goal) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 200}
      constraints: ["row.height == 50", "c.width == a.width"]
      view:
        type: ScrollView
        content:
        - type: HStack
          spacing: 0
          content:
          - {type: Rectangle, modifiers: [{type: frame, width: 20, height: 30}]}
          - type: HStack
            id: row
            alignment: firstTextBaseline
            spacing: 0
            content:
            - {type: Rectangle, id: a, modifiers: [{type: alignmentGuide, guide: firstTextBaseline, value: 10}]}
            - {type: HStack, spacing: 0, content: [{type: Rectangle, id: b}, {type: Rectangle, id: c}]}
      """, [.overflow, .fill, goal])
    #expect(try CellsInProgramsTests.size(result, "row") == [80, 50])
    #expect(try CellsInProgramsTests.size(result, "a")[1] == 30)
    #expect(try CellsInProgramsTests.size(result, "c") == CellsInProgramsTests.size(result, "a"))
    let (a, c) = (try #require(result.placed["a"]), try #require(result.placed["c"]))
    #expect(abs(a.minY - c.minY - 20) <= 1e-6)
  }

  /// A row in a grid of one column: a text in a frame of at most 30 points, and a view on its last baseline.
  private static func framedText(stating constraint: String) throws -> OptimalResult {
    try CellsInProgramsTests.layout(
      """
      proposal: {width: 60, height: 200}
      constraints: ["\(constraint)"]
      textMetrics:
      - {text: T, maxWidth: null, width: 40, height: 20}
      - {text: T, maxWidth: 39, width: 20, height: 40}
      view:
        type: LazyVGrid
        id: grid
        columns: [{size: flexible}]
        content:
        - type: HStack
          alignment: lastTextBaseline
          spacing: 0
          content:
          - {type: Text, text: T, modifiers: [{type: frame, maxHeight: 30}]}
          - {type: Rectangle, id: b}
      """, Goal.standard)
  }

  /// A text of 20 points in one line or 40 in two, in a frame of at most 30, is proposed no more than these where it is placed,
  /// and where its baseline is asked for: that stands inside the frame. So the row, in which a view of 10 stands upon it, is
  /// 20 high or 30, the text having less than its 40 points of width then, and never higher.
  @Test func `a text in a frame has its baseline where the frame has it end`() throws {
    for height in [20.0, 30] {
      let result = try Self.framedText(stating: "grid.height == \(height)")
      #expect(try CellsInProgramsTests.size(result, "grid") == [60, height])
      #expect((try CellsInProgramsTests.size(result, "b")[0] > 20) == (height == 30))
    }
    #expect {
      try Self.framedText(stating: "grid.height >= 30.5")
    } throws: { CellsInProgramsTests.isContradiction($0) }
  }

  /// A track of 100 for a row of two views that can both vary: 50 each. Without a height the row measures 10 for the first and
  /// 10 + 20 for the column, and both have the 30 of the line as they are placed. That is SwiftUI's layout, in which the row stands by
  /// the baseline of a text inside the column, as it is measured too.
  @Test(arguments: ["flexible", "adaptive"])
  func `a row in a lazy grid meets at the baseline of a text in a column`(_ size: String) throws {
    let text = """
      proposal: {width: 100, height: 200}
      textMetrics: [{text: word, width: 20, height: 20}]
      view:
        type: LazyVGrid
        columns: [{size: \(size), minimum: 100}]
        content:
        - type: HStack
          id: row
          alignment: firstTextBaseline
          spacing: 0
          content:
          - {type: Rectangle, id: first}
          - type: VStack
            spacing: 0
            content: [{type: Rectangle, id: above}, {type: Text, text: word, id: text}]
            modifiers: [{type: frame, maxWidth: 100}]
      """
    let result = try CellsInProgramsTests.layout(text, [.closest])
    #expect(try CellsInProgramsTests.size(result, "first") == [50, 30])
    #expect(try CellsInProgramsTests.size(result, "above") == [50, 10])
    #expect(try CellsInProgramsTests.size(result, "text") == [20, 20])
    let greedy = try GreedyEngine().layout(LayoutDocument(reading: text))
    for key in ["row", "first", "above", "text"] {
      let (found, expected) = (try #require(result.placed[key]), try #require(greedy[key]))
      #expect(abs(found.minX - expected.minX) <= 1e-6 && abs(found.minY - expected.minY) <= 1e-6, "\(key)")
    }
  }

  /// A ZStack is 20 high by a rectangle of higher priority, and its text is placed in that: in one line, however many it would
  /// have in what the row is offered. A row whose first view is as high as the row is offered is higher than that by what the
  /// text has below its baseline; only offered nothing it takes what it is taken to, 20.
  @Test(arguments: [[Goal.closest], [.overflow, .closest], [.ideal]])
  func `a text that a ZStack is not as large as has its baseline as it is placed`(_ goals: [Goal]) throws {
    let text = """
      proposal: {width: 60, height: 300}
      textMetrics: [{text: T, maxWidth: null, width: 40, height: 20}, {text: T, maxWidth: 39, width: 10, height: 100}]
      view:
        type: VStack
        spacing: 0
        content:
        - {type: Rectangle, id: rest}
        - type: HStack
          id: row
          alignment: lastTextBaseline
          spacing: 0
          content:
          - {type: Rectangle, id: first}
          - type: ZStack
            content:
            - {type: Text, text: T, id: text}
            - {type: Rectangle, modifiers: [{type: frame, height: 20}, {type: layoutPriority, value: 2}]}
      """
    let result = try CellsInProgramsTests.layout(text, goals)
    #expect(try CellsInProgramsTests.size(result, "row")[1] == 20)
    let greedy = try GreedyEngine().layout(LayoutDocument(reading: text))
    let rest = goals == [.ideal] ? 10 : Double(try #require(greedy["rest"]).height)
    #expect(CellsInProgramsTests.isClose(result.placed["rest"]?.height, rest))
  }
}
