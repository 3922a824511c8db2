internal import ViewTree

/// How an element answers, as far as the questions asked most often tell kinds apart.
///
/// It holds no reference, so that reading it costs nothing; longer parameters are places in the tables of ``Layers``.
enum Operation {
  /// Takes what it is offered: shapes, colours, readers.
  case filler
  case circle
  case spacer(minLength: CGFloat, axis: Axis?)
  case image(CGSize, resizable: Bool)
  /// An HStack or VStack, by its place among ``Layers/stacks``.
  case stack(Int)
  case zStack
  /// A frame of fixed lengths, by its place among ``Layers/fixedFrames``.
  case fixedFrame(Int)
  /// A frame between bounds, by its place among ``Layers/flexibleFrames``.
  case flexibleFrame(Int)
  case padding(EdgeInsets)
  case fixedSize(Axis.Set)
  case aspectRatio(CGFloat?, ContentMode)
  case position(CGPoint)
  /// A layout modifier that answers what its content answers to the same proposal, and centres it.
  case centring
  /// A modifier whose content answers in its place.
  case transparent
  /// Anything else; the element's kind says what it does.
  case other
}

/// What questions about an element need to know of it, without a reference in it.
struct Layer {
  var operation: Operation
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

/// An HStack or VStack.
struct StackLayer {
  var axis: Axis
  /// The guide by which the children are aligned across the axis.
  var alignment: AlignmentKey
  /// The gap between neighbours in points; nil leaves it to their preferences.
  var spacing: CGFloat?
  /// The elements of the children in source order.
  var children: [Int]
  /// The stack's own rule; nil leaves it to the engine.
  var rule: StackRule?
}

/// The layers of a tree, made once for each element.
struct Layers {
  private var layers: [Layer] = []
  private(set) var stacks: [StackLayer] = []
  private(set) var fixedFrames: [FixedFrame] = []
  private(set) var flexibleFrames: [FlexibleFrame] = []

  subscript(element: Int) -> Layer { layers[element] }

  /// How many elements have their layer.
  var count: Int { layers.count }

  /// Adds the layers of what a tree has gained.
  mutating func extend(to tree: IndexedTree) {
    layers.reserveCapacity(tree.elements.count)
    let start = layers.count
    for index in start..<tree.elements.count {
      let element = tree.elements[index]
      layers.append(
        Layer(
          operation: operation(of: element), hasSizeCache: element.kind.hasSizeCache,
          isText: isText(element), content: element.children.first ?? index,
          holdsCandidates: false, priority: priority(of: element)))
    }
    markCandidates(from: start, in: tree)
  }

  private mutating func operation(of element: Element) -> Operation {
    switch element.kind {
    case .filler, .geometryReader: return .filler
    case .circle: return .circle
    case .spacer(let minLength, let axis): return .spacer(minLength: minLength, axis: axis)
    case .image(let size, let resizable): return .image(size, resizable: resizable)
    case .zStack: return .zStack
    case .padding(let insets): return .padding(insets)
    case .fixedSize(let axes): return .fixedSize(axes)
    case .aspectRatio(let ratio, let mode): return .aspectRatio(ratio, mode)
    case .position(let point): return .position(point)
    case .layoutPriority, .ignoresSafeArea: return .centring
    case .offset, .overlay, .background, .border: return .transparent
    case .stack(let parameters):
      stacks.append(
        StackLayer(
          axis: parameters.axis, alignment: parameters.alignment, spacing: parameters.spacing,
          children: element.children, rule: parameters.rule))
      return .stack(stacks.count - 1)
    case .fixedFrame(let frame):
      fixedFrames.append(frame)
      return .fixedFrame(fixedFrames.count - 1)
    case .flexibleFrame(let frame):
      flexibleFrames.append(frame)
      return .flexibleFrame(flexibleFrames.count - 1)
    case .responses, .text, .scrollView, .lazyGrid, .grid, .viewThatFits, .alignmentGuide, .safeAreaInset, .inspect,
      .customLayout:
      return .other
    }
  }

  // A modifier comes after its content in a tree, so that the content's layer is there before its own.

  private func isText(_ element: Element) -> Bool {
    if case .text = element.kind { return true }
    return element.kind.asksContentForLength && layers[element.children[0]].isText
  }

  /// Marks the elements in which a ViewThatFits stands that was added from `start` on.
  private mutating func markCandidates(from start: Int, in tree: IndexedTree) {
    let added = start..<tree.elements.count
    let candidates = added.filter { if case .viewThatFits = tree.elements[$0].kind { true } else { false } }
    guard !candidates.isEmpty else { return }
    var parents: [Int: Int] = [:]
    for element in tree.elements.indices {
      for child in tree.elements[element].children { parents[child] = element }
    }
    for candidate in candidates {
      var around: Int? = candidate
      while let element = around, !layers[element].holdsCandidates {
        layers[element].holdsCandidates = true
        around = parents[element]
      }
    }
  }

  private func priority(of element: Element) -> Double? {
    switch element.kind {
    case .layoutPriority(let value): value
    case .spacer: -.infinity
    case .stack, .zStack, .customLayout: element.children.isEmpty ? -.infinity : 0
    case .fixedSize, .offset, .overlay, .background, .border, .alignmentGuide: layers[element.children[0]].priority
    case .viewThatFits: nil
    default: 0
    }
  }
}

extension ElementKind {
  /// Whether the element is a modifier that asks for its content's length where it is asked for its own, so that a text in it
  /// is asked as if it stood alone (5.2 and 16.1).
  package var asksContentForLength: Bool {
    switch self {
    case .offset, .overlay, .background, .border, .alignmentGuide: true
    default: false
    }
  }

  /// Whether the element's answers are cached (5.2).
  fileprivate var hasSizeCache: Bool {
    switch self {
    case .spacer, .geometryReader, .text, .offset, .overlay, .background, .border, .alignmentGuide: false
    case .image(_, let resizable): resizable
    default: true
    }
  }
}
