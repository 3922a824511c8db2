public import Foundation
public import ViewTree

#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif
#if !canImport(Darwin)
  /// What is dragged, of which a layout knows nothing.
  public final class NSItemProvider: Sendable {
    /// Makes a provider of nothing.
    public init() {}

    /// Makes a provider of the contents of a file.
    public init?(contentsOf fileURL: URL?) {}

    /// Makes a provider of an object.
    public init(object: some AnyObject) {}
  }

  /// What a user was doing in another place.
  public final class NSUserActivity: Sendable {
    /// The kind of what was done.
    public let activityType: String

    /// Names what is done.
    public init(activityType: String) { self.activityType = activityType }
  }
#endif
#if !canImport(UniformTypeIdentifiers)
  /// A type of files.
  public struct UTType: Hashable, Sendable {
    /// The name of the type, as `public.json`.
    public let identifier: String

    /// Makes the type of a name.
    public init?(_ identifier: String) { self.init(identifier: identifier) }

    /// Makes the type of files whose names end with an extension.
    public init?(filenameExtension: String) { self.init(identifier: "extension." + filenameExtension) }

    /// Makes a type that the program declares.
    public init(exportedAs identifier: String) { self.init(identifier: identifier) }

    /// Makes a type that another program declares.
    public init(importedAs identifier: String) { self.init(identifier: identifier) }

    private init(identifier: String) { self.identifier = identifier }

    /// Anything.
    public static let item = UTType(identifier: "public.item")
    /// Data of any kind.
    public static let data = UTType(identifier: "public.data")
    /// A document of any kind.
    public static let content = UTType(identifier: "public.content")
    /// A folder.
    public static let folder = UTType(identifier: "public.folder")
    /// A text.
    public static let text = UTType(identifier: "public.text")
    /// A text without formats.
    public static let plainText = UTType(identifier: "public.plain-text")
    /// JSON.
    public static let json = UTType(identifier: "public.json")
    /// XML.
    public static let xml = UTType(identifier: "public.xml")
    /// Values separated by commas.
    public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")
    /// HTML.
    public static let html = UTType(identifier: "public.html")
    /// PDF.
    public static let pdf = UTType(identifier: "com.adobe.pdf")
    /// An image.
    public static let image = UTType(identifier: "public.image")
    /// A PNG image.
    public static let png = UTType(identifier: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(identifier: "public.jpeg")
    /// A film.
    public static let movie = UTType(identifier: "public.movie")
    /// Sound.
    public static let audio = UTType(identifier: "public.audio")
    /// A web address.
    public static let url = UTType(identifier: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(identifier: "public.file-url")
    /// A compressed archive.
    public static let zip = UTType(identifier: "public.zip-archive")
  }
#endif

// Files that are asked for, given away, dragged and dropped have no effect on layout.
extension View {
  /// Asks for a file, which is not shown; no effect on layout.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Asks for files, which is not shown; no effect on layout.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Asks where a document goes, which is not shown; no effect on layout.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Asks where a file goes, which is not shown; no effect on layout.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Lets the view be dragged; no effect on layout.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> ModifiedView<Self> { unmodified }

  /// Lets the view be dragged, showing another; no effect on layout.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Takes what is dropped; no effect on layout.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Takes what is dropped at a place; no effect on layout.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Takes what is dropped, of types by their names; no effect on layout.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Takes what is dropped, by an object that watches over it; no effect on layout.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> ModifiedView<Self> {
    unmodified
  }

  /// Lets a value be dragged; no effect on layout.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> ModifiedView<Self> { unmodified }

  /// Lets a value be dragged, showing another view; no effect on layout.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Takes values that are dropped; no effect on layout.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Goes on with what was begun elsewhere; no effect on layout.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Says what is done here, to be gone on with elsewhere; no effect on layout.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Says what is done here with a value, if there is one, to be gone on with elsewhere; no effect on layout.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }
}

/// A document that is a file.
public protocol FileDocument {
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
}

/// Something that is dropped.
public struct DropInfo: Sendable {
  /// Where it is, in points.
  public let location: CGPoint

  /// Whether it has something of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// What it has of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What becomes of what is dropped.
public struct DropProposal: Sendable {
  /// What is done with it.
  public let operation: DropOperation

  /// Does something with it.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is done with what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, now or ever.
  case cancel, forbidden
  /// It is copied or moved.
  case copy, move
}

/// Watches over what is dropped on a view.
public protocol DropDelegate {
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Whether it can be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// It comes over the view.
  func dropEntered(info: DropInfo)
  /// It leaves the view.
  func dropExited(info: DropInfo)
  /// It moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
}

extension DropDelegate {
  /// It can be taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing is done.
  public func dropEntered(info: DropInfo) {}
  /// Nothing is done.
  public func dropExited(info: DropInfo) {}
  /// It is taken as the system thinks best.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
}
