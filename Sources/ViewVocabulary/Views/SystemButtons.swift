public import ViewTree

/// A button that begins and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public init() {}

  /// A button of the title Edit, or Done while something is edited.
  public var body: some View { Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {} }
}

/// A button that renames something.
public struct RenameButton: View {
  /// Makes the button.
  public init() {}

  /// A button of the title Rename and a pencil.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A button that takes what has been copied.
public struct PasteButton: View {
  /// Makes the button.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Makes the button.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  /// A button of the title Paste and a symbol.
  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}
