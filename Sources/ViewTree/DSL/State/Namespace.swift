/// A name that no other view has.
@propertyWrapper public struct Namespace: Sendable {
  /// A name.
  public struct ID: Hashable, Sendable {
    /// Kept, so that no later name gets its address.
    private final class Identity: Sendable {}

    private let identity = Identity()

    /// Whether both are the same name.
    public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  /// The name.
  public let wrappedValue = ID()

  /// Makes a name.
  public init() {}
}
