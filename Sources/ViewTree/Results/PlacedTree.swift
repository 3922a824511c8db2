/// A layout: every view's frame, each stack's allocation, and what was traced.
public struct PlacedTree: Sendable {
  /// The tree that was laid out, with what its readers added.
  package let tree: IndexedTree
  /// What the root was proposed.
  public let proposal: ProposedViewSize
  /// The size that the root answered, in points.
  public let size: CGSize
  /// The frame of each element in global coordinates; nil where it was not placed.
  package let elementFrames: [CGRect?]
  private var allocationRecord: Allocations
  /// The trace, in the order in which it happened.
  public let trace: [TraceEntry]
  /// How many sizes were asked; of views that answer by axis, how many lengths.
  public let questions: Int
  /// The rules used for which neither a recording nor audited code vouches, each once for a view, in document order.
  public let uncertainRules: [UncertainRule]
  /// What the layout was made from, for an engine that makes it again; nil for one that does not.
  package var source: (any Sendable)?

  /// Where the allocations are: recorded on the way, or to be found.
  private enum Allocations: Sendable {
    case recorded(AllocationRecord)
    case lazy(Lazy<AllocationRecord>)
  }

  package init(
    tree: IndexedTree, proposal: ProposedViewSize, size: CGSize, elementFrames: [CGRect?],
    allocations: AllocationRecord, trace: [TraceEntry], questions: Int, uncertainRules: [UncertainRule] = []
  ) {
    self.tree = tree
    self.proposal = proposal
    self.size = size
    self.elementFrames = elementFrames
    allocationRecord = .recorded(allocations)
    self.trace = trace
    self.questions = questions
    self.uncertainRules = uncertainRules
  }

  /// Has the allocations found when somebody first reads them.
  package mutating func findAllocations(by find: @escaping @Sendable () -> AllocationRecord) {
    allocationRecord = .lazy(Lazy(find))
  }

  /// The same layout with other frames.
  func with(elementFrames: [CGRect?]) -> PlacedTree {
    var placed = PlacedTree(
      tree: tree, proposal: proposal, size: size, elementFrames: elementFrames, allocations: AllocationRecord(),
      trace: trace, questions: questions, uncertainRules: uncertainRules)
    placed.allocationRecord = allocationRecord
    placed.source = source
    return placed
  }

  /// Every placed view's key and frame, in global coordinates and document order.
  public var frames: [(key: String, frame: CGRect)] {
    tree.views.enumerated().compactMap { number, view in
      guard view.isWritten, let frame = elementFrames[view.element] else { return nil }
      return (tree.key(ofView: number), frame)
    }
  }

  /// The keys of the placed views of which a place or a length is no number, in document order.
  ///
  /// In views without end SwiftUI's arithmetic subtracts ∞ from ∞: what is aligned with their ends has no place.
  public var viewsWithoutNumbers: [String] {
    frames.filter { _, frame in
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].contains(where: \.isNaN)
    }.map(\.key)
  }

  /// What is stated about the frames of the tree's views, by the document and by views.
  public var constraints: [LayoutConstraint] { tree.constraints }

  /// The frame, in global coordinates, of the view with this id or path; nil if there is none or it was not placed.
  public subscript(key: String) -> CGRect? {
    tree.view(withKey: key).flatMap { elementFrames[tree.views[$0].element] }
  }

  /// How the stacks and grids shared their lengths.
  private var record: AllocationRecord {
    switch allocationRecord {
    case .recorded(let record): record
    case .lazy(let lazy): lazy.value
    }
  }

  /// The allocation of each stack that was placed, by element.
  package var allocationsByElement: [Int: Allocation] { record.stacks }

  /// The allocations of each grid that was placed, by element: columns before rows.
  package var tracksByElement: [Int: [Allocation]] { record.tracks }

  /// The allocations of the tracks of all grids with a finite offer, in document order, columns before rows.
  ///
  /// - Complexity: as ``allocations``.
  public var trackAllocations: [Allocation] {
    tracksByElement.sorted { tree.elements[$0.key].view < tree.elements[$1.key].view }.flatMap(\.value)
  }

  /// The allocations of all stacks, in document order.
  ///
  /// - Complexity: One layout more, the first time that a layout's allocations are read, where its engine did not record them on the
  ///   way.
  public var allocations: [Allocation] {
    allocationsByElement.values.sorted { tree.elements[$0.stack].view < tree.elements[$1.stack].view }
  }
}
