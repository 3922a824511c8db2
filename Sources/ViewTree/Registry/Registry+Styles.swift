// How controls and lists inside a view look.
extension Registry {
  static let styles: [Entry<ModifierNode>] = [
    .composed(
      "controlSize", "How large the controls inside are.", Rule("V5", .recorded), as: .control,
      calls: ["controlSize(_ controlSize: ControlSize)"], keys: [value(ControlSize.byName, "The size.")],
      view: { $1.controlSize($0.object.named("value", in: ControlSize.byName) ?? .regular) }),
    .composed(
      "labelsHidden", "The labels of the controls inside left out.", Rule("V5.3", .recorded), as: .control,
      calls: ["labelsHidden()"], view: { $1.labelsHidden() }),
    style(
      "buttonStyle", "How the buttons inside look.", Rule("V5", .recorded), ["some ButtonStyle"],
      [
        "automatic": { $0.buttonStyle(.automatic) }, "plain": { $0.buttonStyle(.plain) },
        "borderless": { $0.buttonStyle(.borderless) }, "bordered": { $0.buttonStyle(.bordered) },
        "borderedProminent": { $0.buttonStyle(.borderedProminent) }, "link": { $0.buttonStyle(.link) },
        "glass": { $0.buttonStyle(.glass) }, "glassProminent": { $0.buttonStyle(.glassProminent) },
      ]),
    style(
      "labelStyle", "How the labels inside look.", Rule("V5.4", .recorded), ["some LabelStyle"],
      [
        "automatic": { $0.labelStyle(.automatic) }, "titleAndIcon": { $0.labelStyle(.titleAndIcon) },
        "titleOnly": { $0.labelStyle(.titleOnly) }, "iconOnly": { $0.labelStyle(.iconOnly) },
      ]),
    style(
      "toggleStyle", "How the toggles inside look.", Rule("V5", .recorded), ["some ToggleStyle"],
      [
        "automatic": { $0.toggleStyle(.automatic) }, "switch": { $0.toggleStyle(.switch) },
        "checkbox": { $0.toggleStyle(.checkbox) }, "button": { $0.toggleStyle(.button) },
      ]),
    style(
      "textFieldStyle", "How the fields inside look.", Rule("V5", .recorded), ["some TextFieldStyle"],
      [
        "automatic": { $0.textFieldStyle(.automatic) }, "plain": { $0.textFieldStyle(.plain) },
        "roundedBorder": { $0.textFieldStyle(.roundedBorder) },
      ]),
    style(
      "pickerStyle", "How the pickers inside look.", Rule("V5", .recorded), ["some PickerStyle"],
      [
        "automatic": { $0.pickerStyle(.automatic) }, "menu": { $0.pickerStyle(.menu) },
        "segmented": { $0.pickerStyle(.segmented) }, "wheel": { $0.pickerStyle(.wheel) },
        "inline": { $0.pickerStyle(.inline) }, "navigationLink": { $0.pickerStyle(.navigationLink) },
        "radioGroup": { $0.pickerStyle(.radioGroup) }, "palette": { $0.pickerStyle(.palette) },
      ]),
    style(
      "menuStyle", "How the menus inside look.", Rule("V5.3", .public), ["some MenuStyle"],
      [
        "automatic": { $0.menuStyle(.automatic) }, "button": { $0.menuStyle(.button) },
        "borderlessButton": { $0.menuStyle(.borderlessButton) },
      ]),
    style(
      "progressViewStyle", "How progress is shown inside.", Rule("V5", .recorded), ["some ProgressViewStyle"],
      [
        "automatic": { $0.progressViewStyle(.automatic) }, "linear": { $0.progressViewStyle(.linear) },
        "circular": { $0.progressViewStyle(.circular) },
      ]),
    style(
      "formStyle", "How the forms inside look.", Rule("V6.9", .recorded), ["some FormStyle"],
      [
        "automatic": { $0.formStyle(.automatic) }, "columns": { $0.formStyle(.columns) },
        "grouped": { $0.formStyle(.grouped) },
      ]),
    style(
      "gaugeStyle", "How the gauges inside look.", Rule("V5", .guess), ["some GaugeStyle"],
      [
        "automatic": { $0.gaugeStyle(.automatic) }, "linearCapacity": { $0.gaugeStyle(.linearCapacity) },
        "accessoryLinear": { $0.gaugeStyle(.accessoryLinear) },
        "accessoryLinearCapacity": { $0.gaugeStyle(.accessoryLinearCapacity) },
        "accessoryCircular": { $0.gaugeStyle(.accessoryCircular) },
        "accessoryCircularCapacity": { $0.gaugeStyle(.accessoryCircularCapacity) },
      ]),
    style(
      "datePickerStyle", "How the pickers of dates inside look.", Rule("V5", .recorded), ["some DatePickerStyle"],
      [
        "automatic": { $0.datePickerStyle(.automatic) }, "compact": { $0.datePickerStyle(.compact) },
        "wheel": { $0.datePickerStyle(.wheel) }, "graphical": { $0.datePickerStyle(.graphical) },
        "field": { $0.datePickerStyle(.field) },
      ]),
    style(
      "labeledContentStyle", "How labels and what they name stand inside.", Rule("V5.7", .recorded),
      ["some LabeledContentStyle"], ["automatic": { $0.labeledContentStyle(.automatic) }]),
    style(
      "listStyle", "How the lists inside look.", Rule("V6.7", .public), ["some ListStyle"],
      [
        "automatic": { $0.listStyle(.automatic) }, "plain": { $0.listStyle(.plain) },
        "grouped": { $0.listStyle(.grouped) }, "insetGrouped": { $0.listStyle(.insetGrouped) },
        "inset": { $0.listStyle(.inset) }, "sidebar": { $0.listStyle(.sidebar) },
        "bordered": { $0.listStyle(.bordered) },
      ]),
    .composed(
      "tag", "The value by which a picker chooses the view: that of the key `value`.", Rule("V5", .recorded),
      as: .state,
      calls: ["tag(_ tag: some Hashable)"], takesAnyKeys: true,
      view: { parts, view in
        let value = parts.object.ignored.first { $0.key == "value" }?.value
        return view.tag(value?.string ?? value?.text() ?? "")
      }),
    .composed(
      "listRowInsets", "The insets of the view as a row of a list.", Rule("V6.7", .public),
      calls: ["listRowInsets(_ insets: EdgeInsets?)"],
      keys: insets, view: { $1.listRowInsets(EdgeInsets($0.object)) }),
    .composed(
      "listRowSpacing", "The distance between rows of the lists inside.", Rule("V6.8", .recorded),
      calls: ["listRowSpacing(_ spacing: CGFloat?)"],
      keys: [KeyFormat("value", .number(.any), .required, "In points.")],
      view: { $1.listRowSpacing($0.object.number("value")) }),
    .composed(
      "listSectionSpacing", "The distance between sections of the lists inside.", Rule("V6.8", .recorded),
      calls: ["listSectionSpacing(_ spacing: CGFloat)"],
      keys: [KeyFormat("value", .number(.any), .required, "In points.")],
      view: { $1.listSectionSpacing($0.object.number("value")) }),
    .composed(
      "defaultScrollAnchor", "Which point of the content of the scroll views inside is to be seen first.",
      .scrollAnchor,
      calls: ["defaultScrollAnchor(_ anchor: UnitPoint?)"],
      keys: [KeyFormat("anchor", .unitPoint, .required, "A name, or the fractions of the width and the height.")],
      view: { $1.defaultScrollAnchor($0.object.unitPoint("anchor")) }),
    .composed(
      "resizable", "An image or a symbol that takes its proposal.", Rule("17", .audited),
      calls: ["resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)"],
      view: { _, view in ResizableImage(content: view) }),
    .composed(
      "safeAreaBar", "A bar at an edge, which shortens the safe area of the view.", .barAtEdge,
      calls: [
        "safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { … }",
        "safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { … }",
      ],
      keys: atEdge, rules: [.alongEdge],
      view: { parts, view in
        let alignment = parts.object.alignment("alignment", in: Alignment.alongEdgeByName)
        let spacing = parts.object.optionalNumber("spacing")
        guard let edge = Edge.byName.value(named: parts.object.text("edge")), edge.axis == .horizontal else {
          let edge: VerticalEdge = parts.object.text("edge") == "top" ? .top : .bottom
          return HeldContent(
            content: view.safeAreaBar(edge: edge, alignment: alignment.horizontal, spacing: spacing) {
              parts.views("content")
            })
        }
        return HeldContent(
          content: view.safeAreaBar(
            edge: edge == .leading ? .leading : .trailing, alignment: alignment.vertical, spacing: spacing
          ) { parts.views("content") })
      }),
    .composed(
      "contentMargins", "Insets of the content of the scroll views inside.", Rule("V6.4", .recorded),
      calls: ["contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for: ContentMarginPlacement = .automatic)"],
      keys: edgesAndLength,
      view: { $1.contentMargins($0.object.union("edges", in: Edge.Set.byName), $0.object.optionalNumber("length")) }),
    .composed(
      "safeAreaPadding", "Insets of the view's safe area.", Rule("V6.4", .recorded),
      calls: ["safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)"], keys: edgesAndLength,
      view: { $1.safeAreaPadding($0.object.union("edges", in: Edge.Set.byName), $0.object.optionalNumber("length")) }),
    .composed(
      "scenePadding", "Insets by the margins of a window.", .sceneMargin,
      calls: ["scenePadding(_ edges: Edge.Set = .all)"],
      keys: edgesAndLength.filter { $0.name == "edges" },
      view: { $1.scenePadding($0.object.union("edges", in: Edge.Set.byName)) }),
  ]

