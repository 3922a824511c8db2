/// What `matchedGeometryEffect` is told.
package struct MatchedGeometry: PassingParameters {
  /// The name that views have in common.
  package var id: MatchedID
  /// What is taken over of the source.
  package var properties: MatchedGeometryProperties
  /// The point of both that meet, in fractions of their sizes.
  package var anchor: UnitPoint
  /// Whether the view is the one that others follow.
  package var isSource: Bool

  package init(id: MatchedID, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
    self.id = id
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

/// The name that views have in common: a value of any type, in a namespace or, from a document, in none.
package struct MatchedID: Hashable, @unchecked Sendable {
  /// Compared and not changed, so that a value of any type can be handed from thread to thread.
  package let value: AnyHashable
  private let namespace: Namespace.ID?

  package init(_ value: AnyHashable, in namespace: Namespace.ID? = nil) {
    self.value = value
    self.namespace = namespace
  }
}

/// What a view takes over of another.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  /// The sets by the names that documents have for them.
  static let byName = NameTable<MatchedGeometryProperties>(
    ["frame": .frame, "position": .position, "size": .size])
}

extension View {
  /// Draws the view where the source of the same name stands. For its container it keeps its size and its place; what is
  /// inside is proposed the source's size, and its anchor meets the source's (V7.8 of the vocabulary).
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> ModifiedView<Self> {
    let matched = MatchedGeometry(
      id: MatchedID(AnyHashable(id), in: namespace), properties: properties, anchor: anchor, isSource: isSource)
    return modified(by: .passing(PassingModifier(matched)))
  }
}
