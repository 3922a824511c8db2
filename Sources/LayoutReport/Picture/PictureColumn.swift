internal import LayoutEngine
internal import ViewTree

/// A layout with its heading and its dimension lines, at its place in a picture.
struct PictureColumn {
  private let panel: PicturePanel
  /// What the layout leaves or takes too much, in lines below its heading.
  let captions: [(text: String, className: String)]
  private let rightLanes: [[DimensionLine]]
  private let lowerLanes: [[DimensionLine]]
  private(set) var elements: [SVGElement] = []
  /// What is known of each view of the layout: whether it has its name and size in it, and whether the question is there too.
  private(set) var labelled: [Int: (hasSize: Bool, hasQuestion: Bool)] = [:]
  private var placement = Placement()
  private var room = CGRect.zero
  /// The places of the views in the drawing, and of the leaves among them.
  private var frames: [CGRect?] = []
  private var leaves: [(view: Int, frame: CGRect)] = []

  /// How many lanes of dimension lines stand beside a layout and below it; the lengths of all that differ are in the legend.
  private static let (rightLimit, lowerLimit) = (1, 2)
  private static let labelSize = 11.0
  private static let lineHeight = 14.0
  /// Views that are seen smaller than this in the drawing have no label.
  private static let least = 9.0

  init(_ panel: PicturePanel, dimensions: [Axis: [DimensionLine]], captionLimit: Int) {
    self.panel = panel
    rightLanes = Array(DimensionLine.lanes(dimensions[.vertical] ?? []).prefix(Self.rightLimit))
    lowerLanes = Array(DimensionLine.lanes(dimensions[.horizontal] ?? []).prefix(Self.lowerLimit))
    var captions = panel.usages.map { usage in
      usage.overflow > 0
        ? ("\(usage.name) overflows by \(Wording.number(usage.overflow))", "red")
        : ("\(usage.name) leaves \(Wording.number(usage.unused)) unused", "soft")
    }
    // What overflows is told before what is left.
    captions = captions.filter { $0.1 == "red" } + captions.filter { $0.1 != "red" }
    if captions.count > captionLimit {
      captions = captions.prefix(captionLimit - 1) + [("and \(captions.count - captionLimit + 1) more", "soft")]
    }
    self.captions = captions.map { (text: $0.0, className: $0.1) }
  }

  /// The width of the dimension lines on the right.
  var rightWidth: Double { rightLanes.reduce(0) { $0 + DimensionLine.laneWidth($1) } }
  /// The height of the dimension lines below.
  var belowHeight: Double { Double(lowerLanes.count) * DimensionLine.laneHeight }

  /// Draws the layout with the labels for which there is room.
  ///
  /// - Parameters:
  ///   - head: The height of the heading.
  ///   - bounds: What is drawn, in the layout's coordinates.
  mutating func draw(
    at origin: CGPoint, head: Double, width: Double, bounds: CGRect, factor: CGFloat, prefix: String,
    series: [Int: String]
  ) {
    let corner = CGPoint(x: origin.x, y: origin.y + head)
    let scale = PictureScale(
      factor: factor, origin: CGPoint(x: corner.x - bounds.minX * factor, y: corner.y - bounds.minY * factor))
    let drawn = scale(bounds)
    room = drawn.insetBy(dx: -16, dy: -16)
    drawHeading(at: origin, width: width)
    drawLayout(scale, prefix: prefix, series: series)
    frames = panel.views.map { $0.visible.map { scale($0) } }
    leaves = panel.views.indices.filter { panel.views[$0].isLeaf }.compactMap { place in
      frames[place].map { (place, $0) }
    }
    for usage in panel.usages { label(usage, scale) }
    let order =
      panel.views.indices.filter { panel.views[$0].isLeaf } + panel.views.indices.filter { !panel.views[$0].isLeaf }
    for place in order { label(place) }
    drawDimensions(from: drawn)
  }

  private mutating func drawHeading(at origin: CGPoint, width: Double) {
    let proposal = panel.placed.proposal
    let sides = [proposal.width, proposal.height].map { $0.map { Wording.number(Double($0)) } ?? "nil" }
    let (title, text) = (panel.title.shortened(to: 24), "in \(sides.joined(separator: " × ")) pt")
    let fits = LabelWidth.of(title, size: 13, isBold: true) + LabelWidth.of(text, size: 11) <= width
    elements.append(
      .words([(title, "ink", 13, true)] + (fits ? [(text, "soft", 11, false)] : []), x: origin.x, y: origin.y + 12))
    for (place, caption) in captions.enumerated() {
      let text = caption.text.shortened(to: LabelWidth.columns(in: width, size: 11))
      elements.append(
        .text(text, x: origin.x, y: origin.y + 28 + Double(place) * 15, size: 11, in: caption.className))
    }
  }

