/// Checks one document against the format and makes its tree, collecting every mistake on the way.
struct DocumentChecker {
  /// The mistakes so far, in no order.
  private(set) var errors: [DocumentError] = []
  /// What the document is warned of, in no order.
  private(set) var warnings: [DocumentError] = []
  /// Where each view and each constraint stands.
  private(set) var places: [(path: DocumentPath, position: SourcePosition)] = []
  /// The guides that the document states.
  private(set) var alignments: [StatedAlignment] = []
  /// The ids so far, in no order.
  private var ids: [Identifier] = []
  /// The views found so far. They are checked in turn and not one inside the other, so that deep trees need no deep
  /// recursion; a view's number is greater than that of the view around it.
  private var views: [FoundView] = []
  /// The first view that is too deep.
  private var tooDeep: FoundView?
  /// The constraints so far, in order.
  private var constraints: [FoundConstraint] = []
  /// The views that constraints can name, and the others, in no order; none where there are no constraints.
  private var namedViews: [(id: String?, path: DocumentPath, type: String?)] = []
  /// Whether a mistake may have kept views from being found.
  private var hidesViews = false

  /// What surrounds a view.
  struct Surroundings {
    /// How many levels of views there are down to this one.
    var level = 1
    /// Whether the view is a member of a `Grid`.
    var isInGrid = false

    /// What surrounds the views inside a view of the given type; what has no known type may well be a grid.
    func inside(_ type: String?) -> Surroundings {
      var inside = Surroundings(level: level + 1)
      switch type {
      // Members of these stand in the grid around, as the rows of a `ForEach` do, or the cells of a row in a row (V3.1).
      case "Group", "GridRow": inside.isInGrid = isInGrid
      case .some(let type):
        let place = Registry.views.place(named: type)
        let isSpliced = place.map { Registry.views.entries[$0].isSpliced } == true
        inside.isInGrid = isSpliced ? isInGrid : type == "Grid" || place == nil
      case nil: inside.isInGrid = true
      }
      return inside
    }
  }

  /// A view as it was found in the source.
  private struct FoundView {
    var value: DocumentValue
    var label: ValueLabel
    var path: DocumentPath
    var surroundings: Surroundings
  }

  /// A constraint, and where it stands.
  private struct FoundConstraint {
    var constraint: LayoutConstraint
    var value: DocumentValue
    var path: DocumentPath
  }

  /// The id of a view, and where it stands.
  private struct Identifier {
    var id: String
    var path: DocumentPath
    var position: SourcePosition
  }

  mutating func report(_ problem: DocumentError.Problem, at path: DocumentPath, _ position: SourcePosition) {
    errors.append(DocumentError(problem, path: path, at: position))
  }

  mutating func warn(_ problem: DocumentError.Problem, at path: DocumentPath, _ position: SourcePosition) {
    warnings.append(DocumentError(problem, path: path, at: position))
  }
}

extension DocumentChecker {
  /// Checks a document; what it returns means nothing if there are errors.
  mutating func document(_ value: DocumentValue) -> LayoutDocument {
    let object = object(value, as: DocumentFormat.document, label: "the document", at: .document, in: Surroundings())
    alignments = object.statedAlignments
    let root = object.waitingView("view").flatMap { checkViews()[$0] }
    if let tooDeep {
      report(.tooManyLevels(limit: DocumentFormat.deepestView), at: tooDeep.path, tooDeep.value.position)
    }
    reportIDs()
    reportNamesInConstraints()
    let origin = object.object("origin")
    var document = LayoutDocument(
      name: object.optionalText("name"), proposal: ProposedViewSize(object.object("proposal")),
      origin: CGPoint(x: origin?.number("x") ?? 0, y: origin?.number("y") ?? 0),
      displayScale: object.number("displayScale"),
      textMetrics: object.objects("textMetrics").map(TextMetric.init), constraints: constraints.map(\.constraint),
      view: root ?? ViewNode(.emptyView))
    document.layoutDirection = object.value("layoutDirection", in: LayoutDirection.byName, else: .leftToRight)
    document.platform = PlatformMetrics(object)
    document.alignments = alignments
    return document
  }

