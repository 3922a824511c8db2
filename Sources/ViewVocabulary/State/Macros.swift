public import ViewTree

/// Declares a value that is handed on, in an extension of `EnvironmentValues`, `ContainerValues`, `FocusedValues` or
/// `Transaction`.
///
///     extension EnvironmentValues {
///       @Entry var margin = 8.0
///     }
@attached(accessor) public macro Entry() = #externalMacro(module: "ViewMacros", type: "EntryMacro")

/// Shows views in an editor. They are checked by the compiler, and nothing is left of them.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Shows views in an editor, in a certain way. They are checked by the compiler, and nothing is left of them.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Marks a variable of a preview that holds a value, such as `@Previewable @State var isOn = true`.
@attached(peer) public macro Previewable() = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// How a preview is shown.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// As large as it wants to be.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// On a device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// Upright.
  public static let portrait = PreviewTrait(name: "portrait")
  /// On its left side.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")
  /// Upside down.
  public static let portraitUpsideDown = PreviewTrait(name: "portraitUpsideDown")

  /// As large as a size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait(name: "fixedLayout") }
}

extension FocusedValues {
  /// A value that is declared by `@Entry`: none in a layout.
  public func entry<Value>(_ name: String) -> Value? { nil }

  /// Sets a value that is declared by `@Entry`, which nothing in a layout reads.
  public mutating func setEntry<Value>(_ name: String, to value: Value) {}
}
