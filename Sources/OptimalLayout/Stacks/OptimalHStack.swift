public import LayoutEngine
public import LinearProgramming

/// A horizontal stack that proposes its views the best widths: it stands wherever an `HStack` can, also in a tree that
/// is otherwise laid out by SwiftUI's own rule.
///
/// Gaps, alignment, placing and the answers to unspecified and infinite widths are those of an `HStack`. Only how a
/// finite width is shared is another: instead of one offer each, the views get the widths that are best by the goals.
///
///     OptimalHStack(alignment: .top, spacing: 8, solver: GLPKSolver()) {
///       Rectangle().frame(minWidth: 200, maxWidth: 250)
///       Rectangle().frame(minWidth: 0, maxWidth: 60)
///     }
///
/// A width without a proven optimum fails the layout with `LayoutFailure.undecided`, which names the stack. A stack
/// inside that shares by SwiftUI's rule may take less than it is proposed; what it leaves is not offered to the others
/// again.
public struct OptimalHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let rule: OptimalStackRule
  private let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that is brought to the same height in all views (9.9 of the semantics).
  ///   - spacing: Points between neighbours, which may be negative; `nil` leaves each gap to their preferences.
  ///   - solver: What solves the stack's programs.
  ///   - goals: What the widths are best at, in strict order; what they leave open is settled by `fair`. Those of a
  ///     whole tree, `ideal`, `closest` and `constraints`, say nothing of a single stack and are passed over.
  ///   - limits: What one solve may take.
  ///   - content: The views, from leading to trailing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, solver: some LinearSolver,
    goals: [Goal] = Goal.standard, limits: SolverLimits = SolverLimits(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    rule = OptimalStackRule(solver: solver, goals: goals, limits: limits)
    self.content = content()
  }
}

extension OptimalHStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    rule.node(
      "OptimalHStack", axis: .horizontal, alignment: alignment.key, spacing: spacing, ViewList(content, in: environment)
    )
  }
}
