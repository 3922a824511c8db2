import GLPK
import LayoutComparison
import Testing

/// Regions and their measures (sections 1 and 7 of the optimum's definition), with the arithmetic beside each number.
struct RegionTests {
  private func compare(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, goals: [Goal] = Goal.standard
  ) throws -> Comparison {
    var options = Comparison.Options()
    options.goals = goals
    return try Comparison(
      of: view, in: ProposedViewSize(width: width, height: height), solver: GLPKSolver(), options: options)
  }

  private func bounded(_ id: String, _ minimum: CGFloat, _ maximum: CGFloat) -> some View {
    Rectangle().frame(minHeight: minimum, maxHeight: maximum).id(id)
  }

  @Test func `a late cap wastes what nobody is asked for again`() throws {
    let comparison = try compare(
      VStack(spacing: 0) {
        bounded("red", 200, 250)
        bounded("blue", 0, 60)
      }.id("stack"), 300, 300)
    let region = try #require(comparison.regions.first)
    // 300 / 2 = 150 → 200; 100 → 60: 260, 40 unused. The level is 240: 240 + 60.
    #expect(comparison.regions.count == 1)
    #expect(region.avoidableUnused == 40)
    #expect(region.differences == [.wastes, .distributesDifferently])
    #expect(region.cause?.kind == .lateCap)
    #expect(region.children.map(\.optimal) == [240, 60])
    #expect(region.advice.map(\.lengths) == [[240, 60], [250, 50]])
    #expect(region.advice.map(\.reaches) == [.optimal, .noWaste])
    #expect(comparison.goals.map(\.swiftUI) == [0, 40])
    #expect(comparison.goals.map(\.optimal) == [0, 0])
  }

  @Test func `a minimum above its share overflows although both fit`() throws {
    let comparison = try compare(
      VStack(spacing: 0) {
        bounded("list", 5, 100)
        bounded("player", 80, .infinity)
      }, 200, 85)
    let region = try #require(comparison.regions.first)
    // 85 / 2 = 42.5 → 42.5; 42.5 → 80: 122.5, 37.5 over. 5 + 80 = 85 fits.
    #expect(region.avoidableOverflow == 37.5)
    #expect(region.cause?.kind == .minimumAboveShare)
    #expect(region.children.map(\.optimal) == [5, 80])
  }

  @Test func `a stack that gives back what it does not use is no region of its own`() throws {
    let comparison = try compare(
      VStack(spacing: 0) {
        bounded("top", 0, 50)
        VStack(spacing: 0) {
          bounded("inner", 0, 25)
          bounded("wide", 100, 125)
        }.padding(2).id("absorbed")
        VStack(spacing: 0) {
          bounded("left", 0, 10)
          bounded("right", 0, 10)
        }.frame(height: 40).id("framed")
      }.id("outer"), 100, 300)
    // The padding leaves the inner length its content's plus a constant; the fixed frame does not.
    #expect(comparison.regions.map(\.view) == ["outer", "framed"])
    #expect(comparison.regions[0].children.map(\.view) == ["top", "absorbed", "framed"])
    #expect(comparison.regions[0].children[1].minimum == 104)
    #expect(comparison.regions[0].children[1].maximum == 154)
  }

  @Test func `a row that is offered no height is a region all the same`() throws {
    let comparison = try compare(
      ScrollView {
        HStack(spacing: 0) {
          Circle().frame(width: 20)
          Color.red
        }.id("row")
      }, 100, 50)
    let region = try #require(comparison.regions.first)
    #expect(region.view == "row")
    #expect(region.swiftUI.offered == 100)
    #expect(region.children.map(\.swiftUI) == [20, 80])
  }

