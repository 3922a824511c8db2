extension LinearProgram.Column {
  /// The bounds, rounded inwards where only whole numbers are allowed; as they are if that leaves nothing.
  package var wholeBounds: Bounds {
    guard domain != .continuous else { return bounds }
    return (try? Bounds(lower: bounds.lower.rounded(.up), upper: bounds.upper.rounded(.down))) ?? bounds
  }

  /// Whether the bounds leave nothing but one whole number.
  var isFixedWhole: Bool { bounds.lower == bounds.upper && bounds.lower == bounds.lower.rounded() }

  /// Whether a number of the column's domain lies within its bounds.
  package var isPossible: Bool {
    domain == .continuous || bounds.lower.rounded(.up) <= bounds.upper.rounded(.down)
  }
}
