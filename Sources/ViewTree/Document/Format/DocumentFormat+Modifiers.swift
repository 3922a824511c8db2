extension DocumentFormat {
  /// The modifiers.
  static let modifiers = TypeFamily<ModifierNode>(
    noun: "modifier", discriminator: "type", types: sizes + places + cells + marks)

  private static let sizes: [TypeFormat<ModifierNode>] = [
    TypeFormat(
      "frame", "A frame of fixed lengths, or one between bounds, but not of both; without lengths it changes nothing.",
      keys: fixedLengths + bounds + [alignment(Alignment.byName.names)],
      rules: [
        .exclusive(fixedLengths.map(\.name), bounds.map(\.name)),
        .ascending(["minWidth", "idealWidth", "maxWidth"]), .ascending(["minHeight", "idealHeight", "maxHeight"]),
      ], make: ModifierNode.frame),
    TypeFormat(
      "padding", "Insets around the view: one length on some edges, or a length for each edge.",
      keys: [
        KeyFormat("length", .number(.any), .optional, "Points on the edges; 16 where absent."),
        KeyFormat("edges", .names(Edge.Set.byName.names), .defaulted(["all"]), "The edges."),
      ] + insets,
      rules: [.exclusive(["length", "edges"], insets.map(\.name))], make: ModifierNode.padding),
    TypeFormat(
      "fixedSize", "The view at its ideal length on the given axes.",
      keys: [
        KeyFormat("horizontal", .flag, .defaulted(true), "Whether the width is the ideal one."),
        KeyFormat("vertical", .flag, .defaulted(true), "Whether the height is the ideal one."),
      ]
    ) { .fixedSize(horizontal: $0.flag("horizontal"), vertical: $0.flag("vertical")) },
    TypeFormat(
      "aspectRatio", "The view proposed a size of one ratio.",
      keys: [
        KeyFormat("ratio", .number(.any), .optional, "Width by height; that of the view's ideal size where absent."),
        KeyFormat(
          "contentMode", .name(ContentMode.byName.names), .required,
          "Whether it fits inside the proposal or fills it."),
      ]
    ) {
      .aspectRatio(
        $0.optionalNumber("ratio"), contentMode: $0.value("contentMode", in: ContentMode.byName, else: .fit))
    },
    TypeFormat(
      "layoutPriority", "The priority with which the view's stack offers it space.",
      keys: [KeyFormat("value", .number(.any), .required, "The priority; 0 is that of a view without the modifier.")]
    ) { .layoutPriority(Double($0.number("value"))) },
  ]

  private static let places: [TypeFormat<ModifierNode>] = [
    TypeFormat("offset", "The view drawn elsewhere, without effect on layout.", keys: coordinates("moved")) {
      .offset(x: $0.number("x"), y: $0.number("y"))
    },
    TypeFormat("position", "The view's centre at a point of the space around it.", keys: coordinates("centred")) {
      .position(x: $0.number("x"), y: $0.number("y"))
    },
    TypeFormat(
      "overlay", "Views in front; several are a centred ZStack.", keys: [alignment(Alignment.byName.names), content]
    ) {
      .overlay(
        alignment: $0.value("alignment", in: Alignment.byName, else: .center), content: $0.views("content"))
    },
    TypeFormat(
      "background", "Views behind; several are a centred ZStack.", keys: [alignment(Alignment.byName.names), content]
    ) {
      .background(
        alignment: $0.value("alignment", in: Alignment.byName, else: .center), content: $0.views("content"))
    },
    TypeFormat(
      "alignmentGuide", "An explicit alignment guide.",
      keys: [
        KeyFormat(
          "guide", .name(AlignmentKey.byName.names), .required,
          "The guide; `center` is `horizontalCenter`, the vertical one is `verticalCenter`."),
        KeyFormat("value", .number(.any), .required, "Points from the view's origin."),
      ]
    ) {
      .alignmentGuide(
        GuideSetting($0.value("guide", in: AlignmentKey.byName, else: .leading), to: $0.number("value")))
    },
    TypeFormat(
      "safeAreaInset", "Views at an edge, which shorten the safe area of the view.",
      keys: [
        KeyFormat("edge", .name(Edge.byName.names), .required, "The edge."),
        alignment(Alignment.alongEdgeByName.names),
        KeyFormat("spacing", .number(.any), .optional, "Points between both; their preference where absent."), content,
      ], rules: [.alongEdge]
    ) {
      .safeAreaInset(
        edge: $0.value("edge", in: Edge.byName, else: .top),
        alignment: $0.value("alignment", in: Alignment.alongEdgeByName, else: .center),
        spacing: $0.optionalNumber("spacing"), content: $0.views("content"))
    },
    TypeFormat(
      "ignoresSafeArea", "The view extended over the insets of the safe area.",
      keys: [KeyFormat("edges", .names(Edge.Set.byName.names), .defaulted(["all"]), "The edges.")]
    ) { .ignoresSafeArea(edges: $0.union("edges", in: Edge.Set.byName)) },
  ]

  private static let cells: [TypeFormat<ModifierNode>] = [
    TypeFormat(
      "gridCellColumns", "How many columns of a Grid the view spans as a cell.",
      keys: [KeyFormat("count", .number(.count), .required, "The number of columns.")]
    ) { .gridCellColumns(Int($0.number("count"))) },
    TypeFormat(
      "gridCellUnsizedAxes", "The axes on which a Grid offers the cell what the others made of them.",
      keys: [KeyFormat("axes", .names(Axis.Set.byName.names), .required, "The axes.")]
    ) { .gridCellUnsizedAxes($0.union("axes", in: Axis.Set.byName)) },
    TypeFormat(
      "gridCellAnchor", "The point of the cell that a Grid puts on the same point of its place.",
      keys: [KeyFormat("anchor", .unitPoint, .required, "A name, or the fractions of the width and the height.")]
    ) { .gridCellAnchor($0.unitPoint("anchor")) },
    TypeFormat(
      "gridColumnAlignment", "How the cells stand in the column of a Grid in which the view begins.",
      keys: [KeyFormat("alignment", .name(HorizontalAlignment.byName.names), .required, "The alignment.")]
    ) {
      .gridColumnAlignment($0.value("alignment", in: HorizontalAlignment.byName, else: .center))
    },
  ]

  private static let marks: [TypeFormat<ModifierNode>] = [
    TypeFormat(
      "border", "A stroked rectangle in front, without effect on sizes.",
      keys: [
        KeyFormat("color", .text, .optional, "The colour in which it is drawn."),
        KeyFormat("width", .number(.length), .defaulted(1), "How thick it is drawn, in points."),
      ]
    ) { .border(color: $0.optionalText("color"), width: $0.number("width")) },
    TypeFormat(
      "foregroundColor", "The colour in which the view is drawn, without effect on layout.",
      keys: [KeyFormat("color", .text, .required, "The colour.")]
    ) { .foregroundColor($0.text("color")) },
    TypeFormat(
      "inspect", "A point where proposals and reported sizes are traced.",
      keys: [
        KeyFormat("label", .text, .required, "The name of the point in the trace."),
        KeyFormat("position", .flag, .defaulted(false), "Whether positions are traced too."),
      ]
    ) { .inspect(label: $0.text("label"), position: $0.flag("position")) },
  ]
}

extension DocumentFormat {
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

  private static let insets = Edge.byName.names.map {
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
      alignment: object.value("alignment", in: Alignment.byName, else: .center))
    guard bounds == FrameBounds(alignment: bounds.alignment) else { return .flexibleFrame(bounds) }
    return .frame(
      width: object.optionalNumber("width"), height: object.optionalNumber("height"), alignment: bounds.alignment)
  }

  fileprivate static func padding(_ object: CheckedObject) -> ModifierNode {
    let insets = EdgeInsets(
      top: object.number("top"), leading: object.number("leading"), bottom: object.number("bottom"),
      trailing: object.number("trailing"))
    if Edge.byName.names.contains(where: { object.place(of: $0) != nil }) { return .padding(.insets(insets)) }
    return .padding(
      .edges(object.union("edges", in: Edge.Set.byName), length: object.optionalNumber("length")))
  }
}