  @Test func `what overflows inside a frame that promises less is the outer stack's to prevent`() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 40)
      Color.red.frame(width: 40)
    }
    let comparison = try compare(
      HStack(spacing: 0) {
        row.frame(minWidth: 0, maxWidth: .infinity).id("row")
        Color.blue.id("rest")
      }.id("outer"), 100, 50)
    // Shares of 50 and 50 leave the row, which needs 80, with 30 too much; 80 + 20 leave nothing.
    #expect(comparison.regions[0].children.map(\.optimal) == [80, 20])
    #expect(comparison.goals[0].swiftUI == 30)
    #expect(comparison.goals[0].optimal == 0)
  }

  @Test func `across its axis a stack overflows by its own children, not by the rows inside`() throws {
    let comparison = try compare(
      VStack(spacing: 0) {
        Color.red.frame(width: 150)
        HStack(spacing: 0) {
          Color.red.frame(width: 90)
          Color.red.frame(width: 90)
        }
      }, 100, 100)
    // 150 − 100 for the column, 180 − 100 for the row
    #expect(comparison.goals[0].swiftUI == 130)
    #expect(comparison.goals[0].optimal == 130)
    #expect(!comparison.differs)
  }

  @Test func `goals that do not determine a length say between what they leave it`() throws {
    let comparison = try compare(
      VStack(spacing: 0) {
        bounded("red", 200, 250)
        bounded("blue", 0, 60)
      }, 300, 300, goals: [.overflow, .fill])
    // red + blue = 300 with blue ≤ 60 and red ≤ 250
    #expect(comparison.optimal.decidedBy == .fair)
    let red = try #require(comparison.openLengths.first { $0.view == "red" })
    #expect(abs(red.minimum - 240) < 1e-6 && abs(red.maximum - 250) < 1e-6 && red.chosen == 240)
    #expect(red.intervals.count == 1 && red.isComplete)
  }

  /// A text of 40 × 10 or 20 × 20 beside a bar of at least 60, in 100 points. Nothing overflows with the text at either of
  /// its widths and the bar from 60 to what the narrower one leaves, 80. `fill` leaves the bar 60 or 80.
  @Test(arguments: [[Goal.overflow], [.overflow, .fill]])
  func `goals leave a length that leaps only what is possible for it`(goals: [Goal]) throws {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100),
      textMetrics: [
        TextMetric(text: "t", maxWidth: nil, size: CGSize(width: 40, height: 10)),
        TextMetric(text: "t", maxWidth: 39.999, size: CGSize(width: 20, height: 20)),
      ],
      view: ViewNode(
        .hStack(alignment: .center, spacing: 0, dynamic: true),
        content: [
          ViewNode(.text("t"), id: "t"),
          ViewNode(.rectangle, id: "bar", modifiers: [.flexibleFrame(FrameBounds(minWidth: 60))]),
        ]))
    var options = Comparison.Options()
    options.goals = goals
    for solvesWhole in [false, true] {
      options.solvesWhole = solvesWhole
      let comparison = try Comparison(of: document, solver: GLPKSolver(), options: options)
      func intervals(_ view: String) -> [[Double]] {
        (comparison.openLengths.first { $0.view == view }?.intervals ?? []).map { interval in
          [interval.lowerBound, interval.upperBound].map { ($0 * 1000).rounded() / 1000 }
        }
      }
      #expect(intervals("t") == [[20, 20], [40, 40]])
      #expect(intervals("bar") == (goals.count == 1 ? [[60, 80]] : [[60, 60], [80, 80]]))
      #expect(comparison.openLengths.allSatisfy { $0.isComplete })
    }
  }
}

extension RegionTests {
  /// Of 35 points SwiftUI offers the first of two texts 17.5, into which one line of 10 fits, and the second 25, into
  /// which both lines fit. Nothing uses more than 10 + 20. `closest` leaves it at that; `fair` alone has the earlier text
  /// be the longer one.
  @Test func `texts alike are told apart by what they are to be near to`() throws {
    let metrics = [
      TextMetric(text: "t", maxWidth: nil, size: CGSize(width: 40, height: 10)),
      TextMetric(text: "t", maxWidth: 39.999, size: CGSize(width: 20, height: 20)),
    ]
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 30, height: 35), textMetrics: metrics,
      view: ViewNode(
        .vStack(alignment: .center, spacing: 0, dynamic: true), content: [ViewNode(.text("t")), ViewNode(.text("t"))]))
    var options = Comparison.Options()
    let fair = try Comparison(of: document, solver: GLPKSolver(), options: options)
    #expect(fair.regions[0].children.map(\.swiftUI) == [10, 20])
    #expect(fair.regions[0].children.map(\.optimal) == [20, 10])
    options.goals = [.overflow, .fill, .closest]
    let closest = try Comparison(of: document, solver: GLPKSolver(), options: options)
    #expect(closest.regions[0].children.map(\.optimal) == [10, 20])
    #expect(!closest.differs)
  }
}
