/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions: Equatable {
  /// The size in points.
  package let size: CGSize
  /// Answers the view's explicit guides.
  package let explicitGuide: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    self.size = size
    self.explicitGuide = explicitGuide
  }

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The guide's position in points from the view's origin: the explicit one if there is one, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
  /// The guide's position in points from the view's origin: the explicit one if there is one, else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
  /// The guide's explicit position in points, or `nil` where the view sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
  /// The guide's explicit position in points, or `nil` where the view sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  package func value(of key: AlignmentKey) -> CGFloat {
    if let explicit = explicitGuide(key) { return explicit }
    return key.defaultValue(in: self)
  }

  /// Whether two views have the same size; explicit guides are not compared.
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool { one.size == other.size }
}
