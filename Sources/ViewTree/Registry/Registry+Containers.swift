extension Registry {
  /// The views.
  static let views = Family<ViewKind>(
    noun: "view", discriminator: "type",
    before: [
      KeyFormat("id", .text, .optional, "Names the view with all its modifiers; unique in the document.")
    ],
    entries: leaves + stacks + containers + screens + controls + wrappers + barItems,
    after: [modifiersKey])

  private static let stacks: [Entry<ViewKind>] = [
    Entry(
      "VStack", "Views one below the other.", Rule("9", .recorded),
      calls: ["VStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { … }"],
      keys: [alignment(HorizontalAlignment.byName.names, .horizontal), spacing, dynamic, content],
      make: {
        .vStack(
          alignment: $0.horizontalAlignment("alignment"),
          spacing: $0.optionalNumber("spacing"), dynamic: $0.flag("dynamic"))
      },
      write: { kind, path throws(UnwritableDocument) in
        guard case .vStack(let alignment, let spacing, let dynamic) = kind else { return nil }
        var values = encoded(["spacing": spacing])
        values["alignment"] = try HorizontalAlignment.byName.encoded(alignment, at: path)
        values["dynamic"] = .bool(dynamic)
        return values
      }),
    Entry(
      "HStack", "Views side by side.", Rule("9", .recorded),
      calls: ["HStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { … }"],
      keys: [alignment(VerticalAlignment.byName.names, .vertical), spacing, dynamic, content],
      make: {
        .hStack(
          alignment: $0.verticalAlignment("alignment"),
          spacing: $0.optionalNumber("spacing"), dynamic: $0.flag("dynamic"))
      },
      write: { kind, path throws(UnwritableDocument) in
        guard case .hStack(let alignment, let spacing, let dynamic) = kind else { return nil }
        var values = encoded(["spacing": spacing])
        values["alignment"] = try VerticalAlignment.byName.encoded(alignment, at: path)
        values["dynamic"] = .bool(dynamic)
        return values
      }),
    Entry(
      "ZStack", "Views on top of each other.", Rule("13", .audited),
      calls: ["ZStack(alignment: Alignment = .center) { … }"],
      keys: [alignment(Alignment.byName.names), dynamic, content],
      make: {
        .zStack(alignment: $0.alignment("alignment"), dynamic: $0.flag("dynamic"))
      },
      write: { kind, path throws(UnwritableDocument) in
        guard case .zStack(let alignment, let dynamic) = kind else { return nil }
        return ["alignment": try Alignment.byName.encoded(alignment, at: path), "dynamic": .bool(dynamic)]
      }),
    Entry(
      "Group",
      "Several views in one place: they become members of the container, each with the group's modifiers.",
      Rule("6.10", .audited), calls: ["Group { … }"], takesID: false, keys: [content],
      make: { _ in .group }, write: { kind, _ in kind == .group ? [:] : nil }),
  ]

  private static let containers: [Entry<ViewKind>] = [
    Entry(
      "GeometryReader", "A view that takes its proposal and lays its content out at its top-leading corner.",
      Rule("14", .audited), calls: ["GeometryReader { proxy in … }"], keys: [content],
      make: { _ in .geometryReader(nil) },
      write: { kind, path throws(UnwritableDocument) in
        guard case .geometryReader(let deferred) = kind else { return nil }
        guard deferred == nil else { throw UnwritableDocument(.deferredContent, at: path) }
        return [:]
      }),
    Entry(
      "ScrollView", "Content that scrolls.", Rule("V6.1", .recorded),
      calls: ["ScrollView(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true) { … }"],
      keys: [
        KeyFormat(
          "axes", .names(Axis.Set.byName.names), .defaulted(["vertical"]), "The axes along which it scrolls."),
        content,
      ],
      make: { .scrollView(axes: $0.union("axes", in: Axis.Set.byName)) },
      write: { kind, _ in
        guard case .scrollView(let axes) = kind else { return nil }
        return ["axes": axes.encoded]
      }),
    Entry(
      "LazyVGrid", "Rows of cells in columns of given widths.", Rule("V2.9", .recorded),
      calls: [
        "LazyVGrid(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { … }"
      ],
      keys: [
        KeyFormat("columns", .tracks, .required, "The columns, from the leading one."),
        alignment(HorizontalAlignment.byName.names, .horizontal),
        KeyFormat("spacing", .number(.any), .optional, "Points between rows; 8 where absent."), content,
      ],
      make: {
        .lazyVGrid(
          columns: $0.tracks("columns"),
          alignment: $0.horizontalAlignment("alignment"),
          spacing: $0.optionalNumber("spacing"))
      },
      write: { kind, path throws(UnwritableDocument) in
        guard case .lazyVGrid(let columns, let alignment, let spacing) = kind else { return nil }
        var values = encoded(["spacing": spacing])
        values["columns"] = try columns.encoded(at: path.key("columns"))
        values["alignment"] = try HorizontalAlignment.byName.encoded(alignment, at: path)
        return values
      }),
    Entry(
      "LazyHGrid", "Columns of cells in rows of given heights.", Rule("V2.9", .recorded),
      calls: ["LazyHGrid(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { … }"],
      keys: [
        KeyFormat("rows", .tracks, .required, "The rows, from the upper one."),
        alignment(VerticalAlignment.byName.names, .vertical),
        KeyFormat("spacing", .number(.any), .optional, "Points between columns; 8 where absent."), content,
      ],
      make: {
        .lazyHGrid(
          rows: $0.tracks("rows"), alignment: $0.verticalAlignment("alignment"),
          spacing: $0.optionalNumber("spacing"))
      },
      write: { kind, path throws(UnwritableDocument) in
        guard case .lazyHGrid(let rows, let alignment, let spacing) = kind else { return nil }
        var values = encoded(["spacing": spacing])
        values["rows"] = try rows.encoded(at: path.key("rows"))
        values["alignment"] = try VerticalAlignment.byName.encoded(alignment, at: path)
        return values
      }),
    Entry(
      "Grid", "Rows of cells whose columns line up.", Rule("V3", .recorded),
      calls: [
        "Grid(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { … }"
      ],
      keys: [
        alignment(Alignment.byName.names),
        KeyFormat(
          "horizontalSpacing", .number(.any), .optional,
          "Points between columns; the cells' preference where absent."),
        KeyFormat(
          "verticalSpacing", .number(.any), .optional, "Points between rows; the cells' preference where absent."),
        content,
      ],
      make: {
        .grid(
          alignment: $0.alignment("alignment"),
          horizontalSpacing: $0.optionalNumber("horizontalSpacing"),
          verticalSpacing: $0.optionalNumber("verticalSpacing"))
      },
      write: { kind, path throws(UnwritableDocument) in
        guard case .grid(let alignment, let horizontal, let vertical) = kind else { return nil }
        var values = encoded(["horizontalSpacing": horizontal, "verticalSpacing": vertical])
        values["alignment"] = try Alignment.byName.encoded(alignment, at: path)
        return values
      }),
    Entry(
      "GridRow", "One row of a grid.", Rule("V3", .recorded),
      calls: ["GridRow(alignment: VerticalAlignment? = nil) { … }"],
      keys: [
        KeyFormat(
          "alignment", .alignment(VerticalAlignment.byName.names, .vertical), .optional,
          "How the row's cells are aligned; the grid's alignment where absent."),
        content,
      ],
      make: {
        .gridRow(alignment: $0.optionalVerticalAlignment("alignment"))
      },
      write: { kind, path throws(UnwritableDocument) in
        guard case .gridRow(let alignment) = kind else { return nil }
        guard let alignment else { return [:] }
        return ["alignment": try VerticalAlignment.byName.encoded(alignment, at: path)]
      }),
    Entry(
      "ViewThatFits", "The first of its views that fits.", .firstFit,
      calls: ["ViewThatFits(in axes: Axis.Set = [.horizontal, .vertical]) { … }"],
      keys: [
        KeyFormat(
          "axes", .names(Axis.Set.byName.names), .defaulted(["horizontal", "vertical"]),
          "The axes on which it has to fit."),
        content,
      ],
      make: { .viewThatFits(axes: $0.union("axes", in: Axis.Set.byName)) },
      write: { kind, _ in
        guard case .viewThatFits(let axes) = kind else { return nil }
        return ["axes": axes.encoded]
      }),
  ]
}

