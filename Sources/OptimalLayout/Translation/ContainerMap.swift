internal import LayoutEngine

/// Which container each element stands in, and which stacks share their length with the stack around them.
package struct ContainerMap: Sendable {
  private var parents: [Int?] = []
  private var tree: IndexedTree?

  init() {}

  /// Maps the elements of a tree.
  package init(_ tree: IndexedTree) {
    self.tree = tree
    parents = Array(repeating: nil, count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() {
      for child in element.children { parents[child] = index }
    }
  }

  /// The element directly around another one; nil at the root.
  func parent(of element: Int) -> Int? { parents[element] }

  /// Whether an element is another one, or around it.
  func isElement(_ element: Int, around inner: Int) -> Bool {
    var next: Int? = inner
    while let outer = next {
      if outer == element { return true }
      next = parents[outer]
    }
    return false
  }

  /// Some elements, and all those around them.
  func elements(around inner: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for element in inner where element < parents.count {
      var next: Int? = element
      while let outer = next, found.insert(outer).inserted { next = parents[outer] }
    }
    return found
  }

  /// The container around an element, through modifiers, where it is a stack with its axis; nil at the root, in other
  /// containers, and where a tree of its own begins.
  package func stack(around element: Int) -> (element: Int, axis: Axis)? {
    guard let tree else { return nil }
    var inner = element
    while let outer = parents[inner] {
      switch tree.elements[outer].kind {
      case .stack(let stack): return (outer, stack.axis)
      case .zStack, .geometryReader, .position, .scrollView, .lazyGrid, .grid, .viewThatFits, .customLayout: return nil
      case .overlay, .background, .border, .safeAreaInset:
        guard tree.elements[outer].children[0] == inner else { return nil }
      default: break
      }
      inner = outer
    }
    return nil
  }

  /// The stack with the same axis to which a stack gives back what it does not use; nil if it is a region of its own.
  package func absorbing(_ element: Int, along axis: Axis) -> Int? {
    guard let tree else { return nil }
    var inner = element
    while let outer = parents[inner] {
      switch tree.elements[outer].kind {
      case .stack(let stack): return stack.axis == axis ? outer : nil
      case .padding, .layoutPriority, .offset, .passing, .inspect, .alignmentGuide: break
      case .overlay, .background, .border:
        guard tree.elements[outer].children[0] == inner else { return nil }
      case .fixedFrame(let frame):
        guard frame[axis] == nil else { return nil }
      case .flexibleFrame(let frame):
        guard frame[axis].minimum == nil, frame[axis].maximum == nil else { return nil }
      case .fixedSize(let axes):
        guard !axes.contains(axis) else { return nil }
      default: return nil
      }
      inner = outer
    }
    return nil
  }
}
