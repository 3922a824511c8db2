internal import ViewTree

/// Giving every view its place (9.7, 11–14).
extension LayoutRun {
  /// Places an element at `origin`, in global coordinates, with the size that its container measured.
  ///
  /// `kept` is the measurement whose size the parent used for its own, where there was one.
  func place(_ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?) throws(LayoutFailure) {
    frames[element] = CGRect(origin: origin, size: viewSize.size)
    let children = tree.elements[element].children
    switch tree.elements[element].kind {
    case .filler, .circle, .spacer, .image, .responses, .text:
      return
    case .stack:
      try placeStack(element, at: origin, viewSize, kept: kept)
    case .zStack, .inspect, .scrollView, .lazyGrid, .grid, .customLayout:
      try placeContainer(element, at: origin, viewSize, kept: kept)
    case .viewThatFits(let axes):
      guard let place = try fittingCandidate(of: element, axes, viewSize.proposal) else { return }
      shownCandidates[element] = place
      let keptInside = kept?.candidate == place ? kept?.child(0) : nil
      try self.place(children[place], at: origin, viewSize, kept: keptInside)
    case .geometryReader(let deferred):
      let depth = if let deferred { try graft(deferred, into: element) } else { 0 }
      try DeepStack.run(depth: depth) { () throws(LayoutFailure) in
        try placeReaderContent(tree.elements[element].children, at: origin, proposed: viewSize.size)
      }
    case .safeAreaInset(let inset):
      try placeSafeAreaInset(element, inset, at: origin, viewSize, kept: kept)
    case .ignoresSafeArea(let edges):
      try placeIgnoringSafeArea(element, edges, at: origin, viewSize, kept: kept)
    case .alignmentGuide:
      try place(children[0], at: origin, viewSize, kept: kept)
    case .offset(let offset):
      try place(children[0], at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), viewSize, kept: kept)
    case .overlay(let alignment), .background(let alignment):
      try placeLayers(children, alignment, at: origin, viewSize, kept: kept)
    case .border:
      try placeLayers(children, .center, at: origin, viewSize, kept: kept)
    default:
      let geometry = try childGeometry(in: element, viewSize)
      try self.place(
        children[0], at: CGPoint(x: origin.x + geometry.origin.x, y: origin.y + geometry.origin.y),
        geometry.viewSize, kept: kept ?? geometry.measurement)
    }
  }

  /// Proposes every child the reader's size, then places each with its corner at the reader's (section 14).
  private func placeReaderContent(
    _ children: [Int], at origin: CGPoint, proposed size: CGSize
  ) throws(LayoutFailure) {
    let proposal = ProposedViewSize(size)
    var answers: [(viewSize: ViewSize, measurement: Measurement?)] = []
    for child in children {
      reason = .placing
      let answer = ViewSize(try self.size(of: child, proposed: proposal), proposal: proposal)
      answers.append((answer, answered))
    }
    for (child, answer) in zip(children, answers) {
      try place(child, at: origin, answer.viewSize, kept: answer.measurement)
    }
  }

  /// Places a view and the one in front of or behind it; the primary's guides are asked first (12, overlay).
  private func placeLayers(
    _ children: [Int], _ alignment: Alignment, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?
  ) throws(LayoutFailure) {
    let primary = children[0]
    guard children.count > 1 else { return try place(primary, at: origin, viewSize, kept: kept) }
    let secondary = children[1]
    var anchor = CGPoint(x: 0, y: 0)
    for axis in Axis.allCases {
      anchor[axis] = origin[axis] + (try guide(alignment.key(along: axis), of: primary, viewSize))
    }
    try place(primary, at: origin, viewSize, kept: kept)
    reason = .placing
    let proposal = ProposedViewSize(viewSize.size)
    let answer = ViewSize(try size(of: secondary, proposed: proposal), proposal: proposal)
    let measurement = answered
    for axis in Axis.allCases {
      anchor[axis] -= try guide(alignment.key(along: axis), of: secondary, answer)
    }
    try place(secondary, at: anchor, answer, kept: measurement)
  }
}
