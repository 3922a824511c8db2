extension ViewNode {
  /// The view as a JSON value, `level` levels of views deep.
  func encoded(at path: DocumentPath, level: Int) throws(UnwritableDocument) -> JSONText {
    guard level <= DocumentFormat.deepestView else {
      throw UnwritableDocument(.refused(.tooManyLevels(limit: DocumentFormat.deepestView)), at: path)
    }
    guard let type = DocumentFormat.views.type(named: kind.typeName) else {
      throw UnwritableDocument(.view(kind.typeName), at: path)
    }
    // A type that takes no id would lose it without a word.
    if id != nil, !type.takesID { throw UnwritableDocument(.refused(.takesNoID(type.name)), at: path) }
    var values = try kind.values(at: path)
    values["type"] = .string(kind.typeName)
    values["id"] = id.map { .string($0) }
    values["content"] = try content.encoded(at: path, level: level + 1)
    var encoded: [JSONText] = []
    for (index, modifier) in modifiers.enumerated() {
      encoded.append(try modifier.encoded(at: path.modifier(index), level: level + 1))
    }
    values["modifiers"] = .array(encoded)
    return type.object.object(values)
  }
}

extension [ViewNode] {
  /// The views as the `content` of the view or modifier at `path`.
  func encoded(at path: DocumentPath, level: Int) throws(UnwritableDocument) -> JSONText {
    var encoded: [JSONText] = []
    for (index, view) in enumerated() { encoded.append(try view.encoded(at: path.content(index), level: level)) }
    return .array(encoded)
  }
}

extension ViewKind {
  /// The values of the kind's own keys.
  fileprivate func values(at path: DocumentPath) throws(UnwritableDocument) -> [String: JSONText] {
    var values: [String: JSONText] = [:]
    switch self {
    case .color, .rectangle, .capsule, .ellipse, .circle, .divider, .emptyView, .group: break
    case .roundedRectangle(let radius): values["cornerRadius"] = .number(radius)
    case .spacer(let minLength): values["minLength"] = minLength.map { .number($0) }
    case .text(let text, let format):
      guard format == TextFormat() else { throw UnwritableDocument(.textFormat, at: path) }
      values["text"] = .string(text)
    case .image(let size, let resizable):
      values = size.values
      values["resizable"] = .bool(resizable)
    case .vStack(let alignment, let spacing, let dynamic):
      values["alignment"] = try HorizontalAlignment.byName.encoded(alignment, at: path)
      values["spacing"] = spacing.map { .number($0) }
      values["dynamic"] = .bool(dynamic)
    case .hStack(let alignment, let spacing, let dynamic):
      values["alignment"] = try VerticalAlignment.byName.encoded(alignment, at: path)
      values["spacing"] = spacing.map { .number($0) }
      values["dynamic"] = .bool(dynamic)
    case .zStack(let alignment, let dynamic):
      values["alignment"] = try Alignment.byName.encoded(alignment, at: path)
      values["dynamic"] = .bool(dynamic)
    case .geometryReader(let deferred):
      guard deferred == nil else { throw UnwritableDocument(.deferredContent, at: path) }
    case .scrollView(let axes), .viewThatFits(let axes): values["axes"] = axes.encoded
    case .lazyVGrid(let columns, let alignment, let spacing):
      values["columns"] = try columns.encoded(at: path.key("columns"))
      values["alignment"] = try HorizontalAlignment.byName.encoded(alignment, at: path)
      values["spacing"] = spacing.map { .number($0) }
    case .lazyHGrid(let rows, let alignment, let spacing):
      values["rows"] = try rows.encoded(at: path.key("rows"))
      values["alignment"] = try VerticalAlignment.byName.encoded(alignment, at: path)
      values["spacing"] = spacing.map { .number($0) }
    case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
      values["alignment"] = try Alignment.byName.encoded(alignment, at: path)
      values["horizontalSpacing"] = horizontalSpacing.map { .number($0) }
      values["verticalSpacing"] = verticalSpacing.map { .number($0) }
    case .gridRow(let alignment):
      if let alignment { values["alignment"] = try VerticalAlignment.byName.encoded(alignment, at: path) }
    // The layout's type may have the name of a view that documents know.
    case .customLayout, .ruledStack: throw UnwritableDocument(.view(typeName), at: path)
    case .responses(let table, let size):
      values["table"] = .array(table.map(\.encoded))
      values["default"] = DocumentFormat.responseSize.object(size.values)
    }
    return values
  }
}

extension Response {
  fileprivate var encoded: JSONText {
    DocumentFormat.response.object([
      "proposal": DocumentFormat.proposal.object(proposal.values),
      "size": DocumentFormat.responseSize.object(size.values),
    ])
  }
}

extension [GridItem] {
  fileprivate func encoded(at path: DocumentPath) throws(UnwritableDocument) -> JSONText {
    var encoded: [JSONText] = []
    for (index, track) in enumerated() { encoded.append(try track.encoded(at: path.element(index))) }
    return .array(encoded)
  }
}

extension GridItem {
  fileprivate func encoded(at path: DocumentPath) throws(UnwritableDocument) -> JSONText {
    var values: [String: JSONText] = [:]
    values["spacing"] = spacing.map { .number($0) }
    if let alignment { values["alignment"] = try Alignment.byName.encoded(alignment, at: path) }
    let name: String
    switch size {
    case .fixed(let length):
      name = "fixed"
      values["length"] = .number(length)
    case .flexible(let minimum, let maximum):
      name = "flexible"
      values["minimum"] = .number(minimum)
      values["maximum"] = .number(maximum)
    case .adaptive(let minimum, let maximum):
      name = "adaptive"
      values["minimum"] = .number(minimum)
      values["maximum"] = .number(maximum)
    }
    values[DocumentFormat.tracks.discriminator] = .string(name)
    return DocumentFormat.tracks.type(named: name)?.object.object(values) ?? .object([])
  }
}

extension Axis.Set {
  /// The names of the axes, the horizontal one first.
  var encoded: JSONText {
    .array(Axis.allCases.filter { contains($0) }.map { .string($0.description) })
  }
}

extension NameTable {
  /// The name of an alignment.
  func encoded(_ alignment: Value, at path: DocumentPath) throws(UnwritableDocument) -> JSONText {
    guard let name = name(of: alignment) else { throw UnwritableDocument(.customAlignment, at: path) }
    return .string(name)
  }
}