  /// Reports ids that another view has, or that are the path of a view without one.
  private mutating func reportIDs() {
    let inOrder = ids.sorted { $0.position < $1.position }
    let paths = ids.contains { $0.id.hasPrefix("view") } ? Set(places.map(\.path.description)) : []
    let named = paths.isEmpty ? [] : Set(ids.map(\.path.description))
    var lines: [String: Int] = [:]
    for id in inOrder {
      if let line = lines[id.id] {
        report(.duplicateID(id.id, firstLine: line), at: id.path.key("id"), id.position)
      } else if paths.contains(id.id), !named.contains(id.id) {
        report(.idIsPath(id.id), at: id.path.key("id"), id.position)
      }
      lines[id.id] = lines[id.id] ?? id.position.line
    }
  }
}

extension DocumentChecker {
  /// Reads the elements of a document's constraints.
  mutating func checkConstraints(_ elements: DocumentValue.Elements, label: String, at path: DocumentPath) {
    for (index, element) in elements.enumerated() {
      let place = path.element(index)
      guard let text = element.string else {
        report(
          .wrongKind("\(label)[\(index)]", found: element.kind, expected: "a string"), at: place, element.position)
        continue
      }
      places.append((place, element.position))
      do throws(ConstraintError) {
        constraints.append(FoundConstraint(constraint: try LayoutConstraint(text), value: element, path: place))
      } catch {
        report(error, at: place, element.position, element.spelling.columns(of: text))
      }
    }
  }

  /// Reports the names in constraints that no placed view has, if every view was found.
  private mutating func reportNamesInConstraints() {
    guard !constraints.isEmpty, !hidesViews, tooDeep == nil else { return }
    var placed: [String] = []
    var unplaced: [(key: String, type: String)] = []
    for (id, path, type) in namedViews {
      let key = id ?? path.description
      if let type, DocumentFormat.typesWithoutFrame.contains(type) {
        unplaced.append((key, type))
      } else {
        placed.append(key)
      }
    }
    let vocabulary = ViewVocabulary(placed: placed, unplaced: unplaced)
    let known = Set(placed).union([LayoutConstraint.root])
    var count = 0
    for found in constraints {
      let unknown = found.constraint.mentions.filter { !known.contains($0.view) }
      guard !unknown.isEmpty else { continue }
      let columns = found.value.spelling.columns(of: found.constraint.source)
      for mention in unknown {
        count += 1
        let problem = vocabulary.problem(naming: mention.view, suggests: count <= 20)
        let error = ConstraintError(problem, in: found.constraint.source, at: mention.range.lowerBound)
        report(error, at: found.path, found.value.position, columns)
      }
    }
  }

  /// Reports the mistake of a constraint at its character, or at the string where that has no place of its own.
  private mutating func report(
    _ error: ConstraintError, at path: DocumentPath, _ position: SourcePosition, _ columns: [Int]?
  ) {
    var position = position
    position.column += columns?[error.offset] ?? 0
    report(.constraint(error, isAtCharacter: columns != nil), at: path, position)
  }

  /// Notes that views may stand where nobody looks for them.
  mutating func hideViews(in value: DocumentValue) {
    switch value.content {
    case .array, .object: hidesViews = true
    default: break
    }
  }
}

extension DocumentChecker {
  /// Leaves a view to be checked later, and returns its number; `nil` if it is too deep.
  mutating func find(
    _ value: DocumentValue, label: ValueLabel, at path: DocumentPath, in surroundings: Surroundings
  ) -> Int? {
    let found = FoundView(value: value, label: label, path: path, surroundings: surroundings)
    guard surroundings.level <= DocumentFormat.deepestView else {
      if value.position < tooDeep?.value.position ?? SourcePosition(line: .max, column: 0) { tooDeep = found }
      return nil
    }
    views.append(found)
    return views.count - 1
  }

