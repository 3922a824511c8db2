import Testing
import ViewTree
import ViewVocabulary

@Suite("DSL: builders")
struct DSLBuilderTests {
  private enum Choice: CaseIterable {
    case rectangle, circle, both
  }

  private struct Pair: View {
    var body: some View {
      Rectangle()
      Circle()
    }
  }

  private struct Card: View {
    var title: String
    var detail: String?

    var body: some View {
      VStack(alignment: .leading) {
        Text(title)
        if let detail { Text(detail) }
      }
      .padding()
    }
  }

  private struct Wrapper<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View { content.padding(4) }
  }

  private struct Item: Identifiable {
    var id: Int
    var name: String
  }

  /// The stack's content and whether it is dynamic.
  private func stack(@ViewBuilder _ content: () -> some View) -> (content: [ViewNode], isDynamic: Bool?) {
    let node = ViewNode(VStack(content: content))
    guard case .vStack(_, _, let isDynamic) = node.kind else { return (node.content, nil) }
    return (node.content, isDynamic)
  }

  @Test func `static views are members in source order`() {
    let twelve = stack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    #expect(twelve == ((1...12).map { .text("\($0)") }, false))
  }

  @Test(arguments: [true, false])
  func `an if without else is dynamic`(_ isShown: Bool) {
    let list = stack {
      Rectangle()
      if isShown { Circle() }
    }
    #expect(list == (isShown ? [.rectangle, .circle] : [.rectangle], true))
  }

  @Test(arguments: [true, false])
  func `an if with else is dynamic`(_ isFirst: Bool) {
    let list = stack {
      if isFirst {
        Rectangle()
      } else {
        Circle()
        Text("a")
      }
    }
    #expect(list == (isFirst ? [.rectangle] : [.circle, .text("a")], true))
  }

  @Test(arguments: zip(Choice.allCases, [[ViewNode.rectangle], [.circle], [.rectangle, .circle]]))
  private func `a switch is dynamic`(_ choice: Choice, _ expected: [ViewNode]) {
    let list = stack {
      switch choice {
      case .rectangle: Rectangle()
      case .circle: Circle()
      case .both: Pair()
      }
    }
    #expect(list == (expected, true))
  }

  @Test func `a loop is dynamic`() {
    let list = stack {
      for index in 1...3 {
        Text("\(index)")
        Rectangle()
      }
    }
    #expect(list == ([.text("1"), .rectangle, .text("2"), .rectangle, .text("3"), .rectangle], true))
  }

  /// Every kind of value that a modifier makes, also of views that are modified already.
  @Test func `a loop takes modified views`() {
    let list = stack {
      for index in 1...2 {
        Text("a").frame(width: 10).padding(CGFloat(index))
        Text("b").bold().id(index)
        Rectangle().fill(.red).overlay { Circle() }.opacity(0.5)
        if index == 2 { Color.blue.layoutPriority(1) } else { HStackLayout(spacing: 0) { Circle() }.fixedSize() }
        Circle().constrain { views in views.root.width.equals(10) }
      }
    }
    func text(_ padding: CGFloat) -> ViewNode {
      ViewNode(
        .text("a"),
        modifiers: [
          .frame(width: 10, height: nil, alignment: .center), .padding(.edges(.all, length: padding)),
        ])
    }
    let bold = Text("b").bold()
    let filled = ViewNode(
      .rectangle,
      modifiers: [
        .foregroundColor("red"), .overlay(alignment: .center, content: [.circle]),
        .neutral(NeutralModifier("opacity", members: [JSONText.Member("value", .number(0.5))])),
      ])
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: false),
      modifiers: [.fixedSize(horizontal: true, vertical: true)], content: [.circle])
    let blue = ViewNode(.color, modifiers: [.foregroundColor("blue"), .layoutPriority(1)])
    let circle = ViewNode(Circle().constrain { views in views.root.width.equals(10) })
    let expected = [
      text(1), ViewNode(bold.id("1")), filled, row, circle, text(2), ViewNode(bold.id("2")), filled, blue, circle,
    ]
    #expect(list.0 == expected)
    #expect(list.1 == true)
  }

  @Test(arguments: [nil, "a"])
  func `an optional view is dynamic`(_ string: String?) {
    let text = string.map { Text($0) }
    #expect(stack { text } == (string == nil ? [] : [.text("a")], true))
    let unwrapped = stack { if let string { Text(string) } }
    #expect(unwrapped == (string == nil ? [] : [.text("a")], true))
  }

  @Test func `an availability check is dynamic`() {
    let list = stack { if #available(macOS 15, *) { Rectangle() } }
    #expect(list == ([.rectangle], true))
  }

  @Test func `every form of ForEach is dynamic and spliced in`() {
    let items = [Item(id: 2, name: "b"), Item(id: 1, name: "a")]
    let texts: [ViewNode] = [.text("b"), .text("a")]
    #expect(stack { ForEach(items) { Text($0.name) } } == (texts, true))
    #expect(stack { ForEach(items, id: \.name) { item in Text(item.name) } } == (texts, true))
    #expect(stack { ForEach(["b", "a"], id: \.self) { Text($0) } } == (texts, true))
    #expect(stack { ForEach(0..<2) { Text($0 == 0 ? "b" : "a") } } == (texts, true))
    #expect(stack { ForEach(0..<2) { _ in Pair() } }.content == [.rectangle, .circle, .rectangle, .circle])
    #expect(stack { ForEach(0..<0) { _ in Pair() } } == ([], true))
  }

  @Test func `what is dynamic shows through views of several nodes, not through containers`() {
    let dynamic = Group { ForEach(0..<1) { _ in Rectangle() } }
    #expect(stack { dynamic.padding() }.isDynamic == true)
    #expect(stack { Wrapper { dynamic } }.isDynamic == true)
    #expect(stack { AnyView(Rectangle()) }.isDynamic == true)
    #expect(stack { HStack { dynamic } }.isDynamic == false)
    #expect(stack { Rectangle().overlay { dynamic } }.isDynamic == false)
    #expect(stack { Rectangle().safeAreaPadding() }.isDynamic == false)
    #expect(stack { Group { Rectangle() } }.isDynamic == false)
  }

  @Test func `horizontal and depth stacks are dynamic by their content too`() {
    let row = ViewNode(HStack { ForEach(0..<1) { _ in Rectangle() } })
    #expect(row.kind == .hStack(alignment: .center, spacing: nil, dynamic: true))
    let pile = ViewNode(ZStack { ForEach(0..<1) { _ in Rectangle() } })
    #expect(pile.kind == .zStack(alignment: .center, dynamic: true))
  }

  @Test func `a group and a custom view of several views disappear`() {
    let list = stack {
      Group {
        Rectangle()
        Group { Circle() }
      }
      EmptyView()
      Pair()
    }
    #expect(list == ([.rectangle, .circle, .rectangle, .circle], false))
  }

  @Test func `a modifier of several views belongs to their group`() {
    let padding = ModifierNode.padding(.edges(.all, length: 4))
    let group = ViewNode(.group, modifiers: [padding], content: [.rectangle, .circle])
    #expect(stack { Pair().padding(4) } == ([group], false))
    #expect(stack { Wrapper { Pair() } } == ([group], false))
    #expect(stack { ForEach(0..<1) { _ in Pair() }.padding(4) } == ([group], true))
    #expect(stack { EmptyView().padding(4) } == ([], false))
  }

  @Test func `a custom view stands for its body`() {
    let text = ViewNode.text("Total")
    let stack = ViewKind.vStack(alignment: .leading, spacing: nil, dynamic: true)
    let padding = ModifierNode.padding(.edges(.all, length: nil))
    #expect(ViewNode(Card(title: "Total")) == ViewNode(stack, modifiers: [padding], content: [text]))
    #expect(
      ViewNode(Card(title: "Total", detail: "of all").id("card"))
        == ViewNode(stack, id: "card", modifiers: [padding], content: [text, .text("of all")]))
  }

  @Test func `nodes stand among views`() {
    let node = ViewNode(.responses(table: [], default: CGSize(width: 1, height: 2)), id: "leaf")
    #expect(stack { node } == ([node], false))
    #expect(ViewNode(node.layoutPriority(1)).modifiers == [.layoutPriority(1)])
  }
}
