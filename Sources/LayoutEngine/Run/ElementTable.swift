internal import ViewTree

/// The elements of a tree as a layout sees them, made once for each.
struct ElementTable {
  /// What the questions asked most often need to know of an element, without a reference in it.
  struct Facts {
    /// What the element makes of each axis, where its role says that it has such rules.
    var horizontal: AxisRule
    var vertical: AxisRule
    var role: Role
    /// Whether the element's answers are cached (5.2).
    var hasSizeCache: Bool
    /// Whether the element is a text, or shows one through modifiers that only pass questions on.
    var isText: Bool
    /// Whether a ViewThatFits stands in it, or is the element itself.
    var holdsCandidates = false
    /// The only child of a modifier, the primary one of an overlay; the element itself where there is none.
    var content: Int
    /// The priority that the element shows its container (6.1, section 12); nil where it changes with what is shown.
    var priority: Double?
  }

  /// Who answers for an element where it is asked.
  enum Role: UInt8 {
    /// Its rules by axis alone.
    case leaf
    /// Its rules by axis, with what its content answers: a ``ModifierElement``.
    case modifier
    /// Its content in its place: a ``PassingElement``, apart from where it puts that.
    case passing
    /// Its ``ElementLayout``.
    case other
  }

  /// How each element is laid out.
  private(set) var layouts = GrowingTable<any ElementLayout>()
  private(set) var facts = GrowingTable<Facts>()
  /// The HStacks and VStacks, which remember more than others from question to question: the element of each.
  private(set) var stackElements: [Int] = []
  /// How many texts there are.
  private(set) var textCount = 0

  /// How many elements are known.
  var count: Int { layouts.count }

  /// Adds what a tree has gained.
  mutating func extend(to tree: IndexedTree) {
    let start = layouts.count
    for index in start..<tree.elements.count {
      let first = tree.elements[index].firstChild
      if case .stack = tree.elements[index].kind { stackElements.append(index) }
      if tree.elements[index].kind.isText { textCount += 1 }
      let layout = tree.elements[index].kind.layout(stack: stackElements.count - 1, text: textCount - 1)
      let rules = AxisAnalysis.rules(of: tree.elements[index].kind)
      // A modifier comes after its content in a tree, so that the content's facts are there before its own.
      let content = first.flatMap { $0 < index ? facts[$0] : nil }
      facts.append(
        Facts(
          horizontal: rules?.horizontal ?? .passing, vertical: rules?.vertical ?? .passing,
          role: rules?.role ?? .other, hasSizeCache: layout.hasSizeCache,
          isText: tree.elements[index].kind.isText || layout.asksContentForLength && content?.isText == true,
          content: first ?? index,
          priority: layout.constantPriority(content: content?.priority, isEmpty: first == nil)))
      layouts.append(layout)
    }
    markCandidates(from: start, in: tree)
  }

  /// Marks the elements in which a ViewThatFits stands that was added from `start` on.
  private func markCandidates(from start: Int, in tree: IndexedTree) {
    let candidates = (start..<layouts.count).filter { tree.elements[$0].kind.isViewThatFits }
    guard !candidates.isEmpty else { return }
    var parents: [Int: Int] = [:]
    for element in tree.elements.indices {
      tree.elements[element].forEachChild { parents[$0] = element }
    }
    for candidate in candidates {
      var around: Int? = candidate
      while let element = around, !facts[element].holdsCandidates {
        facts[element].holdsCandidates = true
        around = parents[element]
      }
    }
  }

  /// Gives the memory back.
  func deallocate() {
    layouts.deallocate()
    facts.deallocate()
  }
}

extension AxisAnalysis.Rules {
  /// Who answers for an element with these rules.
  fileprivate var role: ElementTable.Role {
    switch (horizontal, vertical) {
    case (.offer, _), (.fixed, _), (.spacer, _): .leaf
    case (.guide, _), (_, .guide), (.row, _), (.across, _), (.pile, _): .other
    case (.passing, _), (.moved, _), (.layers, _): .passing
    case (.inset, _), (.frame, _), (.bounds, _), (.ideal, _), (.point, _), (.centred, _): .modifier
    }
  }
}

extension ElementKind {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
  fileprivate var isViewThatFits: Bool { if case .viewThatFits = self { true } else { false } }

  /// How elements of the kind are laid out: the only place where the engine tells all kinds apart.
  ///
  /// - Parameters:
  ///   - stack: The number of the element among HStacks and VStacks, if it is one.
  ///   - text: Its number among texts, if it is one.
  fileprivate func layout(stack: Int, text: Int) -> any ElementLayout {
    switch self {
    case .filler: FillerElement()
    case .circle: CircleElement()
    case .spacer(let minLength, let axis): SpacerElement(minLength: minLength, axis: axis)
    case .image(let size, let resizable): ImageElement(size: size, isResizable: resizable)
    case .responses(let table, let standard): ResponsesElement(table: table, standard: standard)
    case .text(let string, let format): TextElement(number: text, string: string, format: format)
    case .stack(let parameters): StackElement(number: stack, axis: parameters.axis)
    case .zStack(let alignment): ZStackElement(alignment: alignment)
    case .geometryReader(let deferred): GeometryReaderElement(deferred: deferred)
    case .scrollView(let axes): ScrollViewElement(axes: axes)
    case .lazyGrid(let grid): LazyGridElement(grid: grid)
    case .grid(let grid): GridElement(grid: grid)
    case .viewThatFits(let axes): ViewThatFitsElement(axes: axes)
    case .customLayout(let custom): CustomLayoutElement(custom: custom)
    case .inspect(let label, let position): InspectElement(label: label, tracesPosition: position)
    case .fixedFrame(let frame): FixedFrameElement(frame: frame)
    case .flexibleFrame(let frame): FlexibleFrameElement(frame: frame)
    case .padding(let insets): PaddingElement(insets: insets)
    case .fixedSize(let axes): FixedSizeElement(axes: axes)
    case .aspectRatio(let ratio, let mode): AspectRatioElement(ratio: ratio, mode: mode)
    case .position(let point): PositionElement(point: point)
    case .layoutPriority(let value): LayoutPriorityElement(value: value)
    case .offset(let offset): OffsetElement(offset: offset)
    case .overlay(let alignment): LayersElement(name: "overlay", alignment: alignment)
    case .background(let alignment): LayersElement(name: "background", alignment: alignment)
    case .border: LayersElement(name: "border", alignment: .center)
    case .alignmentGuide(let setting): AlignmentGuideElement(setting: setting)
    case .safeAreaInset(let inset): SafeAreaInsetElement(inset: inset)
    case .ignoresSafeArea(let edges): IgnoresSafeAreaElement(edges: edges)
    case .passing(let modifier):
      // Parameters without a rule of their own leave their content alone.
      modifier.parameters as? any ElementLayout ?? UnchangedElement()
    }
  }

  /// Whether the element is a modifier that asks for its content's length where it is asked for its own, so that a text in it
  /// is asked as if it stood alone (5.2 and 16.1).
  package var asksContentForLength: Bool { layout(stack: 0, text: 0).asksContentForLength }
}
