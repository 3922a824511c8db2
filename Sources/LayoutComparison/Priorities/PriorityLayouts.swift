internal import LayoutEngine

/// Lays a tree out afresh by SwiftUI's rule where children of one region have other priorities: all that is said of an
/// assignment is read off that layout.
///
/// A stack tried by itself (`PriorityTrial`) answers the same in most trees, at a fraction of the cost. But what a text or a
/// stack inside answers can depend on what it was asked before, and a region's offer on what it answered to other
/// proposals; only the layout of the whole tree knows.
final class PriorityLayouts {
  /// What an assignment gives in one region. Lengths are in points.
  struct Division {
    /// What the children were offered and took, in source order.
    var shares: [Allocation.Share]
    /// The children's lengths in source order.
    var lengths: [Double]
    /// What the region was offered and used.
    var usage: Usage
    /// What a reader loses against the layout as it is; nil where it is nothing.
    var harm: PriorityOutcome.Harm?
    /// The layout; nil where a trial of the stack decided.
    var layout: PlacedTree?
  }

  /// Why there is no division.
  enum Absence: Error {
    /// The region is not there in that layout.
    case noRegion
    /// Layouts have asked as many questions as they may.
    case tooManyQuestions
    /// The layout does not exist.
    case failed(LayoutFailure)
  }

  /// SwiftUI's layout with the priorities as they are.
  let placed: PlacedTree
  private let origin: CGPoint
  private let engine: GreedyEngine
  private lazy var reader = ReaderHarm(in: placed, engine)
  /// Whether every view's lengths on one axis depend on what it is offered on that axis and on nothing else.
  private let isSeparable: Bool
  /// How many sizes may still be asked for.
  private var questionsLeft = 20_000_000

  /// Prepares layouts of a tree that `engine` has laid out at `origin`.
  init(of placed: PlacedTree, at origin: CGPoint, by engine: GreedyEngine) {
    var engine = engine
    engine.options.recordsAllocations = true
    engine.options.tracesEveryView = false
    self.placed = placed
    self.origin = origin
    self.engine = engine
    isSeparable = placed.tree.elements.allSatisfy { $0.kind.isSeparable }
  }

  /// Whether so many assignments can all be laid out without a search before.
  func canLayOut(_ assignments: Double) -> Bool { assignments * Double(placed.questions) <= 30_000 }

  /// What an assignment gives.
  ///
  /// - Parameter trial: Trials of the region's stack, which decide for themselves where all lengths are separable.
  /// - Complexity: one layout of the whole tree, or a trial.
  func division(
    of region: RegionComparison, with assignment: PriorityAssignment, _ trial: PriorityTrial
  ) throws(Absence) -> Division {
    if isSeparable, region.spacing >= 0 { return try tried(region, assignment, trial) }
    guard questionsLeft > 0 else { throw .tooManyQuestions }
    let priorities = assignment.changed.map { ($0, assignment.priorities[$0]) }
    let tree = placed.tree.settingPriorities(
      Dictionary(uniqueKeysWithValues: priorities), ofChildrenIn: region.element)
    let after = try layout(tree)
    questionsLeft -= after.questions
    guard let allocation = after.allocationsByElement[region.element], let offered = allocation.offered,
      offered.isFinite
    else { throw .noRegion }
    let usage = Usage(offered: Double(offered), used: Double(allocation.used))
    return Division(
      shares: allocation.shares, lengths: allocation.lengths.map(Double.init), usage: usage,
      harm: try failing { () throws(LayoutFailure) in
        try reader.harm(of: after, in: region, allocation.lengths.map(Double.init), trial)
      }, layout: after)
  }

  /// What a trial gives: in a separable tree without negative gaps a stack's least and greatest lengths are sums of its
  /// children's, whatever their priorities, and no stack around it offers it another length for what it uses.
  private func tried(
    _ region: RegionComparison, _ assignment: PriorityAssignment, _ trial: PriorityTrial
  ) throws(Absence) -> Division {
    try failing { () throws(LayoutFailure) in
      let shares = try trial.shares(priorities: assignment.priorities, changed: assignment.changed)
      let lengths = shares.map { Double($0.length) }
      return Division(
        shares: shares, lengths: lengths,
        usage: Usage(offered: region.swiftUI.offered, used: Self.used(lengths, spacing: region.spacing)),
        harm: try reader.feedsSpacer(in: region, lengths, trial) ? .fedSpacer : nil)
    }
  }

  /// The sum of lengths and gaps.
  private static func used(_ lengths: [Double], spacing: Double) -> Double { lengths.reduce(0, +) + spacing }

  private func layout(_ tree: IndexedTree) throws(Absence) -> PlacedTree {
    try failing { () throws(LayoutFailure) in try engine.layout(tree, in: placed.proposal, at: origin) }
  }

  private func failing<Result>(_ body: () throws(LayoutFailure) -> Result) throws(Absence) -> Result {
    do throws(LayoutFailure) {
      return try body()
    } catch {
      throw .failed(error)
    }
  }
}

extension ElementKind {
  /// Whether the length on an axis depends on the offer on that axis alone.
  fileprivate var isSeparable: Bool {
    switch self {
    case .filler, .spacer, .image, .zStack, .fixedFrame, .flexibleFrame, .padding, .fixedSize, .layoutPriority,
      .offset, .passing, .position, .overlay, .background, .border, .inspect:
      true
    case .stack(let stack): stack.rule == nil
    case .geometryReader(let deferred): deferred == nil
    case .circle, .text, .responses, .scrollView, .lazyGrid, .grid, .viewThatFits, .customLayout, .aspectRatio,
      .alignmentGuide, .safeAreaInset, .ignoresSafeArea:
      false
    }
  }
}
