internal import LayoutEngine
internal import ViewTree

/// One layout, or two of the same views at one scale, as a drawing.
///
/// Names and sizes stand in the views where there is room for them; views without it have numbers, which are told below. Two layouts
/// stand side by side, or one below the other where they are more than twice as wide as high, so that the lengths that differ can be
/// seen beside each other.
struct Picture {
  private let name: String
  private let panels: [PicturePanel]
  /// The rectangle around everything in all layouts.
  private let bounds: CGRect
  private let isStacked: Bool
  private let factor: CGFloat

  /// How wide a drawing is: at 375 points its labels are then 8.6 points high, which can be read.
  private static let width = 480.0
  private static let margin = 10.0
  /// The room around a layout in which numbers may stand.
  private static let rim = 14.0
  private static let gap = 16.0
  private static let captionLimit = 3

  /// Prepares a drawing; `name` is the document's.
  init(name: String, _ panels: [PicturePanel]) {
    self.name = name
    self.panels = panels
    let around = panels.dropFirst().reduce(panels[0].bounds) { $0.union($1.bounds) }
    bounds = around
    isStacked = panels.count > 1 && around.width > 1.4 * around.height
    // Where heights differ there is room beside each layout for a lane of dimension lines.
    let aside = Self.rim + (Self.differ(panels, along: .vertical) ? 48 : 0)
    let columns = isStacked ? 1 : Double(panels.count)
    let most = CGSize(
      width: (Self.width - 2 * Self.margin - Self.rim - (columns - 1) * Self.gap) / columns - aside,
      height: isStacked ? 240 : 440)
    let fitting = min(most.width / max(around.width, 1), most.height / max(around.height, 1))
    factor = min(fitting, 4)
  }

  /// Whether a view has another length in each of two layouts.
  private static func differ(_ panels: [PicturePanel], along axis: Axis) -> Bool {
    guard panels.count == 2 else { return false }
    let other = Dictionary(panels[1].views.map { ($0.key, $0.frame.size[axis]) }, uniquingKeysWith: { one, _ in one })
    return panels[0].views.contains { view in other[view.key].map { abs($0 - view.frame.size[axis]) > 0.05 } ?? false }
  }

  /// The drawing as an SVG document.
  var svg: String {
    var columns = panels.indices.map { place in
      PictureColumn(panels[place], dimensions: dimensions(of: place), captionLimit: Self.captionLimit)
    }
    let captions = columns.map(\.captions.count).max() ?? 0
    // A view that was proposed ∞ may be endless: nothing is drawn of it.
    let size =
      bounds.width.isFinite && bounds.height.isFinite
      ? CGSize(width: bounds.width * factor, height: bounds.height * factor) : .zero
    let width = max(size.width, 120)
    let right = columns.map(\.rightWidth).max() ?? 0
    let below = columns.map(\.belowHeight).max() ?? 0
    let head = 22 + Double(captions) * 15 + Self.rim
    let count = Double(panels.count)
    let beside = isStacked ? 1 : count
    // Narrow layouts have the whole width for their headings.
    let column = CGSize(
      width: max(
        size.width + Self.rim + right, width,
        (Self.width - 2 * Self.margin - Self.rim - (beside - 1) * Self.gap) / beside),
      height: head + size.height + Self.rim + below)
    let drawn =
      2 * Self.margin + Self.rim + (isStacked ? column.width : count * column.width + (count - 1) * Self.gap)
    let top = Self.margin + 24
    for place in columns.indices {
      let shift = Double(place)
      columns[place].draw(
        at: CGPoint(
          x: Self.margin + Self.rim + (isStacked ? 0 : shift * (column.width + Self.gap)),
          y: top + (isStacked ? shift * (column.height + Self.gap) : 0)),
        head: head, width: column.width - Self.rim, bounds: bounds, factor: factor,
        prefix: "\(name.asIdentifier)-clip\(place)",
        series: series(in: panels[place]))
    }
    var legend = PictureLegend(columns, panels)
    for place in columns.indices { columns[place].number(legend.numbers) }
    let bottom = top + (isStacked ? count * column.height + (count - 1) * Self.gap : column.height)
    let total = max(drawn, Self.width)
    let rows = legend.elements(left: Self.margin, top: bottom + 14, width: total - 2 * Self.margin)
    let title = Wording.name(name).shortened(to: LabelWidth.columns(in: total - 2 * Self.margin, size: 15))
    let elements =
      [SVGElement.text(title, x: Self.margin, y: Self.margin + 10, size: 15, isBold: true)]
      + columns.flatMap(\.elements) + rows
    let drawing = SVGElement(
      pictureOf: "\(name.printable()): \(panels.map(\.title).joinedInWords)", width: total,
      height: bottom + 14 + legend.height + Self.margin, elements)
    return drawing.text + "\n"
  }

  /// The classes of the shapes without a colour of their own, by view: the same in all layouts.
  private func series(in panel: PicturePanel) -> [Int: String] {
    var keys: [String: Int] = [:]
    var classes: [Int: String] = [:]
    for other in panels {
      let tree = other.placed.tree
      var plain: [Int] = []
      for painted in other.painting.painted where painted.color == nil {
        if case .shape = painted.content { plain.append(painted.view) }
      }
      for view in plain.sorted() where keys[tree.key(ofView: view)] == nil {
        keys[tree.key(ofView: view)] = keys.count
      }
    }
    for painted in panel.painting.painted {
      guard let place = keys[panel.placed.tree.key(ofView: painted.view)] else { continue }
      classes[painted.view] = ViewColor.className(ofSeries: place)
    }
    return classes
  }

  /// The lengths of a layout that are others in the other one, each once.
  private func dimensions(of place: Int) -> [Axis: [DimensionLine]] {
    guard panels.count == 2 else { return [:] }
    let other = Dictionary(panels[1 - place].views.map { ($0.key, $0.frame.size) }, uniquingKeysWith: { one, _ in one })
    var lines: [Axis: [DimensionLine]] = [:]
    for axis in [Axis.horizontal, .vertical] {
      var found: [DimensionLine] = []
      for view in panels[place].views {
        guard let visible = view.visible, let otherSize = other[view.key] else { continue }
        let length = view.frame.size[axis]
        guard abs(length - otherSize[axis]) > 0.05, visible.size[axis] > 0 else { continue }
        let start = axis == .horizontal ? visible.minX - bounds.minX : visible.minY - bounds.minY
        let line = DimensionLine(
          axis: axis, start: start * factor, end: (start + visible.size[axis]) * factor, label: Wording.number(length))
        let isKnown = found.contains {
          abs($0.start - line.start) < 0.5 && abs($0.end - line.end) < 0.5 && $0.label == line.label
        }
        // An arrow needs some length, so that it can be seen which view it belongs to.
        if !isKnown, line.end - line.start >= 12 { found.append(line) }
      }
      lines[axis] = found.enumerated().sorted { one, two in
        (one.element.end - one.element.start, one.offset) < (two.element.end - two.element.start, two.offset)
      }.map(\.element)
    }
    return lines
  }
}
