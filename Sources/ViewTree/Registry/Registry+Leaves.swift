extension Registry {
  /// Views without others in them.
  static let leaves: [Entry<ViewKind>] = [
    shape(.color, "Color", "A colour", calls: ["Color.red", "Color(red: Double, green: Double, blue: Double)"]),
    shape(.rectangle, "Rectangle", "A rectangle", calls: ["Rectangle()"]),
    Entry(
      "Circle", "A circle: the square of the proposal's smaller side.", Rule("10", .audited), calls: ["Circle()"],
      make: { _ in .circle }, write: { kind, _ in kind == .circle ? [:] : nil }),
    Entry(
      "RoundedRectangle", "A rectangle with round corners: fills the proposal, 10 where unspecified.",
      Rule("10", .recorded), calls: ["RoundedRectangle(cornerRadius: CGFloat)"],
      keys: [KeyFormat("cornerRadius", .number(.length), .required, "The radius of the corners in points.")],
      make: { .roundedRectangle(cornerRadius: $0.number("cornerRadius")) },
      write: { kind, _ in
        guard case .roundedRectangle(let radius) = kind else { return nil }
        return ["cornerRadius": .number(radius)]
      }),
    shape(.capsule, "Capsule", "A capsule", calls: ["Capsule()"]),
    shape(.ellipse, "Ellipse", "An ellipse", calls: ["Ellipse()"]),
    Entry(
      "Spacer", "A gap that grows along its stack's axis.", Rule("10", .audited),
      calls: ["Spacer(minLength: CGFloat? = nil)"],
      keys: [KeyFormat("minLength", .number(.length), .optional, "The least length in points; 8 where absent.")],
      make: { .spacer(minLength: $0.optionalNumber("minLength")) },
      write: { kind, _ in
        guard case .spacer(let minLength) = kind else { return nil }
        return encoded(["minLength": minLength])
      }),
    Entry(
      "Divider", "A line across its stack's axis, one pixel thick.", Rule("10", .audited), calls: ["Divider()"],
      make: { _ in .divider }, write: { kind, _ in kind == .divider ? [:] : nil }),
    Entry(
      "EmptyView", "Nothing: no member of its container, and no frame.", Rule("6.10", .audited),
      calls: ["EmptyView()"], takesID: false,
      make: { _ in .emptyView }, write: { kind, _ in kind == .emptyView ? [:] : nil }),
    text,
    Entry(
      "Image", "An image of an intrinsic size; a resizable one takes its proposal.", Rule("17", .audited),
      calls: ["Image(width: CGFloat, height: CGFloat)"],
      keys: [
        KeyFormat("width", .number(.length), .required, "The intrinsic width in points."),
        KeyFormat("height", .number(.length), .required, "The intrinsic height in points."),
        KeyFormat("resizable", .flag, .defaulted(false), "Whether the image takes its proposal."),
      ],
      make: {
        .image(size: CGSize(width: $0.number("width"), height: $0.number("height")), resizable: $0.flag("resizable"))
      },
      write: { kind, _ in
        guard case .image(let size, let resizable) = kind else { return nil }
        return size.values.merging(["resizable": .bool(resizable)]) { first, _ in first }
      }),
    Entry(
      "Responses", "A leaf whose size is looked up by the proposal.", Rule("21", .recorded), calls: [],
      keys: [
        KeyFormat(
          "table", .objects(DocumentFormat.response), .required, "Proposals with the sizes answered to them."),
        KeyFormat(
          "default", .object(DocumentFormat.responseSize), .required, "The size answered to any other proposal."),
      ],
      make: { .responses(table: $0.objects("table").map(Response.init), default: CGSize($0.object("default"))) },
      write: { kind, _ in
        guard case .responses(let table, let size) = kind else { return nil }
        return ["table": .array(table.map(\.encoded)), "default": DocumentFormat.responseSize.object(size.values)]
      }),
  ]

  /// A shape that fills what it is proposed.
  private static func shape(
    _ kind: ViewKind, _ name: String, _ phrase: String, calls: [String]
  ) -> Entry<ViewKind> {
    Entry(
      name, "\(phrase): fills the proposal, 10 where unspecified.", Rule("10", .recorded), calls: calls,
      make: { _ in kind }, write: { other, _ in other == kind ? [:] : nil })
  }
}

extension Response {
  fileprivate init(_ object: CheckedObject) {
    self.init(proposal: ProposedViewSize(object.object("proposal")), size: CGSize(object.object("size")))
  }

  fileprivate var encoded: JSONText {
    DocumentFormat.response.object([
      "proposal": DocumentFormat.proposal.object(proposal.values),
      "size": DocumentFormat.responseSize.object(size.values),
    ])
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
