internal import ViewTree

/// The containers to whose lengths frames inside them look (V4.1 of the vocabulary): only those in which such a frame stands.
///
/// A size cache knows a proposal and not the container around (5.1), so that what is between a container and its frames forgets
/// its answers when the container is given other lengths.
struct RelativeContainers {
  private struct Container {
    /// The container around this one; nil where that is the area of the whole layout.
    var around: Int?
    /// By how much it is shorter than the one around, where it has no lengths of its own.
    var insets: EdgeInsets?
    /// The elements between the container and the frames inside it, whose answers rest on its lengths.
    var between: Set<Int> = []
    /// The lengths given last, in points; nil on an axis on which none was proposed to it or to a container around.
    var lengths = ProposedViewSize.unspecified
  }

  /// The lengths of the area of the whole layout.
  var area = ProposedViewSize.unspecified
  /// What each frame came to last, and the lengths of which it was made.
  private(set) var frames: [Int: (container: ProposedViewSize, frame: FixedFrame)] = [:]
  private var containers: [Int: Container] = [:]
  /// What every container was proposed last, for frames that a reader makes when it is placed.
  private var proposals: [Int: ProposedViewSize] = [:]
  /// The container to which each frame looks; nil where that is the area of the whole layout.
  private var containersByFrame: [Int: Int?] = [:]

  /// Adds what a tree has gained from one element on.
  mutating func extend(to tree: IndexedTree, from start: Int) {
    let added = (start..<tree.elements.count).filter { tree.elements[$0].kind.relativeFrame != nil }
    guard !added.isEmpty else { return }
    var parents: [Int: Int] = [:]
    for (element, outer) in tree.elements.enumerated() {
      for child in outer.children { parents[child] = element }
    }
    for frame in added {
      var between: Set<Int> = [frame]
      var inner: Int?
      var met: [Int] = []
      var next = parents[frame]
      while let outer = next {
        if let mark = tree.elements[outer].kind.relativeContainer {
          if containers[outer] == nil {
            containers[outer] = Container()
            met.append(outer)
          }
          if case .insets(let insets) = mark { containers[outer]?.insets = insets }
          containers[outer]?.between.formUnion(between)
          if let inner { containers[inner]?.around = outer } else { containersByFrame[frame] = .some(outer) }
          inner = outer
        }
        between.insert(outer)
        next = parents[outer]
      }
      if inner == nil { containersByFrame[frame] = .some(nil) }
      for container in met.reversed() {
        let lengths = lengths(of: container, proposed: proposals[container] ?? .unspecified)
        containers[container]?.lengths = lengths
      }
    }
  }

  /// Gives a container the lengths it is proposed; those of the container around where it is proposed none, as content is
  /// along the axis of a scroll view around it.
  ///
  /// - Returns: The elements inside it that have to forget what they answered.
  mutating func give(_ container: Int, _ proposal: ProposedViewSize) -> Set<Int> {
    proposals[container] = proposal
    guard let known = containers[container] else { return [] }
    let lengths = lengths(of: container, proposed: proposal)
    guard lengths != known.lengths else { return [] }
    containers[container]?.lengths = lengths
    return known.between
  }

  private func lengths(of container: Int, proposed proposal: ProposedViewSize) -> ProposedViewSize {
    let outer = lengths(of: containers[container]?.around)
    return ProposedViewSize(width: proposal.width ?? outer.width, height: proposal.height ?? outer.height)
  }

  /// What a frame is in the container to which it looks.
  mutating func frame(of element: Int, _ rule: RelativeFrame) -> (container: ProposedViewSize, frame: FixedFrame) {
    let container = lengths(of: containersByFrame[element] ?? nil)
    if let known = frames[element], known.container == container { return known }
    let frame = (container: container, frame: rule.frame(in: container))
    frames[element] = frame
    return frame
  }

  private func lengths(of container: Int?) -> ProposedViewSize {
    guard let container, let known = containers[container] else { return area }
    guard let insets = known.insets else { return known.lengths }
    let outer = lengths(of: known.around)
    return ProposedViewSize(
      width: outer.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: outer.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }
}

extension LayoutRun {
  /// Gives a container its lengths for the frames inside it: what it is proposed, whether it is measured or placed, so that
  /// they rest on no view's answer (V4.5 of the vocabulary).
  func giveLengths(of container: Int, _ proposal: ProposedViewSize) {
    let between = containers.give(container, proposal)
    if !between.isEmpty { forget(between) }
  }

  /// Forgets what some elements answered, as if they had not been asked in this layout.
  func forget(_ asked: some Sequence<Int>) {
    for element in asked {
      state.pointee.sizes.removeAll(of: element)
      state.pointee.placements.removeAll(of: element)
      state.pointee.guides.removeAll(of: element)
      shownCandidates[element] = nil
      gridMeasures[element] = nil
      customLayouts.caches[element] = nil
      if let text = elements.layouts[element] as? TextElement { state.pointee.texts[text.number].pointee = nil }
      if let stack = elements.layouts[element] as? StackElement {
        let stack = state.pointee.stacks[stack.number]
        stack.pointee.arrangement = StackArrangement(count: stack.pointee.arrangement.children.count)
      }
    }
  }
}
