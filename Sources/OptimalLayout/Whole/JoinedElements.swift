internal import LayoutEngine

/// The elements that stated constraints join: those that they speak of, with all around them and, but for views around others
/// of which they speak, inside.
struct JoinedElements {
  private var elements: Set<Int> = []
  /// Those whose lengths along an axis they speak of.
  private var along: [Axis: Set<Int>] = [:]

  init(by constraints: [ResolvedConstraint], in tree: IndexedTree) {
    let containers = ContainerMap(tree)
    for relation in constraints.flatMap(\.relations) {
      let stated = Set(relation.terms.map(\.element))
      // How long a view is that contains others is for its content to say.
      let innermost = stated.filter { outer in
        !stated.contains { $0 != outer && containers.isElement(outer, around: $0) }
      }
      let joined = containers.elements(around: stated).union(tree.elements(in: Array(innermost)))
      elements.formUnion(joined)
      for axis in Set(relation.terms.map(\.attribute.axis)) { along[axis, default: []].formUnion(joined) }
    }
  }

  /// Whether an element is one of them.
  func contain(_ element: Int) -> Bool { elements.contains(element) }

  /// Whether constraints speak of lengths along an axis that a stack with this element, or a grid, shares out.
  func contain(_ stack: Int, along axis: Axis) -> Bool { along[axis]?.contains(stack) ?? false }
}
