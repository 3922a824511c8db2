public import ViewTree

#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif
#if canImport(Darwin)
#endif

// What is copied, cut and pasted has no effect on layout.
extension View {
  /// Lets values be copied; no effect on layout.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> ModifiedView<Self> { unmodified }

  /// Lets values be cut; no effect on layout.
  public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> ModifiedView<Self> {
    unmodified
  }

  /// Takes values that are pasted; no effect on layout.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on the command to copy; no effect on layout.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> ModifiedView<Self> { unmodified }

  /// Acts on the command to cut; no effect on layout.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> ModifiedView<Self> { unmodified }

  /// Acts on the command to paste; no effect on layout.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on the command to paste, of types by their names; no effect on layout.
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }
}
