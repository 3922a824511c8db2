/// The place of a view, a modifier or a key in a document, as its keys lead there: `view.content[1].modifiers[0]`.
///
/// It is the key of a view that has no id of its own, for documents as written and for trees built in Swift alike. A path holds the
/// one around it and is spelt where somebody reads it: a reader makes one for every key, and almost none of them is ever read.
package struct DocumentPath: Sendable {
  private indirect enum Place: Sendable {
    case text(String)
    case key(String, in: Place)
    case element(Int, of: Place)
  }

  private let place: Place

  private init(_ place: Place) { self.place = place }

  init(_ description: String) { self.init(.text(description)) }

  /// The document itself.
  package static let document = DocumentPath("")
  /// The root view: `view`.
  package static let root = DocumentPath("view")

  /// The value of `key` in the object at this path.
  package func key(_ key: String) -> DocumentPath { DocumentPath(.key(key, in: place)) }

  /// Element `index`, from 0, of the array at this path.
  package func element(_ index: Int) -> DocumentPath { DocumentPath(.element(index, of: place)) }

  /// The view at `index`, from 0, of the content of the view or modifier at this path.
  package func content(_ index: Int) -> DocumentPath { key("content").element(index) }

  /// The modifier at `index`, from 0, of the view at this path.
  package func modifier(_ index: Int) -> DocumentPath { key("modifiers").element(index) }
}

extension DocumentPath: CustomStringConvertible {
  /// The path as text; empty for the document itself.
  ///
  /// - Complexity: linear in its length.
  package var description: String {
    var (steps, next): ([Place], Place) = ([], place)
    while true {
      steps.append(next)
      switch next {
      case .text: return Self.text(of: steps.reversed())
      case .key(_, let around), .element(_, let around): next = around
      }
    }
  }

  private static func text(of steps: some Sequence<Place>) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .text(let start): text = start
      case .key(let key, _): text += text.isEmpty ? key : ".\(key)"
      case .element(let index, _): text += "[\(index)]"
      }
    }
    return text
  }
}

extension DocumentPath: Hashable {
  /// Whether both lead to the same place.
  package static func == (one: DocumentPath, other: DocumentPath) -> Bool { one.description == other.description }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
