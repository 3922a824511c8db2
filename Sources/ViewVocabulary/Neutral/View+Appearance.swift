public import Foundation
public import ViewTree

// Colours, blending and the like have no effect on layout (5.2 of the semantics).
extension View {
  /// Shows a placeholder in the view's place; no effect on layout.
  public func redacted(reason: RedactionReasons) -> ModifiedView<Self> { unmodified }

  /// Shows the view although views around are redacted; no effect on layout.
  public func unredacted() -> ModifiedView<Self> { unmodified }

  /// Hides the view where others may look; no effect on layout.
  public func privacySensitive(_ sensitive: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Sets how symbols are coloured; no effect on layout.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ModifiedView<Self> { unmodified }

  /// Sets the style of backgrounds inside; no effect on layout.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> { unmodified }

  /// Sets the tint of controls; no effect on layout.
  public func accentColor(_ accentColor: Color?) -> ModifiedView<Self> { unmodified }

  /// Sets the tint of controls; no effect on layout.
  public func tint(_ tint: Color?) -> ModifiedView<Self> { unmodified }

  /// Sets how the view's colours are put onto those behind; no effect on layout.
  public func blendMode(_ blendMode: BlendMode) -> ModifiedView<Self> { unmodified }

  /// Makes the view brighter; no effect on layout.
  public func brightness(_ amount: Double) -> ModifiedView<Self> { unmodified }

  /// Makes the colours stronger or weaker; no effect on layout.
  public func saturation(_ amount: Double) -> ModifiedView<Self> { unmodified }

  /// Makes the contrast higher or lower; no effect on layout.
  public func contrast(_ amount: Double) -> ModifiedView<Self> { unmodified }

  /// Takes colour away; no effect on layout.
  public func grayscale(_ amount: Double) -> ModifiedView<Self> { unmodified }

  /// Turns the colours; no effect on layout.
  public func hueRotation(_ angle: Angle) -> ModifiedView<Self> { unmodified }

  /// Multiplies the colours; no effect on layout.
  public func colorMultiply(_ color: Color) -> ModifiedView<Self> { unmodified }

  /// Turns the colours into their opposites; no effect on layout.
  public func colorInvert() -> ModifiedView<Self> { unmodified }

  /// Asks for a light or a dark window; no effect on layout.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedView<Self> { unmodified }

  /// Sets a light or a dark appearance; no effect on layout.
  public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedView<Self> { unmodified }

  /// Sets the shape that views inside may follow; no effect on layout.
  public func containerShape<T: InsettableShape>(_ shape: T) -> ModifiedView<Self> { unmodified }

  /// Draws the view mirrored where reading runs from right to left; no effect on layout.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Hides or shows the status bar; no effect on layout.
  public func statusBarHidden(_ hidden: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Hides or shows what the system draws over the view; no effect on layout.
  public func persistentSystemOverlays(_ visibility: Visibility) -> ModifiedView<Self> { unmodified }

  /// Names a preview; no effect on layout.
  public func previewDisplayName(_ value: String?) -> ModifiedView<Self> { unmodified }

  /// Opens a link where a widget is tapped; no effect on layout.
  public func widgetURL(_ url: URL?) -> ModifiedView<Self> { unmodified }

  /// Draws the view in a widget's accent; no effect on layout.
  public func widgetAccentable(_ accentable: Bool = true) -> ModifiedView<Self> { unmodified }
}

extension View where Self: Equatable {
  /// Makes the body again only where the view is another; no effect on layout.
  public func equatable() -> ModifiedView<Self> { unmodified }
}

/// A light or a dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// Why views are redacted.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What they show is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What they show is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In given colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How colours are put onto those behind.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// Over them.
  case normal
  /// By the modes that separate light from dark.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// By the modes that subtract.
  case difference, exclusion
  /// By the modes that take over a part of the colour.
  case hue, saturation, color, luminosity
  /// By the modes that only look at what is covered.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
