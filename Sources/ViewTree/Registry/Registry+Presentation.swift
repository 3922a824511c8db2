// What presents other views, names screens, and hands values up and down, none of which touches the layout.
extension Registry {
  static let presentations: [NeutralCall] = [
    (
      "sheet",
      [
        "sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) { … }",
        "sheet(item: Binding<(some Identifiable)?>, onDismiss: (() -> Void)? = nil) { item in … }",
      ]
    ),
    ("fullScreenCover", ["fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) { … }"]),
    ("popover", ["popover(isPresented: Binding<Bool>) { … }"]),
    ("alert", ["alert(_ title: String, isPresented: Binding<Bool>, actions: { … }, message: { … })"]),
    ("confirmationDialog", ["confirmationDialog(_ title: String, isPresented: Binding<Bool>) { … }"]),
    ("actionSheet", ["actionSheet(isPresented: Binding<Bool>) { … }"]),
    ("presentationDetents", ["presentationDetents(_ detents: Set<PresentationDetent>)"]),
    ("presentationDragIndicator", ["presentationDragIndicator(_ visibility: Visibility)"]),
    ("presentationBackground", ["presentationBackground(_ style: some ShapeStyle)"]),
    ("presentationBackgroundInteraction", ["presentationBackgroundInteraction(_ interaction:)"]),
    ("presentationCornerRadius", ["presentationCornerRadius(_ cornerRadius: CGFloat?)"]),
    ("presentationCompactAdaptation", ["presentationCompactAdaptation(_ adaptation: PresentationAdaptation)"]),
    ("presentationSizing", ["presentationSizing(_ sizing: some PresentationSizing)"]),
    ("interactiveDismissDisabled", ["interactiveDismissDisabled(_ isDisabled: Bool = true)"]),
    ("fileImporter", ["fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType]) { result in … }"]),
    (
      "fileExporter",
      ["fileExporter(isPresented: Binding<Bool>, document: (some FileDocument)?, contentType: UTType, …)"]
    ),
    ("photosPicker", []),
    ("fileMover", ["fileMover(isPresented: Binding<Bool>, file: URL?) { result in … }"]),
    ("quickLookPreview", ["quickLookPreview(_ item: Binding<URL?>)"]),
    ("presentationContentInteraction", ["presentationContentInteraction(_ behavior: PresentationContentInteraction)"]),
    ("dialogIcon", ["dialogIcon(_ icon: Image?)"]),
    ("dialogSeverity", ["dialogSeverity(_ severity: DialogSeverity)"]),
    ("dialogSuppressionToggle", ["dialogSuppressionToggle(isSuppressed: Binding<Bool>)"]),
    ("fileDialogMessage", ["fileDialogMessage(_ message: String)"]),
    ("fileDialogConfirmationLabel", ["fileDialogConfirmationLabel(_ label: String)"]),
    ("fileDialogCustomizationID", ["fileDialogCustomizationID(_ id: String)"]),
    ("fileDialogDefaultDirectory", ["fileDialogDefaultDirectory(_ defaultDirectory: URL?)"]),
    ("inspector", ["inspector(isPresented: Binding<Bool>) { … }"]),
    ("inspectorColumnWidth", ["inspectorColumnWidth(_ width: CGFloat)"]),
    ("findNavigator", ["findNavigator(isPresented: Binding<Bool>)"]),
    ("findDisabled", ["findDisabled(_ isDisabled: Bool = true)"]),
    ("replaceDisabled", ["replaceDisabled(_ isDisabled: Bool = true)"]),
  ]

  static let navigation: [NeutralCall] = [
    ("navigationSubtitle", ["navigationSubtitle(_ subtitle: String)"]),
    ("navigationBarBackButtonHidden", ["navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)"]),
    ("navigationDestination", ["navigationDestination(for: D.Type) { value in … }"]),
    ("navigationViewStyle", ["navigationViewStyle(_ style: some NavigationViewStyle)"]),
    ("navigationSplitViewStyle", ["navigationSplitViewStyle(_ style: some NavigationSplitViewStyle)"]),
    ("toolbarBackground", ["toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)"]),
    ("toolbarColorScheme", ["toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)"]),
    ("toolbarRole", ["toolbarRole(_ role: ToolbarRole)"]),
    ("sharedBackgroundVisibility", []),
    ("searchFocused", ["searchFocused(_ binding: FocusState<Bool>.Binding)"]),
    ("navigationDocument", ["navigationDocument(_ url: URL)"]),
    (
      "toolbarBackgroundVisibility",
      ["toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)"]
    ),
    ("toolbarTitleMenu", ["toolbarTitleMenu { … }"]),
    (
      "windowToolbarFullScreenVisibility",
      ["windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)"]
    ),
    ("searchSuggestions", ["searchSuggestions { … }"]),
    ("searchCompletion", ["searchCompletion(_ completion: String)"]),
    ("searchScopes", ["searchScopes(_ scope: Binding<some Hashable>) { … }"]),
    ("searchToolbarBehavior", ["searchToolbarBehavior(_ behavior: SearchToolbarBehavior)"]),
    (
      "searchPresentationToolbarBehavior",
      ["searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)"]
    ),
  ]

  static let state: [NeutralCall] = [
    ("environmentObject", ["environmentObject(_ object: some ObservableObject)"]),
    ("transformEnvironment", ["transformEnvironment(_ keyPath:) { value in … }"]),
    ("preference", ["preference(key: K.Type, value: K.Value)"]),
    ("anchorPreference", ["anchorPreference(key: K.Type, value: Anchor<A>.Source) { anchor in … }"]),
    ("transformPreference", ["transformPreference(_ key: K.Type) { value in … }"]),
    (
      "transformAnchorPreference",
      ["transformAnchorPreference(key: K.Type, value: Anchor<A>.Source) { value, anchor in … }"]
    ),
    ("coordinateSpace", ["coordinateSpace(_ name: NamedCoordinateSpace)", "coordinateSpace(name: some Hashable)"]),
    ("scrollPosition", ["scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)"]),
    ("modelContainer", []),
    ("focusedValue", ["focusedValue(_ keyPath:, _ value:)"]),
    ("focusedSceneValue", ["focusedSceneValue(_ keyPath:, _ value:)"]),
    ("focusedObject", ["focusedObject(_ object: (some ObservableObject)?)"]),
    ("focusedSceneObject", ["focusedSceneObject(_ object: (some ObservableObject)?)"]),
  ]
}
