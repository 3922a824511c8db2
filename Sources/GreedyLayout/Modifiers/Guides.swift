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
    switch layers[element].operation {
    case .filler, .circle, .spacer, .image:
      return nil
    case .stack, .zStack:
      return try containerGuide(key, of: element, viewSize)
    case .transparent:
      return try explicitGuide(key, of: content(of: element), viewSize)
    case .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .centring:
      let geometry = try childGeometry(in: element, viewSize)
      return try explicitGuide(key, of: content(of: element), geometry.viewSize).map {
        geometry.origin[key.axis] + $0
      }
    case .other:
      return try guideByKind(key, of: element, viewSize)
    }
  }

  /// The explicit position of a guide in an element whose parameters are only in the tree.
  private func guideByKind(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGFloat? {
    switch tree.elements[element].kind {
    case .text(let string, let format):
      return textGuide(key, of: element, string, format, viewSize)
    case .inspect, .grid, .customLayout:
      return try containerGuide(key, of: element, viewSize)
    case .viewThatFits:
      guard let shown = shownCandidate(of: element) else { return nil }
      return try explicitGuide(key, of: shown, viewSize)
    case .alignmentGuide(let setting) where setting.key == key:
      return try value(of: setting, on: content(of: element), viewSize)
    case .alignmentGuide:
      return try explicitGuide(key, of: content(of: element), viewSize)
    case .safeAreaInset(let inset):
      let placed = try safeAreaInsetPlacement(element, inset, viewSize)
      let inside = try explicitGuide(key, of: content(of: element), placed.primary.viewSize)
      return inside.map { placed.primary.origin[key.axis] + $0 }
    default:
      return nil
    }
  }

  /// A text's baselines; it sets no other guide (16.5).
  private func textGuide(
    _ key: AlignmentKey, of element: Int, _ string: String, _ format: TextFormat, _ viewSize: ViewSize
  ) -> CGFloat? {
    switch key {
    case .firstTextBaseline: withText(element, string, format) { $0.firstBaseline }
    case .lastTextBaseline: withText(element, string, format) { $0.lastBaseline(in: viewSize.size) }
    default: nil
    }
  }

  /// What an alignmentGuide sets: a number, or what its closure finds in the content's own dimensions (7.2).
  private func value(
    of setting: GuideSetting, on content: Int, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGFloat {
    switch setting.value {
    case .constant(let value):
      return value
    case .computed(let compute):
      var failure: LayoutFailure?
      let value = withoutActuallyEscaping(
        { (key: AlignmentKey) -> CGFloat? in
          do throws(LayoutFailure) {
            return try self.explicitGuide(key, of: content, viewSize)
          } catch {
            failure = error
            return nil
          }
        }, do: { compute(ViewDimensions(size: viewSize.size, explicitGuide: $0)) })
      if let failure { throw failure }
      return value
    }
  }

  /// A container's explicit guide, combined from those of its children (6.5, 9.8).
  private func containerGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGFloat? {
    guides.turn(element, to: viewSize)
    if let place = guides.values.place(of: element, where: { $0 == key }) { return guides.values[place] }
    if case .customLayout(let custom) = tree.elements[element].kind {
      let value = try customGuide(key, of: element, custom, viewSize)
      guides.values.insert(value, under: key, for: element)
      return value
    }
    let value: CGFloat?
    if case .stack(let number) = layers[element].operation {
      value = try stackGuide(key, of: element, number, viewSize)
    } else {
      guard viewSize.size.isFinite else { return nil }
      try findPlaces(in: element, viewSize)
      let children = tree.elements[element].children
      value = try combinedGuide(key, of: children, at: children.map { guides.places[$0] })
    }
    guides.values.insert(value, under: key, for: element)
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

  /// Notes the children's places in a container placed at (0, 0), unless they are remembered for this view size.
  private func findPlaces(in element: Int, _ viewSize: ViewSize) throws(LayoutFailure) {
    guard !guides.hasPlaces(in: element) else { return }
    let geometries = try containerGeometries(of: element, viewSize, origin: CGPoint(x: 0, y: 0))
    for (child, geometry) in zip(tree.elements[element].children, geometries) { guides.places[child] = geometry }
    guides.notePlaces(in: element)
  }
}

extension CGSize {
  /// Whether both lengths are finite.
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

/// What the containers remember of their guides, each for the view size last asked about (6.5).
struct GuideTables {
  /// The view size that each container was last asked about; one that nothing matches before that.
  private var viewSizes: [ViewSize] = []
  /// Whether a container's children have their places.
  private var havePlaces: [Bool] = []
  /// The combined value of each guide, nil where no child sets it.
  var values = RecentEntries<AlignmentKey, CGFloat?>()
  /// Where each element stands in its container placed at (0, 0).
  var places: [ChildGeometry] = []

  /// Makes room for what a tree has gained.
  mutating func extend(to count: Int) {
    let missing = count - places.count
    viewSizes += Array(repeating: .nothing, count: missing)
    havePlaces += Array(repeating: false, count: missing)
    values.extend(to: count)
    places += Array(repeating: .nowhere, count: missing)
  }

  /// Forgets what a container remembers for another view size.
  mutating func turn(_ container: Int, to viewSize: ViewSize) {
    guard !viewSizes[container].matches(viewSize) else { return }
    viewSizes[container] = viewSize
    havePlaces[container] = false
    values.removeAll(of: container)
  }

  /// Notes that a container's children have their places.
  mutating func notePlaces(in container: Int) { havePlaces[container] = true }

  /// Whether a container's children have their places for the view size last asked about.
  func hasPlaces(in container: Int) -> Bool { havePlaces[container] }

  /// Whether a container's children have their places for a view size.
  func hasPlaces(in container: Int, _ viewSize: ViewSize) -> Bool {
    havePlaces[container] && viewSizes[container].matches(viewSize)
  }
}

/// A child's place in its container.
struct ChildGeometry {
  var origin: CGPoint
  var viewSize: ViewSize
  var measurement: Measurement?

  /// The place of a child that was not measured yet.
  static var nowhere: ChildGeometry { ChildGeometry(origin: CGPoint(x: 0, y: 0), viewSize: .nothing) }
}
