// Names that source has and documents do not.
extension Registry {
  /// Views that documents have no name for: what they make is written as other views.
  static let viewsOfSource: [VocabularyEntry] = [
    VocabularyEntry(
      "Table", .view, .table, as: .control,
      calls: ["Table(_ data: some RandomAccessCollection) { TableColumn(_ title: String, value: KeyPath<…>) … }"]),
    VocabularyEntry("EditButton", .view, Rule("V5", .public), as: .control, calls: ["EditButton()"]),
    VocabularyEntry("RenameButton", .view, Rule("V5", .public), as: .control, calls: ["RenameButton()"]),
    VocabularyEntry(
      "PasteButton", .view, Rule("V5", .public), as: .control,
      calls: ["PasteButton(payloadType: T.Type) { items in … }"]),
    VocabularyEntry(
      "AsyncImage", .view, .neutral, as: .control, calls: ["AsyncImage(url: URL?) { image in … } placeholder: { … }"]),
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
    VocabularyEntry("EquatableView", .view, .neutral, as: .neutral, calls: ["EquatableView(content: some View)"]),
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
