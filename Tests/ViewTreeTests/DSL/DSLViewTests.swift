import Testing
import ViewTree
import ViewVocabulary

@Suite("DSL: views")
struct DSLViewTests {
  private static let size = CGSize(width: 3, height: 4)
  private static let response = Response(proposal: .zero, size: CGSize(width: 1, height: 2))
  private static let columns = [GridItem(.fixed(40), spacing: 2, alignment: .top), GridItem()]

  private static let leaves = [
    DSLCase("Spacer()", Spacer(), is: ViewNode(.spacer(minLength: nil))),
    DSLCase("Spacer(minLength: 4)", Spacer(minLength: 4), is: ViewNode(.spacer(minLength: 4))),
    DSLCase("Divider()", Divider(), is: ViewNode(.divider)),
    DSLCase(
      "Responses", Responses([response], default: size), is: ViewNode(.responses(table: [response], default: size))),
    DSLCase("Responses by default", Responses(default: size), is: ViewNode(.responses(table: [], default: size))),
    DSLCase("ViewNode", ViewNode(.divider, id: "line"), is: ViewNode(.divider, id: "line")),
    DSLCase("AnyView", AnyView(Rectangle()), is: .rectangle),
    DSLCase("AnyView(erasing:)", AnyView(erasing: Divider()), is: ViewNode(.divider)),
  ]

  private static let stacks = [
    DSLCase(
      "HStack by default", HStack { Rectangle() },
      is: ViewNode(.hStack(alignment: .center, spacing: nil, dynamic: false), content: [.rectangle])),
    DSLCase(
      "HStack", HStack(alignment: .lastTextBaseline, spacing: -20) { Rectangle() },
      is: ViewNode(.hStack(alignment: .lastTextBaseline, spacing: -20, dynamic: false), content: [.rectangle])),
    DSLCase(
      "VStack by default", VStack { Rectangle() },
      is: ViewNode(.vStack(alignment: .center, spacing: nil, dynamic: false), content: [.rectangle])),
    DSLCase(
      "VStack", VStack(alignment: .leading, spacing: 10) { Rectangle() },
      is: ViewNode(.vStack(alignment: .leading, spacing: 10, dynamic: false), content: [.rectangle])),
    DSLCase(
      "ZStack by default", ZStack { Rectangle() },
      is: ViewNode(.zStack(alignment: .center, dynamic: false), content: [.rectangle])),
    DSLCase(
      "ZStack", ZStack(alignment: .topLeading) { Rectangle() },
      is: ViewNode(.zStack(alignment: .topLeading, dynamic: false), content: [.rectangle])),
    DSLCase(
      "VStack of nothing", VStack {}, is: ViewNode(.vStack(alignment: .center, spacing: nil, dynamic: false))),
  ]

  private static let containers = [
    DSLCase(
      "ScrollView by default", ScrollView { Rectangle() },
      is: ViewNode(.scrollView(axes: .vertical), content: [.rectangle])),
    DSLCase(
      "ScrollView", ScrollView([.horizontal, .vertical], showsIndicators: false) { Rectangle() },
      is: ViewNode(.scrollView(axes: [.horizontal, .vertical]), content: [.rectangle])),
    DSLCase(
      "ViewThatFits by default", ViewThatFits { Rectangle() },
      is: ViewNode(.viewThatFits(axes: [.horizontal, .vertical]), content: [.rectangle])),
    DSLCase(
      "ViewThatFits", ViewThatFits(in: .vertical) { Rectangle() },
      is: ViewNode(.viewThatFits(axes: .vertical), content: [.rectangle])),
    DSLCase(
      "LazyVGrid by default", LazyVGrid(columns: columns) { Rectangle() },
      is: ViewNode(.lazyVGrid(columns: columns, alignment: .center, spacing: nil), content: [.rectangle])),
    DSLCase(
      "LazyVGrid", LazyVGrid(columns: columns, alignment: .leading, spacing: 1, pinnedViews: .sectionHeaders) {},
      is: ViewNode(.lazyVGrid(columns: columns, alignment: .leading, spacing: 1))),
    DSLCase(
      "LazyHGrid by default", LazyHGrid(rows: columns) { Rectangle() },
      is: ViewNode(.lazyHGrid(rows: columns, alignment: .center, spacing: nil), content: [.rectangle])),
    DSLCase(
      "LazyHGrid", LazyHGrid(rows: columns, alignment: .top, spacing: 1) {},
      is: ViewNode(.lazyHGrid(rows: columns, alignment: .top, spacing: 1))),
    DSLCase(
      "Grid by default", Grid { GridRow { Rectangle() } },
      is: ViewNode(
        .grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil),
        content: [ViewNode(.gridRow(alignment: nil), content: [.rectangle])])),
    DSLCase(
      "Grid", Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) { GridRow(alignment: .top) {} },
      is: ViewNode(
        .grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2),
        content: [ViewNode(.gridRow(alignment: .top))])),
  ]

  @Test(arguments: leaves + stacks + containers)
  func `a view stands for its nodes`(_ test: DSLCase) {
    #expect(test.nodes == test.expected)
  }

  @Test func `several views make a group of one root, none an empty view`() {
    let pair = Group {
      Rectangle()
      Circle()
    }
    #expect(ViewNode(pair) == ViewNode(.group, content: [.rectangle, .circle]))
    #expect(ViewNode(EmptyView()) == ViewNode(.emptyView))
    #expect(ViewNode(Rectangle()) == .rectangle)
  }

  @Test func `a geometry reader makes its content from size and place`() throws {
    let reader = ViewNode(
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width * 0.5)
        Circle().offset(x: proxy.frame(in: .global).midX, y: proxy.frame(in: .local).maxY)
      })
    guard case .geometryReader(let deferred?) = reader.kind else {
      Issue.record("\(reader.kind) is no geometry reader")
      return
    }
    let size = CGSize(width: 100, height: 60)
    let nodes = deferred.content(GeometryProxy(size: size, origin: CGPoint(x: 7, y: 9)))
    #expect(
      nodes == [
        ViewNode(.rectangle, modifiers: [.frame(width: 50, height: nil, alignment: .center)]),
        ViewNode(.circle, modifiers: [.offset(x: 57, y: 60)]),
      ])
  }

  @Test func `a proxy tells its frame in both spaces`() {
    let proxy = GeometryProxy(
      size: CGSize(width: 100, height: 60), origin: CGPoint(x: 7, y: 9),
      safeAreaInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(proxy.frame(in: .local) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(proxy.frame(in: CoordinateSpace.global) == CGRect(x: 7, y: 9, width: 100, height: 60))
    #expect(proxy.frame(in: GlobalCoordinateSpace()) == CGRect(x: 7, y: 9, width: 100, height: 60))
    #expect(proxy.frame(in: LocalCoordinateSpace()).origin == .zero)
    #expect(proxy.safeAreaInsets.bottom == 3)
  }
}
