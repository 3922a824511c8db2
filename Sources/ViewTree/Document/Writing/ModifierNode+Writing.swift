extension ModifierNode {
  /// The modifier as a JSON value; its views are `level` levels of views deep.
  func encoded(at path: DocumentPath, level: Int) throws(UnwritableDocument) -> JSONText {
    // Views inside are written from here, as this frame is smaller than the one that tells modifiers apart.
    let content = try content?.encoded(at: path, level: level)
    var (name, values) = try named(at: path)
    values["type"] = .string(name)
    values["content"] = content
    guard let type = DocumentFormat.modifiers.type(named: name) else {
      throw UnwritableDocument(.modifier(name), at: path)
    }
    return type.object.object(values)
  }

  /// The modifier's type with the values of its keys.
  private func named(at path: DocumentPath) throws(UnwritableDocument) -> (name: String, values: [String: JSONText]) {
    switch self {
    case .frame(let width, let height, let alignment):
      return (
        "frame", try aligned(alignment, at: path, numbers: ["width": width, "height": height])
      )
    case .flexibleFrame(let bounds):
      return (
        "frame",
        try aligned(
          bounds.alignment, at: path,
          numbers: [
            "minWidth": bounds.minWidth, "idealWidth": bounds.idealWidth, "maxWidth": bounds.maxWidth,
            "minHeight": bounds.minHeight, "idealHeight": bounds.idealHeight, "maxHeight": bounds.maxHeight,
          ])
      )
    case .padding(let padding): return ("padding", padding.values)
    case .fixedSize(let horizontal, let vertical):
      return ("fixedSize", ["horizontal": .bool(horizontal), "vertical": .bool(vertical)])
    case .aspectRatio(let ratio, let contentMode):
      var values = ["contentMode": try ContentMode.byName.encoded(contentMode, at: path)]
      values["ratio"] = ratio.map { .number($0) }
      return ("aspectRatio", values)
    case .layoutPriority(let value): return ("layoutPriority", ["value": .number(value)])
    case .offset(let x, let y): return ("offset", ["x": .number(x), "y": .number(y)])
    case .position(let x, let y): return ("position", ["x": .number(x), "y": .number(y)])
    case .overlay(let alignment, _): return ("overlay", try aligned(alignment, at: path))
    case .background(let alignment, _): return ("background", try aligned(alignment, at: path))
    case .alignmentGuide(let guide):
      guard case .constant(let value) = guide.value else { throw UnwritableDocument(.computedGuide, at: path) }
      return (
        "alignmentGuide", ["guide": try AlignmentKey.byName.encoded(guide.key, at: path), "value": .number(value)]
      )
    case .safeAreaInset(let edge, let alignment, let spacing, _):
      var values = ["edge": try Edge.byName.encoded(edge, at: path)]
      values["alignment"] = try Alignment.alongEdgeByName.encoded(alignment, at: path)
      values["spacing"] = spacing.map { .number($0) }
      return ("safeAreaInset", values)
    case .gridCellColumns(let count): return ("gridCellColumns", ["count": .number(Double(count))])
    case .gridCellUnsizedAxes(let axes): return ("gridCellUnsizedAxes", ["axes": axes.encoded])
    case .gridCellAnchor(let anchor): return ("gridCellAnchor", ["anchor": anchor.encoded])
    case .gridColumnAlignment(let alignment):
      return ("gridColumnAlignment", ["alignment": try HorizontalAlignment.byName.encoded(alignment, at: path)])
    case .border(let color, let width):
      var values: [String: JSONText] = ["width": .number(width)]
      values["color"] = color.map { .string($0) }
      return ("border", values)
    case .foregroundColor(let color): return ("foregroundColor", ["color": .string(color)])
    case .inspect(let label, let position):
      return ("inspect", ["label": .string(label), "position": .bool(position)])
    case .ignoresSafeArea(let edges): return ("ignoresSafeArea", ["edges": edges.encoded])
    case .layoutValue: return ("layoutValue", [:])
    case .containerValues: return ("containerValue", [:])
    case .onGeometryChange: return ("onGeometryChange", [:])
    }
  }

  private func aligned(
    _ alignment: Alignment, at path: DocumentPath, numbers: [String: CGFloat?] = [:]
  ) throws(UnwritableDocument) -> [String: JSONText] {
    var values = numbers.compactMapValues { $0.map { JSONText.number(Double($0)) } }
    values["alignment"] = try Alignment.byName.encoded(alignment, at: path)
    return values
  }

  /// The views inside the modifier; `nil` where it has none.
  var content: [ViewNode]? {
    switch self {
    case .overlay(_, let content), .background(_, let content), .safeAreaInset(_, _, _, let content): content
    default: nil
    }
  }
}

extension Padding {
  /// The values of the keys of a padding. Insets that are all 0 keep one key, as no key at all is a padding of 16.
  fileprivate var values: [String: JSONText] {
    switch self {
    case .edges(let edges, let length):
      var values: [String: JSONText] = ["edges": edges.encoded]
      values["length"] = length.map { .number($0) }
      return values
    case .insets(let insets):
      let written = Edge.allCases.filter { insets[$0] != 0 }
      return (written.isEmpty ? [.top] : written).reduce(into: [:]) { values, edge in
        values[Edge.byName.name(of: edge) ?? ""] = .number(insets[edge])
      }
    }
  }
}

extension UnitPoint {
  /// The name of the point, or its fractions where it has none.
  fileprivate var encoded: JSONText {
    if let name = UnitPoint.byName.name(of: self) { return .string(name) }
    return .array([.number(Double(x)), .number(Double(y))])
  }
}

extension Edge.Set {
  /// The names of the edges, by one name if there is one for all of them.
  fileprivate var encoded: JSONText {
    if let name = Edge.Set.byName.name(of: self) { return [.string(name)] }
    return .array(Edge.allCases.filter { contains($0) }.compactMap { Edge.byName.name(of: $0) }.map { .string($0) })
  }
}
