/// What a shape, a text or a background is drawn with. No style has an effect on layout.
public protocol ShapeStyle: Sendable {}

/// A style whose colour drawings know.
package protocol ColoredStyle: ShapeStyle {
  /// The colour's name in drawings.
  var colorName: String { get }
}

extension ShapeStyle {
  /// The colour's name in drawings, or `nil` for a style that they do not know.
  package var drawnColor: String? { (self as? any ColoredStyle)?.colorName }
}

extension ShapeStyle {
  /// The style at an opacity between 0 and 1, which is not drawn.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

/// The style of the foreground around it.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of the background around it.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The tint around it.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// One of the levels of the foreground style around it.
public struct HierarchicalShapeStyle: ColoredStyle, Hashable {
  let level: Int

  package var colorName: String { level == 1 ? "primary" : "secondary" }

  /// The first level: the foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level, weaker than the first.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level, weaker than the second.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level, weaker than the third.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

/// A translucent blur of what is behind it. Drawings do not show it.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  /// The thinnest material.
  public static let ultraThin = Material(thickness: 1)
  /// A thin material.
  public static let thin = Material(thickness: 2)
  /// The usual material.
  public static let regular = Material(thickness: 3)
  /// A thick material.
  public static let thick = Material(thickness: 4)
  /// The thickest material.
  public static let ultraThick = Material(thickness: 5)
  /// The material of system bars.
  public static let bar = Material(thickness: 6)
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground around it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background around it.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint around it.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground around it.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground around it.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground around it.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground around it.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ColoredStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  package var colorName: String { style.drawnColor ?? "primary" }
}
