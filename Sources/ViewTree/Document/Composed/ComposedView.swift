/// A view of a document that stands for others, such as `{"type": "Button", "title": "Save"}`: the name of its type with the
/// values of its keys.
///
/// What it is made of depends on the values that the views around hand down, such as a font or a control size. So the views
/// are made when the tree is laid out flat: see `DocumentView`.
public struct ComposedView: Hashable, Sendable {
  /// The name of the type.
  package let name: String
  /// The values of the keys.
  let object: CheckedObject
  /// Whether there is no view of its own around what it stands for, as around the members of a `Section`.
  let isSpliced: Bool
  /// Makes the views that it stands for.
  let view: @Sendable (ComposedParts) -> any View

  /// Whether both have the same name and the same values.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.object == other.object }

  /// Hashes the name and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(object)
  }
}

/// A modifier of a document that hands values down to the views inside, or is made of other modifiers, such as
/// `{"type": "controlSize", "value": "small"}`.
public struct ComposedModifier: Hashable, Sendable {
  /// The name of the type.
  package let name: String
  /// The values of the keys.
  let object: CheckedObject
  /// Modifies a view.
  let view: @Sendable (ComposedParts, HeldContent) -> any View

  /// Whether both have the same name and the same values.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.object == other.object }

  /// Hashes the name and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(object)
  }
}

/// What a document states about a view that stands for others.
struct ComposedParts {
  /// The values of its keys.
  let object: CheckedObject
  /// Where it stands in the document.
  let path: DocumentPath

  /// The views at a key.
  func views(_ key: String) -> DocumentViews { DocumentViews(nodes: object.views(key), path: path.key(key)) }

  /// Whether there are views at a key.
  func has(_ key: String) -> Bool { !object.views(key).isEmpty }

  /// The text at a key; the views at another where there is none.
  func text(_ key: String, orViews other: String) -> HeldContent {
    guard let text = object.optionalText(key) else { return HeldContent(content: views(other)) }
    return HeldContent(content: Text(verbatim: text))
  }

  /// The views at `label`; where there are none, the title at `title`, with the symbol at `systemImage` where that is stated.
  var label: HeldContent {
    if has("label") { return HeldContent(content: views("label")) }
    guard let symbol = object.optionalText("systemImage") else { return text("title", orViews: "label") }
    return HeldContent(content: Label(object.text("title"), systemImage: symbol))
  }
}
