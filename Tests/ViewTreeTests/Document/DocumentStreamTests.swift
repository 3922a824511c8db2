import Testing
import ViewVocabulary

@testable import ViewTree

/// Files with several documents, and the names that their documents get.
struct DocumentStreamTests {
  /// What each document of a file comes to: its name, and its first mistake if it has one.
  private func outcomes(_ source: String, file: String = "some/cart.json") -> [String] {
    DocumentReader().documents(in: Array(source.utf8), fileName: file).map { document in
      guard case .failure(let invalid) = document.result else { return document.name }
      return "\(document.name): \(invalid.errors[0])"
    }
  }

  private let color = #"{"view":{"type":"Color"}}"#

  @Test func `documents without a name get the file's`() {
    #expect(outcomes(color) == ["cart"])
    #expect(outcomes(color, file: "-") == ["stdin"])
    #expect(outcomes(color, file: ".hidden") == [".hidden"])
    #expect(outcomes(color, file: "a/b.tar.yaml") == ["b.tar"])
    #expect(
      outcomes(#"[\#(color), {"name": "own", "view": {"type": "Color"}}, \#(color), {"name": "bad"}, \#(color)]"#)
        == ["cart", "own", "cart[2]", "bad: 1:100: view: a document needs the key `view`", "cart[3]"])
  }

  @Test func `a case has its own name, else its document's`() throws {
    let source = #"""
      [{"document": {"name": "inner", "view": {"type": "Color"}}, "name": "outer", "frames": {}},
       {"document": {"name": "inner", "view": {"type": "Color"}}, "trace": 3}]
      """#
    #expect(outcomes(source) == ["outer", "inner"])
    let documents = DocumentReader().documents(in: Array(source.utf8), fileName: "-")
    #expect(try documents[0].result.get().name == "outer")
    #expect(documents[0].positions == ["view": SourcePosition(line: 1, column: 41)])
  }

  @Test func `objects and arrays follow each other as they like`() {
    #expect(outcomes("\(color)\n\(color)") == ["cart", "cart[2]"])
    #expect(outcomes("\u{FEFF} \(color)\(color) [\(color)]\n\n") == ["cart", "cart[2]", "cart[3]"])
    #expect(outcomes("{\n\"view\": {\"type\": \"Color\"}}\n\(color)") == ["cart", "cart[2]"])
  }

  @Test func `an error in JSON Lines spoils its line`() {
    #expect(
      outcomes("\(color)\n{\"view\": {\"type\"\n\(color)\noops\n\n[\(color),\(color)]\r\n\(color) x\n") == [
        "cart", "cart[2]: 2:17: the text ends where a colon should stand", "cart[3]",
        "cart[4]: 4:1: `o` stands where a document should", "cart[5]", "cart[6]",
        "cart[7]: 7:27: `x` stands where a document should",
      ])
    #expect(
      outcomes("{\"view\" {}\n\(color)") == ["cart: 1:9: `{` stands where a colon should", "cart[2]"])
  }

  @Test func `an error in other JSON spoils the rest`() {
    #expect(
      outcomes("\(color)\n{\n  \"view\": {\"type\": Color}\n}\n\(color)") == [
        "cart", "cart[2]: 3:20: `Color` is no value; write strings in double quotes",
      ])
    #expect(
      outcomes("[\(color),\n \(color),\n \(color)\n {}]") == [
        "cart", "cart[2]", "cart[3]", "cart[4]: 4:2: `{` stands where a comma or `]` should",
      ])
  }

  @Test func `an error in YAML spoils its document`() {
    let source = """
      %YAML 1.2
      --- # the first
      view: {type: Color}
      ---
      name: second
      view: [
      ---
      name: third
      view: {type: Color}
      ...
      # more
      %YAML 1.2
      ---
      view: {type: Colr}
      --- {name: fifth, view: {type: Color}}
      ---
      """
    #expect(
      outcomes(source) == [
        "cart", "cart[2]: 7:1: this is not YAML: while parsing a flow node, did not find expected node content",
        "third", "cart[3]: 14:14: view.type: unknown view `Colr`; did you mean `Color`?", "fifth",
      ])
  }

  @Test func `every view's place is told`() {
    let marked = MarkedSource(
      "places",
      """
      {"view": 👉{"type": "ZStack", "content": [👉{"type": "Color"},
        👉{"type": "Group", "content": [👉{"type": "Color"}]}],
        "modifiers": [{"type": "offset"}, {"type": "overlay", "content": [👉{"type": "Color"}]}]}}
      """)
    let paths = [
      "view", "view.content[0]", "view.content[1]", "view.content[1].content[0]", "view.modifiers[1].content[0]",
    ]
    #expect(marked.documents()[0].positions == Dictionary(uniqueKeysWithValues: zip(paths, marked.places)))
    let path = DocumentPath.root.modifier(1).content(0)
    #expect(path.description == paths[4])
  }
}
