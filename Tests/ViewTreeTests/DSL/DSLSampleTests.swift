import Testing
import ViewTree
import ViewVocabulary

@Suite("DSL: views as they are written for SwiftUI")
struct DSLSampleTests {
  @Test func `a header holds an image, its texts and a spacer`() {
    let header = ViewNode(ProfileHeader(name: "Ada", detail: "Countess"))
    #expect(header.kind == .hStack(alignment: .firstTextBaseline, spacing: 12, dynamic: false))
    #expect(header.content.map(\.content.count) == [0, 2, 0])
    #expect(header.content[1].kind == .vStack(alignment: .leading, spacing: 2, dynamic: true))
    #expect(
      header.content[1].content == [
        ViewNode(.text("Ada", format: TextFormat(font: .headline, lineLimit: 1))),
        ViewNode(
          .text("Countess", format: TextFormat(font: .subheadline)), modifiers: [.foregroundColor("secondary")]),
      ])
    #expect(header.content[2] == ViewNode(.spacer(minLength: 0)))
    #expect(header.modifiers.count == 4)
  }

  @Test func `a grid of chips holds a cell an element`() {
    let scroll = ViewNode(ChipGrid(chips: [Chip(id: 1, title: "a"), Chip(id: 2, title: "b")]))
    #expect(scroll.kind == .scrollView(axes: .vertical))
    #expect(scroll.content.first?.content.map(\.kind) == [.text("a"), .text("b")])
    let bar = ViewNode(
      .color, modifiers: [.foregroundColor("gray"), .frame(width: nil, height: 44, alignment: .center)])
    #expect(
      scroll.modifiers == [.safeAreaInset(edge: .bottom, alignment: .center, spacing: 0, content: [bar])])
  }

  @Test func `a chart makes its bars for the size it gets`() throws {
    let chart = ViewNode(BarChart(values: [0.25, 0.5]))
    guard case .geometryReader(let deferred?) = chart.kind else {
      Issue.record("\(chart.kind) is no geometry reader")
      return
    }
    let nodes = deferred.content(GeometryProxy(size: CGSize(width: 60, height: 80), origin: .zero))
    let row = try #require(nodes.first)
    #expect(row.content.map(\.modifiers.last) == [20, 40].map { .frame(width: nil, height: $0, alignment: .center) })
    #expect(row.modifiers == [.frame(width: 60, height: 80, alignment: .center), .offset(x: 0, y: 0)])
  }

  @Test func `a custom guide is set where the branch says so`() {
    let rows = ViewNode(LabelledRows())
    #expect(rows.kind == .vStack(alignment: .valueColumn, spacing: nil, dynamic: true))
    #expect(rows.content.map(\.content.count) == [2, 2, 1, 0, 2])
    #expect(rows.content[0].content[1].modifiers.count == 1)
  }

  @Test func `a measured view offers two arrangements`() {
    let measured = ViewNode(Measured(height: .constant(3)))
    #expect(measured.content.map(\.content.count) == [3, 1])
    #expect(measured.content[0].content[0] == .text("100 by 3"))
  }

  @Test func `a gallery puts a card of two views and a badge on a gradient`() {
    let gallery = ViewNode(Gallery())
    #expect(gallery.kind == .zStack(alignment: .bottomTrailing, dynamic: true))
    #expect(gallery.content.map(\.kind) == [.color, .group, .rectangle])
    #expect(gallery.content[1].content.count == 2)
    #expect(ViewNode(Gallery(showsBadge: false)).content.last?.kind == .color)
  }
}
