import GreedyLayout

/// Columns of one width; each view goes to the shortest. Frames are found once a width and kept in the cache.
struct MasonryLayout: Layout {
  var columns = 2
  var spacing: CGFloat = 10
  var onArrange: @Sendable (CGFloat) -> Void = { _ in }

  struct Cache {
    var width: CGFloat?
    var frames: [CGRect] = []
    var height: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    arrange(subviews, in: width, &cache)
    return CGSize(width: width, height: cache.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    arrange(subviews, in: bounds.width, &cache)
    for (subview, frame) in zip(subviews, cache.frames) {
      let corner = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: corner, proposal: ProposedViewSize(width: frame.width, height: nil))
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat, _ cache: inout Cache) {
    guard cache.width != width else { return }
    onArrange(width)
    let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat.zero, count: columns)
    cache.frames = subviews.map { subview in
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let height = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil)).height
      let y = bottoms[column] == 0 ? 0 : bottoms[column] + spacing
      bottoms[column] = y + height
      return CGRect(x: CGFloat(column) * (columnWidth + spacing), y: y, width: columnWidth, height: height)
    }
    cache.width = width
    cache.height = bottoms.max() ?? 0
  }
}
