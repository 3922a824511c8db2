internal import LayoutEngine

/// The ranges of views, found once for a tree, from the inside out.
///
/// A view that couples its axes has none, nor has any view whose length on that axis rests on one.
struct RangeAnalysis {
  private var horizontal: [AxisAnswer??] = []
  private var vertical: [AxisAnswer??] = []
  private var needs: [HiddenNeeds.Key: CGFloat] = [:]
  private(set) var containers = ContainerMap()
  private var guides = ExplicitGuides()
  /// Whether every stack has its optimum; otherwise those without a rule of their own share by another rule, under which
  /// a stack of two views that can both vary need not take what it is offered.
  let coversEveryStack: Bool
  /// The goal by which stacks have their greatest length, or a wanted one, whatever they are offered; nil where they keep to
  /// their offers.
  let exceedingOffers: Goal?
  /// Whether any goal is the least overflow.
  let countsOverflow: Bool

  /// The stacks whose children's lengths are bound by what is stated of them, so that their own range is none of sums.
  private let boundStacks: Set<Int>
  /// Those stacks with all that is around them.
  private var aroundBoundStacks: Set<Int> = []

  /// Prepares to find the ranges of views whose stacks pursue `goals`.
  init(coversEveryStack: Bool = true, goals: [Goal] = Goal.standard, boundStacks: Set<Int> = []) {
    self.coversEveryStack = coversEveryStack
    self.boundStacks = boundStacks
    exceedingOffers = Goal.exceedingOffers(goals)
    countsOverflow = goals.contains(.overflow)
  }

  /// Takes in what the tree has gained since the last question.
  mutating func extend(to tree: IndexedTree) {
    let missing = tree.elements.count - horizontal.count
    guard missing > 0 else { return }
    horizontal += Array(repeating: nil, count: missing)
    vertical += Array(repeating: nil, count: missing)
    containers = ContainerMap(tree)
    guides = ExplicitGuides(tree)
    for stack in boundStacks {
      var around: Int? = stack
      while let next = around, aroundBoundStacks.insert(next).inserted { around = containers.parent(of: next) }
    }
  }

  /// What an element answers on an axis; nil where that depends on the other axis.
  mutating func answer(of element: Int, along axis: Axis, _ facts: any StackQuestions) -> AxisAnswer? {
    if let known = axis == .horizontal ? horizontal[element] : vertical[element] { return known }
    let found = makeAnswer(of: element, along: axis, facts)
    if axis == .horizontal { horizontal[element] = .some(found) } else { vertical[element] = .some(found) }
    return found
  }

  /// Takes a view's range for a point wider at one end, before anything is asked of the views around it, whose ranges follow.
  mutating func relax(_ bound: BoundEffect.Bound, of element: Int, along axis: Axis, _ facts: any StackQuestions) {
    guard var answer = answer(of: element, along: axis, facts) else { return }
    switch bound {
    case .maximum: answer.maximum += 1
    case .minimum: answer.minimum = max(0, answer.minimum - 1)
    case .offered: return
    }
    if axis == .horizontal { horizontal[element] = .some(answer) } else { vertical[element] = .some(answer) }
  }

  private mutating func makeAnswer(of element: Int, along axis: Axis, _ facts: any StackQuestions) -> AxisAnswer? {
    let node = facts.tree.elements[element]
    switch node.kind {
    case .stack(let stack) where stack.axis == axis && boundStacks.contains(element):
      return nil
    case .flexibleFrame(let frame) where frame[axis].range != nil && aroundBoundStacks.contains(element):
      // What overflows inside it is not told by ranges.
      return nil
    case .filler, .geometryReader:
      return AxisAnswer(minimum: 0, maximum: .infinity, ideal: 10)
    case .circle, .responses, .aspectRatio, .text, .viewThatFits, .safeAreaInset, .customLayout, .grid:
      return nil
    case .lazyGrid(let grid):
      return grid.axis == axis ? answer(ofLazyGrid: element, grid, facts) : nil
    case .scrollView(let axes):
      guard let content = node.children.first else { return AxisAnswer(minimum: 0, maximum: .infinity, ideal: 10) }
      let inside = answer(of: content, along: axis, facts)
      guard axes.contains(axis) else { return inside }
      return AxisAnswer(minimum: 0, maximum: .infinity, ideal: inside?.ideal)
    case .spacer(let minLength, let stackAxis):
      guard stackAxis ?? axis == axis else { return .constant(0) }
      return AxisAnswer(minimum: minLength, maximum: .infinity, ideal: minLength)
    case .image(let size, let resizable):
      return resizable ? AxisAnswer(minimum: 0, maximum: .infinity, ideal: size[axis]) : .constant(size[axis])
    case .stack(let stack) where stack.axis == axis:
      guard coversEveryStack || stack.rule != nil || !hasDivision(node.children, along: axis, facts) else { return nil }
      let total = sum(of: node.children, spacing: facts.spacing(ofStack: element), along: axis, facts)
      return exceedingOffers == nil ? total : total.flatMap(exceeded)
    case .stack(let stack):
      guard !guides.areSet(for: stack.alignment, in: node.children, facts.tree) else { return nil }
      return largest(of: node.children, along: axis, facts)
    case .zStack:
      return largest(of: topPriority(of: node.children, facts), along: axis, facts)
    case .position:
      let ideal = answer(of: node.children[0], along: axis, facts)?.ideal
      return AxisAnswer(minimum: 0, maximum: .infinity, ideal: ideal)
    default:
      return modified(node, along: axis, facts)
    }
  }

