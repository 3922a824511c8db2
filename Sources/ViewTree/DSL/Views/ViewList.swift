/// The nodes that a view stands for: none, one or several members of the container that it is put in.
package struct ViewList: Hashable, Sendable {
  /// The nodes in source order.
  package var nodes: [ViewNode]
  /// Whether the number of nodes depends on data: content of `ForEach`, `if`, `switch`, `for` (6.7 of the semantics).
  package var isDynamic: Bool

  /// Makes a list of nodes.
  package init(_ nodes: [ViewNode] = [], isDynamic: Bool = false) {
    self.nodes = nodes
    self.isDynamic = isDynamic
  }

  /// Lowers a view: asks it for its nodes where it is primitive, and its body otherwise.
  package init<Content: View>(_ view: Content, in environment: EnvironmentValues) {
    var inside = environment
    inside.depth += 1
    self = DeepStack.descend(to: environment.depth) { [inside] in
      // The type is asked first: casting an optional view would look inside the optional.
      if Content.self is any PrimitiveView.Type, let primitive = view as? any PrimitiveView {
        primitive.lowered(in: inside)
      } else {
        ViewList(inside.whileCurrent { view.body }, in: inside)
      }
    }
  }

  /// Adds the members of another list.
  package mutating func append(_ other: ViewList) {
    nodes += other.nodes
    isDynamic = isDynamic || other.isDynamic
  }

  /// Changes the node that stands for the whole list: the only one, or a group of several. No node stays no node.
  package func changingNode(_ change: (inout ViewNode) -> Void) -> ViewList {
    guard var node = nodes.count == 1 ? nodes.first : ViewNode(.group, content: nodes), !nodes.isEmpty else {
      return self
    }
    change(&node)
    return ViewList([node], isDynamic: isDynamic)
  }
}

/// A view that is lowered to nodes directly and has no body.
package protocol PrimitiveView: View where Body == Never {
  /// The nodes that the view stands for.
  func lowered(in environment: EnvironmentValues) -> ViewList
}

extension ViewNode: View, PrimitiveView {
  /// Makes the node that a view stands for.
  ///
  /// A view of several members, as a ``Group`` is one, becomes a node of the kind ``ViewKind/group`` that holds them; a
  /// view of none becomes ``ViewKind/emptyView``.
  public init(_ view: some View) {
    let nodes = ViewNode.nodes(of: view)
    switch nodes.count {
    case 0: self.init(.emptyView)
    case 1: self = nodes[0]
    default: self.init(.group, content: nodes)
    }
  }

  /// The nodes that a view stands for, in source order.
  package static func nodes(of view: some View) -> [ViewNode] { ViewList(view, in: EnvironmentValues()).nodes }

  /// The node itself; where views of a document stand for others, the tree with these.
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    survey.isComposed ? ViewList(DocumentView(node: self, path: .root), in: environment) : ViewList([self])
  }
}
