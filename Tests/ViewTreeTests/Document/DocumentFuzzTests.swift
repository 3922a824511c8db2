import LayoutTestSupport
import Testing
import ViewVocabulary

@testable import ViewTree

/// Documents with random mistakes; the seed is the argument, so that a failure can be run again.
struct DocumentFuzzTests {
  private static let json = """
    {"name": "a é🟥", "proposal": {"width": 300, "height": null}, "view": {"type": "VStack", "spacing": -1.5e0,
     "content": [{"type": "Rectangle", "id": "red", "modifiers": [{"type": "frame", "minHeight": 0.1,
      "maxHeight": "infinity"}, {"type": "overlay", "content": [{"type": "Text", "text": "\\ud83d\\udfe5\\n"}]}]},
      {"type": "LazyVGrid", "columns": [{"size": "adaptive", "minimum": 5}], "content": []}, {"type": "Group"}]}}
    """

  private static let yaml = """
    %YAML 1.2
    ---
    name: &name "a é\\x41\\n"  # a comment
    proposal: {width: 300, height: ~}
    view:
      type: VStack
      spacing: -1.5e0
      content:
      - &card
        type: Rectangle
        modifiers:
        - {type: frame, minHeight: .1, maxHeight: .inf}
        - type: overlay
          content:
          - type: Text
            text: |-
              two
              lines
          - {type: Text, text: *name}
      - *card
      - ? type
        : Group
    --- {view: {type: Color}}
    """

  @Test(arguments: 0..<8)
  func `no change of a document's bytes breaks the reader`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for source in [DocumentFuzzTests.json, DocumentFuzzTests.yaml] {
      for _ in 0..<400 {
        let bytes = mutated(Array(source.utf8), by: &random)
        let documents = DocumentReader().documents(in: bytes, fileName: "fuzz.json")
        #expect(!documents.isEmpty)
        for case .success(let document) in documents.map(\.result) {
          #expect(try layoutDocument(DocumentWriter().json(document)) == document, "\(bytes)")
          #expect(try layoutDocument(DocumentWriter().yaml(document)) == document, "\(bytes)")
        }
      }
    }
  }

  @Test func `the documents are good ones before they are changed`() throws {
    _ = try layoutDocument(DocumentFuzzTests.json)
    let documents = DocumentReader().documents(in: Array(DocumentFuzzTests.yaml.utf8), fileName: "-")
    #expect(documents.count == 2)
    for document in documents { #expect(throws: Never.self) { try document.result.get() } }
  }

  /// One to four changes: bytes changed, taken away, put in, doubled, or everything after a place cut off.
  private func mutated(_ bytes: [UInt8], by random: inout SeededGenerator) -> [UInt8] {
    let signs = Array("{}[]\",:-0.e+*&!|>%@`'#?~<= \n\t\\u\u{0}".utf8) + [0xFF, 0xC3, 0xED, 0xF0, 0xEF, 0xBB, 0xBF]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !bytes.isEmpty else { break }
      let place = bytes.indices.randomElement(using: &random) ?? 0
      let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
      let sign = signs.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] = sign
      case 2: bytes.insert(sign, at: place)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: bytes.indices.randomElement(using: &random) ?? 0)
      default: if Bool.random(using: &random) { bytes.removeLast(bytes.count - place) }
      }
    }
    return bytes
  }
}
