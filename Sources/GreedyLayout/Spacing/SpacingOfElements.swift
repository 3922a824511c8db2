internal import ViewTree

/// The spacing preference of each kind of element (8.2, 8.5, 8.6).
extension LayoutRun {
  /// An element's preference, found once in a layout.
  func spacing(of element: Int) -> SpacingPreference {
    if let known = spacings[element] { return known }
    let preference = makeSpacing(of: element)
    // What shows a candidate prefers what that does, and may show another later.
    if !layers[element].holdsCandidates { spacings[element] = preference }
    return preference
  }

  private func makeSpacing(of element: Int) -> SpacingPreference {
    let children = tree.elements[element].children
    switch tree.elements[element].kind {
    case .filler, .circle, .image, .responses, .geometryReader, .position, .scrollView, .lazyGrid, .safeAreaInset:
      return .standard
    case .spacer(_, let axis):
      return axis.map { SpacingPreference(uncategorised: $0 == .horizontal ? .horizontal : .vertical) } ?? .zero
    case .stack(let stack):
      return stackSpacing(children, along: stack.axis)
    case .text(let string, let format):
      return withText(element, string, format) { $0.spacing() }
    case .zStack:
      var preference = union(of: children)
      preference.keepNone(onlyIfIn: children.map { spacing(of: $0) })
      return preference
    case .inspect:
      return union(of: children)
    case .grid(let grid):
      return gridSpacing(grid, children)
    case .customLayout(let custom):
      return customSpacing(element, custom)
    case .viewThatFits:
      return shownCandidate(of: element).map { spacing(of: $0) } ?? .zero
    case .fixedFrame(let frame):
      return framed(children[0], resetting: Axis.allCases.filter { frame[$0] != nil })
    case .flexibleFrame(let frame):
      return framed(children[0], resetting: Axis.allCases.filter { !frame[$0].isEmpty })
    case .padding(let insets):
      var preference = spacing(of: children[0])
      preference.reset(Edge.allCases.filter { insets[$0] != 0 }.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) })
      return preference
    default:
      return spacing(of: children[0])
    }
  }

  /// Minor edges from all children, each major edge from the child that stands there (8.6).
  private func stackSpacing(_ children: [Int], along axis: Axis) -> SpacingPreference {
    guard let first = children.first, let last = children.last else { return .zero }
    var preference = SpacingPreference([:])
    for child in children {
      preference.formUnion(spacing(of: child), on: axis == .horizontal ? .vertical : .horizontal)
    }
    preference.formUnion(spacing(of: first), on: axis == .horizontal ? .leading : .top)
    preference.formUnion(spacing(of: last), on: axis == .horizontal ? .trailing : .bottom)
    return preference
  }

  /// All edges of all children (6.6, 8.6).
  private func union(of children: [Int]) -> SpacingPreference {
    guard let first = children.first else { return .zero }
    return children.dropFirst().reduce(into: spacing(of: first)) { $0.formUnion(spacing(of: $1)) }
  }

  /// A frame stands for itself on the axes it constrains, unless it holds a spacer directly (8.5).
  private func framed(_ content: Int, resetting axes: [Axis]) -> SpacingPreference {
    var preference = spacing(of: content)
    if case .spacer = tree.elements[content].kind { return preference }
    for axis in axes { preference.reset(axis == .horizontal ? .horizontal : .vertical) }
    return preference
  }
}
