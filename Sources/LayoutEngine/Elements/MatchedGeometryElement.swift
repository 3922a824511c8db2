internal import ViewTree

/// `matchedGeometryEffect`: a source stands where it does; what is inside any other view of the id is placed by the source's
/// frame, once all sources have been placed (V7.8 of the vocabulary).
extension MatchedGeometry: PassingElement {
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    if isSource {
      // Of two sources of one id, which SwiftUI warns of, the first is followed.
      let frame = CGRect(origin: origin, size: viewSize.size)
      if run.matchedSources[id] == nil { run.matchedSources[id] = frame }
      return try run.place(run.content(of: element), at: origin, viewSize, kept: kept)
    }
    run.postponed.append(
      PostponedPlace(
        modifier: self, element: element, origin: origin, viewSize: viewSize, kept: kept, effects: run.effects))
  }

  /// Places what is inside by the frame of the source, where there is one.
  fileprivate func follow(
    _ source: CGRect?, _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let content = run.content(of: element)
    guard let source else { return try run.place(content, at: origin, viewSize, kept: kept) }
    let proposal = properties.contains(.size) ? ProposedViewSize(source.size) : viewSize.proposal
    let answer = try run.answer(of: content, proposed: proposal, because: .placing)
    let frame = properties.contains(.position) ? source : CGRect(origin: origin, size: viewSize.size)
    let fraction = run.tree.elements[element].isRightToLeft ? 1 - anchor.x : anchor.x
    let corner = CGPoint(
      x: frame.origin.x + (frame.size.width - answer.size.width) * fraction,
      y: frame.origin.y + (frame.size.height - answer.size.height) * anchor.y)
    // The source's frame is mirrored already.
    try run.stand(content, at: corner, ViewSize(answer.size, proposal: proposal), kept: answer.measurement)
  }
}

/// A view that is placed when everything else has been.
struct PostponedPlace {
  let modifier: MatchedGeometry
  let element: Int
  let origin: CGPoint
  let viewSize: ViewSize
  let kept: Measurement?
  /// The effects around it.
  let effects: ProjectionTransform?
}

extension LayoutRun {
  /// Places what waited for all else; what is postponed meanwhile comes after it.
  func placePostponed() throws(LayoutFailure) {
    defer { effects = nil }
    while !postponed.isEmpty {
      let waiting = postponed
      postponed = []
      for place in waiting {
        effects = place.effects
        try place.modifier.follow(
          matchedSources[place.modifier.id], place.element, at: place.origin, place.viewSize, kept: place.kept,
          in: self)
      }
    }
  }
}
