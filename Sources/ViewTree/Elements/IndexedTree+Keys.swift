/// Looking up views and elements by what names them.
extension IndexedTree {
  /// The key of a view: its id or its path, and after the first with that a number.
  package func key(ofView view: Int) -> String {
    let view = views[view]
    return view.copy == 1 ? name(of: view) : "\(name(of: view))#\(view.copy)"
  }

  /// A view's id or path: its key, before copies of a view got keys of their own.
  package func name(ofView view: Int) -> String { name(of: views[view]) }

  /// A view's path in the document.
  package func path(ofView view: Int) -> String { paths.text(of: views[view].path) }

  /// The path in the document of the view with a key; nil where there is none.
  package func path(ofViewWithKey key: String) -> String? { view(withKey: key).map { path(ofView: $0) } }

  private func name(of view: IndexedView) -> String { view.id ?? paths.text(of: view.path) }

  /// The view with a key; nil where there is none.
  ///
  /// - Complexity: linear in the length of the key.
  package func view(withKey key: String) -> Int? {
    if let view = view(named: key, copy: 1) { return view }
    guard let mark = key.lastIndex(of: "#"), let copy = Int(key[key.index(after: mark)...]), copy > 1 else {
      return nil
    }
    return view(named: String(key[..<mark]), copy: copy)
  }

  private func view(named name: String, copy: Int) -> Int? {
    let views = names.views(withID: name) ?? paths.place(at: name).flatMap { names.views(atPath: $0) } ?? []
    return views.indices.contains(copy - 1) ? views[copy - 1] : nil
  }

  /// The key by which a container speaks of one of its children: of views that share an element the outermost.
  package func key(ofChild element: Int) -> String { key(ofView: view(namedByChild: element)) }

  /// The view by which a container speaks of one of its children: of views that share an element the outermost.
  func view(namedByChild element: Int) -> Int {
    var view = elements[element].view
    while let outer = views[view].parent, views[outer].element == element { view = outer }
    return view
  }

  /// The key of the view to which an element belongs.
  package func key(of element: Int) -> String { key(ofView: namedView(of: element)) }

  /// The view to which an element belongs. A part of a control that is all of it goes by the control's name, as the row of a
  /// `Toggle` does.
  package func namedView(of element: Int) -> Int {
    var view = elements[element].view
    while !views[view].isWritten, let outer = views[view].parent, views[outer].element == views[view].element {
      view = outer
    }
    return view
  }

  /// The view that is written and of which another is a part; itself where it is written.
  package func writtenView(around view: Int) -> Int {
    var written = view
    while !views[written].isWritten, let outer = views[written].parent { written = outer }
    return written
  }

  /// The key of a grid's column, on the horizontal axis, or row: `KEY.columns[0]`, `KEY.rows[0]`.
  package func key(ofTrack track: Int, of grid: Int, along axis: Axis) -> String {
    "\(key(of: grid)).\(axis == .horizontal ? "columns" : "rows")[\(track)]"
  }

  /// Whether a grid with tracks along `axis` stands in an element, however deep, in the same tree of views.
  package func containsTracks(along axis: Axis, in element: Int) -> Bool {
    var waiting = [element]
    while let next = waiting.popLast() {
      switch elements[next].kind {
      case .grid: return true
      case .lazyGrid(let grid) where grid.axis == axis: return true
      default: waiting += elements[next].children
      }
    }
    return false
  }

  /// Whether a stack along `axis` stands in an element, however deep, in the same tree of views.
  package func containsStack(along axis: Axis, in element: Int) -> Bool {
    var waiting = [element]
    while let next = waiting.popLast() {
      if case .stack(let stack) = elements[next].kind, stack.axis == axis { return true }
      waiting += elements[next].children
    }
    return false
  }

  /// Whether a stack or a grid's tracks share a length along `axis` in an element, however deep.
  package func containsDivision(along axis: Axis, in element: Int) -> Bool {
    containsStack(along: axis, in: element) || containsTracks(along: axis, in: element)
  }

  /// The elements with which some trees of views begin, and all inside them.
  package func elements(in roots: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = roots
    while let next = waiting.popLast() {
      found.insert(next)
      waiting += elements[next].children
    }
    return found
  }
}
