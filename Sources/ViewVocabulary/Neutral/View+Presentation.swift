public import Foundation
public import ViewTree

// What is presented over a view is not shown in its place: no effect on layout.
extension View {
  /// Presents a sheet, which is not shown; no effect on layout.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a sheet for an item, which is not shown; no effect on layout.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Covers the screen, which is not shown; no effect on layout.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Covers the screen for an item, which is not shown; no effect on layout.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a popover, which is not shown; no effect on layout.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a popover for an item, which is not shown; no effect on layout.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the heights of the sheet in which the view is; no effect on the view's layout.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> ModifiedView<Self> { unmodified }

  /// Sets the heights of the sheet in which the view is; no effect on the view's layout.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows or hides the sheet's grabber; no effect on layout.
  public func presentationDragIndicator(_ visibility: Visibility) -> ModifiedView<Self> { unmodified }

  /// Sets the sheet's background; no effect on layout.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> { unmodified }

  /// Sets the view behind the sheet, which is not shown; no effect on layout.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets whether what is behind the sheet can be touched; no effect on layout.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the radius of the sheet's corners in points; no effect on layout.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> ModifiedView<Self> { unmodified }

  /// Sets what becomes of a presentation where there is little room; no effect on layout.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> ModifiedView<Self> { unmodified }

  /// Sets what becomes of a presentation where there is little width or height; no effect on layout.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets what a finger moves first, the sheet or what it holds; no effect on layout.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> ModifiedView<Self> {
    unmodified
  }

  /// Keeps the sheet from being swiped away; no effect on layout.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Shows a file, which is not shown here; no effect on layout.
  public func quickLookPreview(_ item: Binding<URL?>) -> ModifiedView<Self> { unmodified }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  public enum Source: Sendable {
    /// The whole view.
    case bounds
    /// A rectangle in the view's coordinates, in points.
    case rect(CGRect)
  }

  /// A rectangle.
  case rect(Source)
  /// A point in fractions of the view.
  case point(UnitPoint)
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private var value: CGFloat = 0

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
  /// A height that a type works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: String(reflecting: type))
  }

  /// What is known of the place of a sheet.
  @dynamicMemberLookup public struct Context {
    /// The greatest height in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value that is handed down to the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A way to work out the height of a sheet, which a layout does not show.
public protocol CustomPresentationDetent {
  /// What is known of the place of the sheet.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where the sheet cannot have it.
  static func height(in context: Context) -> CGFloat?
}

/// What a finger moves first, a sheet or what it holds.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// What it holds.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether what is behind a presentation can be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// It can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What becomes of a presentation where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
