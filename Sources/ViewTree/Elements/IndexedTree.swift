/// A view tree laid out flat: one element for each view and each modifier that takes part in layout.
///
/// The engines share this form. Elements refer to each other by index; Groups and EmptyViews are gone, and a stack with
/// exactly one statically known child has given its place to that child (6.7 of the semantics).
public struct IndexedTree: Sendable {
  /// All elements.
  package internal(set) var elements: [Element] = []
  /// All views in document order: a view before its content, content before its modifiers' content.
  package internal(set) var views: [IndexedView] = []
  /// What is done with the geometry of elements, in the order in which they were found.
  package internal(set) var geometryUses: [(element: Int, use: GeometryUse)] = []
  /// What is said of how elements are drawn, for each the innermost first.
  package internal(set) var drawing: [(element: Int, trait: DrawingTrait)] = []
  /// The uncertain rules by which views are made of others, with the numbers of these views.
  package internal(set) var uncertainRules: [(view: Int, rule: Rule)] = []
  /// The index of the element that is the root.
  package private(set) var root = 0
  /// The greatest number of elements around one element, itself included.
  package private(set) var depth = 0
  /// What is stated about the frames of views, with the views in which names are looked for first: the document's
  /// statements, then those of the views in document order.
  private(set) var statements: [ConstraintStatement] = []
  /// The views that have no frame and no place among ``views``: their ids, the numbers of their paths, and the names of
  /// their types.
  private(set) var unplacedViews: [(id: String?, path: Int, type: String)] = []
  /// Pixels per point.
  package let displayScale: CGFloat
  /// Measured texts that take the place of a font.
  package let textMetrics: [TextMetric]
  /// How far beyond the root's area views may reach that ignore the safe area, in points.
  package let safeAreaInsets: EdgeInsets
  /// Where views and modifiers stand in the tree as it was written.
  private(set) var paths = ViewPaths()
  /// The views by what names them: their ids, or their paths; copies that a modified Group makes come after the first.
  private(set) var names = ViewNames()

  /// Lays out flat the tree of a document.
  public init(_ document: LayoutDocument) {
    self.init(
      document.view, in: document.environment, textMetrics: document.textMetrics, constraints: document.constraints,
      safeAreaInsets: document.safeAreaInsets)
  }

  /// Lays out flat the tree under `node`, which is measured in pixels of `displayScale` a point, about which the
  /// constraints are stated, around which the safe area has insets, and which runs in a direction.
  public init(
    _ node: ViewNode, displayScale: CGFloat = 3, textMetrics: [TextMetric] = [], constraints: [LayoutConstraint] = [],
    safeAreaInsets: EdgeInsets = EdgeInsets(), layoutDirection: LayoutDirection = .leftToRight
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    environment.layoutDirection = layoutDirection
    self.init(
      node, in: environment, textMetrics: textMetrics, constraints: constraints, safeAreaInsets: safeAreaInsets)
  }

  /// Lays out flat the tree under `node`; views of a document that stand for others are made in `environment`.
  package init(
    _ node: ViewNode, in environment: EnvironmentValues, textMetrics: [TextMetric] = [],
    constraints: [LayoutConstraint] = [], safeAreaInsets: EdgeInsets = EdgeInsets()
  ) {
    var node = node
    var survey = node.survey
    // Texts of a Mac have other fonts than those that a document's have by themselves, and `fixedSize` hides a priority.
    if survey.isComposed || environment.platformMetrics.system.isOf2025 {
      node = node.composed(in: environment)
      survey = node.survey
    }
    let displayScale = environment.displayScale
    self = DeepStack.run(depth: survey.depth) { [node, survey] in
      var tree = IndexedTree(displayScale: displayScale, textMetrics: textMetrics, safeAreaInsets: safeAreaInsets)
      tree.views.reserveCapacity(survey.views)
      tree.elements.reserveCapacity(survey.views + survey.modifiers)
      tree.state(constraints, at: .document, scope: nil)
      tree.layOutFlat(node)
      if environment.layoutDirection == .rightToLeft { tree.direct(tree.root, .rightToLeft) }
      return tree
    }
    depth = depthOfElements(from: [root])
  }

  /// Makes a tree without views.
  private init(displayScale: CGFloat, textMetrics: [TextMetric], safeAreaInsets: EdgeInsets) {
    self.displayScale = displayScale
    self.textMetrics = textMetrics
    self.safeAreaInsets = safeAreaInsets
  }

