internal import ViewTree

/// What a stack remembers from call to call within one layout, besides its children (section 9).
struct StackState {
  /// Whether the gaps are known.
  var isPrepared = false
  /// The sum of the gaps.
  var spacing: CGFloat = 0
  var lastProposal = ProposedViewSize(width: -.infinity, height: -.infinity)
  var size = CGSize(width: 0, height: 0)
}

/// What all stacks of a tree remember, in tables that are changed in place.
struct StackTables {
  // By the stack's number.
  var states: [StackState] = []
  var memories: [StackMemory] = []
  /// How each stack shared its length the last time, where that is recorded.
  var measurements: [Measurement?] = []

  // By the element of the child.
  /// The gap before each child; 0 before the first.
  var gaps: [CGFloat] = []
  /// Each child's origin in its stack and its view size, as measured last.
  var children: [ChildGeometry] = []

  /// Makes room for what a tree has gained.
  mutating func extend(to layers: Layers) {
    let newStacks = layers.stacks.count - states.count
    states += Array(repeating: StackState(), count: newStacks)
    memories += Array(repeating: StackMemory(), count: newStacks)
    measurements += Array(repeating: nil, count: newStacks)
    let newElements = layers.count - gaps.count
    gaps += Array(repeating: 0, count: newElements)
    children += Array(repeating: .nowhere, count: newElements)
  }

  /// Forgets what a stack was asked before.
  mutating func restart(_ number: Int, count: Int) {
    memories[number] = StackMemory(count: count)
    states[number].lastProposal = StackState().lastProposal
  }

  /// Lines a stack's measured children up and finds the stack's size (9.5).
  mutating func assemble(_ number: Int, _ elements: [Int], along major: Axis) {
    let minor = major.other
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    for child in elements {
      let start = children[child].origin[minor]
      lower = min(lower, start)
      upper = max(upper, start + children[child].viewSize.size[minor])
    }
    var edge: CGFloat = 0
    for child in elements {
      var origin = children[child].origin
      let start = edge + gaps[child]
      if !start.isNaN { origin[major] = start }
      let offset = origin[minor] - lower
      if !offset.isNaN { origin[minor] = offset }
      children[child].origin = origin
      edge = origin[major] + children[child].viewSize.size[major]
    }
    states[number].size = CGSize(edge, along: major, across: upper - lower)
  }
}
