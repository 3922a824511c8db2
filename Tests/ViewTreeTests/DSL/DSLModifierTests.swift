import Testing
import ViewTree
import ViewVocabulary

@Suite("DSL: modifiers")
struct DSLModifierTests {
  private static let view = Rectangle()
  private static let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  private static let sizes = [
    DSLCase(
      "frame", view.frame(width: 1, height: 2, alignment: .top), carries: .frame(width: 1, height: 2, alignment: .top)),
    DSLCase("frame(width:)", view.frame(width: 1), carries: .frame(width: 1, height: nil, alignment: .center)),
    DSLCase("frame(height:)", view.frame(height: 2), carries: .frame(width: nil, height: 2, alignment: .center)),
    DSLCase(
      "flexible frame",
      view.frame(
        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6, alignment: .bottom),
      carries: .flexibleFrame(
        FrameBounds(
          minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6, alignment: .bottom))),
    DSLCase(
      "frame(maxWidth:)", view.frame(maxWidth: .infinity), carries: .flexibleFrame(FrameBounds(maxWidth: .infinity))),
    DSLCase("padding()", view.padding(), carries: .padding(.edges(.all, length: nil))),
    DSLCase("padding(edges)", view.padding(.horizontal), carries: .padding(.edges(.horizontal, length: nil))),
    DSLCase(
      "padding(edges, length)", view.padding([.top, .leading], 3),
      carries: .padding(.edges([.top, .leading], length: 3))),
    DSLCase("padding(length)", view.padding(5), carries: .padding(.edges(.all, length: 5))),
    DSLCase("padding(insets)", view.padding(insets), carries: .padding(.insets(insets))),
    DSLCase("fixedSize()", view.fixedSize(), carries: .fixedSize(horizontal: true, vertical: true)),
    DSLCase(
      "fixedSize(horizontal:vertical:)", view.fixedSize(horizontal: false, vertical: true),
      carries: .fixedSize(horizontal: false, vertical: true)),
    DSLCase("aspectRatio", view.aspectRatio(1.5, contentMode: .fill), carries: .aspectRatio(1.5, contentMode: .fill)),
    DSLCase(
      "aspectRatio by default", view.aspectRatio(contentMode: .fit), carries: .aspectRatio(nil, contentMode: .fit)),
    DSLCase(
      "aspectRatio(size)", view.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit),
      carries: .aspectRatio(4 / 3, contentMode: .fit)),
    DSLCase("scaledToFit()", view.scaledToFit(), carries: .aspectRatio(nil, contentMode: .fit)),
    DSLCase("scaledToFill()", view.scaledToFill(), carries: .aspectRatio(nil, contentMode: .fill)),
    DSLCase("layoutPriority", view.layoutPriority(-1), carries: .layoutPriority(-1)),
  ]

  private static let places = [
    DSLCase("offset", view.offset(x: 1, y: 2), carries: .offset(x: 1, y: 2)),
    DSLCase("offset(y:)", view.offset(y: 2), carries: .offset(x: 0, y: 2)),
    DSLCase("offset(size)", view.offset(CGSize(width: 1, height: 2)), carries: .offset(x: 1, y: 2)),
    DSLCase("position", view.position(x: 1, y: 2), carries: .position(x: 1, y: 2)),
    DSLCase("position(x:)", view.position(x: 1), carries: .position(x: 1, y: 0)),
    DSLCase("position(point)", view.position(CGPoint(x: 1, y: 2)), carries: .position(x: 1, y: 2)),
    DSLCase("inspect", view.inspect("a"), carries: .inspect(label: "a", position: false)),
    DSLCase("inspect(position:)", view.inspect("a", position: true), carries: .inspect(label: "a", position: true)),
    DSLCase("tag", view.tag(3), is: .rectangle),
  ]

  private static let layers = [
    DSLCase("overlay { }", view.overlay { Circle() }, carries: .overlay(alignment: .center, content: [.circle])),
    DSLCase(
      "overlay(alignment:) { }",
      view.overlay(alignment: .topLeading) {
        Circle()
        Text("a")
      },
      carries: .overlay(alignment: .topLeading, content: [.circle, .text("a")])),
    DSLCase("overlay(view)", view.overlay(Circle()), carries: .overlay(alignment: .center, content: [.circle])),
    DSLCase(
      "overlay(view, alignment:)", view.overlay(Text("a"), alignment: .bottom),
      carries: .overlay(alignment: .bottom, content: [.text("a")])),
    DSLCase(
      "overlay(style)", view.overlay(.red, ignoresSafeAreaEdges: .top),
      carries: .overlay(alignment: .center, content: [colored("red", ignoring: .top)])),
    DSLCase(
      "overlay(style, in:)", view.overlay(.red, in: Circle()),
      carries: .overlay(alignment: .center, content: [ViewNode(.circle, modifiers: [.foregroundColor("red")])])),
    DSLCase(
      "background { }", view.background { Circle() }, carries: .background(alignment: .center, content: [.circle])),
    DSLCase(
      "background(alignment:) { }", view.background(alignment: .top) { Text("a") },
      carries: .background(alignment: .top, content: [.text("a")])),
    DSLCase(
      "background(view, alignment:)", view.background(Text("a"), alignment: .bottom),
      carries: .background(alignment: .bottom, content: [.text("a")])),
    DSLCase(
      "background(style)", view.background(.red),
      carries: .background(alignment: .center, content: [colored("red", ignoring: .all)])),
    DSLCase(
      "background(Color)", view.background(Color.red),
      carries: .background(alignment: .center, content: [colored("red", ignoring: .all)])),
    DSLCase(
      "background()", view.background(),
      carries: .background(
        alignment: .center, content: [ViewNode(.color, modifiers: [.ignoresSafeArea(edges: .all)])])),
    DSLCase(
      "background(style, in:)", view.background(.red, in: .capsule),
      carries: .background(alignment: .center, content: [ViewNode(.capsule, modifiers: [.foregroundColor("red")])])),
    DSLCase(
      "background(in:)", view.background(in: Circle()),
      carries: .background(alignment: .center, content: [.circle])),
    DSLCase("border", view.border(.gray), carries: .border(color: "gray", width: 1)),
    DSLCase("border(width:)", view.border(Color.red, width: 3), carries: .border(color: "red", width: 3)),
    DSLCase("border(material)", view.border(.tint), carries: .border(color: nil, width: 1)),
  ]

  private static let safeArea = [
    DSLCase(
      "safeAreaInset(edge: .top)", view.safeAreaInset(edge: .top) { Circle() },
      carries: .safeAreaInset(edge: .top, alignment: .center, spacing: nil, content: [.circle])),
    DSLCase(
      "safeAreaInset(edge: .bottom)",
      view.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 3) { Circle() },
      carries: .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 3, content: [.circle])),
    DSLCase(
      "safeAreaInset(edge: .leading)", view.safeAreaInset(edge: .leading) { Circle() },
      carries: .safeAreaInset(edge: .leading, alignment: .center, spacing: nil, content: [.circle])),
    DSLCase(
      "safeAreaInset(edge: .trailing)",
      view.safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 3) { Circle() },
      carries: .safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 3, content: [.circle])),
    DSLCase(
      "safeAreaPadding(insets)", view.safeAreaPadding(insets),
      carries: clear(.top, 1), clear(.leading, 2), clear(.bottom, 3), clear(.trailing, 4)),
    DSLCase(
      "safeAreaPadding(edges)", view.safeAreaPadding(.vertical), carries: clear(.top, 16), clear(.bottom, 16)),
    DSLCase("safeAreaPadding(edges, length)", view.safeAreaPadding(.leading, 5), carries: clear(.leading, 5)),
    DSLCase(
      "safeAreaPadding(length)", view.safeAreaPadding(5),
      carries: clear(.top, 5), clear(.leading, 5), clear(.bottom, 5), clear(.trailing, 5)),
    DSLCase("safeAreaPadding(0)", view.safeAreaPadding(0), is: .rectangle),
    DSLCase("ignoresSafeArea()", view.ignoresSafeArea(), carries: .ignoresSafeArea(edges: .all)),
    DSLCase(
      "ignoresSafeArea(edges:)", view.ignoresSafeArea(.container, edges: .bottom),
      carries: .ignoresSafeArea(edges: .bottom)),
    DSLCase("ignoresSafeArea(.keyboard)", view.ignoresSafeArea(.keyboard), is: .rectangle),
    DSLCase("edgesIgnoringSafeArea", view.edgesIgnoringSafeArea(.top), carries: .ignoresSafeArea(edges: .top)),
  ]

  private static func colored(_ name: String, ignoring edges: Edge.Set) -> ViewNode {
    ViewNode(.color, modifiers: [.foregroundColor(name), .ignoresSafeArea(edges: edges)])
  }

  private static func clear(_ edge: Edge, _ length: CGFloat) -> ModifierNode {
    let isVertical = edge == .top || edge == .bottom
    let frame = ModifierNode.frame(width: isVertical ? 0 : length, height: isVertical ? length : 0, alignment: .center)
    return .safeAreaInset(
      edge: edge, alignment: .center, spacing: 0,
      content: [ViewNode(.color, modifiers: [.foregroundColor("clear"), frame])])
  }

  @Test(arguments: sizes + places + layers + safeArea)
  func `a modifier is carried by the node`(_ test: DSLCase) {
    #expect(test.nodes == test.expected)
  }

  @Test func `modifiers are carried in the order in which they are applied`() {
    let node = ViewNode(Rectangle().padding(1).frame(width: 2).layoutPriority(3))
    #expect(
      node.modifiers == [
        .padding(.edges(.all, length: 1)), .frame(width: 2, height: nil, alignment: .center), .layoutPriority(3),
      ])
  }

  @Test func `a name stays with the node whatever follows, and the outermost counts`() {
    #expect(ViewNode(Rectangle().id("red").padding()).id == "red")
    #expect(ViewNode(Rectangle().id(7)).id == "7")
    #expect(ViewNode(Rectangle().id("inner").padding().id("outer")).id == "outer")
    #expect(ViewNode(Rectangle()).id == nil)
  }

  @Test func `guides are computed from the dimensions of the view`() throws {
    let node = ViewNode(
      Rectangle()
        .alignmentGuide(.trailing) { $0.width - 4 }
        .alignmentGuide(VerticalAlignment.top) { dimensions in dimensions[.bottom] * 0.25 })
    let dimensions = ViewDimensions(size: CGSize(width: 20, height: 8))
    let guides = node.modifiers.compactMap { modifier -> (AlignmentKey, CGFloat)? in
      guard case .alignmentGuide(let guide) = modifier, case .computed(let compute) = guide.value else { return nil }
      return (guide.key, compute(dimensions))
    }
    try #require(guides.count == 2)
    #expect(guides[0] == (.trailing, 16))
    #expect(guides[1] == (.top, 2))
  }

  @Test func `a geometry observer passes on what it reads`() throws {
    let state = State(initialValue: CGFloat.zero)
    let pair = State(initialValue: [CGFloat]())
    let node = ViewNode(
      Rectangle()
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          state.wrappedValue = $0
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { pair.wrappedValue = [$0, $1] })
    for case .geometry(.afterLayout(let observer)) in node.modifiers {
      observer.observe(GeometryProxy(size: CGSize(width: 12, height: 5), origin: .zero))
    }
    #expect(node.modifiers.count == 2)
    #expect(state.wrappedValue == 12)
    #expect(pair.wrappedValue == [5, 5])
  }
}
