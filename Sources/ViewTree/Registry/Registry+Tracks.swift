extension Registry {
  /// The tracks of lazy grids.
  static let tracks = Family<GridItem>(
    noun: "track", discriminator: "size",
    entries: [
      Entry(
        "fixed", "One track of exactly this length.", Rule("15.2", .recorded), calls: ["GridItem(.fixed(CGFloat))"],
        keys: [KeyFormat("length", .number(.length), .required, "The length in points.")],
        make: { GridItem(.fixed($0.number("length")), $0) },
        write: { item, path throws(UnwritableDocument) in
          guard case .fixed(let length) = item.size else { return nil }
          return try item.encoded(["length": length], at: path)
        }),
      Entry(
        "flexible", "One track between two lengths.", Rule("15.2", .recorded),
        calls: ["GridItem(.flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity))"],
        keys: [KeyFormat("minimum", .number(.length), .defaulted(10), "The least length in points."), maximum],
        rules: [.ascending(["minimum", "maximum"])],
        make: { GridItem(.flexible(minimum: $0.number("minimum"), maximum: $0.number("maximum")), $0) },
        write: { item, path throws(UnwritableDocument) in
          guard case .flexible(let minimum, let maximum) = item.size else { return nil }
          return try item.encoded(["minimum": minimum, "maximum": maximum], at: path)
        }),
      Entry(
        "adaptive", "As many tracks of at least the minimum as fit in its place.", Rule("15.2", .recorded),
        calls: ["GridItem(.adaptive(minimum: CGFloat, maximum: CGFloat = .infinity))"],
        keys: [KeyFormat("minimum", .number(.length), .required, "The least length in points."), maximum],
        rules: [.ascending(["minimum", "maximum"])],
        make: { GridItem(.adaptive(minimum: $0.number("minimum"), maximum: $0.number("maximum")), $0) },
        write: { item, path throws(UnwritableDocument) in
          guard case .adaptive(let minimum, let maximum) = item.size else { return nil }
          return try item.encoded(["minimum": minimum, "maximum": maximum], at: path)
        }),
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

  /// The values of the keys that all tracks have, with others.
  fileprivate func encoded(
    _ lengths: [String: CGFloat], at path: DocumentPath
  ) throws(UnwritableDocument) -> [String: JSONText] {
    var values = lengths.mapValues { JSONText.number($0) }
    values["spacing"] = spacing.map { .number($0) }
    if let alignment { values["alignment"] = try Alignment.byName.encoded(alignment, at: path) }
    return values
  }
}

extension [GridItem] {
  /// The tracks as the value of the key at `path`.
  func encoded(at path: DocumentPath) throws(UnwritableDocument) -> JSONText {
    var encoded: [JSONText] = []
    for (index, track) in enumerated() {
      guard let (entry, values) = try Registry.tracks.encoded(track, at: path.element(index)) else { continue }
      encoded.append(entry.object.object(values))
    }
    return .array(encoded)
  }
}
