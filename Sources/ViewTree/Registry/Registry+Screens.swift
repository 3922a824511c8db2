// Lists, screens, and stacks that are filled as they are scrolled.
extension Registry {
  static let screens: [Entry<ViewKind>] = [
    .composed(
      "LazyVStack", "Views one below the other, as wide as the stack is proposed to be.", .measuredWhole, as: .layout,
      calls: ["LazyVStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { … }"],
      keys: [alignment(HorizontalAlignment.byName.names, .horizontal), spacing, content],
      view: { parts in
        LazyVStack(
          alignment: parts.object.horizontalAlignment("alignment"),
          spacing: parts.object.optionalNumber("spacing")
        ) { parts.views("content") }
      }),
    .composed(
      "LazyHStack", "Views side by side, as high as the stack is proposed to be.", .measuredWhole, as: .layout,
      calls: ["LazyHStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { … }"],
      keys: [alignment(VerticalAlignment.byName.names, .vertical), spacing, content],
      view: { parts in
        LazyHStack(
          alignment: parts.object.verticalAlignment("alignment"),
          spacing: parts.object.optionalNumber("spacing")
        ) { parts.views("content") }
      }),
    .composed(
      "Section", "Views with a header and a footer: a card of a list; elsewhere members of the container around.",
      Rule("V6.10", .recorded),
      calls: ["Section { … }", "Section(_ title: String) { … }", "Section { … } header: { … } footer: { … }"],
      isSpliced: true,
      keys: [
        KeyFormat("title", .text, .optional, "The header as a text."),
        KeyFormat("header", .views, .defaulted([]), "The views of the header, in place of a title."),
        KeyFormat("footer", .views, .defaulted([]), "The views of the footer."), content,
      ], rules: [.exclusive(["title"], ["header"])],
      view: { parts in
        Section {
          parts.views("content")
        } header: {
          parts.text("title", orViews: "header")
        } footer: {
          parts.views("footer")
        }
      }),
    .composed(
      "ForEach", "Views in one place whose number depends on data.", Rule("6.10", .audited), as: .layout,
      calls: ["ForEach(_ data: some RandomAccessCollection, id: KeyPath<…>) { element in … }"], isSpliced: true,
      keys: [content], view: { parts in parts.views("content") }),
    .composed(
      "List", "Rows below each other, in a scroll view that fills its proposal.", Rule("V6.7", .public),
      calls: ["List { … }", "List(_ data: some RandomAccessCollection) { element in … }"], keys: [content],
      view: { parts in List { parts.views("content") } }),
    .composed(
      "Form", "Controls in a list.", Rule("V6.9", .recorded), calls: ["Form { … }"], keys: [content],
      view: { parts in Form { parts.views("content") } }),
    .composed(
      "TabView", "Screens of which the first is shown: fills its proposal.", Rule("V6.12", .recorded),
      calls: ["TabView { … }", "TabView(selection: Binding<…>) { … }"], keys: [content],
      view: { parts in TabView { parts.views("content") } }),
    .composed(
      "Tab", "A screen of a TabView.", Rule("V6.12", .recorded),
      calls: ["Tab(_ title: String, systemImage: String) { … }"], keys: labels + [content], rules: [labelOnce],
      view: { parts in parts.views("content") }),
    .composed(
      "NavigationStack", "Screens of which the root is shown: fills its proposal.", .screenFills, as: .presentation,
      calls: ["NavigationStack { … }", "NavigationStack(path: Binding<…>) { … }"], keys: [content],
      view: { parts in NavigationStack { parts.views("content") } }),
    .composed(
      "NavigationView", "Screens of which the root is shown: fills its proposal.", .screenFills, as: .presentation,
      calls: ["NavigationView { … }"], keys: [content], view: { parts in NavigationView { parts.views("content") } }),
    .composed(
      "NavigationSplitView", "Two or three columns; in a compact width the first alone.", .columns, as: .presentation,
      calls: ["NavigationSplitView { sidebar } detail: { … }"],
      keys: [
        KeyFormat("sidebar", .views, .defaulted([]), "The first column."),
        KeyFormat("content", .views, .defaulted([]), "The middle column; none where absent."),
        KeyFormat("detail", .views, .defaulted([]), "The last column."),
        KeyFormat(
          "columnVisibility", .name(NavigationSplitViewVisibility.byName.names), .optional,
          "Which columns are to be seen: all of them, the last two, or the last."),
      ],
      view: { parts in
        let visibility = Binding.constant(
          parts.object.named("columnVisibility", in: NavigationSplitViewVisibility.byName) ?? .automatic)
        guard parts.has("content") else {
          return HeldContent(
            content: NavigationSplitView(columnVisibility: visibility) {
              parts.views("sidebar")
            } detail: {
              parts.views("detail")
            })
        }
        return HeldContent(
          content: NavigationSplitView(columnVisibility: visibility) {
            parts.views("sidebar")
          } content: {
            parts.views("content")
          } detail: {
            parts.views("detail")
          })
      }),
    .composed(
      "NavigationLink", "A way to another screen, shown as its label.", Rule("V5.3", .audited), as: .presentation,
      calls: ["NavigationLink(_ title: String, value: some Hashable)", "NavigationLink { destination } label: { … }"],
      keys: labels, rules: oneLabel, view: { parts in NavigationLink(value: 0) { parts.label } }),
  ]
}
