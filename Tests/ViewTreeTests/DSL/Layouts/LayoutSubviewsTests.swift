import Testing
import ViewVocabulary

@testable import ViewTree

@Suite("Layout: subviews")
struct LayoutSubviewsTests {
  private typealias Subview = SubviewsOfTest.Subview

  private enum Weight: LayoutValueKey {
    static let defaultValue: Double? = 1
  }

  private enum Level: ContainerValueKey {
    static let defaultValue = 3
  }

  private func host() -> SubviewsOfTest {
    SubviewsOfTest((1...4).map { .fixed(CGFloat($0), CGFloat($0 * 10), priority: Double($0)) })
  }

  @Test func `subviews are a collection whose parts start at 0`() {
    let host = host()
    let subviews = host.subviews
    #expect(subviews.count == 4)
    #expect(subviews.map(\.priority) == [1, 2, 3, 4])
    #expect(subviews[1..<3].map(\.priority) == [2, 3])
    #expect(subviews[1...2].map(\.priority) == [2, 3])
    #expect(subviews[2...].map(\.priority) == [3, 4])
    #expect(subviews[..<2].map(\.priority) == [1, 2])
    #expect(subviews[[3, 0]].map(\.priority) == [4, 1])
    #expect(subviews.dropFirst().dropFirst()[0].priority == 3)
    #expect(subviews[1..<3].indices == 0..<2)
    #expect(subviews.reversed().map(\.priority) == [4, 3, 2, 1])
    #expect(subviews.layoutDirection == .leftToRight)
  }

  @Test func `subviews are equal in the same layout only`() {
    let host = host()
    #expect(host.subviews == host.subviews)
    #expect(host.subviews != host.subviews.dropFirst())
    #expect(host.subviews != self.host().subviews)
    #expect(host.subviews[1] == host.subviews[1..<3][0])
    #expect(host.subviews[1] != host.subviews[2])
    #expect(host.subviews[1] != self.host().subviews[1])
  }

  @Test func `a subview answers with its size and guides`() {
    var subview = Subview.fixed(30, 20)
    subview.guides = [.firstTextBaseline: 15, .leading: 4]
    let host = SubviewsOfTest([subview])
    let proposal = ProposedViewSize(width: 7, height: nil)
    #expect(host.subviews[0].sizeThatFits(proposal) == CGSize(width: 30, height: 20))
    let dimensions = host.subviews[0].dimensions(in: proposal)
    #expect(host.questions.map(\.proposal) == [proposal, proposal])
    #expect(dimensions.width == 30)
    #expect(dimensions.height == 20)
    #expect(dimensions[.firstTextBaseline] == 15)
    #expect(dimensions[HorizontalAlignment.leading] == 4)
    #expect(dimensions[explicit: .lastTextBaseline] == nil)
    #expect(dimensions[.lastTextBaseline] == 20)
    #expect(dimensions[HorizontalAlignment.center] == 15)
  }

  @Test func `a subview is placed by a point, an anchor and a proposal`() {
    let host = host()
    host.subviews[0].place(at: CGPoint(x: 5, y: 6), proposal: .unspecified)
    host.subviews[1].place(at: CGPoint(x: 7, y: 8), anchor: .center, proposal: .zero)
    host.subviews[1].place(at: CGPoint(x: 9, y: 8), anchor: .bottom, proposal: .infinity)
    #expect(
      host.placements == [
        0: .init(point: CGPoint(x: 5, y: 6), anchor: .topLeading, proposal: .unspecified),
        1: .init(point: CGPoint(x: 9, y: 8), anchor: .bottom, proposal: .infinity),
      ])
  }

  @Test func `a subview hands over its values, nil as well`() {
    var plain = Subview.fixed(1, 1)
    plain.layoutValues = [LayoutValue(Weight.self, nil)]
    plain.containerValues[Level.self] = 7
    let subviews = SubviewsOfTest([plain, .fixed(1, 1)]).subviews
    #expect(subviews[0][Weight.self] == nil)
    #expect(subviews[1][Weight.self] == 1)
    #expect(subviews[0].containerValues[Level.self] == 7)
    #expect(subviews[1].containerValues[Level.self] == 3)
  }

  @Test func `spacing is 8 between shapes, 0 at zero, and the larger of a union`() {
    let shape = SubviewsOfTest([.fixed(1, 1)]).subviews[0].spacing
    #expect(shape.distance(to: shape, along: .horizontal) == 8)
    #expect(shape.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing().union(shape).preference == shape.preference)
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .top)
    #expect(shape.distance(to: spacing, along: .vertical) == 0)
    #expect(spacing.distance(to: shape, along: .vertical) == 8)
    #expect(shape.distance(to: spacing, along: .horizontal) == 8)
  }
}