  /// Checks the views found so far and those that are found in them, and makes their nodes, by their numbers.
  private mutating func checkViews() -> [ViewNode?] {
    var checked: [(type: Int, object: CheckedObject)?] = []
    while checked.count < views.count { checked.append(check(views[checked.count])) }
    var nodes: [ViewNode?] = Array(repeating: nil, count: checked.count)
    // The inmost views are made first, and each takes over the keys that were checked for it.
    while var view = checked.popLast() {
      view?.object.resolve { nodes[$0].take() }
      guard let (type, object) = view else { continue }
      var node = ViewNode(
        Registry.views.entries[type].make(object), id: object.optionalText("id"),
        modifiers: object.modifiers("modifiers"))
      // A view that stands for others keeps the views at all its keys itself.
      if case .composed = node.kind {} else { node.content = object.views("content") }
      nodes[checked.count] = node
    }
    return nodes
  }

  private mutating func check(_ view: FoundView) -> (type: Int, object: CheckedObject)? {
    places.append((view.path, view.value.position))
    let type = view.value.member("type")?.value.string
    if !constraints.isEmpty {
      namedViews.append((id: view.value.member("id")?.value.string, path: view.path, type: type))
    }
    if type == "GridRow", !view.surroundings.isInGrid {
      report(.gridRowOutsideGrid, at: view.path, view.value.position)
    }
    let inner = view.surroundings.inside(type)
    let checked = member(view.value, of: Registry.views, label: view.label, at: view.path, in: inner)
    if let id = checked?.object.optionalText("id"), let place = checked?.object.place(of: "id") {
      ids.append(Identifier(id: id, path: view.path, position: place.value))
    }
    return checked
  }

  /// Checks a value that is one of a family's types, and finds the type's place in it; `nil` if there is none.
  ///
  /// The surroundings are those of the views inside it.
  mutating func member<Value>(
    _ value: DocumentValue, of family: Family<Value>, label: ValueLabel, at path: DocumentPath,
    in surroundings: Surroundings
  ) -> (type: Int, object: CheckedObject)? {
    guard value.members != nil else {
      let expected = "an object with a `\(family.discriminator)`"
      report(.wrongKind(label.description, found: value.kind, expected: expected), at: path, value.position)
      hideViews(in: value)
      return nil
    }
    guard let tag = value.member(family.discriminator) else {
      report(.missingKey(family.discriminator, owner: "a \(family.noun)"), at: path, value.position)
      checkInside(value, at: path, in: surroundings)
      return nil
    }
    let tagPath = path.key(family.discriminator)
    guard let name = tag.value.string else {
      let problem = DocumentError.Problem.wrongKind(
        family.discriminator, found: tag.value.kind, expected: "the name of a \(family.noun)")
      report(problem, at: tagPath, tag.value.position)
      checkInside(value, at: path, in: surroundings)
      return nil
    }
    guard let type = family.place(named: name) else {
      let problem = DocumentError.Problem.unknownType(
        name, noun: family.noun, known: family.entries.filter { !$0.object.takesAnyKeys }.map(\.name),
        suggestion: Registry.substitutes[name] ?? family.names.nearest(to: name))
      report(problem, at: tagPath, tag.value.position)
      checkInside(value, at: path, in: surroundings)
      return nil
    }
    let entry = family.entries[type]
    return (type, object(value, as: entry.object, label: label, at: path, in: surroundings, takesID: entry.takesID))
  }

  /// Checks the views and modifiers inside something whose own type is not known.
  private mutating func checkInside(_ value: DocumentValue, at path: DocumentPath, in surroundings: Surroundings) {
    for key in [Registry.content, Registry.modifiersKey] {
      guard let member = value.member(key.name), case .array = member.value.content else { continue }
      _ = self.value(member.value, of: key, label: ValueLabel(key.name), at: path.key(key.name), in: surroundings)
    }
    if let id = value.member("id"), let text = id.value.string {
      ids.append(Identifier(id: text, path: path, position: id.value.position))
    }
  }
}

extension TextMetric {
  fileprivate init(_ object: CheckedObject) {
    self.init(
      text: object.text("text"), maxWidth: object.optionalNumber("maxWidth"),
      size: CGSize(width: object.number("width"), height: object.number("height")))
  }
}
