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
  /// The allocation of each stack that was placed, by element.
  package let allocationsByElement: [Int: Allocation]
  /// The allocations of each grid that was placed, by element: columns before rows.
  package let tracksByElement: [Int: [Allocation]]
  /// The trace, in the order in which it happened.
  public let trace: [TraceEntry]
  /// How many sizes were asked; of views that answer by axis, how many lengths.
  public let questions: Int
  /// The rules used for which neither a recording nor audited code vouches, each once for a view, in document order.
  public let uncertainRules: [UncertainRule]
  /// What the layout was made from, for an engine that makes it again; nil for one that does not.
  package var source: (any Sendable)?

  package init(
    tree: IndexedTree, proposal: ProposedViewSize, size: CGSize, elementFrames: [CGRect?],
    allocationsByElement: [Int: Allocation],
    tracksByElement: [Int: [Allocation]] = [:], trace: [TraceEntry], questions: Int,
    uncertainRules: [UncertainRule] = []
  ) {
    self.tree = tree
    self.proposal = proposal
    self.size = size
    self.elementFrames = elementFrames
    self.allocationsByElement = allocationsByElement
    self.tracksByElement = tracksByElement
    self.trace = trace
    self.questions = questions
    self.uncertainRules = uncertainRules
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

  /// The allocations of the tracks of all grids with a finite offer, in document order, columns before rows.
  public var trackAllocations: [Allocation] {
    tracksByElement.sorted { tree.elements[$0.key].view < tree.elements[$1.key].view }.flatMap(\.value)
  }

  /// The allocations of all stacks, in document order.
  public var allocations: [Allocation] {
    allocationsByElement.values.sorted { tree.elements[$0.stack].view < tree.elements[$1.stack].view }
  }
}
