public import ViewTree

// What helps with texts that are read and written has no effect on layout.
extension View {
  /// Shows a panel for finding text, which is not shown; no effect on layout.
  public func findNavigator(isPresented: Binding<Bool>) -> ModifiedView<Self> { unmodified }

  /// Lets text not be found; no effect on layout.
  public func findDisabled(_ isDisabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Lets text not be replaced; no effect on layout.
  public func replaceDisabled(_ isDisabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Offers help with writing; no effect on layout.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> ModifiedView<Self> { unmodified }

  /// Shows or hides the sign that help with writing is offered; no effect on layout.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> ModifiedView<Self> { unmodified }
}

/// How much help with writing is offered.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As much as the system thinks best.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All, in the text.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some, beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// None.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
