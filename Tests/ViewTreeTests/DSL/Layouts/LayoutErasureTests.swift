import Testing
import ViewVocabulary

@testable import ViewTree

@Suite("Layout: layouts without their types")
struct LayoutErasureTests {
  private let host = SubviewsOfTest([.fixed(30, 20), .fixed(10, 40)])
  private let bounds = CGRect(x: 100, y: 200, width: 30, height: 60)

  @Test func `a minimal layout takes the defaults`() {
    let column = CustomLayout(MinimalColumn()).layout
    var cache = column.makeCache(subviews: host.subviews)
    #expect(
      column.sizeThatFits(proposal: .zero, subviews: host.subviews, cache: &cache) == CGSize(width: 30, height: 60))
    column.updateCache(&cache, subviews: host.subviews)
    column.placeSubviews(in: bounds, proposal: .zero, subviews: host.subviews, cache: &cache)
    #expect(host.placements.mapValues(\.point) == [0: CGPoint(x: 100, y: 200), 1: CGPoint(x: 100, y: 220)])
    #expect(column.stackAxis == nil)
  }

  @Test func `the default spacing is what all subviews prefer, or none`() {
    let column = MinimalColumn()
    var nothing: Void = ()
    #expect(
      column.spacing(subviews: host.subviews, cache: &nothing).preference == SpacingPreference.standard)
    let empty = SubviewsOfTest([]).subviews
    #expect(column.spacing(subviews: empty, cache: &nothing).preference == SpacingPreference.zero)
  }

  @Test func `the default guides are the engine's business, from places in bounds at 0`() {
    let column = CustomLayout(MinimalColumn())
    var cache = column.layout.makeCache(subviews: host.subviews)
    let guide = column.explicitGuide(
      .lastTextBaseline, in: bounds, proposal: .zero, subviews: host.subviews, cache: &cache)
    #expect(guide == 42)
    #expect(host.combinations.map(\.key) == [.lastTextBaseline])
    #expect(host.combinations.map(\.subviews) == [[0, 1]])
    #expect(host.combinations.map(\.size) == [CGSize(width: 30, height: 60)])
    #expect(host.placements.mapValues(\.point) == [0: CGPoint(x: 0, y: 0), 1: CGPoint(x: 0, y: 20)])
  }

  @Test func `every requirement gets the layout's own cache`() {
    let custom = CustomLayout(AnyLayout(Counting(step: 5)))
    let layout = custom.layout
    let subviews = host.subviews
    var cache = layout.makeCache(subviews: subviews)
    layout.updateCache(&cache, subviews: subviews)
    #expect(layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache) == CGSize(width: 15, height: 5))
    layout.placeSubviews(in: bounds, proposal: .infinity, subviews: subviews, cache: &cache)
    #expect(host.placements[1] == .init(point: CGPoint(x: 5, y: 200), proposal: .infinity))
    #expect(layout.spacing(subviews: subviews, cache: &cache).preference == SpacingPreference.zero)
    func guide(_ key: AlignmentKey) -> CGFloat? {
      custom.explicitGuide(key, in: bounds, proposal: .zero, subviews: subviews, cache: &cache)
    }
    #expect(guide(.leading) == 5)
    #expect(guide(.trailing) == nil)
    #expect(guide(.top) == -5)
    #expect(guide(.firstTextBaseline) == nil)
    // make, update, size, place, spacing, four guides, and this.
    #expect(layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width == 50)
    #expect(custom.stackAxis == .horizontal)
  }

  @Test func `a copy of a cache is independent`() {
    let layout = AnyLayout(Counting(step: 1))
    var cache = layout.makeCache(subviews: host.subviews)
    var copy = cache
    #expect(layout.sizeThatFits(proposal: .zero, subviews: host.subviews, cache: &copy).width == 2)
    #expect(layout.sizeThatFits(proposal: .zero, subviews: host.subviews, cache: &copy).width == 3)
    #expect(layout.sizeThatFits(proposal: .zero, subviews: host.subviews, cache: &cache).width == 2)
  }

  @Test func `nodes compare layouts by value where they can`() {
    #expect(CustomLayout(Counting(step: 1)) == CustomLayout(Counting(step: 1)))
    #expect(CustomLayout(Counting(step: 1)).hashValue == CustomLayout(Counting(step: 1)).hashValue)
    #expect(CustomLayout(Counting(step: 1)) != CustomLayout(Counting(step: 2)))
    let minimal = CustomLayout(MinimalColumn())
    #expect(minimal == minimal)
    #expect(minimal != CustomLayout(MinimalColumn()))
  }
}
