public import LayoutEngine
public import LinearProgramming

/// A vertical stack that proposes its views the best heights: it stands wherever a `VStack` can, also in a tree that is
/// otherwise laid out by SwiftUI's own rule.
///
/// Gaps, alignment, placing and the answers to unspecified and infinite heights are those of a `VStack`. Only how a
/// finite height is shared is another: instead of one offer each, the views get the heights that are best by the goals.
///
///     OptimalVStack(alignment: .leading, spacing: 8, solver: GLPKSolver()) {
///       Rectangle().frame(minHeight: 200, maxHeight: 250)
///       Rectangle().frame(minHeight: 0, maxHeight: 60)
///     }
///
/// A height without a proven optimum fails the layout with `LayoutFailure.undecided`, which names the stack. A stack
/// inside that shares by SwiftUI's rule may take less than it is proposed; what it leaves is not offered to the others
/// again.
public struct OptimalVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let rule: OptimalStackRule
  private let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that is brought to the same x position in all views (9.9 of the semantics).
  ///   - spacing: Points between neighbours, which may be negative; `nil` leaves each gap to their preferences.
  ///   - solver: What solves the stack's programs.
  ///   - goals: What the heights are best at, in strict order; what they leave open is settled by `fair`. Those of a
  ///     whole tree, `ideal`, `closest` and `constraints`, say nothing of a single stack and are passed over.
  ///   - limits: What one solve may take.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, solver: some LinearSolver,
    goals: [Goal] = Goal.standard, limits: SolverLimits = SolverLimits(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    rule = OptimalStackRule(solver: solver, goals: goals, limits: limits)
    self.content = content()
  }
}

extension OptimalVStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    rule.node(
      "OptimalVStack", axis: .vertical, alignment: alignment.key, spacing: spacing, ViewList(content, in: environment))
  }
}
