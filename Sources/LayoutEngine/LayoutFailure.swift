public import ViewTree

/// Why there is no layout.
public enum LayoutFailure: Error, CustomStringConvertible {
  /// More sizes were asked than allowed; `view` is the key of the view that asked the last one.
  case tooManyQuestions(limit: Int, view: String)
  /// The views stand inside each other more deeply than the engine follows.
  case tooDeep(depth: Int, limit: Int)
  /// A layout placed a view at a point that is not finite; `layout` is the layout's type, `view` the key of the view.
  case misplaced(layout: String, view: String, point: CGPoint)
  /// The rule by which a stack shares its space could not decide; `view` is the stack's key.
  case undecided(view: String, cause: any Error)
  /// Constraints name views that the tree does not have, or ask for lengths beside which nothing can be decided; only an
  /// engine that keeps to constraints says so.
  case unresolvedConstraints(UnresolvedConstraints)
  /// Required constraints contradict each other; only an engine that keeps to constraints says so.
  case conflictingConstraints(ConflictingConstraints)

  /// The key of the view at which it happened, if it was one.
  public var view: String? {
    switch self {
    case .tooManyQuestions(_, let view), .undecided(let view, _), .misplaced(_, let view, _): view
    case .tooDeep, .unresolvedConstraints, .conflictingConstraints: nil
    }
  }

  /// One sentence that says what happened and what to do.
  public var description: String {
    switch self {
    case .tooManyQuestions(let limit, let view):
      "more than \(limit) sizes were asked, the last by \(view); stacks that alternate their axes ask exponentially "
        + "often: raise --max-questions, or nest fewer stacks"
    case .tooDeep(let depth, let limit):
      "\(depth) views and modifiers stand inside each other; at most \(limit) can be laid out"
    case .misplaced(let layout, let view, let point):
      "the layout \(layout) placed \(view) at (\(point.x), \(point.y)); a place has to be finite, so where the layout is "
        + "endless, place its views from the beginning of its bounds"
    case .undecided(let view, let cause):
      "the lengths of \(view) could not be decided: \(cause)"
    case .unresolvedConstraints(let unresolved): unresolved.description
    case .conflictingConstraints(let conflict): conflict.description
    }
  }
}
