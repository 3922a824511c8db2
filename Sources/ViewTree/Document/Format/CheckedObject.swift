/// A value that is what its key takes.
enum CheckedValue: Hashable, Sendable {
  case null
  case number(Double)
  case text(String)
  case texts([String])
  case numbers([Double])
  case flag(Bool)
  indirect case unitPoint(UnitPoint)
  indirect case guide(AlignmentKey)
  indirect case expression(GuideExpression)
  case alignments([StatedAlignment])
  indirect case object(CheckedObject)
  case objects([CheckedObject])
  case tracks([GridItem])
  /// Views that wait to be checked, by their numbers.
  case waitingViews([Int])
  /// Modifiers, some of which wait for their views.
  case waitingModifiers([CheckedModifier])
  case views([ViewNode])
  case modifiers([ModifierNode])
}

/// A modifier whose keys are checked.
enum CheckedModifier: Hashable, Sendable {
  case made(ModifierNode)
  /// A modifier of the type at a place in the registry, whose views wait to be checked.
  indirect case waiting(type: Int, CheckedObject)

  /// Makes the modifier at once where no view is waited for: most have none, and a node is smaller than its keys.
  init(type: Int, _ object: CheckedObject) {
    self = object.waits ? .waiting(type: type, object) : .made(Registry.modifiers.entries[type].make(object))
  }

  fileprivate func node(_ view: (Int) -> ViewNode?) -> ModifierNode {
    switch self {
    case .made(let node): return node
    case .waiting(let type, var object):
      object.resolve(view)
      return Registry.modifiers.entries[type].make(object)
    }
  }
}

/// The keys of an object that are what its format asks for, with the defaults of those that are absent.
///
/// What is asked of it has to be in the format. A required key that is missing was reported; something stands in for
/// it here, in a tree that nobody sees.
struct CheckedObject: Hashable, Sendable {
  /// Where a key that was written stands.
  struct Place: Sendable {
    var key: SourcePosition
    var value: SourcePosition
  }

  /// A key with its value; nil where it is written and its value is not what it takes.
  private struct Entry: Sendable {
    var key: String
    var value: CheckedValue?
    var place: Place?
  }

  /// The keys that were written, in that order. Objects have few of them, so that looking through all is faster than a dictionary.
  private var written: [Entry] = []
  /// What stands in for keys that were not.
  private var defaults: KeyDefaults
  /// The keys that nobody reads, in source order.
  var ignored: [JSONText.Member] = []

  /// Stands the defaults of a format's keys in for what is not added later; `keys` is how many are expected.
  init(defaultsOf format: ObjectFormat, keys: Int = 0) {
    defaults = format.defaults
    written.reserveCapacity(keys)
  }

  static func == (one: Self, other: Self) -> Bool { one.values == other.values && one.ignored == other.ignored }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [String: CheckedValue] {
    var values = Dictionary(uniqueKeysWithValues: defaults.values.map { ($0.key, $0.value) })
    for entry in written { values[entry.key] = entry.value }
    return values
  }

  /// The object without the keys that all views have.
  var ofItsOwn: CheckedObject {
    let common = ["type", "id", "modifiers"]
    var own = self
    own.written = written.filter { !common.contains($0.key) }.map { Entry(key: $0.key, value: $0.value, place: nil) }
    own.defaults.values.removeAll { common.contains($0.key) }
    return own
  }

  /// The keys that have a value, in the order of their names.
  var keys: [String] { values.keys.sorted() }

  /// The value of a key, if it has one.
  func value(_ key: String) -> CheckedValue? {
    for index in written.indices where written[index].key == key { return written[index].value }
    for index in defaults.values.indices where defaults.values[index].key == key { return defaults.values[index].value }
    return nil
  }

  /// Adds a key as written, which was not there before; without a value where its value is not what it takes.
  mutating func add(_ key: String, _ value: CheckedValue?, at place: Place) {
    written.append(Entry(key: key, value: value, place: place))
  }

  /// Whether views at the keys wait to be checked.
  var waits: Bool {
    written.contains {
      switch $0.value {
      case .waitingViews, .waitingModifiers: true
      default: false
      }
    }
  }

  /// Puts the views that were waiting in their places, and the modifiers made of them.
  mutating func resolve(_ view: (Int) -> ViewNode?) {
    for index in written.indices {
      switch written[index].value {
      case .waitingViews(let numbers): written[index].value = .views(numbers.compactMap(view))
      case .waitingModifiers(let modifiers): written[index].value = .modifiers(modifiers.map { $0.node(view) })
      default: break
      }
    }
  }

  /// The number of the waiting view at a key that takes one.
  func waitingView(_ key: String) -> Int? {
    if case .waitingViews(let numbers)? = value(key) { numbers.first } else { nil }
  }

  /// Where the key was written, if it was.
  func place(of key: String) -> Place? { written.first { $0.key == key }?.place }

  func optionalNumber(_ key: String) -> CGFloat? {
    if case .number(let value)? = value(key) { CGFloat(value) } else { nil }
  }

