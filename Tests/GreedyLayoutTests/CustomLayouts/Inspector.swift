import GreedyLayout

/// Passes everything through to its only view and tells what it saw.
struct Inspector: Layout {
  let label: String
  var tellsPosition = false
  let tell: @Sendable (String) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    tell("\(label): proposal \(text(proposal.width)) × \(text(proposal.height))")
    let size = subview.sizeThatFits(proposal)
    tell("\(label): report \(text(size.width)) × \(text(size.height))")
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if tellsPosition { tell("\(label): position \(text(bounds.minX)), \(text(bounds.minY))") }
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  private func text(_ length: CGFloat?) -> String { length.map { "\(Double($0))" } ?? "nil" }
}

extension View {
  func inspected(
    _ label: String, position: Bool = false, tell: @escaping @Sendable (String) -> Void
  ) -> some View {
    Inspector(label: label, tellsPosition: position, tell: tell) { self }
  }
}
