import GreedyLayout

/// Each view to the right of and below the one before it, at its ideal size.
struct DiagonalStack: Layout {
  var hSpacing: CGFloat?
  var vSpacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let last = frames(of: subviews).last else { return .zero }
    return CGSize(width: last.maxX, height: last.maxY)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews) -> [CGRect] {
    var corner = CGPoint.zero
    return subviews.indices.map { index in
      if index > 0 {
        corner.x += hSpacing ?? distance(before: index, in: subviews, along: .horizontal)
        corner.y += vSpacing ?? distance(before: index, in: subviews, along: .vertical)
      }
      let frame = CGRect(origin: corner, size: subviews[index].sizeThatFits(.unspecified))
      corner = CGPoint(x: frame.maxX, y: frame.maxY)
      return frame
    }
  }

  private func distance(before index: Int, in subviews: Subviews, along axis: Axis) -> CGFloat {
    subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
  }
}
