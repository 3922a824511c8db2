// Views that show others as they are, and drawings that fill what they are proposed.
extension Registry {
  static let wrappers: [Entry<ViewKind>] = [
    wrapper("AnyView", "A view of any type.", Rule("6.7", .audited), ["AnyView(_ view: some View)"]),
    wrapper(
      "ScrollViewReader", "Content that can be scrolled by its ids.", .neutral, as: .state,
      ["ScrollViewReader { proxy in … }"]),
    wrapper(
      "TimelineView", "Content that changes with time.", .neutral, as: .neutral,
      ["TimelineView(_ schedule: some TimelineSchedule) { context in … }"]),
    wrapper(
      "GlassEffectContainer", "Content whose glass flows together.", .neutral, as: .neutral,
      ["GlassEffectContainer(spacing: CGFloat? = nil) { … }"]),
    drawing(
      "LinearGradient", "A gradient along a line", .recorded,
      ["LinearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)"]),
    drawing(
      "RadialGradient", "A gradient around a point", .recorded,
      ["RadialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"]),
    drawing(
      "AngularGradient", "A gradient by the angle at a point", .recorded,
      ["AngularGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)"]),
    drawing("EllipticalGradient", "A gradient around a point", .recorded, ["EllipticalGradient(colors: [Color])"]),
    drawing(
      "UnevenRoundedRectangle", "A rectangle with a radius for each corner", .recorded,
      ["UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii)"]),
    drawing("ContainerRelativeShape", "A shape like that around", .audited, ["ContainerRelativeShape()"]),
    drawing("ConcentricRectangle", "A rectangle with corners like those around", .audited, ["ConcentricRectangle()"]),
    drawing("Path", "An outline", .audited, ["Path { path in … }"]),
    drawing("Canvas", "A drawing", .audited, ["Canvas { context, size in … }"]),
  ]

  private static func wrapper(
    _ name: String, _ summary: String, _ rule: Rule, as layoutClass: LayoutClass = .layout, _ calls: [String]
  ) -> Entry<ViewKind> {
    .composed(
      name, summary, rule, as: layoutClass, calls: calls, isSpliced: true, keys: [content],
      view: { parts in parts.views("content") })
  }

  private static func drawing(
    _ name: String, _ phrase: String, _ certainty: Rule.Certainty, _ calls: [String]
  ) -> Entry<ViewKind> {
    .composed(
      name, "\(phrase): fills the proposal, 10 where unspecified.", Rule("10", certainty), as: .layout, calls: calls,
      view: { _ in Color.clear })
  }
}
