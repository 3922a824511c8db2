// Texts, of one kind of letters or of several.
extension Registry {
  static let text = Entry<ViewKind>(
    "Text", "A text: a string, or runs that are set in different ways.", Rule("16", .audited),
    calls: ["Text(_ content: String)", "Text(verbatim: String)", "Text + Text"],
    keys: [
      KeyFormat("text", .text, .optional, "The text."),
      KeyFormat("runs", .objects(run), .defaulted([]), "Its parts in order, in place of one string."),
    ],
    rules: [.exclusive(["text"], ["runs"]), .any(["text", "runs"])],
    make: { object in
      guard !object.objects("runs").isEmpty else { return .text(object.text("text")) }
      return .composed(
        ComposedView(name: "Text", object: object.ofItsOwn, isSpliced: true) { parts in
          parts.object.objects("runs").map(Text.init).reduce(Text(pieces: []), +)
        })
    },
    write: { kind, path throws(UnwritableDocument) in
      switch kind {
      case .text(let text, let format):
        guard format == TextFormat() else { throw UnwritableDocument(.textFormat, at: path) }
        return ["text": .string(text)]
      case .composed(let composed) where composed.name == "Text":
        return try composed.object.encoded(by: [KeyFormat("runs", .objects(run), .optional, "")], at: path)
      default: return nil
      }
    })

  /// A part of a text.
  private static let run = ObjectFormat(
    owner: "a run",
    keys: [
      KeyFormat("text", .text, .optional, "The letters."),
      KeyFormat("symbol", .text, .optional, "The name of a symbol, in place of letters."),
      KeyFormat("font", .font, .optional, "The font; that of the views around where absent."),
      KeyFormat("weight", .name(Font.Weight.byName.names), .optional, "The weight."),
      KeyFormat("bold", .flag, .defaulted(false), "Whether the letters are in the emphasised face."),
      KeyFormat("italic", .flag, .defaulted(false), "Whether the letters are slanted."),
      KeyFormat("monospaced", .flag, .defaulted(false), "Whether the letters have equal widths."),
      KeyFormat("kerning", .number(.any), .optional, "The distance after each letter, in points."),
      KeyFormat("tracking", .number(.any), .optional, "The distance after each letter in place of all kerning."),
      KeyFormat("baselineOffset", .number(.any), .optional, "How far the letters are raised, in points."),
    ],
    rules: [.exclusive(["text"], ["symbol"]), .any(["text", "symbol"])])
}

extension Text {
  /// The text of a run that a document states.
  fileprivate init(_ run: CheckedObject) {
    var text = run.optionalText("symbol").map { Text(Image(systemName: $0)) } ?? Text(verbatim: run.text("text"))
    if let font = run.object("font") { text = text.font(Font(font)) }
    if let weight = run.named("weight", in: Font.Weight.byName) { text = text.fontWeight(weight) }
    if run.flag("bold") { text = text.bold() }
    if run.flag("italic") { text = text.italic() }
    if run.flag("monospaced") { text = text.monospaced() }
    if let kerning = run.optionalNumber("kerning") { text = text.kerning(kerning) }
    if let tracking = run.optionalNumber("tracking") { text = text.tracking(tracking) }
    if let offset = run.optionalNumber("baselineOffset") { text = text.baselineOffset(offset) }
    self = text
  }
}
