// What says which bars a screen has, and what stands in them.
extension Registry {
  static let bars: [Entry<ModifierNode>] = [
    bar("navigationTitle", "The title of the screen.", calls: ["navigationTitle(_ title: String)"]) { bars, _ in
      bars.hasTitle = true
    },
    bar(
      "navigationBarTitle", "The title of the screen, by its older name.",
      calls: ["navigationBarTitle(_ title: String, displayMode: NavigationBarItem.TitleDisplayMode)"],
      keys: [displayMode("displayMode")]
    ) { bars, object in
      bars.hasTitle = true
      bars.isInline = inline[object.text("displayMode")]
    },
    bar(
      "navigationBarTitleDisplayMode", "Whether the title stands in the bar or below it.",
      calls: ["navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode)"], keys: [displayMode("value")]
    ) { bars, object in bars.isInline = inline[object.text("value")] },
    bar(
      "toolbarTitleDisplayMode", "Whether the title stands in the bar or below it.",
      calls: ["toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)"], keys: [displayMode("value")]
    ) { bars, object in bars.isInline = inline[object.text("value")] },
    bar(
      "navigationBarHidden", "The upper bar left out.", calls: ["navigationBarHidden(_ hidden: Bool)"],
      keys: [KeyFormat("value", .flag, .defaulted(true), "Whether the bar is left out.")]
    ) { bars, object in if object.flag("value") { bars.visibility[.navigationBar] = .hidden } },
    bar(
      "navigationBarItems", "What stands in the upper bar.",
      calls: ["navigationBarItems(leading: some View, trailing: some View)"]
    ) { bars, _ in bars.hasItems = true },
    bar(
      "toolbar", "What stands in the bars of the screen, or whether they are to be seen.", calls: ["toolbar { … }"],
      keys: visibility + [content]
    ) { bars, object in
      let items = object.views("content")
      if items.contains(where: { !$0.isBottomItem }) { bars.hasItems = true }
      if items.contains(where: \.isBottomItem) { bars.hasBottomItems = true }
      bars.show(object)
    },
    bar(
      "toolbarVisibility", "Whether bars are to be seen.",
      calls: ["toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)"], keys: visibility
    ) { bars, object in bars.show(object) },
    bar(
      "searchable", "A search field in the upper bar.",
      calls: ["searchable(text: Binding<String>, prompt: String? = nil)"]
    ) { bars, _ in bars.hasSearch = true },
    .composed(
      "tabViewStyle", "How the screens of a TabView are chosen: pages have no bar.", .bars, as: .control,
      calls: ["tabViewStyle(_ style: some TabViewStyle)"], takesAnyKeys: true,
      keys: [
        KeyFormat(
          "value", .name(["automatic", "page", "verticalPage", "tabBarOnly", "sidebarAdaptable"]), .optional,
          "The style.")
      ],
      view: { parts, view in
        ["page", "verticalPage"].contains(parts.object.text("value"))
          ? HeldContent(content: view.tabViewStyle(.page)) : HeldContent(content: view.tabViewStyle(.automatic))
      }),
    .composed(
      "navigationSplitViewColumnWidth", "The width of the column in which the view stands.", Rule("V6.13", .recorded),
      as: .control,
      calls: [
        "navigationSplitViewColumnWidth(_ width: CGFloat)",
        "navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)",
      ], takesAnyKeys: true, keys: [KeyFormat("value", .number(.length), .optional, "In points.")],
      view: { parts, view in
        guard let width = parts.object.optionalNumber("value") else { return view }
        return HeldContent(content: view.navigationSplitViewColumnWidth(width))
      }),
  ]

  /// Items of bars, which are not shown.
  static let barItems: [Entry<ViewKind>] = [
    item("ToolbarItem", "An item of a bar, which is not shown."),
    item("ToolbarItemGroup", "Items of a bar, which are not shown."),
  ]

  private static func item(_ name: String, _ summary: String) -> Entry<ViewKind> {
    .composed(
      name, summary, .unshown, as: .presentation,
      calls: ["\(name)(placement: ToolbarItemPlacement = .automatic) { … }"], isSpliced: true,
      keys: [
        KeyFormat("placement", .text, .optional, "The bar: `bottomBar` and `status` are the lower one."), content,
      ], view: { _ in EmptyView() })
  }

  private static func bar(
    _ name: String, _ summary: String, calls: [String], keys: [KeyFormat] = [],
    _ change: @escaping @Sendable (inout ScreenBars, CheckedObject) -> Void
  ) -> Entry<ModifierNode> {
    .composed(
      name, summary, .bars, as: .control, calls: calls, takesAnyKeys: true, keys: keys,
      view: { parts, view in view.bars { change(&$0, parts.object) } })
  }

  private static func displayMode(_ key: String) -> KeyFormat {
    KeyFormat(
      key, .name(["automatic", "large", "inline", "inlineLarge"]), .defaulted("automatic"), "Where the title stands.")
  }

  /// Whether the title stands in the bar, by the names of the modes; the system decides about others.
  private static let inline = ["large": false, "inline": true, "inlineLarge": true]

  private static let visibility = [
    KeyFormat("visibility", .name(["automatic", "visible", "hidden"]), .optional, "Whether the bars are to be seen."),
    KeyFormat(
      "bars", .names(["automatic", "navigationBar", "bottomBar", "tabBar"]), .defaulted(["automatic"]),
      "The bars; the upper one by default."),
  ]
}

extension ScreenBars {
  /// Shows or hides the bars that a document names.
  fileprivate mutating func show(_ object: CheckedObject) {
    guard let name = object.optionalText("visibility") else { return }
    for bar in object.texts("bars") {
      let placement: ToolbarPlacement = bar == "bottomBar" ? .bottomBar : bar == "tabBar" ? .tabBar : .navigationBar
      visibility[placement] = name == "hidden" ? .hidden : name == "visible" ? .visible : .automatic
    }
  }
}

extension ViewNode {
  /// Whether the view is an item of the lower bar.
  fileprivate var isBottomItem: Bool {
    guard case .composed(let item) = kind else { return false }
    return ["bottomBar", "status"].contains(item.object.text("placement"))
  }
}
