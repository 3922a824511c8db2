/// The layout document's format in one place: every type with its keys, what they take and what their absence means.
///
/// The reader checks documents against it, the writer takes the order of keys and the defaults from it, and the
/// JSON Schema is made of it.
enum DocumentFormat {
  /// The key of the constraints of a document, and in paths of those of a view.
  static let constraintsKey = "constraints"

  /// The key of the guides that a document states.
  static let alignmentsKey = "alignments"

  /// The types of views that have no frame, so that constraints cannot speak of them.
  static let typesWithoutFrame = Set(Registry.views.entries.filter { !$0.takesID }.map(\.name)).union(["GridRow"])

  /// How many levels of views a document may have, the root being the first.
  static let deepestView = 400

  /// The document itself.
  static let document = ObjectFormat(
    owner: "a document",
    keys: [
      KeyFormat("name", .text, .optional, "The document's name; the file's name without its ending where absent."),
      KeyFormat("proposal", .object(proposal), .optional, "What the root view is proposed."),
      KeyFormat("origin", .object(origin), .optional, "Where the root's safe area begins, in global coordinates."),
      KeyFormat("displayScale", .number(.positive), .defaulted(3), "Pixels per point, for what is measured in pixels."),
      KeyFormat(
        "textMetrics", .objects(textMetric), .defaulted([]),
        "Measured texts that take the place of the built-in font."),
      KeyFormat(
        constraintsKey, .constraints, .defaulted([]),
        "Linear relations that the constraint engine keeps to, as `red.height == 2 * blue.height @strong`."),
      KeyFormat(
        "layoutDirection", .name(LayoutDirection.byName.names), .defaulted("leftToRight"),
        "From which side lines begin."),
      KeyFormat(
        "system", .name(PlatformSystem.allCases.map(\.rawValue)), .defaulted("ios18"),
        "The system whose measures controls and containers have."),
      KeyFormat("metrics", .object(metrics), .optional, "Measures in points that take the place of the system's."),
      KeyFormat(
        alignmentsKey, .alignments, .optional, "Guides by which views can be aligned, beside those of SwiftUI."),
      KeyFormat("view", .view, .required, "The root view."),
    ])

  /// Measures that take the place of a system's.
  static let metrics = ObjectFormat(
    owner: "metrics",
    keys: PlatformMetric.allCases.map {
      KeyFormat($0.rawValue, .number(.length), .optional, "In points; the system's where absent.")
    })

  /// A guide that a document states.
  static let statedAlignment = ObjectFormat(
    owner: "an alignment",
    keys: [
      KeyFormat("axis", .name(["horizontal", "vertical"]), .required, "The axis on which the guide is a position."),
      KeyFormat(
        "default", .guideValue, .defaulted(0),
        "Where it is in a view that sets none, in points from the view's origin: a number or an expression."),
    ])

  /// A file's entry that holds a document among other things; only these keys of it are read.
  static let conformanceCase = ["name", "document"]

  /// What a view is proposed.
  static let proposal = ObjectFormat(
    owner: "a proposal",
    keys: [
      KeyFormat("width", .number(.proposed), .optional, "The proposed width in points; unspecified if null or absent."),
      KeyFormat(
        "height", .number(.proposed), .optional, "The proposed height in points; unspecified if null or absent."),
    ])

  /// Where the root's safe area begins.
  static let origin = ObjectFormat(
    owner: "an origin",
    keys: [
      KeyFormat("x", .number(.any), .defaulted(0), "The horizontal coordinate in points."),
      KeyFormat("y", .number(.any), .defaulted(0), "The vertical coordinate in points."),
    ])

  /// A measured text.
  static let textMetric = ObjectFormat(
    owner: "a measured text",
    keys: [
      KeyFormat("text", .text, .required, "The text that was measured."),
      KeyFormat(
        "maxWidth", .number(.lengthOrNull), .optional,
        "The widest offer in points that gets this answer; null or absent for the unwrapped size."),
      KeyFormat("width", .number(.length), .required, "The measured width in points."),
      KeyFormat("height", .number(.length), .required, "The measured height in points."),
    ])

  /// A size that a `Responses` view answers.
  static let responseSize = ObjectFormat(
    owner: "a size",
    keys: [
      KeyFormat("width", .number(.lengthOrInfinity), .required, "The width in points."),
      KeyFormat("height", .number(.lengthOrInfinity), .required, "The height in points."),
    ])

  /// One line of a `Responses` view's table.
  static let response = ObjectFormat(
    owner: "a response",
    keys: [
      KeyFormat("proposal", .object(proposal), .required, "The proposal that gets this answer."),
      KeyFormat("size", .object(responseSize), .required, "The size that is answered."),
    ])
}
