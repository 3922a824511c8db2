extension IndexedTree {
  /// The same tree where some children of a stack have other layout priorities, as if `.layoutPriority` were written behind
  /// the modifiers of each.
  ///
  /// A modifier of a Group around a child stays outside, as in a document: `Group { a; b }.layoutPriority(1)` hides what a
  /// has of its own. What readers around the stack made for their geometry stays as it is, since nothing in it can change
  /// that geometry; nobody is told of the layouts of this tree.
  ///
  /// - Parameters:
  ///   - priorities: The new layout priorities by the child's place in source order.
  ///   - stack: The element of the stack.
  /// - Complexity: O(*n*) for *n* elements.
  package func settingPriorities(_ priorities: [Int: Double], ofChildrenIn stack: Int) -> IndexedTree {
    var result = self
    for (place, priority) in priorities.sorted(by: { $0.key < $1.key }) {
      result.elements[stack].children[place] = result.prioritising(elements[stack].children[place], priority)
    }
    result.geometryUses = []
    result.keepReaders(around: stack)
    return result
  }

  /// Adds a priority inside the Group's modifiers around a view, if there are any, and returns the outermost element.
  private mutating func prioritising(_ child: Int, _ priority: Double) -> Int {
    let view = view(namedByChild: child)
    let own = views[view].element
    var around: [Int] = []
    var element = child
    while element != own, let inner = elements[element].firstChild {
      around.append(element)
      element = inner
    }
    // Elements stand behind what they contain, so that those around the new one are made again.
    var prioritised = Element(kind: .layoutPriority(priority), around: element, view: view)
    prioritised.takeTraits(of: elements[element])
    prioritised.forgetGridCell()
    element = append(prioritised)
    views[view].element = element
    for outer in around.reversed() {
      var copy = elements[outer]
      copy.children[0] = element
      element = append(copy)
    }
    return element
  }

  private mutating func append(_ element: Element) -> Int {
    elements.append(element)
    return elements.count - 1
  }

  /// Makes the content of all readers around an element their content for good.
  private mutating func keepReaders(around element: Int) {
    var parents = Array(repeating: Int?.none, count: elements.count)
    for (index, outer) in elements.enumerated() {
      for child in outer.children { parents[child] = index }
    }
    var next = parents[element]
    while let outer = next {
      if case .geometryReader = elements[outer].kind { elements[outer].kind = .geometryReader(nil) }
      next = parents[outer]
    }
  }
}
