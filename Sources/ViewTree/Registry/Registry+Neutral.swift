extension Registry {
  /// Modifiers of SwiftUI's that have no effect on layout. In documents they are accepted with any keys.
  static let neutral: [Entry<ModifierNode>] =
    entries(
      .neutral, shapes + drawing + events + gestures + accessibility + input + scrolling + items + plainStyles + widgets
    )
    + entries(.presentation, presentations + navigation) + entries(.state, state)

  /// A name of SwiftUI's with its calls; without any where only documents may have it.
  typealias NeutralCall = (name: String, calls: [String])

  private static func entries(_ layoutClass: LayoutClass, _ calls: [NeutralCall]) -> [Entry<ModifierNode>] {
    calls.map { name, calls in
      var entry = Entry<ModifierNode>(
        name, "A modifier without effect on layout; its keys are not read.", .neutral, as: layoutClass, calls: calls,
        make: { .neutral(NeutralModifier(name, members: $0.ignored)) },
        write: { modifier, _ in
          guard case .neutral(let neutral) = modifier, neutral.name == name else { return nil }
          return [:]
        })
      entry.object.takesAnyKeys = true
      return entry
    }
  }

  /// How shapes and images are drawn. In source these are functions of `Shape` and `Image`.
  private static let shapes: [NeutralCall] = [
    ("fill", ["fill(_ content: some ShapeStyle, style: FillStyle = FillStyle())"]),
    ("stroke", ["stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1)"]),
    ("strokeBorder", ["strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1)"]),
    ("trim", ["trim(from: CGFloat = 0, to: CGFloat = 1)"]),
    ("inset", ["inset(by amount: CGFloat)"]),
    ("renderingMode", ["renderingMode(_ renderingMode: TemplateRenderingMode?)"]),
    ("interpolation", ["interpolation(_ interpolation: Interpolation)"]),
    ("antialiased", ["antialiased(_ isAntialiased: Bool)"]),
  ]

  private static let drawing: [NeutralCall] = [
    ("opacity", ["opacity(_ opacity: Double)"]),
    ("foregroundStyle", ["foregroundStyle(_ style: some ShapeStyle)"]),
    ("multilineTextAlignment", ["multilineTextAlignment(_ alignment: TextAlignment)"]),
    ("clipShape", ["clipShape(_ shape: some Shape, style: FillStyle = FillStyle())"]),
    ("contentShape", ["contentShape(_ shape: some Shape, eoFill: Bool = false)"]),
    ("cornerRadius", ["cornerRadius(_ radius: CGFloat, antialiased: Bool = true)"]),
    ("tint", ["tint(_ tint: (some ShapeStyle)?)", "tint(_ tint: Color?)"]),
    ("shadow", ["shadow(color: Color = …, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)"]),
    ("scaleEffect", ["scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center)"]),
    (
      "rotation3DEffect",
      ["rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center)"]
    ),
    ("rotationEffect", ["rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)"]),
    ("clipped", ["clipped(antialiased: Bool = false)"]),
    ("mask", ["mask(alignment: Alignment = .center) { … }"]),
    ("hidden", ["hidden()"]),
    ("zIndex", ["zIndex(_ value: Double)"]),
    ("compositingGroup", ["compositingGroup()"]),
    ("drawingGroup", ["drawingGroup(opaque: Bool = false)"]),
    ("blur", ["blur(radius: CGFloat, opaque: Bool = false)"]),
    ("underline", ["underline(_ isActive: Bool = true, color: Color? = nil)"]),
    ("strikethrough", ["strikethrough(_ isActive: Bool = true, color: Color? = nil)"]),
    ("animation", ["animation(_ animation: Animation?, value: some Equatable)"]),
    ("transition", ["transition(_ transition: AnyTransition)"]),
    ("contentTransition", ["contentTransition(_ transition: ContentTransition)"]),
    ("transaction", ["transaction(_ transform: (inout Transaction) -> Void)"]),
    ("geometryGroup", ["geometryGroup()"]),
    ("redacted", ["redacted(reason: RedactionReasons)"]),
    ("unredacted", ["unredacted()"]),
    ("privacySensitive", ["privacySensitive(_ sensitive: Bool = true)"]),
    ("symbolRenderingMode", ["symbolRenderingMode(_ mode: SymbolRenderingMode?)"]),
    ("symbolEffect", ["symbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, value:)"]),
    ("glassEffect", ["glassEffect(_ glass: Glass = .regular, in shape: some Shape)"]),
    ("backgroundStyle", ["backgroundStyle(_ style: some ShapeStyle)"]),
    ("accentColor", ["accentColor(_ accentColor: Color?)"]),
    ("blendMode", ["blendMode(_ blendMode: BlendMode)"]),
    ("brightness", ["brightness(_ amount: Double)"]),
    ("saturation", ["saturation(_ amount: Double)"]),
    ("grayscale", ["grayscale(_ amount: Double)"]),
    ("hueRotation", ["hueRotation(_ angle: Angle)"]),
    ("contrast", ["contrast(_ amount: Double)"]),
    ("transformEffect", ["transformEffect(_ transform: CGAffineTransform)"]),
    ("projectionEffect", ["projectionEffect(_ transform: ProjectionTransform)"]),
    ("glassEffectID", ["glassEffectID(_ id: (some Hashable)?, in: Namespace.ID)"]),
    ("glassEffectUnion", ["glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID)"]),
    ("glassEffectTransition", ["glassEffectTransition(_ transition: GlassEffectTransition)"]),
    ("symbolEffectsRemoved", ["symbolEffectsRemoved(_ isEnabled: Bool = true)"]),
    ("colorInvert", ["colorInvert()"]),
    ("colorMultiply", ["colorMultiply(_ color: Color)"]),
    ("preferredColorScheme", ["preferredColorScheme(_ colorScheme: ColorScheme?)"]),
    ("colorScheme", ["colorScheme(_ colorScheme: ColorScheme)"]),
    ("containerShape", ["containerShape(_ shape: some InsettableShape)"]),
    ("containerBackground", ["containerBackground(_ style: some ShapeStyle, for: ContainerBackgroundPlacement)"]),
    ("flipsForRightToLeftLayoutDirection", ["flipsForRightToLeftLayoutDirection(_ enabled: Bool)"]),
    ("equatable", ["equatable()"]),
    ("phaseAnimator", ["phaseAnimator(_ phases: some Sequence) { view, phase in … }"]),
    ("keyframeAnimator", ["keyframeAnimator(initialValue: Value) { view, value in … } keyframes: { value in … }"]),
    ("visualEffect", ["visualEffect { effect, proxy in … }"]),
  ]

  private static let events: [NeutralCall] = [
    ("onAppear", ["onAppear(perform action: (() -> Void)? = nil)"]),
    ("onDisappear", ["onDisappear(perform action: (() -> Void)? = nil)"]),
    ("task", ["task(priority: TaskPriority = .userInitiated) { … }", "task(id: some Equatable) { … }"]),
    (
      "onChange",
      [
        "onChange(of: some Equatable, initial: Bool = false) { … }",
        "onChange(of: some Equatable, initial: Bool = false) { oldValue, newValue in … }",
        "onChange(of: some Equatable) { newValue in … }",
      ]
    ),
    ("onReceive", ["onReceive(_ publisher: some Publisher) { output in … }"]),
    ("onPreferenceChange", ["onPreferenceChange(_ key: K.Type) { value in … }"]),
    ("userActivity", ["userActivity(_ activityType: String, isActive: Bool = true) { activity in … }"]),
    ("onOpenURL", ["onOpenURL { url in … }"]),
    ("onContinueUserActivity", ["onContinueUserActivity(_ activityType: String) { activity in … }"]),
    ("onDeleteCommand", ["onDeleteCommand(perform: (() -> Void)?)"]),
    ("onKeyPress", ["onKeyPress(_ key: KeyEquivalent) { … }"]),
    ("onSubmit", ["onSubmit(of triggers: SubmitTriggers = .text) { … }"]),
    ("onGeometryChange", ["onGeometryChange(for: T.Type, of: { proxy in … }) { value in … }"]),
    ("onModifierKeysChanged", ["onModifierKeysChanged { old, new in … }"]),
    ("onExitCommand", ["onExitCommand(perform: (() -> Void)?)"]),
    ("onMoveCommand", ["onMoveCommand(perform: ((MoveCommandDirection) -> Void)?)"]),
    ("onPlayPauseCommand", ["onPlayPauseCommand(perform: (() -> Void)?)"]),
    ("submitScope", ["submitScope(_ isBlocking: Bool = true)"]),
    ("onCopyCommand", ["onCopyCommand(perform: (() -> [NSItemProvider])?)"]),
    ("onCutCommand", ["onCutCommand(perform: (() -> [NSItemProvider])?)"]),
    ("onPasteCommand", ["onPasteCommand(of: [UTType]) { providers in … }"]),
    ("handlesExternalEvents", ["handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)"]),
  ]

  private static let gestures: [NeutralCall] = [
    ("disabled", ["disabled(_ disabled: Bool)"]),
    ("allowsHitTesting", ["allowsHitTesting(_ enabled: Bool)"]),
    ("onTapGesture", ["onTapGesture(count: Int = 1) { … }"]),
    ("onLongPressGesture", ["onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { … }"]),
    ("gesture", ["gesture(_ gesture: some Gesture, including mask: GestureMask = .all)"]),
    ("simultaneousGesture", ["simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all)"]),
    ("highPriorityGesture", ["highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all)"]),
    ("handGestureShortcut", ["handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)"]),
    ("onHover", ["onHover { isHovered in … }"]),
    ("hoverEffect", ["hoverEffect(_ effect: HoverEffect = .automatic)"]),
    ("onDrag", ["onDrag { … }"]),
    ("onDrop", ["onDrop(of: [UTType], isTargeted: Binding<Bool>?) { providers in … }"]),
    ("contextMenu", ["contextMenu { … }"]),
    ("draggable", ["draggable(_ payload: T)"]),
    ("dropDestination", ["dropDestination(for: T.Type) { items, location in … }"]),
    ("sensoryFeedback", ["sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable)"]),
    ("help", ["help(_ text: String)"]),
    ("keyboardShortcut", ["keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)"]),
    ("defersSystemGestures", ["defersSystemGestures(on edges: Edge.Set)"]),
    ("onContinuousHover", ["onContinuousHover { phase in … }"]),
    ("hoverEffectDisabled", ["hoverEffectDisabled(_ disabled: Bool = true)"]),
    ("defaultHoverEffect", ["defaultHoverEffect(_ effect: HoverEffect?)"]),
    ("pointerStyle", ["pointerStyle(_ style: PointerStyle?)"]),
    ("pointerVisibility", ["pointerVisibility(_ visibility: Visibility)"]),
  ]

  private static let accessibility: [NeutralCall] = [
    ("accessibility", ["accessibility(label: Text)"]),
    ("accessibilityLabel", ["accessibilityLabel(_ label: String)"]),
    ("accessibilityValue", ["accessibilityValue(_ value: String)"]),
    ("accessibilityHint", ["accessibilityHint(_ hint: String)"]),
    ("accessibilityHidden", ["accessibilityHidden(_ hidden: Bool)"]),
    ("accessibilityIdentifier", ["accessibilityIdentifier(_ identifier: String)"]),
    ("accessibilityElement", ["accessibilityElement(children: AccessibilityChildBehavior = .ignore)"]),
    ("accessibilityAddTraits", ["accessibilityAddTraits(_ traits: AccessibilityTraits)"]),
    ("accessibilityRemoveTraits", ["accessibilityRemoveTraits(_ traits: AccessibilityTraits)"]),
    ("accessibilityAction", ["accessibilityAction(named: String) { … }"]),
    ("accessibilityActions", ["accessibilityActions { … }"]),
    ("accessibilityAdjustableAction", ["accessibilityAdjustableAction { direction in … }"]),
    ("accessibilityRepresentation", ["accessibilityRepresentation { … }"]),
    (
      "accessibilityFocused",
      ["accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)"]
    ),
    ("accessibilitySortPriority", ["accessibilitySortPriority(_ sortPriority: Double)"]),
    ("accessibilityScrollAction", ["accessibilityScrollAction { edge in … }"]),
    ("accessibilityZoomAction", ["accessibilityZoomAction { action in … }"]),
    ("accessibilityActivationPoint", ["accessibilityActivationPoint(_ activationPoint: UnitPoint)"]),
    ("accessibilityDragPoint", ["accessibilityDragPoint(_ point: UnitPoint, description: String)"]),
    ("accessibilityDropPoint", ["accessibilityDropPoint(_ point: UnitPoint, description: String)"]),
    ("accessibilityDirectTouch", ["accessibilityDirectTouch(_ isDirectTouchArea: Bool = true)"]),
    (
      "accessibilityRespondsToUserInteraction",
      ["accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)"]
    ),
    ("accessibilityInputLabels", ["accessibilityInputLabels(_ inputLabels: [String])"]),
    ("accessibilityHeading", ["accessibilityHeading(_ level: AccessibilityHeadingLevel)"]),
    ("accessibilityTextContentType", ["accessibilityTextContentType(_ value: AccessibilityTextContentType)"]),
    ("accessibilityChildren", ["accessibilityChildren { … }"]),
    ("accessibilityCustomContent", ["accessibilityCustomContent(_ label: String, _ value: String)"]),
    ("accessibilityLinkedGroup", ["accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID)"]),
    ("accessibilityLabeledPair", ["accessibilityLabeledPair(role:, id:, in:)"]),
    ("accessibilityIgnoresInvertColors", ["accessibilityIgnoresInvertColors(_ active: Bool = true)"]),
    ("accessibilityShowsLargeContentViewer", ["accessibilityShowsLargeContentViewer()"]),
    ("accessibilityRotor", ["accessibilityRotor(_ label: String) { … }"]),
    ("accessibilityRotorEntry", ["accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID)"]),
    ("speechSpellsOutCharacters", ["speechSpellsOutCharacters(_ value: Bool = true)"]),
    ("speechAdjustedPitch", ["speechAdjustedPitch(_ value: Double)"]),
    ("speechAlwaysIncludesPunctuation", ["speechAlwaysIncludesPunctuation(_ value: Bool = true)"]),
    ("speechAnnouncementsQueued", ["speechAnnouncementsQueued(_ value: Bool = true)"]),
  ]

  private static let input: [NeutralCall] = [
    ("focused", ["focused(_ condition: FocusState<Bool>.Binding)", "focused(_ binding:, equals:)"]),
    ("focusable", ["focusable(_ isFocusable: Bool = true)"]),
    ("focusSection", ["focusSection()"]),
    ("focusEffectDisabled", ["focusEffectDisabled(_ disabled: Bool = true)"]),
    ("keyboardType", ["keyboardType(_ type: UIKeyboardType)"]),
    ("textContentType", ["textContentType(_ textContentType: UITextContentType?)"]),
    (
      "textInputAutocapitalization",
      ["textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)"]
    ),
    ("autocapitalization", ["autocapitalization(_ style: UITextAutocapitalizationType)"]),
    ("autocorrectionDisabled", ["autocorrectionDisabled(_ disable: Bool = true)"]),
    ("disableAutocorrection", ["disableAutocorrection(_ disable: Bool?)"]),
    ("submitLabel", ["submitLabel(_ submitLabel: SubmitLabel)"]),
    ("textSelection", ["textSelection(_ selectability: some TextSelectability)"]),
    ("selectionDisabled", ["selectionDisabled(_ isDisabled: Bool = true)"]),
    ("writingToolsBehavior", ["writingToolsBehavior(_ behavior: WritingToolsBehavior)"]),
    ("writingToolsAffordanceVisibility", ["writingToolsAffordanceVisibility(_ visibility: Visibility)"]),
    ("defaultFocus", ["defaultFocus(_ binding: FocusState<Value>.Binding, _ value: Value)"]),
    ("prefersDefaultFocus", ["prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)"]),
    ("focusScope", ["focusScope(_ namespace: Namespace.ID)"]),
    ("digitalCrownRotation", ["digitalCrownRotation(_ binding: Binding<Value>)"]),
    ("copyable", ["copyable(_ payload: [T])"]),
    ("cuttable", ["cuttable(for: T.Type) { … }"]),
    ("pasteDestination", ["pasteDestination(for: T.Type) { values in … }"]),
  ]

  private static let scrolling: [NeutralCall] = [
    ("scrollIndicators", ["scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = …)"]),
    ("scrollIndicatorsFlash", ["scrollIndicatorsFlash(onAppear: Bool)"]),
    ("scrollDisabled", ["scrollDisabled(_ disabled: Bool)"]),
    ("scrollDismissesKeyboard", ["scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)"]),
    ("scrollBounceBehavior", ["scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)"]),
    ("scrollClipDisabled", ["scrollClipDisabled(_ disabled: Bool = true)"]),
    ("scrollContentBackground", ["scrollContentBackground(_ visibility: Visibility)"]),
    ("scrollTargetLayout", ["scrollTargetLayout(isEnabled: Bool = true)"]),
    ("scrollTargetBehavior", ["scrollTargetBehavior(_ behavior: some ScrollTargetBehavior)"]),
    ("refreshable", ["refreshable { … }"]),
    ("scrollTransition", ["scrollTransition(axis: Axis? = nil) { effect, phase in … }"]),
    (
      "onScrollGeometryChange",
      ["onScrollGeometryChange(for: T.Type, of: { geometry in … }) { oldValue, newValue in … }"]
    ),
    ("onScrollPhaseChange", ["onScrollPhaseChange { oldPhase, newPhase in … }"]),
    ("onScrollVisibilityChange", ["onScrollVisibilityChange(threshold: Double = 0.5) { isVisible in … }"]),
    (
      "onScrollTargetVisibilityChange",
      ["onScrollTargetVisibilityChange(idType: ID.Type, threshold: Double = 0.5) { ids in … }"]
    ),
    ("scrollEdgeEffectStyle", ["scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)"]),
    ("scrollEdgeEffectHidden", ["scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)"]),
  ]

  private static let items: [NeutralCall] = [
    ("listRowBackground", ["listRowBackground(_ view: some View)"]),
    ("listRowSeparator", ["listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"]),
    ("listRowSeparatorTint", ["listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)"]),
    ("listSectionSeparator", ["listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"]),
    ("listItemTint", ["listItemTint(_ tint: Color?)"]),
    ("swipeActions", ["swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true) { … }"]),
    ("onDelete", ["onDelete(perform: ((IndexSet) -> Void)?)"]),
    ("onMove", ["onMove(perform: ((IndexSet, Int) -> Void)?)"]),
    ("menuIndicator", ["menuIndicator(_ visibility: Visibility)"]),
    ("menuOrder", ["menuOrder(_ order: MenuOrder)"]),
    ("listRowHoverEffect", ["listRowHoverEffect(_ effect: HoverEffect?)"]),
    ("listRowHoverEffectDisabled", ["listRowHoverEffectDisabled(_ disabled: Bool = true)"]),
    ("listSectionSeparatorTint", ["listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)"]),
    ("deleteDisabled", ["deleteDisabled(_ isDisabled: Bool)"]),
    ("moveDisabled", ["moveDisabled(_ isDisabled: Bool)"]),
    ("onInsert", ["onInsert(of: [UTType]) { index, providers in … }"]),
    ("menuActionDismissBehavior", ["menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)"]),
  ]

  private static let widgets: [NeutralCall] = [
    ("widgetURL", ["widgetURL(_ url: URL?)"]),
    ("widgetLabel", ["widgetLabel(_ label: String)"]),
    ("widgetCurvesContent", ["widgetCurvesContent(_ curvesContent: Bool = true)"]),
    ("invalidatableContent", ["invalidatableContent(_ invalidatable: Bool = true)"]),
    ("activityBackgroundTint", ["activityBackgroundTint(_ color: Color?)"]),
    ("activitySystemActionForegroundColor", ["activitySystemActionForegroundColor(_ color: Color?)"]),
    ("statusBar", ["statusBar(hidden: Bool)"]),
    ("windowResizeBehavior", ["windowResizeBehavior(_ behavior: WindowInteractionBehavior)"]),
    ("windowDismissBehavior", ["windowDismissBehavior(_ behavior: WindowInteractionBehavior)"]),
    ("windowMinimizeBehavior", ["windowMinimizeBehavior(_ behavior: WindowInteractionBehavior)"]),
    ("windowFullScreenBehavior", ["windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)"]),
    ("widgetAccentable", ["widgetAccentable(_ accentable: Bool = true)"]),
    ("previewDisplayName", ["previewDisplayName(_ value: String?)"]),
    ("previewDevice", ["previewDevice(_ value: PreviewDevice?)"]),
    ("previewLayout", ["previewLayout(_ value: PreviewLayout)"]),
    ("statusBarHidden", ["statusBarHidden(_ hidden: Bool = true)"]),
    ("persistentSystemOverlays", ["persistentSystemOverlays(_ visibility: Visibility)"]),
    ("matchedTransitionSource", ["matchedTransitionSource(id: some Hashable, in: Namespace.ID)"]),
    ("navigationTransition", ["navigationTransition(_ style: some NavigationTransition)"]),
  ]

  private static let plainStyles: [NeutralCall] = [
    ("buttonBorderShape", ["buttonBorderShape(_ shape: ButtonBorderShape)"]),
    ("buttonRepeatBehavior", ["buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior)"]),
    ("controlGroupStyle", ["controlGroupStyle(_ style: some ControlGroupStyle)"]),
    ("textEditorStyle", ["textEditorStyle(_ style: some TextEditorStyle)"]),
    ("headerProminence", ["headerProminence(_ prominence: Prominence)"]),
    ("tabItem", ["tabItem { … }"]),
    ("badge", ["badge(_ count: Int)"]),
    ("indexViewStyle", ["indexViewStyle(_ style: some IndexViewStyle)"]),
  ]
}
