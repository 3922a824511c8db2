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

/// Containers with layouts of a program's own.
extension LayoutRun {
  /// The size that a layout answers (6.3).
  func customSize(
    _ element: Int, _ custom: CustomLayout, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGSize {
    let size = try asking(element, custom) { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    answered = nil
    return size
  }

  /// The distances that a layout prefers (6.6).
  func customSpacing(_ element: Int, _ custom: CustomLayout) -> SpacingPreference {
    let spacing = try? asking(element, custom) { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
    return spacing?.preference ?? .zero
  }

  /// Where a layout places its children; one that it does not place is centred (6.4).
  func customGeometries(
    _ element: Int, _ custom: CustomLayout, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let bounds = CGRect(origin: origin, size: viewSize.size)
    let placed = try asking(element, custom) { layout, subviews, cache in
      placing {
        layout.placeSubviews(in: bounds, proposal: viewSize.proposal, subviews: subviews, cache: &cache)
      }
    }
    return try completed(placed, of: element, viewSize, origin: origin)
  }

  /// A layout's own position of a guide (6.5).
  func customGuide(
    _ key: AlignmentKey, of element: Int, _ custom: CustomLayout, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGFloat? {
    let bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: viewSize.size)
    return try asking(element, custom) { _, subviews, cache in
      custom.explicitGuide(key, in: bounds, proposal: viewSize.proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Lets a layout answer, with its cache, and throws what went wrong in the meantime.
  private func asking<Result>(
    _ element: Int, _ custom: CustomLayout,
    _ question: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) throws(LayoutFailure) -> Result {
    let subviews = LayoutSubviews(host: self, numbers: tree.elements[element].children)
    customLayouts.asked.append(element)
    var cache = customLayouts.caches.removeValue(forKey: element) ?? custom.layout.makeCache(subviews: subviews)
    let result = question(custom.layout, subviews, &cache)
    customLayouts.caches[element] = cache
    customLayouts.asked.removeLast()
    if let failure = customLayouts.failure { throw failure }
    return result
  }

  /// Collects where children are placed while `place` runs.
  private func placing(_ place: () -> Void) -> [Int: ChildGeometry] {
    customLayouts.placements.append([:])
    place()
    return customLayouts.placements.removeLast()
  }

  /// The children's places in order: those that were placed, the others centred at the container's own proposal.
  private func completed(
    _ placed: [Int: ChildGeometry], of element: Int, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    var geometries: [ChildGeometry] = []
    for child in tree.elements[element].children {
      if let geometry = placed[child] {
        geometries.append(geometry)
        continue
      }
      reason = .placing
      let answer = ViewSize(try size(of: child, proposed: viewSize.proposal), proposal: viewSize.proposal)
      let measurement = answered
      let corner = CGPoint(
        x: origin.x + viewSize.size.width * 0.5 - answer.size.width * 0.5,
        y: origin.y + viewSize.size.height * 0.5 - answer.size.height * 0.5)
      geometries.append(ChildGeometry(origin: corner, viewSize: answer, measurement: measurement))
    }
    return geometries
  }

  /// Keeps the first failure, and stands `substitute` in for an answer that cannot be had.
  private func answering<Value>(_ substitute: Value, _ answer: () throws(LayoutFailure) -> Value) -> Value {
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
    reason = .measuring
    return answering(CGSize(width: 0, height: 0)) { () throws(LayoutFailure) in
      try size(of: subview, proposed: proposal)
    }
  }

  func response(of subview: Int, to proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    reason = .measuring
    return answering(0) { () throws(LayoutFailure) in try length(of: subview, proposed: proposal, along: axis) }
  }

  func explicitGuide(
    _ key: AlignmentKey, of subview: Int, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    answering(nil) { () throws(LayoutFailure) in
      try explicitGuide(key, of: subview, ViewSize(size, proposal: proposal))
    }
  }

  func layoutValues(of subview: Int) -> [LayoutValue] { tree.elements[subview].layoutValues }

  func containerValues(of subview: Int) -> ContainerValues { tree.elements[subview].containerValues }

  func place(
    _ subview: Int, at point: CGPoint, anchor: UnitPoint, size: CGSize?, proposal: ProposedViewSize
  ) {
    guard !customLayouts.placements.isEmpty else { return }
    // A stack's layout may place what it measured without end, as the stacks of the tree do.
    if size == nil, !point.x.isFinite || !point.y.isFinite {
      customLayouts.failure = customLayouts.failure ?? misplaced(subview, at: point)
      return
    }
    reason = .placing
    var geometry = ChildGeometry(
      origin: point, viewSize: ViewSize(size ?? CGSize(width: 0, height: 0), proposal: proposal))
    if size == nil {
      let answer = response(of: subview, to: proposal)
      geometry.viewSize.size = answer
      geometry.origin = CGPoint(x: point.x - answer.width * anchor.x, y: point.y - answer.height * anchor.y)
      geometry.measurement = answered
    }
    customLayouts.placements[customLayouts.placements.count - 1][subview] = geometry
  }

  func combinedGuide(
    _ key: AlignmentKey, of subviews: LayoutSubviews, in size: CGSize, proposal: ProposedViewSize, place: () -> Void
  ) -> CGFloat? {
    guard let element = customLayouts.asked.last, size.width.isFinite, size.height.isFinite else { return nil }
    return answering(nil) { () throws(LayoutFailure) in
      let viewSize = ViewSize(size, proposal: proposal)
      let children = tree.elements[element].children
      let isWhole = subviews.numbers == children
      var geometries = children.map { guides.places[$0] }
      if !isWhole || !guides.hasPlaces(in: element) {
        geometries = try completed(placing(place), of: element, viewSize, origin: CGPoint(x: 0, y: 0))
        if isWhole {
          for (child, geometry) in zip(children, geometries) { guides.places[child] = geometry }
          guides.notePlaces(in: element)
        }
      }
      var combined = CombinedGuide(key)
      for (child, geometry) in zip(children, geometries) where isWhole || subviews.numbers.contains(child) {
        guard let value = try explicitGuide(key, of: child, geometry.viewSize) else { continue }
        combined.add(geometry.origin[key.axis] + value)
      }
      return combined.value
    }
  }
}
