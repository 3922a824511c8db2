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
    switch tree.elements[element].kind {
    case .filler, .circle, .spacer, .image, .responses, .geometryReader, .scrollView, .lazyGrid:
      return nil
    case .text(let string, let format):
      return textGuide(key, of: element, string, format, viewSize)
    case .stack, .zStack, .inspect, .grid, .customLayout:
      return try containerGuide(key, of: element, viewSize)
    case .viewThatFits(let axes):
      guard let place = try fittingCandidate(of: element, axes, viewSize.proposal) else { return nil }
      return try explicitGuide(key, of: tree.elements[element].children[place], viewSize)
    case .alignmentGuide(let setting) where setting.key == key:
      return try value(of: setting, on: content(of: element), viewSize)
    case .safeAreaInset(let inset):
      let placed = try safeAreaInsetPlacement(element, inset, viewSize)
      let inside = try explicitGuide(key, of: content(of: element), placed.primary.viewSize)
      return inside.map { placed.primary.origin[key.axis] + $0 }
    case .offset, .overlay, .background, .border, .alignmentGuide:
      return try explicitGuide(key, of: content(of: element), viewSize)
    default:
      let placement = try childPlacement(in: element, viewSize)
      guard let inside = try explicitGuide(key, of: content(of: element), placement.viewSize) else { return nil }
      return placement.origin[key.axis] + inside
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
    var memory = containerGuides[element] ?? ContainerGuides()
    if memory.viewSize?.matches(viewSize) != true {
      memory = ContainerGuides(viewSize: viewSize)
      containerGuides[element] = memory
    }
    if let entry = memory.values.first(where: { $0.key == key }) { return entry.value }
    if case .customLayout(let custom) = tree.elements[element].kind {
      let value = try customGuide(key, of: element, custom, viewSize)
      containerGuides[element]?.values.insert(GuideEntry(key: key, value: value))
      return value
    }
    guard asksAtAnySize(element) || viewSize.size.isFinite else { return nil }
    let geometries = try guideGeometries(of: element, viewSize)
    var combined = CombinedGuide(key)
    for (child, geometry) in zip(tree.elements[element].children, geometries) {
      guard let value = try explicitGuide(key, of: child, geometry.viewSize) else { continue }
      combined.add(geometry.origin[key.axis] + value)
    }
    containerGuides[element]?.values.insert(GuideEntry(key: key, value: combined.value))
    return combined.value
  }

  /// Whether a container looks for its children's guides even where its size is not finite: only stacks do.
  private func asksAtAnySize(_ element: Int) -> Bool {
    if case .stack = tree.elements[element].kind { true } else { false }
  }

  /// The children's places in a container placed at (0, 0), remembered for the view size last asked about.
  private func guideGeometries(of element: Int, _ viewSize: ViewSize) throws(LayoutFailure) -> [ChildGeometry] {
    if let remembered = containerGuides[element]?.geometries { return remembered }
    let geometries: [ChildGeometry]
    if case .stack(let parameters) = tree.elements[element].kind {
      geometries = try stackGeometries(element, parameters, viewSize, origin: CGPoint(x: 0, y: 0))
    } else {
      geometries = try containerGeometries(of: element, viewSize, origin: CGPoint(x: 0, y: 0))
    }
    containerGuides[element]?.geometries = geometries
    return geometries
  }
}

extension CGSize {
  /// Whether both lengths are finite.
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

/// What a container remembers of its guides, for the view size last asked about (6.5).
struct ContainerGuides {
  var viewSize: ViewSize?
  var values = RecentEntries<GuideEntry>()
  var geometries: [ChildGeometry]?
}

/// A guide's combined value, nil where no child sets it.
struct GuideEntry {
  var key: AlignmentKey
  var value: CGFloat?
}

/// A child's place in its container.
struct ChildGeometry {
  var origin: CGPoint
  var viewSize: ViewSize
  var measurement: Measurement?
}
