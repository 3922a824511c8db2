public import ViewTree

// Where assistive technology can go from a view has no effect on layout.
extension View {
  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<Label: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: Label, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<Label: StringProtocol, EntryModel: Identifiable>(
    _ label: Label, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<Label: StringProtocol, EntryModel, ID: Hashable>(
    _ label: Label, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of parts of a text to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<Label: StringProtocol>(
    _ label: Label, textRanges: [Range<String.Index>]
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of parts of a text to go to, which is not shown; no effect on layout.
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> ModifiedView<Self> { unmodified }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of places to go to, which is not shown; no effect on layout.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers a list of parts of a text to go to, which is not shown; no effect on layout.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Makes the view a place to go to; no effect on layout.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> ModifiedView<Self> {
    unmodified
  }
}

/// Lists of places that the system makes.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// The links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// The headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// What is bold.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// What is italic.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// What is underlined.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// What is misspelled.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// The images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// The text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// The tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// The lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// The parts of a page.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  /// The links, with those that were followed or without.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
}

/// Places to go to.
public protocol AccessibilityRotorContent {}

/// A place to go to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Makes a place with a name.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Makes a place with a name.
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Makes a place with a name, at a view elsewhere.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Makes a place with a name, at a view elsewhere.
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Places to go to from several statements.
public struct AccessibilityRotorContents: AccessibilityRotorContent {}

/// Builds places to go to, of which a layout needs none.
@resultBuilder public enum AccessibilityRotorContentBuilder {
  /// Takes a place.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Builds several places.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> AccessibilityRotorContents {
    AccessibilityRotorContents()
  }

  /// Builds the places of an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> AccessibilityRotorContents {
    AccessibilityRotorContents()
  }

  /// Builds the places of a loop.
  public static func buildArray<Content: AccessibilityRotorContent>(
    _ content: [Content]
  ) -> AccessibilityRotorContents {
    AccessibilityRotorContents()
  }
}
