extension DocumentFormat {
  /// The tracks of lazy grids.
  static let tracks = TypeFamily<GridItem>(
    noun: "track", discriminator: "size",
    types: [
      TypeFormat(
        "fixed", "One track of exactly this length.",
        keys: [KeyFormat("length", .number(.length), .required, "The length in points.")]
      ) { GridItem(.fixed($0.number("length")), $0) },
      TypeFormat(
        "flexible", "One track between two lengths.",
        keys: [
          KeyFormat("minimum", .number(.length), .defaulted(10), "The least length in points."),
          maximum,
        ], rules: [.ascending(["minimum", "maximum"])]
      ) { GridItem(.flexible(minimum: $0.number("minimum"), maximum: $0.number("maximum")), $0) },
      TypeFormat(
        "adaptive", "As many tracks of at least the minimum as fit in its place.",
        keys: [
          KeyFormat("minimum", .number(.length), .required, "The least length in points."),
          maximum,
        ], rules: [.ascending(["minimum", "maximum"])]
      ) { GridItem(.adaptive(minimum: $0.number("minimum"), maximum: $0.number("maximum")), $0) },
    ],
    after: [
      KeyFormat("spacing", .number(.any), .optional, "Points to the next track; 8 where absent."),
      KeyFormat(
        "alignment", .name(Alignment.byName.names), .optional,
        "How cells are aligned in the track; the grid's alignment where absent."),
    ])

  private static let maximum = KeyFormat(
    "maximum", .number(.lengthOrInfinity), .defaulted(.number(.infinity)), "The greatest length in points.")
}

extension GridItem {
  fileprivate init(_ size: Size, _ object: CheckedObject) {
    self.init(
      size, spacing: object.optionalNumber("spacing"),
      alignment: object.optionalText("alignment").flatMap { Alignment.byName.value(named: $0) })
  }
}
