/// The views and modifiers that allot knows.
///
///     Vocabulary.entries.filter { $0.layoutClass == .neutral }.map(\.name)        // "opacity", "clipped", …
public enum Vocabulary {
  /// Views first, then modifiers, each in the order in which documents and messages list them.
  public static let entries: [VocabularyEntry] =
    Registry.views.entries.map { VocabularyEntry($0, .view) } + Registry.viewsOfSource
    + Registry.modifiers.entries.map { VocabularyEntry($0, .modifier) } + Registry.modifiersOfSource
}

/// A view or a modifier, how it is written, and the rule that it follows.
public struct VocabularyEntry: Hashable, Sendable {
  /// What is named.
  public enum Kind: String, Hashable, Sendable {
    /// A view.
    case view
    /// A modifier of views.
    case modifier
  }

  /// SwiftUI's name.
  public let name: String
  /// What is named.
  public let kind: Kind
  /// What it is to a layout.
  public let layoutClass: LayoutClass
  /// How it is called in source; empty for what only documents have.
  public let calls: [String]
  /// The keys of its own in documents; nil for what only source has.
  public let keys: [String]?
  /// The rule that it follows.
  public let rule: Rule

  init(
    _ name: String, _ kind: Kind, _ rule: Rule, as layoutClass: LayoutClass = .layout, calls: [String],
    keys: [String]? = nil
  ) {
    self.name = name
    self.kind = kind
    self.layoutClass = layoutClass
    self.rule = rule
    self.calls = calls
    self.keys = keys
  }

  fileprivate init<Value>(_ entry: Entry<Value>, _ kind: Kind) {
    let common = ["type", "id", "modifiers"]
    self.init(
      entry.name, kind, entry.rule, as: entry.layoutClass, calls: entry.calls,
      keys: entry.object.keys.map(\.name).filter { !common.contains($0) })
  }

  /// The entry as a JSON value, as `allot vocabulary` prints it.
  public var json: JSONText {
    [
      "name": .string(name), "kind": .string(kind.rawValue), "class": .string(layoutClass.rawValue),
      "calls": .array(calls.map { .string($0) }), "keys": keys.map { .array($0.map { .string($0) }) } ?? .null,
      "rule": .string(rule.number), "certainty": .string(rule.certainty.rawValue), "source": .string(rule.source),
    ]
  }
}

// MARK: - What only source has

extension Registry {
  /// Views that documents have no name for: what they make is written as other views.
  static let viewsOfSource: [VocabularyEntry] = [
    VocabularyEntry(
      "ForEach", .view, Rule("6.10", .audited),
      calls: ["ForEach(_ data: some RandomAccessCollection, id: KeyPath<…>) { element in … }"]),
    VocabularyEntry("AnyView", .view, Rule("6.7", .audited), calls: ["AnyView(_ view: some View)"]),
    VocabularyEntry(
      "LinearGradient", .view, Rule("10", .recorded),
      calls: ["LinearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)"]),
    VocabularyEntry("Path", .view, Rule("10", .audited), calls: ["Path { path in … }"]),
    VocabularyEntry("AnyShape", .view, Rule("10", .audited), calls: ["AnyShape(_ shape: some Shape)"]),
    VocabularyEntry(
      "HStackLayout", .view, Rule("9", .recorded),
      calls: ["HStackLayout(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)"]),
    VocabularyEntry(
      "VStackLayout", .view, Rule("9", .recorded),
      calls: ["VStackLayout(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)"]),
    VocabularyEntry(
      "ZStackLayout", .view, Rule("13", .audited), calls: ["ZStackLayout(alignment: Alignment = .center)"]),
    VocabularyEntry("AnyLayout", .view, Rule("6", .audited), calls: ["AnyLayout(_ layout: some Layout)"]),
  ]

  /// Modifiers that documents have no name for.
  static let modifiersOfSource: [VocabularyEntry] = [
    VocabularyEntry("font", .modifier, Rule("16.4", .recorded), calls: ["font(_ font: Font?)"]),
    VocabularyEntry("fontWeight", .modifier, .letterforms, calls: ["fontWeight(_ weight: Font.Weight?)"]),
    VocabularyEntry("bold", .modifier, .letterforms, calls: ["bold(_ isActive: Bool = true)"]),
    VocabularyEntry("italic", .modifier, .letterforms, calls: ["italic(_ isActive: Bool = true)"]),
    VocabularyEntry("monospacedDigit", .modifier, .letterforms, calls: ["monospacedDigit()"]),
    VocabularyEntry("lineLimit", .modifier, Rule("V1.1", .recorded), calls: ["lineLimit(_ number: Int?)"]),
    VocabularyEntry("scaledToFit", .modifier, Rule("12", .audited), calls: ["scaledToFit()"]),
    VocabularyEntry("scaledToFill", .modifier, Rule("12", .audited), calls: ["scaledToFill()"]),
    VocabularyEntry(
      "edgesIgnoringSafeArea", .modifier, Rule("12", .audited), calls: ["edgesIgnoringSafeArea(_ edges: Edge.Set)"]),
    VocabularyEntry(
      "safeAreaPadding", .modifier, Rule("V6.4", .recorded),
      calls: ["safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)"]),
    VocabularyEntry(
      "layoutValue", .modifier, Rule("6.8", .audited), calls: ["layoutValue(key: K.Type, value: K.Value)"]),
    VocabularyEntry(
      "containerValue", .modifier, Rule("6.8", .audited), calls: ["containerValue(_ keyPath:, _ value:)"]),
    VocabularyEntry("modifier", .modifier, .neutral, as: .state, calls: ["modifier(_ modifier: some ViewModifier)"]),
    VocabularyEntry("id", .modifier, .neutral, as: .state, calls: ["id(_ id: some Hashable)"]),
  ]

  /// What to write in a document for a name of SwiftUI's that only source has.
  static let substitutes = [
    "scaledToFit": "aspectRatio", "scaledToFill": "aspectRatio", "edgesIgnoringSafeArea": "ignoresSafeArea",
  ]
}
