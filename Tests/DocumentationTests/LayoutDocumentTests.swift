import GreedyLayout
import Testing

/// The examples of the article on the layout document.
struct LayoutDocumentTests {
  private let page = DocumentationPage("Sources/GreedyLayout/GreedyLayout.docc/TheLayoutDocument.md")

  @Test func `the same document in JSON and in YAML`() throws {
    let json = try DocumentFile.document(page.texts(in: "json")[0], fileName: "stack.json")
    let yaml = try DocumentFile.document(page.texts(in: "yaml")[0], fileName: "stack.yaml")
    #expect(json == yaml)
    #expect(json.name == "three-hundred-points")
  }

  @Test func `a document is read and laid out`() throws {
    let print = Printer()
    let text = page.texts(in: "json")[0]

    let named = DocumentReader().documents(in: Array(text.utf8), fileName: "stack.json")[0]
    let document = try named.result.get()
    let placed = try GreedyEngine().layout(document)
    for (key, frame) in placed.frames {
      print(key, frame.minY, frame.height)
    }

    #expect(page.shows(print.output), "prints\n\(print.output)")
  }

  @Test func `mistakes are told together`() {
    let print = Printer()
    let mistaken = page.texts(in: "json")[2]

    let refused = DocumentReader().documents(in: Array(mistaken.utf8), fileName: "cart.json")[0]
    if case .failure(let invalid) = refused.result {
      for error in invalid.errors {
        print(error)
      }
    }

    #expect(page.shows(print.output), "prints\n\(print.output)")
  }

  @Test func `a tree declared in Swift is written`() throws {
    let print = Printer()

    let phone = Device(named: "iPhone 16 Pro")!
    let card = HStack {
      Text("Total")
      Spacer()
      Rectangle().frame(width: 64, height: 32).id("pay")
    }
    .padding(.horizontal)
    let written = LayoutDocument(
      name: "card", proposal: phone.proposal, origin: phone.origin, view: ViewNode(card))
    print(try DocumentWriter().yaml(written))

    #expect(page.shows(print.output), "prints\n\(print.output)")
    #expect(try DocumentFile.document(page.texts(in: "yaml")[4], fileName: "card.yaml") == written)
  }

  @Test func `a mistake in a constraint is told with its character`() {
    let print = Printer()
    let misspeltText = page.texts(in: "json")[1]

    let misspelt = DocumentReader().documents(in: Array(misspeltText.utf8), fileName: "pair.json")[0]
    if case .failure(let invalid) = misspelt.result {
      print(invalid)
    }

    #expect(page.shows(print.output), "prints\n\(print.output)")
  }

  @Test func `the form and the guides are laid out`() throws {
    let form = try DocumentFile.document(page.texts(in: "yaml")[1], fileName: "form.yaml")
    let placed = try GreedyEngine().layout(form)
    #expect(placed["wifi"]?.width == CGFloat(320 - 4 * 16))
    #expect(placed["view.content[0].content[1].label[0]"] == nil && placed["forget"] != nil)
    // The second view has its knob at 10, the first one at 20 / 2.
    let row = try GreedyEngine().layout(DocumentFile.document(page.texts(in: "yaml")[2], fileName: "row.yaml"))
    #expect(row["view.content[0]"]?.minY == row["view.content[1]"]?.minY)
  }

  @Test func `constraints are stated in Swift as in a document`() throws {
    let print = Printer()

    let panel = HStack {
      Rectangle().id("sidebar")
      VStack {
        Rectangle().id("header")
        Rectangle().id("list")
      }
    }
    .constrain { views in
      views.sidebar.width.isAtMost(0.3 * views.root.width)
      views.header.height.lies(in: 60...120)
      views.list.height.equals(2 * views.header.height, strength: .strong)
    }
    for constraint in ViewNode(panel).constraints {
      print(constraint)
    }

    #expect(page.shows(print.output), "prints\n\(print.output)")
    let document = try DocumentFile.document(page.texts(in: "yaml")[3], fileName: "panel.yaml")
    #expect(document.constraints == ViewNode(panel).constraints)
  }

  @Test func `a tree that holds code cannot be written`() {
    let reader = LayoutDocument(view: ViewNode(VStack { GeometryReader { _ in Color.red } }))
    #expect(throws: UnwritableDocument.self) { try DocumentWriter().yaml(reader) }
    let layout = LayoutDocument(view: ViewNode(DiagonalStack { Color.red }))
    #expect(throws: UnwritableDocument.self) { try DocumentWriter().yaml(layout) }
  }
}
