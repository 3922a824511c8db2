internal import ViewTree

/// What is told of views below a picture, because there is no room for it in them, and what its marks mean.
struct PictureLegend {
  private struct Row {
    var number: Int
    var depth: Int
    var name: String
    var size: String
    var question: String

    /// A line of a row: what is said of a view goes on below its name where it has no room beside it.
    struct Line {
      var name = ""
      var rest = ""
    }

    var indentation: Double { 28 + Double(depth) * 10 }

    /// The row in lines of a width: `first-name 130 × 42; asked second, offered 167`, or in two or three.
    func lines(in width: Double) -> [Line] {
      let columns = LabelWidth.columns(in: width - indentation - 12, size: PictureLegend.size)
      let parts = [size, question].filter { !$0.isEmpty }
      let whole = parts.joined(separator: "; ")
      if name.columns + whole.columns + 1 <= columns { return [Line(name: name, rest: whole)] }
      let isFirst = parts.first.map { name.columns + $0.columns + 1 <= columns } ?? true
      let below = isFirst ? parts.dropFirst() : parts[...]
      return [Line(name: name.shortened(to: columns), rest: isFirst ? parts.first ?? "" : "")]
        + below.map { Line(rest: $0.shortened(to: columns)) }
    }
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
      rows.append(
        Row(
          number: rows.count + 1, depth: min(view.depth, 6), name: view.name, size: Self.sizes(both, panels),
          question: both[0]?.question ?? ""))
    }
    if untold.count > Self.limit {
      rows.append(Row(number: 0, depth: 0, name: "and \(untold.count - Self.limit) more views", size: "", question: ""))
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

  /// Draws the rows, in two columns if all of them are short, and the marks below them; tells then how high both are.
  mutating func elements(left: Double, top: Double, width: Double) -> [SVGElement] {
    var elements: [SVGElement] = []
    let half = (width - 16) / 2
    let isDouble = rows.count > 1 && rows.allSatisfy { $0.lines(in: half).count == 1 }
    let columnWidth = isDouble ? half : width
    let perColumn = isDouble ? (rows.count + 1) / 2 : max(rows.count, 1)
    for start in stride(from: 0, to: rows.count, by: perColumn) {
      let x = left + Double(start / perColumn) * (columnWidth + 16)
      var y = top + 11
      for row in rows[start..<min(start + perColumn, rows.count)] {
        let lines = row.lines(in: columnWidth)
        elements += draw(row, lines, x: x, y: y)
        y += Double(lines.count) * Self.rowHeight
      }
      height = max(height, y - top - 11)
    }
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

  private func draw(_ row: Row, _ lines: [Row.Line], x: Double, y: Double) -> [SVGElement] {
    var elements: [SVGElement] = []
    if row.number > 0 {
      let tag = CGRect(x: x, y: y - 10, width: LabelWidth.of("\(row.number)", size: 9) + 6, height: 12)
      elements += [
        .rectangle(tag, in: "tag", radius: 3, strokeWidth: 0.8),
        .text("\(row.number)", x: tag.midX, y: tag.midY + 3.2, anchor: "middle", size: 9),
      ]
    }
    for (number, line) in lines.enumerated() {
      elements.append(
        .words(
          [(line.name, "ink", Self.size, false), (line.rest, "soft", Self.size, false)],
          x: x + row.indentation + (number > 0 ? 10 : 0), y: y + Double(number) * Self.rowHeight))
    }
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
