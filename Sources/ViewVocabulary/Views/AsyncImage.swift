public import Foundation
public import ViewTree

/// An image from an address: while a tree is laid out it is not there yet, so that what stands for it is shown.
public struct AsyncImage<Content: View>: View {
  let content: Content

  /// Shows what is made of a phase: that without an image.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Shows what stands for the image.
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> Content
  ) {
    self.content = placeholder()
  }

  /// What is shown.
  public var body: some View { content }
}

extension AsyncImage where Content == Color {
  /// Shows a grey area.
  public init(url: URL?, scale: CGFloat = 1) { content = Color.gray }
}

/// How far an image has been loaded.
public enum AsyncImagePhase: Sendable {
  /// It has not.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The image, where it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A drawing, which takes what it is proposed and 10 points where that is unspecified, as a shape does. It is not drawn.
public struct Canvas<Symbols: View>: View {
  /// Draws.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// Draws with views.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}

  /// An area.
  public var body: some View { Rectangle() }
}

/// What a ``Canvas`` draws with, which draws nothing here.
public struct GraphicsContext: Sendable {
  /// What something is filled or stroked with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// A blend along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
    /// A blend around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading()
    }
  }

  /// How much of what is behind shines through.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is behind it.
  public var blendMode = BlendMode.normal

  /// Draws nothing.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws nothing.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws no less than before.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Draws as before.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Draws as before.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Draws as before.
  public mutating func rotate(by angle: Angle) {}
}
