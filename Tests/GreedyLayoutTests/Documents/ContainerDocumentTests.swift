import GreedyLayout
import LayoutTestSupport
import Testing

/// Containers of documents: rows of grids inside other views, scroll views with margins and anchors, and labels of controls.
@Suite struct ContainerDocumentTests {
  private func layout(_ view: String, on system: PlatformSystem = .ios18) throws -> PlacedTree {
    var document = try LayoutDocument(reading: "view: \(view)")
    document.proposal = ProposedViewSize(width: 393, height: 700)
    document.platform.system = system
    return try GreedyEngine().layout(document)
  }

  private func reaches(_ length: CGFloat?, _ expected: CGFloat) -> Bool { length == expected }

  private static func row(_ first: Int, _ second: Int, id: String) -> String {
    """
    {type: GridRow, content: [{type: Color, modifiers: [{type: frame, width: \(first), height: 10}]}, \
    {type: Color, id: \(id), modifiers: [{type: frame, width: \(second), height: 20}]}]}
    """
  }

  @Test(arguments: ["Group", "ForEach", "Section", "AnyView", "GridRow"])
  func `rows stand in a grid through views whose members take their place`(_ type: String) throws {
    let (first, second) = (Self.row(30, 20, id: "a"), Self.row(10, 40, id: "b"))
    let wrapped = "{type: Grid, content: [{type: \(type), content: [\(first), \(second)]}]}"
    let placed = try layout("{type: ZStack, id: z, content: [\(wrapped)]}")
    // V3.1 and V3.9: columns of 30 and 40 with 8 between; in a row of a row all four cells stand side by side.
    let width: CGFloat = type == "GridRow" ? 30 + 20 + 10 + 40 + 3 * 8 : 30 + 8 + 40
    #expect(reaches(placed["z"]?.width, width))
  }

  @Test func `a row in a stack in a grid stands in no grid`() {
    let row = Self.row(1, 2, id: "a")
    let view = "{type: Grid, content: [{type: ForEach, content: [{type: VStack, content: [\(row)]}]}]}"
    #expect(throws: InvalidDocument.self) { try LayoutDocument(reading: "view: \(view)") }
  }

  private let block = "{type: Color, id: red, modifiers: [{type: frame, width: 120, height: 30}]}"

  @Test func `a scroll view of a document has its margins`() throws {
    let margins = "modifiers: [{type: contentMargins, length: 20}]"
    let placed = try layout("{type: HStack, content: [{type: ScrollView, id: s, content: [\(block)], \(margins)}]}")
    // Recorded: 120 becomes 160 with 20 on each side (V6.4).
    #expect(placed["s"]?.size == CGSize(width: 160, height: 700))
    #expect(placed["red"]?.origin == CGPoint(x: (393 - 160.0) / 2 + 20, y: 20))
    #expect(placed.frames.map(\.key) == ["view", "s", "red"])
  }

  @Test func `margins of a scroll view are not those of one inside it`() throws {
    let inner = "{type: ScrollView, id: inner, content: [\(block)]}"
    let margins = "modifiers: [{type: contentMargins, length: 20}]"
    let placed = try layout("{type: ScrollView, id: outer, content: [\(inner)], \(margins)}")
    #expect(placed["inner"]?.size == CGSize(width: 120, height: 30))
    #expect(placed["outer"]?.width == 160)

    #expect(placed["red"]?.minY == 20)

  }

  @Test func `a scroll view of a document has its anchor`() throws {
    let anchor = "modifiers: [{type: defaultScrollAnchor, anchor: bottom}]"
    let placed = try layout("{type: ScrollView, content: [\(block)], \(anchor)}")
    #expect(reaches(placed["red"]?.minY, 700 - 30))
  }

  @Test func `the views of a label have their own frames, without the padding of the control`() throws {
    let text = "{type: Color, id: t, modifiers: [{type: frame, width: 16, height: 20}]}"
    let bordered = try layout(
      "{type: Button, id: b, label: [\(text)], modifiers: [{type: buttonStyle, value: bordered}]}")
    #expect(bordered["t"]?.size == CGSize(width: 16, height: 20))
    #expect(bordered["b"]?.size == CGSize(width: 16 + 24, height: 20 + 14))
    let field = try layout(
      "{type: TextField, id: f, label: [\(text)], modifiers: [{type: textFieldStyle, value: roundedBorder}]}")
    #expect(field["t"]?.size == CGSize(width: 16, height: 20))
    #expect(field["f"]?.size == CGSize(width: 393, height: 34))
    let star = "{type: Symbol, name: star, id: star}"
    let row = try layout("{type: List, content: [{type: Label, title: Wifi, icon: [\(star)]}]}", on: .ios26)
    // V5.4 and V8.2: at the large scale a star is 28 by 27 within a pixel or two, in the middle of a slot of 24.
    let icon = try #require(row["star"])
    #expect(abs(icon.width - 28) <= 0.5 && abs(icon.height - 27) <= 1.5)
    #expect(abs(icon.midX - (32 + 12)) <= 0.5)
  }
}
