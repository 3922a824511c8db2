import Testing
import ViewTree
import ViewVocabulary

/// A view and the nodes that it stands for.
struct DSLCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var nodes: [ViewNode]
  var expected: [ViewNode]

  init(_ source: String, _ view: some View, is expected: ViewNode...) {
    testDescription = source
    nodes = ViewNode.nodes(of: view)
    self.expected = expected
  }

  /// A modified rectangle and the modifiers that its node carries.
  init(_ source: String, _ view: some View, carries modifiers: ModifierNode...) {
    testDescription = source
    nodes = ViewNode.nodes(of: view)
    expected = [ViewNode(.rectangle, modifiers: modifiers)]
  }
}

extension ViewNode {
  static let rectangle = ViewNode(.rectangle)
  static let circle = ViewNode(.circle)

  static func text(_ string: String) -> ViewNode { ViewNode(.text(string)) }
  static func color(_ name: String) -> ViewNode { ViewNode(.color, modifiers: [.foregroundColor(name)]) }
}