  /// What a stack answers whose children are as long as they can be, or as is wanted; nil where that is more than a range tells.
  ///
  /// Where one of them has no end the least overflow comes first, unless it is their shares of their ranges that count, of
  /// which such a one has none.
  private func exceeded(_ total: AxisAnswer) -> AxisAnswer? {
    guard total.minimum < total.maximum else { return total }
    if exceedingOffers?.isOfWholeTree == true { return nil }
    guard total.maximum.isFinite else { return exceedingOffers == .proportional ? nil : total }
    return AxisAnswer(minimum: total.maximum, maximum: total.maximum, ideal: total.ideal)
  }

  /// Whether more than one child can vary, so that the stack's length depends on the rule by which it shares.
  private mutating func hasDivision(_ children: [Int], along axis: Axis, _ facts: any StackQuestions) -> Bool {
    var varying = 0
    for child in children {
      guard let answer = answer(of: child, along: axis, facts) else { return true }
      if answer.minimum < answer.maximum { varying += 1 }
    }
    return varying > 1
  }

  /// A stack along its own axis: its children and gaps added up.
  private mutating func sum(
    of children: [Int], spacing: CGFloat, along axis: Axis, _ facts: any StackQuestions
  ) -> AxisAnswer? {
    guard !children.isEmpty else { return .constant(0) }
    var total = AxisAnswer.constant(0)
    for child in children {
      guard let answer = answer(of: child, along: axis, facts) else { return nil }
      total.minimum += answer.minimum
      total.maximum += answer.maximum
      total.ideal = total.ideal.flatMap { sum in answer.ideal.map { sum + $0 } }
    }
    total.minimum += spacing
    total.maximum += spacing
    total.ideal = total.ideal.map { $0 + spacing }
    return total
  }

  /// A container across its children: the largest of them, which is again a clamp.
  mutating func largest(
    of children: [Int], along axis: Axis, _ facts: any StackQuestions
  ) -> AxisAnswer? {
    var largest = AxisAnswer.constant(0)
    for child in children {
      guard let answer = answer(of: child, along: axis, facts) else { return nil }
      largest.minimum = max(largest.minimum, answer.minimum)
      largest.maximum = max(largest.maximum, answer.maximum)
      largest.ideal = largest.ideal.flatMap { known in answer.ideal.map { max(known, $0) } }
    }
    return largest
  }

  /// Whether one of `children`, or a view inside, sets the guide by which they are aligned.
  func setsGuides(for key: AlignmentKey, in children: [Int], _ tree: IndexedTree) -> Bool {
    guides.areSet(for: key, in: children, tree)
  }

  /// The children of a ZStack that decide its size.
  func topPriority(of children: [Int], _ facts: any StackQuestions) -> [Int] {
    guard let top = children.map({ facts.priority(ofChild: $0) }).max() else { return [] }
    return children.filter { facts.priority(ofChild: $0) == top }
  }
}

