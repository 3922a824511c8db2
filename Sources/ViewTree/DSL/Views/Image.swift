/// An image: as large as it is by itself, or as large as it is proposed to be where it is resizable (section 17 of the
/// semantics).
///
/// No images are loaded here. An image is given by its size, or by a name whose size `imageSizes(_:)` tells. An
/// unknown name has the size 0 × 0, as an image has in SwiftUI whose asset is missing. Symbols have the sizes of a table, or
/// one by the size of their font; unless they are resizable they have a text's baseline, with their middle at that of the
/// capitals (section 8 of the vocabulary).
public struct Image: View, Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case size(CGSize)
    case asset(String)
    case symbol(String)
  }

  let source: Source
  var capInsets: EdgeInsets?

  /// Makes an image of a size in points.
  public init(width: CGFloat, height: CGFloat) { source = .size(CGSize(width: width, height: height)) }

  /// Makes the image of a name.
  public init(_ name: String) { source = .asset(name) }

  /// Makes the image of a name that accessibility does not speak of.
  public init(decorative name: String) { source = .asset(name) }

  /// Makes the symbol of a name.
  public init(systemName: String) { source = .symbol(systemName) }

  /// How a resizable image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Lets the image take the size that it is proposed, its own where that is unspecified.
  ///
  /// - Parameters:
  ///   - capInsets: The parts that are not stretched: each side is at least their sum, as in a frame with a minimum.
  ///   - resizingMode: How the image is drawn, which has no effect on layout.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }

  /// How a template image is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground's colour.
    case template
    /// In its own colours.
    case original
  }

  /// How good a scaled image looks.
  public enum Interpolation: Hashable, Sendable {
    /// The qualities, from the lowest.
    case none, low, medium, high
  }

  /// Chooses how the image is coloured, which has no effect on layout.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Chooses how good the image looks scaled, which has no effect on layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Chooses whether edges are smoothed, which has no effect on layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let isResizable = capInsets != nil
    var node = ViewNode(.image(size: size(in: environment), resizable: isResizable))
    if case .symbol(let name) = source, environment.imageSizes[name] == nil, name != "swift",
      let rule = environment.symbol(name).rule
    {
      node.modifiers.append(.follows(rule))
    }
    if case .symbol = source, !isResizable {
      let symbol = SymbolMetrics(height: size(in: environment).height, font: environment.symbolFont)
      node.modifiers.append(.passing(PassingModifier(symbol)))
    }
    let capWidth = capInsets?.total(along: .horizontal) ?? 0
    let capHeight = capInsets?.total(along: .vertical) ?? 0
    if capWidth > 0 || capHeight > 0 {
      let bounds = FrameBounds(
        minWidth: capWidth > 0 ? capWidth : nil, minHeight: capHeight > 0 ? capHeight : nil)
      node.modifiers.append(.flexibleFrame(bounds))
    }
    return ViewList([node])
  }

  /// The size in points by itself, where the font around is that of the environment.
  func size(in environment: EnvironmentValues) -> CGSize {
    let sizes = environment.imageSizes
    return switch source {
    case .size(let size): size
    case .asset(let name): sizes[name] ?? .zero
    case .symbol("swift") where sizes["swift"] == nil:
      // The drawing of a symbol is not as large as the symbol is.
      capInsets == nil
        ? CGSize(width: 22.000000000000004, height: 18.666666666666668)
        : CGSize(width: 18.666667938232422, height: 16.666667938232422)
    case .symbol(let name): sizes[name] ?? environment.symbol(name).size
    }
  }
}

extension EnvironmentValues {
  var imageSizes: [String: CGSize] {
    get { self[ImageSizesKey.self] }
    set { self[ImageSizesKey.self] = newValue }
  }
}

private enum ImageSizesKey: EnvironmentKey {
  static var defaultValue: [String: CGSize] { [:] }
}

extension View {
  /// Tells the sizes in points of images and symbols that the views inside name, beside those told by the views around.
  public func imageSizes(_ sizes: [String: CGSize]) -> EnvironmentView<Self> {
    transformEnvironment(\.imageSizes) { $0.merge(sizes) { _, inner in inner } }
  }
}
