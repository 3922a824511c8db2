extension DocumentFormat {
  /// The views.
  static let views = TypeFamily<ViewKind>(
    noun: "view", discriminator: "type",
    before: [
      KeyFormat("id", .text, .optional, "Names the view with all its modifiers; unique in the document.")
    ],
    types: leaves + stacks + containers,
    after: [modifiersKey])

  private static let leaves: [TypeFormat<ViewKind>] = [
    TypeFormat("Color", "A colour: fills the proposal, 10 where unspecified.") { _ in .color },
    TypeFormat("Rectangle", "A rectangle: fills the proposal, 10 where unspecified.") { _ in .rectangle },
    TypeFormat("Circle", "A circle: the square of the proposal's smaller side.") { _ in .circle },
    TypeFormat(
      "RoundedRectangle", "A rectangle with round corners: fills the proposal, 10 where unspecified.",
      keys: [KeyFormat("cornerRadius", .number(.length), .required, "The radius of the corners in points.")]
    ) { .roundedRectangle(cornerRadius: $0.number("cornerRadius")) },
    TypeFormat("Capsule", "A capsule: fills the proposal, 10 where unspecified.") { _ in .capsule },
    TypeFormat("Ellipse", "An ellipse: fills the proposal, 10 where unspecified.") { _ in .ellipse },
    TypeFormat(
      "Spacer", "A gap that grows along its stack's axis.",
      keys: [KeyFormat("minLength", .number(.length), .optional, "The least length in points; 8 where absent.")]
    ) { .spacer(minLength: $0.optionalNumber("minLength")) },
    TypeFormat("Divider", "A line across its stack's axis, one pixel thick.") { _ in .divider },
    TypeFormat("EmptyView", "Nothing: no member of its container, and no frame.", takesID: false) { _ in .emptyView },
    TypeFormat(
      "Text", "A text.", keys: [KeyFormat("text", .text, .required, "The text.")]
    ) { .text($0.text("text")) },
    TypeFormat(
      "Image", "An image of an intrinsic size; a resizable one takes its proposal.",
      keys: [
        KeyFormat("width", .number(.length), .required, "The intrinsic width in points."),
        KeyFormat("height", .number(.length), .required, "The intrinsic height in points."),
        KeyFormat("resizable", .flag, .defaulted(false), "Whether the image takes its proposal."),
      ]
    ) {
      .image(size: CGSize(width: $0.number("width"), height: $0.number("height")), resizable: $0.flag("resizable"))
    },
    TypeFormat(
      "Responses", "A leaf whose size is looked up by the proposal.",
      keys: [
        KeyFormat("table", .objects(response), .required, "Proposals with the sizes answered to them."),
        KeyFormat("default", .object(responseSize), .required, "The size answered to any other proposal."),
      ]
    ) { .responses(table: $0.objects("table").map(Response.init), default: CGSize($0.object("default"))) },
  ]

  private static let stacks: [TypeFormat<ViewKind>] = [
    TypeFormat(
      "VStack", "Views one below the other.",
      keys: [alignment(HorizontalAlignment.byName.names), spacing, dynamic, content]
    ) {
      .vStack(
        alignment: $0.value("alignment", in: HorizontalAlignment.byName, else: .center),
        spacing: $0.optionalNumber("spacing"), dynamic: $0.flag("dynamic"))
    },
    TypeFormat(
      "HStack", "Views side by side.",
      keys: [alignment(VerticalAlignment.byName.names), spacing, dynamic, content]
    ) {
      .hStack(
        alignment: $0.value("alignment", in: VerticalAlignment.byName, else: .center),
        spacing: $0.optionalNumber("spacing"), dynamic: $0.flag("dynamic"))
    },
    TypeFormat(
      "ZStack", "Views on top of each other.",
      keys: [alignment(Alignment.byName.names), dynamic, content]
    ) {
      .zStack(alignment: $0.value("alignment", in: Alignment.byName, else: .center), dynamic: $0.flag("dynamic"))
    },
    TypeFormat(
      "Group", "Several views in one place: they become members of the container, each with the group's modifiers.",
      takesID: false, keys: [content]
    ) { _ in .group },
  ]

  private static let containers: [TypeFormat<ViewKind>] = [
    TypeFormat(
      "GeometryReader", "A view that takes its proposal and lays its content out at its top-leading corner.",
      keys: [content]
    ) { _ in .geometryReader(nil) },
    TypeFormat(
      "ScrollView", "Content that scrolls.",
      keys: [
        KeyFormat("axes", .names(Axis.Set.byName.names), .defaulted(["vertical"]), "The axes along which it scrolls."),
        content,
      ]
    ) { .scrollView(axes: $0.union("axes", in: Axis.Set.byName)) },
    TypeFormat(
      "LazyVGrid", "Rows of cells in columns of given widths.",
      keys: [
        KeyFormat("columns", .tracks, .required, "The columns, from the leading one."),
        alignment(HorizontalAlignment.byName.names),
        KeyFormat("spacing", .number(.any), .optional, "Points between rows; 8 where absent."), content,
      ]
    ) {
      .lazyVGrid(
        columns: $0.tracks("columns"), alignment: $0.value("alignment", in: HorizontalAlignment.byName, else: .center),
        spacing: $0.optionalNumber("spacing"))
    },
    TypeFormat(
      "LazyHGrid", "Columns of cells in rows of given heights.",
      keys: [
        KeyFormat("rows", .tracks, .required, "The rows, from the upper one."),
        alignment(VerticalAlignment.byName.names),
        KeyFormat("spacing", .number(.any), .optional, "Points between columns; 8 where absent."), content,
      ]
    ) {
      .lazyHGrid(
        rows: $0.tracks("rows"), alignment: $0.value("alignment", in: VerticalAlignment.byName, else: .center),
        spacing: $0.optionalNumber("spacing"))
    },
    TypeFormat(
      "Grid", "Rows of cells whose columns line up.",
      keys: [
        alignment(Alignment.byName.names),
        KeyFormat(
          "horizontalSpacing", .number(.any), .optional, "Points between columns; the cells' preference where absent."),
        KeyFormat(
          "verticalSpacing", .number(.any), .optional, "Points between rows; the cells' preference where absent."),
        content,
      ]
    ) {
      .grid(
        alignment: $0.value("alignment", in: Alignment.byName, else: .center),
        horizontalSpacing: $0.optionalNumber("horizontalSpacing"),
        verticalSpacing: $0.optionalNumber("verticalSpacing"))
    },
    TypeFormat(
      "GridRow", "One row of a grid.",
      keys: [
        KeyFormat(
          "alignment", .name(VerticalAlignment.byName.names), .optional,
          "How the row's cells are aligned; the grid's alignment where absent."),
        content,
      ]
    ) { .gridRow(alignment: $0.optionalText("alignment").flatMap { VerticalAlignment.byName.value(named: $0) }) },
    TypeFormat(
      "ViewThatFits", "The first of its views that fits.",
      keys: [
        KeyFormat(
          "axes", .names(Axis.Set.byName.names), .defaulted(["horizontal", "vertical"]),
          "The axes on which it has to fit."),
        content,
      ]
    ) { .viewThatFits(axes: $0.union("axes", in: Axis.Set.byName)) },
  ]
}

