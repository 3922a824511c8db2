// Controls and containers, which source has.
extension Registry {
  /// Controls and containers.
  static let controls: [VocabularyEntry] = [
    VocabularyEntry(
      "LazyVStack", .view, .measuredWhole,
      calls: ["LazyVStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { … }"]),
    VocabularyEntry(
      "LazyHStack", .view, .measuredWhole,
      calls: ["LazyHStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { … }"]),
    VocabularyEntry(
      "Section", .view, Rule("V6.10", .recorded), as: .control,
      calls: ["Section { … }", "Section(_ title: String) { … }", "Section { … } header: { … } footer: { … }"]),
    VocabularyEntry(
      "List", .view, Rule("V6.7", .public), as: .control,
      calls: ["List { … }", "List(_ data: some RandomAccessCollection) { element in … }"]),
    VocabularyEntry(
      "Table", .view, .table, as: .control,
      calls: ["Table(_ data: some RandomAccessCollection) { TableColumn(_ title: String, value: KeyPath<…>) … }"]),
    VocabularyEntry("Form", .view, Rule("V6.9", .recorded), as: .control, calls: ["Form { … }"]),
    VocabularyEntry(
      "TabView", .view, Rule("V6.12", .recorded), as: .control,
      calls: ["TabView { … }", "TabView(selection: Binding<…>) { … }"]),
    VocabularyEntry(
      "Tab", .view, Rule("V6.12", .recorded), as: .control, calls: ["Tab(_ title: String, systemImage: String) { … }"]),
    VocabularyEntry(
      "Button", .view, Rule("V5.6", .recorded), as: .control,
      calls: [
        "Button(_ title: String) { action }", "Button { action } label: { … }",
        "Button(_ title: String, systemImage: String) { action }",
      ]),
    VocabularyEntry(
      "Label", .view, Rule("V5.4", .recorded), as: .control,
      calls: ["Label(_ title: String, systemImage: String)", "Label { title } icon: { icon }"]),
    VocabularyEntry(
      "Link", .view, Rule("V5.3", .audited), as: .control, calls: ["Link(_ title: String, destination: URL)"]),
    VocabularyEntry("ShareLink", .view, Rule("V5.3", .public), as: .control, calls: ["ShareLink(item: some Any)"]),
    VocabularyEntry("EditButton", .view, Rule("V5", .public), as: .control, calls: ["EditButton()"]),
    VocabularyEntry("RenameButton", .view, Rule("V5", .public), as: .control, calls: ["RenameButton()"]),
    VocabularyEntry(
      "PasteButton", .view, Rule("V5", .public), as: .control,
      calls: ["PasteButton(payloadType: T.Type) { items in … }"]),
    VocabularyEntry(
      "Menu", .view, Rule("V5.3", .public), as: .control,
      calls: ["Menu(_ title: String) { … }", "Menu { … } label: { … }"]),
    VocabularyEntry("ControlGroup", .view, Rule("V5", .guess), as: .control, calls: ["ControlGroup { … }"]),
    VocabularyEntry(
      "Toggle", .view, Rule("V5.5", .audited), as: .control,
      calls: ["Toggle(_ title: String, isOn: Binding<Bool>)", "Toggle(isOn: Binding<Bool>) { … }"]),
    VocabularyEntry(
      "Slider", .view, Rule("V5", .recorded), as: .control,
      calls: ["Slider(value: Binding<…>, in: ClosedRange<…> = 0...1)"]),
    VocabularyEntry(
      "Stepper", .view, Rule("V5", .recorded), as: .control,
      calls: ["Stepper(_ title: String, value: Binding<…>, in: ClosedRange<…>)"]),
    VocabularyEntry(
      "Picker", .view, Rule("V5", .recorded), as: .control,
      calls: ["Picker(_ title: String, selection: Binding<…>) { … }"]),
    VocabularyEntry(
      "DatePicker", .view, Rule("V5", .recorded), as: .control,
      calls: ["DatePicker(_ title: String, selection: Binding<Date>)"]),
    VocabularyEntry(
      "ColorPicker", .view, Rule("V5", .guess), as: .control,
      calls: ["ColorPicker(_ title: String, selection: Binding<Color>)"]),
    VocabularyEntry(
      "TextField", .view, Rule("V5", .recorded), as: .control,
      calls: ["TextField(_ title: String, text: Binding<String>)"]),
    VocabularyEntry(
      "SecureField", .view, Rule("V5", .recorded), as: .control,
      calls: ["SecureField(_ title: String, text: Binding<String>)"]),
    VocabularyEntry(
      "TextEditor", .view, Rule("V5", .recorded), as: .control, calls: ["TextEditor(text: Binding<String>)"]),
    VocabularyEntry(
      "ProgressView", .view, Rule("V5", .recorded), as: .control,
      calls: ["ProgressView()", "ProgressView(value: some BinaryFloatingPoint)"]),
    VocabularyEntry(
      "Gauge", .view, Rule("V5", .guess), as: .control, calls: ["Gauge(value: some BinaryFloatingPoint) { label }"]),
    VocabularyEntry(
      "LabeledContent", .view, Rule("V5.5", .audited), as: .control,
      calls: ["LabeledContent(_ title: String, value: String)", "LabeledContent(_ title: String) { … }"]),
    VocabularyEntry("GroupBox", .view, Rule("V5", .guess), as: .control, calls: ["GroupBox(_ title: String) { … }"]),
    VocabularyEntry(
      "DisclosureGroup", .view, Rule("V5", .guess), as: .control, calls: ["DisclosureGroup(_ title: String) { … }"]),
    VocabularyEntry(
      "ContentUnavailableView", .view, Rule("V5", .recorded), as: .control,
      calls: ["ContentUnavailableView(_ title: String, systemImage: String)"]),
    VocabularyEntry(
      "AsyncImage", .view, .neutral, as: .control, calls: ["AsyncImage(url: URL?) { image in … } placeholder: { … }"]),
    VocabularyEntry("Canvas", .view, Rule("10", .audited), calls: ["Canvas { context, size in … }"]),
  ]

