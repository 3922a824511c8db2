extension Registry {
  /// The modifiers.
  static let modifiers = Family<ModifierNode>(
    noun: "modifier", discriminator: "type",
    entries: sizes + relativeFrames + places + layers + cells + texts + styles + bars + marks + neutral
  )

  private static let sizes: [Entry<ModifierNode>] = [
    Entry(
      "frame", "A frame of fixed lengths, or one between bounds, but not of both; without lengths it changes nothing.",
      Rule("11", .audited),
      calls: [
        "frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)",
        "frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, "
          + "minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, "
          + "alignment: Alignment = .center)",
      ],
      keys: fixedLengths + bounds + [alignment(Alignment.byName.names)],
      rules: [
        .exclusive(fixedLengths.map(\.name), bounds.map(\.name)),
        .ascending(["minWidth", "idealWidth", "maxWidth"]), .ascending(["minHeight", "idealHeight", "maxHeight"]),
      ], make: ModifierNode.frame, write: ModifierNode.frameValues),
    Entry(
      "padding", "Insets around the view: one length on some edges, or a length for each edge.", Rule("12", .audited),
      calls: [
        "padding(_ length: CGFloat)", "padding(_ insets: EdgeInsets)",
        "padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)",
      ],
      keys: [
        KeyFormat("length", .number(.any), .optional, "Points on the edges; 16 where absent."),
        KeyFormat("edges", .names(Edge.Set.byName.names), .defaulted(["all"]), "The edges."),
      ] + insets,
      rules: [.exclusive(["length", "edges"], insets.map(\.name))], make: ModifierNode.padding,
      write: { modifier, _ in
        guard case .padding(let padding) = modifier else { return nil }
        return padding.values
      }),
    Entry(
      "fixedSize", "The view at its ideal length on the given axes.", Rule("12", .audited),
      calls: ["fixedSize()", "fixedSize(horizontal: Bool, vertical: Bool)"],
      keys: [
        KeyFormat("horizontal", .flag, .defaulted(true), "Whether the width is the ideal one."),
        KeyFormat("vertical", .flag, .defaulted(true), "Whether the height is the ideal one."),
      ],
      make: { .fixedSize(horizontal: $0.flag("horizontal"), vertical: $0.flag("vertical")) },
      write: { modifier, _ in
        guard case .fixedSize(let horizontal, let vertical) = modifier else { return nil }
        return ["horizontal": .bool(horizontal), "vertical": .bool(vertical)]
      }),
    Entry(
      "aspectRatio", "The view proposed a size of one ratio.", Rule("12", .audited),
      calls: [
        "aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)",
        "aspectRatio(_ ratio: CGSize, contentMode: ContentMode)",
      ],
      keys: [
        KeyFormat("ratio", .number(.any), .optional, "Width by height; that of the view's ideal size where absent."),
        KeyFormat(
          "contentMode", .name(ContentMode.byName.names), .required,
          "Whether it fits inside the proposal or fills it."),
      ],
      make: {
        .aspectRatio(
          $0.optionalNumber("ratio"), contentMode: $0.value("contentMode", in: ContentMode.byName, else: .fit))
      },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .aspectRatio(let ratio, let mode) = modifier else { return nil }
        var values = encoded(["ratio": ratio])
        values["contentMode"] = try ContentMode.byName.encoded(mode, at: path)
        return values
      }),
    Entry(
      "layoutPriority", "The priority with which the view's stack offers it space.", Rule("6.1", .recorded),
      calls: ["layoutPriority(_ value: Double)"],
      keys: [KeyFormat("value", .number(.any), .required, "The priority; 0 is that of a view without the modifier.")],
      make: { .layoutPriority(Double($0.number("value"))) },
      write: { modifier, _ in
        guard case .layoutPriority(let value) = modifier else { return nil }
        return ["value": .number(value)]
      }),
  ]

  private static let places: [Entry<ModifierNode>] = [
    Entry(
      "offset", "The view drawn elsewhere, without effect on layout.", Rule("12", .audited),
      calls: ["offset(x: CGFloat = 0, y: CGFloat = 0)", "offset(_ offset: CGSize)"], keys: coordinates("moved"),
      make: { .offset(x: $0.number("x"), y: $0.number("y")) },
      write: { modifier, _ in
        guard case .offset(let x, let y) = modifier else { return nil }
        return encoded(["x": x, "y": y])
      }),
    Entry(
      "position", "The view's centre at a point of the space around it.", Rule("12", .audited),
      calls: ["position(x: CGFloat = 0, y: CGFloat = 0)", "position(_ position: CGPoint)"],
      keys: coordinates("centred"),
      make: { .position(x: $0.number("x"), y: $0.number("y")) },
      write: { modifier, _ in
        guard case .position(let x, let y) = modifier else { return nil }
        return encoded(["x": x, "y": y])
      }),
    Entry(
      "alignmentGuide", "An explicit alignment guide.", Rule("7.2", .audited),
      calls: [
        "alignmentGuide(_ g: HorizontalAlignment) { dimensions in … }",
        "alignmentGuide(_ g: VerticalAlignment) { dimensions in … }",
      ],
      keys: [
        KeyFormat(
          "guide", .alignment(AlignmentKey.byName.names, nil), .required,
          "The guide; `center` is `horizontalCenter`, the vertical one is `verticalCenter`."),
        KeyFormat(
          "value", .guideValue, .required,
          "Points from the view's origin: a number, or an expression such as `d[top] + 10` or `d.height / 2`."),
      ],
      make: {
        .alignmentGuide($0.guideSetting("guide", to: "value"))
      },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .alignmentGuide(let guide) = modifier else { return nil }
        let key = try AlignmentKey.byName.encoded(guide.key, at: path)
        if let expression = guide.expression { return ["guide": key, "value": .string(expression.source)] }
        guard case .constant(let value) = guide.value else { throw UnwritableDocument(.computedGuide, at: path) }
        return ["guide": key, "value": .number(value)]
      }),
    Entry(
      "matchedGeometryEffect", "What is inside drawn where the source of the same id stands; the view keeps its place.",
      Rule("V7.8", .audited),
      calls: [
        "matchedGeometryEffect(id: some Hashable, in: Namespace.ID, properties: MatchedGeometryProperties = .frame, "
          + "anchor: UnitPoint = .center, isSource: Bool = true)"
      ],
      keys: [
        KeyFormat("id", .text, .required, "The name that the views have in common."),
        KeyFormat(
          "properties", .name(MatchedGeometryProperties.byName.names), .defaulted("frame"),
          "What is taken over of the source."),
        KeyFormat("anchor", .unitPoint, .defaulted("center"), "The point of both that meet."),
        KeyFormat("isSource", .flag, .defaulted(true), "Whether the view is the one that others follow."),
      ],
      make: {
        .passing(
          PassingModifier(
            MatchedGeometry(
              id: MatchedID(AnyHashable($0.text("id"))),
              properties: $0.value("properties", in: MatchedGeometryProperties.byName, else: .frame),
              anchor: $0.unitPoint("anchor"), isSource: $0.flag("isSource"))))
      },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .passing(let passing) = modifier, let matched = passing.parameters as? MatchedGeometry else {
          return nil
        }
        return [
          "id": .string("\(matched.id.value)"), "anchor": matched.anchor.encoded, "isSource": .bool(matched.isSource),
          "properties": try MatchedGeometryProperties.byName.encoded(matched.properties, at: path),
        ]
      }),
    Entry(
      "ignoresSafeArea", "The view extended over the insets of the safe area.", Rule("12", .audited),
      calls: ["ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)"],
      keys: [KeyFormat("edges", .names(Edge.Set.byName.names), .defaulted(["all"]), "The edges.")],
      make: { .ignoresSafeArea(edges: $0.union("edges", in: Edge.Set.byName)) },
      write: { modifier, _ in
        guard case .ignoresSafeArea(let edges) = modifier else { return nil }
        return ["edges": edges.encoded]
      }),
  ]

  private static let layers: [Entry<ModifierNode>] = [
    Entry(
      "overlay", "Views in front; several are a centred ZStack.", Rule("12", .audited),
      calls: ["overlay(alignment: Alignment = .center) { … }"], keys: [alignment(Alignment.byName.names), content],
      make: {
        .overlay(
          alignment: $0.alignment("alignment"), content: $0.views("content"))
      },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .overlay(let alignment, _) = modifier else { return nil }
        return ["alignment": try Alignment.byName.encoded(alignment, at: path)]
      }),
    Entry(
      "background", "Views behind; several are a centred ZStack.", Rule("12", .audited),
      calls: ["background(alignment: Alignment = .center) { … }"], keys: [alignment(Alignment.byName.names), content],
      make: {
        .background(
          alignment: $0.alignment("alignment"), content: $0.views("content"))
      },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .background(let alignment, _) = modifier else { return nil }
        return ["alignment": try Alignment.byName.encoded(alignment, at: path)]
      }),
    Entry(
      "safeAreaInset", "Views at an edge, which shorten the safe area of the view.", Rule("12", .audited),
      calls: [
        "safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { … }",
        "safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { … }",
      ],
      keys: atEdge, rules: [.alongEdge],
      make: {
        .safeAreaInset(
          edge: $0.value("edge", in: Edge.byName, else: .top),
          alignment: $0.alignment("alignment", in: Alignment.alongEdgeByName),
          spacing: $0.optionalNumber("spacing"), content: $0.views("content"))
      },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .safeAreaInset(let edge, let alignment, let spacing, _) = modifier else { return nil }
        var values = encoded(["spacing": spacing])
        values["edge"] = try Edge.byName.encoded(edge, at: path)
        values["alignment"] = try Alignment.alongEdgeByName.encoded(alignment, at: path)
        return values
      }),
  ]

  private static let cells: [Entry<ModifierNode>] = [
    Entry(
      "gridCellColumns", "How many columns of a Grid the view spans as a cell.", Rule("V3", .recorded),
      calls: ["gridCellColumns(_ count: Int)"],
      keys: [KeyFormat("count", .number(.count), .required, "The number of columns.")],
      make: { .gridCellColumns(Int($0.number("count"))) },
      write: { modifier, _ in
        guard case .gridCellColumns(let count) = modifier else { return nil }
        return ["count": .number(Double(count))]
      }),
    Entry(
      "gridCellUnsizedAxes", "The axes on which a Grid offers the cell what the others made of them.",
      Rule("V3", .recorded), calls: ["gridCellUnsizedAxes(_ axes: Axis.Set)"],
      keys: [KeyFormat("axes", .names(Axis.Set.byName.names), .required, "The axes.")],
      make: { .gridCellUnsizedAxes($0.union("axes", in: Axis.Set.byName)) },
      write: { modifier, _ in
        guard case .gridCellUnsizedAxes(let axes) = modifier else { return nil }
        return ["axes": axes.encoded]
      }),
    Entry(
      "gridCellAnchor", "The point of the cell that a Grid puts on the same point of its place.",
      Rule("V3", .recorded), calls: ["gridCellAnchor(_ anchor: UnitPoint)"],
      keys: [KeyFormat("anchor", .unitPoint, .required, "A name, or the fractions of the width and the height.")],
      make: { .gridCellAnchor($0.unitPoint("anchor")) },
      write: { modifier, _ in
        guard case .gridCellAnchor(let anchor) = modifier else { return nil }
        return ["anchor": anchor.encoded]
      }),
    Entry(
      "gridColumnAlignment", "How the cells stand in the column of a Grid in which the view begins.",
      Rule("V3", .recorded), calls: ["gridColumnAlignment(_ guide: HorizontalAlignment)"],
      keys: [
        KeyFormat(
          "alignment", .alignment(HorizontalAlignment.byName.names, .horizontal), .required, "The alignment.")
      ],
      make: { .gridColumnAlignment($0.horizontalAlignment("alignment")) },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .gridColumnAlignment(let alignment) = modifier else { return nil }
        return ["alignment": try HorizontalAlignment.byName.encoded(alignment, at: path)]
      }),
  ]

  private static let marks: [Entry<ModifierNode>] = [
    Entry(
      "border", "A stroked rectangle in front, without effect on sizes.", Rule("12", .audited), as: .neutral,
      calls: ["border(_ content: some ShapeStyle, width: CGFloat = 1)"],
      keys: [
        KeyFormat("color", .text, .optional, "The colour in which it is drawn."),
        KeyFormat("width", .number(.length), .defaulted(1), "How thick it is drawn, in points."),
      ],
      make: { .border(color: $0.optionalText("color"), width: $0.number("width")) },
      write: { modifier, _ in
        guard case .border(let color, let width) = modifier else { return nil }
        var values = encoded(["width": width])
        values["color"] = color.map { .string($0) }
        return values
      }),
    Entry(
      "foregroundColor", "The colour in which the view is drawn, without effect on layout.", .neutral, as: .neutral,
      calls: ["foregroundColor(_ color: Color?)"], keys: [KeyFormat("color", .text, .required, "The colour.")],
      make: { .foregroundColor($0.text("color")) },
      write: { modifier, _ in
        guard case .foregroundColor(let color) = modifier else { return nil }
        return ["color": .string(color)]
      }),
    Entry(
      "inspect", "A point where proposals and reported sizes are traced.", Rule("6.9", .recorded),
      calls: ["inspect(_ label: String, position: Bool = false)"],
      keys: [
        KeyFormat("label", .text, .required, "The name of the point in the trace."),
        KeyFormat("position", .flag, .defaulted(false), "Whether positions are traced too."),
      ],
      make: { .inspect(label: $0.text("label"), position: $0.flag("position")) },
      write: { modifier, _ in
        guard case .inspect(let label, let position) = modifier else { return nil }
        return ["label": .string(label), "position": .bool(position)]
      }),
  ]
}

