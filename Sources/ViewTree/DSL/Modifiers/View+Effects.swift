// These effects change how a view is drawn and nothing of its layout (5.2 of the semantics). Trees do not carry them.
extension View {
  /// Cuts off what sticks out of the view; no effect on layout.
  public func clipped(antialiased: Bool = false) -> ModifiedView<Self> { unmodified }

  /// Cuts off what sticks out of a shape; no effect on layout.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedView<Self> { unmodified }

  /// Cuts off the view's corners; no effect on layout.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Draws the view where another is opaque; no effect on layout.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> ModifiedView<Self> {
    unmodified
  }

  /// Makes the view translucent; no effect on layout.
  public func opacity(_ opacity: Double) -> ModifiedView<Self> { unmodified }

  /// Keeps the view's place without drawing it; no effect on layout.
  public func hidden() -> ModifiedView<Self> { unmodified }

  /// Draws a shadow; no effect on layout.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedView<Self> { unmodified }

  /// Draws the view out of focus; no effect on layout.
  public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedView<Self> { unmodified }

  /// Draws the view larger or smaller; no effect on layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedView<Self> { unmodified }

  /// Draws the view larger or smaller; no effect on layout.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> ModifiedView<Self> { unmodified }

  /// Draws the view larger or smaller; no effect on layout.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ModifiedView<Self> {
    unmodified
  }

  /// Draws the view turned; no effect on layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView<Self> { unmodified }

  /// Draws the view before or after its siblings; no effect on layout.
  public func zIndex(_ value: Double) -> ModifiedView<Self> { unmodified }

  /// Sets the tint of controls; no effect on layout.
  public func tint<S: ShapeStyle>(_ tint: S?) -> ModifiedView<Self> { unmodified }

  /// Draws the view as one picture; no effect on layout.
  public func compositingGroup() -> ModifiedView<Self> { unmodified }

  /// Draws the view as one picture; no effect on layout.
  public func drawingGroup(opaque: Bool = false) -> ModifiedView<Self> { unmodified }

  /// Sets where the view can be touched; no effect on layout.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> ModifiedView<Self> { unmodified }
}

/// An angle.
@frozen public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of 0.
  public init() { radians = 0 }

  /// Makes an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle in degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0.
  public static let zero = Angle()
}
