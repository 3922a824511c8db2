/// A layout of a program's own, as a node of a tree holds it: equal to an equal one where its type is `Hashable`,
/// otherwise only to itself.
///
/// The engine makes the cache once for each element in a layout (6.2 of the semantics) and calls the layout's methods
/// through `layout`.
public struct CustomLayout: Hashable, Sendable {
  /// The layout, without its type.
  package let layout: AnyLayout
  private let identity: ErasedValue

  /// Makes the node's layout.
  package init(_ layout: some Layout) {
    self.layout = AnyLayout(layout)
    identity = ErasedValue(layout)
  }

  /// The name of the layout's type.
  package var typeName: String { (layout.base as? any NamedLayout)?.typeName ?? "\(type(of: layout.base))" }

  /// The axis that spacers and dividers in the layout know; nil where it is not like a stack (section 10).
  package var stackAxis: Axis? { (layout.base as? any NamedLayout)?.stackAxis ?? layout.stackAxis }

  /// Whether both layouts are equal, or the same one.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// Hashes the layout where it can be hashed, its identity otherwise.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The explicit position of a guide in points from the origin of `bounds`, or nil (6.5).
  package func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

/// A layout of the package's own, which stands for a view of SwiftUI's.
package protocol NamedLayout: Layout {
  /// The name of the view.
  var typeName: String { get }
  /// The axis that spacers and dividers in it know.
  var stackAxis: Axis? { get }
}
