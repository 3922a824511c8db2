import Testing

@testable import ViewTree

/// The layouts of stacks, called by hand. The numbers are those of 19.5 and 19.6 of the semantics.
@Suite("Layout: stacks called by other layouts")
struct StackLayoutTests {
  private typealias Subview = SubviewsOfTest.Subview

  private func question(_ subview: Int, _ width: CGFloat?, _ height: CGFloat?) -> SubviewsOfTest.Question {
    SubviewsOfTest.Question(subview: subview, proposal: ProposedViewSize(width: width, height: height))
  }

  @Test func `a vertical stack probes, sorts and offers as the engine's own`() {
    let host = SubviewsOfTest([.between(10, 100), .fixed(100, 100), .between(50, 100)])
    let layout = VStackLayout(spacing: 10)
    let proposal = ProposedViewSize(width: 300, height: 500)
    var cache = layout.makeCache(subviews: host.subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: host.subviews, cache: &cache)
    #expect(size == CGSize(width: 300, height: 320))
    #expect(
      host.questions == [
        question(1, 300, 0), question(1, 300, .infinity), question(0, 300, 0), question(0, 300, .infinity),
        question(2, 300, 0), question(2, 300, .infinity), question(1, 300, 160), question(2, 300, 190),
        question(0, 300, 280),
      ])
    host.forget()
    let bounds = CGRect(x: 7, y: 20, width: 300, height: 320)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: host.subviews, cache: &cache)
    #expect(host.questions.isEmpty)
    #expect(
      host.placements.mapValues(\.point) == [
        0: CGPoint(x: 7, y: 20), 1: CGPoint(x: 107, y: 130), 2: CGPoint(x: 7, y: 240),
      ])
    #expect(host.placements[1]?.size == CGSize(width: 100, height: 100))
    #expect(host.placements[1]?.proposal == ProposedViewSize(width: 300, height: 160))
  }

  @Test(arguments: [(0.0, [CGFloat(200), 60]), (1.0, [CGFloat(240), 60])])
  func `priority is served first and leaves the others their minimum`(_ priority: Double, _ expected: [CGFloat]) {
    let host = SubviewsOfTest([.between(200, 250), .between(0, 60, priority: priority)])
    let layout = VStackLayout(spacing: 0)
    var cache = layout.makeCache(subviews: host.subviews)
    let proposal = ProposedViewSize(width: 10, height: 300)
    let size = layout.sizeThatFits(proposal: proposal, subviews: host.subviews, cache: &cache)
    #expect(size.height == expected.reduce(0, +))
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: host.subviews, cache: &cache)
    #expect([0, 1].compactMap { host.placements[$0]?.size?.height } == expected)
    let probes = host.questions.filter { $0.proposal.height == 0 || $0.proposal.height == .infinity }
    #expect(probes.count == (priority == 0 ? 4 : 1))
  }

  @Test func `a stack of unspecified length asks in source order, then again across its width`() {
    let host = SubviewsOfTest([.between(10, 100), .fixed(100, 100), .between(50, 100)])
    let layout = VStackLayout(spacing: 0)
    var cache = layout.makeCache(subviews: host.subviews)
    let size = layout.sizeThatFits(proposal: .unspecified, subviews: host.subviews, cache: &cache)
    #expect(size == CGSize(width: 100, height: 160))
    #expect(host.questions == [question(0, nil, nil), question(1, nil, nil), question(2, nil, nil)])
    host.forget()
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(in: bounds, proposal: .unspecified, subviews: host.subviews, cache: &cache)
    #expect(host.questions == [question(0, 100, nil), question(1, 100, nil), question(2, 100, nil)])
  }

  @Test func `a horizontal stack aligns baselines, keeps preferred gaps and combines guides`() {
    var text = Subview.fixed(40, 20)
    text.guides = [.firstTextBaseline: 15]
    var title = Subview.fixed(50, 40)
    title.guides = [.firstTextBaseline: 30]
    let host = SubviewsOfTest([text, title])
    let layout = HStackLayout(alignment: .firstTextBaseline)
    var cache = layout.makeCache(subviews: host.subviews)
    let proposal = ProposedViewSize(width: 200, height: 100)
    let size = layout.sizeThatFits(proposal: proposal, subviews: host.subviews, cache: &cache)
    #expect(size == CGSize(width: 98, height: 40))
    let bounds = CGRect(origin: CGPoint(x: 10, y: 5), size: size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: host.subviews, cache: &cache)
    #expect(host.placements.mapValues(\.point) == [0: CGPoint(x: 10, y: 20), 1: CGPoint(x: 58, y: 5)])
    func guide(_ alignment: VerticalAlignment) -> CGFloat? {
      layout.explicitAlignment(
        of: alignment, in: bounds, proposal: proposal, subviews: host.subviews, cache: &cache)
    }
    #expect(guide(.firstTextBaseline) == 30)
    #expect(guide(.lastTextBaseline) == nil)
    #expect(guide(.top) == nil)
  }

  @Test func `a stack prefers at its ends what its end views prefer`() {
    var gapless = Subview.fixed(1, 1)
    gapless.spacing = .zero
    let host = SubviewsOfTest([gapless, .fixed(1, 1)])
    let shape = ViewSpacing(.standard)
    let horizontal = HStackLayout()
    var cache = horizontal.makeCache(subviews: host.subviews)
    let spacing = horizontal.spacing(subviews: host.subviews, cache: &cache)
    #expect(shape.distance(to: spacing, along: .horizontal) == 0)
    #expect(spacing.distance(to: shape, along: .horizontal) == 8)
    let empty = SubviewsOfTest([]).subviews
    var nothing = horizontal.makeCache(subviews: empty)
    #expect(horizontal.sizeThatFits(proposal: .infinity, subviews: empty, cache: &nothing) == .zero)
    #expect(horizontal.spacing(subviews: empty, cache: &nothing).preference == .zero)
  }

  @Test func `more than 32 subviews are served by flexibility too`() {
    let host = SubviewsOfTest((0..<40).map { $0 == 39 ? .fixed(10, 10) : .between(0, .infinity) })
    let layout = VStackLayout(spacing: 0)
    var cache = layout.makeCache(subviews: host.subviews)
    let proposal = ProposedViewSize(width: 10, height: 400)
    #expect(layout.sizeThatFits(proposal: proposal, subviews: host.subviews, cache: &cache).height == 400)
    #expect(host.questions.suffix(40).first == question(39, 10, 10))
  }

  @Test func `layered views meet at the guides of the highest priority`() {
    let host = SubviewsOfTest([.fixed(40, 20), .fixed(100, 100, priority: -1), .fixed(20, 60)])
    let layout = ZStackLayout(alignment: .bottomTrailing)
    var nothing: Void = ()
    let size = layout.sizeThatFits(proposal: .zero, subviews: host.subviews, cache: &nothing)
    #expect(size == CGSize(width: 40, height: 60))
    #expect(host.questions.map(\.subview) == [0, 2])
    let bounds = CGRect(x: 1, y: 2, width: 40, height: 60)
    layout.placeSubviews(in: bounds, proposal: .zero, subviews: host.subviews, cache: &nothing)
    #expect(
      host.placements.mapValues(\.point) == [
        0: CGPoint(x: 1, y: 42), 1: CGPoint(x: -59, y: -38), 2: CGPoint(x: 21, y: 2),
      ])
    #expect(host.placements.values.allSatisfy { $0.proposal == ProposedViewSize(bounds.size) })
    let guide = layout.explicitAlignment(
      of: VerticalAlignment.center, in: bounds, proposal: .zero, subviews: host.subviews, cache: &nothing)
    #expect(guide == nil)
  }
}
