/// A value that is what its key takes.
indirect enum CheckedValue: Hashable, Sendable {
  case null
  case number(Double)
  case text(String)
  case texts([String])
  case numbers([Double])
  case flag(Bool)
  case unitPoint(UnitPoint)
  case guide(AlignmentKey)
  case expression(GuideExpression)
  case alignments([StatedAlignment])
  case object(CheckedObject)
  case objects([CheckedObject])
  case tracks([GridItem])
  /// Views that wait to be checked, by their numbers.
  case waitingViews([Int])
  /// Modifiers whose views wait to be checked.
  case waitingModifiers([WaitingModifier])
  case views([ViewNode])
  case modifiers([ModifierNode])
}

/// A modifier whose keys are checked and whose views wait for it.
struct WaitingModifier: Hashable, Sendable {
  var type: Entry<ModifierNode>
  var object: CheckedObject

  static func == (one: Self, other: Self) -> Bool { one.type.name == other.type.name && one.object == other.object }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type.name)
    hasher.combine(object)
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

  private var values: [String: CheckedValue] = [:]
  private var places: [String: Place] = [:]
  /// The keys that nobody reads, in source order.
  var ignored: [JSONText.Member] = []

  /// Stands the defaults of a format's keys in for what is not set later.
  init(defaultsOf format: ObjectFormat) {
    for key in format.keys {
      if let value = key.defaultValue { values[key.name] = CheckedValue(value) }
    }
  }

  static func == (one: Self, other: Self) -> Bool { one.values == other.values && one.ignored == other.ignored }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// The object without the keys that all views have.
  var ofItsOwn: CheckedObject {
    var own = self
    for key in ["type", "id", "modifiers"] { own.values[key] = nil }
    own.places = [:]
    return own
  }

  /// The keys that have a value, in the order of their names.
  var keys: [String] { values.keys.sorted() }

  /// The value of a key, if it has one.
  func value(_ key: String) -> CheckedValue? { values[key] }

  /// Sets a key as written; to nothing where its value is not what it takes.
  mutating func set(_ key: String, to value: CheckedValue?, at place: Place) {
    values[key] = value
    places[key] = place
  }

  /// The object with the views that were waiting, and the modifiers made of them.
  func resolved(_ view: (Int) -> ViewNode?) -> CheckedObject {
    var resolved = self
    for (key, value) in values {
      switch value {
      case .waitingViews(let numbers): resolved.values[key] = .views(numbers.compactMap(view))
      case .waitingModifiers(let modifiers):
        resolved.values[key] = .modifiers(modifiers.map { $0.type.make($0.object.resolved(view)) })
      default: break
      }
    }
    return resolved
  }

  /// The number of the waiting view at a key that takes one.
  func waitingView(_ key: String) -> Int? {
    if case .waitingViews(let numbers)? = values[key] { numbers.first } else { nil }
  }

  /// Where the key was written, if it was.
  func place(of key: String) -> Place? { places[key] }

  func optionalNumber(_ key: String) -> CGFloat? {
    if case .number(let value)? = values[key] { CGFloat(value) } else { nil }
  }

  func number(_ key: String) -> CGFloat { optionalNumber(key) ?? 0 }

  func optionalText(_ key: String) -> String? {
    if case .text(let value)? = values[key] { value } else { nil }
  }

  func text(_ key: String) -> String { optionalText(key) ?? "" }

  func texts(_ key: String) -> [String] {
    if case .texts(let value)? = values[key] { value } else { [] }
  }

  func numbers(_ key: String) -> [Double] {
    if case .numbers(let value)? = values[key] { value } else { [] }
  }

  func flag(_ key: String) -> Bool {
    if case .flag(let value)? = values[key] { value } else { false }
  }

  func expression(_ key: String) -> GuideExpression? {
    if case .expression(let value)? = values[key] { value } else { nil }
  }

  func unitPoint(_ key: String) -> UnitPoint {
    if case .unitPoint(let value)? = values[key] { value } else { .center }
  }

  func object(_ key: String) -> CheckedObject? {
    if case .object(let value)? = values[key] { value } else { nil }
  }

  func objects(_ key: String) -> [CheckedObject] {
    if case .objects(let value)? = values[key] { value } else { [] }
  }

  func views(_ key: String) -> [ViewNode] {
    if case .views(let value)? = values[key] { value } else { [] }
  }

  func modifiers(_ key: String) -> [ModifierNode] {
    if case .modifiers(let value)? = values[key] { value } else { [] }
  }

  func tracks(_ key: String) -> [GridItem] {
    if case .tracks(let value)? = values[key] { value } else { [] }
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
    if case .guide(let guide)? = values[key] { return guide }
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
    guard case .guide(let guide)? = values[key] else { return value(key, in: table, else: .center) }
    return guide.axis == .horizontal
      ? Alignment(horizontal: HorizontalAlignment(guide), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(guide))
  }

  /// What a guide is set to.
  func guideSetting(_ guide: String, to value: String) -> GuideSetting {
    let key = self.guide(guide, in: AlignmentKey.byName) { $0 } ?? .leading
    if case .expression(let expression)? = values[value] { return GuideSetting(key, to: expression) }
    return GuideSetting(key, to: number(value))
  }

  /// The guides that a document states.
  var statedAlignments: [StatedAlignment] {
    if case .alignments(let alignments)? = values[DocumentFormat.alignmentsKey] { alignments } else { [] }
  }

  /// The union of what the key's names stand for in `table`.
  func union<Options: OptionSet & Sendable>(_ key: String, in table: NameTable<Options>) -> Options {
    texts(key).compactMap { table.value(named: $0) }.reduce(into: []) { $0.formUnion($1) }
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
