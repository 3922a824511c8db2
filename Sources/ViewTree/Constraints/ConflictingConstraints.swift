/// Required constraints that cannot all hold, in the words of who stated them.
public struct ConflictingConstraints: Error, Hashable, Sendable {
  /// The constraints, in the order in which they were stated.
  public let constraints: [LayoutConstraint]
  /// Whether no fewer constraints contradict each other, so that each of these is needed for it; false where the search
  /// ran out of time first.
  public let isSmallest: Bool
  /// Whether no views at all could keep to the constraint, as to `0 * a.width == 1`; false where there are several.
  public let contradictsItself: Bool
  /// Why they do, as the engine that found it proves it; no part of the conflict itself.
  package var evidence: [any Sendable] = []

  /// Says that constraints contradict each other; there has to be one.
  public init(_ constraints: [LayoutConstraint], isSmallest: Bool = true, contradictsItself: Bool = false) {
    precondition(!constraints.isEmpty, "a conflict has a constraint")
    self.constraints = constraints
    self.isSmallest = isSmallest
    self.contradictsItself = contradictsItself && constraints.count == 1
  }

  /// How many constraints a sentence names.
  private static let namedLimit = 8

  /// One sentence that names the constraints, of more than eight the first seven, and says what to do.
  ///
  ///     // these constraints contradict each other: `a.width == 100` (layout.yaml:8:5) and `a.width >= 120`
  ///     // (layout.yaml:9:5); drop or weaken one of them
  ///
  /// - Parameter place: Where a constraint stands, as `layout.yaml:8:5`; `nil` where that is not known.
  public func sentence(place: (LayoutConstraint) -> String?) -> String {
    var named = constraints.map { constraint in
      "`\(constraint.source)`" + (place(constraint).map { " (\($0))" } ?? "")
    }
    // A chain of many equations, as of twenty columns of equal width, is named by its first ones.
    if named.count > Self.namedLimit {
      named = named.prefix(Self.namedLimit - 1) + ["\(named.count - Self.namedLimit + 1) more"]
    }
    guard let last = named.last, named.count > 1 else {
      return contradictsItself
        ? "the constraint \(named.joined()) contradicts itself: no views can keep to it; correct or drop it"
        : "the constraint \(named.joined()) contradicts the views themselves; drop or weaken it"
    }
    return "these constraints contradict each other: " + named.dropLast().joined(separator: ", ") + " and \(last); "
      + "drop or weaken one of them"
      + (isSmallest ? "" : " (perhaps fewer of them do, but the time for finding out was over)")
  }
}

extension ConflictingConstraints: CustomStringConvertible {
  /// The sentence, with the constraints' paths for places.
  public var description: String { sentence(place: \.path) }
}

extension ConflictingConstraints {
  /// Whether both name the same constraints.
  public static func == (one: ConflictingConstraints, other: ConflictingConstraints) -> Bool {
    one.constraints == other.constraints && one.isSmallest == other.isSmallest
      && one.contradictsItself == other.contradictsItself
  }

  /// Hashes what two conflicts are compared by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(constraints)
    hasher.combine(isSmallest)
    hasher.combine(contradictsItself)
  }
}
