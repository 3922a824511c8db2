import Testing
import ViewTree
import ViewVocabulary

@Suite("DSL: values, states and modifiers of a program's own")
struct DSLValueTests {
  private enum Weight: LayoutValueKey {
    static let defaultValue: Double = 1
  }

  private enum Title: LayoutValueKey {
    static let defaultValue: String? = nil
  }

  private struct Framed: ViewModifier {
    var width: CGFloat

    func body(content: Content) -> some View {
      content.padding(width).border(.gray)
    }
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        content.font(.title)
      }
    }
  }

  private struct Counter: View {
    @State private var count = 2
    @State private var name: String?
    @Binding var isOn: Bool

    var body: some View { Text("\(count)\(name ?? "")\(isOn)") }
  }

  @Test func `a modifier of a program's own stands for its body`() {
    let modifiers: [ModifierNode] = [.padding(.edges(.all, length: 2)), .border(color: "gray", width: 1)]
    #expect(ViewNode(Rectangle().modifier(Framed(width: 2))) == ViewNode(.rectangle, modifiers: modifiers))
    let twice = Rectangle().modifier(Framed(width: 2).concat(Framed(width: 2)))
    #expect(ViewNode(twice).modifiers == modifiers + modifiers)
    #expect(ViewNode(Rectangle().modifier(EmptyModifier.identity)) == .rectangle)
  }

  @Test func `a modifier may use its content twice, each in its own environment`() {
    let node = ViewNode(Text("a").modifier(Doubled()))
    #expect(node.content == [.text("a"), ViewNode(.text("a", format: TextFormat(font: .title)))])
  }

  @Test func `a modifier of several views takes them as one content`() {
    let pair = Group {
      Rectangle()
      Circle()
    }
    #expect(ViewNode(pair.modifier(Doubled())).content.count == 4)
    #expect(ViewNode(pair.modifier(Framed(width: 1))).kind == .group)
  }

  @Test func `layout values are told apart by key and compared by value`() throws {
    let node = ViewNode(Rectangle().layoutValue(key: Weight.self, value: 3).layoutValue(key: Title.self, value: "a"))
    #expect(
      node == ViewNode(Rectangle().layoutValue(key: Weight.self, value: 3).layoutValue(key: Title.self, value: "a")))
    #expect(
      node != ViewNode(Rectangle().layoutValue(key: Weight.self, value: 4).layoutValue(key: Title.self, value: "a")))
    let values = node.modifiers.compactMap { modifier in
      if case .layoutValue(let value) = modifier { value } else { nil }
    }
    try #require(values.count == 2)
    #expect(values[0].value(of: Weight.self) == 3)
    #expect(values[0].value(of: Title.self) == nil)
    #expect(values[1].value(of: Title.self) == "a")
  }

  @Test func `container values hold what was set and the default of the rest`() throws {
    let node = ViewNode(Rectangle().containerValue(\.isPinned, true).containerValue(\.level, 2))
    #expect(node == ViewNode(Rectangle().containerValue(\.isPinned, true).containerValue(\.level, 2)))
    var merged = ContainerValues()
    for case .containerValues(let values) in node.modifiers { merged.merge(values) }
    #expect(merged.isPinned)
    #expect(merged.level == 2)
    #expect(ContainerValues().level == 0)
  }

  @Test func `a value without equality equals only itself`() {
    struct Opaque: Sendable {}
    let value = ErasedValue(Opaque())
    #expect(value == value)
    #expect(value != ErasedValue(Opaque()))
    #expect(ErasedValue(1) == ErasedValue(1))
  }

  @Test func `states and bindings hold values`() {
    #expect(ViewNode(Counter(isOn: .constant(true))) == .text("2true"))
    let state = State(initialValue: CGSize(width: 1, height: 2))
    state.projectedValue.width.wrappedValue = 5
    state.projectedValue.wrappedValue.height = 6
    #expect(state.wrappedValue == CGSize(width: 5, height: 6))
  }
}

private enum IsPinnedKey: ContainerValueKey {
  static let defaultValue = false
}

private enum LevelKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[IsPinnedKey.self] }
    set { self[IsPinnedKey.self] = newValue }
  }

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
