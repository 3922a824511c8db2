import Testing
import ViewTree
import ViewVocabulary

@Suite("DSL: texts and the environment")
struct DSLTextTests {
  private struct Caption: View {
    @Environment(\.font) private var font
    @Environment(\.margin) private var margin

    var body: some View { Text(font == .caption ? "caption" : "other").padding(margin) }
  }

  private static let texts = [
    DSLCase("Text", Text("a"), is: .text("a")),
    DSLCase("Text(verbatim:)", Text(verbatim: "a"), is: .text("a")),
    DSLCase("Text(substring)", Text("abc".dropLast(2)), is: .text("a")),
    DSLCase("font", Text("a").font(.title), is: text(font: .title)),
    DSLCase("font around", VStack { Text("a") }.font(.title), is: stack(text(font: .title))),
    DSLCase("font inside", VStack { Text("a").font(.body) }.font(.title), is: stack(text(font: .body))),
    DSLCase("inner font around", Group { Text("a") }.font(.body).font(.title), is: text(font: .body)),
    DSLCase("bold", Text("a").fontWeight(.bold), is: text(font: .body.bold())),
    DSLCase("italic", Text("a").font(.system(size: 20)).italic(), is: text(font: .system(size: 20).italic())),
    DSLCase("weight around", HStackless { Text("a") }.fontWeight(.bold), is: text(font: .body.weight(.bold))),
    DSLCase(
      "weight", Text("a").fontWeight(.light).font(.caption), is: text(font: .caption.weight(.light))),
    DSLCase("lineLimit", Text("a").lineLimit(2), is: text(lineLimit: 2)),
    DSLCase("lineLimit(nil)", Text("a").lineLimit(nil).lineLimit(2), is: text()),
    DSLCase("joined", Text("a") + Text("b"), is: .text("ab")),
    DSLCase("the inner font counts", Text("a").font(.title).font(.body), is: text(font: .title)),
    DSLCase(
      "coloured", Text("a").foregroundColor(.red).padding(1),
      is: ViewNode(.text("a"), modifiers: [.foregroundColor("red"), .padding(.edges(.all, length: 1))])),
    DSLCase("environment read", Caption().font(.caption), is: padded("caption", 3, font: .caption)),
    DSLCase("environment set", Caption().environment(\.margin, 5), is: padded("other", 5)),
    DSLCase(
      "environment changed", Caption().transformEnvironment(\.margin) { $0 += 1 }, is: padded("other", 4)),
  ]

  /// The view that is made.
  private struct HStackless<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View { content }
  }

  private static func text(font: Font = .body, lineLimit: Int? = nil) -> ViewNode {
    ViewNode(.text("a", format: TextFormat(font: font, lineLimit: lineLimit)))
  }

  private static func stack(_ node: ViewNode) -> ViewNode {
    ViewNode(.vStack(alignment: .center, spacing: nil, dynamic: false), content: [node])
  }

  private static func padded(_ string: String, _ length: CGFloat, font: Font = .body) -> ViewNode {
    ViewNode(.text(string, format: TextFormat(font: font)), modifiers: [.padding(.edges(.all, length: length))])
  }

  @Test(arguments: texts)
  func `a text carries its format`(_ test: DSLCase) {
    #expect(test.nodes == test.expected)
  }

  @Test func `layers and deferred content see the environment`() {
    let layered = ViewNode(Rectangle().overlay { Text("a") }.font(.title))
    #expect(layered.modifiers == [.overlay(alignment: .center, content: [Self.text(font: .title)])])
    let reader = ViewNode(GeometryReader { _ in Caption() }.font(.caption))
    guard case .geometryReader(let deferred?) = reader.kind else {
      Issue.record("\(reader.kind) is no geometry reader")
      return
    }
    #expect(deferred.content(GeometryProxy(size: .zero, origin: .zero)) == [Self.padded("caption", 3, font: .caption)])
  }

  @Test func `text styles have the sizes of iOS`() {
    #expect(Font.TextStyle.allCases.map(\.pointSize) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11, 36, 28])
    #expect(Font.TextStyle.allCases.map(\.lineHeight) == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13, 43, 34])
    #expect(Font.system(.caption).pointSize == 12)
    #expect(Font.custom("Avenir", size: 14).bold().pointSize == 14)
    #expect(Font.custom("Avenir", size: 14, relativeTo: .body) == .custom("Avenir", size: 14))
  }
}

private enum MarginKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

extension EnvironmentValues {
  fileprivate var margin: CGFloat {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
}
