/// The layout of an ``HStack``. Called with content it makes that stack; another layout may call its methods, which
/// share space by SwiftUI's own rule (section 9 of the semantics).
public struct HStackLayout: AxisStackLayout, Hashable {
  /// What the stack keeps from call to call.
  public typealias Cache = StackLayoutCache

  /// The guide that is brought to the same height in all views (9.9 of the semantics).
  public var alignment: VerticalAlignment
  /// Points between neighbours, which may be negative; `nil` leaves each gap to their preferences.
  public var spacing: CGFloat?

  /// Makes a layout whose gaps are `spacing` points, or the views' preferences where it is `nil`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// The axis, the guide and the gaps.
  package var parameters: StackParameters {
    StackParameters(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
