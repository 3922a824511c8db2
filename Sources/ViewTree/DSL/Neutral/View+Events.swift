public import struct Foundation.URL

// What a view does when something happens has no effect on layout: nothing happens while a tree is laid out.
extension View {
  /// Acts when the view appears, which a layout does not wait for; no effect on layout.
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> { unmodified }

  /// Acts when the view disappears; no effect on layout.
  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> { unmodified }

  /// Starts a task when the view appears; no effect on layout.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Starts a task when the view appears and when a value changes; no effect on layout.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when a value changes; no effect on layout.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when a value changes; no effect on layout.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when a value changes; no effect on layout.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when the view is opened by a link; no effect on layout.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> ModifiedView<Self> { unmodified }

  /// Acts on the command to delete; no effect on layout.
  public func onDeleteCommand(perform action: (() -> Void)?) -> ModifiedView<Self> { unmodified }

  /// Acts on a key; no effect on layout.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on the end of input; no effect on layout.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Refreshes the view when it is pulled; no effect on layout.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> ModifiedView<Self> { unmodified }
}

/// What ends input.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A key by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// Makes the key of a character.
  public init(_ character: Character) { self.character = character }

  /// Makes the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that leaves something.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes.
  public static let delete = KeyEquivalent("\u{8}")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether an action took the key.
  public enum Result: Hashable, Sendable {
    /// Nobody else gets it.
    case handled
    /// Others may take it.
    case ignored
  }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}
