internal import ViewTree

/// What custom layouts need besides the caches of every container (section 6).
struct CustomLayoutState {
  /// The layouts' own caches, by element.
  var caches: [Int: AnyLayout.Cache] = [:]
  /// The elements of the layouts that are being asked, the innermost last.
  var asked: [Int] = []
  /// Where the layouts that are placing have placed their children so far, the innermost last.
  var placements: [[Int: ChildGeometry]] = []
  /// Why the run has to be given up: a layout cannot throw, so it is thrown when the layout has returned.
  var failure: LayoutFailure?
}

/// A container with a layout of a program's own.
struct CustomLayoutElement: ContainerElement {
  let custom: CustomLayout

  /// The size that the layout answers (6.3).
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    MeasuredSize(
      try run.asking(element, custom) { layout, subviews, cache in
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      })
  }

  /// Where the layout places its children; one that it does not place is centred (6.4).
  func geometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint, in run: LayoutRun
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let bounds = CGRect(origin: origin, size: viewSize.size)
    let placed = try run.asking(element, custom) { layout, subviews, cache in
      run.placing {
        layout.placeSubviews(in: bounds, proposal: viewSize.proposal, subviews: subviews, cache: &cache)
      }
    }
    return try run.completed(placed, of: element, viewSize, origin: origin)
  }

  /// The layout's own position of a guide (6.5).
  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    try run.rememberedGuide(key, of: element, viewSize) { () throws(LayoutFailure) in
      let bounds = CGRect(origin: .zero, size: viewSize.size)
      return try run.asking(element, custom) { _, subviews, cache in
        custom.explicitGuide(key, in: bounds, proposal: viewSize.proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  /// The distances that the layout prefers (6.6).
  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    let spacing = try? run.asking(element, custom) { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
    return spacing?.preference ?? .zero
  }

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { isEmpty ? -.infinity : 0 }
}

extension LayoutRun {
  /// Lets a layout answer, with its cache, and throws what went wrong in the meantime.
  fileprivate func asking<Result>(
    _ element: Int, _ custom: CustomLayout,
    _ question: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) throws(LayoutFailure) -> Result {
    let subviews = LayoutSubviews(
      host: self, numbers: tree.elements[element].children,
      layoutDirection: tree.elements[element].isRightToLeft ? .rightToLeft : .leftToRight)
    customLayouts.asked.append(element)
    var cache = customLayouts.caches.removeValue(forKey: element) ?? custom.layout.makeCache(subviews: subviews)
    let result = question(custom.layout, subviews, &cache)
    customLayouts.caches[element] = cache
    customLayouts.asked.removeLast()
    if let failure = customLayouts.failure { throw failure }
    return result
  }

  /// Collects where children are placed while `place` runs.
  fileprivate func placing(_ place: () -> Void) -> [Int: ChildGeometry] {
    customLayouts.placements.append([:])
    place()
    return customLayouts.placements.removeLast()
  }

  /// The children's places in order: those that were placed, the others centred at the container's own proposal.
  fileprivate func completed(
    _ placed: [Int: ChildGeometry], of element: Int, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    var geometries: [ChildGeometry] = []
    for child in tree.elements[element].children {
      if let geometry = placed[child] {
        geometries.append(geometry)
        continue
      }
      follow(.unplacedSubview, for: element)
      let answer = try answer(of: child, proposed: viewSize.proposal, because: .placing)
      let corner = CGPoint(
        x: origin.x + viewSize.size.width * 0.5 - answer.size.width * 0.5,
        y: origin.y + viewSize.size.height * 0.5 - answer.size.height * 0.5)
      geometries.append(ChildGeometry(origin: corner, answer, to: viewSize.proposal))
    }
    return geometries
  }

  /// Keeps the first failure, and stands `substitute` in for an answer that cannot be had.
  func answering<Value>(_ substitute: Value, _ answer: () throws(LayoutFailure) -> Value) -> Value {
    guard customLayouts.failure == nil else { return substitute }
    do throws(LayoutFailure) {
      return try answer()
    } catch {
      customLayouts.failure = error
      return substitute
    }
  }
}

extension LayoutRun {
  /// What is wrong where the layout that is asked places a view at a point that is not finite.
  private func misplaced(_ subview: Int, at point: CGPoint) -> LayoutFailure {
    let layout = customLayouts.asked.last.map { tree.views[tree.elements[$0].view].typeName } ?? "Layout"
    return .misplaced(layout: layout, view: key(of: subview), point: point)
  }
}

extension LayoutRun: SubviewHost {
  func response(of subview: Int, to proposal: ProposedViewSize) -> CGSize {
    response(of: subview, to: proposal, because: .measuring).size
  }

  func explicitGuide(
    _ key: AlignmentKey, of subview: Int, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    answering(nil) { () throws(LayoutFailure) in
      try explicitGuide(key, of: subview, ViewSize(size, proposal: proposal))
    }
  }

  func layoutValues(of subview: Int) -> [LayoutValue] { tree.elements[subview].traits.layoutValues }

  func containerValues(of subview: Int) -> ContainerValues { tree.elements[subview].traits.containerValues }

  func place(_ subview: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard !customLayouts.placements.isEmpty else { return }
    guard point.x.isFinite, point.y.isFinite else {
      customLayouts.failure = customLayouts.failure ?? misplaced(subview, at: point)
      return
    }
    let answer = response(of: subview, to: proposal, because: .placing)
    let origin = CGPoint(x: point.x - answer.size.width * anchor.x, y: point.y - answer.size.height * anchor.y)
    notePlacement(of: subview, ChildGeometry(origin: origin, answer, to: proposal))
  }

  /// What a subview answers; nothing where the run has to be given up.
  private func response(of subview: Int, to proposal: ProposedViewSize, because reason: ProposalReason) -> MeasuredSize
  {
    answering(MeasuredSize(.zero)) { () throws(LayoutFailure) in
      try answer(of: subview, proposed: proposal, because: reason)
    }
  }

  /// Notes where the layout that is placing puts a view.
  func notePlacement(of subview: Int, _ geometry: ChildGeometry) {
    guard !customLayouts.placements.isEmpty else { return }
    customLayouts.placements[customLayouts.placements.count - 1][subview] = geometry
  }

  func combinedGuide(
    _ key: AlignmentKey, of subviews: LayoutSubviews, in size: CGSize, proposal: ProposedViewSize, place: () -> Void
  ) -> CGFloat? {
    guard let element = customLayouts.asked.last, size.isFinite else { return nil }
    return answering(nil) { () throws(LayoutFailure) in
      let viewSize = ViewSize(size, proposal: proposal)
      let children = tree.elements[element].children
      let isWhole = subviews.numbers == children
      var geometries = children.map { state.pointee.guides.places[$0] }
      if !isWhole || !state.pointee.guides.hasPlaces(in: element) {
        geometries = try completed(placing(place), of: element, viewSize, origin: .zero)
        if isWhole { state.pointee.guides.notePlaces(geometries, of: children, in: element) }
      }
      let combined = zip(children, geometries).filter { isWhole || subviews.numbers.contains($0.0) }
      return try combinedGuide(key, of: combined.map(\.0), at: combined.map(\.1))
    }
  }
}
