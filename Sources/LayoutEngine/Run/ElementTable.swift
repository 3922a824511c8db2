internal import ViewTree

/// The elements of a tree as a layout sees them, made once for each.
struct ElementTable {
  /// What the questions asked most often need to know of an element, without a reference in it.
  struct Facts {
    /// Whether the element's answers are cached (5.2).
    var hasSizeCache: Bool
    /// Whether the element is a text, or shows one through modifiers that only pass questions on.
    var isText: Bool
    /// The only child of a modifier, the primary one of an overlay; the element itself where there is none.
    var content: Int
    /// Whether a ViewThatFits stands in it, or is the element itself.
    var holdsCandidates: Bool
    /// The priority that the element shows its container (6.1, section 12); nil where it changes with what is shown.
    var priority: Double?
  }

  /// How each element is laid out.
  private(set) var layouts: [any ElementLayout] = []
  private(set) var facts: [Facts] = []
  /// The HStacks and VStacks, which remember more than others from question to question.
  private(set) var stacks: [StackParameters] = []

  /// How many elements are known.
  var count: Int { layouts.count }

  /// Adds what a tree has gained.
  mutating func extend(to tree: IndexedTree) {
    layouts.reserveCapacity(tree.elements.count)
    facts.reserveCapacity(tree.elements.count)
    let start = layouts.count
    for index in start..<tree.elements.count {
      let element = tree.elements[index]
      if case .stack(let parameters) = element.kind { stacks.append(parameters) }
      let layout = element.kind.layout(stack: stacks.count - 1)
      // A modifier comes after its content in a tree, so that the content's facts are there before its own.
      let content = element.children.first.flatMap { $0 < index ? facts[$0] : nil }
      facts.append(
        Facts(
          hasSizeCache: layout.hasSizeCache,
          isText: element.kind.isText || layout.asksContentForLength && content?.isText == true,
          content: element.children.first ?? index, holdsCandidates: false,
          priority: layout.constantPriority(content: content?.priority, isEmpty: element.children.isEmpty)))
      layouts.append(layout)
    }
    markCandidates(from: start, in: tree)
  }

  /// Marks the elements in which a ViewThatFits stands that was added from `start` on.
  private mutating func markCandidates(from start: Int, in tree: IndexedTree) {
    let candidates = (start..<layouts.count).filter { tree.elements[$0].kind.isViewThatFits }
    guard !candidates.isEmpty else { return }
    var parents: [Int: Int] = [:]
    for element in tree.elements.indices {
      for child in tree.elements[element].children { parents[child] = element }
    }
    for candidate in candidates {
      var around: Int? = candidate
      while let element = around, !facts[element].holdsCandidates {
        facts[element].holdsCandidates = true
        around = parents[element]
      }
    }
  }
}

extension ElementKind {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
  fileprivate var isViewThatFits: Bool { if case .viewThatFits = self { true } else { false } }

  /// How elements of the kind are laid out: the only place where the engine tells all kinds apart.
  ///
  /// - Parameter stack: The number of the element among HStacks and VStacks, if it is one.
  fileprivate func layout(stack: Int) -> any ElementLayout {
    switch self {
    case .filler: FillerElement()
    case .circle: CircleElement()
    case .spacer(let minLength, let axis): SpacerElement(minLength: minLength, axis: axis)
    case .image(let size, let resizable): ImageElement(size: size, isResizable: resizable)
    case .responses(let table, let standard): ResponsesElement(table: table, standard: standard)
    case .text(let string, let format): TextElement(string: string, format: format)
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
  package var asksContentForLength: Bool { layout(stack: 0).asksContentForLength }
}
