/// Checks one document against the format and makes its tree, collecting every mistake on the way.
struct DocumentChecker {
  /// Names of types and top-level keys that are refused as not supported yet.
  let unsupported: Set<String>
  /// The mistakes so far, in no order.
  private(set) var errors: [DocumentError] = []
  /// What the document is warned of, in no order.
  private(set) var warnings: [DocumentError] = []
  /// Where each view stands, by its path.
  private(set) var positions: [String: SourcePosition] = [:]
  /// The ids so far, each with where it stands and the path of its view.
  private var ids: [String: (position: SourcePosition, path: DocumentPath)] = [:]
  private var reportedDepth = false

  init(unsupported: Set<String>) { self.unsupported = unsupported }

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
      case "Group": inside.isInGrid = isInGrid
      case .some(let type): inside.isInGrid = type == "Grid" || DocumentFormat.views.type(named: type) == nil
      case nil: inside.isInGrid = true
      }
      return inside
    }
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
    if object.place(of: "constraints") != nil, unsupported.contains("constraints"),
      let member = value.member("constraints")
    {
      report(.notYetSupported("constraints"), at: .document.key("constraints"), member.keyPosition)
    }
    reportIDsThatArePaths()
    let origin = object.object("origin")
    return LayoutDocument(
      name: object.optionalText("name"), proposal: ProposedViewSize(object.object("proposal")),
      origin: CGPoint(x: origin?.number("x") ?? 0, y: origin?.number("y") ?? 0),
      displayScale: object.number("displayScale"),
      textMetrics: object.objects("textMetrics").map(TextMetric.init), constraints: object.texts("constraints"),
      view: object.views("view").first ?? ViewNode(.emptyView))
  }

  /// An id that is the path of a view without one would name two views.
  private mutating func reportIDsThatArePaths() {
    let suspects = ids.filter { $0.key.hasPrefix("view") && positions[$0.key] != nil }
    guard !suspects.isEmpty else { return }
    let named = Set(ids.values.map(\.path.description))
    for (id, place) in suspects where !named.contains(id) {
      report(.idIsPath(id), at: place.path.key("id"), place.position)
    }
  }
}

extension DocumentChecker {
  /// Checks one view with everything inside it.
  mutating func view(
    _ value: DocumentValue, label: String, at path: DocumentPath, in surroundings: Surroundings
  ) -> ViewNode? {
    guard surroundings.level <= DocumentFormat.deepestView else {
      if !reportedDepth { report(.tooManyLevels(limit: DocumentFormat.deepestView), at: path, value.position) }
      reportedDepth = true
      return nil
    }
    positions[path.description] = value.position
    if value.member("type")?.value.string == "GridRow", !surroundings.isInGrid {
      report(.gridRowOutsideGrid, at: path, value.position)
    }
    let inner = surroundings.inside(value.member("type")?.value.string)
    guard let (type, object) = member(value, of: DocumentFormat.views, label: label, at: path, in: inner) else {
      return nil
    }
    let id = object.optionalText("id")
    if let id, let place = object.place(of: "id") { register(id, of: path, at: place.value) }
    return ViewNode(
      type.make(object), id: id, modifiers: object.modifiers("modifiers"), content: object.views("content"))
  }

  private mutating func register(_ id: String, of path: DocumentPath, at position: SourcePosition) {
    if let first = ids[id] {
      report(.duplicateID(id, firstLine: first.position.line), at: path.key("id"), position)
    } else {
      ids[id] = (position, path)
    }
  }

  /// Checks a value that is one of a family's types, and finds the type; `nil` if there is none.
  ///
  /// The surroundings are those of the views inside it.
  mutating func member<Value>(
    _ value: DocumentValue, of family: TypeFamily<Value>, label: String, at path: DocumentPath,
    in surroundings: Surroundings
  ) -> (TypeFormat<Value>, CheckedObject)? {
    let expected = "an object with a `\(family.discriminator)`"
    guard value.members != nil else {
      report(.wrongKind(label, found: value.kind, expected: expected), at: path, value.position)
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
    guard let type = family.type(named: name) else {
      let problem = DocumentError.Problem.unknownType(
        name, noun: family.noun, known: family.names, suggestion: family.names.nearest(to: name))
      report(problem, at: tagPath, tag.value.position)
      checkInside(value, at: path, in: surroundings)
      return nil
    }
    if unsupported.contains(name) { report(.notYetSupported(name), at: tagPath, tag.value.position) }
    return (type, object(value, as: type.object, label: label, at: path, in: surroundings, takesID: type.takesID))
  }

  /// Checks the views and modifiers inside something whose own type is not known.
  private mutating func checkInside(_ value: DocumentValue, at path: DocumentPath, in surroundings: Surroundings) {
    for key in [DocumentFormat.content, DocumentFormat.modifiersKey] {
      guard let member = value.member(key.name), case .array = member.value.content else { continue }
      _ = self.value(member.value, of: key, label: key.name, at: path.key(key.name), in: surroundings)
    }
    if let id = value.member("id"), let text = id.value.string { register(text, of: path, at: id.value.position) }
  }
}

extension TextMetric {
  fileprivate init(_ object: CheckedObject) {
    self.init(
      text: object.text("text"), maxWidth: object.optionalNumber("maxWidth"),
      size: CGSize(width: object.number("width"), height: object.number("height")))
  }
}
