public import Foundation
public import ViewTree

/// A colour among a program's resources.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// The colour of a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image among a program's resources.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// The image of a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour among the program's resources.
  @_disfavoredOverload public init(_ resource: ColorResource) { self.init(resource.name) }

  /// A colour among the resources of a bundle, by its name.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension Image {
  /// An image among the program's resources.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// An image among the resources of a bundle, by its name.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// An image among the resources of a bundle, with a text for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }

  /// An image among the resources of a bundle, that accessibility does not speak of.
  public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }

  /// A symbol that shows a value between 0 and 1, which does not change its size.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Chooses how a symbol is coloured, which has no effect on layout.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and an image among the program's resources.
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init(title, image: resource.name) }
}

extension Button where Label == ViewTree.Label<Text, Image> {
  /// Makes a button of a title and an image among the program's resources.
  public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) {
    self.init(action: action) { ViewTree.Label(title, image: image) }
  }
}

extension Menu where Label == ViewTree.Label<Text, Image> {
  /// Makes a menu of a title and an image among the program's resources.
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewTree.Label(title, image: image) }
  }
}
