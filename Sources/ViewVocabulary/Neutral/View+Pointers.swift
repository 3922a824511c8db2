public import ViewTree

// Pointers have no effect on layout.
extension View {
  /// Acts when a pointer comes and goes; no effect on layout.
  public func onHover(perform action: @escaping (Bool) -> Void) -> ModifiedView<Self> { unmodified }

  /// Acts while a pointer moves over the view; no effect on layout.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts while a pointer moves over the view; no effect on layout. The older form.
  @_disfavoredOverload public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows that a pointer is there, if it is not turned off; no effect on layout.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> ModifiedView<Self> {
    unmodified
  }

  /// Does not show that a pointer is there; no effect on layout.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Sets how views inside show that a pointer is there; no effect on layout.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> ModifiedView<Self> { unmodified }

  /// Shows that a pointer is over a row; no effect on layout.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> ModifiedView<Self> { unmodified }

  /// Does not show that a pointer is over a row; no effect on layout.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Sets how a pointer over the view looks; no effect on layout.
  public func pointerStyle(_ style: PointerStyle?) -> ModifiedView<Self> { unmodified }

  /// Shows or hides a pointer over the view; no effect on layout.
  public func pointerVisibility(_ visibility: Visibility) -> ModifiedView<Self> { unmodified }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in points.
  case active(CGPoint)
  /// No more over the view.
  case ended
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let `default` = PointerStyle(name: "default")
  /// For texts in lines.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For texts in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For choosing a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// For something that can be grabbed.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// For something that is grabbed.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// For a link.
  public static let link = PointerStyle(name: "link")
  /// For making something larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// For making something smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For the edge of a column.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For the edge of a row.
  public static let rowResize = PointerStyle(name: "rowResize")

  /// As a picture, of which a point is where the pointer points to.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
}

/// How a view shows that a pointer is there.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system does.
  public static let automatic = HoverEffect(name: "automatic")
  /// Lit.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lifted.
  public static let lift = HoverEffect(name: "lift")
}
