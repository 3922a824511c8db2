import Testing

@testable import ViewTree

extension Entry<ViewKind> {
  /// Whether the view stands for others.
  var isComposed: Bool {
    if case .composed = make(CheckedObject(defaultsOf: object)) { true } else { false }
  }
}

extension Entry<ModifierNode> {
  /// Whether the modifier hands values down or is made of others.
  var isComposed: Bool {
    if case .composed = make(CheckedObject(defaultsOf: object)) { true } else { false }
  }
}

/// What the registry says of views and modifiers that are composed: each key is read, written again, and laid out.
struct ComposedEntriesTests {
  /// An object of each entry for each of its keys, with what it needs beside it.
  private static func objects<Value>(of entries: [Entry<Value>]) -> [(name: String, members: JSONText)] {
    entries.flatMap { entry -> [(name: String, members: JSONText)] in
      let keys = entry.object.keys.filter { !["type", "id", "modifiers"].contains($0.name) }
      return (keys.isEmpty ? [nil] : keys.map(Optional.some)).map { key in
        var chosen = keys.filter { $0.isRequired || $0.name == key?.name }
        for case .any(let names) in entry.object.rules where !chosen.contains(where: { names.contains($0.name) }) {
          chosen += keys.filter { $0.name == names[0] }
        }
        let members = keys.filter { key in chosen.contains { $0.name == key.name } }.map {
          JSONText.Member($0.name, sample(of: $0))
        }
        return ("\(entry.name).\(key?.name ?? "")", .object([.init("type", .string(entry.name))] + members))
      }
    }
  }

  /// A value that a key takes and does not have by default.
  private static func sample(of key: KeyFormat) -> JSONText {
    switch key.value {
    case .text, .constraints: "some text"
    case .texts: ["some text"]
    case .lengths: [2]
    case .flag: .bool(key.defaultValue != .bool(true))
    case .number: .number(2)
    case .name(let names): .string(names.last { .string($0) != key.defaultValue } ?? "")
    case .names(let names): [.string(names.last ?? "")]
    case .alignment(let names, _): .string(names.last ?? "")
    case .unitPoint: "topLeading"
    case .guideValue: "d[top] + 1"
    case .font: ["style": "title"]
    case .object(let format), .objects(let format):
      if case .objects = key.value { [sample(of: format)] } else { sample(of: format) }
    case .views, .view: [["type": "Image", "width": 30, "height": 20]]
    case .modifiers, .tracks, .alignments: []
    }
  }

  private static func sample(of format: ObjectFormat) -> JSONText {
    .object([.init(format.keys[0].name, sample(of: format.keys[0]))])
  }

  private func check(_ view: JSONText) throws {
    let text = JSONText.object([.init("view", view)]).text(pretty: false)
    let document = try DocumentReader().documents(in: Array(text.utf8), fileName: "-")[0].result.get()
    let written = try DocumentWriter().json(document, pretty: false)
    #expect(written == text)
    // Laying the tree out flat calls the entry's closure with these keys.
    let tree = IndexedTree(document)
    #expect(tree.elements.indices.contains(tree.root))
  }

  @Test(arguments: objects(of: Registry.views.entries.filter(\.isComposed)).map(\.members))
  func `keys of views`(_ view: JSONText) throws {
    try check(["type": "VStack", "content": [view, ["type": "Color"]]])
  }

  @Test(arguments: objects(of: Registry.modifiers.entries.filter(\.isComposed)).map(\.members))
  func `keys of modifiers`(_ modifier: JSONText) throws {
    try check(["type": "ScrollView", "content": [["type": "Text", "text": "a"]], "modifiers": [modifier]])
  }
}
