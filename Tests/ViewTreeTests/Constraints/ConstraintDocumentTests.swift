import Testing
import ViewVocabulary

@testable import ViewTree

/// Constraints in documents: what is read, what is refused and where, what is written.
struct ConstraintDocumentTests {
  @Test(arguments: [
    MarkedSource(
      "every mistake, with the others",
      #"""
      {"constraints": ["a.width == b.width", "a.👉heigth == 2 * b.height", 👉5, "👉c.width == 👉d.width", "a.width👉"],
       "view": {"type": "HStack", "spacing": 👉"x", "content": [
        {"type": "Color", "id": "a"}, {"type": "Color", "id": "b"}]}}
      """#,
      "constraints[1]: `heigth` is no attribute; did you mean `height`?",
      "constraints[2]: constraints[2] is the number 5; write a string",
      "constraints[3]: there is no view `c`; " + byName,
      "constraints[3]: there is no view `d`; " + byName,
      "constraints[4]: nothing is compared; write `==`, `<=` or `>=` and a second side",
      "view.spacing: spacing is the string \"x\"; write a finite number"),
    MarkedSource(
      "views without a frame",
      #"""
      {"constraints": ["👉view.content[0].width == 👉row.width", "👉'view.content[1]'.width == root.width"],
       "view": {"type": "Grid", "content": [{"type": "EmptyView"}, {"type": "Group"},
       {"type": "GridRow", "id": "row"}]}}
      """#,
      "constraints[0]: `view.content[0]` is of the type EmptyView, which has no frame; name a view inside or around it",
      "constraints[0]: `row` is of the type GridRow, which has no frame; name a view inside or around it",
      "constraints[1]: `view.content[1]` is of the type Group, which has no frame; name a view inside or around it"),
    MarkedSource(
      "another kind of value", #"{"constraints": 👉"a.width == 1", "view": {"type": "Color", "id": "a"}}"#,
      "constraints: constraints is the string \"a.width == 1\"; write an array of strings"),
    MarkedSource(
      "views that a mistake hides are not missed",
      #"{"constraints": ["a.width == 1"], "view": {"type": "HStack", 👉"contents": [{"type": "Color", "id": "a"}]}}"#,
      "view.contents: unknown key `contents`; did you mean `content`?"),
    MarkedSource(
      "a mistake that hides no view",
      #"{"constraints": ["👉ab.width == 1"], "view": {"type": "Color", 👉"color": "red", "id": "abc"}}"#,
      "constraints[0]: there is no view `ab`; did you mean `abc`?",
      "view.color: unknown key `color`; Color takes `type`, `id` and `modifiers`"),
  ])
  func `mistakes are told with their characters`(_ marked: MarkedSource) {
    #expect(marked.errors() == marked.expected)
  }

  @Test(arguments: [
    MarkedSource(
      "a pair of surrogates", #"{"constraints": ["\"\ud83d\udfe5\".width * 👉* 2"], "view": {"type": "Color"}}"#, star),
    MarkedSource(
      "short escapes", #"{"constraints": ["\"\"\"\".width\t*\n👉\u002a 2"], "view": {"type": "Color"}}"#, star),
    MarkedSource(
      "characters beyond ASCII", #"{"constraints": ["'ß🟥'.width * 👉* 2"], "view": {"type": "Color"}}"#, star),
  ])
  func `JSON's escapes shift characters`(_ marked: MarkedSource) {
    #expect(marked.errors() == marked.expected)
  }

  @Test(arguments: [
    MarkedSource("plain", "constraints:\n- a.width * 👉* 2 # == ß\nview: {type: Color, id: a}", star),
    MarkedSource("flow", "constraints: [ a.width * 👉* 2 ]\nview: {type: Color, id: a}", star),
    MarkedSource(
      "aliases and anchors do not matter", "constraints:\n- 'a.width * 👉* 2'\nview: &x {type: Color, id: a}", star),
    MarkedSource("single quotes", "constraints:\n- '''a''.width * 👉* 2'\nview: {type: Color, id: a}", star),
    MarkedSource(
      "double quotes", "constraints:\n- \"\\x22\\u0061\\\".width\\t\\x2A 👉* 2\"\nview: {type: Color, id: a}", star),
    MarkedSource(
      "later document", "# 🟥\nview: {type: Color}\n---\nconstraints: ['a.width * 👉* 2']\nview: {type: Color, id: a}",
      star),
    MarkedSource("block", "constraints:\n- 👉|\n  a.width * * 2\nview: {type: Color, id: a}", numbered),
    MarkedSource("folded", "constraints:\n- 👉'a.width\n  * * 2'\nview: {type: Color, id: a}", numbered),
    MarkedSource("end of a plain one", "constraints:\n- a.width👉\nview: {type: Color, id: a}", nothing),
    MarkedSource("end of a quoted one", "constraints:\n- 'a.width👉'\nview: {type: Color, id: a}", nothing),
  ])
  func `YAML's quotes and escapes shift characters`(_ marked: MarkedSource) {
    #expect(marked.errors() == marked.expected)
  }

  @Test func `constraints are read, kept as written, and positioned`() throws {
    let marked = MarkedSource(
      "read",
      """
      {"constraints": [👉"red.height==2*blue.height", 👉"view.content[0].width <= root.width  @weak "],
       "view": {"type": "HStack", "content": [{"type": "Color"}, {"type": "Color", "id": "red"},
        {"type": "Color", "id": "blue", "modifiers": [{"type": "overlay", "content": [{"type": "Text", "text": "a"}]}]}]}}
      """)
    let named = marked.documents()[0]
    let document = try named.result.get()
    #expect(
      document.constraints.map(\.source) == [
        "red.height==2*blue.height", "view.content[0].width <= root.width  @weak ",
      ])
    #expect(document.constraints.map(\.strength) == [.required, .weak])
    #expect(["constraints[0]", "constraints[1]"].map { named.positions[$0] } == marked.places)
    #expect(IndexedTree(document).constraints.map(\.path) == ["constraints[0]", "constraints[1]"])
    #expect(try layoutDocument(DocumentWriter().json(document)) == document)
    #expect(try layoutDocument(DocumentWriter().yaml(document)) == document)
  }

  @Test func `every part of a tree can be named`() throws {
    let keys = [
      "root", "view", "view.content[1]", "view.content[1].content[0]", "view.content[2].content[0]",
      "view.content[3].modifiers[1].content[0]", "in.a.group",
    ]
    let constraints = keys.map { "\"\($0).width == 1\"" }.joined(separator: ", ")
    let document = try layoutDocument(
      #"""
      {"constraints": [\#(constraints)], "view": {"type": "VStack", "content": [
       {"type": "Group", "content": [{"type": "Color", "id": "in.a.group"}]},
       {"type": "ScrollView", "content": [{"type": "Spacer"}]}, {"type": "Group", "content": [{"type": "Color"}]},
       {"type": "Divider", "modifiers": [{"type": "padding"}, {"type": "background", "content": [{"type": "Color"}]}]}
      ]}}
      """#)
    let tree = IndexedTree(document)
    let resolved = try tree.resolvedConstraints()
    #expect(resolved.map { tree.key(ofView: $0.relations[0].terms[0].view) } == ["view"] + keys.dropFirst())
    #expect(resolved[0].relations[0].terms[0].element == tree.root)
  }

  @Test func `the constraints of views become those of the document that is written`() throws {
    let tree = ViewNode(
      VStack {
        Color.red.id("a").overlay { Color.blue.id("b").constrain { $0.b.width.equals(2) } }
        Color.green.id("c").constrain { $0.c.width.equals(3) }
      }
      .constrain { $0.a.width.equals(1) })
    let document = LayoutDocument(constraints: [try LayoutConstraint("a.height = 0")], view: tree)
    let written = try layoutDocument(DocumentWriter().yaml(document))
    #expect(written.constraints.map(\.source) == ["a.height = 0", "a.width == 1", "b.width == 2", "c.width == 3"])
    #expect(written.constraints.map(\.source) == IndexedTree(document).constraints.map(\.source))
  }

  @Test func `a tree whose constraints name no view is not written`() throws {
    let tree = ViewNode(Color.red.id("a").constrain { $0.b.width.equals(1) })
    let error = #expect(throws: UnwritableDocument.self) { try DocumentWriter().json(LayoutDocument(view: tree)) }
    #expect(error?.description == "constraints[0]: character 1: there is no view `b`; " + Self.byName)
  }

  private static let byName = "name a view by its id, its path or `root`"
  private static let star = "constraints[0]: unexpected `*`; a number, an attribute or a parenthesis belongs here"
  private static let numbered =
    "constraints[0]: character 11: unexpected `*`; a number, an attribute or a parenthesis belongs here"
  private static let nothing = "constraints[0]: nothing is compared; write `==`, `<=` or `>=` and a second side"
}