extension DocumentFormat {
  /// The key for views inside a view or a modifier.
  static let content = KeyFormat("content", .views, .defaulted([]), "The views inside, in source order.")

  /// The key for a view's modifiers.
  static let modifiersKey = KeyFormat(
    "modifiers", .modifiers, .defaulted([]), "The modifiers as in SwiftUI source, the innermost first.")

  /// The key for an alignment, `center` where absent.
  static func alignment(_ names: [String]) -> KeyFormat {
    KeyFormat("alignment", .name(names), .defaulted("center"), "How the content is aligned.")
  }

  private static let spacing = KeyFormat(
    "spacing", .number(.any), .optional, "Points between neighbours; their preference where absent.")

  private static let dynamic = KeyFormat(
    "dynamic", .flag, .defaulted(false),
    "Whether the content is not statically known, so that a stack of one view is not bypassed.")
}

extension Response {
  fileprivate init(_ object: CheckedObject) {
    self.init(proposal: ProposedViewSize(object.object("proposal")), size: CGSize(object.object("size")))
  }
}

extension ProposedViewSize {
  /// The proposal of a checked object; unspecified where there is none.
  init(_ object: CheckedObject?) {
    self.init(width: object?.optionalNumber("width"), height: object?.optionalNumber("height"))
  }
}

extension CGSize {
  /// The size of a checked object.
  init(_ object: CheckedObject?) {
    self.init(width: object?.number("width") ?? 0, height: object?.number("height") ?? 0)
  }
}
