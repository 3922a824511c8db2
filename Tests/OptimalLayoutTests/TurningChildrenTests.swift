import Foundation
import GLPK
import OptimalLayout
import Testing
import ViewTree

/// Children that take less of a larger offer, and what exceeds a stack's breadth whatever is chosen.
struct TurningChildrenTests {
  private static func stack(
    _ axis: Axis, _ id: String, spacing: CGFloat = 0, _ content: [ViewNode], _ modifiers: [ModifierNode] = []
  ) -> ViewNode {
    let kind: ViewKind =
      axis == .horizontal
      ? .hStack(alignment: .center, spacing: spacing, dynamic: true)
      : .vStack(alignment: .center, spacing: spacing, dynamic: true)
    return ViewNode(kind, id: id, modifiers: modifiers, content: content)
  }

  private static func rectangle(_ id: String, _ modifiers: ModifierNode...) -> ViewNode {
    ViewNode(.rectangle, id: id, modifiers: modifiers)
  }

  private static func frame(
    width: ClosedRange<CGFloat>? = nil, height: ClosedRange<CGFloat>? = nil
  ) -> ModifierNode {
    .flexibleFrame(
      FrameBounds(
        minWidth: width?.lowerBound, maxWidth: width?.upperBound, minHeight: height?.lowerBound,
        maxHeight: height?.upperBound))
  }

  /// The lengths of the root stack's children.
  private static func lengths(
    of view: ViewNode, in width: CGFloat, _ height: CGFloat, metrics: [TextMetric] = []
  ) throws -> [Double] {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: width, height: height), textMetrics: metrics, view: view)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty && result.realisationGap <= 1e-9)
    return try #require(result.placed.allocations.first).lengths.map { Double($0) }
  }

  private func areClose(_ lengths: [Double], _ expected: [Double], within tolerance: Double = 1e-9) -> Bool {
    lengths.count == expected.count && zip(lengths, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// In 28 points of height, a width w gives the circle w / 3 and the tile 2 w / 3 of height: w, up to 28 points. Where the
  /// column is offered more, circle and tile end with 14 points of height each, and the tile is only 21 wide.
  @Test func `a column is as wide as its circle's rectangle lets its tile be`() throws {
    let column = Self.stack(
      .vertical, "column",
      [
        ViewNode(.circle, id: "circle", modifiers: [.aspectRatio(3, contentMode: .fit)]),
        Self.rectangle("tile", .aspectRatio(1.5, contentMode: .fit)),
      ])
    let lengths = try Self.lengths(
      of: Self.stack(.horizontal, "row", [column, Self.rectangle("rest")]), in: 300, 28)
    #expect(areClose(lengths, [28, 272]))
  }

  /// In 240 points of height a banner 2 : 1 takes w / 2 of a width w, and the square under it the rest, 240 − w / 2, which
  /// it is wide too. The card keeps to w from 160 on, where both are 160: 160 + 20 fill 180 points.
  @Test func `a card whose square is wide where its banner is narrow takes the width at which both are`() throws {
    let card = Self.stack(
      .vertical, "card",
      [
        Self.rectangle("banner", .aspectRatio(2, contentMode: .fit)),
        Self.rectangle("square", .aspectRatio(1, contentMode: .fit), .fixedSize(horizontal: true, vertical: false)),
      ])
    let side = Self.rectangle("side", Self.frame(width: 20...(.infinity)))
    let lengths = try Self.lengths(of: Self.stack(.horizontal, "row", [card, side]), in: 180, 240)
    #expect(areClose(lengths, [160, 20]))
  }

  /// At 80 points the icon fits and the title takes two lines of 80; at 140 the title takes one, and at less than 80 the
  /// greater view is shown. 80 + 3 · 220 / 3 fill 300.
  @Test func `a column whose last candidate is as wide as its text is narrow where its first one fits`() throws {
    let metrics = [
      TextMetric(text: "Title", maxWidth: nil, size: CGSize(width: 140, height: 20)),
      TextMetric(text: "Title", maxWidth: 139.999, size: CGSize(width: 80, height: 40)),
    ]
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice",
      content: [
        Self.rectangle("icon", .frame(width: 80, height: 24, alignment: .center)),
        Self.rectangle("big", .frame(width: 140, height: 20, alignment: .center)),
      ])
    let left = Self.stack(.vertical, "left", [ViewNode(.text("Title"), id: "title"), choice])
    let sides = (1...3).map { Self.rectangle("side \($0)", Self.frame(width: 70...(.infinity))) }
    let lengths = try Self.lengths(
      of: Self.stack(.horizontal, "row", [left] + sides), in: 300, 120, metrics: metrics)
    #expect(areClose(lengths, [80, 220.0 / 3, 220.0 / 3, 220.0 / 3]))
  }

  /// A poster of height h holds a title of 20, 20 points of space and a square of h / 2: it keeps to h where
  /// h ≤ 40 + h / 2, up to 80. The rest takes 320 of 400.
  @Test func `a poster takes the greatest height that it fills`() throws {
    let poster = Self.stack(
      .vertical, "poster", spacing: 20,
      [
        Self.rectangle("title", Self.frame(height: 0...20)),
        Self.rectangle("picture", .aspectRatio(1, contentMode: .fit)),
      ], [.aspectRatio(0.5, contentMode: .fit)])
    let rest = Self.rectangle("rest", Self.frame(height: 0...340))
    let lengths = try Self.lengths(of: Self.stack(.vertical, "page", [poster, rest]), in: 400, 400)
    #expect(areClose(lengths, [80, 320]))
  }

  /// Of the player 32 are padding and 8 space: its content is h high and 0.75 h wide, the cover 0.75 h and the bar at most
  /// 30 high, so that it keeps to h where h ≤ 0.75 h + 38, up to 152. The player takes 184, the header 120, the list 474.
  @Test func `a player takes the greatest height that its cover fills`() throws {
    let player = Self.stack(
      .vertical, "player", spacing: 8,
      [
        Self.rectangle("cover", .aspectRatio(1, contentMode: .fit)),
        Self.rectangle("bar", Self.frame(height: 10...30)),
      ], [.aspectRatio(0.75, contentMode: .fit), .padding(.edges(.all, length: 16))])
    let page = Self.stack(
      .vertical, "page",
      [
        Self.rectangle("header", Self.frame(height: 44...120)), player,
        Self.rectangle("list", Self.frame(height: 100...600)),
      ])
    #expect(areClose(try Self.lengths(of: page, in: 402, 778), [120, 184, 474]))
  }

  /// A view of 80 × 160 exceeds 60 points of height by 100, so a square may be 160 wide for nothing; beyond that every
  /// point costs one, and the row, of 300, is left at 80 + 160.
  @Test func `what exceeds the breadth anyway lets others exceed it as far`() throws {
    let row = Self.stack(
      .horizontal, "row",
      [
        Self.rectangle("a", .aspectRatio(0.5, contentMode: .fill), .frame(width: 80, height: nil, alignment: .center)),
        Self.rectangle("b", .aspectRatio(1, contentMode: .fill)),
      ])
    #expect(areClose(try Self.lengths(of: row, in: 300, 60), [80, 160]))
  }
}
