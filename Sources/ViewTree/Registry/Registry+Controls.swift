import Foundation

// Controls: each is a composition of other views with numbers from the table of platform metrics.
extension Registry {
  static let controls: [Entry<ViewKind>] = [
    .composed(
      "Button", "A label that does something, in the style of buttons around.", Rule("V5.6", .recorded),
      calls: [
        "Button(_ title: String) { action }", "Button { action } label: { … }",
        "Button(_ title: String, systemImage: String) { action }",
      ],
      keys: labels + [KeyFormat("role", .name(["destructive", "cancel"]), .optional, "What the button is for.")],
      rules: oneLabel,
      view: { parts in
        Button {
        } label: {
          parts.label
        }
      }),
    .composed(
      "Label", "A title with an icon.", Rule("V5.4", .recorded),
      calls: ["Label(_ title: String, systemImage: String)", "Label { title } icon: { icon }"],
      keys: [
        KeyFormat("title", .text, .optional, "The title as a text."),
        KeyFormat("systemImage", .text, .optional, "The name of the symbol that is the icon."),
        KeyFormat("label", .views, .defaulted([]), "The views of the title, in place of a text."),
        KeyFormat("icon", .views, .defaulted([]), "The views of the icon, in place of a symbol."),
      ],
      rules: [.exclusive(["title"], ["label"]), .exclusive(["systemImage"], ["icon"]), .any(["title", "label"])],
      view: { parts in
        let symbol = parts.object.optionalText("systemImage").map { Image(systemName: $0) }
        return Label {
          parts.text("title", orViews: "label")
        } icon: {
          symbol.map { HeldContent(content: $0) } ?? HeldContent(content: parts.views("icon"))
        }
      }),
    .composed(
      "Toggle", "A label and a switch.", Rule("V5.5", .audited),
      calls: ["Toggle(_ title: String, isOn: Binding<Bool>)", "Toggle(isOn: Binding<Bool>) { … }"],
      keys: labels + [KeyFormat("isOn", .flag, .defaulted(false), "Whether it is on; no effect on layout.")],
      rules: oneLabel, view: { parts in Toggle(isOn: .constant(parts.object.flag("isOn"))) { parts.label } }),
    .composed(
      "TextField", "A field for a line of text.", Rule("V5", .recorded),
      calls: ["TextField(_ title: String, text: Binding<String>)"],
      keys: labels + field + [
        KeyFormat("axis", .name(Axis.Set.byName.names), .optional, "The axis along which it grows with its text.")
      ], rules: oneLabel,
      view: { parts in
        let text = Binding.constant(parts.object.text("text"))
        let prompt = parts.object.optionalText("prompt").map { Text(verbatim: $0) }
        return parts.object.optionalText("axis").map { axis in
          HeldContent(
            content: TextField(text: text, prompt: prompt, axis: axis == "vertical" ? .vertical : .horizontal) {
              parts.label
            })
        } ?? HeldContent(content: TextField(text: text, prompt: prompt) { parts.label })
      }),
    .composed(
      "SecureField", "A field for a secret.", Rule("V5", .recorded),
      calls: ["SecureField(_ title: String, text: Binding<String>)"], keys: labels + field, rules: oneLabel,
      view: { parts in
        SecureField(
          text: .constant(parts.object.text("text")),
          prompt: parts.object.optionalText("prompt").map { Text(verbatim: $0) }
        ) { parts.label }
      }),
    .composed(
      "TextEditor", "A field for many lines: fills its proposal.", Rule("V5", .recorded),
      calls: ["TextEditor(text: Binding<String>)"], keys: field.filter { $0.name == "text" },
      view: { _ in TextEditor(text: .constant("")) }),
    .composed(
      "ProgressView", "A turning wheel, or a bar where a value is stated.", Rule("V5", .recorded),
      calls: ["ProgressView()", "ProgressView(value: some BinaryFloatingPoint)"],
      keys: labels + [KeyFormat("value", .number(.any), .optional, "How much of `total` is done.")] + [
        KeyFormat("total", .number(.any), .defaulted(1), "All that is to be done.")
      ], rules: [labelOnce],
      view: { parts in
        let total = Double(parts.object.number("total"))
        let value = parts.object.optionalNumber("value").map { Double($0) }
        guard parts.hasLabel else {
          return value == nil
            ? HeldContent(content: ProgressView()) : HeldContent(content: ProgressView(value: value, total: total))
        }
        return value == nil
          ? HeldContent(content: ProgressView { parts.label })
          : HeldContent(content: ProgressView(value: value, total: total) { parts.label })
      }),
    .composed(
      "Slider", "A bar with a knob.", Rule("V5", .recorded),
      calls: ["Slider(value: Binding<…>, in: ClosedRange<…> = 0...1)"],
      keys: [KeyFormat("value", .number(.any), .optional, "Where the knob is; no effect on layout.")],
      view: { _ in Slider(value: .constant(0.0)) }),
    .composed(
      "Stepper", "A label and buttons that count up and down.", Rule("V5", .recorded),
      calls: ["Stepper(_ title: String, value: Binding<…>, in: ClosedRange<…>)"], keys: labels, rules: oneLabel,
      view: { parts in Stepper(value: .constant(0)) { parts.label } }),
    .composed(
      "Picker", "A choice among the views of its content.", Rule("V5", .recorded),
      calls: ["Picker(_ title: String, selection: Binding<…>) { … }"],
      keys: labels + [
        KeyFormat("selection", .text, .optional, "The tag of the view that is chosen; the first one where absent."),
        content,
      ], rules: oneLabel,
      view: { parts in
        Picker(selection: .constant(parts.object.text("selection"))) {
          parts.views("content")
        } label: {
          parts.label
        }
      }),
    .composed(
      "DatePicker", "A label and a moment: that of the reference date, as a document has no clock.",
      Rule("V5", .recorded), calls: ["DatePicker(_ title: String, selection: Binding<Date>)"],
      keys: labels + [
        KeyFormat(
          "displayedComponents", .names(DatePickerParts.byName.names), .defaulted(["hourAndMinute", "date"]),
          "The parts of the moment that are shown.")
      ], rules: oneLabel,
      view: { parts in
        DatePicker(
          selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
          displayedComponents: parts.object.union("displayedComponents", in: DatePickerParts.byName)
        ) { parts.label }
      }),
    .composed(
      "ColorPicker", "A label and a well of colour.", Rule("V5", .guess),
      calls: ["ColorPicker(_ title: String, selection: Binding<Color>)"], keys: labels, rules: oneLabel,
      view: { parts in ColorPicker(selection: .constant(.red)) { parts.label } }),
    .composed(
      "Gauge", "A number in a range, as a bar or a circle.", Rule("V5", .guess),
      calls: ["Gauge(value: some BinaryFloatingPoint) { label }"],
      keys: labels + [KeyFormat("value", .number(.any), .optional, "The number; no effect on layout.")],
      rules: oneLabel, view: { parts in Gauge(value: 0.0) { parts.label } }),
    .composed(
      "LabeledContent", "A label and what it names.", Rule("V5.5", .audited),
      calls: ["LabeledContent(_ title: String, value: String)", "LabeledContent(_ title: String) { … }"],
      keys: labels + [KeyFormat("value", .text, .optional, "A text in place of the content."), content],
      rules: oneLabel + [.exclusive(["value"], ["content"])],
      view: { parts in
        LabeledContent {
          parts.text("value", orViews: "content")
        } label: {
          parts.label
        }
      }),
    .composed(
      "GroupBox", "Content in a box with a label.", Rule("V5", .guess), calls: ["GroupBox(_ title: String) { … }"],
      keys: labels + [content], rules: [labelOnce],
      view: { parts in
        guard parts.hasLabel else { return HeldContent(content: GroupBox { parts.views("content") }) }
        return HeldContent(
          content: GroupBox {
            parts.views("content")
          } label: {
            parts.label
          })
      }),
    .composed(
      "DisclosureGroup", "Content that opens below its label.", Rule("V5", .guess),
      calls: ["DisclosureGroup(_ title: String) { … }"],
      keys: labels + [KeyFormat("isExpanded", .flag, .defaulted(false), "Whether the content is shown."), content],
      rules: oneLabel,
      view: { parts in
        DisclosureGroup(isExpanded: .constant(parts.object.flag("isExpanded"))) {
          parts.views("content")
        } label: {
          parts.label
        }
      }),
    .composed(
      "Menu", "A label that opens a menu, which is not shown.", Rule("V5.3", .public),
      calls: ["Menu(_ title: String) { … }", "Menu { … } label: { … }"], keys: labels + [content], rules: oneLabel,
      view: { parts in
        Menu {
          EmptyView()
        } label: {
          parts.label
        }
      }),
    .composed(
      "ControlGroup", "Controls that belong together.", Rule("V5", .guess), calls: ["ControlGroup { … }"],
      keys: [content], view: { parts in ControlGroup { parts.views("content") } }),
    .composed(
      "Link", "A way to an address, shown as its label.", Rule("V5.3", .audited),
      calls: ["Link(_ title: String, destination: URL)"],
      keys: labels + [KeyFormat("destination", .text, .optional, "The address; no effect on layout.")],
      rules: oneLabel, view: { parts in parts.label }),
    .composed(
      "ShareLink", "A button that lets something be shared.", Rule("V5.3", .public),
      calls: ["ShareLink(item: some Any)"],
      keys: labels, rules: [labelOnce],
      view: { parts in
        parts.hasLabel
          ? HeldContent(content: ShareLink(item: 0) { parts.label }) : HeldContent(content: ShareLink(item: 0))
      }),
    .composed(
      "ContentUnavailableView", "What is shown where there is nothing: fills its proposal.", Rule("V5", .recorded),
      calls: ["ContentUnavailableView(_ title: String, systemImage: String)"],
      keys: labels + [
        KeyFormat("description", .text, .optional, "A text below the label."),
        KeyFormat("actions", .views, .defaulted([]), "Views below both."),
      ], rules: oneLabel,
      view: { parts in
        ContentUnavailableView {
          parts.label
        } description: {
          HeldContent(content: parts.object.optionalText("description").map { Text(verbatim: $0) })
        } actions: {
          parts.views("actions")
        }
      }),
    .composed(
      "Symbol", "A symbol of the system, by its name: `Image(systemName:)` in source.", Rule("V8.1", .recorded),
      as: .layout, calls: [], isSpliced: true, takesID: true,
      keys: [
        KeyFormat("name", .text, .required, "The name."),
        KeyFormat("resizable", .flag, .defaulted(false), "Whether the symbol takes its proposal."),
      ],
      view: { parts in
        let symbol = Image(systemName: parts.object.text("name"))
        return parts.object.flag("resizable") ? symbol.resizable() : symbol
      }),
  ]

  /// A title, a symbol, or views in their place.
  static let labels = [
    KeyFormat("title", .text, .optional, "The label as a text."),
    KeyFormat("systemImage", .text, .optional, "The name of a symbol before the title."),
    KeyFormat("label", .views, .defaulted([]), "The views of the label, in place of a title."),
  ]

  /// A label may be stated once.
  static let labelOnce = KeyRule.exclusive(["title", "systemImage"], ["label"])

  /// A label has to be stated, and once.
  static let oneLabel = [labelOnce, .any(["title", "label"])]

  private static let field = [
    KeyFormat("text", .text, .defaulted(""), "The text that is shown."),
    KeyFormat("prompt", .text, .optional, "What is shown where there is no text; the label where absent."),
  ]
}

extension ComposedParts {
  /// Whether a label is stated.
  fileprivate var hasLabel: Bool { has("label") || object.optionalText("title") != nil }
}

private enum DatePickerParts {
  static let byName = NameTable<DatePicker<HeldContent>.Components>(["date": .date, "hourAndMinute": .hourAndMinute])
}
