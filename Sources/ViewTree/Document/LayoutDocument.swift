/// A view tree with what it is proposed: the value of one layout document.
public struct LayoutDocument: Hashable, Sendable {
  /// The document's name; `nil` where it has none of its own.
  public var name: String?
  /// What the root is proposed, per side in points; `nil` is unspecified.
  public var proposal: ProposedViewSize
  /// The origin of the root's area in global coordinates, in points.
  public var origin: CGPoint
  /// How far beyond the root's area views may reach that ignore the safe area, in points; a device's insets.
  ///
  /// No document states them: they come from a ``Device``. The leading one is on the left in any direction.
  public var safeAreaInsets = EdgeInsets()
  /// How much width there is; `nil` leaves it to the system. No document states it: it comes from a ``Device``.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// How much height there is; `nil` stands for enough. No document states it: it comes from a ``Device``.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The direction in which views stand side by side where none of them sets another.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Pixels per point, for what is measured in pixels.
  public var displayScale: CGFloat
  /// Measured texts that take the place of the built-in font.
  public var textMetrics: [TextMetric]
  /// The measures of controls and containers.
  public var platform = PlatformMetrics()
  /// Guides that the document states beside those of SwiftUI.
  public internal(set) var alignments: [StatedAlignment] = []
  /// Linear relations for the constraint engine.
  public var constraints: [LayoutConstraint]
  /// The root view.
  public var view: ViewNode

  /// Makes a document.
  public init(
    name: String? = nil, proposal: ProposedViewSize = .unspecified, origin: CGPoint = CGPoint(x: 0, y: 0),
    displayScale: CGFloat = 3, textMetrics: [TextMetric] = [], constraints: [LayoutConstraint] = [], view: ViewNode
  ) {
    self.name = name
    self.proposal = proposal
    self.origin = origin
    self.displayScale = displayScale
    self.textMetrics = textMetrics
    self.constraints = constraints
    self.view = view
  }
}

extension LayoutDocument {
  /// What is handed down to the root view.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    environment.layoutDirection = layoutDirection
    environment.platformMetrics = platform
    environment.windowWidth = proposal.width
    // A Mac shows its windows as it does, whatever device they are laid out for.
    if let horizontalSizeClass, !platform.system.isMac { environment.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass, !platform.system.isMac { environment.verticalSizeClass = verticalSizeClass }
    return environment
  }

  /// Proposes the safe area of a device, at its place, with its insets, its pixels and its size classes.
  public mutating func propose(_ device: Device) {
    proposal = device.proposal
    origin = device.origin
    safeAreaInsets = device.safeAreaInsets
    displayScale = device.displayScale
    horizontalSizeClass = device.horizontalSizeClass
    verticalSizeClass = device.verticalSizeClass
  }
}

/// A measured text: its size for offers up to `maxWidth`, or its unwrapped size where that is `nil`.
public struct TextMetric: Hashable, Sendable {
  /// The text that was measured.
  public var text: String
  /// The widest offer, in points, that gets this answer; `nil` for the unwrapped size.
  public var maxWidth: CGFloat?
  /// The measured size in points.
  public var size: CGSize

  /// Makes a measured text.
  public init(text: String, maxWidth: CGFloat?, size: CGSize) {
    self.text = text
    self.maxWidth = maxWidth
    self.size = size
  }
}
