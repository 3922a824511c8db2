extension View {
  /// States linear relations between the frames of views, which the constraint engine keeps to.
  ///
  ///     VStack {
  ///       Rectangle().id("red")
  ///       Rectangle().id("blue")
  ///     }
  ///     .constrain { views in
  ///       views.red.height.equals(2 * views.blue.height)
  ///       views["blue"].width.isAtMost(0.3 * views.root.width, strength: .strong)
  ///     }
  ///
  /// Views are named by their ids, or by their paths, and looked for inside this view first, then in the whole tree: a
  /// view that is used several times speaks of its own parts. A name that no view has is reported by the engine that
  /// uses the constraints. SwiftUI's layout knows nothing of them.
  public func constrain(
    @ConstraintBuilder _ constraints: (ConstrainedViews) -> [LayoutConstraint]
  ) -> ConstrainedView<Self> {
    ConstrainedView(content: self, constraints: constraints(ConstrainedViews()))
  }
}

/// A view that states constraints.
public struct ConstrainedView<Content: View>: View {
  let content: Content
  let constraints: [LayoutConstraint]
}

extension ConstrainedView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    guard !list.nodes.isEmpty else {
      // No view, but what it says of others stays.
      return ViewList([ViewNode(.group, constraints: constraints)], isDynamic: list.isDynamic)
    }
    return list.changingNode { $0.constraints += constraints }
  }
}

/// Builds constraints from the statements of a closure; takes `if`, `if let`, `switch` and `for`.
@resultBuilder public enum ConstraintBuilder {
  /// Takes one constraint.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }

  /// Takes several constraints.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }

  /// Joins the constraints of several statements.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] { parts.flatMap(\.self) }

  /// Joins the constraints of an `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] { part ?? [] }

  /// Takes the constraints of a condition that holds.
  public static func buildEither(first: [LayoutConstraint]) -> [LayoutConstraint] { first }

  /// Takes the constraints of a condition that does not hold.
  public static func buildEither(second: [LayoutConstraint]) -> [LayoutConstraint] { second }

  /// Joins the constraints of a `for` loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap(\.self) }
}

/// The views of which constraints can speak, by their ids.
@dynamicMemberLookup public struct ConstrainedViews: Hashable, Sendable {
  /// The view whose id is the member's name; `root` is the root view, unless a view has that id.
  public subscript(dynamicMember id: String) -> ConstrainedFrame { ConstrainedFrame(view: id) }

  /// The view whose id, or path, is the description of `id`.
  public subscript<ID: Hashable>(id: ID) -> ConstrainedFrame { ConstrainedFrame(view: String(describing: id)) }
}

/// The frame of a view, as constraints speak of it.
public struct ConstrainedFrame: Hashable, Sendable {
  /// The name of the view.
  public let view: String

  /// The frame's width.
  public var width: LayoutConstraint.Expression { self[.width] }
  /// The frame's height.
  public var height: LayoutConstraint.Expression { self[.height] }
  /// The left edge.
  public var minX: LayoutConstraint.Expression { self[.minX] }
  /// Halfway between the left and the right edge.
  public var midX: LayoutConstraint.Expression { self[.midX] }
  /// The right edge.
  public var maxX: LayoutConstraint.Expression { self[.maxX] }
  /// The upper edge.
  public var minY: LayoutConstraint.Expression { self[.minY] }
  /// Halfway between the upper and the lower edge.
  public var midY: LayoutConstraint.Expression { self[.midY] }
  /// The lower edge.
  public var maxY: LayoutConstraint.Expression { self[.maxY] }

  /// What is measured of the frame.
  public subscript(attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Expression {
    LayoutConstraint.Expression(terms: [LayoutConstraint.Term(view: view, attribute: attribute)])
  }
}
