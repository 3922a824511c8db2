/// One statement about the frames of a tree that no stack can make: a linear relation between lengths and edges.
///
/// Only the constraint engine keeps to it; SwiftUI's layout knows nothing of it.
///
///     let even = try LayoutConstraint("red.height == 2 * blue.height @strong")
///     even.relations[0].terms     // 1 × height of red, −2 × height of blue
///     even.strength               // strong
///
/// A relation speaks of views that are shown. One with a view in a candidate of a `ViewThatFits` holds wherever that
/// candidate is shown; where it is not, it has no frame, nothing is asked of the layout, and the result names the view.
///
/// A chain, as `100 <= a.width <= 200`, is one statement of several relations.
public struct LayoutConstraint: Hashable, Sendable {
  /// The statement as it was written.
  public let source: String
  /// What must hold, in the order of the source; at least one relation.
  public let relations: [Relation]
  /// How much it counts.
  public let strength: Strength
  /// Every place of the source that names a view, in order.
  public let mentions: [Mention]
  /// Where the statement stands, as `constraints[1]` in a document or `view.content[0].constraints[1]` in a tree of the
  /// DSL; `nil` until an ``IndexedTree`` has it.
  public internal(set) var path: String?

  init(source: String, relations: [Relation], strength: Strength, mentions: [Mention]) {
    self.source = source
    self.relations = relations
    self.strength = strength
    self.mentions = mentions
  }
}

extension LayoutConstraint {
  /// What is measured of a view's frame, in points and in global coordinates.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The frame's width.
    case width
    /// The frame's height.
    case height
    /// The left edge.
    case minX
    /// Halfway between the left and the right edge.
    case midX
    /// The right edge.
    case maxX
    /// The upper edge.
    case minY
    /// Halfway between the upper and the lower edge.
    case midY
    /// The lower edge.
    case maxY

    /// The axis along which it is measured.
    public var axis: Axis {
      switch self {
      case .width, .minX, .midX, .maxX: .horizontal
      case .height, .minY, .midY, .maxY: .vertical
      }
    }
  }

  /// How two sides are compared.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// Both sides are the same.
    case equal = "=="
    /// The left side is at most the right one.
    case atMost = "<="
    /// The left side is at least the right one.
    case atLeast = ">="
  }

  /// How much a constraint counts: required ones hold, the others become goals, strong ones before medium and medium
  /// before weak ones.
  public enum Strength: String, Hashable, Sendable, CaseIterable {
    /// It must hold.
    case required
    /// It is violated as little as possible, before everything weaker.
    case strong
    /// It is violated as little as what is strong allows.
    case medium
    /// It is violated as little as everything else allows.
    case weak
  }

  /// A coefficient times an attribute of a view.
  public struct Term: Hashable, Sendable {
    /// The view as it was named: its key, or `root`.
    public var view: String
    /// What is measured of it.
    public var attribute: Attribute
    /// What that is multiplied by.
    public var coefficient: Double

    /// Makes the term `coefficient` × `attribute` of `view`.
    public init(view: String, attribute: Attribute, coefficient: Double = 1) {
      self.view = view
      self.attribute = attribute
      self.coefficient = coefficient
    }
  }

  /// A sum of terms and a constant, in points.
  public struct Expression: Hashable, Sendable {
    /// The terms in the order in which they were written, parentheses multiplied out.
    public var terms: [Term]
    /// What is added to them.
    public var constant: Double

    /// Makes a sum.
    public init(terms: [Term] = [], constant: Double = 0) {
      self.terms = terms
      self.constant = constant
    }
  }

  /// Two sides that are compared.
  public struct Relation: Hashable, Sendable {
    /// What stands before the sign.
    public var left: Expression
    /// The sign.
    public var comparison: Comparison
    /// What stands after the sign.
    public var right: Expression

    /// Compares two sides.
    public init(_ left: Expression, _ comparison: Comparison, _ right: Expression) {
      self.left = left
      self.comparison = comparison
      self.right = right
    }
  }

  /// A place in the source that names a view.
  public struct Mention: Hashable, Sendable {
    /// The view as it was named: its key, or `root`.
    public var view: String
    /// The place of the name with its quotation marks, without the attribute; in Unicode scalars from 0.
    public var range: Range<Int>
  }
}

extension LayoutConstraint.Relation {
  /// The terms of left − right: equal ones added up, in the order in which they were first written, none of them zero.
  ///
  /// The relation says that they and ``constant`` together are 0, at most 0 or at least 0.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public var terms: [LayoutConstraint.Term] {
    var merged: [LayoutConstraint.Term] = []
    var indices: [LayoutConstraint.Term: Int] = [:]
    for (expression, sign) in [(left, 1.0), (right, -1.0)] {
      for term in expression.terms {
        let measure = LayoutConstraint.Term(view: term.view, attribute: term.attribute)
        if let index = indices[measure] {
          merged[index].coefficient += sign * term.coefficient
        } else {
          indices[measure] = merged.count
          merged.append(measure)
          merged[merged.count - 1].coefficient = sign * term.coefficient
        }
      }
    }
    return merged.filter { $0.coefficient != 0 }
  }

  /// The constant of left − right, in points.
  public var constant: Double { left.constant - right.constant + 0 }

  /// Whether every number is finite, also when equal terms are added up.
  var isFinite: Bool {
    constant.isFinite && left.isFinite && right.isFinite && terms.allSatisfy(\.coefficient.isFinite)
  }
}

extension LayoutConstraint.Expression {
  /// Whether every number is finite.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The statement as it was written.
  public var description: String { source }
}
