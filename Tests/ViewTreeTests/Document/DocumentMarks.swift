import Testing
import ViewVocabulary

@testable import ViewTree

/// A source with a mark where each message must point, and the messages as `path: sentence`.
struct MarkedSource: CustomTestStringConvertible, Sendable {
  static let mark: Character = "👉"

  var testDescription: String
  /// The source without its marks.
  var source: String
  /// The places of the marks, in order.
  var places: [SourcePosition] = []
  /// What is said there, in order.
  var messages: [String]

  init(_ testDescription: String, _ marked: String, _ messages: String...) {
    self.testDescription = testDescription
    self.messages = messages
    source = ""
    var place = SourcePosition(line: 1, column: 1)
    for character in marked {
      if character == MarkedSource.mark {
        places.append(place)
        continue
      }
      source.append(character)
      place.column += character.unicodeScalars.count
      if character.isNewline { place = SourcePosition(line: place.line + 1, column: 1) }
    }
  }

  /// A document with the given view, written as JSON on one line.
  static func view(_ testDescription: String, _ view: String, _ messages: String...) -> MarkedSource {
    var marked = MarkedSource(testDescription, "{\"view\": \(view)}")
    marked.messages = messages
    return marked
  }

  /// A document whose root has the given modifier.
  static func modifier(_ testDescription: String, _ modifier: String, _ messages: String...) -> MarkedSource {
    var marked = MarkedSource(testDescription, #"{"view": {"type": "Color", "modifiers": [\#(modifier)]}}"#)
    marked.messages = messages
    return marked
  }

  /// What is expected, one line a message.
  var expected: [String] {
    guard places.count == messages.count else { return ["\(places.count) marks for \(messages.count) messages"] }
    return zip(places, messages).map { place, message in "\(place.line):\(place.column): \(message)" }
  }

  /// The messages of the file's documents, each with its place, as the reader gives them.
  func errors() -> [String] {
    documents().flatMap { document -> [String] in
      guard case .failure(let invalid) = document.result else { return [] }
      return invalid.errors.map(\.description)
    }
  }

  func documents() -> [NamedDocument] {
    DocumentReader().documents(in: Array(source.utf8), fileName: "cart.json")
  }
}

/// Reads one document.
func layoutDocument(_ source: String) throws -> LayoutDocument {
  let documents = DocumentReader().documents(in: Array(source.utf8), fileName: "cart.json")
  try #require(documents.count == 1)
  return try documents[0].result.get()
}
