internal import LayoutEngine

/// Finds the texts of rows that are not whole although there is room for them.
///
/// There is room where the least length of the text's child at which the text is whole fits the offer beside all other children at
/// the least lengths that leave their own texts as they are.
struct NeedlessWraps {
  private let texts: PlacedTexts
  private let tree: IndexedTree
  private let stacks: IsolatedStacks

  /// Prepares to look at a layout that `engine` made.
  init(in placed: PlacedTree, _ texts: PlacedTexts, by engine: GreedyEngine) {
    self.texts = texts
    tree = placed.tree
    stacks = IsolatedStacks(of: placed.tree, by: engine)
  }

  /// The needless wraps of one region, in document order.
  ///
  /// - Complexity: some twenty layouts of each child with texts, where one of the region's texts is not whole.
  func wraps(in region: RegionComparison) throws(LayoutFailure) -> [NeedlessWrap] {
    guard !texts.areWhole, region.kind == .stack, region.axis == .horizontal, let offered = region.swiftUI.offered
    else { return [] }
    let elements = tree.elements[region.element].children
    let inside = elements.map { texts.texts(in: $0) }
    guard inside.joined().contains(where: { $0.legibility != .whole }) else { return [] }

    let room = offered - region.spacing - region.children.reduce(0) { $0 + $1.minimum }
    var found: [(child: Int, text: PlacedText, needed: Double)] = []
    for (child, texts) in inside.enumerated() {
      for text in texts where text.legibility != .whole {
        let most = room + region.children[child].minimum
        let needed = try length(of: elements[child], in: region, atMost: most) { reading in
          reading.texts.contains { $0.element == text.element && $0.legibility == .whole }
        }
        if let needed { found.append((child, text, needed)) }
      }
    }
    guard !found.isEmpty else { return [] }

    var kept: [Double] = []
    for (child, texts) in inside.enumerated() {
      let comparison = region.children[child]
      kept.append(texts.isEmpty ? comparison.minimum : try keptLength(of: elements[child], comparison, in: region))
    }
    let total = kept.reduce(0, +)
    return found.filter { total - kept[$0.child] + $0.needed + region.spacing <= offered + Comparison.tolerance }.map {
      NeedlessWrap(
        view: texts.key(of: $0.text), width: Double($0.text.size.width), needed: $0.needed, lines: $0.text.lines,
        child: $0.child, isCut: $0.text.legibility == .cut, element: $0.text.element)
    }
  }

  /// The least length of a child at which its texts have the sizes of SwiftUI's layout.
  private func keptLength(
    of element: Int, _ child: ChildComparison, in region: RegionComparison
  ) throws(LayoutFailure) -> Double {
    let now = try stacks.reading(of: element, proposed: region.proposing(child.offer ?? child.swiftUI))
    let sizes = now.texts.map(\.size)
    return try length(of: element, in: region, atMost: child.swiftUI) { $0.texts.map(\.size) == sizes } ?? child.swiftUI
  }
}

extension NeedlessWraps {
  /// The least length of a view for which something holds, where it holds for that and all greater proposals; nil where it
  /// does not hold at `most`, or the view is longer there.
  private func length(
    of element: Int, in region: RegionComparison, atMost most: Double, where holds: (TextReading) -> Bool
  ) throws(LayoutFailure) -> Double? {
    func answer(to proposal: Double) throws(LayoutFailure) -> Double? {
      let reading = try stacks.reading(of: element, proposed: region.proposing(proposal))
      return holds(reading) ? Double(reading.size.width) : nil
    }
    guard most >= 0, var found = try answer(to: most), found <= most + Comparison.tolerance else { return nil }
    let pixel = 1 / Double(tree.displayScale)
    // A text answers its width to more; one pixel less than that is too little for it.
    var (least, enough) = (0.0, most)
    if found < most, let same = try answer(to: found) { (enough, found) = (found, same) }
    if enough > pixel, try answer(to: enough - pixel / 2) == nil { least = enough - pixel / 2 }
    while enough - least > pixel / 8 {
      let middle = least + (enough - least) / 2
      if let length = try answer(to: middle) { (enough, found) = (middle, length) } else { least = middle }
    }
    // Texts and most frames have whole pixels.
    let whole = (enough / pixel).rounded() * pixel
    if whole != enough, whole > least, let length = try answer(to: whole) { found = length }
    return found
  }
}

extension RegionComparison {
  /// What the region's stack proposes a child to which it offers a length.
  fileprivate func proposing(_ length: Double) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = CGFloat(length)
    return proposal
  }
}
