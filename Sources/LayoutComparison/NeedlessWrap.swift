/// A text that is not whole although there is room for it. Lengths are in points.
///
/// In 250 points "Notes and ideas" of 112, wrapped in 90, is needlessly so beside a field of 60…∞: 112 + 60 fits.
///
/// Source: section 7 of the optimum's definition.
public struct NeedlessWrap: Hashable, Sendable {
  /// Changes of layout priority after which SwiftUI's own rule has the text whole, no text reads worse than before, and the
  /// region does not overflow.
  public struct Repair: Hashable, Sendable {
    /// The changes, in source order.
    public var changes: [PriorityAdvice.Change]
    /// The lengths of all children in source order that SwiftUI's rule then gives, in points.
    public var lengths: [Double]
  }

  /// The key of the text.
  public var view: String
  /// Its width in SwiftUI's layout.
  public var width: Double
  /// The least length of the region's child at which the text is whole: more than the text's width where the child has a
  /// padding around it.
  public var needed: Double
  /// In how many lines the text stands in SwiftUI's layout.
  public var lines: Int
  /// The place among the region's children of the one that the text is, or stands in.
  public var child: Int
  /// Whether a part of the text is missing, and not only in another line.
  public var isCut: Bool
  /// The fewest changes of priority under which the text is whole and nothing overflows; nil where none that were tried do
  /// that, or advice was not asked for.
  public var repair: Repair?
  /// The element of the text in SwiftUI's tree.
  package var element: Int
}
