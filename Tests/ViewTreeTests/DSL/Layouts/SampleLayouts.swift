import ViewTree
import ViewVocabulary

/// A layout that requires as little as possible: one view over the other, each at its ideal size.
struct MinimalColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: .zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      total = CGSize(width: max(total.width, size.width), height: total.height + size.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.dimensions(in: .unspecified).height
    }
  }
}

/// A layout that says everything itself and counts in its cache what it is asked.
struct Counting: Layout, Hashable {
  var step: CGFloat
  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  struct Cache {
    var calls: [String] = []
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(calls: ["make \(subviews.count)"]) }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.calls.append("update \(subviews.count)") }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.calls.append("size")
    return CGSize(width: step * CGFloat(cache.calls.count), height: step)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.calls.append("place")
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: CGFloat(index) * step, y: bounds.minY), proposal: proposal)
    }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.calls.append("spacing")
    return .zero
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.calls.append("horizontal")
    return guide == .leading ? step : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.calls.append("vertical")
    return guide == .top ? -step : nil
  }
}