  private mutating func drawLayout(_ scale: PictureScale, prefix: String, series: [Int: String]) {
    var empty: [CGRect] = []
    for strip in panel.usages.flatMap(\.empty) where !empty.contains(strip) { empty.append(strip) }
    elements += empty.map { .hatching(scale($0)) }
    var painter = PicturePainter(scale: scale, prefix: prefix, series: series)
    painter.paint(panel.painting)
    elements += painter.elements
    for view in panel.views {
      guard let visible = view.visible else { continue }
      elements.append(
        .rectangle(
          scale(visible), in: "line", strokeWidth: 0.8, dashes: view.isSpacer ? "2 3" : "none", opacity: 0.55))
    }
    elements.append(.rectangle(scale(panel.area), in: "line", strokeWidth: 1.2, dashes: "6 4"))
    for frame in overflowing {
      elements.append(.rectangle(scale(frame), in: "over", strokeWidth: 2.4, dashes: "7 3"))
    }
    let parts = Dictionary(grouping: panel.painting.painted, by: \.view)
    let own = Dictionary(panel.painting.outlines.map { ($0.view, $0.frame) }, uniquingKeysWith: { one, _ in one })
    for painted in panel.painting.painted {
      // A part of a control, as its switch, has no label over it; what is behind all of the control may.
      if let whole = own[painted.view], (parts[painted.view]?.count ?? 0) > 1,
        painted.frame.width * painted.frame.height < whole.width * whole.height / 2
      {
        placement.take(scale(painted.frame))
      }
      guard case .text(let lines) = painted.content else { continue }
      for line in lines {
        let place = CGRect(
          x: line.left, y: line.baseline - line.ascent * 0.85, width: line.width,
          height: line.ascent * 0.85 + line.descent)
        placement.take(scale(place))
      }
    }
  }

  /// What stands outside of the area, or is a region that takes more than it was offered.
  private var overflowing: [CGRect] {
    var frames = panel.usages.filter { $0.overflow > 0 }.map(\.frame)
    for view in panel.views where view.isLeaf {
      if let visible = view.visible, !panel.area.covers(visible), !frames.contains(visible) { frames.append(visible) }
    }
    return frames
  }

  private mutating func drawDimensions(from drawn: CGRect) {
    var across = drawn.maxX + 20
    for lane in rightLanes {
      for line in lane {
        var line = line
        line.start += drawn.minY
        line.end += drawn.minY
        elements += line.elements(at: across)
      }
      across += DimensionLine.laneWidth(lane)
    }
    across = drawn.maxY + 22
    for lane in lowerLanes {
      for line in lane {
        var line = line
        line.start += drawn.minX
        line.end += drawn.minX
        elements += line.elements(at: across)
      }
      across += DimensionLine.laneHeight
    }
  }
}

// MARK: - Labels

extension PictureColumn {
  /// Writes into the greatest empty rectangle of a region how much it leaves.
  private mutating func label(_ usage: PicturePanel.Usage, _ scale: PictureScale) {
    let empty = usage.empty.max { $0.width * $0.height < $1.width * $1.height }
    guard let frame = empty.map({ scale($0) }) else { return }
    let whole = "\(Wording.number(usage.unused)) unused"
    for text in [whole, Wording.number(usage.unused)] {
      let size = CGSize(width: LabelWidth.of(text, size: Self.labelSize) + 6, height: Self.lineHeight + 2)
      let places = Placement.inside(frame, size, margin: 1, centred: true)
      guard let place = placement.take(firstOf: places, inside: frame) else { continue }
      return draw([(text, false)], in: place)
    }
  }

