import GreedyLayout

/// How far from the circle's centre a view stands, as a share of the radius.
private struct Distance: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func distance(_ share: CGFloat) -> some View { layoutValue(key: Distance.self, value: share) }
}

/// Views on a circle, the first at the top, the others clockwise.
struct RadialLayout: Layout {
  var offset = Angle.zero

  var animatableData: Double {
    get { offset.degrees }
    set { offset = .degrees(newValue) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.size.width, bounds.size.height) / 3
    let step = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index) + offset.radians - .pi / 2
      let distance = radius * subview[Distance.self]
      let point = CGPoint(x: bounds.midX + distance * cos(angle), y: bounds.midY + distance * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
