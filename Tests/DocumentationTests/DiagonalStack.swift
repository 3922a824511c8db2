import GreedyLayout

struct DiagonalStack: Layout {
  var hSpacing: CGFloat?
  var vSpacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(of: subviews).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews)) {
      let corner = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: corner, proposal: .unspecified)
    }
  }

  private func frames(of subviews: Subviews) -> [CGRect] {
    var frames: [CGRect] = []
    for (index, subview) in subviews.enumerated() {
      var frame = CGRect(origin: .zero, size: subview.sizeThatFits(.unspecified))
      if let last = frames.last {
        let spacing = subviews[index - 1].spacing
        frame.origin.x = last.maxX + (hSpacing ?? spacing.distance(to: subview.spacing, along: .horizontal))
        frame.origin.y = last.maxY + (vSpacing ?? spacing.distance(to: subview.spacing, along: .vertical))
      }
      frames.append(frame)
    }
    return frames
  }
}

/// What the article has after its first test.
enum FirstStep {
  struct DiagonalStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
}
