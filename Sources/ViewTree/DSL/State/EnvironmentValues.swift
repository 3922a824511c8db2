/// A value that views hand down to the views inside them.
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value where no view around sets one.
  static var defaultValue: Value { get }
}

/// A value of any type, which is handed from thread to thread; what an object in it does on several at once is up to the
/// object, as with ``State``.
private struct HandedValue: @unchecked Sendable {
  let value: Any
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues: Sendable {
  @TaskLocal package static var current = EnvironmentValues()

  private var values: [ObjectIdentifier: HandedValue] = [:]
  /// Values by the names of the properties that `@Entry` declares.
  private var entries: [String: HandedValue] = [:]
  /// Objects that are handed down, by their types.
  package var objects: [ObjectIdentifier: any Sendable] = [:]
  /// Gathers what views inside hand up; nil where nobody asks for it.
  var preferences: PreferenceCollector?
  /// How many views are around the one that is lowered.
  var depth = 0

  /// Makes an environment in which every value is the default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // The value may be an optional, as which nothing at all would count too.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value.value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = HandedValue(value: newValue) }
  }

  /// A value that is declared by `@Entry`, by the name of its property; nil where none has been set.
  public func entry<Value>(_ name: String) -> Value? { entries[name]?.value as? Value }

  /// Sets a value that is declared by `@Entry`.
  public mutating func setEntry<Value>(_ name: String, to value: Value) { entries[name] = HandedValue(value: value) }

  /// Calls `make` while the environment is the one that ``Environment`` reads.
  package func whileCurrent<Result>(_ make: () -> Result) -> Result { Self.$current.withValue(self, operation: make) }
}

extension EnvironmentValues {
  /// The font of texts that set none; `nil` stands for ``Font/body``.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines of a text; `nil` is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Whether texts have slanted letters.
  var isItalic: Bool {
    get { self[IsItalicKey.self] }
    set { self[IsItalicKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum IsItalicKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

/// Reads a value that a view around hands down, in the `body` of a view or of a modifier.
@propertyWrapper public struct Environment<Value>: @unchecked Sendable {
  /// Captures nothing but a key path or a type.
  package let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) { read = { $0[keyPath: keyPath] } }

  /// Reads a value in another way.
  package init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  /// The value where the body is made; the default outside of a body.
  public var wrappedValue: Value { read(EnvironmentValues.current) }
}

/// A view in a changed environment.
public struct EnvironmentView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  /// Changes the environment of a view.
  package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }
}

extension EnvironmentView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var changed = environment
    change(&changed)
    return ViewList(content, in: changed).directed(by: changed, insteadOf: environment)
  }
}

extension View {
  /// Hands a value down to the views inside this one.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> EnvironmentView<Self>
  {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value that is handed down to the views inside this one.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