extension RangeAnalysis {
  /// A view inside a modifier.
  private mutating func modified(_ node: Element, along axis: Axis, _ facts: any StackQuestions) -> AxisAnswer? {
    switch node.kind {
    case .fixedFrame(let frame):
      return frame[axis].map { .constant($0) } ?? answer(of: node.children[0], along: axis, facts)
    case .flexibleFrame(let frame):
      // Asked before `framed`, which would hold the arrays of answers meanwhile and have them copied at each one: half of the time of a
      // stack of 10,000 views.
      let content = answer(of: node.children[0], along: axis, facts)
      return framed(content, in: frame[axis])
    case .padding(let insets):
      guard let content = answer(of: node.children[0], along: axis, facts) else { return nil }
      let inset = insets.total(along: axis)
      return AxisAnswer(
        minimum: max(0, content.length(for: max(0, -inset)) + inset), maximum: max(0, content.maximum + inset),
        ideal: content.ideal.map { max(0, $0 + inset) })
    case .fixedSize(let axes) where axes.contains(axis):
      return answer(of: node.children[0], along: axis, facts)?.ideal.map { .constant($0) }
    default:
      return answer(of: node.children[0], along: axis, facts)
    }
  }

  /// A view inside a frame with bounds (11.2 of the semantics, solved for every finite offer).
  private func framed(_ content: AxisAnswer?, in bounds: FlexibleFrame.Bounds) -> AxisAnswer? {
    func ideal(_ bounded: (CGFloat) -> CGFloat) -> CGFloat? { bounds.ideal ?? content?.ideal.map(bounded) }
    if let range = bounds.range {
      return AxisAnswer(
        minimum: range.minimum, maximum: range.maximum, ideal: ideal { min(max(range.minimum, $0), range.maximum) })
    }
    guard let content else { return nil }
    switch (bounds.minimum, bounds.maximum) {
    case (let minimum?, nil):
      return AxisAnswer(
        minimum: minimum, maximum: max(content.maximum, minimum), ideal: ideal { max($0, minimum) })
    case (nil, let maximum?):
      return AxisAnswer(
        minimum: min(content.minimum, maximum), maximum: maximum, ideal: ideal { min($0, maximum) })
    case (_?, let maximum?):
      var contradictory = AxisAnswer.constant(content.length(for: maximum))
      contradictory.ideal = content.ideal
      return contradictory
    case (nil, nil):
      return AxisAnswer(
        minimum: content.minimum, maximum: content.maximum,
        ideal: bounds.ideal.map { content.length(for: $0) } ?? content.ideal)
    }
  }
}

extension RangeAnalysis {
  /// The need remembered for an element and axis.
  mutating func need(_ key: HiddenNeeds.Key, _ make: (inout RangeAnalysis) -> CGFloat) -> CGFloat {
    if let known = needs[key] { return known }
    let found = make(&self)
    needs[key] = found
    return found
  }
}

/// Which alignment guides a tree sets: where a stack's children set the one by which they are aligned, its minor length
/// is no longer the largest of theirs.
struct ExplicitGuides {
  private var keys: Set<AlignmentKey> = []

  init() {}

  init(_ tree: IndexedTree) {
    for element in tree.elements { keys.formUnion(Self.keys(setBy: element)) }
  }

  /// Whether an element inside one of `children` sets the guide.
  func areSet(for key: AlignmentKey, in children: [Int], _ tree: IndexedTree) -> Bool {
    guard keys.contains(key) else { return false }
    var waiting = children
    while let next = waiting.popLast() {
      if Self.keys(setBy: tree.elements[next]).contains(key) { return true }
      let node = tree.elements[next]
      switch node.kind {
      // What stands in a lazy grid or scrolls sets no guide outside it.
      case .lazyGrid, .scrollView, .geometryReader: break
      // What several views set at edges and centres is never put together (7.3 of the semantics).
      case .stack, .zStack, .grid: if key.combines { waiting += node.children }
      // What stands over a view, behind it or at its edge sets no guide of it.
      case .overlay, .background, .border, .safeAreaInset: waiting += node.children.prefix(1)
      default: waiting += node.children
      }
    }
    return false
  }

  private static func keys(setBy element: Element) -> Set<AlignmentKey> {
    switch element.kind {
    case .alignmentGuide(let setting): [setting.key]
    case _ where element.kind.setsBaselines: [.firstTextBaseline, .lastTextBaseline]
    default: []
    }
  }
}

extension AlignmentKey {
  /// Whether a container puts together what its views set the guide to (7.3 of the semantics).
  var combines: Bool {
    switch self {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: false
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    }
  }
}