  private static let edgesAndLength = [
    KeyFormat("edges", .names(Edge.Set.byName.names), .defaulted(["all"]), "The edges."),
    KeyFormat("length", .number(.any), .optional, "In points; 16 where absent."),
  ]

  /// A modifier whose `value` names one of the styles of the system.
  private static func style(
    _ name: String, _ summary: String, _ rule: Rule, _ types: [String],
    _ styles: KeyValuePairs<String, @Sendable (HeldContent) -> any View>
  ) -> Entry<ModifierNode> {
    let byName = Dictionary(styles.map { ($0.key, $0.value) }) { first, _ in first }
    return .composed(
      name, summary, rule, as: .control, calls: types.map { "\(name)(_ style: \($0))" },
      keys: [KeyFormat("value", .name(styles.map(\.key)), .required, "The style.")],
      view: { parts, view in byName[parts.object.text("value")]?(view) ?? view })
  }
}

extension EdgeInsets {
  /// The insets of a checked object, 0 where a key is absent.
  init(_ object: CheckedObject) {
    self.init(
      top: object.number("top"), leading: object.number("leading"), bottom: object.number("bottom"),
      trailing: object.number("trailing"))
  }
}

/// An image of a document that takes its proposal. What makes it a symbol beside texts goes.
private struct ResizableImage: PrimitiveView {
  let content: HeldContent

  func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList(content, in: environment).changingNode { node in
      guard case .image(let size, _) = node.kind else { return }
      node.kind = .image(size: size, resizable: true)
      node.modifiers.removeAll { modifier in
        guard case .passing(let passing) = modifier else { return false }
        return passing.parameters is SymbolMetrics
      }
    }
  }
}
