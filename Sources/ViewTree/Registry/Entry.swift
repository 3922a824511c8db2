/// A view, a modifier or a track as it is described once: for the reader and the writer of documents, for their schema, for
/// hints at the nearest name, and for the list of what is known.
struct Entry<Value>: Sendable {
  /// What a value stands for in a document, by the names of the keys; nil for a value of another entry.
  typealias Write = @Sendable (_ value: Value, _ path: DocumentPath) throws(UnwritableDocument) -> [String: JSONText]?

  var name: String
  /// What it is, in one sentence.
  var summary: String
  var layoutClass: LayoutClass
  /// The rule that it follows.
  var rule: Rule
  /// How it is called in source, with the types and defaults of what it takes.
  var calls: [String]
  /// Whether it can have an id.
  var takesID = true
  /// Whether it is a view whose members take its place in the container around it, as those of `ForEach` do.
  var isSpliced = false
  /// The keys of the entry, those of its family included.
  var object: ObjectFormat
  /// Makes the value of checked keys.
  var make: @Sendable (CheckedObject) -> Value
  /// The values of the keys.
  var write: Write

  /// Describes a view, a modifier or a track.
  init(
    _ name: String, _ summary: String, _ rule: Rule, as layoutClass: LayoutClass = .layout, calls: [String],
    takesID: Bool = true, keys: [KeyFormat] = [], rules: [KeyRule] = [],
    make: @escaping @Sendable (CheckedObject) -> Value, write: @escaping Write
  ) {
    self.name = name
    self.summary = summary
    self.layoutClass = layoutClass
    self.rule = rule
    self.calls = calls
    self.takesID = takesID
    object = ObjectFormat(owner: name, keys: keys, rules: rules)
    self.make = make
    self.write = write
  }
}

/// All the entries of one kind of thing, told apart by one key.
struct Family<Value>: Sendable {
  /// What the entries are: `view`, `modifier`, `track`.
  var noun: String
  /// The key whose value is the entry's name.
  var discriminator: String
  /// In the order in which they are listed.
  let entries: [Entry<Value>]
  private let places: [String: Int]

  /// Puts the common keys before and after those of each entry.
  init(
    noun: String, discriminator: String, before: [KeyFormat] = [], entries: [Entry<Value>], after: [KeyFormat] = []
  ) {
    self.noun = noun
    self.discriminator = discriminator
    self.entries = entries.map { entry in
      var entry = entry
      let leading = before.filter { entry.takesID || $0.name != "id" }
      let tag = KeyFormat(discriminator, .name([entry.name]), .required, entry.summary)
      entry.object.keys = [tag] + leading + entry.object.keys + after
      return entry
    }
    places = Dictionary(self.entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The names of all entries.
  var names: [String] { entries.map(\.name) }

  /// The place of the entry of the given name among ``entries``.
  ///
  /// - Complexity: O(1).
  func place(named name: String) -> Int? { places[name] }

  /// The entry that a value is of, with the values of its keys; nil for a value that no document can hold.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  func encoded(
    _ value: Value, at path: DocumentPath
  ) throws(UnwritableDocument) -> (entry: Entry<Value>, values: [String: JSONText])? {
    for entry in entries {
      guard var values = try entry.write(value, path) else { continue }
      values[discriminator] = .string(entry.name)
      return (entry, values)
    }
    return nil
  }
}

/// Everything that allot knows of SwiftUI's vocabulary, each name once.
enum Registry {}
