internal import LayoutEngine

/// The elements that stated constraints may make longer than anything else asks for.
///
/// Of a program in which lengths reach ten million points, only those columns need to that constraints speak of, or that
/// stand inside a view that they speak of: what is beside such a view in a stack is offered less for it, never more. The
/// fewer columns reach so far, the better a solver tells the choices of the others apart.
struct FarElements {
  private var elements: Set<Int> = []
  /// The reach of these elements, and that of all others.
  private let reach: Double
  private let usual: Double

  /// Finds what may be as long as `reach` where that is asked of some elements, and `usual` is enough for all others.
  init(
    _ asked: Set<Int>, reach: Double, usual: Double, by constraints: [ResolvedConstraint], in tree: IndexedTree
  ) {
    (self.reach, self.usual) = (reach, usual)
    let containers = ContainerMap(tree)
    let relations = constraints.flatMap(\.relations)
    var far = asked
    while true {
      elements = []
      var touched: Set<Int> = []
      for element in far { take(element, in: tree, containers, touched: &touched) }
      touched.formUnion(elements)
      // A relation passes on what one of its views takes; where a view stands may depend on the length of any other.
      let passing = relations.filter { relation in
        relation.terms.contains { touched.contains($0.element) || !far.isEmpty && !$0.attribute.isSide }
      }
      let next = far.union(passing.flatMap { $0.terms.map(\.element) })
      if next == far { return }
      far = next
    }
  }

  /// A length that an element need not exceed.
  func reach(of element: Int) -> Double { elements.contains(element) ? reach : usual }

  /// Takes in an element with all inside it, and what grows with it around it.
  private mutating func take(
    _ element: Int, in tree: IndexedTree, _ containers: ContainerMap, touched: inout Set<Int>
  ) {
    takeAll(inside: element, in: tree)
    var inner = element
    while let outer = containers.parent(of: inner) {
      touched.insert(outer)
      // In a stack the others are proposed no more for it. Elsewhere all of them may be proposed its size.
      if case .stack = tree.elements[outer].kind {} else { takeAll(inside: outer, in: tree) }
      inner = outer
    }
  }

  private mutating func takeAll(inside element: Int, in tree: IndexedTree) {
    var waiting = [element]
    while let next = waiting.popLast() {
      guard elements.insert(next).inserted else { continue }
      waiting += tree.elements[next].children
    }
  }
}