  private mutating func layOutFlat(_ node: ViewNode) {
    let path = paths.root("view")
    var members: [Int] = []
    addMembers(of: node, at: path, in: Surroundings(), to: &members)
    root = members.count == 1 ? members[0] : implicitStack(of: members, at: path)
  }

  /// Adds the views that a reader made for its geometry, and returns how deeply elements stand inside each other in them.
  ///
  /// Their keys extend the reader's: `KEY.content[0]`.
  package mutating func graft(_ nodes: [ViewNode], into reader: Int) -> Int {
    let view = elements[reader].view
    let path = views[view].id == nil && views[view].copy == 1 ? views[view].path : paths.root(key(ofView: view))
    self = DeepStack.run(depth: nodes.map(\.depth).max() ?? 0) { [self] in
      var tree = self
      var children: [Int] = []
      tree.addMembers(of: nodes, at: path, in: Surroundings(parent: view), to: &children)
      tree.elements[reader].children = children
      tree.directContent(of: reader)
      return tree
    }
    let added = depthOfElements(from: elements[reader].children)
    depth = max(depth, depthOfElements(around: reader) + added)
    return added
  }
}

/// A view of an ``IndexedTree``.
package struct IndexedView: Sendable {
  /// The view's id, if it has one.
  package var id: String?
  /// The name of the view's type.
  package var typeName: String
  /// The view's own text, if it has one.
  package var text: String?
  private var pathNumber: Int32
  private var copyNumber: Int32 = 1
  private var elementIndex: Int32
  /// −1 where there is none.
  private var parentNumber: Int32
  /// Whether results give the view a frame: false for containers that nobody wrote.
  package var isWritten: Bool

  init(id: String? = nil, path: Int, typeName: String, element: Int, parent: Int?, isWritten: Bool) {
    self.id = id
    self.typeName = typeName
    pathNumber = Int32(path)
    elementIndex = Int32(element)
    parentNumber = Int32(parent ?? -1)
    self.isWritten = isWritten
  }

  /// The number of the view's path among ``IndexedTree/paths``.
  var path: Int { Int(pathNumber) }
  /// Which of the views with this id or path it is, from 1.
  var copy: Int {
    get { Int(copyNumber) }
    set { copyNumber = Int32(newValue) }
  }
  /// Whether the view has an id of its own, which may be spelt like a path.
  package var isNamed: Bool { id != nil }
  /// The outermost element of the view with all modifiers of its own; those of Groups around it come outside.
  package var element: Int {
    get { Int(elementIndex) }
    set { elementIndex = Int32(newValue) }
  }
  /// The view around this one, if any.
  package var parent: Int? { parentNumber < 0 ? nil : Int(parentNumber) }
}

/// What a view needs to know of the place where it stands.
private struct Surroundings {
  /// The axis of the stack whose child it is, through modifiers only.
  var stackAxis: Axis?
  /// The view around it.
  var parent: Int?
  /// Whether it is a part of a view that is made of others, and not written itself.
  var isPart = false
  /// The modifiers of the Groups around it, with their paths, innermost first.
  var groupModifiers: [(modifier: ModifierNode, place: ModifierPlace)] = []
}

/// Where a modifier stands: the number of its view's path, and its own among that view's modifiers.
private struct ModifierPlace {
  var view: Int
  var index: Int
}