extension Registry {
  private static let fixedLengths = [
    KeyFormat("width", .number(.length), .optional, "The width in points; the content's where absent."),
    KeyFormat("height", .number(.length), .optional, "The height in points; the content's where absent."),
  ]

  private static let bounds = [
    KeyFormat("minWidth", .number(.lengthOrInfinity), .optional, "The least width in points."),
    KeyFormat(
      "idealWidth", .number(.lengthOrInfinity), .optional, "The width in points answered to an unspecified one."),
    KeyFormat("maxWidth", .number(.lengthOrInfinity), .optional, "The greatest width in points."),
    KeyFormat("minHeight", .number(.lengthOrInfinity), .optional, "The least height in points."),
    KeyFormat(
      "idealHeight", .number(.lengthOrInfinity), .optional, "The height in points answered to an unspecified one."),
    KeyFormat("maxHeight", .number(.lengthOrInfinity), .optional, "The greatest height in points."),
  ]

  /// The keys of views at an edge of another.
  static let atEdge = [
    KeyFormat("edge", .name(Edge.byName.names), .required, "The edge."),
    alignment(Alignment.alongEdgeByName.names),
    KeyFormat("spacing", .number(.any), .optional, "Points between both; their preference where absent."), content,
  ]

  static let insets = Edge.byName.names.map {
    KeyFormat($0, .number(.any), .optional, "Points on the \($0) edge; 0 where absent.")
  }

