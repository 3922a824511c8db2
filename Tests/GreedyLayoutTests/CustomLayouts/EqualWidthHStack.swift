import GreedyLayout

/// Views side by side, each as wide as the widest is ideally.
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let maxSize = maxSize(of: subviews)
    let totalSpacing = spacing(of: subviews).reduce(0) { $0 + $1 }
    return CGSize(width: maxSize.width * CGFloat(subviews.count) + totalSpacing, height: maxSize.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let maxSize = maxSize(of: subviews)
    let spacing = spacing(of: subviews)
    let sizeProposal = ProposedViewSize(width: maxSize.width, height: maxSize.height)
    var x = bounds.minX + maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: sizeProposal)
      x += maxSize.width + spacing[index]
    }
  }

  private func maxSize(of subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return sizes.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  private func spacing(of subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}
