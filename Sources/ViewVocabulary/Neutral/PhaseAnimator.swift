public import ViewTree

/// Views that go through phases, as they are in the first. It has no place of its own: its views are members of the container
/// around it, and where there is no phase there are none.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let first: Phase?
  let content: (Phase) -> Content

  /// Makes views for phases that follow each other again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Makes views for phases that follow each other once when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
}

extension PhaseAnimator: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    guard let first else { return ViewList() }
    let view = environment.whileCurrent { content(first) }
    return ViewList(view, in: environment)
  }
}

extension View {
  /// Changes the view in phases that follow each other again and again; the layout is that of the first phase.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<Phase, V> {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }

  /// Changes the view in phases that follow each other once when a value changes; the layout is that of the first phase.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<Phase, V> {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
}
