internal import ViewTree

/// What a layout was made from, kept so that it can be made again with a record of its allocations or of all that was asked.
struct LayoutSource: Sendable {
  let engine: GreedyEngine
  let tree: IndexedTree
  let proposal: ProposedViewSize
  let origin: CGPoint

  /// Makes the layout again and finds its allocations: none where a program's own layout fails the second time.
  func allocations() -> AllocationRecord {
    var engine = engine
    engine.options = engine.options.recordingAllocations
    return DeepStack.run(depth: tree.depth) {
      let placed = try? engine.placed(tree, in: proposal, at: origin, isRepetition: true)
      return AllocationRecord(stacks: placed?.allocationsByElement ?? [:], tracks: placed?.tracksByElement ?? [:])
    }
  }

  /// Makes the layout again and tells of a view in it. The elements of both layouts have the same numbers.
  func explaining(
    _ view: Int, in placed: PlacedTree, along axes: Axis.Set
  ) throws(LayoutFailure) -> LayoutExplanation {
    let path = placed.tree.elements(toView: view)
    let watched = Set(path + path.flatMap { placed.tree.elements[$0].children })
    return try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> LayoutExplanation in
      let record = LayoutRecord(of: watched)
      let run = LayoutRun(
        tree, distribution: engine.distribution, tracks: engine.tracks, options: engine.options.recordingAllocations,
        record: record, isRepetition: true)
      let placed = try run.layoutRoot(in: proposal, at: origin)
      let steps = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.flatMap { axis in
        Explainer(reading: LayoutReading(run, record, placed, axis: axis), path: path, view: view).steps
      }
      let around = Set(
        path.map { placed.tree.key(ofView: placed.tree.writtenView(around: placed.tree.elements[$0].view)) })
      return LayoutExplanation(
        view: placed.tree.key(ofView: view), typeName: placed.tree.views[view].typeName,
        frame: placed.elementFrames[placed.tree.views[view].element], steps: steps,
        uncertainRules: placed.uncertainRules.filter { around.contains($0.view) }, isComplete: !record.isFull)
    }
  }
}

extension IndexedTree {
  /// The elements from the root to a view's innermost element.
  fileprivate func elements(toView view: Int) -> [Int] {
    var parents: [Int: Int] = [:]
    for (index, outer) in elements.enumerated() {
      for child in outer.children { parents[child] = index }
    }
    var path: [Int] = []
    var next: Int? = views[view].element
    while let element = next {
      path.append(element)
      next = parents[element]
    }
    path.reverse()
    var inner = views[view].element
    while let content = elements[inner].firstChild, elements[content].view == elements[inner].view {
      inner = content
      path.append(content)
    }
    return path
  }
}
