internal import ViewTree

/// Alignment guides (section 7).
extension LayoutRun {
  /// The position of a guide in an element: the explicit one, else the default (7.1).
  func guide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize) throws(LayoutFailure) -> CGFloat {
    if let explicit = try explicitGuide(key, of: element, viewSize) { return explicit }
    return key.defaultValue(in: ViewDimensions(size: viewSize.size))
  }

  /// The explicit position of a guide in an element, or nil where there is none.
  func explicitGuide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize) throws(LayoutFailure) -> CGFloat? {
    if let axes {
      if axes.isSeparable(element) { return try explicitGuideByAxis(key, of: element, viewSize, axes) }
      prepareAsking()
    }
    guard let record else { return try foundGuide(key, of: element, viewSize) }
    return try record.finding(key, of: element, viewSize) { () throws(LayoutFailure) in
      try foundGuide(key, of: element, viewSize)
    }
  }

  private func foundGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGFloat? {
    let facts = state.pointee.elements.facts[element]
    switch facts.role {
    case .leaf: return nil
    case .passing: return try explicitGuide(key, of: facts.content, viewSize)
    case .modifier:
      return try explicitGuide(key, ofModifier: element, viewSize) { () throws(LayoutFailure) in
        try placementByRules(of: element, in: viewSize)
      }
    case .other:
      return try state.pointee.elements.layouts[element].explicitGuide(key, of: element, viewSize, in: self)
    }
  }

  /// A container's explicit guide, which `find` finds unless it is remembered for this view size (6.5, 9.8).
  func rememberedGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, _ find: () throws(LayoutFailure) -> CGFloat?
  ) throws(LayoutFailure) -> CGFloat? {
    state.pointee.guides.turn(element, to: viewSize)
    if let place = state.pointee.guides.values.place(of: element, where: { $0 == key }) {
      return state.pointee.guides.values[place]
    }
    let value = try find()
    state.pointee.guides.values.insert(value, under: key, for: element)
    return value
  }

  /// The explicit guides of children as one, where they stand at `geometries` in their container (7.3).
  func combinedGuide(
    _ key: AlignmentKey, of children: [Int], at geometries: [ChildGeometry]
  ) throws(LayoutFailure) -> CGFloat? {
    var combined = CombinedGuide(key)
    for (child, geometry) in zip(children, geometries) {
      guard let value = try explicitGuide(key, of: child, geometry.viewSize) else { continue }
      combined.add(geometry.origin[key.axis] + value)
    }
    return combined.value
  }
}

/// What the containers remember of their guides, each for the view size last asked about (6.5).
struct GuideTables {
  /// The key of each container's guides and places: the view size of the last question. Before the first question it is a
  /// view size without a proposal, and no view size matches that.
  private var viewSizes = GrowingTable<ViewSize>()
  /// Whether a container's children have their places.
  private var havePlaces = GrowingTable<Bool>()
  /// The combined value of each guide, nil where no child sets it.
  var values = RecentEntries<AlignmentKey, CGFloat?>()
  /// Where each element stands in its container placed at (0, 0).
  private(set) var places = GrowingTable<ChildGeometry>()

  /// Makes room for what a tree has gained.
  mutating func extend(to count: Int) {
    viewSizes.extend(to: count, with: .nothing)
    havePlaces.extend(to: count, with: false)
    values.extend(to: count)
    places.extend(to: count, with: .nowhere)
  }

  /// Forgets what a container remembers for another view size.
  func turn(_ container: Int, to viewSize: ViewSize) {
    guard !viewSizes[container].matches(viewSize) else { return }
    removeAll(of: container)
    viewSizes[container] = viewSize
  }

  /// Forgets what a container remembers.
  func removeAll(of container: Int) {
    viewSizes[container] = .nothing
    havePlaces[container] = false
    values.removeAll(of: container)
  }

  /// Notes the places of a container's children.
  func notePlaces(_ geometries: [ChildGeometry], of children: [Int], in container: Int) {
    for (child, geometry) in zip(children, geometries) { places[child] = geometry }
    havePlaces[container] = true
  }

  /// Whether a container's children have their places for the view size last asked about.
  func hasPlaces(in container: Int) -> Bool { havePlaces[container] }

  /// Whether a container's children have their places for a view size.
  func hasPlaces(in container: Int, _ viewSize: ViewSize) -> Bool {
    havePlaces[container] && viewSizes[container].matches(viewSize)
  }

  /// Gives the memory back.
  func deallocate() {
    viewSizes.deallocate()
    havePlaces.deallocate()
    values.deallocate()
    places.deallocate()
  }
}
