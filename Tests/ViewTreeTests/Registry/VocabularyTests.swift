import Testing
import ViewVocabulary

@testable import ViewTree

struct VocabularyTests {
  @Test func `every name stands once, in source or in documents`() {
    let names = Vocabulary.entries.map { "\($0.kind) \($0.name)" }
    #expect(Set(names).count == names.count)
    for entry in Vocabulary.entries { #expect(!entry.calls.isEmpty || entry.keys != nil, "\(entry.name)") }
  }

  @Test func `a call begins with its name`() {
    for entry in Vocabulary.entries {
      for call in entry.calls { #expect(call.hasPrefix(entry.name), "\(call)") }
    }
  }

  @Test func `an entry as JSON has the keys of the command line`() throws {
    let frame = try #require(Vocabulary.entries.first { $0.name == "fixedSize" })
    #expect(
      frame.json.text()
        == #"{"name":"fixedSize","kind":"modifier","class":"L","calls":["fixedSize()","#
        + #""fixedSize(horizontal: Bool, vertical: Bool)"],"keys":["horizontal","vertical"],"rule":"12","#
        + #""certainty":"audited","source":"OpenSwiftUI, audited"}"#)
  }
}
