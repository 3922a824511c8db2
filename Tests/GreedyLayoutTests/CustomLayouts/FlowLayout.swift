import GreedyLayout

/// Views side by side at their ideal sizes, in as many rows as the width asks for.
struct FlowLayout: Layout {
  var spacing: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let origins = arrange(subviews, in: proposal.width ?? .infinity).origins
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var size = CGSize.zero
    var x: CGFloat = 0
    var y: CGFloat = 0
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let viewSize = subview.sizeThatFits(.unspecified)
      if x > 0, x + viewSize.width > width {
        x = 0
        y += rowHeight + spacing
        rowHeight = 0
      }
      origins.append(CGPoint(x: x, y: y))
      rowHeight = max(rowHeight, viewSize.height)
      size.width = max(size.width, x + viewSize.width)
      size.height = max(size.height, y + rowHeight)
      x += viewSize.width + spacing
    }
    return (origins, size)
  }
}
