/// A view of a document as a view of the DSL. Views that stand for others are made in the environment in which they stand, and
/// texts get the fonts and limits of the views around.
///
/// Every node that it makes keeps the path under which it is written: the text in `{"type": "Button", "label": [{"type":
/// "Text", …}]}` stands at `view.label[0]`, whatever the button puts around it.
struct DocumentView: PrimitiveView {
  let node: ViewNode
  let path: DocumentPath

  func lowered(in environment: EnvironmentValues) -> ViewList {
    var view = HeldContent(content: DocumentCore(node: node, path: path))
    for (index, modifier) in node.modifiers.enumerated() {
      view = HeldContent(content: modifier.applied(to: view, at: path.modifier(index)))
    }
    let list = ViewList(view, in: environment)
    guard node.id != nil || !node.constraints.isEmpty else { return list }
    return list.changingNode {
      $0.id = node.id
      $0.constraints += node.constraints
    }
  }
}

/// Views of a document at a key of a view or a modifier.
struct DocumentViews: PrimitiveView {
  let nodes: [ViewNode]
  let path: DocumentPath

  func lowered(in environment: EnvironmentValues) -> ViewList {
    var list = ViewList()
    for (index, node) in nodes.enumerated() {
      list.append(ViewList(DocumentView(node: node, path: path.element(index)), in: environment))
    }
    return list
  }
}

/// A view of a document without its modifiers.
private struct DocumentCore: PrimitiveView {
  let node: ViewNode
  let path: DocumentPath

  func lowered(in environment: EnvironmentValues) -> ViewList {
    switch node.kind {
    case .composed(let composed):
      let parts = ComposedParts(object: composed.object, path: path)
      var list = ViewList(HeldContent(content: composed.view(parts)), in: environment)
      guard !composed.isSpliced else {
        if list.nodes.count == 1, list.nodes[0].place == nil { list.nodes[0].place = path }
        return list
      }
      var view = ViewNode(.composite(composed.name), content: list.nodes)
      view.place = path
      return ViewList([view])
    case .text(let text, let format) where format == TextFormat():
      return ViewList(Text(verbatim: text), in: environment).changingNode { $0.place = path }
    case .scrollView(let axes):
      let scroll = ScrollView(axes) { DocumentViews(nodes: node.content, path: path.key("content")) }
      var list = ViewList(scroll, in: environment)
      // With margins there is a stack around the content, which nobody wrote and which has no path.
      if environment.contentMargins != EdgeInsets() {
        list = ViewList([ViewNode(.composite("ScrollView"), content: list.nodes)])
      }
      return list.changingNode { $0.place = path }
    default:
      var view = ViewNode(node.kind)
      view.content = ViewList(DocumentViews(nodes: node.content, path: path.key("content")), in: environment).nodes
      view.place = path
      return ViewList([view])
    }
  }
}

extension ModifierNode {
  /// The view that the modifier at `path` makes of another.
  fileprivate func applied(to view: HeldContent, at path: DocumentPath) -> any View {
    switch self {
    case .composed(let modifier): modifier.view(ComposedParts(object: modifier.object, path: path), view)
    case .fixedSize(let horizontal, let vertical): view.fixedSize(horizontal: horizontal, vertical: vertical)
    case .overlay(let alignment, let content):
      view.modified { .overlay(alignment: alignment, content: content.lowered(at: path, in: $0)) }
    case .background(let alignment, let content):
      view.modified { .background(alignment: alignment, content: content.lowered(at: path, in: $0)) }
    case .safeAreaInset(let edge, let alignment, let spacing, let content):
      view.modified {
        .safeAreaInset(
          edge: edge, alignment: alignment, spacing: spacing, content: content.lowered(at: path, in: $0))
      }
    default: view.modified(by: self)
    }
  }
}

extension [ViewNode] {
  /// The nodes of the content of the modifier at `path`.
  fileprivate func lowered(at path: DocumentPath, in environment: EnvironmentValues) -> [ViewNode] {
    ViewList(DocumentViews(nodes: self, path: path.key("content")), in: environment).nodes
  }
}

extension ViewNode {
  /// The tree with the views in place that views of a document stand for, in an environment.
  package func composed(in environment: EnvironmentValues) -> ViewNode {
    let nodes = ViewList(DocumentView(node: self, path: .root), in: environment).nodes
    return nodes.count == 1 ? nodes[0] : ViewNode(nodes.isEmpty ? .emptyView : .group, content: nodes)
  }
}
