/// Why a tree cannot be written as a document, and where.
public struct UnwritableDocument: Error, Hashable, Sendable {
  /// What a document cannot carry.
  public enum Problem: Hashable, Sendable {
    /// Content that is made when the size around it is known.
    case deferredContent
    /// An alignment guide found by a closure.
    case computedGuide
    /// An alignment by a guide of one's own.
    case customAlignment
    /// A text in another font than the body font, or with a limit of lines.
    case textFormat
    /// A view that has no form in documents.
    case view(String)
    /// A modifier that has no form in documents.
    case modifier(String)
    /// Something that documents refuse: a negative length, two equal ids and the like.
    case refused(DocumentError.Problem)
  }

  /// What a document cannot carry.
  public var problem: Problem
  /// The path of the view or modifier.
  public var path: String

  init(_ problem: Problem, at path: DocumentPath) {
    self.problem = problem
    self.path = path.description
  }

  /// The problem as a sentence without its full stop.
  public var message: String {
    switch problem {
    case .deferredContent: "a document cannot carry content that is made for its size; write the views themselves"
    case .computedGuide: "a document cannot carry a guide found by a closure; set it to a number"
    case .customAlignment: "a document cannot carry an alignment of one's own; use a built-in one"
    case .textFormat: "a document cannot carry a font or a limit of lines; use `textMetrics` for measured texts"
    case .view(let name): "a document cannot carry the view \(name)"
    case .modifier(let name): "a document cannot carry the modifier \(name)"
    case .refused(.duplicateID(let id, _)): "the id `\(id)` belongs to another view; use another"
    case .refused(let problem): problem.sentence
    }
  }
}

extension UnwritableDocument: CustomStringConvertible {
  /// The path and the message.
  public var description: String { "\(path): \(message)" }
}
