// Names that source has and documents do not.
extension Registry {
  /// Views that documents have no name for: what they make is written as other views.
  static let viewsOfSource: [VocabularyEntry] = [
    VocabularyEntry(
      "ForEach", .view, Rule("6.10", .audited),
      calls: ["ForEach(_ data: some RandomAccessCollection, id: KeyPath<…>) { element in … }"]),
    VocabularyEntry("AnyView", .view, Rule("6.7", .audited), calls: ["AnyView(_ view: some View)"]),
    VocabularyEntry(
      "LinearGradient", .view, Rule("10", .recorded),
      calls: ["LinearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)"]),
    VocabularyEntry("Path", .view, Rule("10", .audited), calls: ["Path { path in … }"]),
    VocabularyEntry("AnyShape", .view, Rule("10", .audited), calls: ["AnyShape(_ shape: some Shape)"]),
    VocabularyEntry(
      "HStackLayout", .view, Rule("9", .recorded),
      calls: ["HStackLayout(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)"]),
    VocabularyEntry(
      "VStackLayout", .view, Rule("9", .recorded),
      calls: ["VStackLayout(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)"]),
    VocabularyEntry(
      "ZStackLayout", .view, Rule("13", .audited), calls: ["ZStackLayout(alignment: Alignment = .center)"]),
    VocabularyEntry(
      "GridLayout", .view, Rule("V3", .recorded),
      calls: [
        "GridLayout(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
      ]),
    VocabularyEntry("AnyLayout", .view, Rule("6", .audited), calls: ["AnyLayout(_ layout: some Layout)"]),
    VocabularyEntry(
      "UnevenRoundedRectangle", .view, Rule("10", .recorded),
      calls: ["UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii)"]),
    VocabularyEntry("ContainerRelativeShape", .view, Rule("10", .audited), calls: ["ContainerRelativeShape()"]),
    VocabularyEntry(
      "RadialGradient", .view, Rule("10", .recorded),
      calls: ["RadialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"]),
    VocabularyEntry(
      "AngularGradient", .view, Rule("10", .recorded),
      calls: ["AngularGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)"]),
    VocabularyEntry("EllipticalGradient", .view, Rule("10", .recorded), calls: ["EllipticalGradient(colors: [Color])"]),
    VocabularyEntry("ScrollViewReader", .view, .neutral, as: .state, calls: ["ScrollViewReader { proxy in … }"]),
    VocabularyEntry(
      "TimelineView", .view, .neutral, as: .neutral,
      calls: ["TimelineView(_ schedule: some TimelineSchedule) { context in … }"]),
    VocabularyEntry(
      "GlassEffectContainer", .view, .neutral, as: .neutral,
      calls: ["GlassEffectContainer(spacing: CGFloat? = nil) { … }"]),
    VocabularyEntry("EquatableView", .view, .neutral, as: .neutral, calls: ["EquatableView(content: some View)"]),
    VocabularyEntry(
      "NavigationStack", .view, .screenFills, as: .presentation,
      calls: ["NavigationStack { … }", "NavigationStack(path: Binding<…>) { … }"]),
    VocabularyEntry("NavigationView", .view, .screenFills, as: .presentation, calls: ["NavigationView { … }"]),
    VocabularyEntry(
      "NavigationSplitView", .view, .columns, as: .presentation,
      calls: ["NavigationSplitView { sidebar } detail: { … }"]),
    VocabularyEntry(
      "NavigationLink", .view, Rule("V5.3", .audited), as: .presentation,
      calls: ["NavigationLink(_ title: String, value: some Hashable)", "NavigationLink { destination } label: { … }"]),
    VocabularyEntry(
      "ToolbarItem", .view, .unshown, as: .presentation,
      calls: ["ToolbarItem(placement: ToolbarItemPlacement = .automatic) { … }"]),
    VocabularyEntry(
      "ToolbarItemGroup", .view, .unshown, as: .presentation,
      calls: ["ToolbarItemGroup(placement: ToolbarItemPlacement = .automatic) { … }"]),
    VocabularyEntry(
      "ToolbarSpacer", .view, .unshown, as: .presentation,
      calls: ["ToolbarSpacer(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)"]),
    VocabularyEntry("ToolbarTitleMenu", .view, .unshown, as: .presentation, calls: ["ToolbarTitleMenu { … }"]),
    VocabularyEntry(
      "Alert", .view, .unshown, as: .presentation,
      calls: ["Alert(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)"]),
    VocabularyEntry(
      "ActionSheet", .view, .unshown, as: .presentation,
      calls: ["ActionSheet(title: Text, message: Text? = nil, buttons: [Alert.Button])"]),
  ]

