internal import LayoutEngine

/// How long stated constraints may force views to be.
///
/// A relation forces a view to be as long as the others in it ask for, and these may be forced by other relations in turn:
/// of `b.width == 100 * a.width` and `c.width == 100 * b.width`, with a view `a` that is 300 wide, `c` is forced to
/// 3 000 000 points. Each relation passes on what the others say of its views, never what it said of them itself.
struct ForcedLengths {
  /// No relation is followed to lengths beyond this, which solvers could not tell from their neighbours.
  private static let limit = 1e9

  private typealias Relation = ResolvedConstraint.Relation

  /// What forces a view most, and what all other relations do at most.
  private struct Forced: Equatable {
    var relation = -1
    var length = 0.0
    var next = 0.0

    /// What all relations but one force.
    func length(but relation: Int) -> Double { relation == self.relation ? next : length }

    mutating func add(_ length: Double, by relation: Int) {
      if relation == self.relation {
        self.length = max(self.length, length)
      } else if length > self.length {
        (self.relation, self.length, next) = (relation, length, self.length)
      } else {
        next = max(next, length)
      }
    }
  }

  private let relations: [Relation]
  private let usual: Double
  /// The elements of which relations speak, and those among them that stand inside each.
  private let inside: [Int: [Int]]
  private var forced: [Int: Forced] = [:]
  /// How far from the origin a relation forces an edge or a centre at most; 0 where none speaks of one.
  private(set) var farthestPlace = 0.0

  /// Finds what `constraints` force, where views that they say nothing of are at most `usual` long.
  init(by constraints: [ResolvedConstraint], in tree: IndexedTree, usual: Double) {
    relations = constraints.flatMap(\.relations)
    self.usual = usual
    let elements = Set(relations.flatMap(\.terms).map(\.element))
    var inside: [Int: [Int]] = [:]
    if !elements.isEmpty {
      let containers = ContainerMap(tree)
      for element in elements.sorted() {
        var around: Int? = element
        while let next = around {
          if elements.contains(next) { inside[next, default: []].append(element) }
          around = containers.parent(of: next)
        }
      }
    }
    self.inside = inside
    // What one relation forces is known to the last one of a chain after as many rounds as it has relations.
    for _ in relations { guard passOn() else { break } }
  }

  /// The greatest length that a view is forced to have; 0 without relations.
  var greatest: Double { forced.values.reduce(0) { max($0, $1.length) } }

  /// The elements that are forced to be longer than `length`.
  func elements(beyond length: Double) -> Set<Int> { Set(forced.filter { $0.value.length > length }.keys) }

  /// Has every relation force its views by what the others do.
  ///
  /// - Returns: Whether a view is forced to be longer than before.
  private mutating func passOn() -> Bool {
    let before = forced
    for (number, relation) in relations.enumerated() {
      for term in relation.terms {
        let length = min(Self.limit, length(of: term, by: number, before))
        if !term.attribute.isSide { farthestPlace = max(farthestPlace, length) }
        forced[term.element, default: Forced()].add(length, by: number)
      }
    }
    return forced != before
  }

  /// How long a relation forces a term's view to be: as long as it takes to make up for the others.
  private func length(of term: ResolvedConstraint.Term, by number: Int, _ forced: [Int: Forced]) -> Double {
    let relation = relations[number]
    let mayRaise: Bool =
      switch relation.comparison {
      case .equal: true
      case .atLeast: term.coefficient > 0
      case .atMost: term.coefficient < 0
      }
    guard mayRaise else { return 0 }
    let sign = term.coefficient > 0 ? 1.0 : -1
    var asked = max(0, -sign * relation.constant)
    for other in relation.terms where other.element != term.element || other.attribute != term.attribute {
      // A side is never negative; where something stands may be on either side of the origin.
      guard other.coefficient * sign < 0 || !other.attribute.isSide else { continue }
      asked += other.coefficient.magnitude * reach(of: other, but: number, forced)
    }
    return asked / term.coefficient.magnitude
  }

  /// How far a term's view may reach by what all relations but one force: as far as those inside it together; where it
  /// stands depends on all of them.
  private func reach(of term: ResolvedConstraint.Term, but number: Int, _ forced: [Int: Forced]) -> Double {
    let elements = term.attribute.isSide ? inside[term.element] ?? [] : Array(inside.keys)
    return elements.reduce(usual) { $0 + (forced[$1]?.length(but: number) ?? 0) }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is a length of a view, not where that stands.
  var isSide: Bool { self == .width || self == .height }
}
