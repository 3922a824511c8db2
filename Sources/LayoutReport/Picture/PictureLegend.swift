internal import ViewTree

/// What is told of views below a picture, because there is no room for it in them, and what its marks mean.
struct PictureLegend {
  private struct Row {
    var number: Int
    var depth: Int
    var name: String
    var rest: String
  }

  /// The numbers of the views that are told of, by key.
  private(set) var numbers: [String: Int] = [:]
  private var rows: [Row] = []
  private var marks: [(mark: Mark, text: String)] = []
  private(set) var height = 0.0

  private enum Mark { case unused, overflow, question, area }
  private static let size = 11.0
  private static let rowHeight = 16.0
  /// How many views are told of.
  private static let limit = 200

  /// Tells of the views that are not fully told of in their layouts.
  init(_ columns: [PictureColumn], _ panels: [PicturePanel]) {
    var views: [(key: String, views: [PicturePanel.View?])] = []
    var places: [String: Int] = [:]
    var isTold: [String: Bool] = [:]
    for (place, panel) in panels.enumerated() {
      for (index, view) in panel.views.enumerated() {
        if places[view.key] == nil {
          places[view.key] = views.count
          views.append((view.key, panels.map { _ in nil }))
        }
        views[places[view.key] ?? 0].views[place] = view
        let label = columns[place].labelled[index]
        let isComplete = label.map { $0.hasQuestion || view.question == nil } ?? false
        isTold[view.key] = (isTold[view.key] ?? true) && isComplete
      }
    }
    let untold = views.filter { !(isTold[$0.key] ?? false) }
    for (key, both) in untold.prefix(Self.limit) {
      guard let view = both.compactMap({ $0 }).first else { continue }
      numbers[key] = rows.count + 1
      let rest = [Self.sizes(both, panels), both[0]?.question].compactMap { $0 }.joined(separator: "; ")
      rows.append(Row(number: rows.count + 1, depth: min(view.depth, 6), name: view.name, rest: rest))
    }
    if untold.count > Self.limit {
      rows.append(Row(number: 0, depth: 0, name: "and \(untold.count - Self.limit) more views", rest: ""))
    }
    marks.append((.area, "what was proposed"))
    if panels.contains(where: { $0.usages.contains { !$0.empty.isEmpty } }) { marks.append((.unused, "unused")) }
    if panels.contains(where: { $0.usages.contains { $0.overflow > 0 } }) { marks.append((.overflow, "overflow")) }
    if zip(columns, panels).contains(where: { column, _ in column.labelled.contains { $0.value.hasQuestion } }) {
      marks.append((.question, "asked first, second, … by its stack, with the offer"))
    }
  }

  /// A view's size; those of both layouts where they differ.
  private static func sizes(_ views: [PicturePanel.View?], _ panels: [PicturePanel]) -> String {
    let sizes = views.map { $0?.size }
    if let first = sizes[0], sizes.allSatisfy({ $0 == first }) { return first }
    return zip(panels, sizes).map { "\($0.title) \($1 ?? "–")" }.joined(separator: ", ")
  }

  /// The width of the longest row.
  private var longest: Double {
    rows.map { 36 + Double($0.depth) * 10 + LabelWidth.of("\($0.name) \($0.rest)", size: Self.size) }.max() ?? 0
  }

  /// The width in which many rows stand in columns, so that the legend is not much higher than a picture.
  var preferredWidth: Double { rows.count > 48 ? 3 * longest + 32 : rows.count > 16 ? 2 * longest + 16 : 0 }

  /// Draws the rows in as many columns as fit, and the marks below them; tells then how high both are.
  mutating func elements(left: Double, top: Double, width: Double) -> [SVGElement] {
    var elements: [SVGElement] = []
    let count = max(1, Int((width + 16) / (max(longest, 1) + 16)))
    let columnWidth = (width + 16) / Double(count) - 16
    let perColumn = (rows.count + count - 1) / max(1, count)
    for (index, row) in rows.enumerated() {
      let x = left + Double(index / max(1, perColumn)) * (columnWidth + 16)
      let y = top + Double(index % max(1, perColumn)) * Self.rowHeight + 11
      elements += draw(row, x: x, y: y, width: columnWidth)
    }
    height = Double(perColumn) * Self.rowHeight
    if !rows.isEmpty { height += 8 }
    var x = left
    for (mark, text) in marks {
      let length = 26 + LabelWidth.of(text, size: Self.size)
      if x > left, x + length > left + width {
        x = left
        height += Self.rowHeight
      }
      elements += draw(mark, text, x: x, y: top + height + 11)
      x += length + 14
    }
    height += Self.rowHeight
    return elements
  }

  private func draw(_ row: Row, x: Double, y: Double, width: Double) -> [SVGElement] {
    var elements: [SVGElement] = []
    if row.number > 0 {
      let tag = CGRect(x: x, y: y - 10, width: LabelWidth.of("\(row.number)", size: 9) + 6, height: 12)
      elements += [
        .rectangle(tag, in: "tag", radius: 3, strokeWidth: 0.8),
        .text("\(row.number)", x: tag.midX, y: tag.midY + 3.2, anchor: "middle", size: 9),
      ]
    }
    let indentation = 28 + Double(row.depth) * 10
    let columns = LabelWidth.columns(in: width - indentation, size: Self.size)
    let name = row.name.shortened(to: max(8, columns - row.rest.columns - 2))
    let used = indentation + LabelWidth.of(name, size: Self.size)
    let rest = row.rest.shortened(to: LabelWidth.columns(in: width - used - 8, size: Self.size))
    elements.append(
      .words([(name, "ink", Self.size, false), (rest, "soft", Self.size, false)], x: x + indentation, y: y))
    return elements
  }

  private func draw(_ mark: Mark, _ text: String, x: Double, y: Double) -> [SVGElement] {
    let box = CGRect(x: x, y: y - 10, width: 18, height: 12)
    let symbol: [SVGElement] =
      switch mark {
      case .unused: [.hatching(box), .rectangle(box, in: "line", strokeWidth: 0.8, opacity: 0.55)]
      case .overflow: [.rectangle(box, in: "over", strokeWidth: 2.4, dashes: "7 3")]
      case .area: [.rectangle(box, in: "line", strokeWidth: 1.2, dashes: "6 4")]
      case .question:
        [
          SVGElement("circle", ["class": "ink", "cx": box.midX, "cy": box.midY, "r": 6.5]),
          .text("1", x: box.midX, y: box.midY + 3.2, anchor: "middle", size: 9, isBold: true, in: "paper"),
        ]
      }
    return symbol + [.text(text, x: x + 24, y: y, size: Self.size, in: "soft")]
  }
}
