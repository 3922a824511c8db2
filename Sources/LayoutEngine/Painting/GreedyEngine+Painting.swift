package import ViewTree

extension GreedyEngine {
  /// What a layout shows, the hindmost first: a background before the view, what is in front after it, siblings by their `zIndex` and
  /// else in source order. What is clear or hidden is left out.
  ///
  ///     ZStack { Color.red; Text("Hi") }.background { Circle() }      // the circle, the colour, the text
  ///
  /// - Complexity: O(*n*) for *n* elements and characters, beside the depth of clips; no view is asked.
  package func painting(of placed: PlacedTree) -> Painting {
    DeepStack.run(depth: placed.tree.depth) {
      var painter = Painter(placed, metrics: options.textMetrics)
      painter.paint(placed.tree.root, in: Painter.Surroundings())
      painter.painting.outlines.sort { $0.view < $1.view }
      return painter.painting
    }
  }
}

/// Goes through a layout in the order in which it is painted.
private struct Painter {
  /// What the elements around one say of how it is drawn.
  struct Surroundings {
    var color: String?
    var opacity = 1.0
    var clips: [PaintedView.Clip] = []
    var effects: ProjectionTransform?
    var alignment = TextAlignment.leading
  }

  private let placed: PlacedTree
  private let tree: IndexedTree
  private let metrics: any TextMetrics
  /// What is said of how each element is drawn, the innermost first.
  private let traits: [Int: [DrawingTrait]]
  var painting = Painting()

  init(_ placed: PlacedTree, metrics: any TextMetrics) {
    self.placed = placed
    tree = placed.tree
    self.metrics = metrics
    traits = Dictionary(grouping: tree.drawing, by: \.element).mapValues { $0.map(\.trait) }
  }

  /// Paints an element and what is inside it; nothing where it was not placed, as the candidates of a ViewThatFits that were not chosen.
  mutating func paint(_ element: Int, in surroundings: Surroundings) {
    guard let frame = placed.elementFrames[element] else { return }
    outline(element, frame, in: surroundings)
    var inside = surroundings
    for trait in (traits[element] ?? []).reversed() { inside.add(trait, frame: frame) }
    switch tree.elements[element].kind {
    case .filler, .circle, .image, .responses, .text: paintLeaf(element, frame, in: inside)
    case .background:
      let children = tree.elements[element].children
      for child in children.dropFirst() + children.prefix(1) { paint(child, in: inside) }
    case .scrollView:
      inside.clips.append(PaintedView.Clip(shape: .rectangle, frame: frame, effects: inside.effects))
      paintContent(of: element, in: inside)
    case .passing(let modifier):
      if let effect = modifier.parameters as? DrawingEffect {
        let own = effect.transform(ofSize: frame.size, isRightToLeft: tree.elements[element].isRightToLeft)
          .about(frame.origin)
        inside.effects = inside.effects.map { own.concatenating($0) } ?? own
      }
      paintContent(of: element, in: inside)
    case .overlay, .border, .safeAreaInset:
      for child in tree.elements[element].children { paint(child, in: inside) }
    default: paintContent(of: element, in: inside)
    }
  }

  /// Notes the place of the views that an element is.
  private mutating func outline(_ element: Int, _ frame: CGRect, in surroundings: Surroundings) {
    var next: Int? = tree.elements[element].view
    while let view = next, tree.views[view].element == element {
      if tree.views[view].isWritten {
        let visible = surroundings.clips.reduce(Optional(frame)) { seen, clip in
          guard let seen, seen.intersects(clip.frame) else { return nil }
          return seen.intersection(clip.frame)
        }
        painting.outlines.append(Painting.Outline(view: view, frame: frame, visible: visible))
      }
      next = tree.views[view].parent
    }
  }

  /// Paints the views in a container, those with a greater `zIndex` later.
  private mutating func paintContent(of element: Int, in surroundings: Surroundings) {
    let children = tree.elements[element].children
    let indices = children.map { zIndex(of: $0) }
    let order = children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }
    for place in order { paint(children[place], in: surroundings) }
  }

  /// The `zIndex` of a container's child: the outermost one of the view's modifiers; 0 without one.
  private func zIndex(of child: Int) -> Double {
    var next: Int? = child
    let view = tree.elements[child].view
    while let element = next, tree.elements[element].view == view {
      for case .zIndex(let index) in (traits[element] ?? []).reversed() { return index }
      next = tree.elements[element].firstChild
    }
    return 0
  }

  private mutating func paintLeaf(_ element: Int, _ frame: CGRect, in surroundings: Surroundings) {
    guard surroundings.opacity > 0 else { return }
    var color = surroundings.color
    var content = PaintedView.Content.unknown
    switch tree.elements[element].kind {
    case .image: content = .image
    case .text(let text, let format):
      var measurement = TextMeasurement(
        text: text, format: format, scale: tree.displayScale, metrics: metrics)
      let isMirrored = tree.elements[element].mirroringContainer != nil
      content = .text(measurement.paintedLines(in: frame, surroundings.alignment, isRightToLeft: isMirrored))
    default:
      for trait in traits[element] ?? [] {
        switch trait {
        case .shape(let shape): content = .shape(shape)
        case .border(let own, let width):
          content = .border(width: width)
          color = own ?? color
        default: break
        }
      }
    }
    guard color != "clear" else { return }
    painting.painted.append(
      PaintedView(
        view: tree.writtenView(around: tree.elements[element].view), content: content, frame: frame, color: color,
        opacity: surroundings.opacity, clips: surroundings.clips, effects: surroundings.effects))
  }
}

extension Painter.Surroundings {
  /// Adds what an element with a frame says of what is inside it.
  fileprivate mutating func add(_ trait: DrawingTrait, frame: CGRect) {
    switch trait {
    case .foreground(let color): self.color = color
    case .opacity(let opacity): self.opacity *= opacity
    case .clip(let shape): clips.append(PaintedView.Clip(shape: shape, frame: frame, effects: effects))
    case .textAlignment(let alignment): self.alignment = alignment
    case .shape, .border, .zIndex: break
    }
  }
}
