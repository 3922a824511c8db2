import LayoutEngine

/// A sampled stack as views.
extension SampledStack {
  /// The stack as a layout document: an HStack called `stack`, offered 100 points across.
  ///
  /// A text has its widths as measured texts, each line 20 points high.
  package func document(named name: String? = nil) -> LayoutDocument {
    let content = (0..<count).map { view(of: $0) }
    let metrics = texts.flatMap { textMetrics(of: $0) }
    let row = ViewKind.hStack(alignment: .center, spacing: CGFloat(gap), dynamic: count == 1)
    return LayoutDocument(
      name: name, proposal: ProposedViewSize(CGFloat(offered), along: .horizontal, across: 100), textMetrics: metrics,
      view: ViewNode(row, id: "stack", content: content))
  }

  private func view(of child: Int) -> ViewNode {
    let range = children[child]
    switch kinds[child] {
    case .range: return ViewNode(.rectangle, id: "view\(child + 1)", modifiers: frame(of: range))
    case .spacer: return ViewNode(.spacer(minLength: CGFloat(range.minimum)), id: "spacer\(child + 1)")
    case .text: return ViewNode(.text(name(ofText: child)), id: "text\(child + 1)")
    }
  }

  private func frame(of range: RangedChild) -> [ModifierNode] {
    let (minimum, maximum) = (CGFloat(range.minimum), CGFloat(range.maximum))
    if minimum == maximum { return [.frame(width: minimum, height: nil, alignment: .center)] }
    if minimum == 0, maximum == .infinity { return [] }
    return [.flexibleFrame(FrameBounds(minWidth: minimum, maxWidth: maximum))]
  }

  private func name(ofText child: Int) -> String { "the text of view \(child + 1)" }

  /// One line where it fits; a further line as soon as the offer is less than the width with the lines before.
  private func textMetrics(of child: Int) -> [TextMetric] {
    let widths = self.widths(of: child)
    return (0..<widths.count).map { place in
      TextMetric(
        text: name(ofText: child), maxWidth: place == 0 ? nil : CGFloat(widths[place - 1].nextDown),
        size: CGSize(width: widths[place], height: Double(20 * (place + 1))))
    }
  }
}
