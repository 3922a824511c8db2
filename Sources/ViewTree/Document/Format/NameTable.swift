/// The names that a key takes, with what each stands for.
struct NameTable<Value: Equatable & Sendable>: Sendable {
  private let entries: [(name: String, value: Value)]

  init(_ entries: KeyValuePairs<String, Value>) { self.entries = entries.map { ($0.key, $0.value) } }

  init(_ entries: [(name: String, value: Value)]) { self.entries = entries }

  /// The names, in the order in which messages list them.
  var names: [String] { entries.map(\.name) }

  /// What `name` stands for.
  func value(named name: String) -> Value? { entries.first { $0.name == name }?.value }

  /// The first name of `value`; `nil` for one that no document can name.
  func name(of value: Value) -> String? { entries.first { $0.value == value }?.name }
}

extension HorizontalAlignment {
  static let byName = NameTable<HorizontalAlignment>(["leading": .leading, "center": .center, "trailing": .trailing])
}

extension VerticalAlignment {
  static let byName = NameTable<VerticalAlignment>([
    "top": .top, "center": .center, "bottom": .bottom,
    "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
  ])
}

extension Alignment {
  static let byName = NameTable<Alignment>([
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    "centerFirstTextBaseline": .centerFirstTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline, "leadingLastTextBaseline": .leadingLastTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline, "trailingLastTextBaseline": .trailingLastTextBaseline,
  ])

  /// The alignments along an edge, which set one axis only.
  static let alongEdgeByName = NameTable<Alignment>([
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "firstTextBaseline": .centerFirstTextBaseline, "lastTextBaseline": .centerLastTextBaseline,
  ])
}

extension AlignmentKey {
  /// The guides of both axes. `center` is the horizontal one, as its name alone does not tell.
  static let byName = NameTable<AlignmentKey>([
    "leading": .leading, "horizontalCenter": .horizontalCenter, "center": .horizontalCenter, "trailing": .trailing,
    "top": .top, "verticalCenter": .verticalCenter, "bottom": .bottom,
    "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
  ])
}

extension Axis.Set {
  static let byName = NameTable<Axis.Set>(["horizontal": .horizontal, "vertical": .vertical])
}

extension Edge {
  static let byName = NameTable<Edge>(["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
}

extension Edge.Set {
  static let byName = NameTable<Edge.Set>([
    "all": .all, "horizontal": .horizontal, "vertical": .vertical,
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ])
}

extension ContentMode {
  static let byName = NameTable<ContentMode>(["fit": .fit, "fill": .fill])
}

extension UnitPoint {
  static let byName = NameTable<UnitPoint>([
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ])
}

// MARK: - Texts and controls

extension NameTable where Value: CaseIterable {
  /// The cases of an enumeration by their own names.
  static var cases: NameTable { NameTable(Value.allCases.map { ("\($0)", $0) }) }
}

extension Font.TextStyle {
  static let byName = NameTable<Font.TextStyle>.cases
}

extension Font.Weight {
  static let byName = NameTable<Font.Weight>.cases
}

extension Font.Design {
  static let byName = NameTable<Font.Design>.cases
}

extension Font.Width {
  static let byName = NameTable<Font.Width>([
    "compressed": .compressed, "condensed": .condensed, "standard": .standard, "expanded": .expanded,
  ])
}

extension Text.Scale {
  static let byName = NameTable<Text.Scale>(["default": .default, "secondary": .secondary])
}

extension Text.Case {
  static let byName = NameTable<Text.Case>(["uppercase": .uppercase, "lowercase": .lowercase])
}

extension Text.TruncationMode {
  static let byName = NameTable<Text.TruncationMode>(["head": .head, "middle": .middle, "tail": .tail])
}

extension DynamicTypeSize {
  static let byName = NameTable<DynamicTypeSize>.cases
}

extension LayoutDirection {
  static let byName = NameTable<LayoutDirection>.cases
}

extension Image.Scale {
  static let byName = NameTable<Image.Scale>.cases
}

extension ControlSize {
  static let byName = NameTable<ControlSize>.cases
}

extension SymbolVariants {
  static let byName = NameTable<SymbolVariants>([
    "none": .none, "fill": .fill, "circle": .circle, "square": .square, "rectangle": .rectangle, "slash": .slash,
  ])
}
