public import ViewTree

#if !canImport(CoreGraphics)
  /// How far something goes in a direction.
  public struct CGVector: Hashable, Sendable {
    /// From left to right.
    public var dx: CGFloat
    /// From top to bottom.
    public var dy: CGFloat

    /// Nowhere.
    public static let zero = CGVector()

    /// Makes a vector of 0.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#else
  @_exported public import struct CoreGraphics.CGVector
#endif

// What is told while content scrolls has no effect on layout: a layout is of content that is not scrolled.
extension View {
  /// Binds where content is scrolled to; no effect on layout, which is of content that is not scrolled.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when something changes that scrolling is made of; no effect on layout.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when scrolling begins and ends; no effect on layout.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when scrolling begins and ends, with what it is made of; no effect on layout.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when the view is scrolled into sight and out of it; no effect on layout.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when views inside are scrolled into sight and out of it; no effect on layout.
  public func onScrollTargetVisibilityChange<ID: Hashable & Sendable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows the bars for a moment when a value changes; no effect on layout.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> ModifiedView<Self> { unmodified }

  /// Sets how content fades at edges where it is scrolled away; no effect on layout.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> ModifiedView<Self> {
    unmodified
  }

  /// Lets no content fade at edges where it is scrolled away; no effect on layout.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> ModifiedView<Self> {
    unmodified
  }
}

/// What scrolling is made of. Lengths are in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far content is scrolled.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// What is kept free around the content.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's coordinates that the scroll view covers.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's coordinates that is seen: what the scroll view covers without what is kept free.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// Whether content scrolls.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// It does not.
  case idle
  /// A finger may be about to.
  case tracking
  /// A finger moves it.
  case interacting
  /// It slows down.
  case decelerating
  /// The program moves it.
  case animating

  /// Whether it moves or may be about to.
  public var isScrolling: Bool { self != .idle }
}

/// What scrolling is made of when it begins or ends.
public struct ScrollPhaseChangeContext: Sendable {
  /// Where content is.
  public let geometry: ScrollGeometry
  /// How fast it is, in points a second; nil where that is not known.
  public let velocity: CGVector?
}

/// How content fades where it is scrolled away.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// At a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gradually.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
