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