// MARK: - Keys

extension Registry {
  /// The key for views inside a view or a modifier.
  static let content = KeyFormat("content", .views, .defaulted([]), "The views inside, in source order.")

  /// The key for a view's modifiers.
  static let modifiersKey = KeyFormat(
    "modifiers", .modifiers, .defaulted([]), "The modifiers as in SwiftUI source, the innermost first.")

  /// The key for an alignment, `center` where absent.
  static func alignment(_ names: [String], _ axis: Axis? = nil) -> KeyFormat {
    KeyFormat("alignment", .alignment(names, axis), .defaulted("center"), "How the content is aligned.")
  }

  /// The values of keys that are absent where there is no number.
  static func encoded(_ numbers: [String: CGFloat?]) -> [String: JSONText] {
    numbers.compactMapValues { $0.map { .number(Double($0)) } }
  }

  static let spacing = KeyFormat(
    "spacing", .number(.any), .optional, "Points between neighbours; their preference where absent.")

  private static let dynamic = KeyFormat(
    "dynamic", .flag, .defaulted(false),
    "Whether the content is not statically known, so that a stack of one view is not bypassed.")
}

extension Axis.Set {
  /// The names of the axes, the horizontal one first.
  var encoded: JSONText {
    .array(Axis.allCases.filter { contains($0) }.map { .string($0.description) })
  }
}

/// What may be a guide that a document states, which no table has.
protocol StatableAlignment {
  /// The name of the guide that the document states; nil for what only SwiftUI's guides make up.
  var statedName: String? { get }
}

extension AlignmentKey: StatableAlignment {
  var statedName: String? {
    if case .custom(let custom) = self { custom.statement?.name } else { nil }
  }
}

extension HorizontalAlignment: StatableAlignment {
  var statedName: String? { key.statedName }
}

extension VerticalAlignment: StatableAlignment {
  var statedName: String? { key.statedName }
}

extension Alignment: StatableAlignment {
  /// One of both guides, where the other is the middle.
  var statedName: String? {
    if vertical == .center { return horizontal.statedName }
    return horizontal == .center ? vertical.statedName : nil
  }
}

extension NameTable where Value: StatableAlignment {
  /// The name of an alignment, one that the document states among them.
  func encoded(_ alignment: Value, at path: DocumentPath) throws(UnwritableDocument) -> JSONText {
    guard let name = name(of: alignment) ?? alignment.statedName else {
      throw UnwritableDocument(.customAlignment, at: path)
    }
    return .string(name)
  }
}

extension NameTable {
  /// The name of a value.
  func encoded(_ alignment: Value, at path: DocumentPath) throws(UnwritableDocument) -> JSONText {
    guard let name = name(of: alignment) else { throw UnwritableDocument(.customAlignment, at: path) }
    return .string(name)
  }
}
