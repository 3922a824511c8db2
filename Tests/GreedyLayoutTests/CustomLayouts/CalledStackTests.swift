import GreedyLayout
import Testing

/// A layout that lets another do all of its work, as one that chooses between stacks does.
private struct Calling<Base: Layout>: Layout {
  var base: Base

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// The layouts of stacks, called by other layouts. The numbers are those of 19.5 and 19.6 of the semantics.
struct CalledStackTests {
  /// The proposals that reached the inspected views, in order.
  private func proposals(_ placed: PlacedTree) -> [String] {
    placed.trace.compactMap { entry in
      guard case .proposal(let proposal) = entry.event else { return nil }
      return "\(entry.label): \(text(proposal.width)) × \(text(proposal.height))"
    }
  }

  private func text(_ length: CGFloat?) -> String {
    length.map { $0.isInfinite ? "∞" : "\(Int($0))" } ?? "nil"
  }

  /// A view between two heights that takes any width.
  private func between(_ minimum: CGFloat, _ maximum: CGFloat, _ label: String) -> some View {
    Color.red.frame(minHeight: minimum, maxHeight: maximum).inspect(label).id(label)
  }

  /// 500 − 20 for the gaps is 480: 160 for the fixed child, which takes 100; 190 of the other 380 for the one up to 100, and
  /// what is left, 280, for the last. The stack is 320 high, so it stands at (500 − 320) / 2 = 90.
  @Test func `a vertical stack probes, sorts and offers as the engine's own`() throws {
    let view = Calling(base: VStackLayout(spacing: 10)) {
      between(10, 100, "0")
      Color.red.frame(width: 100, height: 100).inspect("1").id("1")
      between(50, 100, "2")
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 300, height: 500))
    #expect(placed.size == CGSize(width: 300, height: 320))
    #expect(
      proposals(placed) == [
        "1: 300 × 0", "1: 300 × ∞", "0: 300 × 0", "0: 300 × ∞", "2: 300 × 0", "2: 300 × ∞", "1: 300 × 160",
        "2: 300 × 190", "0: 300 × 280",
      ])
    #expect(["0", "1", "2"].map { placed[$0]?.minY } == [90, 200, 310])
    #expect(placed["1"] == CGRect(x: 100, y: 200, width: 100, height: 100))
  }

  @Test(arguments: [(0.0, [CGFloat(200), 60]), (1.0, [CGFloat(240), 60])])
  func `priority is served first and leaves the others their minimum`(_ priority: Double, _ heights: [CGFloat]) throws {
    let view = Calling(base: VStackLayout(spacing: 0)) {
      between(200, 250, "a")
      between(0, 60, "b").layoutPriority(priority)
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 10, height: 300))
    #expect([placed["a"]?.height, placed["b"]?.height] == heights)
    let probes = proposals(placed).filter { $0.hasSuffix("× 0") || $0.hasSuffix("× ∞") }
    #expect(probes.count == (priority == 0 ? 4 : 1))
  }

  @Test func `a stack of unspecified length asks in source order, then again across its width`() throws {
    let view = Calling(base: VStackLayout(spacing: 0)) {
      between(10, 100, "0")
      Color.red.frame(width: 100, height: 100).inspect("1")
      between(50, 100, "2")
    }
    let placed = try GreedyEngine().layout(view, in: .unspecified)
    #expect(placed.size == CGSize(width: 100, height: 160))
    #expect(
      proposals(placed) == [
        "0: nil × nil", "1: nil × nil", "2: nil × nil", "0: 100 × nil", "1: 100 × nil", "2: 100 × nil",
      ])
  }

  /// The guides at 15 and 30 meet: the first view is 15 lower. Neither prefers a gap, so the default of 8 stands between
  /// them, and the stack's own guide is where they meet.
  @Test func `a horizontal stack aligns baselines, keeps preferred gaps and combines guides`() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Calling(base: HStackLayout(alignment: .firstTextBaseline)) {
        Color.red.frame(width: 40, height: 20).alignmentGuide(.firstTextBaseline) { _ in 15 }.id("text")
        Color.red.frame(width: 50, height: 40).alignmentGuide(.firstTextBaseline) { _ in 30 }.id("title")
      }
      .id("row")
      Color.red.frame(width: 10, height: 35).alignmentGuide(.firstTextBaseline) { _ in 35 }.id("other")
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 108, height: 45))
    #expect(placed["row"] == CGRect(x: 0, y: 5, width: 98, height: 40))
    #expect(placed["text"]?.origin == CGPoint(x: 0, y: 20))
    #expect(placed["title"]?.origin == CGPoint(x: 48, y: 5))
    #expect(placed["other"]?.origin == CGPoint(x: 98, y: 0))
  }

  /// A spacer wants no distance before it, so the gap to the stack that starts with it is 0; at its other end stands a
  /// colour, which prefers what colours do.
  @Test func `a stack prefers at its ends what its end views prefer`() throws {
    let view = HStack {
      Color.red.frame(width: 10).id("before")
      Calling(base: HStackLayout()) {
        Spacer()
        Color.red.frame(width: 10)
      }
      .frame(minHeight: 0)
      .id("stack")
      Color.red.frame(width: 10).id("after")
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 10))
    let (before, stack, after) = (try #require(placed["before"]), try #require(placed["stack"]), placed["after"])
    #expect(stack.minX - before.maxX == 0)
    #expect(after.map { $0.minX - stack.maxX } == 8)
  }

  @Test func `a stack without views has no size`() throws {
    let view = Calling(base: HStackLayout()) {}
    #expect(try GreedyEngine().layout(view, in: .infinity).size == .zero)
  }

  @Test func `more than 32 subviews are served by flexibility too`() throws {
    let view = Calling(base: VStackLayout(spacing: 0)) {
      ForEach(0..<40) { index in
        Color.red.frame(maxHeight: index == 39 ? 10 : nil).inspect("\(index)")
      }
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 10, height: 400))
    #expect(placed.size.height == 400)
    #expect(proposals(placed).suffix(40).first == "39: 10 × 10")
  }

  /// The guides of the two views of priority 0 meet at the lower right corner of 40 × 60; the third overhangs it.
  @Test func `layered views meet at the guides of the highest priority, which are asked first`() throws {
    let view = Calling(base: ZStackLayout(alignment: .bottomTrailing)) {
      Color.red.frame(width: 40, height: 20).inspect("0").id("0")
      Color.red.frame(width: 100, height: 100).inspect("1").layoutPriority(-1).id("1")
      Color.red.frame(width: 20, height: 60).inspect("2").id("2")
    }
    let placed = try GreedyEngine().layout(view, in: .zero)
    #expect(placed.size == CGSize(width: 40, height: 60))
    #expect(
      proposals(placed) == ["0: 0 × 0", "2: 0 × 0", "0: 40 × 60", "2: 40 × 60", "1: 40 × 60"])
    let corner = CGPoint(x: -20, y: -30)
    #expect(placed["0"]?.origin == CGPoint(x: corner.x, y: corner.y + 40))
    #expect(placed["1"]?.origin == CGPoint(x: corner.x - 60, y: corner.y - 40))
    #expect(placed["2"]?.origin == CGPoint(x: corner.x + 20, y: corner.y))
  }

  /// A second method: the engine's own stack of the same views.
  @Test func `a called stack lays out as the stack of the tree`() throws {
    @ViewBuilder func views() -> some View {
      between(10, 100, "a")
      Text("some words that wrap").id("b")
      Spacer(minLength: 3)
      Circle().id("c").layoutPriority(1)
      between(50, .infinity, "d").padding(3)
    }
    let engine = GreedyEngine()
    for proposal in [ProposedViewSize(width: 80, height: 300), .unspecified, ProposedViewSize(width: nil, height: 90)] {
      let called = try engine.layout(Calling(base: VStackLayout(alignment: .leading)) { views() }, in: proposal)
      let own = try engine.layout(VStack(alignment: .leading) { views() }, in: proposal)
      #expect(called.size == own.size)
      for key in ["a", "b", "c", "d"] { #expect(called[key] == own[key]) }
      #expect(proposals(called) == proposals(own))
    }
  }
}
