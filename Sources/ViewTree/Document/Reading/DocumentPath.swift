/// The place of a view, a modifier or a key in a document, as its keys lead there: `view.content[1].modifiers[0]`.
///
/// It is the key of a view that has no id of its own, for documents as written and for trees built in Swift alike.
package struct DocumentPath: Hashable, Sendable, CustomStringConvertible {
  /// The path as text; empty for the document itself.
  package let description: String

  init(_ description: String) { self.description = description }

  /// The document itself.
  package static let document = DocumentPath("")
  /// The root view: `view`.
  package static let root = DocumentPath("view")

  /// The value of `key` in the object at this path.
  package func key(_ key: String) -> DocumentPath { DocumentPath(description.isEmpty ? key : "\(description).\(key)") }

  /// Element `index`, from 0, of the array at this path.
  package func element(_ index: Int) -> DocumentPath { DocumentPath("\(description)[\(index)]") }

  /// The view at `index`, from 0, of the content of the view or modifier at this path.
  package func content(_ index: Int) -> DocumentPath { key("content").element(index) }

  /// The modifier at `index`, from 0, of the view at this path.
  package func modifier(_ index: Int) -> DocumentPath { key("modifiers").element(index) }
}
