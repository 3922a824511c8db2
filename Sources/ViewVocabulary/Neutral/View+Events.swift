public import Foundation
public import ViewTree

// What a view does when something happens has no effect on layout: nothing happens while a tree is laid out.
extension View {
  /// Acts when the view appears, which a layout does not wait for; no effect on layout.
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> { unmodified }

  /// Acts when the view disappears; no effect on layout.
  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> { unmodified }

  /// Starts a task when the view appears; no effect on layout.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Starts a task when the view appears and when a value changes; no effect on layout.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Starts a task with a name when the view appears; no effect on layout.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
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

  /// Acts on the end of input; no effect on layout.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Keeps ``onSubmit(of:_:)`` of the views around from hearing of input in the view; no effect on layout.
  public func submitScope(_ isBlocking: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Refreshes the view when it is pulled; no effect on layout.
  public func refreshable(action: @escaping () async -> Void) -> ModifiedView<Self> { unmodified }
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
