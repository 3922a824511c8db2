/// What `containerRelativeFrame` is told (V4 of the vocabulary).
package struct RelativeFrame: PassingParameters {
  /// The axes on which it is a frame of a fixed length.
  package var axes: Axis.Set
  /// How its length is made of the container's.
  package var share: Share
  /// Where a view stands that is smaller or larger than the frame.
  package var alignment: Alignment

  package init(_ axes: Axis.Set, _ share: Share, alignment: Alignment) {
    self.axes = axes
    self.share = share
    self.alignment = alignment
  }

  /// How a frame's length is made of its container's.
  package enum Share: Hashable, Sendable {
    /// It is the container's (V4.2).
    case whole
    /// It is that of `span` of the `count` columns into which `spacing` points between each two divide the container (V4.3).
    case columns(count: Int, span: Int, spacing: CGFloat)
    /// It is what a closure of the program finds (V4.4).
    case computed(LengthRule)
  }

  /// The frame in a container of some lengths in points; an axis on which the container has none is left alone.
  ///
  /// Of 402 points a frame over one of 3 columns with 10 points between them has (402 − 10 × 2) / 3, which is 127.33, and one
  /// over two of them 127.33 × 2 + 10 × 1, which is 264.67.
  package func frame(in container: ProposedViewSize) -> FixedFrame {
    let lengths = Axis.allCases.map { axis -> CGFloat? in
      guard axes.contains(Axis.Set(axis)), let length = container[axis] else { return nil }
      switch share {
      case .whole: return length
      case .columns(let count, let span, let spacing):
        let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        return column * CGFloat(span) + spacing * CGFloat(span - 1)
      case .computed(let rule): return rule.length(length, axis)
      }
    }
    return FixedFrame(width: lengths[0], height: lengths[1], alignment: alignment)
  }
}

/// A closure that makes a length of a container's; equal only to itself.
package struct LengthRule: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// Makes the length, in points, of the container's on an axis.
  package let length: @Sendable (CGFloat, Axis) -> CGFloat
  private let identity = Identity()

  package init(_ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat) { self.length = length }

  package static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A mark on a view to whose length `containerRelativeFrame` looks, besides scroll views, which need none (V4.1 of the
/// vocabulary).
package enum RelativeContainer: PassingParameters {
  /// The view is a container: a stack of screens, a column of a split view, a tab.
  case container
  /// The container around the view is shorter for what is inside, in points, by the margins of a scroll view's content.
  case insets(EdgeInsets)
}

extension ModifierNode {
  /// The mark of a container.
  package static func container(_ mark: RelativeContainer = .container) -> ModifierNode {
    .passing(PassingModifier(mark))
  }
}

extension View {
  /// Puts the view into a frame as long as the container around it (V4.2 of the vocabulary).
  ///
  /// The container is the nearest scroll view, list, stack of screens, column of a split view or tab, else the area that the
  /// whole layout is proposed. On an axis on which that has no length the modifier does nothing.
  ///
  ///     ScrollView(.horizontal) {
  ///       HStack(spacing: 0) { ForEach(pages) { $0.containerRelativeFrame(.horizontal) } }   // each as wide as what is seen
  ///     }
  ///
  /// - Parameters:
  ///   - axes: The axes on which it has the container's length; the view is asked for that on the others.
  ///   - alignment: Where a view stands that is smaller or larger than the frame.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> ModifiedView<Self> {
    framed(RelativeFrame(axes, .whole, alignment: alignment))
  }

  /// Puts the view into a frame as long as some of the columns into which the container around it is divided (V4.3 of the
  /// vocabulary).
  ///
  /// - Parameters:
  ///   - axes: The axes on which it has such a length.
  ///   - count: How many columns the container has, or rows; 1 or more.
  ///   - span: How many of them the frame takes.
  ///   - spacing: Points between neighbouring columns.
  ///   - alignment: Where a view stands that is smaller or larger than the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    precondition(count > 0, "a container has 1 column or more")
    return framed(
      RelativeFrame(axes, .columns(count: count, span: span, spacing: spacing), alignment: alignment))
  }

  /// Puts the view into a frame of the length that a closure makes of the container's (V4.4 of the vocabulary).
  ///
  /// - Parameters:
  ///   - axes: The axes on which it has such a length.
  ///   - alignment: Where a view stands that is smaller or larger than the frame.
  ///   - length: Makes the length of the container's, in points, for each axis. One that is negative or not finite leaves the
  ///     axis to the view. It is called while the tree is laid out, on any thread.
  @preconcurrency public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> ModifiedView<Self> {
    framed(RelativeFrame(axes, .computed(LengthRule(length)), alignment: alignment))
  }

  private func framed(_ frame: RelativeFrame) -> ModifiedView<Self> {
    modified(by: .passing(PassingModifier(frame)))
  }
}
