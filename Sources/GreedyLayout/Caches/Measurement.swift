internal import ViewTree

/// The stacks' decisions on which one answer rests: the allocation of a stack, or several side by side.
///
/// Single-child modifiers answer with their content's measurement; a leaf has none.
final class Measurement {
  /// The division this answer made, if it came from a stack.
  let allocation: Allocation?
  /// The measurements of the children's answers that were used, in source order; empty where there is none.
  private let children: [Measurement?]
  /// The place of the candidate that a ViewThatFits showed; its measurement is the only child.
  let candidate: Int?

  init(allocation: Allocation?, children: [Measurement?], candidate: Int? = nil) {
    self.allocation = allocation
    self.children = children
    self.candidate = candidate
  }

  /// The measurement of the answer that was used of a child, by its place.
  func child(_ place: Int) -> Measurement? { children.isEmpty ? nil : children[place] }
}

/// An answered size, with the stacks' decisions on which it rests where they are recorded.
struct MeasuredSize {
  var size: CGSize
  var measurement: Measurement?
}
