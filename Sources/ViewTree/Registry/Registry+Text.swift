// What sets the texts and symbols inside a view.
extension Registry {
  /// A font, as the modifier `font` and the runs of a text have it.
  static let font = ObjectFormat(
    owner: "a font",
    keys: [
      KeyFormat("style", .name(Font.TextStyle.byName.names), .optional, "The text style; `body` where absent."),
      KeyFormat("size", .number(.length), .optional, "A size in points in place of a text style."),
      KeyFormat("weight", .name(Font.Weight.byName.names), .optional, "The weight; the style's where absent."),
      KeyFormat("design", .name(Font.Design.byName.names), .optional, "The design of the letters."),
    ],
    rules: [.exclusive(["style"], ["size"])])

  static let texts: [Entry<ModifierNode>] = [
    .composed(
      "font", "The font of the texts inside: a text style or a size.", Rule("16.4", .recorded),
      calls: ["font(_ font: Font?)"], keys: font.keys, rules: font.rules + [.any(font.keys.map(\.name))],
      view: { $1.font(Font($0.object)) }),
    .composed(
      "fontWeight", "The weight of the texts inside.", Rule("V1.22", .recorded),
      calls: ["fontWeight(_ weight: Font.Weight?)"], keys: [value(Font.Weight.byName, "The weight.")],
      view: { $1.fontWeight($0.object.named("value", in: Font.Weight.byName)) }),
    flagged(
      "bold", "The texts inside in their styles' emphasised faces.", Rule("V1.21", .recorded),
      calls: ["bold(_ isActive: Bool = true)"]
    ) { $1.bold($0) },
    flagged(
      "italic", "The texts inside with slanted letters.", .letterforms, calls: ["italic(_ isActive: Bool = true)"]
    ) { $1.italic($0) },
    flagged(
      "monospaced", "The texts inside in letters of equal width.", Rule("V1.18", .audited),
      calls: ["monospaced(_ isActive: Bool = true)"]
    ) { $1.monospaced($0) },
    .composed(
      "monospacedDigit", "The digits of the texts inside with equal widths.", .letterforms,
      calls: ["monospacedDigit()"], view: { $1.monospacedDigit() }),
    .composed(
      "fontDesign", "The design of the letters inside.", Rule("V1.18", .audited),
      calls: ["fontDesign(_ design: Font.Design?)"], keys: [value(Font.Design.byName, "The design.")],
      view: { $1.fontDesign($0.object.named("value", in: Font.Design.byName)) }),
    .composed(
      "fontWidth", "The width of the letters inside.", Rule("V1.18", .guess),
      calls: ["fontWidth(_ width: Font.Width?)"], keys: [value(Font.Width.byName, "The width.")],
      view: { $1.fontWidth($0.object.named("value", in: Font.Width.byName)) }),
    .composed(
      "textScale", "The texts inside in a scale.", Rule("V1.13", .recorded),
      calls: ["textScale(_ scale: Text.Scale, isEnabled: Bool = true)"],
      keys: [value(Text.Scale.byName, "The scale.")],
      view: { $1.textScale($0.object.named("value", in: Text.Scale.byName) ?? .default) }),
    .composed(
      "textCase", "The texts inside in capitals or small letters.", Rule("V1.12", .recorded),
      calls: ["textCase(_ textCase: Text.Case?)"], keys: [value(Text.Case.byName, "The letters.")],
      view: { $1.textCase($0.object.named("value", in: Text.Case.byName)) }),
    measured(
      "kerning", "A distance after each letter inside.", Rule("V1.12", .audited),
      calls: ["kerning(_ kerning: CGFloat)"]
    ) { $1.kerning($0) },
    measured(
      "tracking", "A distance after each letter inside, in place of all kerning.", Rule("V1.12", .audited),
      calls: ["tracking(_ tracking: CGFloat)"]
    ) { $1.tracking($0) },
    measured(
      "baselineOffset", "How far the letters inside are above their baseline.", Rule("V1.12", .recorded),
      calls: ["baselineOffset(_ baselineOffset: CGFloat)"]
    ) { $1.baselineOffset($0) },
    .composed(
      "lineLimit", "The most lines of the texts inside, and the least for which room is kept.",
      Rule("V1.2", .recorded),
      calls: [
        "lineLimit(_ number: Int?)", "lineLimit(_ limit: Int, reservesSpace: Bool)",
        "lineLimit(_ limit: ClosedRange<Int>)",
      ],
      keys: [
        KeyFormat("minimum", .number(.count), .optional, "The lines for which room is kept; none where absent."),
        KeyFormat("maximum", .number(.wholeFromZero), .optional, "The most lines; no limit where absent."),
        KeyFormat(
          "reservesSpace", .flag, .defaulted(false),
          "Whether room is kept for the most lines, where no least is stated."),
      ],
      rules: [.ascending(["minimum", "maximum"])], view: { $1.limited(by: $0.object) }),
    measured(
      "lineSpacing", "The least distance between lines of the texts inside.", Rule("V1.10", .recorded),
      calls: ["lineSpacing(_ lineSpacing: CGFloat)"]
    ) { $1.lineSpacing($0) },
    .composed(
      "truncationMode", "Where the texts inside are cut that do not fit.", Rule("V1.6", .recorded),
      calls: ["truncationMode(_ mode: Text.TruncationMode)"],
      keys: [value(Text.TruncationMode.byName, "The place.")],
      view: { $1.truncationMode($0.object.named("value", in: Text.TruncationMode.byName) ?? .tail) }),
    .composed(
      "minimumScaleFactor", "The part of their size that the texts inside may be made smaller to.",
      Rule("V1.11", .audited), calls: ["minimumScaleFactor(_ factor: CGFloat)"],
      keys: [KeyFormat("value", .number(.any), .required, "The part, from 0 to 1.")],
      view: { $1.minimumScaleFactor($0.object.number("value")) }),
    flagged(
      "allowsTightening", "Whether letters inside may stand closer where a line does not fit.",
      Rule("V1.11", .public), calls: ["allowsTightening(_ flag: Bool)"]
    ) { $1.allowsTightening($0) },
    .composed(
      "dynamicTypeSize", "How large the texts inside are.", Rule("V1.19", .recorded),
      calls: ["dynamicTypeSize(_ size: DynamicTypeSize)"],
      keys: [value(DynamicTypeSize.byName, "The category of content sizes.")],
      view: { $1.dynamicTypeSize($0.object.named("value", in: DynamicTypeSize.byName) ?? .large) }),
    .composed(
      "imageScale", "How large the symbols inside are beside text.", Rule("V8.2", .audited),
      calls: ["imageScale(_ scale: Image.Scale)"], keys: [value(Image.Scale.byName, "The scale.")],
      view: { $1.imageScale($0.object.named("value", in: Image.Scale.byName) ?? .medium) }),
    .composed(
      "symbolVariant", "The form of the symbols inside.", Rule("V8.1", .recorded),
      calls: ["symbolVariant(_ variant: SymbolVariants)"], keys: [value(SymbolVariants.byName, "The form.")],
      view: { $1.symbolVariant($0.object.named("value", in: SymbolVariants.byName) ?? .none) }),
    .composed(
      "environment", "Values that are handed down to the views inside.", Rule("V1.19", .recorded), as: .state,
      calls: ["environment(_ keyPath:, _ value:)", "environment(_ object: (some Observable)?)"], takesAnyKeys: true,
      keys: [
        KeyFormat(
          "dynamicTypeSize", .name(DynamicTypeSize.byName.names), .optional, "The category of content sizes."),
        KeyFormat(
          "layoutDirection", .name(LayoutDirection.byName.names), .optional, "From which side lines begin."),
        KeyFormat("lineLimit", .number(.wholeFromZero), .optional, "The most lines of texts."),
        KeyFormat("imageScale", .name(Image.Scale.byName.names), .optional, "How large symbols are beside text."),
        KeyFormat("controlSize", .name(ControlSize.byName.names), .optional, "How large controls are."),
        KeyFormat(
          "defaultMinListRowHeight", .number(.length), .optional, "The least height of the rows of lists, in points."),
      ],
      view: { parts, view in EnvironmentView(content: view) { $0.set(parts.object) } }),
  ]
}

