/// The layout of a ``ZStack``. Called with content it makes that stack; another layout may call its methods
/// (section 13 of the semantics).
public struct ZStackLayout: Layout, Hashable {
  /// The guides that are brought to the same point in all views.
  public var alignment: Alignment

  /// Makes a layout that brings the guides of `alignment` to one point.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The largest of the top-priority subviews' sizes in points, from 0.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let top = topPriority(of: subviews)
    return subviews.filter { $0.priority == top }.reduce(into: CGSize.zero) { largest, subview in
      let size = subview.sizeThatFits(proposal)
      largest = CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// Places the subviews with their guides at one point; each is proposed the bounds' size.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    placements(of: subviews, in: bounds).place()
  }

  /// The explicit x position of a guide in points, combined from the subviews' (6.5 of the semantics).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    explicitGuide(guide.key, of: subviews, in: bounds.size)
  }

  /// The explicit y position of a guide in points, combined from the subviews' (6.5 of the semantics).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    explicitGuide(guide.key, of: subviews, in: bounds.size)
  }
}

extension ZStackLayout {
  private func topPriority(of subviews: Subviews) -> Double {
    guard let first = subviews.first else { return 0 }
    return subviews.dropFirst().reduce(first.priority) { max($0, $1.priority) }
  }

  private func explicitGuide(_ key: AlignmentKey, of subviews: Subviews, in size: CGSize) -> CGFloat? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return placements(of: subviews, in: CGRect(origin: .zero, size: size)).explicitGuide(key)
  }

  /// Where the subviews stand: the guides of the top-priority ones decide where all of them meet.
  private func placements(of subviews: Subviews, in bounds: CGRect) -> [SubviewPlacement] {
    let top = topPriority(of: subviews)
    let proposal = ProposedViewSize(bounds.size)
    var meeting = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var placements: [SubviewPlacement] = []
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let guides = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      if subview.priority == top {
        meeting = CGPoint(x: max(meeting.x, guides.x), y: max(meeting.y, guides.y))
      }
      placements.append(
        SubviewPlacement(subview: subview, origin: guides, size: dimensions.size, proposal: proposal))
    }
    for index in placements.indices {
      let guides = placements[index].origin
      placements[index].origin = CGPoint(
        x: (meeting.x - guides.x) + bounds.minX, y: (meeting.y - guides.y) + bounds.minY)
    }
    return placements
  }
}
