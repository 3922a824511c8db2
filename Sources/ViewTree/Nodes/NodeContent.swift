/// The views inside a node, and what is known of the trees under them.
///
/// They are let go one after the other, so that no stack is needed for that: of 100,000 views inside each other each would
/// otherwise let go the next one while it is let go itself.
final class NodeContent: Sendable {
  /// The content of a leaf.
  static let empty = NodeContent([])

  /// Only ``take()`` changes them, which is called where nobody else refers to the content.
  nonisolated(unsafe) private(set) var nodes: [ViewNode]
  /// What the trees under the views hold together, found when the content is made: of a chain of 100,000 views each then adds
  /// only itself.
  let survey: ViewNode.Survey

  /// Holds views.
  ///
  /// - Complexity: linear in the views and their modifiers, whatever is inside them.
  init(_ nodes: [ViewNode]) {
    self.nodes = nodes
    survey = ViewNode.Survey(of: nodes)
  }

  /// Takes the views out.
  func take() -> [ViewNode] {
    defer { nodes = [] }
    return nodes
  }

  deinit {
    var waiting = take()
    while var node = waiting.popLast() { waiting += node.takeContent() }
  }
}
