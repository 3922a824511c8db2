import Testing
import ViewVocabulary

@testable import ViewTree

/// Documents made to break a reader.
struct DocumentLimitsTests {
  private func message(_ source: String) -> String? {
    let document = DocumentReader().documents(in: Array(source.utf8), fileName: "-")[0]
    guard case .failure(let invalid) = document.result else { return nil }
    return invalid.description
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"view\":"])
  func `100,000 brackets are refused`(bracket: String) {
    #expect(
      message(String(repeating: bracket, count: 100_000))?
        .hasSuffix("values are nested more than 4,000 deep; take levels away") == true)
  }

  @Test func `4,000 levels of values are read`() {
    #expect(
      message(String(repeating: "[", count: 4000) + String(repeating: "]", count: 4000))
        == "1:2: the document is an array; write an object with `view`")
  }

  @Test(arguments: [
    "- ", "? ", "- ? ", "[", "{a: ", "[a: ", "[{", "a: [", "- - [", "!!seq ", "&a ", "\"", "# ", "|\n ", "> ",
  ])
  func `repeated signs of YAML do no harm`(sign: String) {
    #expect(message("x:\n  " + String(repeating: sign, count: 100_000)) != nil)
    #expect(message("x: " + String(repeating: sign, count: 2000)) != nil)
  }

  @Test func `deep indentation in YAML is refused`() {
    let deep = (0..<3000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(message(deep) == "1000:1000: values are nested more than 1,000 deep; take levels away")
    let zero = (0..<3000).map { String(repeating: "  ", count: $0) + "- a:" }.joined(separator: "\n")
    #expect(message(zero)?.hasSuffix("values are nested more than 1,000 deep; take levels away") == true)
  }

  @Test func `more than 400 levels of views are refused at the first that is too deep`() {
    let source =
      "{\"view\": " + String(repeating: "{\"type\": \"ZStack\", \"content\": [", count: 400)
      + "{\"type\": \"Color\"}, {\"type\": \"Color\"}" + String(repeating: "]}", count: 400) + "}"
    let path = "view" + String(repeating: ".content[0]", count: 400)
    #expect(message(source) == "1:12410: \(path): views are nested more than 400 deep; take levels away")
  }

  @Test func `aliases that stand for billions of values are refused`() {
    var yaml = "x0: &x0 [a, a, a, a, a, a, a, a, a, a]\n"
    for level in 1...9 {
      yaml += "x\(level): &x\(level) [" + Array(repeating: "*x\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    #expect(message(yaml) == "5:45: the aliases stand for more than 100,000 values; write fewer")
    #expect(message(yaml + "? *x9\n: 1\n")?.contains("the aliases stand for") == true)
  }

  @Test func `aliases that nest what they name are refused`() {
    var yaml = "x0: &x0 " + String(repeating: "[", count: 500) + String(repeating: "]", count: 500) + "\n"
    for level in 1...9 {
      yaml += "x\(level): &x\(level) " + String(repeating: "[", count: 500) + "*x\(level - 1)"
      yaml += String(repeating: "]", count: 500) + "\n"
    }
    #expect(message(yaml) == "4:509: values are nested more than 2,000 deep; take levels away")
  }

  @Test func `aliases stand for what their anchors name`() throws {
    let document = try layoutDocument(
      """
      name: &name 2 * 3 = *6*
      view:
        type: VStack
        modifiers: [&pad {type: padding, length: &n 4}, *pad]
        content:
        - &card
          type: Color
          modifiers:
          - *pad
          - {type: offset, x: *n}
        - *card
        - {type: Text, text: *name}
        - {type: Text, text: "*name"}
        - &card {type: Circle}
        - *card
      """)
    let padding = ModifierNode.padding(.edges(.all, length: 4))
    let card = ViewNode(.color, modifiers: [padding, .offset(x: 4, y: 0)])
    #expect(document.name == "2 * 3 = *6*")
    #expect(document.view.modifiers == [padding, padding])
    #expect(
      document.view.content == [
        card, card, ViewNode(.text("2 * 3 = *6*")), ViewNode(.text("*name")), ViewNode(.circle), ViewNode(.circle),
      ])
  }

  @Test func `many equal keys in YAML are told, if not all of them`() {
    let few = (0..<9).map { "a\($0): 1\na\($0): 2\n" }.joined()
    let document = DocumentReader().documents(in: Array(few.utf8), fileName: "-")[0]
    let invalid = #expect(throws: InvalidDocument.self) { try document.result.get() }
    #expect(invalid?.errors.filter { $0.message.hasSuffix("stands twice in one object; keep one") }.count == 9)
    let many = (0..<99).map { "a\($0): 1\na\($0): 2\n" }.joined()
    #expect(message(many)?.hasSuffix("stands twice in one object; keep one") == true)
  }
}