  /// Modifiers that documents have no name for.
  static let modifiersOfSource: [VocabularyEntry] = [
    VocabularyEntry("font", .modifier, Rule("16.4", .recorded), calls: ["font(_ font: Font?)"]),
    VocabularyEntry("fontWeight", .modifier, Rule("V1.22", .recorded), calls: ["fontWeight(_ weight: Font.Weight?)"]),
    VocabularyEntry("bold", .modifier, Rule("V1.21", .recorded), calls: ["bold(_ isActive: Bool = true)"]),
    VocabularyEntry("italic", .modifier, .letterforms, calls: ["italic(_ isActive: Bool = true)"]),
    VocabularyEntry("monospacedDigit", .modifier, .letterforms, calls: ["monospacedDigit()"]),
    VocabularyEntry(
      "lineLimit", .modifier, Rule("V1.2", .recorded),
      calls: [
        "lineLimit(_ number: Int?)", "lineLimit(_ limit: Int, reservesSpace: Bool)",
        "lineLimit(_ limit: ClosedRange<Int>)",
      ]),
    VocabularyEntry("fontDesign", .modifier, Rule("V1.18", .audited), calls: ["fontDesign(_ design: Font.Design?)"]),
    VocabularyEntry("fontWidth", .modifier, Rule("V1.18", .guess), calls: ["fontWidth(_ width: Font.Width?)"]),
    VocabularyEntry("monospaced", .modifier, Rule("V1.18", .audited), calls: ["monospaced(_ isActive: Bool = true)"]),
    VocabularyEntry("kerning", .modifier, Rule("V1.12", .audited), calls: ["kerning(_ kerning: CGFloat)"]),
    VocabularyEntry("tracking", .modifier, Rule("V1.12", .audited), calls: ["tracking(_ tracking: CGFloat)"]),
    VocabularyEntry(
      "baselineOffset", .modifier, Rule("V1.12", .recorded), calls: ["baselineOffset(_ baselineOffset: CGFloat)"]),
    VocabularyEntry(
      "textScale", .modifier, Rule("V1.13", .recorded),
      calls: ["textScale(_ scale: Text.Scale, isEnabled: Bool = true)"]),
    VocabularyEntry("textCase", .modifier, Rule("V1.12", .recorded), calls: ["textCase(_ textCase: Text.Case?)"]),
    VocabularyEntry("lineSpacing", .modifier, Rule("V1.10", .recorded), calls: ["lineSpacing(_ lineSpacing: CGFloat)"]),
    VocabularyEntry(
      "truncationMode", .modifier, Rule("V1.6", .recorded), calls: ["truncationMode(_ mode: Text.TruncationMode)"]),
    VocabularyEntry(
      "minimumScaleFactor", .modifier, Rule("V1.11", .audited), calls: ["minimumScaleFactor(_ factor: CGFloat)"]),
    VocabularyEntry("allowsTightening", .modifier, Rule("V1.11", .public), calls: ["allowsTightening(_ flag: Bool)"]),
    VocabularyEntry(
      "dynamicTypeSize", .modifier, Rule("V1.19", .recorded), calls: ["dynamicTypeSize(_ size: DynamicTypeSize)"]),
    VocabularyEntry(
      "typesettingLanguage", .modifier, Rule("5.2", .audited),
      calls: ["typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)"]),
    VocabularyEntry(
      "overlayPreferenceValue", .modifier, Rule("V7.7", .audited),
      calls: ["overlayPreferenceValue(_ key: K.Type, alignment: Alignment = .center) { value in … }"]),
    VocabularyEntry(
      "backgroundPreferenceValue", .modifier, Rule("V7.7", .audited),
      calls: ["backgroundPreferenceValue(_ key: K.Type, alignment: Alignment = .center) { value in … }"]),
    VocabularyEntry("scaledToFit", .modifier, Rule("12", .audited), calls: ["scaledToFit()"]),
    VocabularyEntry("scaledToFill", .modifier, Rule("12", .audited), calls: ["scaledToFill()"]),
    VocabularyEntry(
      "edgesIgnoringSafeArea", .modifier, Rule("12", .audited), calls: ["edgesIgnoringSafeArea(_ edges: Edge.Set)"]),
    VocabularyEntry(
      "safeAreaPadding", .modifier, Rule("V6.4", .recorded),
      calls: ["safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)"]),
    VocabularyEntry(
      "safeAreaBar", .modifier, .barAtEdge,
      calls: [
        "safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { … }",
        "safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { … }",
      ]),
    VocabularyEntry(
      "layoutValue", .modifier, Rule("6.8", .audited), calls: ["layoutValue(key: K.Type, value: K.Value)"]),
    VocabularyEntry(
      "containerValue", .modifier, Rule("6.8", .audited), calls: ["containerValue(_ keyPath:, _ value:)"]),
    VocabularyEntry("modifier", .modifier, .neutral, as: .state, calls: ["modifier(_ modifier: some ViewModifier)"]),
    VocabularyEntry("id", .modifier, .neutral, as: .state, calls: ["id(_ id: some Hashable)"]),
  ]

  /// What to write in a document for a name of SwiftUI's that only source has.
  static let substitutes = [
    "scaledToFit": "aspectRatio", "scaledToFill": "aspectRatio", "edgesIgnoringSafeArea": "ignoresSafeArea",
  ]
}
