internal import LayoutEngine

/// A constraint that no program could state, since one of its views stands where no row says, or has no end.
struct PlacelessConstraint {
  let constraint: ResolvedConstraint
  /// The key of the view to blame.
  let view: String
  /// Whether the view has no end, or stands where there is none, so that no lengths could keep the constraint.
  let isEndless: Bool

  /// What is to be said of the view.
  var reason: String {
    (isEndless ? "it has no end, or stands where there is none" : "no row says where it is")
      + ", so that `\(constraint.constraint.source)` counts for nothing where lengths are chosen"
  }

  /// Why there is no optimal layout where the one without the constraint misses it.
  var failure: OptimumFailure { isEndless ? .endless(view: view) : .unreachable(view: view) }
}