  /// What is set of them.
  static let controlModifiers: [VocabularyEntry] = [
    VocabularyEntry(
      "buttonStyle", .modifier, Rule("V5", .recorded), as: .control, calls: ["buttonStyle(_ style: some ButtonStyle)"]),
    VocabularyEntry(
      "controlSize", .modifier, Rule("V5", .recorded), as: .control, calls: ["controlSize(_ controlSize: ControlSize)"]),
    VocabularyEntry("labelsHidden", .modifier, Rule("V5.3", .recorded), as: .control, calls: ["labelsHidden()"]),
    VocabularyEntry(
      "labelStyle", .modifier, Rule("V5.4", .recorded), as: .control, calls: ["labelStyle(_ style: some LabelStyle)"]),
    VocabularyEntry(
      "toggleStyle", .modifier, Rule("V5", .recorded), as: .control, calls: ["toggleStyle(_ style: some ToggleStyle)"]),
    VocabularyEntry(
      "textFieldStyle", .modifier, Rule("V5", .recorded), as: .control,
      calls: ["textFieldStyle(_ style: some TextFieldStyle)"]),
    VocabularyEntry(
      "pickerStyle", .modifier, Rule("V5", .recorded), as: .control, calls: ["pickerStyle(_ style: some PickerStyle)"]),
    VocabularyEntry(
      "menuStyle", .modifier, Rule("V5.3", .public), as: .control, calls: ["menuStyle(_ style: some MenuStyle)"]),
    VocabularyEntry(
      "progressViewStyle", .modifier, Rule("V5", .recorded), as: .control,
      calls: ["progressViewStyle(_ style: some ProgressViewStyle)"]),
    VocabularyEntry(
      "gaugeStyle", .modifier, Rule("V5", .guess), as: .control, calls: ["gaugeStyle(_ style: some GaugeStyle)"]),
    VocabularyEntry(
      "datePickerStyle", .modifier, Rule("V5", .recorded), as: .control,
      calls: ["datePickerStyle(_ style: some DatePickerStyle)"]),
    VocabularyEntry(
      "labeledContentStyle", .modifier, Rule("V5.7", .recorded), as: .control,
      calls: ["labeledContentStyle(_ style: some LabeledContentStyle)"]),
    VocabularyEntry(
      "listStyle", .modifier, Rule("V6.7", .public), as: .control, calls: ["listStyle(_ style: some ListStyle)"]),
    VocabularyEntry("listRowInsets", .modifier, Rule("V6.7", .public), calls: ["listRowInsets(_ insets: EdgeInsets?)"]),
    VocabularyEntry(
      "listRowSpacing", .modifier, Rule("V6.8", .recorded), calls: ["listRowSpacing(_ spacing: CGFloat?)"]),
    VocabularyEntry(
      "listSectionSpacing", .modifier, Rule("V6.8", .recorded), calls: ["listSectionSpacing(_ spacing: CGFloat)"]),
    VocabularyEntry("imageScale", .modifier, Rule("V8.2", .audited), calls: ["imageScale(_ scale: Image.Scale)"]),
    VocabularyEntry(
      "symbolVariant", .modifier, Rule("V8.1", .recorded), calls: ["symbolVariant(_ variant: SymbolVariants)"]),
    VocabularyEntry(
      "contentMargins", .modifier, Rule("V6.4", .recorded),
      calls: ["contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for: ContentMarginPlacement = .automatic)"]),
    VocabularyEntry("scenePadding", .modifier, .sceneMargin, calls: ["scenePadding(_ edges: Edge.Set = .all)"]),
  ]
}
