import GreedyLayout
import LayoutTestSupport
import Testing

@Suite struct ExplanationTests {
  private let area = ProposedViewSize(width: 300, height: 300)

  /// The sentences of an explanation along one axis.
  private func sentences(
    of key: String, in view: some View, along axes: Axis.Set, _ area: ProposedViewSize? = nil
  ) throws -> [String] {
    try GreedyEngine().layout(view, in: area ?? self.area).explain(key, along: axes).steps.map(\.sentence)
  }

  private var stack: some View {
    VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
    .id("stack")
  }

  @Test func `a child of the 300-point stack is told from the root and back`() throws {
    #expect(
      try sentences(of: "blue", in: stack, along: .vertical) == [
        "The area proposes stack all of its height, 300.",
        "stack proposes blue 0, to learn how short it can be.",
        "the frame of blue takes the 0 that it is proposed, which is between 0 and 60.",
        "stack proposes blue ∞, to learn how high it can be.",
        "the frame of blue takes its maximum, 60: it is proposed ∞.",
        // Red, the less flexible, is asked first and takes 200 of the 300.
        "stack offers blue all that is left, 100. What is left: 300 − 200 (red) = 100. red is asked before it, for it can vary "
          + "less: by 50, blue by 60.",
        "the frame of blue proposes blue its own height, 60.",
        "blue takes the height that it is proposed, 60.",
        "the frame of blue takes its maximum, 60: it is proposed 100.",
        "stack is as high as its children: 200 (red) + 60 (blue) = 260.",
        "stack is centred in the area: 0 + (300 − 260) / 2 = 20.",
        "blue comes after red with no gap: 220.",
        "blue is as high as the frame of blue and begins where that does: 220.",
      ])
  }

  @Test func `the proposal that counted is marked, and answers to others are not`() throws {
    let steps = try GreedyEngine().layout(stack, in: area).explain("red", along: .vertical).steps
    let proposals = steps.filter { $0.event == .proposal && $0.from == "stack" }
    #expect(proposals.map(\.value) == [0, .infinity, 150])
    #expect(proposals.map(\.counted) == [false, false, true])
    #expect(steps.filter { $0.event == .answer && !$0.counted }.map(\.value) == [200, 250])
    #expect(steps.last?.event == .place)
    #expect(steps.last?.value == 20)
  }

  @Test func `ViewThatFits says why each earlier candidate failed`() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 500, height: 10).id("large")
      Color.red.frame(width: 320, height: 10).id("medium")
      Color.red.frame(width: 100, height: 10).id("small")
    }
    .id("choice")
    let reason =
      "choice shows small, the last, whether it fits or not: large does not fit (500 wide of 300); "
      + "medium does not fit (320 wide of 300)."
    #expect(try sentences(of: "small", in: view, along: .horizontal).contains("\(reason) It is 100 wide."))
    // One that is not shown says so, instead of a place.
    let missing = try GreedyEngine().layout(view, in: area).explain("large", along: .horizontal)
    #expect(missing.frame == nil)
    #expect(missing.steps.last?.sentence == "large is not shown. \(reason)")
    #expect(missing.steps.last?.value == nil)
  }

  @Test func `a ZStack, a grid and a frame say what made their length`() throws {
    let layers = ZStack {
      Color.red.frame(width: 40, height: 30).id("low")
      Color.red.frame(width: 20, height: 50).id("high")
    }
    .id("layers")
    #expect(
      try sentences(of: "layers", in: layers, along: .vertical).contains(
        "layers is as high as the largest of its views, high: 50."))
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 40, height: 10).id("a")
        Color.red.frame(width: 20, height: 10).id("b")
      }
      GridRow {
        Color.red.frame(width: 30, height: 10).id("c")
        Color.red.frame(width: 50, height: 10).id("d")
      }
    }
    .id("grid")
    #expect(
      try sentences(of: "grid", in: grid, along: .horizontal).contains(
        "grid is as wide as its columns and gaps: 40 (a) + 50 (d) + 8 (the gap) = 98."))
    #expect(
      try sentences(of: "f", in: Color.red.frame(maxWidth: 120).id("f"), along: .horizontal).contains(
        "the frame of f takes its maximum, 120: it is proposed 300."))
  }

  @Test func `a grid says how its columns get their widths, a lazy one too`() throws {
    let lazy = LazyVGrid(columns: [GridItem(.flexible(minimum: 50, maximum: 100)), GridItem(.fixed(60)), GridItem()]) {
      ForEach(0..<4, id: \.self) { cell in Color.red.frame(height: 20).id("cell \(cell)") }
    }
    .id("grid")
    // 300 less two gaps of 8 and the fixed 60 are 224 for two; the first takes its 100, the other the rest.
    #expect(
      try sentences(of: "cell 0", in: lazy, along: .horizontal).contains(
        "grid proposes cell 0 the width of its column, 100: its maximum, in place of an equal share of what is left, "
          + "224 / 2 = 112. What is left: 300 − 16 (2 gaps) − 60 (fixed) = 224."))
    #expect(
      try sentences(of: "cell 2", in: lazy, along: .horizontal).contains(
        "grid proposes cell 2 the width of its column, 124: all that is left, 124. What is left: 300 − 16 (2 gaps) − 100 "
          + "(column 1) − 60 (fixed) = 124."))
    #expect(
      try sentences(of: "grid", in: lazy, along: .vertical).contains(
        "grid is as high as its rows of views and the gaps between them: 20 (cell 0) + 20 (cell 3) + 8 (the gap) = 48.")
    )
    #expect(
      try sentences(of: "cell 3", in: lazy, along: .vertical).contains(
        "cell 3 fills row 2, from 154 to 174: it begins at 154."))
    let grid = Grid(horizontalSpacing: 8) {
      GridRow {
        Color.red.frame(height: 20).id("a")
        Color.red.frame(height: 20).id("b")
      }
    }
    .id("grid")
    #expect(
      try sentences(of: "a", in: grid, along: .horizontal).contains(
        "grid proposes a the width of its place, which is its share of the offer: (300 − 8 (the gap)) / 2 = 146."))
  }

  @Test func `an overflow names the least lengths that do not fit`() throws {
    let row = HStack(spacing: 10) {
      Color.red.frame(minWidth: 200).id("wide")
      Color.red.frame(minWidth: 150).id("other")
    }
    .id("row")
    // 200 + 150 and a gap of 10 are 60 more than 300.
    #expect(
      try sentences(of: "row", in: row, along: .horizontal).contains(
        "row is as wide as its children and gaps: 200 (wide) + 150 (other) + 10 (the gap) = 360, 60 more than it is "
          + "proposed: they need 360 at least with the gaps, the most of them wide with 200."))
  }

  @Test func `a text says whether it is whole, and what it would need`() throws {
    let row = HStack(spacing: 0) {
      Text("Notes and ideas").id("title")
      Color.red.frame(width: 200, height: 10)
    }
    let whole = try GreedyEngine().layout(Text("Notes and ideas"), in: area).size.width
    let lines = try sentences(of: "title", in: row, along: .horizontal)
    #expect(
      lines.contains { $0.hasPrefix("title needs \(whole.text) to be whole and is proposed 100, so its lines break") })
    #expect(
      try sentences(of: "title", in: row, along: .vertical).contains { $0.hasPrefix("title has 2 lines: ") })
  }

  @Test func `an unknown view is told with the nearest`() throws {
    let placed = try GreedyEngine().layout(stack, in: area)
    let error = #expect(throws: UnexplainableView.self) { try placed.explain("rad") }
    #expect("\(try #require(error))" == "there is no view `rad`; did you mean `red`?")
  }
}

