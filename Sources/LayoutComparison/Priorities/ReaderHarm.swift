internal import LayoutEngine

/// Whether a reader is worse off with another layout than with SwiftUI's as it is: the one place that says which changes of
/// priority are never advised, and never said to reach anything.
///
/// Source: section 7 of the optimum's definition.
struct ReaderHarm {
  private let before: PlacedTree
  private let engine: GreedyEngine
  /// The texts that can be read in SwiftUI's layout, whole or in lines that end between words, by element.
  private let legible: Set<Int>

  /// Reads the texts of SwiftUI's layout.
  init(in placed: PlacedTree, _ engine: GreedyEngine) {
    before = placed
    self.engine = engine
    legible = Set(engine.texts(in: placed).filter { !$0.legibility.isIllegible }.map(\.element))
  }

  /// What a reader loses by a layout: whether it breaks inside a word, or cuts, a text that could be read, wherever that stands, or gives a Spacer of
  /// the region room that content could use.
  ///
  /// - Parameter lengths: The lengths of the region's children in that layout.
  func harm(
    of after: PlacedTree, in region: RegionComparison, _ lengths: [Double], _ trial: PriorityTrial
  ) throws(LayoutFailure) -> PriorityOutcome.Harm? {
    // A text reads in the same size as before.
    let changed = engine.texts(in: after) { element in
      legible.contains(element) && after.elementFrames[element]?.size != before.elementFrames[element]?.size
    }
    let isIllegible = changed.contains { $0.legibility.isIllegible }
    if isIllegible { return .illegibleText }
    return try feedsSpacer(in: region, lengths, trial) ? .fedSpacer : nil
  }

  /// Whether Spacers among a region's children take more than in SwiftUI's layout, and more than they need, while another
  /// child would take of that.
  ///
  /// Of 100 points a row of 5…100, a Spacer of no least length and 80…∞ can be given 5 + 15 + 80 by a priority for the Spacer;
  /// the first child would take the 15.
  func feedsSpacer(
    in region: RegionComparison, _ lengths: [Double], _ trial: PriorityTrial
  ) throws(LayoutFailure) -> Bool {
    let elements = before.tree.elements[region.element].children
    let isSpacer = elements.map { before.tree.isSpacer($0) }
    guard isSpacer.contains(true) else { return false }
    var room = 0.0
    for (place, child) in region.children.enumerated() where isSpacer[place] {
      room += max(0, lengths[place] - max(child.minimum, child.swiftUI))
    }
    guard room > region.tolerance else { return false }
    for place in lengths.indices where !isSpacer[place] {
      let more = Double(try trial.length(of: place, offered: lengths[place] + room))
      if more > lengths[place] + region.tolerance { return true }
    }
    return false
  }
}

extension IndexedTree {
  /// Whether an element is a Spacer, through modifiers.
  fileprivate func isSpacer(_ element: Int) -> Bool {
    switch elements[element].kind {
    case .spacer: true
    case .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border, .alignmentGuide, .fixedFrame,
      .flexibleFrame, .fixedSize, .inspect:
      isSpacer(elements[element].children[0])
    default: false
    }
  }
}
