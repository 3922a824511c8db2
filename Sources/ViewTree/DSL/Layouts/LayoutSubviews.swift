/// The views that a layout arranges, in source order.
///
/// Indices start at 0, also in a part of the collection. The value belongs to one call of the layout: it refers to the
/// engine that lays out the tree, so it is not `Sendable` and is of no use after that.
public struct LayoutSubviews: RandomAccessCollection {
  /// A part of the collection is one itself.
  public typealias SubSequence = LayoutSubviews
  /// A view that is arranged.
  public typealias Element = LayoutSubview
  /// The place of a view in the collection, from 0.
  public typealias Index = Int

  /// The engine that answers for the views.
  package let host: any SubviewHost
  /// The engine's numbers of the views.
  package let numbers: [Int]
  /// The direction in which views stand side by side. A layout places them from left to right in any case: what it has
  /// placed is mirrored afterwards where the direction is from right to left.
  public var layoutDirection: LayoutDirection

  /// Makes the collection of views to which an engine gave these numbers.
  package init(host: any SubviewHost, numbers: [Int], layoutDirection: LayoutDirection = .leftToRight) {
    self.host = host
    self.numbers = numbers
    self.layoutDirection = layoutDirection
  }

  /// The index of the first view: 0.
  public var startIndex: Int { 0 }

  /// One more than the index of the last view.
  public var endIndex: Int { numbers.count }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(host: host, number: numbers[index]) }

  /// The views at the indices of a range, whose own indices start at 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self[indices: bounds] }

  /// The views from an index on, whose own indices start at 0.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  /// The views at some indices, in their order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self[indices: indices] }

  private subscript(indices indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(host: host, numbers: indices.map { numbers[$0] }, layoutDirection: layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  /// Whether both hold the same views of the same layout, in the same order.
  public static func == (one: Self, other: Self) -> Bool {
    one.host === other.host && one.numbers == other.numbers && one.layoutDirection == other.layoutDirection
  }
}

@available(*, unavailable)
extension LayoutSubviews: Sendable {}