extension IndexedTree {
  /// Adds the elements that the views at the places inside a path contribute to their container.
  private mutating func addMembers(
    of nodes: [ViewNode], at path: Int, in surroundings: Surroundings, to members: inout [Int]
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        addMembers(of: nodes[index], at: paths.place(.content(index), in: path), in: surroundings, to: &members)
      }
    }
  }

  /// Adds the elements that a node contributes to its container, and what it states about views.
  private mutating func addMembers(
    of node: ViewNode, at path: Int, in surroundings: Surroundings, to members: inout [Int]
  ) {
    if node.place == nil, node.constraints.isEmpty {
      return addElements(of: node, at: path, in: surroundings, to: &members)
    }
    var (path, surroundings) = (path, surroundings)
    if let place = node.place {
      path = paths.place(at: place)
      surroundings.isPart = false
    }
    guard !node.constraints.isEmpty else { return addElements(of: node, at: path, in: surroundings, to: &members) }
    let firstStatement = statements.count
    let firstView = views.count
    state(node.constraints, at: DocumentPath(paths.text(of: path)), scope: firstView..<firstView)
    addElements(of: node, at: path, in: surroundings, to: &members)
    for index in firstStatement..<(firstStatement + node.constraints.count) {
      statements[index].scope = firstView..<views.count
    }
  }

  /// Adds constraints that stand at `path` and look for names among the views of `scope` first.
  private mutating func state(_ constraints: [LayoutConstraint], at path: DocumentPath, scope: Range<Int>?) {
    for (index, constraint) in constraints.enumerated() {
      var constraint = constraint
      constraint.path = path.key(DocumentFormat.constraintsKey).element(index).description
      statements.append(ConstraintStatement(constraint: constraint, scope: scope))
    }
  }

  /// Adds the elements that a node contributes to its container: none, one, or the members of a Group.
  private mutating func addElements(
    of node: ViewNode, at path: Int, in surroundings: Surroundings, to members: inout [Int]
  ) {
    if !node.kind.hasFrame { unplacedViews.append((id: node.id, path: path, type: node.kind.typeName)) }
    if case .emptyView = node.kind { return }
    if node.kind.isSpliced {
      let own = node.modifiers.enumerated().map { (modifier: $1, place: ModifierPlace(view: path, index: $0)) }
      var inside = surroundings
      inside.groupModifiers = own + surroundings.groupModifiers
      return addMembers(of: node.content, at: path, in: inside, to: &members)
    }
    if case .composite = node.kind { return addParts(of: node, at: path, in: surroundings, to: &members) }
    let view = addView(node, path: path, in: surroundings)
    var element = coreElement(of: node, view: view, path: path, stackAxis: surroundings.stackAxis)
    for index in node.modifiers.indices {
      element = wrap(element, in: node.modifiers[index], view: view, at: ModifierPlace(view: path, index: index))
    }
    views[view].element = element
    for (modifier, place) in surroundings.groupModifiers {
      element = wrap(element, in: modifier, view: view, at: place)
    }
    members.append(element)
  }

  /// Adds the elements of a view that is made of others. It shares the element of the only one, as a stack does that is bypassed.
  private mutating func addParts(
    of node: ViewNode, at path: Int, in surroundings: Surroundings, to members: inout [Int]
  ) {
    guard node.memberCount > 0 else {
      unplacedViews.append((id: node.id, path: path, type: node.kind.typeName))
      return
    }
    let view = addView(node, path: path, in: surroundings)
    let inside = Surroundings(stackAxis: surroundings.stackAxis, parent: view, isPart: true)
    var parts: [Int] = []
    for (index, part) in node.content.enumerated() {
      addMembers(of: part, at: paths.place(.slot("parts", index), in: path), in: inside, to: &parts)
    }
    for (index, modifier) in node.modifiers.enumerated() {
      parts = parts.map { wrap($0, in: modifier, view: view, at: ModifierPlace(view: path, index: index)) }
    }
    views[view].element = parts[0]
    for (modifier, place) in surroundings.groupModifiers {
      parts = parts.map { wrap($0, in: modifier, view: view, at: place) }
    }
    members += parts
  }

  private mutating func addView(_ node: ViewNode, path: Int, in surroundings: Surroundings) -> Int {
    var view = IndexedView(
      id: node.id, path: path, typeName: node.kind.typeName, element: 0, parent: surroundings.parent,
      isWritten: !surroundings.isPart)
    if case .text(let text, format: _) = node.kind { view.text = text }
    return add(view)
  }

  /// Adds a view, as a copy where others have its id or path: `KEY#2`, `KEY#3` …
  private mutating func add(_ view: IndexedView) -> Int {
    var view = view
    let number = views.count
    view.copy = names.add(number, id: view.id, path: view.path)
    views.append(view)
    return number
  }

  /// The element of the view itself, without its modifiers.
  private mutating func coreElement(of node: ViewNode, view: Int, path: Int, stackAxis: Axis?) -> Int {
    if let axis = node.kind.stackAxis, let only = bypassed(node, axis: axis, view: view, path: path) { return only }
    switch node.kind {
    case .divider:
      let pixel = 1 / displayScale
      let colour = add(.filler, view: view)
      drawing.append((colour, .shape(.divider)))
      let frame = FixedFrame(
        width: stackAxis == .horizontal ? pixel : nil, height: stackAxis == .horizontal ? nil : pixel,
        alignment: .center)
      return add(.fixedFrame(frame), children: [colour], view: view)
    case .spacer(let minLength):
      return add(.spacer(minLength: minLength ?? 8, axis: stackAxis), view: view)
    default:
      let element = add(ElementKind(node.kind), view: view)
      if let shape = DrawnShape(node.kind) { drawing.append((element, .shape(shape))) }
      let children = content(of: node, path: path, view: view)
      elements[element].children = children
      if case .scrollView = node.kind, children.count > 1 {
        let place = paths.place(.contents, in: path)
        elements[element].children = [implicitStack(of: children, at: place, parent: view)]
      }
      if case .grid(var grid) = elements[element].kind {
        grid.place(children.map { elements[$0].traits.gridCell }, in: node.gridRows)
        elements[element].kind = .grid(grid)
      }
      return element
    }
  }

  /// The elements of a view's content.
  private mutating func content(of node: ViewNode, path: Int, view: Int) -> [Int] {
    var members: [Int] = []
    guard !node.content.isEmpty else { return members }
    members.reserveCapacity(node.content.count)
    let inside = Surroundings(stackAxis: node.kind.stackAxis ?? nil, parent: view, isPart: !views[view].isWritten)
    addMembers(of: node.content, at: path, in: inside, to: &members)
    return members
  }

  /// The only child of a stack that is bypassed, or nil if the stack stands for itself.
  private mutating func bypassed(_ node: ViewNode, axis: Axis?, view: Int, path: Int) -> Int? {
    guard !node.kind.isDynamic, node.hasOneMemberInside else { return nil }
    let only = content(of: node, path: path, view: view)[0]
    // What a view says about itself as a cell does not pass a stack, though its priority and spacing do (V3.2).
    elements[only].forgetGridCell()
    return only
  }

  /// The element that a modifier makes around another.
  private mutating func wrap(_ element: Int, in modifier: ModifierNode, view: Int, at place: ModifierPlace) -> Int {
    if let kind = ElementKind(modifier) { return add(kind, around: element, for: modifier, view: view, at: place) }
    switch modifier {
    case .layoutValue(let value):
      elements[element].traits.layoutValues.removeAll { $0.key == value.key }
      elements[element].traits.layoutValues.append(value)
    case .containerValues(let values): elements[element].traits.containerValues.merge(values)
    case .follows(let rule): uncertainRules.append((view, rule))
    case .geometry(let use): geometryUses.append((element, use))
    case .layoutDirection(let direction): direct(element, direction)
    case .gridCellColumns, .gridCellUnsizedAxes, .gridCellAnchor, .gridColumnAlignment:
      elements[element].traits.gridCell.add(modifier)
    default: if let trait = DrawingTrait(modifier) { drawing.append((element, trait)) }
    }
    return element
  }

  /// Adds the element of a modifier that has a part in layout, around another and with the views that stand before or behind that.
  private mutating func add(
    _ kind: ElementKind, around element: Int, for modifier: ModifierNode, view: Int, at place: ModifierPlace
  ) -> Int {
    var outer = Element(kind: kind, around: element, view: view)
    switch modifier {
    case .overlay(_, let content), .background(_, let content), .safeAreaInset(_, _, _, let content):
      outer.children += secondaryElement(of: content, at: place, view: view)
    case .border:
      let line = add(.filler, view: view)
      if let trait = DrawingTrait(modifier) { drawing.append((line, trait)) }
      outer.children.append(line)
    default: break
    }
    if !kind.isContainer { outer.takeTraits(of: elements[element]) }
    elements.append(outer)
    return elements.count - 1
  }

  /// The content of an overlay or background: nothing, one view, or an implicit ZStack of several (6.10).
  private mutating func secondaryElement(of content: [ViewNode], at place: ModifierPlace, view: Int) -> [Int] {
    let path = paths.place(.modifier(place.index), in: place.view)
    var members: [Int] = []
    addMembers(of: content, at: path, in: Surroundings(parent: view, isPart: !views[view].isWritten), to: &members)
    guard members.count > 1 else { return members }
    let implicit = addImplicitView(at: path, typeName: "ZStack", parent: view)
    views[implicit].element = add(.zStack(.center), children: members, view: implicit)
    return [views[implicit].element]
  }

  /// The vertical stack that holds several roots, or a scroll view's several views (section 4, 6.10).
  private mutating func implicitStack(of members: [Int], at path: Int, parent: Int? = nil) -> Int {
    let implicit = addImplicitView(at: path, typeName: "VStack", parent: parent)
    let stack = StackParameters(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    views[implicit].element = add(.stack(stack), children: members, view: implicit)
    return views[implicit].element
  }

  private mutating func addImplicitView(at path: Int, typeName: String, parent: Int?) -> Int {
    add(IndexedView(path: path, typeName: typeName, element: 0, parent: parent, isWritten: false))
  }

  private mutating func add(_ kind: ElementKind, children: [Int] = [], view: Int) -> Int {
    elements.append(Element(kind: kind, children: children, view: view))
    return elements.count - 1
  }
}
