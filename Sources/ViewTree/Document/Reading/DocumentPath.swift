/// The place of a view, a modifier or a key in a document, as its keys lead there: `view.content[1].modifiers[0]`.
///
/// It is the key of a view that has no id of its own, for documents as written and for trees built in Swift alike. A path is spelt
/// where somebody reads it: a reader makes one for every key, and almost none of them is ever read. It holds its last step and
/// shares what is around with the other keys there, so that the paths of a frame's six keys take no memory of their own.
package struct DocumentPath: Sendable {
  private enum Step: Sendable {
    case text(String)
    case key(String)
    case element(Int)
  }

  private indirect enum Around: Sendable {
    case nothing
    case path(DocumentPath)
  }

  private let step: Step
  private let around: Around

  init(_ description: String) { (step, around) = (.text(description), .nothing) }

  private init(_ step: Step, in around: Around) { (self.step, self.around) = (step, around) }

  /// The document itself.
  package static let document = DocumentPath("")
  /// The root view: `view`.
  package static let root = DocumentPath("view")

  /// The places inside the value at a path.
  package struct Inside: Sendable {
    private let around: Around

    fileprivate init(_ path: DocumentPath) { around = .path(path) }

    /// The value of `key` in the object.
    package func key(_ key: String) -> DocumentPath { DocumentPath(.key(key), in: around) }

    /// Element `index`, from 0, of the array.
    package func element(_ index: Int) -> DocumentPath { DocumentPath(.element(index), in: around) }
  }

  /// The places inside the value at this path, for who makes several of them.
  package var inside: Inside { Inside(self) }

  /// The value of `key` in the object at this path.
  package func key(_ key: String) -> DocumentPath { inside.key(key) }

  /// Element `index`, from 0, of the array at this path.
  package func element(_ index: Int) -> DocumentPath { inside.element(index) }

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
    var (steps, around) = ([step], around)
    while case .path(let path) = around {
      steps.append(path.step)
      around = path.around
    }
    var text = ""
    for step in steps.reversed() {
      switch step {
      case .text(let start): text = start
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .element(let index): text += "[\(index)]"
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