  /// Writes the name and the size of a view into it, where there is room that is no other view's.
  private mutating func label(_ index: Int) {
    let view = panel.views[index]
    guard let frame = frames[index], frame.width >= Self.least, frame.height >= Self.least else { return }
    let obstacles = obstacles(of: index, frame)
    let name = view.name.shortened(to: 28)
    var options: [(lines: [String], hasQuestion: Bool)] = [
      ([name, view.size], false), (["\(name)  \(view.size)"], false),
    ]
    if view.question != nil { options = options.map { ($0.lines + [""], true) } + options }
    for (lines, hasQuestion) in options {
      let question = hasQuestion ? view : nil
      let widths =
        lines.enumerated().map { LabelWidth.of($1, size: Self.labelSize, isBold: $0 == 0 && lines.count > 1) }
        + [question.map(questionWidth) ?? 0]
      let size = CGSize(width: (widths.max() ?? 0) + 8, height: Double(lines.count) * Self.lineHeight + 4)
      let places = Placement.inside(frame, size, margin: 2, centred: view.isLeaf && !isBackdrop(index, frame))
      guard let place = placement.take(firstOf: places, inside: frame, avoiding: obstacles) else { continue }
      labelled[index] = (true, hasQuestion)
      draw(lines.enumerated().map { ($1, $0 == 0) }, in: place)
      if let question { drawQuestion(of: question, in: place) }
      return
    }
  }

  /// The views over which nothing may be written that is said of another: those that do not stand all behind it. What is said of a
  /// leaf may stand over a container, and not the other way round.
  private func obstacles(of index: Int, _ frame: CGRect) -> [CGRect] {
    let near = frame.insetBy(dx: -30, dy: -30)
    let isAlone = panel.views[index].isLeaf && !isBackdrop(index, frame)
    return frames.indices.compactMap { other in
      let isLeaf = panel.views[other].isLeaf
      guard other != index, let there = frames[other], !isAlone || isLeaf, there.intersects(near) else { return nil }
      // A leaf that fills a container is before it, and before another leaf it is said which comes first.
      let isInside = isLeaf && !panel.views[index].isLeaf && frame.covers(there)
      return there.covers(frame) && !isInside ? nil : there
    }
  }

  /// Whether a view is a leaf behind others, as a background is.
  private func isBackdrop(_ index: Int, _ frame: CGRect) -> Bool {
    panel.views[index].isLeaf
      && leaves.contains { $0.view != index && $0.frame != frame && frame.covers($0.frame) && $0.frame.width > 0 }
  }

  private func questionWidth(_ view: PicturePanel.View) -> Double {
    18 + LabelWidth.of("\(Wording.number(view.offer ?? 0)) offered", size: 10)
  }

  private mutating func draw(_ lines: [(text: String, isBold: Bool)], in place: CGRect) {
    elements.append(.rectangle(place, in: "paper", radius: 3, strokeWidth: 0, opacity: 0.84))
    for (number, line) in lines.enumerated() where !line.text.isEmpty {
      elements.append(
        .text(
          line.text, x: place.midX, y: place.minY + 12.5 + Double(number) * Self.lineHeight, anchor: "middle",
          size: Self.labelSize, isBold: line.isBold && lines.count > 1))
    }
  }

  /// Writes when a view was asked, in a disc, and what it was offered, into the last line of its label.
  private mutating func drawQuestion(of view: PicturePanel.View, in place: CGRect) {
    let left = place.midX - questionWidth(view) / 2
    let middle = place.maxY - Self.lineHeight / 2 - 2
    elements += [
      SVGElement("circle", ["class": "ink", "cx": left + 7, "cy": middle, "r": 6.5]),
      .text("\(view.asked ?? 0)", x: left + 7, y: middle + 3.2, anchor: "middle", size: 9, isBold: true, in: "paper"),
      .text("\(Wording.number(view.offer ?? 0)) offered", x: left + 18, y: middle + 3.6, size: 10, in: "soft"),
    ]
  }

  /// Gives numbers to the views that have no label, where there is room in them or beside them.
  mutating func number(_ numbers: [String: Int]) {
    for index in panel.views.indices where labelled[index] == nil {
      guard let number = numbers[panel.views[index].key], let frame = frames[index] else { continue }
      let size = CGSize(width: LabelWidth.of("\(number)", size: 9) + 6, height: 12)
      let places =
        Placement.inside(frame, size, margin: 1, centred: false).prefix(4).filter { frame.covers($0) }
        + Placement.beside(frame, size, gap: 2)
      guard let place = placement.take(firstOf: places, inside: room, avoiding: obstacles(of: index, frame)) else {
        continue
      }
      elements += [
        .rectangle(place, in: "tag", radius: 3, strokeWidth: 0.8),
        .text("\(number)", x: place.midX, y: place.midY + 3.2, anchor: "middle", size: 9),
      ]
    }
  }
}
