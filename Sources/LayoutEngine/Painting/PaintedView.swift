package import ViewTree

/// What a layout looks like.
package struct Painting: Sendable {
  /// What is seen, the hindmost first.
  package var painted: [PaintedView] = []
  /// The views that were placed and are written, in document order.
  package var outlines: [Outline] = []

  /// The place of a view.
  package struct Outline: Hashable, Sendable {
    /// The number of the view in its tree.
    package var view: Int
    /// The view's rectangle with all its modifiers in global coordinates, without effects, in points.
    package var frame: CGRect
    /// The part of it that no clip around it hides; nil where there is none.
    package var visible: CGRect?
  }
}

/// Something that a layout shows: a shape, an image, a text or a line around a view.
package struct PaintedView: Hashable, Sendable {
  /// What is seen.
  package enum Content: Hashable, Sendable {
    /// A form that is filled.
    case shape(DrawnShape)
    /// A line along the inside of the rectangle, of a width in points.
    case border(width: CGFloat)
    /// A text as it breaks.
    case text([PaintedLine])
    /// An image.
    case image
    /// Something of which only its size is known.
    case unknown
  }

  /// The number, in its tree, of the written view that shows it; a control's parts belong to the control.
  package var view: Int
  /// What is seen.
  package var content: Content
  /// Its rectangle in global coordinates, without effects, in points.
  package var frame: CGRect
  /// The name of its colour; nil where neither it nor a view around it has one.
  package var color: String?
  /// The part of the light that it holds back, 0 to 1.
  package var opacity: Double
  /// The forms outside of which it is not drawn, the outermost first.
  package var clips: [Clip]
  /// What the effects around it make of global coordinates; nil where there are none.
  package var effects: ProjectionTransform?

  /// A form outside of which nothing is drawn.
  package struct Clip: Hashable, Sendable {
    /// The form.
    package var shape: DrawnShape
    /// Its rectangle in global coordinates, without effects.
    package var frame: CGRect
    /// What the effects around it make of global coordinates; nil where there are none.
    package var effects: ProjectionTransform?
  }
}

/// A line of a text. Lengths are in points, in global coordinates.
package struct PaintedLine: Hashable, Sendable {
  /// The letters that are seen, with the hyphen or the ellipsis that ends them.
  package var text: String
  /// Where the letters begin on the left.
  package var left: CGFloat
  /// The line on which the letters stand.
  package var baseline: CGFloat
  /// How wide they are.
  package var width: CGFloat
  /// The size of the letters.
  package var fontSize: CGFloat
  /// From the top of the line to its baseline.
  package var ascent: CGFloat
  /// From the baseline to the line's bottom.
  package var descent: CGFloat
  /// Whether the letters are at least semibold.
  package var isBold: Bool
}
