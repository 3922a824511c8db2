import Testing
import ViewVocabulary

@testable import ViewTree

/// Modifiers of SwiftUI's without effect on layout, in documents.
struct NeutralModifierTests {
  private func document(_ modifier: String) -> String {
    #"{"view":{"type":"Color","id":"view-of-all","modifiers":[{"type":"padding","length":4},"# + modifier + "]}}"
  }

  private func read(_ text: String) -> Result<LayoutDocument, InvalidDocument> {
    DocumentReader().documents(in: Array(text.utf8), fileName: "test.json")[0].result
  }

  @Test(
    arguments: Registry.modifiers.entries.filter { $0.object.takesAnyKeys && $0.object.keys.count == 1 }.map(\.name))
  func `any keys are accepted, kept, and make no element`(_ name: String) throws {
    let text = document(#"{"type":"\#(name)","value":0.5,"of":["a",{"b":null}],"content":[{"type":"Nothing"}]}"#)
    let document = try read(text).get()
    #expect(try DocumentWriter().json(document, pretty: false) == text)
    #expect(IndexedTree(document).elements.count == 2)
  }

  /// 25 levels of brackets: kept are 20.
  @Test func `what is nested deeper than anybody writes is passed over`() throws {
    let deep = String(repeating: "[", count: 25) + String(repeating: "]", count: 25)
    let document = try read(document(#"{"type":"onChange","of":1,"deep":\#(deep)}"#)).get()
    #expect(
      document.view.modifiers.last
        == .neutral(NeutralModifier("onChange", members: [JSONText.Member("of", 1)])))
  }

  @Test func `equal keys are still refused`() {
    #expect(throws: InvalidDocument.self) { try read(document(#"{"type":"opacity","value":1,"value":2}"#)).get() }
  }

  @Test(
    arguments: [
      ("scaledToFill", "aspectRatio"), ("edgesIgnoringSafeArea", "ignoresSafeArea"), ("onApear", "onAppear"),
      ("paddin", "padding"),
    ])
  func `a name that documents do not have is refused with what to write`(_ name: String, _ instead: String) {
    #expect {
      try read(document(#"{"type":"\#(name)"}"#)).get()
    } throws: { error in
      "\(error)".contains("unknown modifier `\(name)`; did you mean `\(instead)`?")
    }
  }
}
