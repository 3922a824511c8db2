public import Foundation
public import ViewTree

// Keys and commands have no effect on layout.
extension View {
  /// Acts on a key; no effect on layout.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on a key in some phases; no effect on layout.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on some keys; no effect on layout.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on keys that write some characters; no effect on layout.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on any key; no effect on layout.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when keys are held that change others; no effect on layout.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presses the view by a key; no effect on layout.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> ModifiedView<Self> {
    unmodified
  }

  /// Presses the view by a key, which may be another with other keyboards; no effect on layout.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presses the view by a key; no effect on layout.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> ModifiedView<Self> { unmodified }

  /// Presses the view by a key, if there is one; no effect on layout.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> ModifiedView<Self> { unmodified }

  /// Acts on the command to delete; no effect on layout.
  public func onDeleteCommand(perform action: (() -> Void)?) -> ModifiedView<Self> { unmodified }

  /// Acts on the command to leave; no effect on layout.
  public func onExitCommand(perform action: (() -> Void)?) -> ModifiedView<Self> { unmodified }

  /// Acts on the command to go in a direction; no effect on layout.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> ModifiedView<Self> { unmodified }

  /// Acts on the command to play or to pause; no effect on layout.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> ModifiedView<Self> { unmodified }
}

/// A direction in which a user goes.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The directions.
  case up, down, left, right
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

  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// It is still held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is let go.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What happens to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

/// A key with those that are held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// Whether it is another with other keyboards.
  public var localization: Localization

  /// Whether a shortcut is another with other keyboards.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the system thinks best.
    public static let automatic = Localization(name: "automatic")
    /// As the system thinks best, but not changed about where reading runs from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As it is written.
    public static let custom = Localization(name: "custom")
  }

  /// Makes a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
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
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key to the page before.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key to the page after.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears something.
  public static let clear = KeyEquivalent("\u{F739}")
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