  func number(_ key: String) -> CGFloat { optionalNumber(key) ?? 0 }

  func optionalText(_ key: String) -> String? {
    if case .text(let value)? = value(key) { value } else { nil }
  }

  func text(_ key: String) -> String { optionalText(key) ?? "" }

  func texts(_ key: String) -> [String] {
    if case .texts(let value)? = value(key) { value } else { [] }
  }

  func numbers(_ key: String) -> [Double] {
    if case .numbers(let value)? = value(key) { value } else { [] }
  }

  func flag(_ key: String) -> Bool {
    if case .flag(let value)? = value(key) { value } else { false }
  }

  func expression(_ key: String) -> GuideExpression? {
    if case .expression(let value)? = value(key) { value } else { nil }
  }

  func unitPoint(_ key: String) -> UnitPoint {
    if case .unitPoint(let value)? = value(key) { value } else { .center }
  }

  func object(_ key: String) -> CheckedObject? {
    if case .object(let value)? = value(key) { value } else { nil }
  }

  func objects(_ key: String) -> [CheckedObject] {
    if case .objects(let value)? = value(key) { value } else { [] }
  }

  func views(_ key: String) -> [ViewNode] {
    if case .views(let value)? = value(key) { value } else { [] }
  }

  func modifiers(_ key: String) -> [ModifierNode] {
    if case .modifiers(let value)? = value(key) { value } else { [] }
  }

  func tracks(_ key: String) -> [GridItem] {
    if case .tracks(let value)? = value(key) { value } else { [] }
  }

  /// What the key's name stands for in `table`; nil for a key that is absent.
  func named<Value>(_ key: String, in table: NameTable<Value>) -> Value? {
    optionalText(key).flatMap { table.value(named: $0) }
  }

  /// What the key's name stands for in `table`; `fallback` for a key without a default that is absent.
  func value<Value>(_ key: String, in table: NameTable<Value>, else fallback: Value) -> Value {
    optionalText(key).flatMap { table.value(named: $0) } ?? fallback
  }

  /// The guide at a key: a built-in one by its name in `table`, or one that the document states.
  private func guide<Value>(_ key: String, in table: NameTable<Value>, _ guide: (Value) -> AlignmentKey)
    -> AlignmentKey?
  {
    if case .guide(let guide)? = value(key) { return guide }
    return named(key, in: table).map(guide)
  }

  /// The alignment at a key, the middle where it is absent.
  func horizontalAlignment(_ key: String) -> HorizontalAlignment {
    HorizontalAlignment(guide(key, in: HorizontalAlignment.byName, \.key) ?? .horizontalCenter)
  }

  /// The alignment at a key; nil where it is absent.
  func optionalVerticalAlignment(_ key: String) -> VerticalAlignment? {
    guide(key, in: VerticalAlignment.byName, \.key).map { VerticalAlignment($0) }
  }

  /// The alignment at a key, the middle where it is absent.
  func verticalAlignment(_ key: String) -> VerticalAlignment { optionalVerticalAlignment(key) ?? .center }

  /// The alignment at a key, the middle where it is absent. A guide that the document states sets one axis.
  func alignment(_ key: String, in table: NameTable<Alignment> = Alignment.byName) -> Alignment {
    guard case .guide(let guide)? = self.value(key) else { return value(key, in: table, else: .center) }
    return guide.axis == .horizontal
      ? Alignment(horizontal: HorizontalAlignment(guide), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(guide))
  }

  /// What a guide is set to.
  func guideSetting(_ guide: String, to value: String) -> GuideSetting {
    let key = self.guide(guide, in: AlignmentKey.byName) { $0 } ?? .leading
    if case .expression(let expression)? = self.value(value) { return GuideSetting(key, to: expression) }
    return GuideSetting(key, to: number(value))
  }

  /// The guides that a document states.
  var statedAlignments: [StatedAlignment] {
    if case .alignments(let alignments)? = value(DocumentFormat.alignmentsKey) { alignments } else { [] }
  }

  /// The union of what the key's names stand for in `table`.
  func union<Options: OptionSet & Sendable>(_ key: String, in table: NameTable<Options>) -> Options {
    texts(key).compactMap { table.value(named: $0) }.reduce(into: []) { $0.formUnion($1) }
  }
}

/// The defaults of an object's keys.
struct KeyDefaults: Sendable {
  fileprivate var values: [(key: String, value: CheckedValue)]

  init(of keys: [KeyFormat]) {
    values = keys.compactMap { key in key.defaultValue.map { (key.name, CheckedValue($0)) } }
  }
}

extension CheckedValue {
  /// The value of a default.
  fileprivate init(_ value: JSONText) {
    switch value {
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .bool(let flag): self = .flag(flag)
    case .array(let elements): self = .texts(elements.compactMap(\.string))
    case .null, .object: self = .null
    }
  }
}

extension JSONText {
  /// The string, if it is one.
  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}
