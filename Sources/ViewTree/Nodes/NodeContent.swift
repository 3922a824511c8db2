internal import Synchronization

/// The views inside a node.
///
/// They are let go one after the other, so that no stack is needed for that: of 100,000 views inside each other each would
/// otherwise let go the next one while it is let go itself.
final class NodeContent: Sendable {
  private let storage: Mutex<[ViewNode]>

  init(_ nodes: [ViewNode]) { storage = Mutex(nodes) }

  var nodes: [ViewNode] { storage.withLock { $0 } }

  /// Takes the views out.
  func take() -> [ViewNode] {
    storage.withLock { nodes in
      let taken = nodes
      nodes = []
      return taken
    }
  }

  deinit {
    var waiting = take()
    while var node = waiting.popLast() { waiting += node.takeContent() }
  }
}
