/// A style with a name that drawings know.
public struct NamedShapeStyle: ColoredStyle, Hashable {
  package let colorName: String
}

/// Thin lines between things.
public typealias SeparatorShapeStyle = NamedShapeStyle
/// The filling of forms.
public typealias FillShapeStyle = NamedShapeStyle

extension ShapeStyle where Self == NamedShapeStyle {
  /// Thin lines between things.
  public static var separator: NamedShapeStyle { NamedShapeStyle(colorName: "separator") }
  /// The texts that stand for one that is to be written.
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(colorName: "placeholderText") }
  /// Links.
  public static var link: NamedShapeStyle { NamedShapeStyle(colorName: "link") }
  /// The filling of forms.
  public static var fill: NamedShapeStyle { NamedShapeStyle(colorName: "systemFill") }
  /// What is chosen.
  public static var selection: NamedShapeStyle { NamedShapeStyle(colorName: "accentColor") }
  /// The background of windows.
  public static var windowBackground: NamedShapeStyle { NamedShapeStyle(colorName: "windowBackground") }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The fifth level of the foreground around it.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 5) }
}

extension ShapeStyle {
  /// The second level of the style, which is drawn as the first.
  public var secondary: some ShapeStyle { self }
  /// The third level of the style, which is drawn as the first.
  public var tertiary: some ShapeStyle { self }
  /// The fourth level of the style, which is drawn as the first.
  public var quaternary: some ShapeStyle { self }
  /// The fifth level of the style, which is drawn as the first.
  public var quinary: some ShapeStyle { self }

  /// The style with a shadow, which is not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow of a style. Is not drawn.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let radius: CGFloat

  /// A shadow behind, of a radius and at a distance in points.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle(isInner: false, radius: radius)
  }

  /// A shadow inside, of a radius and at a distance in points.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle(isInner: true, radius: radius)
  }
}

extension Color {
  /// The colour mixed with another, which is drawn as the first.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    fraction < 0.5 ? self : rhs
  }
}

extension Gradient {
  /// How colours are blended.
  public enum ColorSpace: Hashable, Sendable {
    /// As a display does; as an eye sees them.
    case device, perceptual
  }

  /// The blend in another way, which is drawn the same.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(color: stops.first?.color ?? .clear) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A blend of stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A blend that is made of one colour.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: [gradient.color], startPoint: startPoint, endPoint: endPoint)
  }
}