/// What holds for the explanation of every view of generated trees.
@Suite struct GeneratedExplanationTests {
  @Test(arguments: Seeds.first(24))
  func `sums are right, and the numbers are those of the layout`(seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    let placed = try GreedyEngine().layout(generator.document(named: "seed \(seed)"))
    for (key, frame) in placed.frames { try check(key, frame, in: placed) }
  }

  @Test(arguments: Seeds.first(12))
  func `so are those of trees with texts and custom layouts`(seed: UInt64) throws {
    var tree = MixedTree(seed: seed)
    let placed = try GreedyEngine().layout(tree.document())
    for (key, frame) in placed.frames { try check(key, frame, in: placed) }
  }

  private func check(_ key: String, _ frame: CGRect, in placed: PlacedTree) throws {
    let explanation = try placed.explain(key)
    #expect(explanation.frame == frame)
    for axis in Axis.allCases {
      let steps = explanation.steps.filter { $0.axis == axis && $0.counted }
      let (start, length) =
        axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
      #expect(steps.contains { $0.event == .answer && $0.value == length }, "\(key) \(axis): no answer \(length)")
      #expect(steps.contains { $0.event == .place && $0.value == start }, "\(key) \(axis): no place \(start)")
      #expect(steps.first?.event == .proposal)
    }
    for step in explanation.steps {
      #expect(!step.sentence.contains("nan"), "\(step.sentence)")
      for sum in SentenceSum.all(in: step.sentence) where !sum.holds {
        Issue.record("\(key): \(step.sentence) comes to \(sum.found)")
      }
    }
  }
}
