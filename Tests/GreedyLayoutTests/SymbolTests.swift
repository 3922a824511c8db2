import GreedyLayout
import Testing

/// Where symbols stand beside texts, and how far from their neighbours (V8.5 and V8.6 of the vocabulary).
@Suite struct SymbolTests {
  private func layout(_ view: some View) throws -> PlacedTree {
    try GreedyEngine().layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 200, height: 200), displayScale: 2, view: ViewNode(view)))
  }

  /// From the top of a view to its baseline: where the bottom of a colour, 30 high, stands beside it.
  private func baseline(of view: some View, _ alignment: VerticalAlignment) throws -> CGFloat {
    let placed = try layout(
      HStack(alignment: alignment) {
        view.id("symbol")
        Color.red.frame(width: 10, height: 30).id("mark")
      })
    return try #require(placed["mark"]).origin.y + 30 - #require(placed["symbol"]).origin.y
  }

  @Test(arguments: [("star", 17, 16.5), ("star", 13, 13), ("rectangle.portrait", 13, 13), ("ellipsis", 13, 7)])
  func `a symbol's middle is that of the capitals`(_ name: String, size: CGFloat, recorded: CGFloat) throws {
    let symbol = Image(systemName: name).font(.system(size: size))
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      #expect(abs(try baseline(of: symbol, alignment) - recorded) <= 0.5)
    }
  }

  @Test func `images and resizable symbols have no baseline`() throws {
    let bitmap = Image(width: 20, height: 12)
    #expect(try baseline(of: bitmap, .firstTextBaseline) == CGFloat(12))
    let drawing = Image(systemName: "star").resizable().frame(height: 12)
    #expect(try baseline(of: drawing, .firstTextBaseline) == CGFloat(12))
  }

  /// The gap between two views in a stack without a stated one.
  private func gap(_ axis: Axis, _ first: some View, _ second: some View) throws -> CGFloat {
    let views = Group {
      first.id("first")
      second.id("second")
    }
    let placed = try layout(
      axis == .vertical ? AnyView(VStack { views }) : AnyView(HStack { views }))
    let (one, other) = (try #require(placed["first"]), try #require(placed["second"]))
    return axis == .vertical ? other.minY - one.maxY : other.minX - one.maxX
  }

  @Test func `symbols are next to symbols and texts below each other, and 8 apart side by side`() throws {
    let star = Image(systemName: "star")
    #expect(try gap(.vertical, star, star) == CGFloat(0))
    #expect(try gap(.vertical, star, Text("text")) == CGFloat(0))
    #expect(try gap(.vertical, Text("text"), star) == CGFloat(0))
    #expect(try gap(.horizontal, star, star) == CGFloat(8))
    #expect(try gap(.horizontal, star, Text("text")) == CGFloat(8))
  }

  @Test func `a symbol is as far from a shape as its baseline is from its bottom`() throws {
    let star = Image(systemName: "star")
    let shape = Color.red.frame(width: 10, height: 10)
    // The capitals of the 17-point font are 17 × 1443/2048 = 11.98 high: (20 + 11.98) / 2, rounded up to a pixel, is 16.
    #expect(try gap(.vertical, shape, star) == CGFloat(4))
    #expect(try gap(.vertical, star, shape) == CGFloat(5))
    // Without the rule of a symbol, a drawing is 8 apart.
    let drawing = star.resizable().frame(width: 20)
    #expect(try gap(.vertical, drawing.frame(height: 20), shape) == CGFloat(8))
    #expect(try gap(.vertical, Image(width: 20, height: 20), shape) == CGFloat(8))
  }
}
