/// A constraint of a tree, and where its names are looked for first.
struct ConstraintStatement: Sendable {
  var constraint: LayoutConstraint
  /// The views inside the one that states it; `nil` for a document's constraint.
  var scope: Range<Int>?
}

/// A constraint whose views are found in a tree.
package struct ResolvedConstraint: Sendable {
  /// The constraint, with its path.
  package var constraint: LayoutConstraint
  /// What must hold, in the order of ``LayoutConstraint/relations``.
  package var relations: [Relation]

  /// A relation: the terms and the constant together are 0, at most 0 or at least 0.
  package struct Relation: Sendable {
    /// The terms in source order, equal ones merged, none of them zero.
    package var terms: [Term]
    /// The constant in points.
    package var constant: Double
    /// How the sum compares with 0.
    package var comparison: LayoutConstraint.Comparison
  }

  /// A coefficient times an attribute of an element's frame.
  package struct Term: Sendable {
    /// The outermost element of the view with all modifiers of its own: its frame is the view's.
    package var element: Int
    /// The view's index.
    package var view: Int
    /// What is measured of the frame.
    package var attribute: LayoutConstraint.Attribute
    /// What that is multiplied by.
    package var coefficient: Double
  }
}

/// Constraints that are none of their tree: they name views that it does not have, or numbers that are not finite, or so
/// great that nothing could be decided.
public struct UnresolvedConstraints: Error, Hashable, Sendable {
  /// The mistakes in the order of the constraints; at least one.
  public let errors: [ConstraintError]

  /// Collects mistakes; there is at least one.
  package init(errors: [ConstraintError]) { self.errors = errors }
}

extension UnresolvedConstraints: CustomStringConvertible {
  /// The mistakes, each with its constraint.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension IndexedTree {
  /// Everything that is stated about the frames of the tree's views: by the document, then by the views in document
  /// order.
  ///
  /// What the content of a reader states is here only after the reader was placed.
  public var constraints: [LayoutConstraint] { statements.map(\.constraint) }

  /// The constraints with the elements and views of which they speak.
  ///
  /// A name is looked for among the views inside the view that states the constraint, then among all views; the first
  /// one counts. `root` is the tree's root where no view has that name.
  ///
  /// - Throws: every name that no placed view has, and numbers that are not finite.
  /// - Complexity: O(*v* + *t*) for *v* views and *t* terms.
  package func resolvedConstraints() throws(UnresolvedConstraints) -> [ResolvedConstraint] {
    guard !statements.isEmpty else { return [] }
    let names = ConstraintNames(self)
    var errors: [ConstraintError] = []
    var resolved: [ResolvedConstraint] = []
    for statement in statements {
      let mistakes = mistakes(in: statement, names, after: errors.count)
      errors += mistakes
      guard mistakes.isEmpty else { continue }
      let relations = statement.constraint.relations.map { relation in
        ResolvedConstraint.Relation(
          terms: relation.terms.compactMap { term in
            guard let (element, view) = place(of: term.view, in: statement.scope, names) else { return nil }
            return ResolvedConstraint.Term(
              element: element, view: view, attribute: term.attribute, coefficient: term.coefficient)
          }.merged,
          constant: relation.constant, comparison: relation.comparison)
      }
      resolved.append(ResolvedConstraint(constraint: statement.constraint, relations: relations))
    }
    guard errors.isEmpty else { throw UnresolvedConstraints(errors: errors) }
    return resolved
  }

  /// The element and the view of a name; `nil` if there is none.
  private func place(
    of name: String, in scope: Range<Int>?, _ names: ConstraintNames
  ) -> (element: Int, view: Int)? {
    if let view = names.view(named: name, in: scope) { return (views[view].element, view) }
    return name == LayoutConstraint.root ? (root, elements[root].view) : nil
  }

  private func mistakes(
    in statement: ConstraintStatement, _ names: ConstraintNames, after count: Int
  ) -> [ConstraintError] {
    let constraint = statement.constraint
    var errors = constraint.mentions.compactMap { mention -> ConstraintError? in
      guard place(of: mention.view, in: statement.scope, names) == nil else { return nil }
      let problem = names.vocabulary.problem(naming: mention.view, suggests: count < 20)
      return ConstraintError(problem, in: constraint.source, at: mention.range.lowerBound, path: constraint.path)
    }
    if !constraint.relations.allSatisfy(\.isFinite) {
      errors.append(
        ConstraintError(.outOfRange(constraint.source), in: constraint.source, at: 0, path: constraint.path))
    }
    return errors
  }
}

extension LayoutConstraint {
  /// The name of the root view.
  static let root = "root"
}

extension [ResolvedConstraint.Term] {
  /// The terms with those of one view added up that was named in several ways.
  fileprivate var merged: [ResolvedConstraint.Term] {
    var merged: [ResolvedConstraint.Term] = []
    var indices: [Measure: Int] = [:]
    for term in self {
      let measure = Measure(element: term.element, attribute: term.attribute)
      if let index = indices[measure] {
        merged[index].coefficient += term.coefficient
      } else {
        indices[measure] = merged.count
        merged.append(term)
      }
    }
    return merged.filter { $0.coefficient != 0 }
  }

  private struct Measure: Hashable {
    var element: Int
    var attribute: LayoutConstraint.Attribute
  }
}

/// The views of a tree by their names.
private struct ConstraintNames {
  /// The views of each id or path, copies included, in ascending order.
  private var viewsByName: [String: [Int]] = [:]
  private var viewsByKey: [String: Int] = [:]
  let vocabulary: ViewVocabulary

  init(_ tree: IndexedTree) {
    var placed: [String] = []
    for (index, view) in tree.views.enumerated() where view.isWritten {
      let key = tree.key(ofView: index)
      viewsByName[tree.name(ofView: index), default: []].append(index)
      viewsByKey[key] = viewsByKey[key] ?? index
      placed.append(key)
    }
    vocabulary = ViewVocabulary(
      placed: placed, unplaced: tree.unplacedViews.map { ($0.id ?? tree.paths.text(of: $0.path), $0.type) })
  }

  func view(named name: String, in scope: Range<Int>?) -> Int? {
    if let scope, let inside = viewsByName[name]?.first(in: scope) { return inside }
    return viewsByKey[name] ?? viewsByName[name]?.first
  }
}

extension [Int] {
  /// The first of these ascending numbers that lies in a range.
  fileprivate func first(in range: Range<Int>) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] < range.upperBound ? self[low] : nil
  }
}