extension Registry {
  /// The key `value` for one of some names.
  static func value<Value>(_ names: NameTable<Value>, _ summary: String) -> KeyFormat {
    KeyFormat("value", .name(names.names), .required, summary)
  }

  /// A modifier that is active or not, which it is where `value` is absent.
  private static func flagged(
    _ name: String, _ summary: String, _ rule: Rule, calls: [String],
    _ view: @escaping @Sendable (Bool, HeldContent) -> any View
  ) -> Entry<ModifierNode> {
    .composed(
      name, summary, rule, calls: calls,
      keys: [KeyFormat("value", .flag, .defaulted(true), "Whether the modifier is active.")],
      view: { view($0.object.flag("value"), $1) })
  }

  /// A modifier by a number of points at `value`.
  private static func measured(
    _ name: String, _ summary: String, _ rule: Rule, calls: [String],
    _ view: @escaping @Sendable (CGFloat, HeldContent) -> any View
  ) -> Entry<ModifierNode> {
    .composed(
      name, summary, rule, calls: calls, keys: [KeyFormat("value", .number(.any), .required, "In points.")],
      view: { view($0.object.number("value"), $1) })
  }
}

extension Font {
  /// The font that a document states.
  init(_ object: CheckedObject) {
    let weight = object.named("weight", in: Weight.byName)
    let design = object.named("design", in: Design.byName)
    if let size = object.optionalNumber("size") {
      self = .system(size: size, weight: weight, design: design)
    } else {
      self = .system(object.named("style", in: TextStyle.byName) ?? .body, design: design, weight: weight)
    }
  }
}

extension HeldContent {
  /// The view with the limits of lines that a document states.
  fileprivate func limited(by object: CheckedObject) -> any View {
    let maximum = object.optionalNumber("maximum").map { Int($0) }
    let least = object.optionalNumber("minimum").map { Int($0) } ?? (object.flag("reservesSpace") ? maximum : nil)
    return EnvironmentView(content: self) {
      // A least number alone leaves the limit to the views around (V1.2).
      if maximum != nil || least == nil { $0.lineLimit = maximum }
      if let least { $0.reservedLines = least }
    }
  }
}

extension EnvironmentValues {
  /// Sets the values that a document states.
  fileprivate mutating func set(_ object: CheckedObject) {
    if let size = object.named("dynamicTypeSize", in: DynamicTypeSize.byName) { dynamicTypeSize = size }
    if let direction = object.named("layoutDirection", in: LayoutDirection.byName) { layoutDirection = direction }
    if let limit = object.optionalNumber("lineLimit") { lineLimit = Int(limit) }
    if let scale = object.named("imageScale", in: Image.Scale.byName) { imageScale = scale }
    if let size = object.named("controlSize", in: ControlSize.byName) { controlSize = size }
    if let height = object.optionalNumber("defaultMinListRowHeight") { defaultMinListRowHeight = height }
  }
}