  private static func coordinates(_ verb: String) -> [KeyFormat] {
    [
      KeyFormat("x", .number(.any), .defaulted(0), "Where it is \(verb) horizontally, in points."),
      KeyFormat("y", .number(.any), .defaulted(0), "Where it is \(verb) vertically, in points."),
    ]
  }
}

extension ModifierNode {
  /// A frame between bounds if there are any, else one of fixed lengths.
  fileprivate static func frame(_ object: CheckedObject) -> ModifierNode {
    let bounds = FrameBounds(
      minWidth: object.optionalNumber("minWidth"), idealWidth: object.optionalNumber("idealWidth"),
      maxWidth: object.optionalNumber("maxWidth"), minHeight: object.optionalNumber("minHeight"),
      idealHeight: object.optionalNumber("idealHeight"), maxHeight: object.optionalNumber("maxHeight"),
      alignment: object.alignment("alignment"))
    guard bounds == FrameBounds(alignment: bounds.alignment) else { return .flexibleFrame(bounds) }
    return .frame(
      width: object.optionalNumber("width"), height: object.optionalNumber("height"), alignment: bounds.alignment)
  }

  fileprivate static func padding(_ object: CheckedObject) -> ModifierNode {
    if Edge.byName.names.contains(where: { object.place(of: $0) != nil }) {
      return .padding(.insets(EdgeInsets(object)))
    }
    return .padding(
      .edges(object.union("edges", in: Edge.Set.byName), length: object.optionalNumber("length")))
  }
  /// The lengths that a frame states, and its alignment.
  @Sendable fileprivate static func frameValues(
    _ modifier: ModifierNode, at path: DocumentPath
  ) throws(UnwritableDocument) -> [String: JSONText]? {
    let lengths: [String: CGFloat?]
    let alignment: Alignment
    switch modifier {
    case .frame(let width, let height, let own):
      lengths = ["width": width, "height": height]
      alignment = own
    case .flexibleFrame(let bounds):
      lengths = [
        "minWidth": bounds.minWidth, "idealWidth": bounds.idealWidth, "maxWidth": bounds.maxWidth,
        "minHeight": bounds.minHeight, "idealHeight": bounds.idealHeight, "maxHeight": bounds.maxHeight,
      ]
      alignment = bounds.alignment
    default: return nil
    }
    var values = Registry.encoded(lengths)
    values["alignment"] = try Alignment.byName.encoded(alignment, at: path)
    return values
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
